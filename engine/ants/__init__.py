"""Ants and Ant Colony: a duel of cards, each player building a colony of one colour in order (rules.md)."""
