"""Withdrawn moves, folded, against a replay of what is left and a count of seconds by hand."""

from dataclasses import dataclass, field
from datetime import UTC, datetime, timedelta

from hypothesis import given
from hypothesis import strategies as st

from corr.games.rules import Move, Seat
from corr.tournament.events.events import Event, GameBody, GameStarted, MovePlayed
from corr.tournament.events.events_games import DrawOffered, MovesRestored, MovesTakenBack
from corr.tournament.play.game import Game, apply, fold

BEGIN = datetime(2024, 2, 1, 12, tzinfo=UTC)
DAY = timedelta(days=1)
HOUR = timedelta(hours=1)
POINTS = [f"{column}{row}" for column in "acegikmo" for row in range(1, 16, 2)]
"""No two of them are neighbours, so that nobody wins."""
OPTIONS = {"opening": "free-renju"}
TOTAL = 900 * DAY


@dataclass
class Sheet:
    """A game kept by hand: the moves, who made them, and the time each position took so far.

    `numbers` are the numbers in letters that stood for something, with the moves before them.
    """

    moves: list[tuple[Seat, str]] = field(default_factory=list)
    came: list[datetime] = field(default_factory=list)
    spent: list[timedelta] = field(default_factory=lambda: [timedelta()])
    offers: list[int] = field(default_factory=list)
    since: datetime = BEGIN

    def copy(self) -> "Sheet":
        return Sheet(
            moves=[*self.moves],
            came=[*self.came],
            spent=[*self.spent],
            offers=[*self.offers],
            since=self.since,
        )


STARTED = GameStarted(
    event="SK24",
    round=1,
    board=1,
    rules="renju",
    options=OPTIONS,
    first="P0001",
    second="P0002",
    per_move=0,
    reminders=(),
    draw_min_moves=0,
    max_draw_offers=9,
    terms={"total": "900d"},
)


def event(game: Game | None, body: GameBody, at: datetime) -> Event:
    seq = game.seq + 1 if game else 1
    return Event(stream="SK24-001", seq=seq, at=at, cause="test", body=body)


ACTS = st.lists(
    st.tuples(
        st.sampled_from(["move", "move", "move", "offer", "back", "back", "restore"]),
        st.integers(0, 30),
        st.integers(0, 200).map(lambda hours: hours * HOUR),
    ),
    max_size=25,
)


def check(game: Game, sheet: Sheet, at: datetime) -> None:
    replayed = apply(None, event(None, STARTED, BEGIN))
    for number, (seat, move) in enumerate(sheet.moves):
        played = MovePlayed(seat=seat, number=number, move=move)
        replayed = apply(replayed, event(replayed, played, BEGIN))
    assert game.moves == tuple(Move(move) for _, move in sheet.moves)
    for name in ("position", "moves", "made", "last_seat", "last_moves", "record", "result"):
        assert getattr(game, name) == getattr(replayed, name)
    seats = [seat for seat, _ in sheet.moves]
    assert game.times.used(at) == sheet.spent[-1] + (at - sheet.since)
    for seat in Seat:
        mine = [time for time, who in zip(sheet.spent, seats, strict=False) if who is seat]
        assert [one.passed for one in game.times.account(seat)] == mine
        assert game.draw_offers[seat] == [seats[one - 1] for one in sheet.offers].count(seat)
        if game.clock.seat is seat:
            left = TOTAL - sum(mine, timedelta()) - sheet.spent[-1]
            assert game.clock.due == sheet.since + left
    standing = bool(sheet.offers) and sheet.offers[-1] == len(sheet.moves)
    assert (game.draw_offer is not None) is standing


@given(ACTS)
def test_what_is_left_is_what_a_replay_gives_and_the_time_what_a_count_gives(acts):
    events = [event(None, STARTED, BEGIN)]
    game, at, sheet = apply(None, events[0]), BEGIN, Sheet()
    earlier = list[tuple[Sheet, datetime, MovesTakenBack]]()
    letters = {game.letter_number: ()}
    for what, choice, wait in acts:
        at += wait
        before, bodies = game, list[GameBody]()
        if what in ("move", "offer"):
            seat = game.position.to_act
            taken = {move for _, move in sheet.moves}
            move = [one for one in POINTS if one not in taken][choice]
            bodies.append(MovePlayed(seat=seat, number=len(sheet.moves), move=move))
            sheet.spent[-1] += at - sheet.since
            sheet.moves.append((seat, move))
            sheet.came.append(at)
            sheet.spent.append(timedelta())
            sheet.since, earlier = at, []
            if what == "offer":
                bodies.append(DrawOffered(seat=seat))
                sheet.offers.append(len(sheet.moves))
        elif what == "back" and sheet.moves:
            number = choice % len(sheet.moves)
            body = MovesTakenBack(
                seat=sheet.moves[number][0],
                number=number,
                moves=tuple(move for _, move in sheet.moves[number:]),
                since=sheet.came[number].isoformat(),
                reason="a slip",
            )
            bodies.append(body)
            earlier.append((sheet.copy(), at, body))
            sheet.moves, sheet.came = sheet.moves[:number], sheet.came[:number]
            sheet.spent = sheet.spent[: number + 1]
            sheet.offers = [one for one in sheet.offers if one <= number]
            sheet.since = at
        elif what == "restore" and earlier:
            sheet, taken_at, body = earlier.pop()
            bodies.append(MovesRestored(number=body.number, moves=body.moves, reason="none"))
            sheet.spent[-1] += taken_at - sheet.since
            sheet.since = at
        for body in bodies:
            events.append(event(game, body, at))
            game = apply(game, events[-1])
        if game is before:
            continue
        check(game, sheet, at)
        if game.position.number != before.position.number:
            assert game.letter_number > max(letters)
        letters[game.letter_number] = game.moves
        for number, moves in letters.items():
            found = game.numbering.position(number)
            assert found is None or game.moves[:found] == moves
        assert game.numbering.position(game.letter_number) == game.position.number
    assert fold(events) == game
    assert (game.before is not None) is bool(earlier)


def test_a_position_that_comes_again_has_a_number_of_its_own_and_the_old_one_is_nobodys():
    game = apply(None, event(None, STARTED, BEGIN))
    for number, move in enumerate(("a1", "c1", "e1")):
        seat = game.position.to_act
        played = MovePlayed(seat=seat, number=number, move=move)
        game = apply(game, event(game, played, BEGIN + number * DAY))
    assert (game.letter_number, game.comes_again) == (3, False)
    taken = MovesTakenBack(
        seat=game.position.to_act.other,
        number=2,
        moves=("e1",),
        since=(BEGIN + 2 * DAY).isoformat(),
        reason="a slip",
    )
    game = apply(game, event(game, taken, BEGIN + 3 * DAY))
    assert (game.position.number, game.letter_number, game.comes_again) == (2, 4, True)
    assert [game.numbering.position(number) for number in range(5)] == [0, 1, None, None, 2]
