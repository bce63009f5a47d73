"""Whole games on every platform, from the first command to the last post: `python -m tests.whole`."""
