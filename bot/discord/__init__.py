"""Discord: the rooms in servers and private chats (discord.py, no privileged intents).

service: everything while the program runs. front: public posts, by any process. listener: what people do, heard by one
process at a time. answers: the private answers. commands: the slash commands. pages: a post as Discord's messages.
"""

from bot.discord.service import running

__all__ = ["running"]
