"""`corr event assess`, `rule`, `correct`, `withdraw`, `substitute`, `late`: the arbiter rules.

Each can be shown before it is done (`--dry-run`): who would be told what, how table and norms
would change. Typed by a person, it is shown and asked about first, unless `--yes` is given.
"""

import sys
from collections.abc import Callable, Iterator
from typing import TYPE_CHECKING, Annotated

import typer

from corr.cli.common import Json, act_of, office_of, print_json, print_lines, the_players

if TYPE_CHECKING:
    from corr.mail.letter import NormFacts
    from corr.service.event_letters import Act
    from corr.service.office import Office
    from corr.service.rehearsal import Placing, Rehearsal

Event = Annotated[str, typer.Argument(metavar="EVENT", help="The event's id, e.g. SK24.")]
GameId = Annotated[str, typer.Argument(metavar="GAME", help="The game's id, e.g. SK24-017.")]
Result = Annotated[
    str, typer.Argument(metavar="RESULT", help="1-0, 0-1, 1/2-1/2 or 0-0; black's points first.")
]
Reason = Annotated[
    str, typer.Option("--reason", metavar="TEXT", help="Why; those concerned read it.")
]
DryRun = Annotated[bool, typer.Option("--dry-run", help="Show what it would do; do nothing.")]
Yes = Annotated[bool, typer.Option("--yes", help="Do it without asking.")]

Do = Callable[["Office", "Act"], object]


def register(app: typer.Typer) -> None:
    """Add the commands to `corr event`."""
    for command in (assess, rule, correct, withdraw, substitute, late):
        app.command()(command)


def assess(
    context: typer.Context,
    game: GameId,
    result: Result,
    reason: Reason,
    dry_run: DryRun = False,
    yes: Yes = False,
    json: Json = False,
) -> None:
    """Take a game that goes on to have its most probable result for the next draw (R26.5).

    The game is played on, and its real result counts as soon as it is known.

    Example: corr event assess SK24-017 1-0 --reason "black is a four ahead" --dry-run
    """
    from corr.service.rulings import assess_result

    event = event_of(game)
    carry_out(
        context,
        event,
        f"assess.{game}",
        reason,
        lambda office, act: assess_result(office, event, game, result, act),
        done={"event": event, "game": game, "assessed": result},
        told=f"{game} counts as {result} for the next draw",
        dry_run=dry_run,
        yes=yes,
        json=json,
    )


def rule(
    context: typer.Context,
    game: GameId,
    result: Result,
    reason: Reason,
    ending: Annotated[
        str, typer.Option(help="adjudication, walkover, withdrawal or time.")
    ] = "adjudication",
    dry_run: DryRun = False,
    yes: Yes = False,
    json: Json = False,
) -> None:
    """End a game that goes on, or has not begun, with a result; 0-0 is lost for both.

    Example: corr event rule SK24-017 1-0 --ending walkover --reason "never heard of" --dry-run
    """
    from corr.service.rulings import rule_game

    carry_out(
        context,
        event_of(game),
        f"rule.{game}",
        reason,
        lambda office, act: rule_game(office, game, result, act, ending=ending),
        done={"event": event_of(game), "game": game, "result": result, "ended": ending},
        told=f"{game} is over: {result}, {ending}",
        dry_run=dry_run,
        yes=yes,
        json=json,
    )


def correct(
    context: typer.Context,
    game: GameId,
    result: Result,
    reason: Reason,
    ending: Annotated[str, typer.Option(help="How it ended, if that changes too.")] = "",
    dry_run: DryRun = False,
    yes: Yes = False,
    json: Json = False,
) -> None:
    """Give a game that is over another result; table and norms are counted anew.

    Rounds that are drawn stay as they are.

    Example: corr event correct SK24-017 0-1 --reason "the five was an overline" --dry-run
    """
    from corr.service.rulings import correct_result

    carry_out(
        context,
        event_of(game),
        f"correct.{game}",
        reason,
        lambda office, act: correct_result(office, game, result, act, ending=ending),
        done={"event": event_of(game), "game": game, "result": result},
        told=f"{game} now has the result {result}",
        dry_run=dry_run,
        yes=yes,
        json=json,
    )


def withdraw(
    context: typer.Context,
    event: Event,
    player: Annotated[str, typer.Argument(metavar="PLAYER", help="Id, member number or address.")],
    reason: Reason,
    dry_run: DryRun = False,
    yes: Yes = False,
    json: Json = False,
) -> None:
    """Take a player out of an event; what is left of the games is won by the opponents (16.2).

    Before the start it only cancels the entry.

    Example: corr event withdraw SK24 1234 --reason "asked to leave" --dry-run
    """
    from corr.service.withdrawals import withdraw_player

    with office_of(context) as office:
        (who,) = the_players(office, [player])
    carry_out(
        context,
        event,
        f"withdraw.{event}",
        reason,
        lambda office, act: withdraw_player(office, event, who, act),
        done={"event": event, "withdrawn": who},
        told=f"{who} has left {event}",
        dry_run=dry_run,
        yes=yes,
        json=json,
    )


def substitute(
    context: typer.Context,
    event: Event,
    out: Annotated[str, typer.Argument(metavar="OUT", help="Who leaves the place.")],
    by: Annotated[str, typer.Argument(metavar="IN", help="Who takes it.")],
    reason: Reason,
    dry_run: DryRun = False,
    yes: Yes = False,
    json: Json = False,
) -> None:
    """Let somebody take a player's place, with all games that are not over.

    In a team event a reserve of the same team takes over the games alone: both stay in the team.
    Both are given by id, member number or address.

    Example: corr event substitute SK24 1234 1250 --reason "illness" --dry-run
    """
    from corr.service.teams import substitute_player

    with office_of(context) as office:
        old, new = the_players(office, [out, by])
    carry_out(
        context,
        event,
        f"substitute.{event}",
        reason,
        lambda office, act: substitute_player(office, event, old, new, act),
        done={"event": event, "out": old, "in": new},
        told=f"{new} has taken the place of {old} in {event}",
        dry_run=dry_run,
        yes=yes,
        json=json,
    )


def late(
    context: typer.Context,
    event: Event,
    player: Annotated[str, typer.Argument(metavar="PLAYER", help="Id, member number or address.")],
    reason: Reason = "26.4",
    dry_run: DryRun = False,
    yes: Yes = False,
    json: Json = False,
) -> None:
    """Let a latecomer take part in the coming rounds of a Monrad with an odd number (26.4).

    Example: corr event late SK24 anna@example.org
    """
    from corr.service.withdrawals import enter_late

    with office_of(context) as office:
        (who,) = the_players(office, [player])
    carry_out(
        context,
        event,
        f"late.{event}",
        reason,
        lambda office, act: enter_late(office, event, who, act),
        done={"event": event, "late": who},
        told=f"{who} takes part in {event} from the next round on",
        dry_run=dry_run,
        yes=yes,
        json=json,
    )


def event_of(game: str) -> str:
    """The event of a game's id."""
    return game.rpartition("-")[0]


def carry_out(
    context: typer.Context,
    event: str,
    what: str,
    reason: str,
    do: Do,
    *,
    done: dict[str, object],
    told: str,
    dry_run: bool,
    yes: bool,
    json: bool,
) -> None:
    """Show what an act would do, or do it and say so; a person is asked first."""
    from corr.service.rehearsal import rehearse

    with office_of(context) as office:
        act = act_of(context, what, reason)
        asks = not yes and not json and sys.stdin.isatty()
        if dry_run or asks:
            found = rehearse(office, event, act, lambda: do(office, act))
            if json:
                print_json({"dry_run": True, **done, **rehearsal_json(found)})
            else:
                print_lines(rehearsal_lines(found))
        if dry_run or (asks and not typer.confirm("Do it?")):
            if not json:
                print("nothing was done")
            return
        do(office, act)
        waiting = office.store.waiting_outgoing()
    if json:
        print_json({"dry_run": False, **done, "letters_waiting": waiting})
    else:
        print_lines([told, f"{waiting} letters wait to be sent"])


def rehearsal_json(found: "Rehearsal") -> dict[str, object]:
    """What an act would do, for a script."""
    from dataclasses import asdict

    return {
        "letters": [asdict(letter) for letter in found.letters],
        "table": [asdict(change) for change in found.table],
        "norms": [asdict(change) for change in found.norms],
    }


def rehearsal_lines(found: "Rehearsal") -> Iterator[str]:
    """What an act would do, in words."""
    yield "Letters that would go out:" if found.letters else "Nobody would be told."
    for letter in found.letters:
        yield f"  {letter.to}: {letter.subject}"
        yield from (f"    {line}" for line in _gist(letter.text))
    yield "How the table would change:" if found.table else "The table would not change."
    for change in found.table:
        yield f"  {change.name}: {_placed(change.before)} → {_placed(change.after)}"
    if found.norms:
        yield "How norms would change:"
    for change in found.norms:
        yield f"  {change.name}: {_norms(change.before)} → {_norms(change.after)}"


_LINES = 3


def _gist(text: str) -> list[str]:
    """The first lines of a letter that say something."""
    lines = [line.strip() for line in text.splitlines()]
    return [line for line in lines if not line.startswith("-- ") and _says(line)][:_LINES]


def _says(line: str) -> bool:
    """Whether a line has words, and is not one of a board."""
    return any(len(word) > 1 for word in line.split())


def _placed(placing: "Placing | NormFacts | None") -> str:
    from fractions import Fraction

    from corr.service.rehearsal import Placing
    from corr.tournament.wording import decimal, ordinal

    if not isinstance(placing, Placing):
        return "not in it"
    if placing.place is None:
        return "annulled"
    left = ", withdrawn" if placing.status == "withdrawn" else ""
    return f"{ordinal(placing.place)} with {decimal(Fraction(placing.points))}{left}"


def _norms(norms: "Placing | NormFacts | None") -> str:
    from corr.mail.letter import NormFacts

    if not isinstance(norms, NormFacts):
        return "none"
    wanted = {"keep": norms.keep, norms.rise1_level: norms.rise1, norms.rise2_level: norms.rise2}
    shown = ", ".join(f"{name} {points}" for name, points in wanted.items() if points)
    return f"{shown or 'no norm'} ({norms.points} of {norms.completed} so far)"
