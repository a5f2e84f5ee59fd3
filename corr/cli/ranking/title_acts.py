"""`corr title set | undo | log`: titles by decision, what was entered wrongly, and all entries."""

from datetime import date
from typing import TYPE_CHECKING, Annotated

import typer

from corr.cli.acts import carry_out
from corr.cli.common import (
    DryRun,
    Json,
    Player,
    Reason,
    Rule,
    Yes,
    act_of,
    office_of,
    print_json,
    print_table,
    the_players,
)
from corr.cli.faults import Faults
from corr.cli.ranking.title import read_day
from corr.errors import ArbiterError

if TYPE_CHECKING:
    from corr.service.register.titles import Entry

Level = Annotated[str, typer.Argument(metavar="TITLE", help="15k to 1k, or 1d to 9d.")]
OnDay = Annotated[str, typer.Option("--on", metavar="DATE", help="The day, e.g. 2024-05-01.")]


def register(app: typer.Typer) -> None:
    """Add the commands to `corr title`."""
    app.command("set")(set_)
    app.command()(undo)
    app.command()(log)


def set_(
    context: typer.Context,
    player: Player,
    title: Level,
    on: OnDay,
    reason: Reason,
    rule: Rule = "",
    dry_run: DryRun = False,
    yes: Yes = False,
    json: Json = False,
) -> None:
    """Enter the title that a player holds from a day on, by decision of the committee or board.

    Example: corr title set 1234 5k --on 2024-01-01 --reason "the list of 2023" --dry-run
    """
    from corr.service.letters.event_letters import the_reason
    from corr.service.register.titles import set_title

    faults = Faults()
    level, day = faults.of(lambda: read_title(title)), faults.of(lambda: read_day(on))
    faults.of(lambda: the_reason(act_of(context, "", reason)))
    with office_of(context) as office:
        found = faults.of(lambda: the_players(office, [player]))
    faults.end()
    assert level
    assert day
    assert found
    (who,) = found
    carry_out(
        context,
        "",
        f"title.{who}",
        reason,
        lambda office, act: set_title(office, who, level, day, act),
        done={"player": who, "level": name_of(level), "on": day},
        told=f"{who} holds {name_of(level)} from {day} on",
        preface=_before(context, who, day),
        rule=rule,
        dry_run=dry_run,
        yes=yes,
        json=json,
    )


def undo(
    context: typer.Context,
    number: Annotated[int, typer.Argument(metavar="NO", help="As `corr title log` shows it.")],
    reason: Reason,
    rule: Rule = "",
    dry_run: DryRun = False,
    yes: Yes = False,
    json: Json = False,
) -> None:
    """Let a title or test that was entered wrongly hold no more; it stays in the log.

    Example: corr title undo 12 --reason "another player sat the test"
    """
    from corr.service.register.titles import undo_entry

    carry_out(
        context,
        "",
        f"title-undo.{number}",
        reason,
        lambda office, act: undo_entry(office, number, act),
        done={"undoes": number},
        told=f"entry {number} holds no more",
        rule=rule,
        dry_run=dry_run,
        yes=yes,
        json=json,
    )


def log(context: typer.Context, json: Json = False) -> None:
    """List all titles and tests that were entered, by whom and why, also those that were undone.

    Example: corr title log
    """
    from corr.service.office.people import called
    from corr.service.register.titles import log_of

    with office_of(context) as office:
        entries = log_of(office)
        if json:
            print_json([_entry_json(one) for one in entries])
            return
        rows = [
            (
                one.event.seq,
                f"{one.event.at:%Y-%m-%d %H:%M}",
                called(office, getattr(one.body, "player", "")),
                _what(one),
                f"undone by {one.undone_by}" if one.undone_by else "",
                one.body.reason,
                one.body.by,
            )
            for one in entries
        ]
    if not rows:
        print("nothing is entered")
    print_table(("no", "entered (UTC)", "player", "what", "", "reason", "by"), rows)


def _entry_json(one: "Entry") -> dict[str, object]:
    from dataclasses import asdict

    kinds = {"TitleSet": "title", "TitleTested": "test", "TitleUndone": "undo"}
    return {
        "number": one.event.seq,
        "kind": kinds[type(one.body).__name__],
        "at": one.event.at.isoformat(),
        **asdict(one.body),
        "undone_by": one.undone_by or None,
    }


def _what(one: "Entry") -> str:
    from corr.tournament.events.events import TitleSet, TitleTested

    match one.body:
        case TitleSet() as body:
            return f"{body.level} from {body.on}"
        case TitleTested() as body:
            done = "passed" if body.passed else "not passed"
            return f"test for {body.level} on {body.on}: {done}"
        case body:
            return f"undoes {body.undoes}"


def _before(context: typer.Context, player: str, day: date) -> tuple[str, ...]:
    """What the register said before."""
    from corr.service.register.titles import register_of

    with office_of(context) as office:
        held = register_of(office).level(player, day)
    return (f"Until now {player} holds {name_of(held) if held else 'no title'} on {day}.",)


def read_title(text: str) -> int:
    """The index of a title. Raises ArbiterError."""
    from corr.ranking.board.otb import read_otb_level

    try:
        return read_otb_level(text)
    except ValueError as error:
        raise ArbiterError(f"{text!r} is {error}") from None


def name_of(level: int) -> str:
    """A title as it is written."""
    from corr.ranking.board.otb import write_otb_level

    return write_otb_level(level)
