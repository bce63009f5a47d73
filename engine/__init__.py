"""Pure rules of the games: no chat, no pictures, no clock, no input or output."""
