"""Why a player whose time is over does not lose yet, in words for the arbiter."""

import re
from collections.abc import Iterable, Iterator
from datetime import datetime, timedelta

from msgspec import Struct

from corr.errors import StoreError
from corr.sentences.said import said
from corr.service.office.office import Office
from corr.service.office.people import with_names
from corr.service.office.why_aside import UNPROVED
from corr.tournament.events.events_games import PAUSED, ClockStopped
from corr.tournament.play.clock import CALLED, THROW
from corr.tournament.play.state import NAMES, Game, Waiting
from corr.tournament.wording import typed


def held_words(why: str) -> str:
    """Why a player whose time is over does not lose, by the words of `held.holds`."""
    return said("holds", why)


class Hold(Struct, frozen=True, kw_only=True):
    """One thing that keeps a player from losing on time: `why` is one of `held_words`.

    `letter` is the key of the letter that does, `cause` what is known of the reason: why a letter
    was set aside, the words of a mail server or of the arbiter. It ends at `until`, or else when
    somebody settles it.
    """

    why: str
    letter: str = ""
    cause: str = ""
    until: datetime | None = None

    @property
    def commands(self) -> tuple[str, ...]:
        """The commands that settle what a letter holds, () for what none does."""
        if not self.letter:
            return ()
        look = () if self.cause in UNPROVED else (typed("mail", "show", self.letter),)
        moves = (typed("mail", one, self.letter) for one in ("release", "drop"))
        return (*look, *moves)

    def as_dict(self) -> dict[str, object]:
        """The same for a script."""
        return {
            "why": self.why,
            "letter": self.letter or None,
            "cause": self.cause or None,
            "until": self.until.isoformat() if self.until else None,
            "commands": list(self.commands),
        }

    @property
    def words(self) -> str:
        """The reason, with the commands that settle it.

        >>> print(Hold(why="set_aside", letter="0f3a", cause="bounce_unproven").words)
        a report that letters do not arrive, which nothing proves, is set aside: \
`corr mail release 0f3a` if you believe it, or `corr mail drop 0f3a`
        """
        if not self.letter:
            hold = held_words(self.why)
            known = self.why in ("stopped", "paused", "appealed", "ruling") and self.cause
            return said("holds", "because", hold=hold, cause=self.cause) if known else hold
        until = f"{self.until:%Y-%m-%d %H:%M}" if self.until else ""
        if self.cause in UNPROVED:
            report = said("holds", self.cause)
            return said("holds", "unproved", report=report, until=until, commands=self.commands)
        return said("holds", "look", reason=self.cause, until=until, commands=self.commands)


_STILL = {CALLED: Hold(why="called"), PAUSED: Hold(why="paused"), THROW: Hold(why="dice")}


def why_still(office: Office, game: Game) -> str:
    """Why a clock stands still: the one of `held_words` that has to be settled first."""
    found = next((hold.why for why, hold in _STILL.items() if why in game.times.holds), "stopped")
    return "appealed" if found == "paused" and stopping_appeal(office, game) else found


def stopped_by(office: Office, game: Game) -> str:
    """The reason for which a ruling, or an appeal against one, stopped a clock last."""
    events = (one.body for one in reversed(office.store.events.of_stream(game.id)))
    stops = (one for one in events if isinstance(one, ClockStopped) and one.why == PAUSED)
    return next((one.reason for one in stops), "")


def appeal_mark(number: int) -> str:
    """The reason for which a clock stands still by the appeal against a ruling (SBGF 1.5)."""
    return f"appeal {number}"


def stopping_appeal(office: Office, game: Game) -> str:
    """The number of the ruling by an appeal against which a clock that is paused stands still.

    It runs again when the appeal is decided, and not before; "" where the arbiter stopped it.
    """
    marked = _APPEAL.fullmatch(stopped_by(office, game))
    return marked[1] if marked else ""


_APPEAL = re.compile(r"appeal (\d+)")


def rulings_that_wait(
    office: Office, events: Iterable[str]
) -> Iterator[tuple[str, tuple[Waiting, ...]]]:
    """The games in which rulings wait for a look at a flag, each with those."""
    for event in events:
        for name in office.store.events.games_with(event, *NAMES):
            if waiting := _waiting(office, name):
                yield name, waiting


def waiting_lines(office: Office, event: str) -> list[str]:
    """What waits in the games of an event for a look at a flag, a line each.

    Whatever is written of the event now does not have it yet.
    """
    found = ((game, one) for game, all_ in rulings_that_wait(office, [event]) for one in all_)
    return [
        said("holds", "waits_in", game=game, words=with_names(office, one.words))
        for game, one in found
    ]


def _waiting(office: Office, game: str) -> tuple[Waiting, ...]:
    try:
        found = office.folder.game(game)
    except StoreError:
        raise
    except Exception:  # damage in one game must not hide the others
        return ()
    return found.waiting if found else ()


WEEK = timedelta(days=7)
"""What is proposed to give a player whose time is over, from now on."""


def enough(due: datetime | None, at: datetime) -> str:
    """How many days to give for a time that was over at `due`, so that a week is left."""
    late = max(timedelta(), at - due) if due else timedelta()
    return str((late + WEEK) // timedelta(days=1))
