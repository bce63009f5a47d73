"""Thousands of games at once on the simulated platforms: what the bot carries, and where its time goes."""
