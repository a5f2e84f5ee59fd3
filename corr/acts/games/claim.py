"""`corr game claim` and `answer-claim`: a claimed win by a line, checked by hand, and answered."""

from collections.abc import Iterator
from enum import StrEnum
from typing import Annotated

import typer
from msgspec import Struct

from corr.acts.act import act
from corr.acts.call import Call
from corr.acts.common import (
    GameId,
    Json,
    office_of,
    print_json,
    print_lines,
    print_text,
)
from corr.acts.declared import HERE, asked
from corr.acts.deed import Ruling
from corr.acts.desk.rulings import event_of
from corr.acts.drawing import Drawn, Style, print_diagram
from corr.acts.games.game import Id, is_own
from corr.errors import ArbiterError, NotAMove, NotNow
from corr.games.renju.board import point_named
from corr.games.renju.diagram import diagram
from corr.games.renju.position import RenjuPosition
from corr.games.renju.proof import BUDGET, Proof, line_said, verify_claim
from corr.games.renju.proof_search import tree_data
from corr.games.rules import Finding, Move, Picture, Seat
from corr.sentences.said import said
from corr.service.desk.rulings import answer_claim
from corr.service.desk.undoing import take_answer_back
from corr.service.play.records import names_in
from corr.tournament.play.game import Game
from corr.who import Who

_MOST_POSITIONS = 1_000_000


class Answer(StrEnum):
    """Whether a win that was claimed is given."""

    YES = "yes"
    NO = "no"


@asked(Who.ARBITERS)
def claim(
    context: typer.Context,
    game_id: Id,
    line: Annotated[
        str,
        typer.Argument(
            metavar="LINE",
            help="The moves of both, from the claimant's next one until two threats stand.",
        ),
    ],
    after: Annotated[
        int | None,
        typer.Option(metavar="MOVE", help="Claimed after this move, if the game has gone on."),
    ] = None,
    positions: Annotated[
        int | None,
        typer.Option(
            metavar="N", min=1, max=_MOST_POSITIONS, help="Look at no more positions than N."
        ),
        HERE,
    ] = None,
    style: Drawn = Style.X_O,
    json: Json = False,
) -> None:
    """Check a claimed win: whether every defence loses to fours and threes.

    The line is checked, no win is looked for. Nothing is ruled and nobody is told.
    Exit status 2 for a line that cannot be checked.

    Example: corr game claim SK24-017 "23. h5 24. h6 25. g7"
    """
    case = _case(context, game_id, line, after)
    proof = verify_claim(case.position, case.seat, case.line, budget=positions or BUDGET)
    if json:
        print_json(context, _facts(case, proof))
    if proof.finding is Finding.WRONG_LINE:
        raise ArbiterError(said("why_game", "line_unchecked", why=_wrong(case, proof)))
    if not json:
        print_lines(
            context,
            [
                said(
                    "line_checked",
                    "claims",
                    game=case.game,
                    colour=case.colour,
                    player=case.player,
                    line=case.told(case.line),
                )
            ],
        )
        print_text(context)
        print_diagram(context, _picture(case, proof), style)
        print_text(context)
        print_lines(context, _words(case, proof))


@act("answer_claim", undone=take_answer_back)
def answer(
    call: Call,
    game: GameId,
    given: Annotated[Answer, typer.Argument(metavar="yes|no", help="Whether the win is given.")],
) -> Ruling:
    """Answer a player's claim of a win by a line: yes gives the win, with no the game goes on.

    Of a claim that is refused only the claimant hears. `corr game show` lists the claims with
    what their check found, `corr game claim` checks a line again.

    Example: corr game answer-claim SK24-017 yes --reason "every defence loses" --dry-run
    """
    granted = given is Answer.YES
    _require_foreign(call, game)
    return Ruling(
        event=event_of(game),
        name=f"answer.{game}",
        do=lambda office, act: answer_claim(office, game, act, granted=granted),
        done={"event": event_of(game), "game": game, "granted": granted},
        told=said("deeds", "claim_answered", game=game, granted=granted),
        changed=game if granted else "",
    )


def _require_foreign(call: Call, game: str) -> None:
    """Raise ArbiterError for a letter about a game in which its writer plays."""
    found = call.office.folder.game(game)
    if found is not None and is_own(call.context, call.office, found):
        raise ArbiterError(said("why_game", "own", game=game))


# -- what is claimed ----


class _Case(Struct, frozen=True, kw_only=True):
    """A claim: the position in which `seat`, who is to move, claims to win by a line."""

    game: str
    position: RenjuPosition
    seat: Seat
    player: str
    line: tuple[Move, ...]

    @property
    def colour(self) -> str:
        """The claimant's colour."""
        return self.position.turn.value.capitalize()

    @property
    def other(self) -> str:
        """The defender's colour."""
        return self.position.turn.other.value.capitalize()

    def told(self, moves: tuple[Move, ...], start: int = 0) -> str:
        """Moves with their numbers; `start` moves of the line went before."""
        first = self.position.ply + start
        return " ".join(f"{ply}.{move}" for ply, move in enumerate(moves, first))


def _case(context: typer.Context, game_id: str, text: str, after: int | None) -> _Case:
    """The claim as it was typed. Raises ArbiterError."""
    with office_of(context) as office:
        game = office.folder.game(game_id)
        if game is None:
            raise ArbiterError(said("why_game", "no_such_game", game=game_id))
        if game.result is None and is_own(context, office, game):
            raise ArbiterError(said("why_game", "own_goes_on", game=game_id))
        names = names_in(office, game)
    position = _position(game, after)
    seat = position.to_act
    if seat is None:
        raise ArbiterError(said("why_game", "over_on_board", game=game.id))
    return _Case(
        game=game.id,
        position=position,
        seat=seat,
        player=names[seat],
        line=_line(text, position.ply),
    )


def _position(game: Game, after: int | None) -> RenjuPosition:
    found = game.position
    if after is not None:
        numbers = range(len(game.moves), -1, -1)
        reached = (game.position_at(number) for number in numbers)
        at = (one for one in reached if game.judge.ply(one) == after + 1)
        found = next(at, found)
        if game.judge.ply(found) != after + 1:
            raise ArbiterError(said("why_game", "not_with_player", game=game.id, after=after))
    if not isinstance(found, RenjuPosition):
        raise ArbiterError(said("why_game", "no_lines", rules=game.rules))
    return found


def _line(text: str, ply: int) -> tuple[Move, ...]:
    try:
        return line_said(text, ply)
    except NotAMove as error:
        raise ArbiterError(said("why_game", "moves_expected", ply=ply, text=repr(text))) from error
    except NotNow as error:
        found, expected = error.params["found"], error.params["expected"]
        raise ArbiterError(
            said("why_game", "line_number", found=found, expected=expected)
        ) from error


# -- what came of it ----


def _facts(case: _Case, proof: Proof) -> dict[str, object]:
    return {
        "game": case.game,
        "after": case.position.ply - 1,
        "seat": case.seat.value,
        "colour": case.colour.lower(),
        "player": case.player,
        "line": list(case.line),
        "finding": proof.finding.value,
        "reason": proof.reason,
        "detail": proof.detail,
        "answer": proof.answer,
        "path": list(proof.path),
        "beyond": list(proof.beyond),
        "positions": proof.nodes,
        "budget": proof.budget,
        "attacks": proof.attacks,
        "longest": list(proof.longest),
        "tree": tree_data(proof.tree) if proof.tree else [],
    }


def _picture(case: _Case, proof: Proof) -> Picture:
    """The board after the moves that are told of, numbered."""
    points = [point_named(move) for move in proof.path]
    board, colour = case.position.board, case.position.turn
    for point in points:
        board, colour = board.put(point, colour), colour.other
    numbers = {point: ply for ply, point in enumerate(points, case.position.ply)}
    return diagram(board, last=points[-1:], numbers=numbers)


def _words(case: _Case, proof: Proof) -> Iterator[str]:
    looked = said("line_checked", "looked", count=proof.nodes)
    last = case.told(proof.path[-1:], len(proof.path) - 1)
    if proof.finding is Finding.PROVED:
        yield said("line_checked", "proved", colour=case.colour, other=case.other)
        yield said(
            "line_checked", "answers", looked=looked, attacks=proof.attacks, colour=case.colour
        )
        yield said("line_checked", "longest", line=case.told(proof.longest))
    elif proof.finding is Finding.UNDECIDED:
        yield said("line_checked", "undecided", looked=looked)
        yield said("line_checked", "not_known", last=last)
    else:
        yield from _refuted(case, proof, last)
        yield looked


def _refuted(case: _Case, proof: Proof, last: str) -> Iterator[str]:
    if proof.reason == "claimable":
        yield said("line_checked", "claimable", other=case.other)
        return
    if not proof.beyond and proof.reason == "forbidden" and len(proof.path) % 2:
        yield said(
            "line_checked", "forbidden_move", last=last, kind=proof.detail.replace("_", "-")
        )
        return
    yield said("line_checked", "escapes", last=last)
    if proof.beyond:
        yield said("line_checked", "for_instance", line=case.told(proof.beyond, len(proof.path)))
    yield said("line_checked", "then", why=_escaped(case, proof))


def _escaped(case: _Case, proof: Proof) -> str:
    kind = proof.detail.replace("_", "-")
    return said(
        "escaped",
        proof.reason,
        colour=case.colour,
        other=case.other,
        answer=proof.answer,
        kind=kind,
    )


def _wrong(case: _Case, proof: Proof) -> str:
    last = case.told(proof.path[-1:], len(proof.path) - 1)
    return said("line_faults", proof.reason, colour=case.colour, last=last)
