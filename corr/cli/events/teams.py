"""`corr event line-up`, `captain`, `withdraw-team`, `boards`: what concerns teams."""

from typing import Annotated

import typer

from corr.cli.acts import carry_out
from corr.cli.common import (
    DryRun,
    Event,
    Json,
    Reason,
    Rule,
    Yes,
    office_of,
    print_json,
    print_table,
    the_players,
)

Team = Annotated[str, typer.Argument(metavar="TEAM", help="The team's name.")]


def register(app: typer.Typer) -> None:
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
    from corr.service.desk.teams import report_line_up
    from corr.service.letters.event_letters import the_contest
    from corr.tournament.contest.line_ups import left_empty

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
    from corr.service.desk.teams import name_captain
    from corr.service.office.people import find_player

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
    from corr.service.desk.teams import withdraw_team as withdrawn

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
    from corr.service.desk.teams import board_scores_of
    from corr.tournament.wording import decimal

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
