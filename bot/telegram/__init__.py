"""Telegram: thin, as every platform; the rooms decide, this package translates.

running: the whole of it. listening: updates come in. reception: what each means. asked: who asks, where.
answers: how one person is answered. front: what everybody sees. line: calls and their errors.
markup, keyboard: how it looks. ephemeral: messages for one. acquaintances: who can be written to.
commands: what Telegram offers to type. rights: who may do what. elsewhere: buttons in private that are about a group.
"""

from bot.telegram.running import running as running
