"""An event at a glance: its table, its running games by deadline, and what needs a human."""

from collections.abc import Iterable, Iterator, Sequence
from datetime import datetime

from msgspec import Struct
from msgspec.structs import asdict

from corr.games.rules import Seat
from corr.sentences.said import joined, said, then
from corr.service.event.entries_shown import unproved
from corr.service.event.event_files import MOST_GAMES
from corr.service.letters.letter_roles import about_outgoing, is_letter_shown, is_shown, is_theirs
from corr.service.office.claims import WrongClaim, claim_json, in_words, wrong_claims_of
from corr.service.office.flag_holds import rulings_that_wait, why_still
from corr.service.office.office import Office
from corr.service.office.people import called, with_names
from corr.service.office.results import wrong_in
from corr.service.office.tables import history_json, history_lines, table_of, the_contest
from corr.service.office.why_aside import QUIET
from corr.service.play.leave import leave_json, leave_lines, on_leave
from corr.service.watch.needs import names
from corr.store.rows import GameRow, OutboxRow
from corr.tournament.contest.committee_days import rules_watched, rules_words, without_rules
from corr.tournament.contest.contest import Contest
from corr.tournament.events.events import ClaimRefused
from corr.tournament.events.events_contest import Measured
from corr.tournament.play.matches.itself import givers, resting
from corr.tournament.play.matches.late import Late, lateness
from corr.tournament.play.state import Game, Waiting
from corr.tournament.systems.choices import choice_words, unchosen
from corr.tournament.tables.crosstable import Crosstable
from corr.tournament.wording import command
from corr.words.tables import as_dict, english

_SHOWN = 30
_MOST_LISTED = 1_000
"""Of more running games those are listed whose time runs out first."""


class Status(Struct, frozen=True, kw_only=True):
    """One event now; `running` are its running games, the most urgent first.

    `going` is how many there are, for of very many not all are in it. Before the start there is
    no table, and none of a very large event. `wrong` is what games do not follow from results.
    """

    contest: Contest
    table: Crosstable | None
    running: tuple[GameRow, ...]
    going: int
    claims: tuple[WrongClaim, ...]
    at: datetime
    wrong: str = ""
    waiting: tuple[tuple[str, Waiting], ...] = ()


def status_of(office: Office, event: str, at: datetime) -> Status:
    """The status of an event. Raises ArbiterError if there is none of that name."""
    contest = the_contest(office, event)
    shown = len(contest.pairings) <= MOST_GAMES
    return Status(
        contest=contest,
        table=table_of(office, contest) if contest.order and shown else None,
        running=tuple(office.store.events.urgent_games(event, _MOST_LISTED)),
        going=office.store.events.game_counts(event)[1],
        claims=_wrong_claims(office, contest),
        at=at,
        wrong=wrong_in(office, contest),
        waiting=tuple(
            (game, one) for game, all_ in rulings_that_wait(office, [event]) for one in all_
        ),
    )


def _wrong_claims(office: Office, contest: Contest) -> tuple[WrongClaim, ...]:
    if not contest.spec.game.claims:
        return ()
    games = map(
        office.folder.game, office.store.events.games_with(contest.id, ClaimRefused.__name__)
    )
    return tuple(one for game in games if game for one in wrong_claims_of(office, game))


def as_lines(office: Office, found: Sequence[Status], reader: str = "") -> list[str]:
    """The status of events as lines of text, then the letters that need somebody.

    `reader` is the address of who asks by letter, and is told of no letters but their own events'.
    """
    lines = list[str]()
    for status in found:
        lines += [*_event_lines(office, status), ""]
    if not found:
        lines += [said("status", "no_event"), ""]
    return [*lines, *_letter_lines(office, reader)]


def to_json(office: Office, found: Sequence[Status]) -> dict[str, object]:
    """The same for a script."""
    return {
        "events": [
            {**_event_json(office, status), "on_leave": _leave_json(office, status)}
            for status in found
        ],
        "letters": {
            "waiting": office.store.letters.waiting_letters(),
            "set_aside": len(office.store.letters.in_state("quarantined")),
            "to_send": office.store.letters.waiting_outgoing(),
            "undelivered": len(office.store.letters.outgoing_by_state("failed")),
        },
        "unreachable": unreachable_json(office),
    }


def _leave_json(office: Office, status: Status) -> list[dict[str, object]]:
    return [leave_json(one) for one in on_leave(office, status.at, event=status.contest.id)]


def _event_lines(office: Office, status: Status) -> list[str]:
    contest = status.contest
    name = contest.spec.event.name
    lines: list[str] = [
        said(
            "status",
            "event",
            event=contest.id,
            name=name,
            state=contest.state,
            players=len(contest.entries),
        ),
        *history_lines(contest),
    ]
    if contest.state == "open":
        lines += _ahead_lines(office, contest)
    if rules_watched(contest, status.at):
        rules = command("event", "rules", contest.id)
        lines.append(joined("", ("  ", rules_words(contest, status.at), f": {rules}")))
    if contest.state == "running":
        lines += [joined("", ("  ", choice_words(one))) for one in unchosen(contest)]
    if status.wrong:
        lines += ["", said("status", "to_be_set_right", what=status.wrong)]
    if status.table is not None and contest.state != "cancelled":
        lines += ["", then(english(status.table), str.rstrip)]
    elif contest.order:
        lines += ["", said("status", "see_standings", event=contest.id)]
    if status.going:
        lines += ["", said("status", "going", count=status.going)]
    for row in status.running[:_SHOWN]:
        player = office.store.players.player(row.waits_for)
        late = _late(contest) if _is_late(row, status.at) else ""
        waits = _givers(office, row)
        who = player.name if player and not waits else _nobody(office, row, status.at)
        still = "" if waits else _stopped(office, row)
        lines.append(joined("", (f"  {row.id}  ", _due(row), "  ", who, late, still)))
    if status.going > _SHOWN:
        lines.append(said("status", "more", count=status.going - _SHOWN))
    if status.waiting:
        lines += ["", said("status", "rulings_wait")]
    lines += [
        joined("", (f"  {game}  ", with_names(office, one.words))) for game, one in status.waiting
    ]
    lines += leave_lines(office, contest.id, status.at) if status.going else []
    if status.claims:
        lines += ["", said("status", "wrong_claims", count=len(status.claims))]
    lines += [joined("", (f"  {claim.game}  ", in_words(claim))) for claim in status.claims]
    if contest.measures:
        lines += ["", said("status", "measures", count=len(contest.measures))]
    return [*lines, *(joined("", ("  ", _measure_words(office, one))) for one in contest.measures)]


def _late_starts(office: Office, row: GameRow, at: datetime) -> Iterator[str]:
    """Who gives to the dice of a match so late that it brings the other one points."""
    for game, one in _lates(office, row, at):
        who, other = (called(office, game.players[seat]) for seat in (one.seat, one.seat.other))
        params = {"who": who, "other": other, "days": one.days, "points": one.points}
        yield said("status", "late_start", **params)


def _lates(office: Office, row: GameRow, at: datetime) -> Iterator[tuple[Game, Late]]:
    game = office.folder.game(row.id)
    for seat in Seat if game else ():
        assert game is not None
        late = lateness(game, seat, at)
        if late and late.points:
            yield game, late


def _nobody(office: Office, row: GameRow, at: datetime) -> str:
    """What a game waits for that does not wait for the act of a player who is known."""
    if found := _givers(office, row):
        waits = said("status", "dice_wait", players=names(office, found))
        return joined("; ", (waits, *_late_starts(office, row, at)))
    game = office.folder.game(row.id)
    if game is not None and game.breaks.until:
        until = f"{game.breaks.until:%Y-%m-%d %H:%M}"
        return said("status", "on_break", players=names(office, resting(game)), until=until)
    return row.waits_for or row.to_act


def _givers(office: Office, row: GameRow) -> tuple[str, ...]:
    """The players for whom the dice of a match wait; while a clock runs they wait for nobody."""
    clock_runs = row.waits_for and row.stopped_at is None
    game = None if clock_runs else office.folder.game(row.id)
    return givers(game) if game else ()


def _measure_words(office: Office, measure: Measured) -> str:
    """A measure against a player as a line for the arbiter."""
    return said(
        "status",
        "measure",
        measure=measure.measure,
        player=called(office, measure.player),
        reason=measure.reason,
    )


def _ahead_lines(office: Office, contest: Contest) -> list[str]:
    """Who waits to be entered, and whose mail has not been tried, a line each."""
    lines: list[str] = [
        said("status", "places", free=contest.places, places=contest.spec.event.max_players)
    ]
    for place, wish in enumerate(contest.book.wishes, 1):
        since = contest.day(datetime.fromisoformat(wish.arrived))
        lines.append(
            said(
                "status",
                "waits_for",
                place=place,
                player=called(office, wish.player),
                granted=wish.granted,
                since=since,
            )
        )
    if missing := unproved(contest):
        lines.append(said("status", "mail_not_tried", players=names(office, missing)))
    return lines


def _ahead_json(contest: Contest) -> dict[str, object]:
    return {
        "places_free": contest.places,
        "waiting": [
            {"player": one.player, "since": one.arrived, "for": "place" if one.granted else "yes"}
            for one in contest.book.wishes
        ],
        "no_answer_yet": list(unproved(contest)),
    }


def _is_late(row: GameRow, at: datetime) -> bool:
    return row.due_at is not None and row.due_at < at


def _due(row: GameRow) -> str:
    """Until when a game waits for an act, if a clock runs."""
    if row.due_at:
        return f"{row.due_at:%Y-%m-%d %H:%M}"
    unasked = row.waits_for and row.stopped_at is None
    return said("status", "no_clock" if unasked else "stands_still")


def _stopped(office: Office, row: GameRow) -> str:
    if row.stopped_at is None or (game := office.folder.game(row.id)) is None:
        return ""
    since = f"{row.stopped_at:%Y-%m-%d %H:%M}"
    return said("status", "stopped", since=since, why=why_still(office, game))


def _late(contest: Contest) -> str:
    """What follows from a time that is over."""
    return said("status", "late", what=contest.spec.clock.forfeit)


def unreachable_lines(office: Office, reader: str = "") -> list[str]:
    """The players to whom letters come back, as far as `reader` is shown them, one line each."""
    return [
        said(
            "status",
            "unreachable",
            since=f"{one.unreachable_since:%Y-%m-%d %H:%M}",
            name=one.name,
            player=one.id,
            why=one.unreachable_why,
        )
        for one in office.store.players.unreachable_players()
        if is_shown(office, one, reader)
    ]


def unreachable_json(office: Office, reader: str = "") -> list[dict[str, object]]:
    """The same for a script."""
    return [
        {
            "player": one.id,
            "name": one.name,
            "since": one.unreachable_since.isoformat() if one.unreachable_since else None,
            "why": one.unreachable_why,
        }
        for one in office.store.players.unreachable_players()
        if is_shown(office, one, reader)
    ]


def quiet_lines(office: Office) -> list[str]:
    """How many letters were set aside that need nobody's look, and why, on one line if any."""
    found = {why: n for why, n in office.store.upkeep.set_aside().items() if why in QUIET}
    if not found:
        return []
    reasons = (said("status", "quiet_reason", reason=why, count=n) for why, n in found.items())
    count = sum(found.values())
    return [said("status", "quiet", count=count, reasons=joined(", ", reasons))]


def _letter_lines(office: Office, reader: str) -> list[str]:
    store = office.store
    waiting, leaving = store.letters.waiting_letters(), store.letters.waiting_outgoing()
    set_aside = store.upkeep.letters_set_aside(QUIET, _SHOWN)
    set_aside = [row for row in set_aside if is_letter_shown(office, row.key, reader)]
    failed = _shown(office, store.letters.outgoing_by_state("failed", _SHOWN), reader)
    queued = _shown(office, store.letters.outgoing_by_state("queued", _SHOWN), reader)
    held_up = [row for row in queued if row.smtp_reply]
    return [
        said("status", "letters", waiting=waiting, leaving=leaving),
        *(
            said("status", "set_aside", reason=row.reason, sender=row.sender, key=row.key)
            for row in set_aside
        ),
        *quiet_lines(office),
        *(said("status", "undelivered", to=row.recipient, reply=row.smtp_reply) for row in failed),
        *(said("status", "not_taken", to=row.recipient, reply=row.smtp_reply) for row in held_up),
        *unreachable_lines(office, reader),
    ]


def _shown(office: Office, rows: Iterable[OutboxRow], reader: str) -> list[OutboxRow]:
    """The letters of ours that a reader is shown."""
    return [row for row in rows if is_theirs(office, about_outgoing(office, row), reader)]


def _event_json(office: Office, status: Status) -> dict[str, object]:
    contest = status.contest
    return {
        "id": contest.id,
        "name": contest.spec.event.name,
        "state": contest.state,
        "entries": list(contest.entries),
        "seed": contest.seed,
        **(_ahead_json(contest) if contest.state == "open" else {}),
        **history_json(contest),
        "without_rules": _rules_json(status),
        "table": as_dict(status.table) if status.table else None,
        "going": status.going,
        "running": [
            {
                "game": row.id,
                "to_act": row.waits_for,
                "due": row.due_at.isoformat() if row.due_at else None,
                "stopped": row.stopped_at.isoformat() if row.stopped_at else None,
                "late": _is_late(row, status.at),
                **(_givers_json(office, row, waits, status.at) if waits else {}),
            }
            for row, waits in ((one, _givers(office, one)) for one in status.running)
        ],
        "rulings_waiting": [{"game": game, **one.as_dict()} for game, one in status.waiting],
        "wrong_claims": [claim_json(claim) for claim in status.claims],
        "measures": [asdict(one) for one in contest.measures],
        "to_set_right": status.wrong or None,
    }


def _givers_json(
    office: Office, row: GameRow, waits: Sequence[str], at: datetime
) -> dict[str, object]:
    lates = [
        {"player": game.players[one.seat], "days": one.days, "points": one.points}
        for game, one in _lates(office, row, at)
    ]
    return {"dice_wait_for": list(waits), **({"late_starts": lates} if lates else {})}


def _rules_json(status: Status) -> list[str]:
    """Who has still to get the rules, as long as that is watched."""
    watched = rules_watched(status.contest, status.at)
    return list(without_rules(status.contest)) if watched else []
