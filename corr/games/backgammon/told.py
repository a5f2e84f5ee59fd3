"""What backgammon says of itself: its reasons, stages, endings, and the rules letter."""

from collections.abc import Iterator, Mapping

from corr.games.backgammon.acts import (
    ACCEPT,
    CONCEDE,
    DOUBLE,
    DROP,
    NO_PLAY,
    REFUSE,
    ROLL,
    TAKE,
    dice_in,
)
from corr.games.backgammon.match import SIZES, Match, Phase
from corr.games.backgammon.notation import first_two, told
from corr.games.backgammon.plays import plays
from corr.games.rules import Deed, Move, Own, Seat, Stage, Told

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
        "wrong_roll": ("text", "dice"),
        "wrong_roll_number": ("found", "expected"),
        "double_due": ("text",),
        "resignation_due": ("text",),
        "nothing_to_answer": ("text",),
        "nothing_to_pass": (),
        "resign_which": ("cube",),
        "refused_before": ("text",),
        "no_double_opening": (),
        "no_double_crawford": (),
        "no_cube": (),
        "no_access": ("cube",),
        "dice_wait": (),
        "phrase_too_long": ("found", "most"),
        "phrase_too_short": ("least",),
        "no_stand_in": (),
        "phrase_given": (),
    },
    stages={
        "bg_roll_or_double": ("number", "cube"),
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
    resigned="concede",
)
"""`dice` are those of the roll, `examples` two legal plays of it, in order of notation."""

_SIZES = {size: word for word, size in SIZES.items()}
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


def rules_told(length: int, options: Mapping[str, str]) -> Iterator[Told]:
    """What the rules letter says of a match to so many points, and of its dice."""
    yield Told(theme="games", sentence="bg_match", params={"points": length})
    yield Told(theme="games", sentence="bg_plays", params={})
    yield Told(theme="games", sentence="bg_cube", params={"points": length})
    scheme = options.get("dice", "plain").replace("-", "_")
    yield Told(theme="games", sentence="bg_dice", params={"scheme": scheme})
    yield Told(theme="games", sentence="bg_guarded", params={"scheme": scheme})
    yield Told(theme="games", sentence="bg_notation", params={})
    yield Told(theme="games", sentence="bg_orders", params={"points": length})
    yield Told(theme="games", sentence="aids", params={"aids": options.get("aids", "own")})
    yield Told(theme="wins", sentence="bg_values", params={})
    yield Told(theme="wins", sentence="bg_resigns", params={})


def stage(match: Match) -> Stage:
    """What the match waits for, as a code, with what answers it."""
    number = match.next_roll
    match match.phase:
        case Phase.CHOICE:
            return Stage(
                code="bg_roll_or_double",
                params={"number": number, "cube": match.cube},
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
            size = _SIZES[match.offered]
            return Stage(
                code="bg_accept_or_refuse",
                params={"size": size, "points": match.offered * match.cube},
                example=ACCEPT,
                buttons=(ACCEPT, REFUSE),
            )
        case Phase.PLAY if match.dice and match.turn:
            board = match.seen(match.turn)
            examples = first_two(board, plays(board, match.dice))
            return Stage(
                code="bg_play",
                params={"number": number, "dice": told(match.dice)},
                example=examples[0] if examples else NO_PLAY,
            )
        case _:
            return Stage(code="bg_dice", params={"number": number}, example="")


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
