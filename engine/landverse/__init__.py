"""Landverse (rules.md): each player fills a map of their own; the largest land and the largest sea score."""
