"""Answers of which half is missing: the line is cut in their middle, or something on the way swallows the rest."""

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


def swallowed(answer: web.Response) -> web.Response:
    """An answer that is whole as far as its head tells, and half as to its meaning."""
    body = answer.body
    assert isinstance(body, bytes)
    headers = {"Content-Type": answer.headers["Content-Type"]}
    return web.Response(status=answer.status, headers=headers, body=body[: len(body) // 2])
