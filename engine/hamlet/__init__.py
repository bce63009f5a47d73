"""Hamlet (rules/hamlet.md): a village grows tile by tile round an unfinished church; all may use it, points are one's own."""
