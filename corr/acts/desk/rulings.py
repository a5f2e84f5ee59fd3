"""`corr event rule`, `correct`, `annul`, `withdraw`, `warn`, `exclude` …: the arbiter rules."""

from functools import partial
from typing import Annotated

import typer

from corr.acts.act import act
from corr.acts.call import Call
from corr.acts.common import (
    Event,
    GameId,
    Json,
    Player,
    Reason,
    act_of,
    office_of,
    print_json,
    print_lines,
    the_players,
)
from corr.acts.declared import done
from corr.acts.deed import Ruling
from corr.errors import ArbiterError
from corr.sentences.said import said
from corr.service.desk.rulings import annul as annulled
from corr.service.desk.rulings import (
    assess_result,
    correct_result,
    redraw_event,
    rule_game,
    rule_match,
)
from corr.service.desk.taking_part import withdraw_player
from corr.service.desk.teams import substitute_player
from corr.service.desk.undoing import (
    assess_as_before,
    come_back,
    give_back_result,
    give_back_results,
    put_back,
)
from corr.service.letters.set_aside import note_heard
from corr.service.office.people import called

# -- `corr event assess`, `rule`, `correct`, `withdraw`, `heard`, `substitute` ----


Result = Annotated[
    str,
    typer.Argument(
        metavar="RESULT",
        help="1-0, 0-1, 1/2-1/2 or 0-0; first the points of who was drawn to begin, as the "
        "colour that begins (White in pente and its kin on 19 x 19, Black in renju, gomoku and "
        "all others), whatever colours were chosen then.",
    ),
]

Score = Annotated[
    str,
    typer.Option(
        metavar="POINTS",
        help="In a match of backgammon the points of both, 7-5; first those of who is first in "
        "the result. Above the length they count to it. Usual: the score on the board, or "
        "what you gave before.",
    ),
]


@act("assess", undone=assess_as_before, rule="26.5")
def assess(call: Call, game: GameId, result: Result) -> Ruling:
    """Take a game that goes on to have its most probable result for the next draw (R26.5).

    The game is played on, and its real result counts as soon as it is known.

    Example: corr event assess SK24-017 1-0 --reason "black is a four ahead" --dry-run
    """
    event = event_of(game)
    return Ruling(
        event=event,
        name=f"assess.{game}",
        do=lambda office, act: assess_result(office, event, game, result, act),
        done={"event": event, "game": game, "assessed": result},
        told=said("deeds", "assessed", game=game, result=result),
    )


@act("rule", undone=give_back_results)
def rule(
    call: Call,
    game: GameId,
    result: Result,
    ending: Annotated[
        str,
        typer.Option(
            help="adjudication, walkover, withdrawal, time; in backgammon late, score, concede."
        ),
    ] = "adjudication",
    score: Score = "",
    match: Annotated[
        bool, typer.Option("--match", help="All games of the match that are not over.")
    ] = False,
) -> Ruling:
    """End a game that goes on, or has not begun, with a result; 0-0 is lost for both.

    With --match so ends every game of its match that is not over: who wins the game named wins
    them all, as when somebody refuses to follow the rules (§ 17.3 in pente). A replay, or the
    next game of a match, begins with the daemon's next look or `corr tick`. With --ending score
    a match that was played to its end elsewhere is entered with its --score.

    Example: corr event rule SK24-017 1-0 --ending walkover --reason "never heard of" --dry-run
    """
    if match and score:
        raise ArbiterError(said("why_game", "score_of_one"))
    if match:
        end, told = (
            rule_match,
            said("deeds", "ruled_match", game=game, result=result, ending=ending),
        )
    else:
        end = partial(rule_game, score=score)
        told = said("deeds", "ruled", game=game, result=result, ending=ending, score=score)
    what = {"event": event_of(game), "game": game, "result": result, "ended": ending}
    what |= {"score": score} if score else {}
    return Ruling(
        event=event_of(game),
        name=f"rule.{game}",
        do=lambda office, act: end(office, game, result, act, ending=ending),
        done=what | ({"match": True} if match else {}),
        told=told,
    )


@act("correct", undone=give_back_result)
def correct(
    call: Call,
    game: GameId,
    result: Result,
    ending: Annotated[str, typer.Option(help="How it ended, if that changes too.")] = "",
    score: Score = "",
) -> Ruling:
    """Give a game that is over another result; table and norms are counted anew.

    In a cup, a match and final groups, games that do not follow from the results any more are
    annulled and those that do are drawn; both are shown first. Rounds of a Monrad stay as they
    were drawn (26.5). A game that was annulled counts again.

    Example: corr event correct SK24-017 0-1 --reason "the five was an overline" --dry-run
    """
    return Ruling(
        event=event_of(game),
        name=f"correct.{game}",
        do=lambda office, act: correct_result(
            office, game, result, act, ending=ending, score=score
        ),
        done={"event": event_of(game), "game": game, "result": result}
        | ({"score": score} if score else {}),
        told=said("deeds", "corrected", game=game, result=result, score=score),
        changed=game,
    )


@act("withdraw", undone=come_back, rule="16.2")
def withdraw(call: Call, event: Event, player: Player) -> Ruling:
    """Take a player out of an event; what is left of the games is won by the opponents (16.2).

    Before the start it only cancels the entry; after it `corr event reinstate` takes it back.

    Example: corr event withdraw SK24 1234 --reason "asked to leave" --dry-run
    """
    who = call.player(player)
    return Ruling(
        event=event,
        name=f"withdraw.{event}",
        do=lambda office, act: withdraw_player(office, event, who, act),
        done={"event": event, "withdrawn": who},
        told=said("deeds", "left", player=who, event=event),
    )


@done()
def heard(
    context: typer.Context, event: Event, player: Player, reason: Reason, json: Json = False
) -> None:
    """Note a sign of life of a silent player's that came in another way than by a letter.

    The silence counts from now on; no clock is touched, and nobody is told.

    Example: corr event heard SK24 1234 --reason "telephone: on a journey, plays on Monday"
    """
    act = act_of(context, f"heard.{event}", reason)
    with office_of(context) as office:
        (who,) = the_players(office, [player])
        note_heard(office, event, who, act)
        name = called(office, who)
    if json:
        print_json(context, {"event": event, "heard": who, "at": act.at.isoformat()})
    else:
        print_lines(context, [said("deeds", "heard_of", name=name)])


@act("substitute", undone=put_back)
def substitute(
    call: Call,
    event: Event,
    out: Annotated[str, typer.Argument(metavar="OUT", help="Who leaves the place.")],
    by: Annotated[str, typer.Argument(metavar="IN", help="Who takes it.")],
) -> Ruling:
    """Let somebody take a player's place, with all games that are not over.

    In a team event a reserve of the same team takes over the games alone: both stay in the team.
    Both are given by id, member number or address.

    Example: corr event substitute SK24 1234 1250 --reason "illness" --dry-run
    """
    old, new = call.players([out, by])
    return Ruling(
        event=event,
        name=f"substitute.{event}",
        do=lambda office, act: substitute_player(office, event, old, new, act),
        done={"event": event, "out": old, "in": new},
        told=said("deeds", "substituted", new=new, old=old, event=event),
    )


def event_of(game: str) -> str:
    """The event of a game's id."""
    return game.rpartition("-")[0]


# -- `corr event annul` and `redraw`: what is taken back, or was made wrong ----


@act("annul", undone=give_back_result)
def annul(
    call: Call,
    game: GameId,
    again: Annotated[
        bool, typer.Option("--again", help="Set another game of the two in its place at once.")
    ] = False,
) -> Ruling:
    """Take a game back, whether it goes on or is over: it counts nowhere any more.

    Both players are told why. In a cup, a match with an aim and final groups, what the results as
    they are now lead to is drawn by itself; elsewhere the two have no game, as if it had not been
    played, unless another is set with --again. In a Monrad they have met all the same, and the
    rounds stay as they were drawn. `corr event correct` makes an annulled game count again.

    Example: corr event annul SK24-017 --reason "begun by mistake" --dry-run
    """
    event = event_of(game)
    return Ruling(
        event=event,
        name=f"annul.{game}",
        do=lambda office, act: annulled(office, game, act, replace=again),
        done={"event": event, "game": game, "result": None, "ended": "annulled"},
        told=said("deeds", "annulled", game=game),
        changed=game,
    )


@act(
    "redraw",
    undone=(
        "the draw follows from results: `corr event correct GAME RESULT --reason TEXT` "
        "changes one of those and draws what follows"
    ),
)
def redraw(call: Call, event: Event) -> Ruling:
    """Annul the games that do not follow from the results any more, and draw those that do.

    `corr event correct` does so at once; `corr event status` says when it is to be done by hand.

    Example: corr event redraw SK24 --reason "SK24-003 was played again" --dry-run
    """
    return Ruling(
        event=event,
        name=f"redraw.{event}",
        do=lambda office, act: redraw_event(office, event, act),
        done={"event": event},
        told=said("deeds", "redrawn", event=event),
    )
