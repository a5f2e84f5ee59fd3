"""Who of a parcel's players is who here: known by member number or address, or new.

The same person is who has the same member number, else the same address; for everybody else the
arbiter says who they are. Nobody's id in the event's own history is changed, nor the name that
its tables give them: see `Aliases`.
"""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from itertools import count
from typing import Any

from corr.errors import ArbiterError
from corr.service.letters.choices import time_zones
from corr.service.letters.event_letters import Act
from corr.service.office.office import Office
from corr.service.office.people import called, find_player
from corr.service.office.register import person_of, record_person, unfit
from corr.service.parcel.parcel_exemptions import exemptions_in, put_exemptions, said_of_exemptions
from corr.store import PlayerRow
from corr.store.aliases import NAMED
from corr.store.rows import instant
from corr.tournament.events.events import (
    AddressesChanged,
    LeaveTaken,
    LettersReturned,
    LevelsCarried,
    PlayerBody,
    PlayerRegistered,
    SettingChanged,
)
from corr.tournament.play.leave import holding, utc
from corr.tournament.spec.spec_reader import read_address

NEW = "new"
"""What the arbiter says of a player who is nobody that is known here."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Link:
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
    by_number = office.store.player_by_member_no(player["member_no"])
    owners = {
        owner.id: owner
        for one in player["addresses"]
        if (owner := office.store.player_by_address(one)) is not None
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
    mine = int(office.store.next_player_id().removeprefix("P"))
    theirs = [int(player["id"].removeprefix("P")) + 1 for player in players]
    return (f"P{number:04d}" for number in count(max([mine, *theirs])))


def _link(
    office: Office, player: Mapping[str, Any], ours: str, by: str, free: Iterator[str]
) -> Link:
    theirs = player["id"]
    if not ours:
        ours, by = (theirs if office.store.player(theirs) is None else next(free)), NEW
    remarks = () if by == NEW else said_of_exemptions(office, ours, player)
    return Link(theirs=theirs, ours=ours, by=by, player=player, remarks=remarks)


# -- in the register ----


def register_player(office: Office, link: Link, event: str, act: Act) -> PlayerRow:
    """Write a player of a parcel into the register, with their leave in the event.

    Who is known here stays as they are; addresses that nobody has are added behind their own.
    """
    cause = f"{act.cause}.{link.ours}"
    before = office.store.player(link.ours)
    bodies = [*(_known_bodies(office, before, link) if before else _new_bodies(office, link))]
    bodies += _leave(office, link, event)
    if not bodies:
        assert before is not None
        return before
    row = record_person(office, link.ours, bodies, at=act.at, cause=cause)
    if before is None:
        for grade in link.player["grades"]:
            office.store.put_grade(carried(link.ours, grade))
        if link.player["exemptions"]:
            put_exemptions(office, link.ours)
        elif link.player["grades"]:
            office.store.settle_level(link.ours)
    return row


def keep_name(office: Office, event: str, link: Link, row: PlayerRow) -> None:
    """Let an event go on naming a player as it did, where the register here does otherwise."""
    if any(getattr(row, one) != link.player[one] for one in NAMED):
        office.store.put_name_there(event, link.ours, link.player)


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
    return tuple(one for one in addresses if office.store.player_by_address(one) is None)


def _new_bodies(office: Office, link: Link) -> Iterator[PlayerBody]:
    player = link.player
    namesake = office.store.player_by_member_no(player["member_no"])
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
    known = person_of(office, link.ours) if office.store.player(link.ours) else None
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
