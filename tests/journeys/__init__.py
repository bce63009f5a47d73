"""Whole evenings of play as people would spend them: the real program and server, and on the web a real browser."""
