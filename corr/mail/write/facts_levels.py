"""What became of a player's correspondence level, for letters of its own."""

from dataclasses import dataclass
from datetime import date


@dataclass(frozen=True, slots=True, kw_only=True)
class LevelNews:
    """One piece of news about a level; `code` says what, the rest as far as it is concerned.

    `confirmed` or `refused`: the board on the dan title `level`, proposed by `event`, from
    `first`. `set`: the committee set `level` since `first`. `exempted`: from `first` to `last`,
    None without an end. `undone`: the ruling of `first`; `level` is held now, "" for none.
    `ahead`: `before` falls to `level` on `first`. `fell`: it did.
    Where something else than a level confirmed or set holds now, it is `held`, since the day
    `since` if that is known, `through` an event by its name. `past`: an exemption that is over.
    """

    code: str
    level: str = ""
    before: str = ""
    event: str = ""
    first: date | None = None
    last: date | None = None
    past: bool = False
    held: str = ""
    since: date | None = None
    through: str = ""
    reason: str = ""


@dataclass(frozen=True, slots=True, kw_only=True)
class DueLevel:
    """A player whose `level` falls to `falls_to` on the day `due` if nothing confirms it."""

    name: str
    member_no: str
    level: str
    falls_to: str
    due: date


@dataclass(frozen=True, slots=True, kw_only=True)
class DueTitle:
    """A dan title, proposed by an event that closed on a day, and the commands that decide it."""

    name: str
    level: str
    event: str
    closed: date
    commands: tuple[str, ...]


@dataclass(frozen=True, slots=True, kw_only=True)
class DueReport:
    """An event whose report has to be with the committee by the day `due`; `late`: it is over."""

    event: str
    name: str
    due: date
    late: bool
