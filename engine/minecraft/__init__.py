"""Minecraft: Builders & Biomes (rules.md)."""
