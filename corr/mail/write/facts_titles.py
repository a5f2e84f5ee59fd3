"""What became of a player's title at the board, for letters of its own."""

from dataclasses import dataclass
from datetime import date


@dataclass(frozen=True, slots=True, kw_only=True)
class TitleNews:
    """One piece of news about a title; `code` says what, `level` and `day` which title or test.

    `set`: the committee entered the title, held from the day on. `passed`, `failed`: the kyu test
    of the day, before `judge`. `title_undone`, `test_undone`: what had been entered holds no more.
    `event_entered`, `event_corrected`, `event_removed`: the `event` at the board that ended on the
    day, by which the title `before`, "" for none, became `level`.
    `held` is the title that the player has now, "" for none, since the day `since`, `through` an
    event by its name. `highest` is the highest level that may be tried next, "" if there is no
    further test, from the day `earliest` on, None at once.
    """

    code: str
    level: str
    day: date
    judge: str = ""
    held: str = ""
    since: date | None = None
    through: str = ""
    highest: str = ""
    earliest: date | None = None
    reason: str = ""
    event: str = ""
    before: str = ""

    @property
    def other(self) -> bool:
        """Whether the player has another title now than the one that was entered or tested."""
        return bool(self.held) and self.held != self.level
