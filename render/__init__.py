"""Pictures and words of a game's view; knows no chat and no Redis."""
