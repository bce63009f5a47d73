"""Discord's own description of its API (OpenAPI), to check what the bot sends and what the rig answers."""

import json
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any, Final

from jsonschema import Draft202012Validator

SPEC: Final = Path(__file__).parents[3].parent / "shared" / "specs" / "discord-openapi.json"
WHY_NOT: Final = (
    "Discord's OpenAPI description isn't beside the project; payloads are only checked by the rig's own rules"
)


@cache
def _spec() -> Any:
    return json.loads(SPEC.read_text()) if SPEC.exists() else {"paths": {}, "components": {}}


@cache
def _patterns() -> tuple[tuple[re.Pattern[str], str], ...]:
    """The paths, those with fewer variables first."""
    paths = sorted(_spec()["paths"], key=lambda path: path.count("{"))
    return tuple((re.compile(re.sub(r"\{\w+\}", "[^/]+", path)), path) for path in paths)


@cache
def _validator(path: str, method: str) -> Draft202012Validator | None:
    body = _spec()["paths"][path].get(method.lower(), {}).get("requestBody")
    if body is None:
        return None
    return Draft202012Validator({**body["content"]["application/json"]["schema"], "components": _spec()["components"]})


def wrong(method: str, path: str, payload: Any) -> list[str]:
    """What Discord's description says against this request; nothing where the description isn't there."""
    if not SPEC.exists():
        return []
    found = next((template for pattern, template in _patterns() if pattern.fullmatch(path)), None)
    if found is None:
        return [f"no such path: {path}"]
    validator = _validator(found, method)
    if validator is None:
        return [] if payload is None else [f"{method} {found} takes no body"]
    return [text for error in validator.iter_errors(_with_text_ids(payload)) for text in _told(error)]


def _told(error: Any) -> Iterator[str]:
    """An error and, of alternatives that all fail, the innermost ones."""
    if not error.context:
        yield f"{'/'.join(map(str, error.absolute_path))}: {error.message[:200]}"
    for inner in error.context:
        yield from _told(inner)


def _with_text_ids(payload: Any, name: str = "") -> Any:
    """discord.py writes some ids of attachments and of people as numbers; the description wants text."""
    if isinstance(payload, dict):
        ids = ("id",) if name == "attachments" else ("recipient_id",)
        numbered = payload | {one: str(payload[one]) for one in ids if one in payload}
        return {key: _with_text_ids(value, key) for key, value in numbered.items()}
    if isinstance(payload, list):
        return [str(one) if name == "users" else _with_text_ids(one, name) for one in payload]
    return payload
