"""Taking over an event from another installation: all of a parcel in one transaction, or nothing.

What happened stays as it was written there, with the ids of its players; the rows of the tables
follow from it here. The keys of the tags do not travel: everybody gets fresh letters to answer.
"""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from datetime import timedelta
from typing import Any

from corr.errors import ArbiterError
from corr.mail.letter import Happening
from corr.service.event.arbiter import require_languages
from corr.service.letters.event_letters import (
    Act,
    event_facts,
    game_line,
    send_board,
    send_event_letter,
)
from corr.service.letters.timekeeping import GRACE
from corr.service.office.office import Office
from corr.service.parcel.parcel import HAPPENED, Progress, read_parcel
from corr.service.parcel.parcel_back import make_room, players_of_history, require_later
from corr.service.parcel.parcel_out import written_down
from corr.service.parcel.parcel_people import Link, keep_name, link_players, register_player
from corr.service.parcel.parcel_read import Contents, raw_of
from corr.service.play.credit import credit
from corr.service.register.levels import follow_closings
from corr.store.rows import instant
from corr.tournament.contest.contest import OVER, Contest
from corr.tournament.events.events import RETURNED, ClockStarted, ContestBody, TakenOver
from corr.tournament.play.game import Game

_ANY = timedelta(seconds=1)
_LEFT_THERE = "left to the installation that wrote it"


@dataclass(frozen=True, slots=True, kw_only=True)
class Plan:
    """What taking an event over would come to: its contents, and who is who.

    `here` is our address. `after` is how many of the event's own events are here already, if it
    comes back to us.
    """

    contents: Contents
    links: tuple[Link, ...]
    here: str
    after: int = 0


def plan(office: Office, contents: Contents, told: Mapping[str, str]) -> Plan:
    """How a parcel would be taken over. Raises ArbiterError with what stands in the way.

    `told` is the arbiter's word about who is who: by their ids, a player here, or `new`.
    """
    contest, here = contents.contest, office.site.address
    known = office.folder.contest(contest.id)
    if known is not None:
        require_later(office, known, contents)
    if contents.handed_to and contents.handed_to.lower() != here.lower():
        raise ArbiterError(
            f"{contents.file}: {contest.id} was handed over to {contents.handed_to}; we are {here}"
        )
    require_languages(contest.spec, office.templates.languages)
    before = players_of_history(office, contest.id) if known else {}
    links = link_players(office, contents.players, told, before)
    after = known.seq if known else 0
    return Plan(contents=contents, links=links, here=here, after=after)


def take_over(
    office: Office, contents: Contents, told: Mapping[str, str], act: Act, progress: Progress
) -> Plan:
    """Go on with an event from where its parcel stands, and tell its players where to write."""
    with office.folder.transaction():
        found = plan(office, contents, told)
        event = contents.contest.id
        if found.after:
            make_room(office, event)
        for link in found.links:
            keep_name(office, event, link, register_player(office, link, event, act))
        office.store.put_aliases(event, {link.theirs: link.ours for link in found.links})
        _unpack(office, found, progress)
        contest = office.folder.contest(event)
        assert contest is not None  # it was in the parcel, which was looked through
        follow_closings(office, contest)
        here = office.site.address
        bodies: list[ContestBody] = [
            TakenOver(source=contents.source, here=here, reason=act.reason),
            written_down(
                contest, act, "corr import", f"taken over from {contents.source}; it is at {here}"
            ),
        ]
        contest = office.folder.record(event, contest, bodies, at=act.at, cause=act.cause)
        _go_on(office, contest, contents, act)
        return found


def _unpack(office: Office, found: Plan, progress: Progress) -> None:
    """Write what is in the parcel: first what happened, then letters, news and reports."""
    event, store = found.contents.contest.id, office.store
    ours = {link.theirs: link.ours for link in found.links}
    stream, waiting = "", list[dict[str, Any]]()
    for done, (what, fields) in enumerate(read_parcel(found.contents.file), 1):
        if waiting and (what != HAPPENED or fields["stream"] != stream):
            _unpack_stream(office, event, waiting)
            waiting.clear()
        match what:
            case "event":
                stream = fields["stream"]
                waiting.append(fields)
            case "letter in":
                store.put_letter(raw_of(fields))
            case "letter out":
                store.put_outgoing(_left_there(raw_of(fields)))
            case "news":
                player = ours.get(str(fields["player"]), "")
                number, at = fields["number"], instant(fields["at"])
                store.add_news(player, fields["game"], number, fields["told"], at)
            case "report" if fields["name"] not in store.report(event, fields["no"]):
                made_at = instant(fields["made_at"])
                store.put_report(event, fields["no"], fields["name"], fields["body"], made_at)
        progress(done)
    if waiting:
        _unpack_stream(office, event, waiting)


def _unpack_stream(office: Office, event: str, rows: Sequence[dict[str, Any]]) -> None:
    """Write the events of the event itself or of one game, and the rows that follow from them.

    Of an event that comes back, those that are here already stay; its clocks are looked at again.
    """
    stream, game = rows[0]["stream"], office.store.game_row(rows[0]["stream"])
    known = game.version if game else office.store.tournament_version(stream) or 0
    office.store.put_stored(iter(rows[known:]))
    if stream == event:
        if known:  # somebody may have been forgotten here while the event was elsewhere
            office.store.link_anew(event, known)
        office.folder.unpack_contest(event)
    else:
        office.folder.unpack_game(stream)


def _left_there(row: dict[str, Any]) -> dict[str, Any]:
    """A letter of theirs that still waits is sent there, and never from here."""
    if row["state"] != "queued":
        return row
    return {**row, "state": "sent", "sent_at": row["queued_at"], "smtp_reply": _LEFT_THERE}


# -- going on ----


def _go_on(office: Office, contest: Contest, contents: Contents, act: Act) -> None:
    """Start the clocks again as they stood, and tell everybody where to write from now on."""
    running = [row.id for row in office.store.games_of_event(contest.id) if row.state == "running"]
    gap: timedelta | None = None
    for name in running:
        before = office.folder.game(name)
        assert before is not None  # its row is here
        game = _clock_going(office, before, act)
        # Meanwhile neither address played, however short that was.
        if given := credit(game, contents.made_at, act.at, "moved", grace=_ANY):
            office.folder.play(game, given, at=act.at, cause=act.cause)
            gap = act.at - contents.made_at if act.at - contents.made_at > GRACE else None
    if contest.state in OVER:
        return
    for player in contest.present or contest.entries:
        facts: dict[str, object] = {
            "event": event_facts(office, contest, players=False),
            "address": office.site.address,
            "gap": gap,
            "games": tuple(_lines(office, contest, player)),
        }
        send_event_letter(office, contest, player, "event_moved", facts, act)
    for name in running:
        board = office.folder.game(name)
        assert board is not None
        send_board(office, board, act, Happening(code="game_moved"))


def _clock_going(office: Office, game: Game, act: Act) -> Game:
    """The game, its clock going on where letters reach its player from here."""
    if game.clock is None or RETURNED not in game.times.holds:
        return game
    if office.store.is_unreachable(game.players[game.clock.seat]):
        return game
    started = ClockStarted(seat=game.clock.seat, number=game.position.number)
    return office.folder.play(game, [started], at=act.at, cause=act.cause)


def _lines(office: Office, contest: Contest, player: str) -> Iterator[object]:
    for row in office.store.games_of_player(player, contest.id):
        game = office.folder.game(row.id) if row.state == "running" else None
        if game is not None:
            yield game_line(office, game, player)
