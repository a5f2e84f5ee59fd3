"""What is played for `corr letters preview` of gomoku, pente, keryo-pente and ninuki-renju."""

from collections.abc import Mapping, Sequence

from corr.demo.preview.cast import ANNA, BO, DAG, EVA, tables
from corr.demo.preview.stage import Stage


def rows(stage: Stage) -> None:
    """A game or more of each, and every opening in the letter of rules."""
    for play in (_openings, _gomoku, _pente, _claimed, _ninuki):
        # Nobody is answered more than twenty times an hour where nothing changes.
        stage.now = stage.later(hours=2)
        play(stage)


def _tables(
    stage: Stage, known: str, name: str, players: int, **game: object
) -> dict[str, Mapping[str, object]]:
    event = {"start": stage.now.date(), "max_players": players}
    found: dict[str, Mapping[str, object]] = tables(known, name, event=event)
    return {**found, "game": game, "ranking": {"system": "none"}}


def _begin(stage: Stage, known: str, name: str, *players: str, **game: object) -> None:
    stage.open(_tables(stage, known, name, len(players), **game))
    for one in players:
        stage.command(f"corr event enter {known} {one}")
    stage.command(f"corr event start {known}")


_RULES: Sequence[tuple[str, str, Mapping[str, object]]] = (
    *(("gomoku", opening, {"size": 19}) for opening in ("free", "swap1", "balanced")),
    ("pente", "balanced", {"aids": "none"}),
    ("pente", "swap3", {"aids": "all"}),
    ("keryo", "renju_swap", {"first_two": "shared"}),
)
"""Games of which the rules are asked and none is played."""


def _openings(stage: Stage) -> None:
    stage.about("the rules of a game that is not played here")
    for number, (kind, opening, more) in enumerate(_RULES, 10):
        known = f"RG{number}"
        stage.open(_tables(stage, known, "Regler", 2, kind=kind, opening=opening, **more))
        stage.answer(ANNA, f"rules {known}")


# -- gomoku ----


def _gomoku(stage: Stage) -> None:
    stage.about("gomoku: an event begins")
    claims = {"adjudication": "claim"}
    _begin(stage, "GO24", "Luffarschack", ANNA, EVA, kind="gomoku", opening="swap2", **claims)
    game = "GO24-001"
    stage.about("gomoku: what is asked of a game, and how points are written")
    for order in ("rules", "help", "settings"):
        stage.answer(stage.to_act(game), order, f"{game}.")
    stage.about("gomoku: an opening, and answers that cannot be")
    for order in ("-22 11 00", "h8 i9 j10, draw?", "g7", "remove"):
        stage.answer(stage.to_act(game), order, f"{game}.")
    stage.play(game, "g1 h9; black; a1, draw?; h7; c1; h10; e1; h11; o15")
    stage.about("gomoku: a five that has to be claimed, and is a move later")
    stage.play(game, "claim five")
    stage.about("gomoku: a stone that must lie outside the central square")
    _begin(stage, "GR24", "Ryskt", ANNA, EVA, kind="gomoku", opening="russian")
    stage.play("GR24-001", "a1")
    stage.answer(stage.to_act("GR24-001"), "i9", "GR24-001.")
    stage.answer(stage.to_act("GR24-001"), "GR24-001 resign", "GR24-001.")


# -- many moves in two letters ----


def _line(stage: Stage, game: str, moves: str) -> None:
    """A long line, which both have entered in advance: its second move brings all the others.

    The other seat's answers come first, since who is to act can enter none.
    """
    first, *plies = [one.strip() for one in moves.split(";")]
    stage.play(game, first)
    mover, other = stage.to_act(game), stage.to_act(game, other=True)
    stage.answer(other, _answers(plies), f"{game}.")
    stage.answer(mover, f"{plies[0]}; {_answers(plies[1:])}", f"{game}.")


def _answers(plies: Sequence[str]) -> str:
    pairs = zip(plies[::2], plies[1::2], strict=False)
    return ", then ".join(f"if {reply} then {answer}" for reply, answer in pairs)


# -- pente ----


_EIGHT = "h5; f5; e8; g5; h8; e6; b5; e7; a19; f6; c19; g7; e19; d5; g19; c5; e5"
"""Eight stones of White's fall to e5."""


_UNASKED = "q12; s12; r12; p15; p13; s15; p14; m12; q13; a19; r14; c19; o12; e19; n12; p12"
"""Eight more, which p12 could capture."""


def _pente(stage: Stage) -> None:
    stage.about("pente: an event begins")
    _begin(stage, "PE24", "Pente", ANNA, EVA, kind="pente", opening="free")
    game = "PE24-001"
    stage.about("pente: answers that cannot be")
    for order in ("i9", "set notation stars", "set notation"):
        stage.answer(stage.to_act(game), order, f"{game}.")
    stage.about("pente: captured stones")
    _line(stage, game, f"{_EIGHT}; s5; s4; s6")
    stage.play(game, "preview s7")
    stage.about("pente: a capture ends a game")
    stage.play(game, "s7*")
    stage.about("pente: points in another notation")
    opening = {"kind": "pente", "opening": "tournament1"}
    _begin(stage, "PR24", "Pente 1987", ANNA, EVA, **opening)
    game = "PR24-001"
    mover, other = stage.to_act(game), stage.to_act(game, other=True)
    for order in ("set notation relative", "settings", "m12", "R1U1*"):
        stage.answer(mover, order, f"{game}.")
    stage.answer(other, "PR24-001 resign", f"{game}.")
    for order in ("set notation matrix", "settings", "R2U1"):
        stage.answer(mover, order)
    stage.answer(mover, "set notation letters")


def _claimed(stage: Stage) -> None:
    stage.about("pente: captures that are claimed, under the Swedish code")
    claimed = {"captures": "claimed", "code": "swedish"}
    _begin(stage, "PC24", "Pente", ANNA, EVA, kind="pente", opening="free", **claimed)
    game = "PC24-001"
    for order in ("rules", "help", "pass", "draw?", "remove"):
        stage.answer(stage.to_act(game), order, f"{game}.")
    stage.play(game, "h5; f5; e8; g5; e5")
    stage.answer(stage.to_act(game, other=True), "e5*", f"{game}.")
    stage.play(game, "remove")
    stage.answer(stage.to_act(game), "remove", f"{game}.")
    _line(stage, game, _UNASKED)
    stage.about("pente: what is removed ends a game")
    stage.play(game, "remove, a2")
    stage.about("keryo: an opening with stones in the centre and beside it")
    keryo = {"kind": "keryo", "opening": "renju_swap", "captures": "claimed"}
    _begin(stage, "KE24", "Keryo", ANNA, EVA, **keryo)
    game = "KE24-001"
    stage.play(game, "k10 k11; n13; white; m9")
    stage.play(game, "KE24-001 resign")


# -- ninuki ----

_FIVE = "n17; n15; a17; o15; c17; p15; e17; n16; g17; q15; j17; r15"
"""White's five to r15, of which n14 could capture n15 and n16."""
_SIX = "n17; n15; a17; o15; c17; p15; e17; n16; g17; r15; j17; s15; l19; q15"
"""White's six, n15 to s15."""


def _ninuki(stage: Stage) -> None:
    stage.about("ninuki: an event begins")
    four = (ANNA, BO, DAG, EVA)
    _begin(stage, "NI24", "Ninuki", *four, kind="ninuki", opening="free")
    stage.answer(ANNA, "rules NI24")
    ends = (
        ("two open threes", "a1; d6; c1; e6; e1; f7; g1; f8; j1", "f6"),
        ("a five that a pass leaves standing", _FIVE, "pass"),
        ("a five that a move leaves standing", _FIVE, "t19"),
        ("a capture that gives a five", _SIX, "n14"),
        ("a fifth capture that gives a five", f"{_EIGHT}; a15; {_SIX}", "n14"),
        ("a fifth capture that destroys a five", f"{_EIGHT}; a15; {_FIVE}", "n14"),
    )
    for number, (what, before, last) in enumerate(ends, 1):
        game = f"NI24-{number:03d}"
        stage.about(f"ninuki: {what}")
        _line(stage, game, before)
        stage.play(game, last)
