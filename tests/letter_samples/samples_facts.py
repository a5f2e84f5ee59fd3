"""What the sample letters are about: one game of renju played move by move, and one event.

Everything here is made up; the clock stands still.
"""

from datetime import UTC, datetime, timedelta
from functools import cache
from hashlib import sha256
from typing import Any

from msgspec import Struct
from msgspec.structs import fields, replace

from corr.games.registry import rules_for
from corr.games.renju.position import RenjuPosition
from corr.games.renju.renju import RENJU, parse_record
from corr.games.rules import Picture, Seat, seat_or_none
from corr.games.track import Track
from corr.mail.letter import (
    Draft,
    EventFacts,
    GameFacts,
    GameLine,
    Happening,
    NormFacts,
    Receipt,
    Tag,
)
from corr.mail.write.rules import help_on
from corr.mail.write.site import Site
from corr.tournament.spec.clock_terms import Terms

SITE = Site(name="Renjuförbundet", address="td@corr.example.org", host="corr.example.org")
DATE = datetime(2024, 11, 28, 13, 2, 5, tzinfo=UTC)
OPTIONS = {"opening": "soosorv"}
OPENING = "1.h8 2.i9 3.j10"
OFFERS = f"{OPENING} [white] 4.g7 [3 fifths] [black] 5.{{g8 i7 f9}}"
RECORD = f"{OFFERS}=i7 6.h5 7.j8 8.k9 9.g9 10.f8 11.i10 12.k8"
FIVE = f"{RECORD} 13.f10 14.e11 15.j6"
"""Black wins this game by a five."""
PASSES = f"{RECORD} 13.pass 14.pass"
"""Nobody wins this game: two passes in a row."""
FORBIDDEN = f"{OFFERS}=i7 6.h5 7.k9 8.f8 9.j9 10.f9 11.j8"
"""Black ends this game by a double-three."""
TAG = Tag(game="SK24-017", number=12, code="ABCDEFGHIJKLMNOP")
PASS = Tag(game="P0003", number=0, code="ABCDEFGHIJKLMNOP")
NORMS = NormFacts(
    level="5 kyu",
    completed=5,
    scheduled=9,
    points="3.5",
    keep="2.5",
    confirm="4.5",
    rise1="6.5",
    rise2="8",
    rise1_level="4 kyu",
    rise2_level="3 kyu",
    preliminary=True,
    beyond=("rise2",),
)
NEW_NORMS = replace(
    NORMS,
    level="",
    keep="",
    confirm="",
    rise1="",
    rise2="",
    rise1_level="",
    rise2_level="",
    beyond=(),
    new_players=1,
    first=(("6 kyu", "5.5"), ("5 kyu", "7")),
)
EVENT = EventFacts(
    id="SK24",
    name="Sverigekorr 2024",
    start="2024-11-28",
    time_zone="Europe/Stockholm",
    arbiter="Lars Domare, domare@example.org",
    game="renju",
    opening="soosorv",
    terms=Terms(per_move=timedelta(days=7)),
    reminders=("50%", "80%", "1d"),
    players=(
        ("Karin Åberg", "5 kyu", "Uppsala", ""),
        ("Anna Berg", "4 kyu", "Stockholm", ""),
        ("Erik Öst", "", "Lund", ""),
        ("Nils Holm", "1 dan", "", ""),
    ),
)
GAMES = (
    GameLine(
        game="SK24-001",
        opponent="Anna Berg",
        colour="",
        turn="you",
        due=DATE + timedelta(days=7),
    ),
    GameLine(game="SK24-004", opponent="Erik Öst", colour="", turn="opponent", due=None),
    GameLine(game="SK24-006", opponent="Nils Holm", colour="", turn="opponent", due=None),
)
HOLM = "Nils Holm"
RECEIPT = Receipt(arrived=DATE, used=timedelta(days=1, hours=2), left=timedelta(days=7))
OVER: dict[str, Any] = {
    "stage": None,
    "due": None,
    "left": None,
    "turn": "",
    "taps": (),
    "waits": None,
}
"""What `GameFacts` say of a game that has ended."""

STOPPED: dict[str, Any] = {"due": None, "left": None, "stopped": DATE - timedelta(days=2)}
"""What `GameFacts` say of a game whose clock stands still."""

_GAME_FACTS = {field.name for field in fields(GameFacts)}


class Sample(Struct, frozen=True, kw_only=True):
    """A letter as an example of its kind.

    `name` begins with the kind and names files; `about` says in a few English words what the
    letter is about. `opening` is the opening rule whose stage it shows, "" for all others.
    """

    name: str
    draft: Draft
    about: str
    opening: str = ""


def happened(code: str, **params: object) -> Happening:
    """A happening by its code."""
    return Happening(code=code, params=params)


@cache
def position_after(record: str) -> RenjuPosition:
    """The position after a record of the sample game."""
    position = RENJU.start(OPTIONS)
    for move in parse_record(record, OPTIONS):
        position = RENJU.after(position, move)
    return position


def game_letter(
    kind: str,
    language: str = "en",
    *,
    record: str = RECORD,
    options: dict[str, str] = OPTIONS,
    yours: bool = True,
    of: str = "renju",
    **facts: Any,
) -> Draft:
    """A letter about the game after `record`; `facts` go into its GameFacts or beside them.

    Its reader is who must act, or, if not `yours`, the opponent. `of` is the game's key.
    """
    game, picture = _game(record, tuple(options.items()), of, yours=yours)
    beside = {key: facts.pop(key) for key in set(facts) - _GAME_FACTS}
    return Draft(
        kind=kind,
        language=language,
        to_name="Karin Åberg",
        to_address="karin@example.org",
        message_id=f"{TAG}.1@corr.example.org",
        reply_to=f"td+{TAG}@corr.example.org",
        date=DATE,
        facts={"g": replace(game, **facts), **(help_on(()) if kind == "help" else {}), **beside},
        tag=TAG,
        picture=picture,
        in_reply_to="move@karin.example",
        references=("SK24-017.root@corr.example.org", "move@karin.example"),
    )


@cache
def _game(
    record: str, options: tuple[tuple[str, str], ...], of: str, *, yours: bool
) -> tuple[GameFacts, Picture | Track]:
    """What there is to tell of a game after `record`, and its board: in no language yet."""
    rules = rules_for(of)
    moves = [move for move, _ in rules.replayed(dict(options), record)]
    position = rules.start(dict(options))
    for move in moves:
        position = rules.after(position, move)
    to_act = seat_or_none(position.to_act) or Seat.FIRST
    seat = to_act if yours else to_act.other
    stage = rules.stage(position) if position.to_act else None
    picture = rules.picture(position, viewer=seat)
    own = slice(None) if seat is Seat.FIRST else slice(None, None, -1)
    game = GameFacts(
        game="SK24-017",
        event="SK24",
        event_name="Sverigekorr 2024",
        you="Karin Åberg",
        opponent="Anna Berg",
        colour=rules.colour(position, seat) or "",
        ply=rules.ply(position),
        turn="you" if yours else "opponent",
        stage=stage,
        due=DATE + timedelta(days=6, hours=3),
        left=timedelta(days=6, hours=3),
        time_zone="Europe/Stockholm",
        draw_offer="",
        record=rules.record(moves, dict(options)),
        opening=rules.opening(position),
        taps=rules.taps(position) if yours else (),
        may_offer_draw=yours and stage is not None and stage.code == "play",
        waits=timedelta(days=7),
        acted=not yours,
        chain=sha256(record.encode()).hexdigest(),
        counts=tuple(
            (name, *each[own]) for name, each in rules.counts(position).items() if any(each)
        ),
        emptied=_emptied(picture) if isinstance(picture, Picture) else (),
        star=rules.star,
    )
    return game, picture


def _emptied(picture: Picture) -> tuple[str, ...]:
    taken = (mark for mark in picture.marks if mark.kind == "emptied")
    return tuple(picture.point(mark.column, mark.row) for mark in taken)


def letter(kind: str, language: str, **facts: Any) -> Draft:
    """A letter about no single game."""
    return Draft(
        kind=kind,
        language=language,
        to_name="Karin Åberg",
        to_address="karin@example.org",
        message_id=f"{kind}.SK24.1@corr.example.org",
        reply_to="",
        date=DATE,
        facts={"time_zone": "Europe/Stockholm", **facts},
    )


def letter_to_player(kind: str, language: str, **facts: Any) -> Draft:
    """An answer to a player about no single game, with their pass."""
    return replace(
        letter(kind, language, **facts),
        message_id=f"{PASS}.1@corr.example.org",
        reply_to=f"td+{PASS}@corr.example.org",
        tag=PASS,
        in_reply_to="question@karin.example",
        references=("question@karin.example",),
    )
