"""What happened: a closed union of event bodies, and their JSON form, which must decode for ever.

A body's fields are strings, numbers, booleans, seats, and tuples or mappings of these. A kind
that changes its meaning gets a new version number and keeps its old reader. A field that came
later has a default and is written only where it says something else: older bodies keep their text.
"""

import enum
import json
import typing
from collections.abc import Iterable, Mapping
from datetime import datetime
from functools import cache

from msgspec import Struct
from msgspec.structs import fields

from corr.games.rules import Seat
from corr.tournament.events.events_board import (
    BoardBody,
    ListBody,
    TitleBody,
)
from corr.tournament.events.events_contest import (
    Acted,
    Announced,
    AppealDecided,
    Appealed,
    ByesDecided,
    Cancelled,
    CaptainNamed,
    Closed,
    Entered,
    EntryAsked,
    EntryGranted,
    EntryRefused,
    EntryTakenBack,
    EventReopened,
    FileChanged,
    HandedOver,
    LeftElsewhere,
    LineUp,
    MailProved,
    MatchesDrawn,
    Measured,
    MeasureLifted,
    OrderDecided,
    OrderUndecided,
    PanelNamed,
    Reinstated,
    ReplayDrawn,
    ReportSent,
    ResultAssessed,
    RoundDrawn,
    RoundOpened,
    RoundsDrawn,
    RulesSent,
    SectionsDrawn,
    Started,
    Substituted,
    TakenOver,
    TeamWithdrawn,
    Tended,
    Voted,
    VouchersMade,
    Withdrawn,
)
from corr.tournament.events.events_dice import DiceBody, OrderDone, OrdersGiven, PhraseGiven
from corr.tournament.events.events_games import (
    Annulled,
    ClockAsked,
    ClockCredited,
    ClockExtended,
    ClockImposed,
    ClockLifted,
    ClockStarted,
    ClockStopped,
    DirectorAnswered,
    DirectorCalled,
    DrawAgreed,
    DrawClaimed,
    DrawDeclined,
    DrawOffered,
    GameReopened,
    LineClaimed,
    LineRefused,
    MatchStarted,
    MovesRestored,
    MovesTakenBack,
    PointsGiven,
    PointsTakenBack,
    RestoreWaits,
    ResultCorrected,
    RoundRedrawn,
    Ruled,
    RulingDropped,
    RulingWaits,
    SeatTaken,
    SeatWaits,
    SectionsRedrawn,
    StopRefuted,
    TakeBackWaits,
    TimeClaimed,
    TimeForfeited,
)
from corr.tournament.events.events_match import MatchBody
from corr.tournament.events.events_player import (
    AddressesChanged,
    ClockRested,
    ClockUnrested,
    ConfirmationAsked,
    ConfirmationDeclined,
    ConfirmationGiven,
    DanDecided,
    Exempted,
    Forgotten,
    LeaveEnded,
    LeaveTaken,
    LettersReturned,
    LevelsCarried,
    LevelSet,
    PlayerReachable,
    PlayerRegistered,
    RankingUndone,
    ReportRefuted,
    ReturnProved,
    SettingChanged,
)
from corr.tournament.events.fields import Branch, Code, Id, Words


class GameStarted(Struct, frozen=True, kw_only=True):
    """A game began; its clock runs from this event's time.

    `per_move` is in seconds, 0 for none; `terms` are its other time rules, in the event file's
    words (see `clock_terms`).

    `options` are the game's settings and, since there are claims, the event's `adjudication`.
    A draw may be claimed once `draw_claim_after` moves are made, 0 for never. Where the terms
    say within which time a match is begun, those who `acted` have made their first act of it.
    """

    event: Id
    round: int
    board: int
    rules: Code
    options: Mapping[Code, Code]
    first: Id
    second: Id
    per_move: int
    reminders: tuple[Code, ...]
    draw_min_moves: int
    max_draw_offers: int
    draw_claim_after: int = 0
    terms: Mapping[Code, Code] | None = None
    acted: tuple[Seat, ...] = ()


class MovePlayed(Struct, frozen=True, kw_only=True):
    """A seat's act at the board was accepted at position `number`; `at` is its arrival.

    `in_advance` is a move that had been entered for the answer that came just before it. An act
    that was made for the seat without a letter that asked for it has a reason, `why`; of one that
    an order led to, the seat alone knows (`OrderDone`).
    """

    seat: Seat
    number: int
    move: Code
    in_advance: bool = False
    why: Code = ""


class BoardEnded(Struct, frozen=True, kw_only=True):
    """The board ended the game, by itself or by a claim; `winner` is None for a draw.

    `ending` is an `Ending`, `detail` the kind of a forbidden move. `score` are the points of the
    first seat and of the second in a game that is played to points.
    """

    winner: Seat | None
    ending: Code
    detail: Code
    score: tuple[int, ...] = ()


class Resigned(Struct, frozen=True, kw_only=True):
    """A seat gave the game up (renju art. 9.3)."""

    seat: Seat


class ClaimRefused(Struct, frozen=True, kw_only=True):
    """A seat's claim of a win was wrong at position `number`: noted, the game goes on (9.7).

    `kind` is what was claimed: `five`, `forbidden`, or `win` for either.
    """

    seat: Seat
    kind: Code
    number: int


class IfsEntered(Struct, frozen=True, kw_only=True):
    """A seat's moves in advance from position `number` on; they replace what it had entered.

    Each of `branches` is (reply, then, branches), as in `orders.Branch`. They are the seat's
    secret: nothing of them reaches the opponent before it is played.
    """

    seat: Seat
    number: int
    branches: tuple[Branch, ...]


class IfsCancelled(Struct, frozen=True, kw_only=True):
    """A seat took its moves in advance back."""

    seat: Seat


class IfsDropped(Struct, frozen=True, kw_only=True):
    """A seat's moves in advance ended at position `number` without being played to the end.

    `why` is `deviated` (the opponent answered otherwise), `draw_offered` (an offer came with the
    answer), or the code of the reason why `move`, which was due, could not be played.
    """

    seat: Seat
    number: int
    why: Code
    move: Code = ""


class NoteKept(Struct, frozen=True, kw_only=True):
    """A seat's private note, written at position `number`; nobody else ever sees it."""

    seat: Seat
    number: int
    text: Words


GameBody = (
    GameStarted
    | MovePlayed
    | DrawOffered
    | DrawDeclined
    | BoardEnded
    | Resigned
    | DrawAgreed
    | DrawClaimed
    | ClaimRefused
    | LineClaimed
    | LineRefused
    | TimeClaimed
    | MatchStarted
    | ClockAsked
    | ClockImposed
    | ClockLifted
    | TimeForfeited
    | ClockCredited
    | ClockExtended
    | ClockStopped
    | ClockStarted
    | StopRefuted
    | ClockRested
    | ClockUnrested
    | GameReopened
    | MovesTakenBack
    | MovesRestored
    | PointsGiven
    | PointsTakenBack
    | DirectorCalled
    | DirectorAnswered
    | IfsEntered
    | IfsCancelled
    | IfsDropped
    | NoteKept
    | Ruled
    | RulingWaits
    | SeatWaits
    | TakeBackWaits
    | RestoreWaits
    | RulingDropped
    | ResultCorrected
    | Annulled
    | SeatTaken
    | OrdersGiven
    | OrderDone
    | DiceBody
    | MatchBody
)
ContestBody = (
    Announced
    | EntryAsked
    | EntryGranted
    | EntryRefused
    | EntryTakenBack
    | VouchersMade
    | MailProved
    | Entered
    | Started
    | RoundsDrawn
    | RoundDrawn
    | ByesDecided
    | RoundOpened
    | ReplayDrawn
    | ResultAssessed
    | Withdrawn
    | Reinstated
    | Measured
    | MeasureLifted
    | Substituted
    | CaptainNamed
    | LineUp
    | MatchesDrawn
    | TeamWithdrawn
    | SectionsDrawn
    | RoundRedrawn
    | SectionsRedrawn
    | OrderDecided
    | OrderUndecided
    | LeftElsewhere
    | FileChanged
    | HandedOver
    | TakenOver
    | Cancelled
    | Acted
    | Appealed
    | AppealDecided
    | PanelNamed
    | Voted
    | Tended
    | Closed
    | EventReopened
    | ReportSent
    | RulesSent
)
PlayerBody = (
    PlayerRegistered
    | SettingChanged
    | ConfirmationAsked
    | ConfirmationGiven
    | ConfirmationDeclined
    | AddressesChanged
    | Forgotten
    | LettersReturned
    | PlayerReachable
    | ReturnProved
    | ReportRefuted
    | LeaveTaken
    | LeaveEnded
    | LevelSet
    | DanDecided
    | Exempted
    | RankingUndone
    | LevelsCarried
)
Body = GameBody | ContestBody | PlayerBody | BoardBody | ListBody | TitleBody

PRIVATE = (
    *(ClaimRefused, LineClaimed, LineRefused, IfsEntered, IfsCancelled, IfsDropped, NoteKept),
    *(OrdersGiven, OrderDone, PhraseGiven),
)
"""What happens in a game and only the seat that it is about may hear of."""


def heard_by(bodies: Iterable[GameBody], seat: Seat) -> tuple[GameBody, ...]:
    """What of things that have happened in a game a seat may hear of."""
    return tuple([one for one in bodies if not isinstance(one, PRIVATE) or one.seat is seat])


KINDS: Mapping[str, type[Body]] = {
    kind.__name__: kind
    for union in (GameBody, ContestBody, PlayerBody, BoardBody, ListBody, TitleBody)
    for kind in typing.get_args(union)
}
VERSION = 1
_JSON = json.JSONEncoder(ensure_ascii=False, sort_keys=True, separators=(",", ":"))


class Event(Struct, frozen=True, kw_only=True):
    """A body with its place: `seq` counts from 1 in its stream; `cause` names what led to it."""

    stream: str
    seq: int
    at: datetime
    cause: str
    body: Body


def encode(body: Body) -> tuple[str, int, str]:
    """The kind, version and JSON text of a body, the same text for equal bodies."""
    fields = {
        name: value
        for name, default in _defaults(type(body).__name__)
        if (value := getattr(body, name)) != default
    }
    return type(body).__name__, VERSION, _JSON.encode(fields)


@cache
def _defaults(kind: str) -> tuple[tuple[str, object], ...]:
    return tuple((field.name, field.default) for field in fields(KINDS[kind]))


def decode(kind: str, version: int, text: str) -> Body:
    """The body that `encode` wrote. Raises ValueError for what it never wrote.

    >>> decode(*encode(Resigned(seat=Seat.FIRST)))
    Resigned(seat=<Seat.FIRST: 'first'>)
    """
    if version != VERSION or kind not in KINDS:
        raise ValueError(f"unknown event {kind} version {version}")
    make: typing.Callable[..., Body] = KINDS[kind]
    readers = _readers(KINDS[kind])
    try:
        return make(**{name: readers[name](value) for name, value in json.loads(text).items()})
    except (ValueError, TypeError, LookupError, AttributeError, RecursionError) as error:
        raise ValueError(f"{kind} cannot be read: {_wrong(error)}") from error


def _wrong(error: Exception) -> str:
    """What is wrong with a body that cannot be read, without its words."""
    match error:
        case json.JSONDecodeError():
            return f"no JSON from character {error.pos + 1} on ({error.msg})"
        case KeyError():
            return f"it has no field {error}"
        case AttributeError():
            return "its JSON has no fields"
        case _:
            return f"{error}"


_NESTED = frozenset({dict, list})


def _frozen(value: object) -> object:
    if isinstance(value, dict):
        # A published list has very many ratings.
        if _NESTED.isdisjoint(map(type, value.values())):
            return value
        return {name: _frozen(item) for name, item in value.items()}
    if not isinstance(value, list):
        return value
    # A draw has very many rows of strings and numbers, and each call costs more than this look.
    if _NESTED.isdisjoint(map(type, value)):
        return tuple(value)
    return tuple([_frozen(item) for item in value])


def _seat(value: object) -> object:
    return None if value is None else Seat(str(value))


def _seats(value: object) -> object:
    return tuple(Seat(str(one)) for one in value) if isinstance(value, list) else value


_READERS: dict[type[Body], dict[str, typing.Callable[[object], object]]] = {}


def _readers(body: type[Body]) -> dict[str, typing.Callable[[object], object]]:
    if body not in _READERS:
        hints = typing.get_type_hints(body)
        _READERS[body] = {name: _reader(hint) for name, hint in hints.items()}
    return _READERS[body]


def _reader(hint: object) -> typing.Callable[[object], object]:
    options = typing.get_args(hint) or (hint,)
    if not any(isinstance(option, enum.EnumType) for option in options):
        return _frozen
    return _seats if typing.get_origin(hint) is tuple else _seat
