"""An answer that breaks off in its middle, as when a line is cut."""

from aiohttp import web


async def broken_off(request: web.Request, answer: web.Response) -> web.StreamResponse:
    """Send the head of an answer and half of its body, then end the connection."""
    body = answer.body
    assert isinstance(body, bytes)
    begun = web.StreamResponse(status=answer.status, headers=answer.headers)
    begun.content_length = len(body)
    await begun.prepare(request)
    await begun.write(body[: len(body) // 2])
    if request.transport:
        request.transport.close()
    return begun
