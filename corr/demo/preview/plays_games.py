"""The games that are played for `corr letters preview`, from swaps to fives."""

from corr.demo.preview.cast import BO
from corr.demo.preview.stage import Stage

OPENING = "h8 i9 j10; white; g7 3 fifths; black; g8 i7 f9; i7"
"""The first five moves under soosorv."""

WRONG = (
    *("h8", "z99", "g3\ng4", "What a fine game!", "accept", "undo", "10. g3", "claim win"),
    *("claim time", "if g3", "leave 400 days", "set digest never", "claim draw", "white"),
    *("resign?", "table NONE", "cancel ifs", "enter SK24", "confirm"),
)
"""Letters that cannot be read, or that say what cannot be done."""


def games(stage: Stage) -> None:
    """Games with all that can be said in one."""
    _five(stage)
    _double_three(stage)
    _wrong(stage)
    _in_advance(stage)
    _passes(stage)


def _five(stage: Stage) -> None:
    game = "SK24-001"
    stage.about("an opening with its swaps and its fifth moves")
    stage.play(game, OPENING)
    stage.about("a draw is offered and declined, with words to the opponent")
    stage.play(game, "h5; j8, draw?; decline\nk9\nmsg: Good luck!; g9; f8; i10; k8; f10; e11")
    stage.about("a five ends a game")
    stage.play(game, "j6")
    stage.about("a game that is over is shown")
    stage.answer(BO, "record", f"{game}.")
    stage.answer(BO, "show", f"{game}.")


def _double_three(stage: Stage) -> None:
    game = "SK24-002"
    stage.about("a game is opened")
    stage.play(game, f"{OPENING}; h5; k9; f8; j9; f9")
    stage.about("a double-three ends a game")
    stage.play(game, "j8")


def _wrong(stage: Stage) -> None:
    game = "SK24-003"
    stage.about("a game is opened")
    stage.play(game, f"{OPENING}; h5")
    stage.about("a letter that cannot be read, or says what cannot be done")
    mover, other = stage.to_act(game), stage.to_act(game, other=True)
    for order in WRONG:
        stage.answer(mover, order, f"{game}.")
        stage.now = stage.later(minutes=4)
    stage.answer(other, "g3", f"{game}.")
    stage.about("a draw is offered and accepted")
    stage.play(game, "j8, draw?; accept")


def _in_advance(stage: Stage) -> None:
    game = "SK24-004"
    stage.about("a game is opened")
    stage.play(game, f"{OPENING}; h5")
    stage.about("a move is looked at before it is played")
    stage.play(game, "preview g3")
    stage.about("moves in advance, and notes")
    mover, other = stage.to_act(game), stage.to_act(game, other=True)
    stage.answer(other, "if g3 then l11; if l11 then g3\nnote: the corner is mine", f"{game}.")
    stage.answer(other, "if g3 then l11; if g4 then l12", f"{game}.")
    stage.answer(mover, "g3", f"{game}.")
    stage.answer(other, "if d12 then d13", f"{game}.")
    stage.answer(other, "cancel ifs", f"{game}.")
    stage.about("a player resigns")
    stage.play(game, "SK24-004 resign")


def _passes(stage: Stage) -> None:
    game = "SK24-006"
    stage.about("a game is opened")
    stage.play(game, f"{OPENING}; h5; pass")
    stage.about("two passes end a game")
    stage.play(game, "pass")
