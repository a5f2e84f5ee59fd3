"""Sample letters about the time of a game: what is left, lost time, what the arbiter rules."""

from collections.abc import Iterator
from datetime import timedelta
from typing import Any

from corr.mail.letter import Happening
from corr.tournament.play.clock import Left
from tests.letter_samples.samples_facts import (
    DATE,
    OVER,
    RECEIPT,
    STOPPED,
    Sample,
    game_letter,
    happened,
)

_DAY = timedelta(days=1)
_REASON = "She is in hospital until the weekend."
_SEATS = ((True, "the reader"), (False, "the opponent"))
MINE = (
    Left(name="total", time=93 * _DAY + timedelta(hours=5)),
    Left(name="move", time=6 * _DAY + timedelta(hours=3)),
)
THEIRS = (Left(name="total", time=101 * _DAY), Left(name="move", time=21 * _DAY))
_OTHERS = (
    Left(name="control", time=12 * _DAY, moves=7),
    Left(name="fischer", time=31 * _DAY + timedelta(hours=20)),
)
_LAST = (Left(name="control", time=_DAY, moves=1), *_OTHERS[1:])
_LIMITS: dict[str, Any] = {"my_limits": MINE, "their_limits": THEIRS}
_LATE: dict[str, Any] = {"due": DATE - 2 * _DAY, "left": -2 * _DAY, **_LIMITS}
_ACTS = (
    ("substitution", "somebody is to take a seat"),
    ("take_back", "moves are to be withdrawn"),
    ("restore", "withdrawn moves are to be given back"),
)
_DROPPED = (("undone", "then that is undone"), ("gone", "then that cannot be done any more"))


def clock_letters(language: str) -> Iterator[Sample]:
    """The letters in a language."""

    def one(
        name: str,
        about: str,
        told: Happening,
        *,
        kind: str = "",
        yours: bool = True,
        **facts: Any,
    ) -> Sample:
        kind = kind or ("your_move" if yours else "receipt")
        draft = game_letter(kind, language, yours=yours, happenings=(told,), **facts)
        return Sample(name=f"{kind}_{name}", about=about, draft=draft)

    yield one("limits", "each limit is told", happened("they_played", moves=("k8",)), **_LIMITS)
    yield one(
        "limits",
        "each limit is told to who waits",
        happened("you_played", moves=("k8",)),
        yours=False,
        receipt=RECEIPT,
        my_limits=_OTHERS,
        their_limits=_LAST,
    )
    for by in ("on claim", "arbiter", "claimed"):
        name, late = by.replace(" ", "_"), {**_LATE, "late": by}
        codes = ("they_claimed_time", "you_claimed_time")
        mine, theirs = codes if by == "claimed" else ("you_are_late", "they_are_late")
        about = f"is late ({by})"
        yield one(f"late_{name}", f"the reader {about}", happened(mine), kind="reminder", **late)
        yield one(f"late_{name}", f"the opponent {about}", happened(theirs), yours=False, **late)
    for yours, who in _SEATS:
        code = "your_time_extended" if yours else "their_time_extended"
        given = happened(code, time=5 * _DAY, reason=_REASON)
        yield one("extended", f"the arbiter gave {who} time", given, yours=yours)
        paused = happened("clocks_paused", reason=_REASON)
        still = {**STOPPED, "paused": True}
        yield one(
            "paused", f"the arbiter stopped the clock of {who}", paused, yours=yours, **still
        )
        again = happened("reopened", time=7 * _DAY, yours=yours, reason=_REASON)
        yield one("reopened", f"a game goes on again, and {who} is to act", again, yours=yours)
        for over, told in ((False, "of a game"), (True, "after the end of a game")):
            name = "_over" if over else ""
            taken = _withdrawn("moves_taken_back", yours=yours, over=over)
            about = f"the arbiter withdrew moves {told}, and {who} is to act"
            yield one(f"taken_back{name}", about, taken, yours=yours)
        given = _withdrawn("moves_restored", yours=yours, over=False)
        yield one("restored", f"moves are given back, and {who} is to act", given, yours=yours)
        void = happened("claim_void", yours=not yours)
        yield one("claim_void", f"time was given to {who} after a claim", void, yours=yours)
        fallen = DATE - timedelta(hours=1)
        waits = happened("ruling_waits", due=fallen, late=yours, reason=_REASON)
        about = f"the game is to end, and it is looked first whether {who} had lost on time"
        yield one("ruling_waits", about, waits, yours=yours)
        dropped = happened("ruling_dropped", reason=_REASON)
        yield one("ruling_dropped", "a ruling that waited was taken back", dropped, yours=yours)
        for act, what in _ACTS:
            by = "Nils Holm" if act == "substitution" else ""
            waits = happened("act_waits", act=act, by=by, due=fallen, late=yours, reason=_REASON)
            about = f"{what}, and it is looked first whether {who} had lost on time"
            yield one(f"waits_{act}", about, waits, yours=yours)
            for why, said in _DROPPED if act != "substitution" else _DROPPED[:1]:
                dropped = happened("act_dropped", act=act, by=by, why=why, reason=_REASON)
                yield one(f"dropped_{act}_{why}", f"{what}, and {said}", dropped, yours=yours)
        code = "you_are_silent" if yours else "they_are_silent"
        yield one("silent", f"nothing comes from {who}", happened(code, days=14), yours=yours)
        ran = happened("stop_over", yours=yours)
        yield one("stop_over", f"only a report had stopped the clock of {who}", ran, yours=yours)
        counts = happened("report_refuted", yours=yours, hours=128)
        about = f"a report of a letter to {who} was wrong"
        yield one("report_refuted", about, counts, yours=yours)
    for days, about in ((7, "a letter"), (0, "letters")):
        stops = happened("their_clock_stopped", days=days)
        about = f"{about} to the opponent came back"
        name = "stands_still" if days else "stands_still_long"
        yield one(name, about, stops, yours=False, **STOPPED)
    resumed = happened("clocks_resumed", reason=_REASON)
    yield one("resumed", "the arbiter started the clock", resumed)
    for why, about in (
        ("sent", "our letter left us late"),
        ("returned", "a letter came back"),
        ("clock", "a clock was wrong"),
        ("outage", "the mail could not be read"),
    ):
        yield one(f"given_back_{why}", about, happened("time_given_back", hours=5, why=why))
        other = happened("their_time_given_back", hours=5, why=why)
        yield one(f"given_back_{why}", f"{about}, to who waits", other, yours=False)
    yield one(
        "restored",
        "the move that ended a game is given back",
        _withdrawn("moves_restored", yours=False, over=True),
        kind="game_over",
        winner="opponent",
        ending="five",
        **OVER,
    )
    yield one(
        "time_ruled",
        "the arbiter let the opponent lose by time",
        happened("ruled", reason="late by a week, and no answer"),
        kind="game_over",
        winner="you",
        ending="time",
        **OVER,
    )


def _withdrawn(code: str, *, yours: bool, over: bool) -> Happening:
    """Moves that were withdrawn, or given back."""
    moves, reason = ("k8", "j10"), "k8 was read as h8."
    return happened(code, first=13, moves=moves, yours=yours, over=over, reason=reason)
