"""`corr game note` and `take-back`: a word on a game for arbiters, and moves withdrawn."""

from typing import Annotated

import typer

from corr.acts.act import act
from corr.acts.call import Call
from corr.acts.common import GameId
from corr.acts.deed import Ruling
from corr.acts.desk.rulings import event_of
from corr.errors import ArbiterError
from corr.sentences.said import said
from corr.service.desk.rulings import take_back_moves
from corr.service.desk.undoing import give_moves_back, let_it_be
from corr.service.event.rounds import running

_LONGEST_NOTE = 1000


@act("note", undone=let_it_be, final=True, reason=None, rule=None)
def note(
    call: Call,
    game: GameId,
    text: Annotated[str, typer.Argument(metavar="TEXT", help="What is to be remembered.")],
) -> Ruling:
    """Note something about a game for those who run the event; no player is told.

    `corr game show` and `corr log` show it, and it goes along when the event is handed over.

    Example: corr game note SK24-017 "both asked for a slower pace, by telephone"
    """
    text = " ".join(text.split())
    if call.office.folder.game(game) is None:
        raise ArbiterError(said("why_game", "no_such_game", game=game))
    if not text:
        raise ArbiterError(said("why_game", "empty_note"))
    if len(text) > _LONGEST_NOTE:
        raise ArbiterError(said("why_game", "long_note", most=_LONGEST_NOTE, found=len(text)))
    return Ruling(
        event=event_of(game),
        name=f"note.{game}",
        do=lambda office, act: running(office, event_of(game)),
        done={"event": event_of(game), "game": game, "note": text},
        told=f"{game}: {text}",
    )


@act("take_back", undone=give_moves_back)
def take_back(
    call: Call,
    game: GameId,
    to: Annotated[
        int | None,
        typer.Option(
            "--to", min=0, metavar="MOVE", help="The last move that stays, 0 for none at all."
        ),
    ] = None,
) -> Ruling:
    """Withdraw what was played last, or all that came after a move; the game goes on from there.

    The turn goes on as if the moves had not come: what was used up until then stays used up, and
    what has passed since is nobody's; `corr clock extend` gives more. What was offered, claimed
    or entered in advance since is gone, and so is the end of the game, unless a ruling brought
    it: then `corr undo` comes first. Letters about the moves that are gone do not count any more.
    As long as nothing is played, `corr undo` gives the moves back.

    Example: corr game take-back SK24-017 --to 12 --reason "i9 was read as j9" --dry-run
    """
    return Ruling(
        event=event_of(game),
        name=f"take-back.{game}",
        do=lambda office, act: take_back_moves(office, game, act, to=to),
        done={"event": event_of(game), "game": game, "to": to},
        told=said("deeds", "moves_withdrawn", game=game, last=to is None, to=to or 0),
        changed=game,
    )
