"""An event as its file tells it while it goes on: for others to count again, and for the norms."""

from collections.abc import Iterator
from datetime import datetime

from msgspec.structs import replace

from corr.errors import ArbiterError
from corr.games.results import seats_of
from corr.ranking.correspondence.agenda import Agenda, OpenGame, parse_agenda
from corr.ranking.correspondence.event import FEDERATION, EventFile, Player, read_level
from corr.ranking.correspondence.eventfile import document, text_of
from corr.sentences.said import said
from corr.service.event.event_files import event_file
from corr.service.letters.norms import three_months
from corr.service.office.office import Office
from corr.service.office.results import results_of
from corr.service.office.tables import no_table_yet, the_contest
from corr.tournament.contest.contest import Contest
from corr.tournament.contest.line_ups import members, teams_of
from corr.tournament.elsewhere.elsewhere_keys import game_keys
from corr.tournament.events.events_contest import RoundsDrawn, Started
from corr.tournament.play.state import ANNULLED
from corr.tournament.systems.systems import start_numbers, system_of, with_order

# -- an event as its file, whether it goes on or is over ----


def export_event(office: Office, event: str, at: datetime) -> str:
    """The event file of an event: as it was closed, or as it stands. Raises ArbiterError.

    While it goes on it has no `close`, and games that are still going have no result.
    """
    contest = the_contest(office, event)
    kept = office.store.events.report(event, contest.reports)
    if kept and contest.state == "closed":
        return kept[f"{event}.json"]
    if contest.state == "cancelled":
        raise ArbiterError(
            said("why_event", "cancelled_no_results", event=event, why=contest.cancelled_why)
        )
    if not contest.order:
        raise ArbiterError(no_table_yet(contest))
    found = document(event_file(office, contest, max(at, contest.started_at or at)))
    found["games"] = _with_going(office, contest, found["games"])
    entry = found["event"]
    assert isinstance(entry, dict)
    del entry["close"]
    return text_of(found)


def _with_going(office: Office, contest: Contest, ended: object) -> list[object]:
    """The games in order of the draw, those that go on without a result."""
    assert isinstance(ended, list)
    rows = {row.id: row for row in office.store.events.games_of_event(contest.id)}
    begun = [
        one
        for one in contest.pairings
        if contest.elsewhere.get(one.game) or one.game in rows
        if one.game not in rows or rows[one.game].ending != ANNULLED
    ]
    keys = game_keys(contest, results_of(office, contest), begun)
    # Where games go on between those that are over, the order alone says another board.
    over = {
        game["id"]: {key: value for key, value in game.items() if key != "board"} for game in ended
    }
    games = list[object]()
    for one in begun:
        row = rows.get(one.game)
        players = (row.first, row.second) if row else (one.first, one.second)
        seats = dict(zip(seats_of(contest.spec.game.kind), players, strict=True))
        going = {"id": one.game, "round": one.round, **seats}
        games.append({**over.get(one.game, going), **keys[one.game]})
    return games


# -- an event's agenda ----


def agenda_of(office: Office, event: str, at: datetime) -> Agenda:
    """The agenda of an event that goes on, or takes entries. Raises ArbiterError for any other.

    Until three months after the start a player's own level is the one at the start [K 5], unless
    every game is over: then it is the one held now.
    """
    contest = the_contest(office, event)
    if contest.spec.ranking.system == "none":
        raise ArbiterError(said("why_event", "no_norms", event=event))
    if not contest.spec.ranking.counts:
        raise ArbiterError(said("why_event", "not_sanctioned", event=event, federation=FEDERATION))
    if contest.state == "closed":
        raise ArbiterError(said("why_event", "closed_norms", event=event))
    if contest.state == "open":
        return _before_start(office, contest, at)
    found = parse_agenda(export_event(office, event, at))
    if at > three_months(contest) or found.is_decided:
        return found
    players = tuple(replace(one, level_three_months=one.level) for one in found.event.players)
    return replace(found, event=replace(found.event, players=players))


def _before_start(office: Office, contest: Contest, at: datetime) -> Agenda:
    """All games between who has entered so far, as far as they follow from that.

    Where a lot decides who meets whom, it is how many games everybody gets.
    """
    spec, system = contest.spec, system_of(contest)
    if spec.system.kind == "cup":
        raise ArbiterError(said("why_event", "cup_norms", event=contest.id))
    levels = {one: office.store.levels.level_at(one, at) for one in contest.entries}
    ready = replace(contest, levels={one: level for one, level in levels.items() if level})
    order = _order(ready)
    rounds = system.rounds(ready, len(order)) if len(order) > 1 else 0
    started = Started(order=order, seeding="list", seed="", levels=levels, rounds=rounds)
    ready = with_order(ready, started)
    by_lot = _is_drawn(ready)
    faults = (
        []
        if (by_lot and spec.system.kind == "monrad") or not rounds
        else list(system.faults(ready, order))
    )
    if faults:
        raise ArbiterError(*faults)
    return Agenda(
        event=EventFile(
            id=contest.id,
            name=spec.event.name,
            start=spec.event.start,
            close=spec.event.start,
            players=tuple(_player(office, one, level) for one, level in levels.items()),
            games=(),
        ),
        open=tuple(_games(ready)) if rounds and not by_lot else (),
        undrawn=_games_each(ready) if rounds and by_lot else 0,
        each=spec.system.wins_needed,
        teams=tuple(members(ready, team) for team in teams_of(ready)) if by_lot else (),
        out=_reserves(ready),
    )


def _order(contest: Contest) -> tuple[str, ...]:
    """Start numbers as far as they are known: those of teams and divisions stand together."""
    if contest.spec.system.kind == "teams":
        listed = replace(
            contest,
            spec=replace(contest.spec, system=replace(contest.spec.system, seeding="list")),
        )
        return start_numbers(listed, contest.levels, "")
    return contest.entries


def _is_drawn(contest: Contest) -> bool:
    """Whether a lot says who meets whom: of a Monrad, and of sections unless the list does."""
    system = contest.spec.system
    if system.kind == "stages":
        return system.seeding != "list" or contest.spec.stages[0].spread != "serpentine"
    return system.form == "monrad"


def _games_each(contest: Contest) -> int:
    """How many games a lot gives everybody at the least; in stages, those of the first one."""
    each = contest.spec.system.wins_needed
    if contest.spec.system.kind == "stages":
        return (len(contest.order) // contest.spec.stages[0].sections - 1) * each
    return contest.rounds * each


def _reserves(contest: Contest) -> frozenset[str]:
    """Who plays only if somebody of their team does not."""
    if contest.spec.system.kind != "teams":
        return frozenset()
    boards = contest.spec.system.boards
    return frozenset(
        player for team in teams_of(contest) for player in members(contest, team)[boards:]
    )


def _games(contest: Contest) -> Iterator[OpenGame]:
    """The games that follow from who plays; their colours and numbers are for the lot to say.

    Of teams the first players sit at the boards, round after round.
    """
    together = replace(contest.spec.system, all_rounds_at_once=True)
    whole = replace(contest, spec=replace(contest.spec, system=together))
    for body in system_of(whole).start(whole, ""):
        if isinstance(body, RoundsDrawn):
            for _, _, _, first, second in body.games:
                yield OpenGame(black=first, white=second)


def _player(office: Office, player: str, level: str) -> Player:
    row = office.store.players.player(player)
    assert row is not None
    index = read_level(level) if level else None
    return Player(
        id=player,
        name=row.name,
        member_no=row.member_no,
        level=index,
        level_three_months=index,
        level_close=index,
    )
