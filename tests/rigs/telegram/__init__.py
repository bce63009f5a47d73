"""A simulated Telegram: its Bot API on the wire, and the people, groups and messages behind it."""
