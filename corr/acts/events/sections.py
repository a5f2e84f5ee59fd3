"""`corr event sections`, `decide`, `next`, `line-up`, `captain` …: sections, seasons and teams."""

from pathlib import Path
from typing import Annotated

import typer

from corr.acts.act import act, read
from corr.acts.call import Call
from corr.acts.common import (
    DryRun,
    Event,
    Json,
    office_of,
    print_json,
    print_lines,
    print_table,
    print_text,
    read_day,
    the_players,
    write_private,
)
from corr.acts.declared import asked
from corr.acts.deed import Ruling
from corr.acts.errand import page_of
from corr.errors import ArbiterError
from corr.sentences.said import said, then
from corr.service.desk.teams import (
    CHOSEN,
    board_scores_of,
    leave_open,
    name_captain,
    report_line_up,
)
from corr.service.desk.teams import withdraw_team as withdrawn
from corr.service.desk.undoing import come_back, name_former_captain, part_no_more
from corr.service.desk.undoing_line_ups import boards_as_before, line_up_as_before
from corr.service.event.rounds import decide_order, draft_next_season, section_crosstables
from corr.service.office.people import find_player, names_of
from corr.service.office.tables import the_contest
from corr.tournament.contest.line_ups import left_empty
from corr.tournament.tables.league_event import Changes
from corr.tournament.wording import decimal, listed
from corr.words.tables import as_dict, english, in_english

# -- `corr event sections`, `decide`, `next`: what concerns sections, divisions and seasons ----


@asked()
def sections(context: typer.Context, event: Event, json: Json = False) -> None:
    """Print the crosstables of all sections, final groups or divisions as they stand.

    Example: corr event sections SK24
    """
    with office_of(context) as office:
        found = section_crosstables(office, the_contest(office, event))
    if not found:
        raise ArbiterError(said("why_event", "no_drawn_sections", event=event))
    if json:
        print_json(context, [{"section": name, **as_dict(table)} for name, table in found])
        return
    for name, table in found:
        print_lines(context, [name, "", then(english(table), str.rstrip), ""])
        print_lines(context, [*(in_english(row.why) for row in table.rows), ""])


@act("decide", undone=part_no_more)
def decide(
    call: Call,
    event: Event,
    players: Annotated[
        list[str], typer.Argument(metavar="PLAYER…", help="The first named goes before.")
    ],
) -> Ruling:
    """Part players who share a place where it decides who goes on, up or down.

    Name them in the order in which they go, the best first; who is not named comes after them. Of
    three who are level for one place the one who gets it is enough. Their places in the tables
    stay shared, and a later decision about the same players goes before an earlier one.

    Example: corr event decide SK24 1234 1250 --reason "won the replay"
    """
    ids = call.players(players)
    order = f"{listed(ids)} {'go' if len(ids) > 1 else 'goes'} before those who share their place"
    order += ", in this order" if len(ids) > 1 else ""
    return Ruling(
        event=event,
        name=f"decide.{event}",
        do=lambda office, act: decide_order(office, event, ids, act),
        done={"event": event, "decided": ids},
        told=f"{event}: {order}",
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
        raise ArbiterError(said("why_event", "successor"))
    day = read_day(start, "--start")
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
            context,
            {
                "dry_run": dry_run,
                "file": None if dry_run else str(path),
                "divisions": divisions,
                "names": names,
                "moves": list(found.words),
                "warnings": list(found.season.warnings),
                "interpretations": [{"tag": tag, "text": text} for tag, text in found.decided],
            },
        )
        return
    print_lines(context, [*found.words, *(f"[T {tag[1:]}] {text}" for tag, text in found.decided)])
    for warning in found.season.warnings:
        page_of(context).note(f"corr: {warning}")
    if dry_run:
        print_text(context, "nothing was written")
    else:
        print_text(context, f"wrote {path}; look at it, then `corr event open {path}`")


def _words(given: list[str] | None) -> list[str]:
    """Players of an option, each for itself or several with commas."""
    return [word.strip() for one in given or () for word in one.split(",") if word.strip()]


# -- `corr event line-up`, `captain`, `withdraw-team`, `boards`: what concerns teams ----


Team = Annotated[str, typer.Argument(metavar="TEAM", help="The team's name.")]


@act("line_up", undone=line_up_as_before, reason=read("reported by the captain"), rule="21.5")
def line_up(
    call: Call,
    event: Event,
    team: Team,
    number: Annotated[int, typer.Argument(metavar="ROUND", help="A round that is to come.")],
    players: Annotated[
        list[str],
        typer.Argument(metavar="PLAYER…", help="By board; ids, member numbers or addresses."),
    ],
    empty: Annotated[
        bool, typer.Option("--empty", help="Leave the last boards empty: they are lost (21.3).")
    ] = False,
) -> Ruling:
    """Take a team's line-up of a round to come, as its captain reports it (21.5).

    Without one the first players in ranking order play. It has a player for every board, unless
    the last ones are left empty with --empty.

    Example: corr event line-up SK24 "Umeå SK" 3 1234 1250 1301
    """
    office = call.office
    ids = call.players(players)
    lost = left_empty(the_contest(office, event), ids)
    return Ruling(
        event=event,
        name=f"line-up.{event}.{number}",
        do=lambda office, act: report_line_up(office, event, team, number, ids, act, empty=empty),
        done={"event": event, "team": team, "round": number, "players": ids},
        told=said("deeds", "line_up", team=team, round=number, lost=lost),
    )


@act("open_boards", undone=boards_as_before, reason=read(CHOSEN), rule="3.4")
def open_boards(
    call: Call,
    event: Event,
    team: Annotated[str, typer.Argument(metavar="TEAM", help="The visitors, who choose.")],
    number: Annotated[int, typer.Argument(metavar="ROUND", help="A round that is to come.")],
    boards: Annotated[
        list[int],
        typer.Argument(metavar="BOARD…", help="The boards of the home team that stay empty."),
    ],
) -> Ruling:
    """Let visitors choose which boards of a home team that is short stay empty (SBGF 3.4).

    In team events of backgammon, before the pairing: the visitors are complete, or have more
    players than the home team, the first one of the pair. Its players keep their order at the
    other boards. Without it the last boards stay empty. It comes after the line-ups are reported.

    Example: corr event open-boards SK24 "Umeå SK" 2 3
    """
    named = [str(at) for at in boards]
    return Ruling(
        event=event,
        name=f"open-boards.{event}.{number}",
        do=lambda office, act: leave_open(office, event, team, number, boards, act),
        done={"event": event, "team": team, "round": number, "boards": list(boards)},
        told=said("deeds", "open_boards", team=team, round=number, boards=named),
    )


@act("captain", undone=name_former_captain, reason=read("named by the team"))
def captain(
    call: Call,
    event: Event,
    team: Team,
    who: Annotated[
        str, typer.Argument(metavar="WHO", help="A player; a name where anyone may be captain.")
    ],
) -> Ruling:
    """Give a team another captain (21.4).

    Example: corr event captain SK24 "Umeå SK" 1234
    """
    office = call.office
    row = find_player(office, who)
    found = row.id if row else who
    return Ruling(
        event=event,
        name=f"captain.{event}",
        do=lambda office, act: name_captain(office, event, team, found, act),
        done={"event": event, "team": team, "captain": found},
        told=said("deeds", "captain", player=found, team=team),
    )


@act("withdraw_team", undone=come_back)
def withdraw_team(call: Call, event: Event, team: Team) -> Ruling:
    """Take a team with all its players out of an event (16.2-16.3).

    Before the start it only cancels the entries.

    Example: corr event withdraw-team SK24 "Umeå SK" --reason "asked to leave" --dry-run
    """
    return Ruling(
        event=event,
        name=f"withdraw-team.{event}",
        do=lambda office, act: withdrawn(office, event, team, act),
        done={"event": event, "withdrawn": team},
        told=said("deeds", "left", player=team, event=event),
    )


@asked()
def boards(context: typer.Context, event: Event, json: Json = False) -> None:
    """Show what every player made for the team, and at which boards.

    Example: corr event boards SK24
    """
    with office_of(context) as office:
        found = board_scores_of(office, event)
    if json:
        print_json(
            context,
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
            ],
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
    print_table(context, ("Team", "Player", "Games", "Points", "Boards"), rows)
