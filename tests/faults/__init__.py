"""What can go wrong goes wrong, again and again, while people play; then it is looked at what was lost or doubled.

`make faults` or `python -m tests.faults --help`. docs/faults.md has the table.
"""
