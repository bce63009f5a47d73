"""What is chosen by name: typed as `name=value`, or in a panel that leads from the names to their values."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any, Final, TypeAlias

from bot.post import Button, Choice, Row, Select
from bot.press import Act, Action, write
from bot.rooms.desk import Answer, short
from bot.vocabulary import latin
from render.words import Words

OVERVIEW: Final = "all"
"""Said for the panel with all names."""

EXAMPLES: Final = 4
"""Values that are named to somebody who typed another one."""

Read: TypeAlias = Callable[[str], str | int | None]
"""What was typed as it is kept, None for what can't be meant."""


@dataclass(frozen=True, slots=True)
class Setting:
    """Something that can be chosen.

    field: where it is kept. show: what is kept, for people. offered: what a panel offers, as typed.
    """

    field: str
    read: Read
    show: Callable[[Any, Words], str]
    offered: tuple[str, ...]


Settings: TypeAlias = Mapping[str, Setting]
"""By the names that are typed."""


class NotASetting(Exception):
    """`pair` names no setting, or no value that it can have. name: the setting that it does name, "" for none."""

    def __init__(self, pair: str, name: str = "") -> None:
        super().__init__(pair)
        self.pair, self.name = pair, name


def read(settings: Settings, line: str, alone: str = "") -> dict[str, str | int]:
    """A typed line of `name=value` pairs, by the fields they are kept in. Raises NotASetting.

    alone: the setting that a value without a name is for.
    """
    found: dict[str, str | int] = {}
    for pair in line.split():
        name, equals, value = pair.partition("=")
        name, value = (name, value) if equals else (alone, name)
        setting = settings.get(latin(name).lower())
        kept = setting.read(latin(value)) if setting else None
        if setting is None or kept is None:
            raise NotASetting(pair, latin(name).lower() if setting and equals and value else "")
        found[setting.field] = kept
    return found


def refusal(settings: Settings, wrong: NotASetting, otherwise: str, say: Words) -> Answer:
    """What is wrong: the value, with some that are possible; or (the message `otherwise`) the whole."""
    if not wrong.name:
        return Answer(otherwise, text=short(wrong.pair))
    values = say.list([f"`{text}`" for text in settings[wrong.name].offered[:EXAMPLES]])
    return Answer("error-setting-value", text=short(wrong.pair.partition("=")[2]), name=wrong.name, values=values)


def typed(settings: Settings) -> tuple[str, ...]:
    """Every setting with every value that is offered, as it is typed."""
    return tuple(f"{name}={text}" for name, setting in settings.items() for text in setting.offered)


def rows(settings: Settings, kept: Mapping[str, Any], action: Action, say: Words, opened: str = "") -> tuple[Row, ...]:
    """A button for each setting, named by the message `<action>-<name>`; or the values of the one that is opened.

    kept: what is chosen now, by field.
    """
    if opened in settings:
        back = Button(say.say("button-back"), write(Act("", action, OVERVIEW)))
        return (_values(settings[opened], kept, action, opened, say), (back,))
    return (tuple(Button(say.say(f"{action}-{name}"), write(Act("", action, name))) for name in settings),)


def _values(setting: Setting, kept: Mapping[str, Any], action: Action, name: str, say: Words) -> Select:
    values = {text: setting.read(text) for text in setting.offered}
    return Select(
        say.say(f"{action}-{name}"),
        tuple(
            Choice(
                setting.show(value, say),
                write(Act("", action, f"{name}={text}")),
                chosen=value == kept[setting.field],
            )
            for text, value in values.items()
        ),
    )
