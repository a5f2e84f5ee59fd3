"""Who may do what at the desk: the roles of an address, as the event files give them."""

from msgspec.structs import replace

from corr.errors import ArbiterError
from corr.sentences.said import said
from corr.service.letters.impartial import judges_of
from corr.service.letters.letter_roles import arbiters_events, is_operator
from corr.service.office.office import Command, Office
from corr.service.office.people import find_player
from corr.tournament.contest.contest import OVER, Contest, keys_changed
from corr.tournament.events.events import Event, GameStarted
from corr.tournament.events.events_contest import (
    FileChanged,
    Measured,
    MeasureLifted,
    OrderDecided,
    OrderUndecided,
    Reinstated,
    ResultAssessed,
    Voted,
    Withdrawn,
)
from corr.tournament.wording import listed
from corr.who import Who

_ABOUT_PLAYERS = (
    Measured,
    MeasureLifted,
    Withdrawn,
    Reinstated,
    OrderDecided,
    OrderUndecided,
)
"""What is done to players, rather than in their games."""
_OF_TIME = ("clock.", "leave.")


def is_known(office: Office, address: str) -> bool:
    """Whether an address has a role in any event, or is the operator's."""
    return bool(roles_of(office, address))


def roles_of(office: Office, address: str) -> frozenset[Who]:
    """What an address is in the events, whether they are over or not."""
    found = {Who.READERS, Who.DESK} if is_operator(office, address) else set[Who]()
    for event, _, _ in office.store.events.tournaments():
        if contest := office.folder.contest(event):
            found |= _roles_in(office, contest, address)
    found |= {one for one in Who if address in (_rankers(office, one) or ())}
    return frozenset(found)


def asks_of(office: Office, address: str) -> frozenset[Who]:
    """Whose questions an address may ask: its own, and the operator those about levels, too."""
    levels = {Who.RANKERS} if is_operator(office, address) else set[Who]()
    return roles_of(office, address) | levels


def _roles_in(office: Office, contest: Contest, address: str) -> set[Who]:
    return {one for one in Who if address in _allowed(office, contest, one)}


def events_read(office: Office, address: str) -> tuple[str, ...]:
    """The events about which an address may read everything."""
    events = [event for event, _, _ in office.store.events.tournaments()]
    contests = filter(None, map(office.folder.contest, events))
    return tuple(one.id for one in contests if address in _allowed(office, one, Who.READERS))


def events_shown(office: Office, reader: str) -> frozenset[str] | None:
    """The events that are shown to who asks by letter, None for all at the terminal."""
    return frozenset(events_read(office, reader.lower())) if reader else None


def require_role(office: Office, command: Command, address: str) -> None:
    """Raise ArbiterError if an address may not send a command."""
    if command.words == ("--help",):
        return
    if command.who is Who.DESK:
        if not is_operator(office, address) and not _has_events(office, address):
            raise ArbiterError(said("roles", "for_arbiters"))
        return
    if (people := _rankers(office, command.who)) is not None:
        _require_ranker(office, command, address, people)
        return
    if not command.event and command.wide:
        return
    if not command.event:
        example = (
            f"--event {next(iter(_events(office, address)), 'EVENT')}"
            if command.player
            else said("roles", "its_id")
        )
        raise ArbiterError(said("roles", "which_event", example=example))
    contest = office.folder.contest(command.event)
    if contest is None:
        raise ArbiterError(said("roles", "no_event", event=command.event))
    allowed = _allowed(office, contest, command.who, command.ruling)
    if address not in allowed:
        raise ArbiterError(_only(command, listed(sorted(allowed))))
    if contest.moved_to:
        raise ArbiterError(said("roles", "moved", event=contest.id, to=contest.moved_to))
    if command.game and (not command.reads or command.who is Who.ARBITERS):
        _require_not_own(office, contest, command.game, address)


def _rankers(office: Office, who: Who) -> frozenset[str] | None:
    """The addresses of those who rule on levels, which are of no event; None for other roles."""
    match who:
        case Who.RANKERS:
            people = (*office.committee, *office.board)
        case Who.RANKING:
            people = office.committee
        case Who.BOARD:
            people = office.board
        case _:
            return None
    return frozenset(one.lower() for one in people)


def _require_ranker(
    office: Office, command: Command, address: str, people: frozenset[str]
) -> None:
    if address in people or (command.reads and is_operator(office, address)):
        return
    named = listed(sorted(people)) or said("roles", "nobody_named")
    raise ArbiterError(_only(command, named))


def _only(command: Command, named: str) -> str:
    """Who alone can send a command."""
    assert command.who
    role = said("roles", "who", code=command.who.name.lower())
    return said("roles", "only", who=role, named=named)


def _has_events(office: Office, address: str) -> bool:
    """Whether an address is an arbiter's of an event that is not over."""
    states = {event: state for event, _, state in office.store.events.tournaments()}
    return any(states[event] not in OVER for event in arbiters_events(office, address))


def with_only_event(office: Office, command: Command, address: str) -> Command:
    """The command, with the event if it names none and only one can be meant."""
    row = find_player(office, command.player) if command.player else None
    if command.event or row is None:
        return command
    theirs = {event for event, _, _ in office.store.personal.entries(row.id)}
    meant = [event for event in _events(office, address) if event in theirs]
    if len(meant) != 1:
        return command
    return replace(command, event=meant[0], words=(*command.words, "--event", meant[0]))


def _events(office: Office, address: str) -> list[str]:
    """The events that are not over in which an address is an arbiter."""
    found = [
        office.folder.contest(one)
        for one, _, state in office.store.events.tournaments()
        if state not in OVER
    ]
    mine = [one for one in found if one and address in map(str.lower, one.spec.event.arbiters)]
    return [one.id for one in mine]


def _allowed(office: Office, contest: Contest, who: Who, ruling: int = 0) -> frozenset[str]:
    """The addresses that may send a command about an event; `ruling` is what it decides about."""
    arbiters, committee = contest.spec.event.arbiters, contest.spec.event.committee
    match who:
        case Who.READERS:
            people = (*arbiters, *committee, office.arbiter)
        case Who.ARBITERS | Who.DESK:
            people = arbiters
        case Who.CHIEF:
            people = arbiters[:1]
        case Who.COMMITTEE:
            ruled = contest.rulings.get(ruling)
            named = (one for each in contest.rulings.values() for one in each.panel)
            people = (*(committee or arbiters[:1]), *named)
            people = judges_of(office, contest, ruled) if ruled else people
        case Who.RANKERS | Who.RANKING | Who.BOARD:
            people = ()
    return frozenset(one.lower() for one in people)


def require_fair(office: Office, before: Contest | None, cause: str, address: str) -> None:
    """Raise ArbiterError if what was just done is not for this arbiter to do.

    Nobody rules in a game of their own, about themselves or a rival, or on the time for games
    that go on when they play; and only the chief arbiter says who the arbiters are. `before` is
    the event as it was.
    """
    if before is None:
        return
    happened = office.store.causes.events_of_cause(cause)
    for stream in _changed_games(happened):
        _require_not_own(office, before, stream, address)
    if not any(isinstance(one.body, Voted) for one in happened):  # of no party (backgammon.md 8)
        _require_not_about_own(office, before, happened, address)
    after = office.folder.contest(before.id)
    if after is not None and any(isinstance(one.body, FileChanged) for one in happened):
        _require_fair_file(office, before, after, address)


def _require_fair_file(office: Office, before: Contest, after: Contest, address: str) -> None:
    chief = before.spec.event.arbiters[0].lower()
    if address != chief and _appointed(before) != _appointed(after):
        raise ArbiterError(said("roles", "chief_appoints", chief=chief))
    player = office.store.players.player_by_address(address)
    if player is None or before.state != "running" or player.id not in before.present:
        return
    of_time = [one for one in keys_changed(before.spec, after.spec) if one.startswith(_OF_TIME)]
    if of_time:
        who = _others(before, address)
        raise ArbiterError(said("roles", "plays_in_it", event=before.id, keys=of_time, who=who))


def _appointed(contest: Contest) -> tuple[object, object]:
    return contest.spec.event.arbiters, contest.spec.event.committee


def _changed_games(happened: list[Event]) -> list[str]:
    """The games to which something happened, those left out that began by it."""
    first = {event.stream: event for event in reversed(happened) if "-" in event.stream}
    assessed = [one.body.game for one in happened if isinstance(one.body, ResultAssessed)]
    began = [stream for stream, one in first.items() if isinstance(one.body, GameStarted)]
    return [stream for stream in (*first, *assessed) if stream not in began]


def _require_not_about_own(
    office: Office, contest: Contest, happened: list[Event], address: str
) -> None:
    """Raise ArbiterError if a player rules about themselves, or about whom they play."""
    me = office.store.players.player_by_address(address)
    about = {
        player
        for one in happened
        if isinstance(one.body, _ABOUT_PLAYERS)
        for player in getattr(one.body, "players", ()) or (getattr(one.body, "player", ""),)
    }
    if me is None or not about:
        return
    who = _others(contest, address)
    if me.id in about:
        raise ArbiterError(said("roles", "about_you", who=who))
    for game in office.store.events.games_of_player(me.id):
        if game.state == "running" and about & {game.first, game.second}:
            raise ArbiterError(said("roles", "about_a_rival", game=game.id, who=who))


def _require_not_own(office: Office, contest: Contest, game: str, address: str) -> None:
    player, found = office.store.players.player_by_address(address), office.folder.game(game)
    if player is None or found is None or player.id not in found.players.values():
        return
    who = _others(contest, address)
    raise ArbiterError(said("roles", "own_game", game=game, who=who))


def _others(contest: Contest, address: str) -> str:
    """The other arbiters of an event; the operator, where there are none."""
    others = [one for one in contest.spec.event.arbiters if one.lower() != address]
    return listed(others) if others else "the operator, where the program runs"
