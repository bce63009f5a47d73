"""How messages read in Discord's app, and what happened in a channel as its people would tell it."""

import re
from collections.abc import Mapping
from datetime import UTC, datetime
from typing import Any, Final

from render.words import bare

Payload = dict[str, Any]

BUTTON: Final = 2
MARKUP: Final = re.compile(r"\\(.)|\*\*|`|<@(\d+)>|<#(\d+)>|<t:(\d+):([fR])>", re.DOTALL)


def read(content: str, names: Mapping[int, str]) -> str:
    """A message's text as it reads, without markup and marks of direction."""

    def plain(found: re.Match[str]) -> str:
        literal, person, channel, at, style = found.groups()
        if at:
            return _time(int(at), style)
        return literal or (f"@{names[int(person)]}" if person else f"#{names[int(channel)]}" if channel else "")

    return bare(MARKUP.sub(plain, content)).replace("\u2067", "")


def _time(at: int, style: str) -> str:
    """As the app of somebody in London shows it; how long it is until then (R) depends on when one looks."""
    return "in …" if style == "R" else f"{datetime.fromtimestamp(at, UTC):%d %B %Y %H:%M}"


def controls(components: list[Payload]) -> list[tuple[str, Payload, str]]:
    """What can be pressed or chosen: how it reads, the control, and the value where it is a choice."""
    found: list[tuple[str, Payload, str]] = []
    for control in [one for row in components for one in row["components"] if not one.get("disabled")]:
        if control["type"] == BUTTON:
            found.append((bare(control["label"]), control, ""))
        else:
            found += [(bare(option["label"]), control, option["value"]) for option in control["options"]]
    return found


def shown(content: str, attachments: list[Payload], components: list[Payload], names: Mapping[int, str]) -> str:
    """A whole message in lines: text, pictures by their alt texts, files by their names, a line for each row."""
    rows = [" ".join(map(_control, row["components"])) for row in components]
    files = [f"⟦{bare(one['description'] or one['filename'])}⟧" for one in attachments]
    return "\n".join([*filter(None, [read(content, names)]), *files, *rows])


def _control(control: Payload) -> str:
    if control["type"] == BUTTON:
        grey = " (grey)" if control.get("disabled") else ""
        return f"[{bare(control['label'])}{grey}]"
    return f"<{bare(control['placeholder'])}: {' | '.join(bare(one['label']) for one in control['options'])}>"
