"""Cóatl (rules.md): heads, bodies and tails become feathered serpents whose colours fulfil Prophecies."""
