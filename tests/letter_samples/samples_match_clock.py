"""Sample letters about the clock of a match: its bank, demands for it, one that is imposed."""

from collections.abc import Callable, Iterator
from datetime import timedelta

from corr.mail.letter import Draft
from corr.tournament.play.clock import Left
from tests.letter_samples.samples_facts import DATE, Sample, happened

_DAY = timedelta(days=1)
_MINE = (Left(name="bank", time=12 * _DAY + timedelta(hours=5)),)
_THEIRS = (Left(name="bank", time=14 * _DAY),)


def match_clocks(letter: Callable[..., Draft], record: str) -> Iterator[Sample]:
    """The letters, about a match in which the reader is to roll."""
    bank = {"my_limits": _MINE, "their_limits": _THEIRS, "free": DATE + 3 * _DAY}
    played = happened("they_played", moves=(("bg_played", "24/14"),))
    yield Sample(
        name="your_move_match_bank",
        about="backgammon: what is in the bank, and until when a turn takes nothing from it",
        draft=letter("your_move", record, happenings=(played,), **bank),
    )
    for share in ("50%", "80%", "1d"):
        yield Sample(
            name=f"reminder_match_{share.rstrip('%')}",
            about=f"backgammon: a reminder of the bank, {share}",
            draft=letter(
                "reminder", record, happenings=(happened("reminder_bank", share=share),), **bank
            ),
        )
    for why in ("option", "preference", "asked", "answered", "next"):
        for kind, yours in (("your_move", True), ("receipt", False)):
            yield Sample(
                name=f"{kind}_match_clock_{why}",
                about=f"backgammon: no clock runs, {why}",
                draft=letter(
                    kind,
                    record,
                    yours=yours,
                    happenings=(played,),
                    due=None,
                    left=None,
                    no_clock=why,
                ),
            )
    silent = happened("reminder_unclocked", days=10)
    yield Sample(
        name="reminder_match_unclocked",
        about="backgammon: a reminder where no clock runs",
        draft=letter(
            "reminder", record, happenings=(silent,), due=None, left=None, no_clock="option"
        ),
    )
    for who in ("you", "they"):
        for runs in (True, False):
            asked = happened(f"{who}_asked_clock", runs=runs)
            why = "next" if runs else "asked" if who == "you" else "answered"
            yield Sample(
                name=f"your_move_match_{who}_asked_{'runs' if runs else 'waits'}",
                about=f"backgammon: {who} asked for the clock",
                draft=letter(
                    "your_move", record, happenings=(asked,), due=None, left=None, no_clock=why
                ),
            )
    for points in (1, 5):
        imposed = happened(
            "clock_imposed",
            bank=2 * points * _DAY,
            delay=3 * _DAY,
            points=points,
            reason="far behind the others",
        )
        yield Sample(
            name=f"your_move_match_imposed_{points}",
            about=f"backgammon: the director imposed a clock, {points} to go",
            draft=letter("your_move", record, happenings=(imposed,), **bank),
        )
    lifted = happened("clock_lifted", reason="they were ill")
    yield Sample(
        name="your_move_match_lifted",
        about="backgammon: the clock that was imposed is taken back",
        draft=letter("your_move", record, happenings=(lifted,), **bank),
    )
