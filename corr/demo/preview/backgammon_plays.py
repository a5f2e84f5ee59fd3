"""What is played for `corr letters preview` of backgammon: a match with its dice, to its end."""

import random

from corr.demo.backgammon import Habits, Player
from corr.demo.preview.cast import ANNA, BO, EVA, tables
from corr.demo.preview.stage import Stage
from corr.games.backgammon.match import Match, Phase
from corr.games.rules import Seat

_EVENT, _GAME, _ABOUT = "BG24", "BG24-001", "BG24-001."
_QUIET = Habits(doubles=0, resigns=0)
_MOST = 100
"""How many answers come before a phase that is waited for."""


def backgammon(stage: Stage) -> None:
    """A match to three points: what players give to the dice, plays, the cube, what is asked."""
    stage.now = stage.later(hours=2)
    for step in (_given, _played, _doubled, _ended, _several):
        step(stage)
        # Nobody is answered more than twenty times an hour where nothing changes.
        stage.now = stage.later(hours=2)


def _given(stage: Stage) -> None:
    stage.about("backgammon: an event begins, and something is asked of both for the dice")
    found = tables(_EVENT, "Backgammon", event={"start": stage.now.date(), "max_players": 2})
    game = {"kind": "backgammon", "points": 3}
    stage.open({**found, "game": game, "ranking": {"system": "none"}})
    for one in (ANNA, EVA):
        stage.command(f"corr event enter {_EVENT} {one}")
    stage.command(f"corr event start {_EVENT}")
    first, second = stage.to_act(_GAME), stage.to_act(_GAME, other=True)
    stage.about("backgammon: what the dice get from players")
    stage.answer(first, f"phrase: {200 * 'x'}y", _EVENT)
    for order in ("dice", "rules", "help", "phrase: red horses eat grass"):
        stage.answer(first, order, _ABOUT)
    stage.answer(first, "phrase: and much more", _ABOUT)
    stage.about("backgammon: both have given, and the first roll is thrown")
    stage.answer(second, "Good luck!", _EVENT)


def _played(stage: Stage) -> None:
    stage.about("backgammon: answers that cannot be")
    mover, other = stage.to_act(_GAME), stage.to_act(_GAME, other=True)
    for order in ("24/1", "roll", "take", "resign", "double", "accept"):
        stage.answer(mover, order, _ABOUT)
    stage.answer(other, "13/11", _ABOUT)
    stage.about("backgammon: plays")
    _go_on(stage, 6, _QUIET)
    stage.about("backgammon: a standing order, and what is done by it")
    stage.answer(stage.to_act(_GAME, other=True), "autoroll", _ABOUT)
    _go_on(stage, 4, _QUIET)
    stage.answer(stage.to_act(_GAME, other=True), "dice", _ABOUT)
    stage.answer(stage.to_act(_GAME, other=True), "orders off", _ABOUT)
    stage.about("backgammon: what one player entered in advance")
    stage.answer(stage.to_act(_GAME, other=True), "greedy", _ABOUT)
    _go_on(stage, 2, _QUIET)
    stage.answer(stage.to_act(_GAME, other=True), "orders off", _ABOUT)


def _doubled(stage: Stage) -> None:
    stage.about("backgammon: a new phrase, and the cube")
    stage.answer(stage.to_act(_GAME), "phrase: for the next game", _ABOUT)
    _until(stage, Phase.CHOICE)
    stage.answer(stage.to_act(_GAME), "double", _ABOUT)
    stage.answer(stage.to_act(_GAME), "roll", _ABOUT)
    stage.answer(stage.to_act(_GAME), "take", _ABOUT)
    stage.about("backgammon: a resignation is offered and refused, and another one accepted")
    _until(stage, Phase.CHOICE)
    stage.play(_GAME, "resign single; 24/18; refuse; roll")
    _until(stage, Phase.CHOICE)
    stage.play(_GAME, "resign single; accept")


def _ended(stage: Stage) -> None:
    stage.about("backgammon: the Crawford game")
    _until(stage, Phase.CHOICE)
    stage.answer(stage.to_act(_GAME), "double", _ABOUT)
    _go_on(stage, 12, _QUIET)
    stage.about("backgammon: the match ends, and the seed is told")
    _go_on(stage, 400, Habits())
    for order in ("dice", "record"):
        stage.answer(ANNA, order, _ABOUT)


def _several(stage: Stage) -> None:
    stage.about("backgammon: an event of several matches begins")
    found = tables("BR24", "Backgammon, all meet", event={"start": stage.now.date()})
    game = {"kind": "backgammon", "points": 3}
    stage.open({**found, "game": game, "ranking": {"system": "none"}})
    for one in (ANNA, BO, EVA):
        stage.command(f"corr event enter BR24 {one}")
    stage.command("corr event start BR24")
    stage.about("backgammon: one answer for the dice of several matches")
    for one in (ANNA, EVA):
        stage.answer(one, "phrase: red horses eat grass", "BR24 ")
    stage.about("backgammon: an event is called off")
    stage.command('corr event cancel BR24 --reason "too few players"')


# -- simple minds ----


def _go_on(stage: Stage, acts: int, habits: Habits) -> None:
    """So many answers of whoever is to act, or until the match is over."""
    for _ in range(acts):
        match = _match(stage)
        seat = match.to_act
        if not isinstance(seat, Seat):
            return
        mind = Player(random.Random(match.number), habits)
        stage.play(_GAME, mind.act(match, seat))
        stage.now = stage.later(minutes=20)


def _until(stage: Stage, phase: Phase) -> None:
    """Go on until somebody is asked for this, or the match is over."""
    for _ in range(_MOST):
        if _match(stage).phase in (phase, Phase.OVER):
            return
        _go_on(stage, 1, _QUIET)
    raise AssertionError(f"{_match(stage).phase}, not {phase}")


def _match(stage: Stage) -> Match:
    game = stage.office.folder.game(_GAME)
    assert game is not None
    assert isinstance(game.position, Match)
    return game.position
