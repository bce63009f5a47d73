"""Hamlet (rules.md): a village grows tile by tile round a church; it serves all, points are one's own."""
