"""The positions in which the replies of the corpus are written, and what a reply led to in them.

Each scene is a game of Anna's with a letter that waits for her answer. What a reply does is seen
from outside alone: the events of her games, and the letters that come back.
"""

import re
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path

from corr.games.rules import Seat
from corr.mail.orders.order_ifs import write_branches
from corr.tournament.events.events import Event, IfsEntered, MovePlayed, Resigned
from corr.tournament.events.events_games import DrawAgreed, DrawDeclined, DrawOffered
from corr.tournament.play.orders import unpacked
from tests.office import ANNA, BO, CAI, DAG, EVENT, START, House, Outcome, Post

NAMES = {ANNA: "Anna Berg", BO: "Bo Ek", CAI: "Cai Dal", DAG: "Dag Falk"}
LANGUAGES = ("en", "sv", "et", "de")
GAME = "SK24-001"
_TWO = {BO: "SK24_001", CAI: "SK24_002"}
_THREE = "h8 i9 j10"


@dataclass(frozen=True, kw_only=True)
class Scene:
    """A house whose letter to Anna is to be answered, as files to begin from again and again.

    `games` are the names that the corpus gives to her games, with their real ones.
    """

    files: Mapping[str, bytes]
    letter: Post
    read: tuple[Post, ...]
    games: Mapping[str, str]

    @contextmanager
    def again(self, folder: Path) -> Iterator["_Again"]:
        """The house as it was when the letter had come."""
        for name, content in self.files.items():
            (folder / name).touch(mode=0o600)
            (folder / name).write_bytes(content)
        for beside in folder.glob("*-wal"):
            beside.unlink()
        house = _Again(folder, self)
        try:
            yield house
        finally:
            house.close()


class _Again(House):
    """A house that stands already."""

    def __init__(self, folder: Path, scene: Scene) -> None:
        self.folder, self.now = folder, START
        self._mails, self._uid = 500, 500
        self.read = list(scene.read)
        self.office = self._open()


def _built(folder: Path, language: str, opening: str, people: Sequence[str] = (ANNA, BO)) -> House:
    rows = "".join(f"{NAMES[one]},{one},{language}\n" for one in people)
    members = f"name,email,language\n{rows}"
    return House(folder, people, members=members, game={"opening": opening}).start()


def _kept(house: House, **games: str) -> Scene:
    """The scene as it stands; `games` has real names by those of the corpus, with `_` for `-`."""
    named = {name.replace("_", "-"): real for name, real in games.items()} or {GAME: GAME}
    number = int(named[GAME].rpartition("-")[2])
    scene = Scene(
        files={
            "corr.toml": (house.folder / "corr.toml").read_bytes(),
            "corr.keys": (house.folder / "corr.keys").read_bytes(),
            "corr.sqlite3": house.office.store.engine._db.serialize(),
        },
        letter=house.newest(ANNA, number),
        read=tuple(house.read),
        games=named,
    )
    house.close()
    return scene


def _played(folder: Path, language: str, *moves: str, opening: str = "free-renju") -> House:
    house = _built(folder, language, opening)
    house.play(";".join(moves))
    return house


def move(folder: Path, language: str) -> Scene:
    """Move 4 is due: h8, i9 and j10 are taken."""
    return _kept(_played(folder, language, "i9", "j10"))


def draw(folder: Path, language: str) -> Scene:
    """The same, and the opponent has offered a draw."""
    return _kept(_played(folder, language, "i9", "j10, draw?"))


def resign(folder: Path, language: str) -> Scene:
    """The same, and she was asked whether she resigns."""
    house = _played(folder, language, "i9", "j10")
    house.say(ANNA, "resign")
    return _kept(house)


def swap(folder: Path, language: str) -> Scene:
    """Three stones lie there, and she chooses her colour."""
    return _kept(_played(folder, language, _THREE, opening="rif"))


def fifths(folder: Path, language: str) -> Scene:
    """She is to offer three fifth moves; m3 was move 4, which leaves no symmetry."""
    moves = (_THREE, "black", "m3, 3 fifths", "black")
    return _kept(_played(folder, language, *moves, opening="soosorv"))


def keep(folder: Path, language: str) -> Scene:
    """She chooses among the fifth moves f9, i6 and j7."""
    moves = (_THREE, "white, m3, 3 fifths", "black, offer f9 i6 j7")
    return _kept(_played(folder, language, *moves, opening="soosorv"))


def waiting(folder: Path, language: str) -> Scene:
    """It is the opponent's turn."""
    return _kept(_played(folder, language, "i9", "j10", "k12"))


def two(folder: Path, language: str) -> Scene:
    """She has two games, both at move 4; the letter is about the first."""
    house = _built(folder, language, "free-renju", (ANNA, BO, DAG, CAI))
    named = dict[str, str]()
    for number in range(1, 7):
        if house.seated(Seat.SECOND, number) == ANNA:
            other = house.seated(Seat.FIRST, number)
            named[_TWO[other]] = f"{EVENT}-{number:03d}"
            house.play("i9;j10", number)
    return _kept(house, **named)


SCENES: Mapping[str, Callable[[Path, str], Scene]] = {
    one.__name__: one for one in (move, draw, resign, swap, fifths, keep, waiting, two)
}


# -- what a reply led to ----


@dataclass(frozen=True, kw_only=True)
class Done:
    """What a reply did, in canonical words, and what the answer offers instead."""

    acts: tuple[str, ...]
    offers: frozenset[str]
    state: str
    reason: str


def done(house: House, scene: Scene, raw: bytes) -> Done:
    """Take a reply in and see what came of it."""
    before = {name: _length(house, real) for name, real in scene.games.items()}
    outcome = house.give(raw)
    acts = list[str]()
    for name, real in scene.games.items():
        rows = house.office.store.events.of_stream(real)[before[name] :]
        mark = "" if name == GAME else f"{name}: "
        acts += (f"{mark}{one}" for one in _acts(house, real, rows))
    acts += (f"msg: {text}" for text in _passed_on(outcome))
    return Done(
        acts=tuple(acts),
        offers=frozenset(_offered(scene, outcome)),
        state=outcome.state,
        reason=outcome.reason,
    )


def _length(house: House, game: str) -> int:
    return len(house.office.store.events.of_stream(game))


def _acts(house: House, game: str, rows: Sequence[Event]) -> Iterator[str]:
    """What the events say, as a player would write it; several acts of one letter as one."""
    moves, ifs, draws = list[str](), list[str](), False
    anna = house.player(ANNA)
    players = house.office.folder.game(game).players
    for row in rows:
        match row.body:
            case MovePlayed():
                if players[row.body.seat] == anna:
                    moves.append(row.body.move)
            case IfsEntered():
                ifs += write_branches(unpacked(row.body.branches))
            case DrawOffered():
                draws = True
            case DrawAgreed():
                yield "accept"
            case DrawDeclined():
                yield "decline"
            case Resigned():
                yield "resign"
            case _:
                pass
    said = ", ".join(moves)
    if draws:
        said = f"{said}, draw?" if said else "draw?"
    yield from filter(None, ["; ".join(filter(None, [said, ", ".join(ifs)]))])


def _passed_on(outcome: Outcome) -> Iterator[str]:
    """What opponents read of her own words."""
    for post in outcome.posts:
        if post.to != ANNA and (found := re.search(_MESSAGE, post.text.replace("\r", ""))):
            yield " ".join(found[1].replace("  | ", " ").split())


_MESSAGE = re.compile(r"^Anna[^\n]*:\n((?:  \|.*\n?)+)", re.MULTILINE)

_QUOTED = re.compile(r"[\"“„»]([^\"“”„»«]{2,60})[\"“”«]")
_THEN = re.compile(r"[:：]\s([^\n:]{2,60})$", re.MULTILINE)


_WROTE = (
    *("You wrote", "Du skrev", "Sina kirjutasid", "Du schriebst"),
    *("Did you mean", "Menar du", "Kas mõtlesid", "Meintest du"),
)


def _offered(scene: Scene, outcome: Outcome) -> Iterator[str]:
    """The acts that the answer names, above the board, as what may be meant."""
    named = {real: name for name, real in scene.games.items()}
    for post in outcome.posts:
        text = post.text.replace("\r", "")
        for part in re.split(r"\n\n", text) if post.to == ANNA else ():
            if part.startswith(_WROTE):
                below = part.split("\n", 1)[-1] if "\n" in part else part
                said = (*_QUOTED.findall(" ".join(below.split())), *_THEN.findall(below))
                yield from (_in_corpus(one, named) for one in said)


def _in_corpus(said: str, named: Mapping[str, str]) -> str:
    """An order that names a game, in the names of the corpus: `SK24-002: h5`."""
    found = re.fullmatch(r"(SK24-\d+)[ :]+(?:\d+\. ?)?(.+)", said)
    if not found or found[1] not in named:
        return said
    return found[2] if named[found[1]] == GAME else f"{named[found[1]]}: {found[2]}"
