"""Proofs of the rules and of what all games share."""
