"""What no app would send: forged, oversized and malformed presses, lines, updates and messages, by the thousand."""
