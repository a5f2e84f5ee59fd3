"""The offices that fuzzing writes to: real ones, each in another state, and undone after a mail.

An input is taken in, handled and looked at inside one transaction, which is rolled back: so each
input meets the same office, and a finding can be shown again by itself.
"""

import re
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from functools import cached_property
from pathlib import Path

from corr.config import load_settings
from corr.games.rules import Seat
from corr.mail.read.tags import Keys, make_pass, make_tag, return_address
from corr.service.office.office import Office, office_over
from corr.service.office.people import record_person, requests_of
from corr.store.sqlite import SqliteEngine
from corr.store.store import Store
from corr.tournament.events.events_player import SettingChanged
from tests.office import (
    ANNA,
    ARBITER,
    BO,
    CAI,
    EVENT,
    SETTINGS,
    SITE,
    THREE,
    House,
    Post,
)

STRANGER = "kim@elsewhere.test"
OURS = "mx.club.test"
BELIEVING = SETTINGS.replace("[smtp]", f'authserv_id = "{OURS}"\n[smtp]')
NEW = "anna.new@home.test"
_TAG = re.compile(r"([A-Z0-9-]+)\.(\d+)\.([A-Z2-7]{16})")


class Rehearsal(SqliteEngine):
    """An engine in which a transaction inside another one can be rolled back by itself."""

    @contextmanager
    def transaction(self) -> Iterator[None]:
        """All or nothing, also inside another one: there it is a savepoint."""
        if not self.in_transaction:
            with super().transaction():
                yield
            return
        self._run("savepoint part")
        try:
            yield
        except BaseException:
            self._run("rollback to part")
            self._run("release part")
            raise
        self._run("release part")


class RehearsedHouse(House):
    """A house over a `Rehearsal`."""

    def _open(self) -> Office:
        settings = load_settings(self.folder / "corr.toml")
        office = office_over(Store(Rehearsal(settings.database.path)), settings)
        fields = {name: getattr(office, name) for name in Office.__struct_fields__}
        # The same keys every time, so that a mail that found something finds it again.
        return Office(**{**fields, "keys": Keys(current=b"fuzz" * 8)})


@dataclass(frozen=True, kw_only=True)
class Sent:
    """A letter of ours that somebody may answer: whose tag it bears, and to whom it went."""

    owner: str
    reader: str
    post: Post

    @property
    def tag(self) -> str:
        """`SK24-001.4.CODE`."""
        return self.post.tag

    @property
    def asks(self) -> bool:
        """Whether it asks its reader to say yes to a request."""
        game, number, _ = self.tag.split(".")
        return "-" not in game and number != "0"


class World:
    """One office in one state, and what is secret in it."""

    def __init__(self, name: str, house: House, authority: str = "tag") -> None:
        self.name = name
        self.house = house
        self.authority = authority

    @cached_property
    def people(self) -> Mapping[str, tuple[str, ...]]:
        """The addresses of every player, by id."""
        return {row.id: row.addresses for row in self.house.office.store.players.everybody()}

    @cached_property
    def owner_of(self) -> Mapping[str, str]:
        """The id of the player who writes from an address."""
        return {one: player for player, mine in self.people.items() for one in mine}

    @cached_property
    def sent(self) -> tuple[Sent, ...]:
        """The letters with a tag or pass that somebody got."""
        return self.with_tags(self.house.read)

    def with_tags(self, posts: Sequence[Post]) -> tuple[Sent, ...]:
        """Those of some letters that bear a tag or pass."""
        found = []
        for post in posts:
            tag = _TAG.fullmatch(post.tag)
            owner, _ = self.secrets.get(tag[3], ("", None)) if tag else ("", None)
            if owner:
                found.append(Sent(owner=owner, reader=post.to, post=post))
        return tuple(found)

    def return_address(self, sent: Sent) -> str:
        """The address from which a letter went out."""
        office, name = self.house.office, sent.post.message_id.strip("<> ")
        row = office.store.letters.outgoing(name)
        assert row is not None
        return return_address(office.keys, SITE, row.n, name)

    @cached_property
    def secrets(self) -> Mapping[str, tuple[str, frozenset[str]]]:
        """The codes of tags and passes: whose they are, and the addresses that may see them."""
        office, found = self.house.office, dict[str, tuple[str, frozenset[str]]]()
        for player, addresses in self.people.items():
            asked = requests_of(office, player)
            for address in {*addresses, NEW, *(one for each in asked for one in each.addresses)}:
                for number in range(len(asked) + 4):
                    code = make_pass(office.keys, player, number, address).code
                    found[code] = player, frozenset({address})
        for row in office.store.events.games_of_event(EVENT):
            game = office.folder.game(row.id)
            assert game is not None
            for seat in Seat:
                owner = game.players[seat]
                for number in range(game.position.number + 12):
                    code = make_tag(office.keys, game.id, number, seat).code
                    found[code] = owner, frozenset(self.people[owner])
        return found

    @cached_property
    def readers(self) -> frozenset[str]:
        """Everybody who is written to, whatever comes in."""
        asked = {one for sent in self.sent for one in (sent.reader,)}
        return frozenset({*self.owner_of, ARBITER, *asked})

    @cached_property
    def streams(self) -> Mapping[str, frozenset[str]]:
        """The players who may bring about events, by stream."""
        found = {f"player:{player}": frozenset({player}) for player in self.people}
        for row in self.house.office.store.events.games_of_event(EVENT):
            found[row.id] = frozenset({row.first, row.second})
        return found

    def close(self) -> None:
        """Close the office."""
        self.house.close()


class _Undone(Exception):
    """Rolls back what was tried."""


@contextmanager
def undone(world: World) -> Iterator[House]:
    """The world's house, in which whatever happens has not happened afterwards."""
    house = world.house
    read, now = list(house.read), house.now
    try:
        with house.office.store.transaction():
            yield house
            raise _Undone
    except _Undone:
        pass
    finally:
        house.read[:], house.now = read, now
        house.office.folder.refold()


def _playing(folder: Path) -> World:
    """Three players in the middle of their games; messages in both directions."""
    house = RehearsedHouse(folder, (ANNA, BO, CAI)).start()
    house.play("i9; j10; g7")
    house.say(house.first, "i5, draw?\nmsg: Hello <b>there</b> & good luck")
    house.say(house.second, "note: think again")
    number = next(n for n in (1, 2, 3) if house.seated(house.game(n).position.to_act, n) == ANNA)
    house.say(ANNA, f"set address {NEW}", number)
    house.give(house.compose(BO, "help"))
    return World("playing", house)


def _opening(folder: Path) -> World:
    """An opening with choices, both players in other languages and with other boards."""
    members = (
        "name,email,language,time_zone\n"
        f'"Ånna ""<b>"" Öst",{ANNA},sv,Europe/Stockholm\nBo {{{{ 7*7 }}}},{BO},et,Asia/Tokyo\n'
    )
    house = RehearsedHouse(folder, members=members, game={"opening": "taraguchi"}).start()
    house.play("i9; j10; g7")
    house.say(house.first, "set board discs\nset calendar on")
    return World("opening", house)


def _claiming(folder: Path) -> World:
    """A game with moves in advance in which wins are claimed, both readers without HTML."""
    house = RehearsedHouse(folder, game={"adjudication": "claim"}).start()
    house.play("a1; h9; a3; h10")
    for player in (ANNA, BO):
        house.say(player, "set text only")
    house.say(house.second, "a5; if h11 a7, if i10 then b2")
    return World("claiming", house)


def _counting(folder: Path) -> World:
    """An event in which the mail server must vouch for the sender too; two games a pair."""
    mail, system = {"authority": "both"}, {"games_per_pair": 2}
    house = RehearsedHouse(folder, settings=BELIEVING, mail=mail, system=system).start()
    _in_text_only(house)
    return World("strict", house, "both")


def _by_address(folder: Path) -> World:
    """An event in which the mail server's word for the sender is all the proof it takes."""
    house = RehearsedHouse(folder, settings=BELIEVING, mail={"authority": "address"}).start()
    _in_text_only(house)
    return World("address", house, "address")


def _over(folder: Path) -> World:
    """A game that was given up, players with digests, a question whether to be forgotten."""
    game = {"opening": "soosorv"}
    house = RehearsedHouse(folder, (ANNA, BO, CAI), game=game).start()
    house.play(THREE)
    house.say(BO, "set digest daily", _number_of(house, BO))
    house.say(house.second, "SK24-001 resign")
    house.give(house.compose(CAI, "games"))
    _in_text_only(house)
    # The arbiter has heard enough for this hour, and so have strangers.
    for _ in range(12):
        house.give(house.compose(STRANGER, "a1", house.newest(CAI)))
    for number in range(31):
        house.give(house.compose(f"kim{number}@elsewhere.test", "hello"))
    return World("over", house)


def _in_text_only(house: House) -> None:
    """Let everybody get text without HTML from now on, which takes half the time."""
    office, cause = house.office, "text-only"
    with office.store.transaction():
        for row in office.store.players.everybody():
            body = SettingChanged(player=row.id, name="text", value="only")
            record_person(office, row.id, [body], at=house.now, cause=f"{cause}.{row.id}")


def _number_of(house: House, player: str) -> int:
    """A game about which the player has a letter."""
    tags = (one.tag for one in house.read if one.to == player)
    return next(int(tag.partition(".")[0][-3:]) for tag in tags if tag.startswith(EVENT))


MAKERS = {
    "playing": _playing,
    "opening": _opening,
    "claiming": _claiming,
    "strict": _counting,
    "address": _by_address,
    "over": _over,
}
"""The worlds by name."""


def worlds(folder: Path, names: tuple[str, ...] = tuple(MAKERS)) -> list[World]:
    """The worlds, each with a folder of its own."""
    found = []
    for name in names:
        (folder / name).mkdir(parents=True)
        found.append(MAKERS[name](folder / name))
    return found


__all__ = ["EVENT", "NEW", "OURS", "SITE", "STRANGER", "Sent", "World", "undone", "worlds"]
