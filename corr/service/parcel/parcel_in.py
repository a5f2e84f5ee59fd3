"""Taking over an event, or taking it back: who is who here, and all of it in one transaction."""

from collections.abc import Iterator, Mapping, Sequence
from datetime import timedelta
from itertools import count
from typing import Any

from msgspec import Struct
from msgspec.structs import replace

from corr.errors import ArbiterError
from corr.mail.letter import Happening
from corr.participants import read_kind
from corr.reading.kinds import read_address
from corr.service.event.opening import require_languages
from corr.service.letters.event_letters import (
    Act,
    ask_for_gifts,
    event_facts,
    game_line,
    send_board,
    send_event_letter,
)
from corr.service.letters.reading import time_zones
from corr.service.office.office import Office
from corr.service.office.people import called, find_player, person_of, record_person, unfit
from corr.service.office.trusted import GRACE
from corr.service.parcel.parcel import (
    HAPPENED,
    Progress,
    exemptions_in,
    put_exemptions,
    read_parcel,
    said_of_exemptions,
)
from corr.service.parcel.parcel_out import written_down
from corr.service.parcel.parcel_read import Contents, raw_of
from corr.service.play.credit import credit
from corr.service.register.levels import follow_closings
from corr.store.chronicle import NAMED, ids_in
from corr.store.rows import PlayerRow, instant
from corr.tournament.contest.contest import OVER, Contest
from corr.tournament.events.events import ContestBody, Event, PlayerBody, decode
from corr.tournament.events.events_contest import TakenOver
from corr.tournament.events.events_games import RETURNED, ClockStarted
from corr.tournament.events.events_player import (
    AddressesChanged,
    LeaveTaken,
    LettersReturned,
    LevelsCarried,
    PlayerRegistered,
    SettingChanged,
)
from corr.tournament.events.fields import FREE, Holds, changed
from corr.tournament.play.game import Game
from corr.tournament.play.leave import holding, utc
from corr.tournament.wording import typed

# -- who of a parcel's players is who here ----
# The same person is who has the same member number, else the same address; for everybody else the
# arbiter says who they are. Nobody's id in the event's own history is changed, nor the name that
# its tables give them: see `Aliases`.


NEW = "new"
"""What the arbiter says of a player who is nobody that is known here."""


class Link(Struct, frozen=True, kw_only=True):
    """A player of a parcel, who has the id `theirs` there, and `ours` here.

    `by` is how we know: `member number`, `address`, `your word`, `history`, or `new`. `remarks`
    say what the parcel has otherwise of who is known here.
    """

    theirs: str
    ours: str
    by: str
    player: Mapping[str, Any]
    remarks: tuple[str, ...] = ()


def link_players(
    office: Office,
    players: Sequence[Mapping[str, Any]],
    told: Mapping[str, str],
    before: Mapping[str, str],
) -> tuple[Link, ...]:
    """Who is who; `told` is the arbiter's word, by their ids. Raises ArbiterError with all doubts.

    A new player keeps the id that they had, unless it is somebody else's here. Who was in the
    event while it was here is who they were `before`, by their ids.
    """
    faults = [f"--link {one}: no player of the file" for one in _unknown(players, told)]
    told = {player["id"]: ours for player in players for ours in _said_of(player, told)}
    found = dict[str, tuple[str, str]]()
    for player in players:
        try:
            of_old = before.get(player["id"], "")
            found[player["id"]] = (of_old, "history") if of_old else _known(office, player, told)
        except ArbiterError as error:
            faults += error.faults
    faults += _doubles(office, players, found)
    if faults:
        raise ArbiterError(*faults)
    free = _free_ids(office, players)
    return tuple(_link(office, player, *found[player["id"]], free) for player in players)


def _unknown(players: Sequence[Mapping[str, Any]], told: Mapping[str, str]) -> Iterator[str]:
    for one in told:
        if not any(_is_meant(player, one) for player in players):
            yield one


def _said_of(player: Mapping[str, Any], told: Mapping[str, str]) -> Iterator[str]:
    yield from (ours for one, ours in told.items() if _is_meant(player, one))


def _is_meant(player: Mapping[str, Any], word: str) -> bool:
    """Whether the arbiter's word for a player of the file, an address or an id, is this one."""
    return word.upper() == player["id"] or word.lower() in player["addresses"]


def _to_say(player: Mapping[str, Any]) -> str:
    word = next(iter(player["addresses"]), player["id"])
    return f"say who it is with --link {word}=PLAYER, or ={NEW}"


def _known(office: Office, player: Mapping[str, Any], told: Mapping[str, str]) -> tuple[str, str]:
    """Whom we know a player as, and by what; two empty words for one who is new."""
    _check(office, player)
    if told.get(player["id"]) == NEW:
        return "", ""
    if player["id"] in told:
        row = find_player(office, told[player["id"]])
        if row is None:
            raise ArbiterError(f"--link: no player of the register is {told[player['id']]}")
        return row.id, "your word"
    by_number = office.store.players.player_by_member_no(player["member_no"])
    owners = {
        owner.id: owner
        for one in player["addresses"]
        if (owner := office.store.players.player_by_address(one)) is not None
    }
    who = " ".join((player["name"], *([f"({player['member_no']})"] * bool(player["member_no"]))))
    say = _to_say(player)
    if by_number is not None:
        if owners.keys() - {by_number.id}:
            other = called(office, min(owners.keys() - {by_number.id}))
            raise ArbiterError(
                f"{who} has the member number of {called(office, by_number.id)} "
                f"and an address of {other}: {say}"
            )
        return by_number.id, "member number"
    if len(owners) > 1:
        names = " and ".join(called(office, one) for one in sorted(owners))
        raise ArbiterError(f"{who} has addresses of {names}: {say}")
    for owner in owners.values():
        if owner.member_no and player["member_no"]:
            raise ArbiterError(f"{who} has an address of {called(office, owner.id)}: {say}")
        return owner.id, "address"
    return "", ""


def _check(office: Office, player: Mapping[str, Any]) -> None:
    """Raise ArbiterError for an address that no player here can have."""
    for address in player["addresses"]:
        try:
            why = unfit(office, read_address(address))
        except ValueError:
            raise ArbiterError(f"{player['id']}: {address!r} is no mail address") from None
        if why:
            raise ArbiterError(f"{player['name']}: {address} is {why}")


def _doubles(
    office: Office,
    players: Sequence[Mapping[str, Any]],
    found: Mapping[str, tuple[str, str]],
) -> Iterator[str]:
    """Two players of the event cannot be one here."""
    seen = dict[str, str]()
    for player in players:
        ours, _ = found.get(player["id"], ("", ""))
        if ours and ours in seen:
            both = f"{seen[ours]} and {player['name']} of the file"
            yield f"{both} would both be {called(office, ours)}: {_to_say(player)}"
        seen[ours] = player["name"]


def _free_ids(office: Office, players: Sequence[Mapping[str, Any]]) -> Iterator[str]:
    """Ids that nobody has, here or in the file."""
    mine = int(office.store.players.next_player_id().removeprefix("P"))
    theirs = [int(player["id"].removeprefix("P")) + 1 for player in players]
    return (f"P{number:04d}" for number in count(max([mine, *theirs])))


def _link(
    office: Office, player: Mapping[str, Any], ours: str, by: str, free: Iterator[str]
) -> Link:
    theirs = player["id"]
    if not ours:
        ours, by = (theirs if office.store.players.player(theirs) is None else next(free)), NEW
    remarks = () if by == NEW else said_of_exemptions(office, ours, player)
    return Link(theirs=theirs, ours=ours, by=by, player=player, remarks=remarks)


# -- in the register ----


def register_player(office: Office, link: Link, event: str, act: Act) -> PlayerRow:
    """Write a player of a parcel into the register, with their leave in the event.

    Who is known here stays as they are; addresses that nobody has are added behind their own.
    """
    cause = f"{act.cause}.{link.ours}"
    before = office.store.players.player(link.ours)
    bodies = [*(_known_bodies(office, before, link) if before else _new_bodies(office, link))]
    bodies += _leave(office, link, event)
    if not bodies:
        assert before is not None
        return before
    row = record_person(office, link.ours, bodies, at=act.at, cause=cause)
    if before is None:
        for grade in link.player["grades"]:
            office.store.levels.put_grade(carried(link.ours, grade))
        if link.player["exemptions"]:
            put_exemptions(office, link.ours)
        elif link.player["grades"]:
            office.store.levels.settle_level(link.ours)
    return row


def keep_name(office: Office, event: str, link: Link, row: PlayerRow) -> None:
    """Let an event go on naming a player as it did, where the register here does otherwise."""
    if any(getattr(row, one) != link.player[one] for one in NAMED):
        office.store.aliases.put_name_there(event, link.ours, link.player)


def carried(player: str, grade: Mapping[str, object]) -> dict[str, object]:
    """A line of the register that came in a parcel; older ones tell less of it."""
    unsaid = {
        "on_day": str(grade["from_at"])[:10],
        "report": 0,
        "kept": 0,
        "confirmed": None,
        **dict.fromkeys(("decided_at", "taken_back_at", "entered_at", "reason", "reaches"), ""),
    }
    return {**unsaid, **grade, "player": player}


def _known_bodies(office: Office, before: PlayerRow, link: Link) -> Iterator[PlayerBody]:
    if more := _unowned(office, link):
        yield AddressesChanged(player=link.ours, addresses=(*before.addresses, *more))


def _unowned(office: Office, link: Link) -> tuple[str, ...]:
    """The addresses of a player that nobody here has."""
    addresses = link.player["addresses"]
    return tuple(one for one in addresses if office.store.players.player_by_address(one) is None)


def _new_bodies(office: Office, link: Link) -> Iterator[PlayerBody]:
    player = link.player
    namesake = office.store.players.player_by_member_no(player["member_no"])
    known = player["language"] in office.templates.languages
    yield PlayerRegistered(
        player=link.ours,
        name=player["name"],
        addresses=_unowned(office, link),
        member_no="" if namesake else player["member_no"],
        club=player["club"],
        country=player["country"],
        language=player["language"] if known else office.language,
        time_zone=player["time_zone"] if player["time_zone"] in time_zones() else "",
        level="",
        level_since="",
        kind=read_kind(player["kind"]),
    )
    if player["grades"]:
        yield LevelsCarried(player=link.ours, grades=tuple(player["grades"]))
    yield from exemptions_in(link.ours, player["exemptions"])
    for name, value in sorted(player["settings"].items()):
        yield SettingChanged(player=link.ours, name=name, value=value)
    if player["unreachable"]:
        address = next(iter(player["addresses"]), "")
        words = player["unreachable"].removeprefix(f"{address}: ")
        yield LettersReturned(player=link.ours, address=address, letter="", status="", words=words)


def _leave(office: Office, link: Link, event: str) -> Iterator[LeaveTaken]:
    """The leave in the event that is not known here."""
    known = person_of(office, link.ours) if office.store.players.player(link.ours) else None
    leaves = holding(known.leaves, event) if known else ()
    here = {(utc(one.since), utc(one.until)) for one in leaves}
    for one in link.player["leave"]:
        if (utc(instant(one["since"])), utc(instant(one["until"]))) in here:
            continue
        yield LeaveTaken(
            player=link.ours,
            since=utc(instant(one["since"])),
            until=utc(instant(one["until"])),
            zone=one["zone"],
            events=(event,),
            later=False,
            granted=one["granted"],
        )


# -- taking over an event from another installation ----
# What happened stays as it was written there, with the ids of its players; the rows of the tables
# follow from it here. The keys of the tags do not travel: everybody gets fresh letters to answer.


_ANY = timedelta(seconds=1)
_LEFT_THERE = "left to the installation that wrote it"


class Plan(Struct, frozen=True, kw_only=True):
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
        office.store.aliases.put_aliases(event, {link.theirs: link.ours for link in found.links})
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
                store.transfer.put_letter(raw_of(fields))
            case "letter out":
                store.transfer.put_outgoing(_left_there(raw_of(fields)))
            case "news":
                player = ours.get(str(fields["player"]), "")
                number, at = fields["number"], instant(fields["at"])
                store.news.add_news(player, fields["game"], number, fields["told"], at)
            case "report" if fields["name"] not in store.events.report(event, fields["no"]):
                made_at = instant(fields["made_at"])
                store.events.put_report(
                    event, fields["no"], fields["name"], fields["body"], made_at
                )
        progress(done)
    if waiting:
        _unpack_stream(office, event, waiting)


def _unpack_stream(office: Office, event: str, rows: Sequence[dict[str, Any]]) -> None:
    """Write the events of the event itself or of one game, and the rows that follow from them.

    Of an event that comes back, those that are here already stay; its clocks are looked at again.
    """
    stream, game = rows[0]["stream"], office.store.events.game_row(rows[0]["stream"])
    known = game.version if game else office.store.events.tournament_version(stream) or 0
    office.store.transfer.put_stored(iter(rows[known:]))
    if stream == event:
        if known:  # somebody may have been forgotten here while the event was elsewhere
            office.store.chains.link_anew(event, known)
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
    running = [
        row.id for row in office.store.events.games_of_event(contest.id) if row.state == "running"
    ]
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
        if board.judge.of_itself is not None:
            board = office.folder.go_on(board, at=act.at, cause=act.cause)
            ask_for_gifts(office, board, act, Happening(code="game_moved"))
            continue
        send_board(office, board, act, Happening(code="game_moved"))


def _clock_going(office: Office, game: Game, act: Act) -> Game:
    """The game, its clock going on where letters reach its player from here."""
    if game.clock is None or RETURNED not in game.times.holds:
        return game
    if office.store.players.is_unreachable(game.players[game.clock.seat]):
        return game
    started = ClockStarted(seat=game.clock.seat, number=game.position.number)
    return office.folder.play(game, [started], at=act.at, cause=act.cause)


def _lines(office: Office, contest: Contest, player: str) -> Iterator[object]:
    for row in office.store.events.games_of_player(player, contest.id):
        game = office.folder.game(row.id) if row.state == "running" else None
        if game is not None:
            yield game_line(office, game, player)


# -- an event that comes back to an installation which once had it ----
# What comes must begin with all that is here, word for word, but for words about somebody who was
# forgotten meanwhile: then it is the same event, only longer, and what is here stays as it is. The
# chain in the parcel proves that it goes on from there.


_SAME = ("kind", "version", "body", "at", "cause")


def require_later(office: Office, here: Contest, contents: Contents) -> None:
    """Raise ArbiterError for a parcel that is not the later state of an event handed over here."""
    event, address = here.id, office.site.address
    if not here.moved_to:
        raise ArbiterError(
            f"there is an event {event} here already: an event keeps its id, for letters "
            "and records name it"
        )
    if not contents.handed_to:
        back = typed("export", event, "FILE", "--to", address, "--reason", "TEXT")
        raise ArbiterError(
            f"{contents.file} is a copy; {event} was handed over to {here.moved_to}, and comes "
            f"back when it is handed over there: `{back}`"
        )
    if contents.handed_to.lower() != address.lower():
        return  # refused for that
    ours = office.store.transfer.stored_streams(event)
    waiting = next(ours, None)
    for row in _happened(contents):
        if waiting is not None and _place(waiting) == _place(row):
            if any(waiting[name] != row[name] for name in _SAME) and not _is_barer(waiting, row):
                break
            waiting = next(ours, None)
    if waiting is not None:
        raise ArbiterError(
            f"{contents.file}: event {waiting['seq']} of {waiting['stream']} is another one here: "
            "this is no later state of what was handed over"
        )


def _is_barer(ours: Mapping[str, Any], theirs: Mapping[str, Any]) -> bool:
    """Whether two rows of one event differ in nothing but what forgetting somebody writes over."""
    bare = (replace(_event(row), body=changed(_event(row).body, _blank)) for row in (ours, theirs))
    one, other = bare
    return one == other


def _event(row: Mapping[str, Any]) -> Event:
    return Event(
        stream=row["stream"],
        seq=row["seq"],
        at=instant(row["at"]),
        cause=row["cause"],
        body=decode(row["kind"], row["version"], row["body"]),
    )


def _blank(held: Holds, text: str) -> str:
    return "" if held in FREE else text


def players_of_history(office: Office, event: str) -> Mapping[str, str]:
    """Who is who among the players of what happened while an event was here: ours by theirs."""
    ours = {theirs: mine for mine, theirs in office.store.aliases.ids_there(event).items()}
    named = {
        one for row in office.store.transfer.stored_streams(event) for one in ids_in(row["body"])
    }
    found = {theirs: ours.get(theirs, theirs) for theirs in named}
    return {theirs: one for theirs, one in found.items() if office.store.players.player(one)}


def make_room(office: Office, event: str) -> None:
    """Take away what the parcel brings along anew: news that wait, and who is called what."""
    office.store.news.drop_news_of_event(event)
    office.store.aliases.drop_aliases(event)


def _happened(contents: Contents) -> Iterator[Mapping[str, Any]]:
    return (fields for what, fields in read_parcel(contents.file) if what == HAPPENED)


def _place(row: Mapping[str, Any]) -> tuple[str, int]:
    return row["stream"], row["seq"]
