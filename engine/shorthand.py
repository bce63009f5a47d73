"""A short way to type a chain of decisions: `land b4` for `land b`, then `b4`."""

import re
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property

WORD = re.compile(r"(?<![<=\w-])[a-z]{2,}(?:-[a-z]+)*(?![\w-])")
"""A word of the notation within a pattern, `mill-pond` too; names of groups stand behind `<` or `=`."""
SLOT = re.compile(r"\{(\w+)(?::([^}]+))?\}")


@dataclass(frozen=True)
class Shorthand:
    """One row of a game's table.

    short: the short form with its named parts and what each may be: `{tile:land|sea} {column:[a-f]}{row:[1-6]}`.
    chain: the notations it stands for, made of the same parts: `("{tile} {column}", "{column}{row}")`.
    """

    short: str
    chain: tuple[str, ...]

    def write(self, chain: tuple[str, ...]) -> str | None:
        """The short form of these notations, or None where this row isn't about them."""
        found = self._written.fullmatch(" ".join(chain)) if len(chain) == len(self.chain) else None
        return SLOT.sub(lambda slot: str(found[slot[1]]), self.short) if found else None

    def typed(self, words: Mapping[str, str]) -> re.Pattern[str]:
        """What a folded line may look like; `words` are the folded local forms of the notation's words.

        A hyphen between parts may be missing: in other languages a space stands there (notation.translate).
        """
        pattern = self._pattern(self.short.replace(" ", "").replace("}-{", "}-?{"))
        return re.compile(WORD.sub(lambda word: _either(word[0], words.get(word[0])), pattern))

    def expand(self, parts: Mapping[str, str]) -> tuple[str, ...]:
        """The notations for the parts found in a typed short form."""
        return tuple(notation.format_map(parts) for notation in self.chain)

    @cached_property
    def _written(self) -> re.Pattern[str]:
        return re.compile(self._pattern(" ".join(self.chain)))

    def _pattern(self, text: str) -> str:
        """`text` as a regular expression in which each named part is captured once and repeated after."""
        parts = dict(SLOT.findall(self.short))
        seen: set[str] = set()

        def slot(found: re.Match[str]) -> str:
            name = found[1]
            if name in seen:
                return f"(?P={name})"
            seen.add(name)
            return f"(?P<{name}>{parts[name]})"

        return SLOT.sub(slot, text)


def shortened(rows: Sequence[Shorthand], notations: Sequence[str]) -> Iterator[str]:
    """Decisions in a row, each chain that has a short form written in it."""
    rest = tuple(notations)
    while rest:
        written = ((row.write(rest[: len(row.chain)]), len(row.chain)) for row in rows)
        text, taken = next(((text, taken) for text, taken in written if text), (rest[0], 1))
        yield text
        rest = rest[taken:]


def _either(word: str, local: str | None) -> str:
    return f"(?:{word}|{re.escape(local)})" if local else word
