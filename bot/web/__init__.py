"""The local web page: rooms in a browser, without any chat platform."""
