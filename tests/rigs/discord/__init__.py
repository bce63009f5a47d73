"""A Discord of our own on the wire, HTTP and gateway, for the real discord.py. world: what stands in it. server: it."""
