"""`corr event draw`, `bye`, `late`, `import`, `trf`: rounds, and results from and to elsewhere."""

from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer
from msgspec import Struct

from corr.acts.act import act, read
from corr.acts.call import Call
from corr.acts.common import (
    Event,
    Json,
    act_of,
    complain,
    office_of,
    print_json,
    print_lines,
    print_text,
    read_text,
)
from corr.acts.declared import HERE, Declared, asked
from corr.acts.deed import Ruling, letters_wait, rehearsal_json
from corr.acts.every_day.tables import Source, tables_of, write_out
from corr.report.event.tables import pairings_json, pairings_lines
from corr.report.event.trf import trf as written
from corr.sentences.said import joined, said
from corr.service.desk.acting import rehearse
from corr.service.desk.taking_part import enter_late
from corr.service.desk.undoing import decide_as_before, let_latecomers_go
from corr.service.event.event_files import event_tables
from corr.service.event.import_event import import_event
from corr.service.event.rounds import (
    decide_byes,
    draw_next_round,
    next_seed,
    qualification,
    rounds_drawn,
)
from corr.service.office.tables import the_contest
from corr.tournament.contest.contest import Contest
from corr.tournament.contest.stages import Qualification, explain_qualifiers
from corr.tournament.systems.choices import unchosen
from corr.tournament.systems.system import draws_more
from corr.tournament.tables.event_tables import EventTables
from corr.tournament.wording import counted

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence


# -- `corr event draw`, `import`, `trf`: rounds, results from and for others ----


@act(reason=None, rule=None)
def draw(
    call: Call,
    event: Event,
    seed: Annotated[
        str,
        typer.Option(help="The seed of the lots; it follows from the event's if not given."),
        HERE,
    ] = "",
    unfinished: Annotated[
        bool,
        typer.Option("--unfinished", help="The last round, although games still go on (14.1)."),
    ] = False,
) -> "Draw":
    """Draw the next round, begin its games and tell everybody in it.

    Where all rounds were drawn at the start, the next one begins. Of final groups all rounds are
    shown, and who qualified for them. With --dry-run the draw is shown, and nothing is done; the
    same seed gives the same draw again.

    Example: corr event draw SK24 --dry-run
    """
    return Draw(event=event, seed=seed, unfinished=unfinished)


class Draw(Struct, frozen=True, kw_only=True):
    """The next round of an event: the draw itself is what is shown."""

    event: str
    seed: str
    unfinished: bool

    def give(self, call: Call, _declared: Declared) -> None:
        """Show the draw, or make it; a person is asked first."""
        office, how, act = call.office, call.how, call.act(f"draw.{self.event}")
        before, after = the_contest(office, self.event), list["Contest"]()

        def drawn() -> None:
            after[:] = [
                draw_next_round(
                    office, self.event, act, seed=self.seed, unfinished=self.unfinished
                )
            ]

        def show(tables: EventTables, more: dict[str, object], told: str) -> None:
            rounds = rounds_drawn(before, after[0])
            going = qualification(office, before, after[0], self.seed or next_seed(before))
            more = {"dry_run": how.dry_run, **more}
            _show(call.context, tables, rounds, going, more, told, json=how.json)

        if how.dry_run or how.asks:
            found = rehearse(office, self.event, act, drawn)
            assert found.after is not None
            letters = counted(len(found.letters), "letter")
            ended = (
                said("deeds", "boards_end", team=one.team, home=one.home)
                for one in unchosen(before)
            )
            told = joined("\n", (*ended, f"{letters} would go out"))
            show(found.after, rehearsal_json(found), told)
        if not how.confirmed(call.page):
            return
        drawn()
        waiting = office.store.letters.waiting_outgoing()
        told = said("deeds", "to_send", wait=letters_wait(waiting))
        if how.asks:
            call.page.say(told)
        else:
            show(event_tables(office, after[0]), {"letters_waiting": waiting}, told)


def _show(
    context: typer.Context,
    tables: EventTables,
    rounds: "Sequence[int]",
    qualified: Qualification | None,
    more: dict[str, object],
    told: str,
    *,
    json: bool,
) -> None:
    """Print the rounds with who qualified for them, and what came or would come of it."""
    if json:
        going = {} if qualified is None else {"qualified": list(_qualified_json(qualified))}
        print_json(context, {**pairings_json(tables, rounds), **going, **more})
        return
    why = [] if qualified is None else ["", *explain_qualifiers(qualified, tables.names)]
    print_lines(context, [*pairings_lines(tables, rounds), *why, "", told])


def _qualified_json(found: Qualification) -> "Iterator[dict[str, object]]":
    """Who goes on to which final group, from where, and what parted those who were level."""
    for group, players in found.groups:
        for one in players:
            yield {
                "group": group,
                "player": one.player,
                "section": one.section,
                "place": one.place,
                "best_next": one.is_next,
                "decided_by": "arbiter" if one.decided else "lot" if one.by_lot else None,
            }


def import_(
    context: typer.Context,
    file: Annotated[
        str, typer.Argument(metavar="FILE.json", help="The event file, - for standard input.")
    ],
    event_id: Annotated[
        str, typer.Option("--id", help="The event's id here, if not that of the file.")
    ] = "",
    json: Json = False,
) -> None:
    """Take an event over that was held elsewhere, with all its results; nobody gets a letter.

    Its players must be in the register: they are known by their member numbers, else by id and
    name. The event is left running, so that `corr event close` computes its ranking, from the
    day on which the file says that it was closed. Games that
    go on elsewhere get their results by `corr event rule`; what has not begun begins here.

    Example: corr event import SK24.json
    """
    source = "standard input" if file == "-" else file
    text = read_text(Path(file))
    with office_of(context) as office:
        contest = import_event(office, text, source, act_of(context, "import"), event=event_id)
    if json:
        print_json(
            context,
            {"event": contest.id, "players": contest.order, "games": len(contest.pairings)},
        )
        return
    games, players = len(contest.pairings), counted(len(contest.order), "player")
    print_text(context, f"{contest.id} is here with {players} and {counted(games, 'game')}")
    if contest.elsewhere:
        going = counted(len(contest.elsewhere), "game")
        print_text(
            context, f"{going} not over: `corr event rule GAME RESULT --reason TEXT` when they are"
        )
        return
    if draws_more(contest):
        left = f"{contest.drawn} of {contest.rounds} rounds are drawn"
        print_text(context, f"{left}: `corr event draw {contest.id}` draws the next")
        return
    closed = contest.closed_elsewhere
    counted_from = f", counting from {closed}" if closed else ""
    command = f"`corr event close {contest.id} --no-letters`"
    print_text(context, f"{command} computes its ranking and report{counted_from}")


@asked()
def trf(
    context: typer.Context,
    event: Source,
    out: Annotated[
        str, typer.Option(metavar="FILE", help="Where to write; - prints it."), HERE
    ] = "-",
) -> None:
    """Write an event as a TRF16, the tournament report file of chess federations.

    What such a file has no room for is said on standard error. If nothing sensible can be
    written, nothing is, and the exit status is 2.

    Example: corr event trf SK24 --out SK24.trf
    """
    found = written(tables_of(context, event))
    for remark in found.remarks:
        complain(context, f"not in the TRF as it was: {remark}")
    write_out(context, out, found.text)


# -- `corr event bye` and `late`: who has no opponent, and who comes late (R26.4) ----


Players = Annotated[
    list[str], typer.Argument(metavar="PLAYER…", help="Member numbers, addresses or ids.")
]


@act("bye", undone=decide_as_before, rule="26.4")
def bye(
    call: Call,
    event: Event,
    players: Annotated[
        list[str] | None,
        typer.Argument(metavar="[PLAYER…]", help="Who has the bye; teams in a Monrad of teams."),
    ] = None,
) -> Ruling:
    """Decide who has the bye in the next round of a Monrad, which else the lot does (26.4).

    As many as it takes to pair the others, and nobody twice while it can go to somebody who has
    had none. It replaces an earlier decision; without a player the lot decides again.

    Example: corr event bye SK24 1234 --reason "has met everybody else" --dry-run
    """
    words = players or []
    office = call.office
    contest = the_contest(office, event)
    teams = contest.spec.system.kind == "teams"
    given, number = words if teams else call.players(words), contest.drawn + 1
    return Ruling(
        event=event,
        name=f"bye.{event}.{number}",
        do=lambda office, act: decide_byes(office, event, given, act),
        done={"event": event, "round": number, "byes": given},
        told=said("deeds", "bye", who=given, round=number, event=event),
    )


@act("late", undone=let_latecomers_go, reason=read("26.4"), rule="26.4")
def late(call: Call, event: Event, players: Players) -> Ruling:
    """Let a latecomer take part in the coming rounds of a Monrad with an odd number (26.4).

    With an even number two may enter at once, so that nobody has a bye for it.

    Example: corr event late SK24 anna@example.org
    """
    ids = call.players(players)
    return Ruling(
        event=event,
        name=f"late.{event}",
        do=lambda office, act: enter_late(office, event, ids, act),
        done={"event": event, "late": ids},
        told=said("deeds", "late", players=ids, event=event),
    )
