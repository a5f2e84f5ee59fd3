"""`corr event sections`, `decide`, `next`, `line-up`, `captain` …: sections, seasons and teams."""

import sys
from datetime import date
from pathlib import Path
from typing import Annotated

import typer

from corr.acts.common import (
    DryRun,
    Event,
    Json,
    Reason,
    Rule,
    Yes,
    office_of,
    print_json,
    print_lines,
    print_table,
    the_players,
    write_private,
)
from corr.acts.showing import carry_out
from corr.errors import ArbiterError
from corr.service.desk.teams import board_scores_of, name_captain, report_line_up
from corr.service.desk.teams import withdraw_team as withdrawn
from corr.service.event.rounds import decide_order, draft_next_season, section_crosstables
from corr.service.letters.event_letters import the_contest
from corr.service.office.people import find_player, names_of
from corr.tournament.contest.line_ups import left_empty
from corr.tournament.tables.league_event import Changes
from corr.tournament.wording import decimal, listed
from corr.words.tables import as_dict, english, in_english

# -- `corr event sections`, `decide`, `next`: what concerns sections, divisions and seasons ----


def register(app: typer.Typer) -> None:
    """Add the commands to `corr event`."""
    app.command()(sections)
    app.command()(decide)
    app.command("next")(next_)


def sections(context: typer.Context, event: Event, json: Json = False) -> None:
    """Print the crosstables of all sections, final groups or divisions as they stand.

    Example: corr event sections SK24
    """
    with office_of(context) as office:
        found = section_crosstables(office, the_contest(office, event))
    if not found:
        raise ArbiterError(f"{event} has no sections that are drawn")
    if json:
        print_json([{"section": name, **as_dict(table)} for name, table in found])
        return
    for name, table in found:
        print_lines([name, "", *english(table).splitlines(), ""])
        print_lines([*(in_english(row.why) for row in table.rows), ""])


def decide(
    context: typer.Context,
    event: Event,
    players: Annotated[
        list[str], typer.Argument(metavar="PLAYER…", help="The first named goes before.")
    ],
    reason: Reason,
    rule: Rule = "",
    dry_run: DryRun = False,
    yes: Yes = False,
    json: Json = False,
) -> None:
    """Part players who share a place where it decides who goes on, up or down.

    Name them in the order in which they go, the best first; who is not named comes after them. Of
    three who are level for one place the one who gets it is enough. Their places in the tables
    stay shared, and a later decision about the same players goes before an earlier one.

    Example: corr event decide SK24 1234 1250 --reason "won the replay"
    """
    with office_of(context) as office:
        ids = the_players(office, players)
    order = f"{listed(ids)} {'go' if len(ids) > 1 else 'goes'} before those who share their place"
    order += ", in this order" if len(ids) > 1 else ""
    carry_out(
        context,
        event,
        f"decide.{event}",
        reason,
        lambda office, act: decide_order(office, event, ids, act),
        done={"event": event, "decided": ids},
        told=f"{event}: {order}",
        preface=[order],
        rule=rule,
        dry_run=dry_run,
        yes=yes,
        json=json,
    )


def next_(
    context: typer.Context,
    event: Event,
    new_id: Annotated[str, typer.Option("--id", help="The id of the next season's event.")],
    start: Annotated[str, typer.Option(help="Its first day, YYYY-MM-DD.")],
    name: Annotated[
        str, typer.Option(help="Its name; else that of this season with the year moved on.")
    ] = "",
    leaving: Annotated[
        list[str] | None,
        typer.Option(metavar="PLAYER,…", help="Who does not go on; may be repeated."),
    ] = None,
    successor: Annotated[
        list[str] | None,
        typer.Option(metavar="OLD=NEW", help="Who takes over from who leaves; may be repeated."),
    ] = None,
    newcomer: Annotated[
        list[str] | None,
        typer.Option(metavar="PLAYER,…", help="Who enters the league; may be repeated."),
    ] = None,
    decided: Annotated[
        list[str] | None,
        typer.Option(
            metavar="PLAYER,…",
            help="Of players who share a place: who goes before the others, the first named "
            "first. For this draft only; `corr event decide` keeps it.",
        ),
    ] = None,
    spare_first: Annotated[
        bool, typer.Option("--spare-first", help="Fill a gap from the relegated first.")
    ] = False,
    out: Annotated[str, typer.Option(metavar="FILE", help="Where to write the file.")] = "",
    dry_run: DryRun = False,
    json: Json = False,
) -> None:
    """Say who goes up and down in a league, and write the event file of its next season.

    Nothing is recorded: look at the file, then open it. Without --out it is <ID>.toml. Where a
    place is shared across the line between staying and going, say who goes before: of three of
    whom one goes up, name that one.

    Example: corr event next SK24 --id SK25 --start 2025-02-01 --leaving 1234,1250
    """
    pairs = [text.partition("=") for text in successor or ()]
    if any(not found for _, found, _ in pairs):
        raise ArbiterError("--successor takes OLD=NEW")
    try:
        day = date.fromisoformat(start)
    except ValueError:
        raise ArbiterError(
            f"--start: a date such as 2025-02-01 is expected, not {start}"
        ) from None
    with office_of(context) as office:
        old = the_players(office, [one.strip() for one, _, _ in pairs])
        new = the_players(office, [one.strip() for _, _, one in pairs])
        gone = the_players(office, _words(leaving))
        changes = Changes(
            leaving=tuple(dict.fromkeys((*gone, *old))),
            successors=dict(zip(old, new, strict=True)),
            newcomers=tuple(the_players(office, _words(newcomer))),
            decided=tuple(the_players(office, _words(decided))),
            spare_first=spare_first,
        )
        found = draft_next_season(office, event, changes, new_event=new_id, start=day, name=name)
        players = (player for _, players in found.season.divisions for player in players)
        names = names_of(office, players)
    path = Path(out or f"{new_id}.toml")
    if not dry_run:
        write_private(path, found.text)
    if json:
        divisions = [
            {"division": division, "players": list(players)}
            for division, players in found.season.divisions
        ]
        print_json(
            {
                "dry_run": dry_run,
                "file": None if dry_run else str(path),
                "divisions": divisions,
                "names": names,
                "moves": list(found.words),
                "warnings": list(found.season.warnings),
                "interpretations": [{"tag": tag, "text": text} for tag, text in found.decided],
            }
        )
        return
    print_lines([*found.words, *(f"[T {tag[1:]}] {text}" for tag, text in found.decided)])
    for warning in found.season.warnings:
        print(f"corr: {warning}", file=sys.stderr)
    if dry_run:
        print("nothing was written")
    else:
        print(f"wrote {path}; look at it, then `corr event open {path}`")


def _words(given: list[str] | None) -> list[str]:
    """Players of an option, each for itself or several with commas."""
    return [word.strip() for one in given or () for word in one.split(",") if word.strip()]


# -- `corr event line-up`, `captain`, `withdraw-team`, `boards`: what concerns teams ----


Team = Annotated[str, typer.Argument(metavar="TEAM", help="The team's name.")]


def register_teams(app: typer.Typer) -> None:
    """Add the commands to `corr event`."""
    app.command("line-up")(line_up)
    app.command()(captain)
    app.command("withdraw-team")(withdraw_team)
    app.command()(boards)


def line_up(
    context: typer.Context,
    event: Event,
    team: Team,
    number: Annotated[int, typer.Argument(metavar="ROUND", help="A round that is to come.")],
    players: Annotated[
        list[str],
        typer.Argument(metavar="PLAYER…", help="By board; ids, member numbers or addresses."),
    ],
    reason: Reason = "reported by the captain",
    empty: Annotated[
        bool, typer.Option("--empty", help="Leave the last boards empty: they are lost (21.3).")
    ] = False,
    rule: Rule = "21.5",
    dry_run: DryRun = False,
    yes: Yes = False,
    json: Json = False,
) -> None:
    """Take a team's line-up of a round to come, as its captain reports it (21.5).

    Without one the first players in ranking order play. It has a player for every board, unless
    the last ones are left empty with --empty.

    Example: corr event line-up SK24 "Umeå SK" 3 1234 1250 1301
    """
    with office_of(context) as office:
        ids = the_players(office, players)
        lost = left_empty(the_contest(office, event), ids)
    carry_out(
        context,
        event,
        f"line-up.{event}.{number}",
        reason,
        lambda office, act: report_line_up(office, event, team, number, ids, act, empty=empty),
        done={"event": event, "team": team, "round": number, "players": ids},
        told=f"{team} has its line-up for round {number}{lost and '; '}{lost}",
        preface=[f"{lost} in round {number}"] if lost else [],
        rule=rule,
        dry_run=dry_run,
        yes=yes,
        json=json,
    )


def captain(
    context: typer.Context,
    event: Event,
    team: Team,
    who: Annotated[
        str, typer.Argument(metavar="WHO", help="A player; a name where anyone may be captain.")
    ],
    reason: Reason = "named by the team",
    rule: Rule = "",
    dry_run: DryRun = False,
    yes: Yes = False,
    json: Json = False,
) -> None:
    """Give a team another captain (21.4).

    Example: corr event captain SK24 "Umeå SK" 1234
    """
    with office_of(context) as office:
        row = find_player(office, who)
    found = row.id if row else who
    carry_out(
        context,
        event,
        f"captain.{event}",
        reason,
        lambda office, act: name_captain(office, event, team, found, act),
        done={"event": event, "team": team, "captain": found},
        told=f"{found} is the captain of {team}",
        rule=rule,
        dry_run=dry_run,
        yes=yes,
        json=json,
    )


def withdraw_team(
    context: typer.Context,
    event: Event,
    team: Team,
    reason: Reason,
    rule: Rule = "",
    dry_run: DryRun = False,
    yes: Yes = False,
    json: Json = False,
) -> None:
    """Take a team with all its players out of an event (16.2-16.3).

    Before the start it only cancels the entries.

    Example: corr event withdraw-team SK24 "Umeå SK" --reason "asked to leave" --dry-run
    """
    carry_out(
        context,
        event,
        f"withdraw-team.{event}",
        reason,
        lambda office, act: withdrawn(office, event, team, act),
        done={"event": event, "withdrawn": team},
        told=f"{team} has left {event}",
        rule=rule,
        dry_run=dry_run,
        yes=yes,
        json=json,
    )


def boards(context: typer.Context, event: Event, json: Json = False) -> None:
    """Show what every player made for the team, and at which boards.

    Example: corr event boards SK24
    """
    with office_of(context) as office:
        found = board_scores_of(office, event)
    if json:
        print_json(
            [
                {
                    "team": one.team,
                    "player": one.player,
                    "name": name,
                    "games": one.games,
                    "points": str(one.points),
                    "boards": [
                        {"board": board, "games": games, "points": str(points)}
                        for board, games, points in one.boards
                    ],
                }
                for name, one in found
            ]
        )
        return
    rows = [
        (
            one.team,
            name,
            one.games,
            decimal(one.points),
            ", ".join(
                f"{board}: {decimal(points)}/{games}" for board, games, points in one.boards
            ),
        )
        for name, one in found
    ]
    print_table(("Team", "Player", "Games", "Points", "Boards"), rows)
