"""Which letters an arbiter may look at and move: of their own events, and of no game of theirs.

A letter is about the games that it names or answers, whoever sent it. What a rival sent may have
moves in advance and notes, which nobody but the writer may know.
"""

import re
from collections.abc import Iterable, Iterator

from msgspec import Struct

from corr.errors import ArbiterError, MailError
from corr.mail.read.read import read_letter
from corr.mail.read.tags import LOOSE_GAME_ID, game_id
from corr.sentences.said import said
from corr.service.office.office import Office
from corr.store.rows import GameRow, InboxRow, OutboxRow, PlayerRow
from corr.tournament.contest.contest import OVER

_NAMED = re.compile(rf"(?<![\w-]){LOOSE_GAME_ID}(?![\w-])", re.IGNORECASE | re.ASCII)
_LOOKED_AT = 20_000
"""How many characters of a letter are searched for the games that it names."""
_MOST_GAMES = 100


class About(Struct, frozen=True, kw_only=True):
    """Whom and what a letter is about: players, the first of them the writer, and games."""

    players: tuple[PlayerRow, ...] = ()
    games: tuple[GameRow, ...] = ()

    def events(self, office: Office) -> tuple[str, ...]:
        """The events of the games; without any, all of the players'."""
        mine = (event for one in self.players for event, _ in _events_of(office, one))
        return tuple(dict.fromkeys([one.event for one in self.games] or mine))


def about_letter(office: Office, row: InboxRow) -> About:
    """Whom and what a letter that came in is about, as far as it tells."""
    names = dict.fromkeys(_names_in(office, row))
    known = (office.store.players.player(name) for name in names if "-" not in name)
    writer = office.store.players.player_by_address(row.sender)
    players = {one.id: one for one in (writer, *known) if one}
    games = (office.store.events.game_row(name) for name in names if "-" in name)
    return About(players=tuple(players.values()), games=tuple(one for one in games if one))


def about_outgoing(office: Office, row: OutboxRow) -> About:
    """Whom and what a letter of ours is about."""
    player = office.store.players.player_by_address(row.recipient)
    game = office.store.events.game_row(row.game) if row.game else None
    return About(players=(player,) if player else (), games=(game,) if game else ())


def _names_in(office: Office, row: InboxRow) -> Iterator[str]:
    """The games and players of the tags in a letter, and the games that its words name."""
    own = office.own_addresses
    try:
        letter = read_letter(row.raw, arrived=row.arrived, own_addresses=own)
    except MailError:
        yield from _games_in(row.raw[:_LOOKED_AT].decode("latin-1"))
        return
    yield from (tag.game for tag in letter.tags)
    yield from _games_in(" ".join((letter.subject, *letter.answers, letter.text))[:_LOOKED_AT])


def _games_in(text: str) -> Iterator[str]:
    found = dict.fromkeys(game_id(one[0]) for one in _NAMED.finditer(text))
    yield from list(found)[:_MOST_GAMES]


# -- who may ----


def arbiters_events(office: Office, address: str) -> frozenset[str]:
    """The events of which an address is an arbiter's."""
    found = set[str]()
    for event, _, _ in office.store.events.tournaments():
        contest = office.folder.contest(event)
        if contest and address.lower() in map(str.lower, contest.spec.event.arbiters):
            found.add(event)
    return frozenset(found)


def is_operator(office: Office, address: str) -> bool:
    """Whether an address is the operator's."""
    return address.lower() == office.arbiter.lower()


def require_theirs(office: Office, about: About, reader: str) -> None:
    """Raise ArbiterError if a letter is not for `reader`, an address, to look at or to move.

    It is about a game of theirs or a rival of theirs, or about no event of which they are an
    arbiter. What is of no event is for every arbiter; nothing is kept from "", the terminal.
    """
    if not reader:
        return
    if game := _rival_game(office, about, reader):
        raise ArbiterError(said("why_letter", "own_game", game=game))
    events = about.events(office)
    if not events or is_operator(office, reader):
        return
    if arbiters_events(office, reader).isdisjoint(events):
        raise ArbiterError(said("why_letter", "their_arbiters", events=events))


def is_theirs(office: Office, about: About, reader: str) -> bool:
    """Whether a letter is for `reader` to look at, as `require_theirs` has it."""
    try:
        require_theirs(office, about, reader)
    except ArbiterError:
        return False
    return True


def is_letter_shown(office: Office, key: str, reader: str) -> bool:
    """Whether a letter that came in is for `reader`, an address or "", to look at."""
    row = office.store.letters.letter(key) if reader else None
    return not reader or (row is not None and is_theirs(office, about_letter(office, row), reader))


def is_player_of(office: Office, player: PlayerRow, events: Iterable[str]) -> bool:
    """Whether somebody plays or played in one of the events."""
    mine = {event for event, _ in office.store.events.events_of_player(player.id)}
    return not mine.isdisjoint(events)


def is_shown(office: Office, player: PlayerRow, reader: str) -> bool:
    """Whether somebody is a player of an event of the reader's; the operator is shown all."""
    if not reader or is_operator(office, reader):
        return True
    return is_player_of(office, player, arbiters_events(office, reader))


def _rival_game(office: Office, about: About, reader: str) -> str:
    """A game that the reader plays and the letter is about, or its writer plays, "" for none.

    One's own letters hide nothing from oneself.
    """
    me = office.store.players.player_by_address(reader)
    if me is None or [one.id for one in about.players[:1]] == [me.id]:
        return ""
    rivals = {one.id for one in about.players} - {me.id}
    named = {one.id for one in about.games}
    for game in office.store.events.games_of_player(me.id):
        if game.state == "running" and (game.id in named or {game.first, game.second} & rivals):
            return game.id
    return ""


def _events_of(office: Office, player: PlayerRow) -> Iterator[tuple[str, str]]:
    """The events of a player that are not over."""
    found = office.store.events.events_of_player(player.id)
    return ((event, state) for event, state in found if state not in OVER)
