"""What the tests of games, events and the store share: a table to play at, and strategies."""

from collections.abc import Sequence
from dataclasses import dataclass
from datetime import UTC, datetime, timedelta, timezone
from random import Random

from hypothesis import strategies as st
from msgspec.structs import replace

from corr.errors import PlayerError
from corr.games.renju.openings import OPENINGS as RULES
from corr.games.rules import Move, Seat
from corr.tournament.events import events as kinds
from corr.tournament.events.events import Body, Event, GameBody, GameStarted
from corr.tournament.events.events_board import (
    ActivityCounted,
    BoardEntered,
    BoardRemoved,
    ListPublished,
    ListTakenBack,
    PeriodAssigned,
    PlayerStruck,
    RatingsStarted,
    TitleSet,
    TitleTested,
    TitleUndone,
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
from corr.tournament.events.events_dice import (
    AnchorTold,
    BeaconCame,
    ChainDied,
    DiceBound,
    DiceCommitted,
    DiceRolled,
    OrderDone,
    OrdersGiven,
    PhraseGiven,
    PhrasesEntered,
    RollsLost,
    SeedTold,
)
from corr.tournament.events.events_games import (
    Annulled,
    ClockCredited,
    ClockExtended,
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
from corr.tournament.events.events_match import BreakAsked, BreakBegun, BreakEnded, LateLost
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
from corr.tournament.play.game import Game, answer_in_advance, apply, decide
from corr.tournament.play.orders import (
    AcceptDraw,
    BoardOrder,
    Branch,
    CancelIfs,
    ClaimDraw,
    ClaimWin,
    DeclineDraw,
    Note,
    OfferDraw,
    Play,
    PlayIf,
    Resign,
)

BEGIN = datetime(2024, 2, 1, 12, tzinfo=UTC)
WEEK = timedelta(days=7)
MOMENT = timedelta(microseconds=1)

STARTED = GameStarted(
    event="SK24",
    round=1,
    board=1,
    rules="renju",
    options={"opening": "rif", "fifth_symmetry": "congruent"},
    first="P0001",
    second="P0002",
    per_move=7 * 86400,
    reminders=("50%", "80%", "1d"),
    draw_min_moves=0,
    max_draw_offers=3,
)

OPENINGS = tuple(RULES)


def started(opening: str, *, adjudication: str = "", **changes: object) -> GameStarted:
    """The first event of a game under an opening rule; games once had no word on claims."""
    options = {**STARTED.options, "opening": opening}
    if adjudication:
        options["adjudication"] = adjudication
    return replace(STARTED, options=options, **changes)


def play(text: str, **more: object) -> Play:
    return Play(line=text, text=text, **more)


def resign(*, confirmed: bool = True) -> Resign:
    return Resign(line="resign", confirmed=confirmed)


def claim(kind: str) -> ClaimWin:
    return ClaimWin(line=f"claim {kind}", kind=kind)


def when(reply: str, then: str, *branches: Branch) -> Branch:
    return Branch(reply=reply, then=then, branches=branches)


def ifs(*branches: Branch) -> PlayIf:
    return PlayIf(line="if …", branches=branches)


def line_of(*texts: str) -> PlayIf:
    """Moves in advance without a choice: reply, answer, reply, answer …"""
    branches: tuple[Branch, ...] = ()
    for reply, then in reversed(list(zip(texts[::2], texts[1::2], strict=True))):
        branches = (when(reply, then, *branches),)
    return ifs(*branches)


def note(text: str) -> Note:
    return Note(line=f"note: {text}", text=text)


CANCEL = CancelIfs(line="cancel ifs")
CLAIM_DRAW = ClaimDraw(line="claim draw")
ACCEPT = AcceptDraw(line="accept")
DECLINE = DeclineDraw(line="decline")
OFFER = OfferDraw(line="draw?")


class Table:
    """A game that is played by orders, with all its events. Time goes on by what is said."""

    def __init__(self, opening: str = "rif", *said: str, **changes: object) -> None:
        self.now = BEGIN
        self.events: list[Event] = []
        self.game = self._add(None, [started(opening, **changes)])
        for text in said:
            self.send(play(text))

    def send(
        self,
        order: BoardOrder | Note,
        seat: Seat | None = None,
        *,
        number: int | None = None,
        after: timedelta = timedelta(0),
    ) -> tuple[GameBody, ...]:
        """What an order of the seat in turn, or of another, leads to, and play it.

        It answers the present position, or `number`, and comes so long `after` the last one.
        """
        self.now += after
        bodies = self.led_to(order, seat, number=number, at=self.now)
        self.game = self._add(self.game, bodies)
        return bodies

    def play_on(self) -> tuple[GameBody, ...]:
        """Play what was entered in advance, one seat answering the other, while it fits."""
        bodies: tuple[GameBody, ...] = ()
        while led_to := answer_in_advance(self.game, self.now):
            self.game = self._add(self.game, led_to)
            bodies += led_to
        return bodies

    def led_to(
        self,
        order: BoardOrder | Note,
        seat: Seat | None = None,
        *,
        number: int | None = None,
        at: datetime | None = None,
    ) -> tuple[GameBody, ...]:
        """What an order would lead to, without playing it."""
        seat = seat or self.game.position.to_act
        assert seat is not None
        number = self.game.position.number if number is None else number
        return decide(self.game, seat, order, number=number, at=at or self.now)

    def reason(self, order: BoardOrder | Note, seat: Seat | None = None, **more: object) -> str:
        """The code for which an order is refused; "" if it is not."""
        try:
            self.led_to(order, seat, **more)
        except PlayerError as error:
            return error.code
        return ""

    def _add(self, game: Game | None, bodies: Sequence[Body]) -> Game:
        for body in bodies:
            event = Event(
                stream="SK24-001",
                seq=len(self.events) + 1,
                at=self.now,
                cause=f"letter-{len(self.events)}",
                body=body,
            )
            self.events.append(event)
            game = apply(game, event)
        assert game is not None
        return game


# -- strategies ----

TEXTS = st.text(st.characters(exclude_categories=["Cs"]), max_size=12)
SEATS = st.sampled_from(Seat)
_OFFSETS = st.timedeltas(timedelta(hours=-23), timedelta(hours=23)).map(timezone)
INSTANTS = st.datetimes(
    datetime(1, 1, 3), datetime(9999, 12, 29), timezones=st.just(UTC) | _OFFSETS
)
_NUMBERS = st.integers(-(2**53), 2**53)
_VALUES = st.recursive(
    TEXTS | _NUMBERS | st.booleans(),
    lambda inner: (
        st.lists(inner, max_size=3).map(tuple) | st.dictionaries(TEXTS, inner, max_size=3)
    ),
    max_leaves=6,
)
_WORDS = st.lists(TEXTS, max_size=3).map(tuple)
_TREES = st.recursive(
    st.just(()),
    lambda inner: st.lists(st.tuples(TEXTS, TEXTS, inner), max_size=3).map(tuple),
    max_leaves=6,
)
_TABLES = st.dictionaries(TEXTS, TEXTS, max_size=3)
_SCORES = st.lists(_NUMBERS, max_size=2).map(tuple)
_PAIRINGS = st.lists(st.tuples(TEXTS, _NUMBERS, _NUMBERS, TEXTS, TEXTS), max_size=3).map(tuple)

_PAIRS = st.lists(st.tuples(TEXTS, TEXTS), max_size=3).map(tuple)

_RATINGS = st.dictionaries(TEXTS, st.integers(), max_size=3)

BODIES: st.SearchStrategy[Body] = st.one_of(
    st.builds(
        kinds.GameStarted,
        options=_TABLES,
        reminders=_WORDS,
        event=TEXTS,
        rules=TEXTS,
        draw_claim_after=st.integers(0, 3),
    ),
    st.builds(kinds.MovePlayed, move=TEXTS, in_advance=st.booleans(), why=TEXTS),
    st.builds(BoardEntered, event=TEXTS, file=TEXTS, reason=TEXTS, by=TEXTS),
    st.builds(BoardRemoved, event=TEXTS, reason=TEXTS, by=TEXTS),
    st.builds(RatingsStarted, first=TEXTS, ratings=_RATINGS),
    st.builds(PeriodAssigned, event=TEXTS, period=TEXTS),
    st.builds(ActivityCounted, player=TEXTS, period=TEXTS, counted=st.booleans()),
    st.builds(PlayerStruck, player=TEXTS, period=TEXTS, struck=st.booleans()),
    st.builds(
        ListPublished,
        period=TEXTS,
        ratings=_RATINGS,
        places=st.none() | _RATINGS,
        marks=st.none() | _TABLES,
        deducted=_WORDS,
    ),
    st.builds(ListTakenBack, period=TEXTS, edition=_NUMBERS, reason=TEXTS),
    st.builds(DrawOffered),
    st.builds(TitleSet, player=TEXTS, reason=TEXTS),
    st.builds(TitleTested, judge=TEXTS, paper=TEXTS),
    st.builds(TitleUndone, reason=TEXTS),
    st.builds(DrawDeclined),
    st.builds(kinds.BoardEnded, ending=TEXTS, detail=TEXTS, score=_SCORES),
    st.builds(DiceCommitted, scheme=TEXTS, anchors=_WORDS, why=TEXTS),
    st.builds(PhraseGiven, phrase=TEXTS, date=TEXTS, message_id=TEXTS),
    st.builds(PhrasesEntered),
    st.builds(DiceBound, text=TEXTS, digest=TEXTS),
    st.builds(BeaconCame, signature=TEXTS),
    st.builds(AnchorTold, anchor=TEXTS),
    st.builds(DiceRolled, dice=_SCORES, reveal=TEXTS, round=_NUMBERS, signature=TEXTS),
    st.builds(
        RollsLost,
        rolls=st.lists(st.tuples(_NUMBERS, _NUMBERS, TEXTS), max_size=3).map(tuple),
        why=TEXTS,
    ),
    st.builds(PointsTakenBack, points=_SCORES, reason=TEXTS),
    st.builds(DirectorCalled, text=TEXTS),
    st.builds(DirectorAnswered, reason=TEXTS),
    st.builds(PointsGiven, points=_SCORES, why=TEXTS, ruling=_NUMBERS, reason=TEXTS),
    st.builds(LateLost, days=_NUMBERS),
    st.builds(BreakAsked),
    st.builds(BreakBegun, seats=_WORDS, until=TEXTS),
    st.builds(BreakEnded),
    st.builds(ChainDied, why=TEXTS),
    st.builds(SeedTold, seed=TEXTS, why=TEXTS),
    st.builds(OrdersGiven, orders=_WORDS),
    st.builds(OrderDone, order=TEXTS),
    st.builds(kinds.Resigned),
    st.builds(DrawAgreed),
    st.builds(DrawClaimed),
    st.builds(kinds.ClaimRefused, kind=TEXTS),
    st.builds(LineClaimed, line=TEXTS, finding=TEXTS, reason=TEXTS),
    st.builds(LineRefused, reason=TEXTS),
    st.builds(TimeForfeited, due=TEXTS, claimed=TEXTS, reason=TEXTS),
    st.builds(TimeClaimed),
    st.builds(ClockCredited, why=TEXTS),
    st.builds(ClockExtended, reason=TEXTS),
    st.builds(ClockStopped, why=TEXTS, reason=TEXTS, until=TEXTS),
    st.builds(StopRefuted, since=TEXTS, until=TEXTS),
    st.builds(ClockStarted, why=TEXTS, reason=TEXTS),
    st.builds(GameReopened, reason=TEXTS),
    st.builds(MovesTakenBack, moves=_WORDS, since=TEXTS, reason=TEXTS),
    st.builds(MovesRestored, moves=_WORDS, reason=TEXTS),
    st.builds(kinds.IfsEntered, branches=_TREES),
    st.builds(kinds.IfsCancelled),
    st.builds(kinds.IfsDropped, why=TEXTS, move=TEXTS),
    st.builds(kinds.NoteKept, text=TEXTS),
    st.builds(Announced, spec=st.dictionaries(TEXTS, _VALUES, max_size=3)),
    st.builds(Ruled, reason=TEXTS),
    st.builds(RulingWaits, due=TEXTS, result=TEXTS, ending=TEXTS, reason=TEXTS),
    st.builds(SeatWaits, due=TEXTS, player=TEXTS, former=TEXTS, reason=TEXTS),
    st.builds(TakeBackWaits, due=TEXTS, reason=TEXTS),
    st.builds(RestoreWaits, due=TEXTS, moves=_WORDS, reason=TEXTS),
    st.builds(RulingDropped, reason=TEXTS),
    st.builds(ResultCorrected, reason=TEXTS),
    st.builds(Annulled, reason=TEXTS),
    st.builds(SeatTaken, reason=TEXTS),
    st.builds(Entered, player=TEXTS, round=_NUMBERS, reason=TEXTS),
    st.builds(Started, order=_WORDS, levels=_TABLES, seeding=TEXTS, seed=TEXTS, slots=_WORDS),
    st.builds(LeftElsewhere, games=_WORDS, begun=st.booleans()),
    st.builds(RoundsDrawn, games=_PAIRINGS, opened=_NUMBERS),
    st.builds(RoundDrawn, games=_PAIRINGS, byes=_WORDS, seed=TEXTS, totals=_PAIRS),
    st.builds(ByesDecided, players=_WORDS, reason=TEXTS),
    st.builds(RoundOpened),
    st.builds(ReplayDrawn, games=_PAIRINGS),
    st.builds(ResultAssessed, reason=TEXTS, used=st.booleans()),
    st.builds(Withdrawn, reason=TEXTS),
    st.builds(Reinstated, players=_WORDS, reason=TEXTS, team=TEXTS),
    st.builds(Measured, measure=TEXTS, reason=TEXTS),
    st.builds(MeasureLifted, measure=TEXTS, reason=TEXTS),
    st.builds(Substituted, games=_WORDS, reason=TEXTS, level=TEXTS),
    st.builds(CaptainNamed, team=TEXTS, captain=TEXTS),
    st.builds(LineUp, team=TEXTS, players=_WORDS),
    st.builds(
        MatchesDrawn,
        matches=_PAIRS,
        line_ups=st.lists(st.tuples(TEXTS, _WORDS), max_size=3).map(tuple),
        bye=TEXTS,
    ),
    st.builds(TeamWithdrawn, team=TEXTS, reason=TEXTS),
    st.builds(
        SectionsDrawn,
        sections=st.lists(st.tuples(TEXTS, _WORDS), max_size=3).map(tuple),
        seed=TEXTS,
    ),
    st.builds(RoundRedrawn, games=_PAIRINGS, byes=_WORDS, instead=TEXTS),
    st.builds(
        SectionsRedrawn,
        sections=st.lists(st.tuples(TEXTS, _WORDS), max_size=3).map(tuple),
        reason=TEXTS,
    ),
    st.builds(OrderDecided, players=_WORDS, reason=TEXTS),
    st.builds(OrderUndecided, players=_WORDS, reason=TEXTS),
    st.builds(RulesSent, players=_WORDS, on=TEXTS),
    st.builds(EventReopened, reason=TEXTS),
    st.builds(
        FileChanged,
        spec=st.dictionaries(TEXTS, _VALUES, max_size=3),
        reason=TEXTS,
        entries=_PAIRS,
    ),
    st.builds(Cancelled, reason=TEXTS),
    st.builds(HandedOver, to=TEXTS, reason=TEXTS),
    st.builds(TakenOver, source=TEXTS, here=TEXTS, reason=TEXTS),
    st.builds(EntryAsked, player=TEXTS, arrived=TEXTS, voucher=TEXTS),
    st.builds(EntryGranted, player=TEXTS),
    st.builds(EntryRefused, player=TEXTS, reason=TEXTS),
    st.builds(EntryTakenBack, player=TEXTS),
    st.builds(VouchersMade, vouchers=st.lists(TEXTS, max_size=3).map(tuple)),
    st.builds(MailProved, player=TEXTS),
    st.builds(Acted, command=TEXTS, what=TEXTS, reason=TEXTS, concerned=_WORDS),
    st.builds(Appealed, player=TEXTS, words=TEXTS),
    st.builds(PanelNamed, first=TEXTS, second=TEXTS, third=TEXTS, reason=TEXTS),
    st.builds(Voted, verdict=TEXTS, reason=TEXTS, by=TEXTS),
    st.builds(AppealDecided, verdict=TEXTS, reason=TEXTS, by=TEXTS),
    st.builds(Tended, what=TEXTS, by=TEXTS, reason=TEXTS),
    st.builds(Closed),
    st.builds(PlayerRegistered, addresses=_WORDS, name=TEXTS, club=TEXTS),
    st.builds(ConfirmationAsked, value=TEXTS, what=TEXTS, addresses=_WORDS),
    st.builds(ConfirmationGiven, address=TEXTS),
    st.builds(ConfirmationDeclined, address=TEXTS),
    st.builds(AddressesChanged, addresses=_WORDS),
    st.builds(SettingChanged, value=TEXTS),
    st.builds(Forgotten),
    st.builds(LettersReturned, words=TEXTS, status=TEXTS, letter=TEXTS),
    st.builds(PlayerReachable, why=TEXTS),
    st.builds(ReturnProved, fact=TEXTS, reason=TEXTS),
    st.builds(ReportRefuted, letter=TEXTS, answer=TEXTS, since=TEXTS),
    st.builds(LevelSet, level=TEXTS, since=TEXTS, reason=TEXTS),
    st.builds(DanDecided, event=TEXTS, level=TEXTS, reason=TEXTS),
    st.builds(Exempted, first=TEXTS, last=TEXTS, reason=TEXTS),
    st.builds(RankingUndone, reason=TEXTS),
    st.builds(LevelsCarried, grades=st.just(())),
    st.builds(LeaveTaken, since=TEXTS, until=TEXTS, events=_WORDS, reason=TEXTS),
    st.builds(LeaveEnded, until=TEXTS, events=_WORDS, before=TEXTS, by=TEXTS),
    st.builds(ClockRested, since=TEXTS, until=TEXTS),
    st.builds(ClockUnrested, since=TEXTS, until=TEXTS),
)
"""A body of any kind, with any words in it."""

_NEAR = [f"{column}{row}" for column in "fghij" for row in range(6, 11)]
_OFTEN = ["play"] * 30 + [
    *("draw", "draw", "accept", "decline", "offer", "resign", "wrong"),
    *("claim", "claim", "play and claim", "play and claim", "claim draw"),
    *(["ifs"] * 8 + ["cancel", "note"]),
]
_CLAIMS = ("five", "forbidden", "win")
_PAUSES = [0, 1, 60, 3600, 86400] * 20 + [6 * 86400, 7 * 86400, 8 * 86400]


@dataclass(frozen=True)
class Sent:
    """An order as it was sent to a table, whether or not it was taken."""

    order: BoardOrder | Note
    seat: Seat
    number: int
    at: datetime


@dataclass(frozen=True)
class Played:
    """A table after random orders, and all that was sent to it."""

    table: Table
    sent: tuple[Sent, ...]


def played(chance: Random) -> Played:
    """Play up to 60 orders, most of them legal moves; an example is its seed, not its moves."""
    table = Table(
        chance.choice(OPENINGS),
        draw_min_moves=chance.choice([0, 0, 6]),
        max_draw_offers=chance.randrange(4),
        draw_claim_after=chance.choice([0, 0, 30]),
        adjudication=chance.choice(["", "automatic", "claim", "claim"]),
    )
    sent = []
    for _ in range(chance.choice([10, 60, 60])):
        if table.game.result is not None:
            break
        seat, order = _order(table.game, chance)
        number = max(0, table.game.position.number - (chance.random() < 0.05))
        pause = timedelta(seconds=chance.choice(_PAUSES))
        try:
            table.send(order, seat, number=number, after=pause)
            table.play_on()
        except PlayerError:
            pass
        sent.append(Sent(order, seat, number, table.now))
    return Played(table, tuple(sent))


GAMES: st.SearchStrategy[Played] = st.randoms(use_true_random=True).map(played)
"""Games played at random, over or not."""


def _order(game: Game, chance: Random) -> tuple[Seat, BoardOrder | Note]:
    seat, what = game.position.to_act, chance.choice(_OFTEN)
    assert seat is not None
    if game.draw_offer is seat.other and chance.random() < 0.2:
        what = "accept"
    if what in ("play", "draw"):
        return seat, play(likely_answer(game, chance), draw=what == "draw")
    if what == "play and claim":
        return seat, play(likely_answer(game, chance), claim=chance.choice(_CLAIMS))
    if what == "claim":
        return chance.choice(list(Seat)), claim(chance.choice(_CLAIMS))
    if what == "ifs":
        return chance.choice([seat.other] * 9 + [seat]), ifs(*_tree(game, chance))
    if what in ("cancel", "note"):
        order = {"cancel": CANCEL, "note": note(chance.choice(_NEAR))}[what]
        return chance.choice(list(Seat)), order
    if what == "resign":
        return chance.choice(list(Seat)), resign(confirmed=chance.random() < 0.4)
    if what == "wrong":
        texts = ["q99", "white", "pass", "h8", "keep a1"]
        return chance.choice(list(Seat)), play(chance.choice(texts))
    order = {"accept": ACCEPT, "decline": DECLINE, "offer": OFFER, "claim draw": CLAIM_DRAW}[what]
    return chance.choice([seat, seat, seat.other]), order


def _tree(game: Game, chance: Random, depth: int = 3) -> list[Branch]:
    """Moves in advance of which some may fit and be legal."""
    if not depth:
        return []
    replies = {likely_answer(game, chance) for _ in range(chance.randint(1, 3))}
    return [
        when(one, chance.choice([*_NEAR, "black", "white"]), *_tree(game, chance, depth - 1))
        for one in sorted(replies)
    ]


def likely_answer(game: Game, chance: Random) -> str:
    """A text that is most often a legal answer to what the game waits for."""
    stage, picture = game.judge.stage(game.position), game.judge.picture(game.position)
    taken = {picture.point(mark.column, mark.row) for mark in picture.marks}
    near = chance.choice([name for name in _NEAR if name not in taken] or ["a1", "a2"])
    match stage.code:
        case "play_declare":
            return f"{near}, {chance.randint(1, 4)} fifths"
        case "choose_colour":
            return chance.choice([*stage.buttons, f"white {near}", f"white {near} 3 fifths"])
        case "keep_fifth":
            return chance.choice(stage.buttons) + chance.choice(["", f" {near}"])
        case "take_or_leave" | "fifth_ways":
            return chance.choice([*stage.buttons, stage.example, near])
        case "play":
            return near if chance.random() < 0.95 else "pass"
        case _:
            return stage.example


def moves_of(bodies: Sequence[Body]) -> list[Move]:
    """The acts at the board among bodies."""
    return [Move(body.move) for body in bodies if isinstance(body, kinds.MovePlayed)]
