"""An event that was held elsewhere becomes an event of the installation; nobody gets a letter."""

import json
import re
from collections.abc import Mapping
from datetime import UTC, date, datetime, time

from msgspec.structs import replace

from corr.games.results import read_ending
from corr.service.event.rounds import game_started
from corr.service.letters.event_letters import Act
from corr.service.office.office import Office
from corr.store.rows import PlayerRow
from corr.tournament.contest.contest import Contest, start_moment
from corr.tournament.elsewhere.elsewhere import (
    Course,
    Played,
    content_of,
    only_points,
    read_course,
    tables_of,
)
from corr.tournament.elsewhere.elsewhere_event import FileEvent, read_event
from corr.tournament.elsewhere.elsewhere_games import FileGame
from corr.tournament.elsewhere.elsewhere_history import REASON, History
from corr.tournament.elsewhere.elsewhere_keys import Faults
from corr.tournament.elsewhere.elsewhere_spec import spec_from_file, titles_of
from corr.tournament.events.events import GameBody
from corr.tournament.events.events_contest import Announced
from corr.tournament.events.events_games import Annulled, Ruled
from corr.tournament.spec.spec import EventSpec, spec_to_tables
from corr.tournament.tables.event_tables import ANNULLED, ENDED, Participant

_ADDRESS = re.compile(r"[^@\s]+@[^@\s]+\.[^@\s]+")
_MOST = 10_000


def import_event(
    office: Office, document: str, source: str, act: Act, *, event: str = ""
) -> Contest:
    """Take an event over with all its results, as it stands in its file; it is left running.

    `source` is what the file is called in faults, `event` the event's id here, that of the file
    if "". Games that go on elsewhere are ruled here when they end there; what has not begun
    begins here. Raises ArbiterError with every fault at once: of the file, players who are not
    in the register, an id that is taken.
    """
    top, faults = content_of(document, source), Faults(source)
    file = read_event(faults, top)
    course = read_course(faults, top, file)
    with office.folder.transaction():
        own = event or file.texts["id"]
        if own and office.folder.contest(own) is not None:
            faults.add("event.id", f"there is an event {own} already")
        if faults.sound("system", "players") and only_points(file):
            faults.add("games", "games with their players are expected, not only points")
        known = _known(office, file, faults)
        if faults.count:
            faults.finish()
        tables_of(faults, file)
        levels = {player: level for player, level in course.levels.items() if level}
        history = History(file=file, id=own, named=known, called=titles_of(file), levels=levels)
        named = file.texts["arbiter"]
        spec = spec_from_file(
            history,
            course,
            top,
            arbiter=named if _ADDRESS.fullmatch(named) else office.arbiter,
            languages=sorted(office.templates.languages),
        )
        if spec.ranking.system != "none":
            _check_levels(office, spec, course, known, faults)
        return _recorded(office, history, spec, course, act)


def _known(office: Office, file: FileEvent, faults: Faults) -> Mapping[str, str]:
    """The register's ids of the file's players, by member number or else by id."""
    found = dict[str, str]()
    for at, player in enumerate(file.everybody, 1):
        row = _row(office, player)
        told = " ".join(filter(None, (player.id, player.name, player.member_no)))
        where = f"players[{at}] ({told})"
        if row is None:
            faults.add(where, "not in the register")
        elif row.id in found.values():
            faults.add(where, f"{row.name} ({row.id}) is in the file twice")
        elif player.name and not player.member_no and player.name != row.name:
            faults.add(where, f"{row.id} is {row.name} in the register")
        else:
            found[player.id] = row.id
    return found


def _row(office: Office, player: Participant) -> PlayerRow | None:
    if player.member_no:
        return office.store.players.player_by_member_no(player.member_no)
    return office.store.players.player(player.id)


def _check_levels(
    office: Office, spec: EventSpec, course: Course, known: Mapping[str, str], faults: Faults
) -> None:
    """Note where the register gives somebody another level at the start than the file does."""
    at = start_moment(spec)
    for number, (player, row) in enumerate(known.items(), 1):
        ours, theirs = office.store.levels.level_at(row, at), course.levels.get(player, "")
        if ours != theirs:
            faults.add(
                f"players[{number}] ({player}).level",
                f"{theirs or 'no level'} at the start in the file, "
                f"{ours or 'no level'} in the register: "
                f'write "level": {json.dumps(ours or None)} in the file, '
                "or correct the register (`corr player import`)",
            )
    faults.finish()


def _recorded(
    office: Office, history: History, spec: EventSpec, course: Course, act: Act
) -> Contest:
    """The event with its draws, and every game that has ended with its result."""
    close = history.file.close
    there = close.isoformat() if close else ""
    announced = Announced(spec=spec_to_tables(spec), closed_elsewhere=there)
    bodies = (announced, *history.bodies())
    contest = office.folder.record(history.id, None, bodies, at=act.at, cause=act.cause)
    pairings = {one.game: one for one in contest.pairings}
    for key, one in history.games:
        body = _ending(spec.game.kind, one, course.games.get(one.where))
        if body is None:
            continue
        played = course.games[one.where]
        begun = office.folder.begin(
            key,
            replace(
                game_started(contest, pairings[key]),
                first=history.named[one.black],
                second=history.named[one.white],
            ),
            at=_noon(contest, played.started),
            cause=act.cause,
        )
        at = _noon(contest, played.ended or played.started)
        office.folder.play(begun, [body], at=at, cause=act.cause, elsewhere=True)
    return contest


def _ending(kind: str, game: FileGame, played: Played | None) -> GameBody | None:
    """What ended a game; None while it goes on elsewhere or has not begun."""
    if played is None or game.shown.state not in (ENDED, ANNULLED):
        return None
    if game.shown.state == ANNULLED:
        return Annulled(reason=REASON)
    return Ruled(
        result=game.shown.result,
        ending=read_ending(kind, game.shown.ended),
        reason=REASON,
        moves=played.moves,
        score=game.shown.score or (),
    )


def _noon(contest: Contest, day: date) -> datetime:
    return datetime.combine(day, time(12), contest.zone).astimezone(UTC)
