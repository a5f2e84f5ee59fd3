"""What backgammon says of itself: its reasons, stages, endings, the rules letter, what happened.

Nothing here is a secret of one seat: who tells of acts leaves out why an order made them.
"""

from collections.abc import Iterator, Mapping, Sequence

from corr.games.backgammon.acts import (
    ACCEPT,
    CONCEDE,
    DOUBLE,
    DROP,
    NO_PLAY,
    REFUSE,
    ROLL,
    TAKE,
    after,
    dice_in,
)
from corr.games.backgammon.match import SIZES, Match, Phase, breaks_in
from corr.games.backgammon.notation import begun, every_way, first_way, is_play, told
from corr.games.backgammon.plays import firsts, plays
from corr.games.rules import Deed, Made, Move, Own, Seat, Stage, Told

_PLAY = ("dice", "examples")
OWN = Own(
    reasons={
        "several_ways": ("text", "readings"),
        "no_checker": ("part", "point", *_PLAY),
        "bar_first": ("part", *_PLAY),
        "not_the_roll": ("part", *_PLAY),
        "not_home": ("part", *_PLAY),
        "not_the_highest": ("part", *_PLAY),
        "blocked": ("part", "point", *_PLAY),
        "not_together": ("text", *_PLAY),
        "nothing_hit": ("point", *_PLAY),
        "play_more": ("used", "most", *_PLAY),
        "higher_die": ("die", *_PLAY),
        "rolled": ("dice",),
        "not_rolled": ("text",),
        "plays_up": ("text", "turned", *_PLAY),
        "wrong_cube": ("text", "cube"),
        "no_beavers": (),
        "call_stays": (),
        "wrong_roll": ("text", "dice"),
        "wrong_roll_number": ("found", "expected"),
        "double_due": ("text",),
        "resignation_due": ("text",),
        "nothing_to_answer": ("text",),
        "nothing_to_pass": (),
        "if_unread": (),
        "unread_match_line": ("game",),
        "if_what": ("text",),
        "if_answer": ("text", "reply", "choices"),
        "if_no_double": (),
        "if_rolled": (),
        "if_own_turn": (),
        "if_elsewhere": ("game",),
        "if_no_such_play": ("part", "text"),
        "phrase_twice": ("found",),
        "resign_which": ("cube",),
        "refused_before": ("text",),
        "no_double_opening": (),
        "no_double_crawford": (),
        "no_cube": (),
        "no_access": ("cube",),
        "dice_wait": (),
        "phrase_too_long": ("found", "most"),
        "phrase_too_short": ("least",),
        "phrase_stands_in": ("least",),
        "no_stand_in": (),
        "phrase_given": (),
        "no_act": ("breaks", "arbiter"),
        "director_called": (),
        "time_no_clock": (),
        "clock_on": (),
        "clock_comes": (),
        "clock_asked": (),
        "no_breaks": (),
        "no_leave_breaks": ("event",),
        "break_too_short": (),
        "break_runs": ("until",),
        "break_wanted": (),
        "no_break_wanted": ("left",),
        "breaks_spent": ("most",),
        "boards_none": (),
        "boards_which": ("teams",),
        "boards_captain": ("team", "captain"),
        "boards_too_late": ("number",),
        "boards_of_whom": ("team", "number"),
        "boards_at_home": ("team", "number"),
        "boards_all_full": ("team", "number"),
        "boards_as_short": ("team", "other"),
        "boards_so_many": ("team", "n", "found"),
        "boards_from_to": ("most",),
        "boards_already": ("boards",),
        "boards_by_number": ("text", "team", "most", "mine"),
    },
    stages={
        "bg_roll_or_double": ("number", "cube", "dead"),
        "bg_play": ("number", "dice"),
        "bg_take_or_drop": ("cube", "doubled"),
        "bg_accept_or_refuse": ("size", "points"),
        "bg_dice": ("number",),
    },
    endings={
        "score": ", by points",
        "penalty": ", by penalty points",
        "late": ", the other was too late",
        "concede": ", the match was conceded",
    },
    filed={word: word for word in ("score", "penalty", "late", "concede")},
    recorded=("points",),
    by_round=("points",),
    resigned="concede",
    answers={
        "accept": (ACCEPT, TAKE),
        "refuse": (REFUSE, DROP),
        "no": (REFUSE, DROP),
    },
)
"""`dice` are those of the roll, `examples` two legal plays of it, in order of notation."""

MOST_BUTTONS = 12
"""Where a roll has more different plays than these, letters offer first hops instead of plays."""

SIZE_WORDS = {size: word for word, size in SIZES.items()}
"""What a game was worth in times of the cube, in a word."""
_DEEDS: Mapping[str, str] = {
    ROLL: "bg_rolled",
    TAKE: "bg_took",
    DROP: "bg_dropped",
    ACCEPT: "bg_accepted",
    REFUSE: "bg_refused",
    NO_PLAY: "bg_no_play",
    CONCEDE: "bg_conceded",
    "resign": "bg_resigned",
    "points": "bg_points",
    "late": "bg_late",
}
"""What acts do, by themselves or by their first word, as codes of the sheet `moves`."""


def rules_told(lengths: Sequence[int], options: Mapping[str, str]) -> Iterator[Told]:
    """What the rules letter says of matches to so many points, by rounds, and of their dice."""
    length = max(lengths)
    if len(lengths) > 1:
        params = {"lengths": tuple(lengths), "rounds": len(lengths), "last": lengths[-1]}
        yield Told(theme="games", sentence="bg_lengths", params=params)
    else:
        yield Told(theme="games", sentence="bg_match", params={"points": length})
    yield Told(theme="games", sentence="bg_plays", params={})
    yield Told(theme="games", sentence="bg_cube", params={"points": length})
    scheme = options.get("dice", "plain").replace("-", "_")
    yield Told(theme="games", sentence="bg_dice", params={"scheme": scheme})
    yield Told(theme="games", sentence="bg_guarded", params={"scheme": scheme})
    yield Told(theme="games", sentence="bg_notation", params={})
    yield Told(theme="games", sentence="bg_orders", params={"points": length})
    first, step = options.get("late_first", "10"), options.get("late_step", "5")
    yield Told(theme="games", sentence="bg_late", params={"first": int(first), "step": int(step)})
    if options.get("breaks") == "true" and breaks_in(length):
        yield Told(theme="games", sentence="bg_breaks", params={"breaks": breaks_in(length)})
    yield Told(theme="games", sentence="aids", params={"aids": options.get("aids", "own")})
    yield Told(theme="wins", sentence="bg_values", params={})
    yield Told(theme="wins", sentence="bg_resigns", params={})


def stage(match: Match) -> Stage:
    """What the match waits for, as a code, with what answers it."""
    number = match.next_roll
    match match.phase:
        case Phase.CHOICE:
            dead = match.turn is not None and match.is_dead(match.turn)
            return Stage(
                code="bg_roll_or_double",
                params={"number": number, "cube": match.cube, "dead": dead},
                example=ROLL,
                buttons=(ROLL, DOUBLE),
            )
        case Phase.ANSWER:
            return Stage(
                code="bg_take_or_drop",
                params={"cube": match.cube, "doubled": 2 * match.cube},
                example=TAKE,
                buttons=(TAKE, DROP),
            )
        case Phase.RESIGNED:
            size = SIZE_WORDS[match.offered]
            return Stage(
                code="bg_accept_or_refuse",
                params={"size": size, "points": match.offered * match.cube},
                example=ACCEPT,
                buttons=(ACCEPT, REFUSE),
            )
        case Phase.PLAY if match.dice and match.turn:
            board = match.seen(match.turn)
            example = first_way(board, match.dice)
            return Stage(
                code="bg_play",
                params={"number": number, "dice": told(match.dice)},
                example=example or NO_PLAY,
                buttons=every_way(board, match.dice, MOST_BUTTONS),
            )
        case _:
            return Stage(code="bg_dice", params={"number": number}, example="")


def taps(match: Match) -> tuple[tuple[int, int, str], ...]:
    """The first hops of plays, as `Rules.taps` has them; none where every play is a button."""
    if match.phase is not Phase.PLAY or match.dice is None or match.turn is None:
        return ()
    board = match.seen(match.turn)
    if len(plays(board, match.dice)) <= MOST_BUTTONS:
        return ()
    return tuple((hop.start, hop.end, begun(hop)) for hop in firsts(board, match.dice))


def did(match: Match, move: Move) -> Deed:
    """What an act does, for the sentence that tells of it."""
    if thrown := dice_in(move):
        _, (one, other) = thrown
        if match.phase is Phase.OPENING:
            return ("bg_opened", f"{one}-{other}")
        return ("bg_threw", told((one, other)))
    if move == DOUBLE:
        return ("bg_doubled", f"{2 * match.cube}")
    word, _, rest = move.partition(" ")
    if code := _DEEDS.get(move):
        return (code, move)
    return (_DEEDS[word], rest) if word in _DEEDS else ("bg_played", move)


def counted(match: Match) -> Mapping[str, tuple[int, int]]:
    """The pips that both seats have still to go."""
    from corr.games.backgammon.board import pips

    first, second = (pips(match.seen(seat).own) for seat in Seat)
    return {"pips": (first, second)}


# -- what has happened, one sentence a turn ----


Sentence = tuple[str, Mapping[str, object]]
"""Its code on the sheet `happenings`, and its parameters."""

_NOTHING = "none"


def story(match: Match, made: Sequence[Made], reader: Seat) -> tuple[Sentence, ...]:
    """What acts, throws among them, have led to from a position on, in order.

    A roll and the play of it are told together, and of the other's play the roll in any case: it
    may have come with an act of which the reader had no letter.
    """
    return tuple(_told(match, made, reader))


def _told(match: Match, made: Sequence[Made], reader: Seat) -> Iterator[Sentence]:
    rolled: Mapping[str, object] | None = None  # a roll that is told with its play
    asked: Made | None = None  # who rolls, until the dice are there
    for one in made:
        before, match = match, after(match, one.move)
        if one.move == ROLL:
            asked = one
        elif dice_in(one.move) and before.phase is Phase.OPENING:
            yield _opening(match, one, reader)
        elif dice_in(one.move):
            assert match.turn
            assert match.dice
            rolled = _turn(match.turn, reader, told(match.dice), asked.why if asked else "")
            asked = None
        elif is_play(one.move) or one.move == NO_PLAY:
            yield "bg_turn", _played(before, one, reader, rolled)
            rolled = None
        else:
            if rolled:
                yield "bg_turn", rolled
            rolled = None
            yield _act(before, one, reader)
        if len(match.games) > len(before.games):
            yield _won(match, reader)
    if rolled:
        yield "bg_turn", rolled
    if asked:
        yield _act(match, asked, reader)


def _who(seat: Seat | None, reader: Seat) -> str:
    return "nobody" if seat is None else "you" if seat is reader else "they"


def _turn(seat: Seat, reader: Seat, dice: str, rolled_why: str) -> Mapping[str, object]:
    """A turn in which nothing was played yet."""
    who = _who(seat, reader)
    return {"who": who, "dice": dice, "rolled_why": rolled_why, "play": _NOTHING, "why": ""}


def _played(
    before: Match, one: Made, reader: Seat, rolled: Mapping[str, object] | None
) -> Mapping[str, object]:
    assert before.turn
    assert before.dice
    if rolled is None:
        known = before.turn is reader or before.opens
        rolled = _turn(before.turn, reader, _NOTHING if known else told(before.dice), "")
    return {**rolled, "play": "no_play" if one.move == NO_PLAY else one.move, "why": one.why}


def _opening(match: Match, one: Made, reader: Seat) -> Sentence:
    found = dice_in(one.move)
    assert found
    _, (first, second) = found
    mine, theirs = (first, second) if reader is Seat.FIRST else (second, first)
    begins = _who(match.turn, reader)
    return "bg_opening", {"mine": mine, "theirs": theirs, "begins": begins}


def _act(before: Match, one: Made, reader: Seat) -> Sentence:
    params = {"who": _who(one.seat, reader), "moves": (did(before, one.move),), "why": one.why}
    return "bg_act", params


def _won(match: Match, reader: Seat) -> Sentence:
    """The game that has just ended, with the score after it."""
    game = match.games[-1]
    first, second = match.score
    mine, theirs = (first, second) if reader is Seat.FIRST else (second, first)
    given = game.given if reader is Seat.FIRST else game.given[::-1]
    return "bg_game_over", {
        "game": len(match.games),
        "winner": _who(game.winner, reader),
        "size": SIZE_WORDS[game.size],
        "points": game.points,
        "given_mine": given[0],
        "given_theirs": given[1],
        "mine": mine,
        "theirs": theirs,
    }
