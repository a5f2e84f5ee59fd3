"""What the arbiter ruled, who appealed, what came of it. The rules of `events` hold here, too."""

from collections.abc import Mapping
from dataclasses import dataclass
from enum import Enum

from corr.tournament.events.fields import By, Code, Id, Naming, Words


class Verdict(Enum):
    """What becomes of an appeal."""

    ALLOWED = "allowed"
    """The ruling falls."""
    DISMISSED = "dismissed"
    """The ruling stands."""


_AS_STORED: Mapping[str, Verdict] = {
    **{one.value: one for one in Verdict},
    # What was decided of the ruling, as it was written down before it was said of the appeal.
    "upheld": Verdict.DISMISSED,
    "overturned": Verdict.ALLOWED,
}
"""What the stored words mean, for ever."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Acted:
    """The arbiter ruled; what it changed are the events and letters with the same cause.

    `number` counts an event's rulings from 1. `by` is the arbiter's address, "" for the operator
    at the terminal, who acts for the chief arbiter. `what` says in words what was done, players
    by their ids. `rule` is what the ruling rests on, "" where none is cited. `concerned` are the
    players who may appeal until the day `appeal_until`, "" where nobody may. `undoes` is
    the ruling that this one undoes, 0 for none.
    """

    number: int
    command: Naming
    what: Naming
    reason: Words
    by: By = ""
    rule: Naming = ""
    appeal_until: Code = ""
    concerned: tuple[Id, ...] = ()
    undoes: int = 0


@dataclass(frozen=True, slots=True, kw_only=True)
class Tended:
    """Somebody saw to a letter, or to how a player is reached, which is no ruling.

    `what` says in words what was done, letters by their keys, players by their ids. `by` is the
    arbiter's address, "" for the operator at the terminal. `reason` may be "". `heard` is a
    player of whom there was a sign of life in another way than by a letter. `ruling` names a
    ruling in another event, `SK24/3`, that touched this one, too.
    """

    what: Naming
    by: By = ""
    reason: Words = ""
    heard: Id = ""
    ruling: Id = ""


@dataclass(frozen=True, slots=True, kw_only=True)
class Appealed:
    """A player does not agree with ruling `number`, and says why."""

    number: int
    player: Id
    words: Words


@dataclass(frozen=True, slots=True, kw_only=True)
class AppealDecided:
    """The appeal against ruling `number` was decided for good.

    `verdict` is the stored word, which only `outcome` reads.
    """

    number: int
    verdict: Code
    reason: Words
    by: By = ""

    @property
    def outcome(self) -> Verdict:
        """What became of the appeal.

        >>> AppealDecided(number=3, verdict="upheld", reason="").outcome.name
        'DISMISSED'
        """
        return _AS_STORED[self.verdict]
