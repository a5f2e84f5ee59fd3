"""`corr game points` and `answer-call`: what the tournament director does in a match."""

from typing import Annotated

import typer

from corr.acts.act import act
from corr.acts.call import Call
from corr.acts.common import GameId, Player
from corr.acts.deed import Ruling
from corr.acts.desk.rulings import event_of
from corr.sentences.said import said
from corr.service.desk import direction
from corr.service.desk.undoing import take_points


@act("points", undone=take_points, rule="1.4")
def points(
    call: Call,
    game: GameId,
    player: Player,
    number: Annotated[
        int, typer.Argument(min=1, max=99, metavar="N", help="How many points they get.")
    ],
) -> Ruling:
    """Give a player points of a match, for a breach of the rules by the opponent (SBGF 1.4).

    Between games they count at once; while a game runs, when it has ended, after its own points.
    They may end the match. Both players are told. What would bring both to the length of the match
    is refused: then `corr event rule` decides it. `corr undo` takes them back as long as nothing
    was rolled since they counted.

    Example: corr game points BG29-001 1250 2 --reason "insults, after a warning" --dry-run
    """
    who = call.player(player)
    return Ruling(
        event=event_of(game),
        name=f"points.{game}",
        do=lambda office, act: direction.give(office, game, who, number, act),
        done={"event": event_of(game), "game": game, "player": who, "points": number},
        told=said("deeds", "points_given", game=game, player=who, n=number),
        changed=game,
    )


@act(
    "answer_call",
    undone="the match has gone on: `corr clock pause GAME --reason TEXT` stops its clock",
    rule="4.3",
)
def answer_call(call: Call, game: GameId) -> Ruling:
    """Answer a player who has called the director: the match goes on where it stood.

    The reason is the answer; both players get it. What is to be done besides (a warning, points,
    time, moves taken back) is ruled before, each with its command.

    Example: corr game answer-call BG29-001 --reason "the roll is right: see its number" --dry-run
    """
    return Ruling(
        event=event_of(game),
        name=f"answer-call.{game}",
        do=lambda office, act: direction.answer_call(office, game, act),
        done={"event": event_of(game), "game": game, "answered": True},
        told=said("deeds", "call_answered", game=game),
    )
