"""Names of cards in words."""

from engine.ants.data import ONE_EYED, RANK, Card, Rank
from render.words import Words


def rank_name(words: Words, rank: Rank) -> str:
    """`7` or `queen`."""
    return words.plain("ants-rank", rank=rank, n=int(rank) if rank.isdecimal() else 0)


def card_name(words: Words, card: Card) -> str:
    """`7 of hearts`; a jack's eyes are told."""
    rank = RANK[card]
    eyes = "one-eyed" if card in ONE_EYED.values() else "two-eyed"
    name = words.plain("ants-jack", eyes=eyes) if rank == "j" else rank_name(words, rank)
    return words.plain("ants-card", rank=name, suit=card[-1])
