"""The log of an event: what was ruled, by whom and why, what it changed, and what came of it."""

import re
from collections.abc import Iterator, Sequence
from datetime import datetime

from msgspec import Struct

from corr.sentences.heard import heard
from corr.sentences.said import joined, said
from corr.service.office.office import Office
from corr.service.office.tables import the_contest
from corr.tournament.contest.ruled import Ruled, decided
from corr.tournament.events.events import Event
from corr.tournament.events.events_contest import Acted, AppealDecided, Appealed, Tended

_OF_GAMES = ("TimeForfeited", "TimeClaimed", "ClockStopped")
"""What happens in single games without a ruling, and is listed with all that was decided.

What only one of the players may know is not among it: an arbiter may be the other."""
_FOR_ONE = "line refused"
"""What is ruled in a game, and told to one of its players alone."""
_FORGOTTEN = "somebody who was forgotten"
_CAPITAL = re.compile(r"(?<!^)(?=[A-Z])")


class Entry(Struct, frozen=True, kw_only=True):
    """One line of the log: a ruling, or what happened without one; then `ruling` is None.

    `changed` are the streams and what happened there, `told` the players by their ids, and the
    addresses of others. Players go by their ids in all of it.
    """

    event: str
    at: datetime
    what: str
    changed: tuple[tuple[str, str], ...] = ()
    told: tuple[str, ...] = ()
    ruling: Ruled | None = None


def log_of(
    office: Office,
    event: str,
    *,
    player: str = "",
    game: str = "",
    every: bool = False,
    reader: str = "",
) -> list[Entry]:
    """An event's log from the first ruling on; that of a `player` or a `game` alone.

    Rulings in other events that touched this one are among them. With `every` also what was
    decided without a ruling: by the rules, or by order of the arbiter.
    `reader` is the address of who reads it: what only one player of a game may know is left out
    if they are the other one.
    """
    contest = the_contest(office, event)
    entries = [_ruled(office, event, one) for one in contest.rulings.values()]
    causes = {one.cause for one in contest.rulings.values()}
    mine = office.store.events.of_stream(event)
    others = _others(office, event) if every else filter(_is_ruled_elsewhere, mine)
    entries += [_happened(event, one) for one in others if one.cause not in causes]
    secret = _secret_from(office, reader) if reader else frozenset[str]()
    wanted = (
        one
        for one in entries
        if _is_about(one, player, game) and secret.isdisjoint(map(" ".join, one.changed))
    )
    return sorted(wanted, key=lambda one: one.at)


def _secret_from(office: Office, reader: str) -> frozenset[str]:
    """What may have happened in games of a reader's that is for one player alone, in words."""
    row = office.store.players.player_by_address(reader)
    games = office.store.events.games_of_player(row.id) if row else ()
    return frozenset(f"{game.id} {_FOR_ONE}" for game in games)


def _ruled(office: Office, event: str, ruled: Ruled) -> Entry:
    store = office.store
    told = (
        (one, store.players.player_by_address(one))
        for one in store.causes.told_by_cause(ruled.cause)
    )
    happened = office.store.causes.events_of_cause(ruled.cause)
    changed = tuple(
        (one.stream, in_words(one)) for one in happened if not isinstance(one.body, Acted)
    )
    return Entry(
        event=event,
        at=ruled.at,
        what=ruled.act.what,
        changed=changed,
        told=tuple(row.id if row else address or _FORGOTTEN for address, row in told),
        ruling=ruled,
    )


def _others(office: Office, event: str) -> Iterator[Event]:
    """What happened to an event, and to its games, that somebody or the rules decided."""
    store, about_rulings = office.store, (Acted, Appealed, AppealDecided)
    yield from (
        one for one in store.events.of_stream(event) if not isinstance(one.body, about_rulings)
    )
    for kind in _OF_GAMES:
        for game in store.events.games_with(event, kind):
            yield from (
                one for one in store.events.of_stream(game) if type(one.body).__name__ == kind
            )


def _is_ruled_elsewhere(one: Event) -> bool:
    return isinstance(one.body, Tended) and bool(one.body.ruling)


def _happened(event: str, one: Event) -> Entry:
    words = in_words(one)
    who = getattr(one.body, "player", "")
    what = " ".join(filter(None, (one.stream, words, who)))
    if isinstance(one.body, Tended):
        by, why = one.body.by or "the operator", one.body.reason
        ruling = f" (ruling {one.body.ruling})" if one.body.ruling else ""
        what = f"{one.body.what}{ruling}, by {by}{f': {why}' if why else ''}"
    return Entry(event=event, at=one.at, what=what, changed=((one.stream, words),))


def in_words(event: Event) -> str:
    """What kind of thing happened, in words: `ResultCorrected` is `result corrected`."""
    return _CAPITAL.sub(" ", type(event.body).__name__).lower()


def _is_about(entry: Entry, player: str, game: str) -> bool:
    if game and game not in {stream for stream, _ in entry.changed}:
        return False
    if not player:
        return True
    concerned = entry.ruling.act.concerned if entry.ruling else ()
    return player in concerned or player in entry.what.split()


def as_lines(entries: Sequence[Entry]) -> Iterator[str]:
    """The log in words."""
    if not entries:
        yield said("log", "nothing")
    for one in entries:
        if one.ruling is None:
            yield f"{one.at:%Y-%m-%d %H:%M} UTC  {one.what}"
        else:
            yield from _ruling_lines(one, one.ruling)


def _ruling_lines(entry: Entry, ruled: Ruled) -> Iterator[str]:
    act = ruled.act
    yield said(
        "log",
        "head",
        event=entry.event,
        number=act.number,
        at=f"{entry.at:%Y-%m-%d %H:%M}",
        by=act.by,
        rule=act.rule,
    )
    yield joined("", ("  ", heard("deeds", act.what)))
    if act.reason:
        yield said("log", "reason", reason=act.reason)
    yield said("log", "command", command=act.command)
    if entry.changed:
        changed = (
            said("log", "changed_one", stream=stream.removeprefix("player:"), words=words)
            for stream, words in entry.changed
        )
        yield said("log", "changed", changes=joined("; ", changed))
    yield said("log", "told", people=entry.told)
    if act.undoes:
        yield said("log", "undoes", number=act.undoes)
    if ruled.undone_by:
        yield said("log", "undone_by", number=ruled.undone_by)
    yield from (joined("", ("  ", line)) for line in _appeal_lines(ruled))


def _appeal_lines(ruled: Ruled) -> Iterator[str]:
    if ruled.appeal is None:
        until = ruled.act.appeal_until
        yield said("log", "appeals_until", until=until) if until else said("log", "no_appeal")
        return
    who = ruled.appeal.player
    yield said(
        "log", "appealed", player=who, on=f"{ruled.appealed_at:%Y-%m-%d}", words=ruled.appeal.words
    )
    if ruled.decision is None:
        yield said("log", "not_decided" if ruled.is_open else "ended_with_ruling")
        return
    yield said(
        "log",
        "decided",
        verdict=decided(ruled.decision.outcome),
        on=f"{ruled.decided_at:%Y-%m-%d}",
        by=ruled.decision.by,
        reason=ruled.decision.reason,
    )


def to_json(entries: Sequence[Entry]) -> list[dict[str, object]]:
    """The log for a script."""
    return [
        {
            "event": one.event,
            "at": one.at.isoformat(),
            "what": one.what,
            "changed": [{"stream": stream, "what": words} for stream, words in one.changed],
            "told": list(one.told),
            **({} if one.ruling is None else _ruling_json(one.ruling)),
        }
        for one in entries
    ]


def _ruling_json(ruled: Ruled) -> dict[str, object]:
    act = ruled.act
    return {
        "number": act.number,
        "by": act.by or None,
        "command": act.command,
        "reason": act.reason,
        "rule": act.rule or None,
        "concerned": list(act.concerned),
        "undoes": act.undoes or None,
        "undone_by": ruled.undone_by or None,
        "appeal_until": act.appeal_until or None,
        "appeal": appeal_json(ruled),
    }


def appeal_json(ruled: Ruled) -> dict[str, object] | None:
    """An appeal and what became of it, for a script; None where there is none."""
    if ruled.appeal is None:
        return None
    found = ruled.decision
    return {
        "player": ruled.appeal.player,
        "words": ruled.appeal.words,
        "at": ruled.appealed_at.isoformat() if ruled.appealed_at else None,
        "verdict": found.outcome.value if found else None,
        "ruling_stands": not ruled.is_fallen if found else None,
        "reason": found.reason if found else None,
        "by": found.by or None if found else None,
    }
