"""What the letters tell that are about their reader: settings, a digest of all games, the end."""

from dataclasses import dataclass

from corr.mail.letter import GameFacts, Happening


@dataclass(frozen=True, slots=True, kw_only=True)
class Setting:
    """One of the reader's settings; `value` as it is kept, "" for what nobody has changed.

    `changed` is whether the letter that is answered has changed it.
    """

    name: str
    value: str
    changed: bool = False


@dataclass(frozen=True, slots=True, kw_only=True)
class DigestGame:
    """A game in a digest: its facts now, and what has happened in it since the last one."""

    g: GameFacts
    happenings: tuple[Happening, ...]
