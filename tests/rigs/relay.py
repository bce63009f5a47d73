"""A line to the server that breaks on purpose: commands arrive, one answer doesn't come back."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager


@asynccontextmanager
async def relay(url: str, lost: bytes, times: int = 1) -> AsyncIterator[str]:
    """The URL of a relay to the server at the unix socket `url`; answers to commands that contain `lost` are dropped.

    The connection is dropped with each of them, so many times; then all answers come through.
    """
    left = times

    async def carry(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        nonlocal left
        server_reader, server_writer = await asyncio.open_unix_connection(url.removeprefix("unix://"))
        while command := await reader.read(65536):
            server_writer.write(command)
            answer = await server_reader.read(65536)
            if lost in command and left:
                left -= 1
                break
            writer.write(answer)
        server_writer.close()
        writer.close()

    async with await asyncio.start_server(carry, "127.0.0.1", 0) as listening:
        yield f"redis://127.0.0.1:{listening.sockets[0].getsockname()[1]}"
