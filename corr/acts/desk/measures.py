"""`corr event warn`, `reprimand`, `exclude` and `reinstate`: measures against players (19.1)."""

from datetime import timedelta
from typing import Annotated

import typer

from corr.acts.act import act
from corr.acts.call import Call
from corr.acts.common import Event, Player
from corr.acts.deed import Ruling
from corr.acts.desk.undo import GoesOn
from corr.sentences.said import said
from corr.service.desk import taking_part
from corr.service.desk.taking_part import censure
from corr.service.desk.undoing import come_back, leave_again, lift
from corr.service.letters.impartial import needs_panel

Match = Annotated[
    str,
    typer.Option(
        "--match", metavar="GAME", help="For something in this match: its other player is told."
    ),
]


_RULE = "19.1"


def _by_rules_of_matches(call: Call, event: str, rule: str) -> None:
    """Rest a measure without a rule of its own on the `rule` of matches in an event of these."""
    contest = call.office.folder.contest(event)
    if call.rule == _RULE and contest is not None and needs_panel(contest):
        call.rule = rule


@act("warn", undone=lift, rule=_RULE)
def warn(call: Call, event: Event, player: Player, match: Match = "") -> Ruling:
    """Warn a player of an event (19.1); only the player is told.

    With --match, in backgammon (SBGF 1.4), both players of that match are told.

    Example: corr event warn SK24 1234 --reason "insults in messages" --dry-run
    """
    return _censure(call, event, player, "warning", match)


@act("reprimand", undone=lift, rule=_RULE)
def reprimand(call: Call, event: Event, player: Player) -> Ruling:
    """Reprimand a player severely, with the threat of exclusion (19.1); only the player is told.

    Example: corr event reprimand SK24 1234 --reason "insults, after a warning" --dry-run
    """
    return _censure(call, event, player, "reprimand")


def _censure(call: Call, event: str, player: str, measure: str, match: str = "") -> Ruling:
    who = call.player(player)
    _by_rules_of_matches(call, event, "SBGF 1.4")
    return Ruling(
        event=event,
        name=f"{measure}.{event}",
        do=lambda office, act: censure(office, event, who, measure, act, game=match),
        done={"event": event, "player": who, "measure": measure},
        told=said("deeds", "censured", player=who, measure=measure, event=event),
    )


@act("exclude", undone=come_back, rule=_RULE)
def exclude(call: Call, event: Event, player: Player) -> Ruling:
    """Exclude a player from an event that runs (19.1): the games end as by a withdrawal (16.2).

    Example: corr event exclude SK24 1234 --reason "played with a program" --dry-run
    """
    who = call.player(player)
    _by_rules_of_matches(call, event, "SBGF 2.1")
    return Ruling(
        event=event,
        name=f"exclude.{event}",
        do=lambda office, act: taking_part.exclude(office, event, who, act),
        done={"event": event, "excluded": who},
        told=said("deeds", "excluded", player=who, event=event),
    )


@act("reinstate", undone=leave_again)
def reinstate(call: Call, event: Event, player: Player, days: GoesOn = None) -> Ruling:
    """Let a player take part again who left an event that runs, or was excluded.

    Games that ended by it go on, with as many days as a move has unless --days says otherwise;
    those that had been completed count again. Rounds stay as they were drawn. In a cup and in
    final groups games that do not follow any more are annulled; they are shown first.

    Example: corr event reinstate SK24 1234 --reason "was in hospital" --dry-run
    """
    time = None if days is None else timedelta(days=days)
    who = call.player(player)
    return Ruling(
        event=event,
        name=f"reinstate.{event}",
        do=lambda office, act: taking_part.reinstate(office, event, who, act, time=time),
        done={"event": event, "reinstated": who},
        told=said("deeds", "reinstated", player=who, event=event),
    )
