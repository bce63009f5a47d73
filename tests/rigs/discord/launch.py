"""`python -m tests.rigs.discord.launch URL`: the real program with the real discord.py, which finds Discord at URL."""

import sys

from yarl import URL

from bot.__main__ import main
from discord.gateway import DiscordWebSocket
from discord.http import Route
from tests.rigs.discord.server import API


def redirect(url: str) -> None:
    """Where discord.py of this process looks for Discord."""
    Route.BASE = f"{url}{API}"
    DiscordWebSocket.DEFAULT_GATEWAY = URL(f"{url.replace('http', 'ws')}/gateway")


if __name__ == "__main__":
    redirect(sys.argv[1])
    sys.exit(main())
