"""Whether an event counts for anybody's level: only what SLSF sanctions does (art. 1 §1). Pure."""

import re
import unicodedata
from dataclasses import replace
from typing import TYPE_CHECKING

if TYPE_CHECKING:  # the event file of a tournament is read without the ranking
    from corr.ranking.correspondence.compute import Result

FEDERATION = "SLSF"
UNKNOWN = "unknown"
"""What is written for who sanctioned an event where nobody has said it."""
UNSANCTIONED = "unsanctioned"
"""The reason of a level that an event leaves alone because it is not sanctioned."""
_NAMES = re.compile(
    r"\b(slsf|swedish five-in-a-row federation|(svenska|sveriges) "
    r"luffarschacks?förbund(et)?)\b"
)


def sanction(named: str | None, *, said: bool | None = None) -> bool | None:
    """Whether SLSF sanctions an event; None where nothing is known, and then it counts.

    `named` is who sanctions it, None if that is not said and "" for nobody; `said` is a plain
    yes or no. `is_contradiction` tells whether the two can stand together.

    >>> sanction("slsf"), sanction("SLSF, 2024-01-02"), sanction("KNBSB"), sanction("")
    (True, True, False, False)
    >>> sanction(None), sanction("unknown"), sanction(None, said=True), sanction(None, said=False)
    (None, None, True, False)
    """
    found = _names_federation(named)
    return said if found is None else found


def is_contradiction(named: str | None, *, said: bool | None) -> bool:
    """Whether a plain yes or no says something else than who is named."""
    found = _names_federation(named)
    return found is not None and said is not None and found is not said


def name_of(named: str | None, *, said: bool | None = None) -> str:
    """Who sanctions an event, as the file of a tournament says it.

    >>> name_of(None, said=True), name_of(None, said=False), name_of(None), name_of("KNBSB")
    ('SLSF', '', 'unknown', 'KNBSB')
    """
    if _names_federation(named) is not None:
        return named or ""
    return UNKNOWN if said is None else FEDERATION if said else ""


def _names_federation(named: str | None) -> bool | None:
    """Whether a text names the federation; None if there is none, or it says "unknown"."""
    if named is None:
        return None
    words = " ".join(unicodedata.normalize("NFC", named).casefold().split())
    return None if words == UNKNOWN else _NAMES.search(words) is not None


def as_it_counts(result: "Result", *, counts: bool) -> "Result":
    """What an event gives: its ranking, or nothing at all if it does not count.

    Then everybody keeps the level of the close, and nothing is confirmed or proposed.
    """
    if counts:
        return result
    return replace(
        result,
        players=tuple(
            replace(
                one,
                norms=None,
                level_in_event=None,
                level_after=one.close,
                beyond=None,
                confirmed=False,
                proposed=False,
                reason=UNSANCTIONED,
                changed_during_event=False,
            )
            for one in result.players
        ),
    )
