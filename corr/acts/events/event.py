"""`corr event`: one event from its file to its report."""

from datetime import date
from functools import partial
from pathlib import Path
from typing import Annotated

import typer

from corr import resources
from corr.acts.act import LOGGED, act
from corr.acts.call import Call
from corr.acts.common import (
    Event,
    Json,
    complain,
    now_of,
    office_of,
    print_json,
    print_lines,
    print_text,
    read_day,
    read_text,
    settings_of,
    write_private,
)
from corr.acts.declared import HERE, asked
from corr.acts.deed import Report, Ruling, Step, letters_wait
from corr.acts.errand import page_of, reader_of
from corr.acts.events.entries import before_the_start
from corr.config import Settings
from corr.dice.beacon import checker
from corr.dice.digest import Scheme
from corr.dice.errors import NoBeaconLibrary
from corr.errors import ArbiterError, ConfigError
from corr.games.registry import RULES, rules_for
from corr.mail.write.rules import rule_sentences
from corr.sentences.said import said
from corr.service.desk.undoing import cancel_entries
from corr.service.event import opening
from corr.service.event.agenda import export_event
from corr.service.event.entries_shown import unproved
from corr.service.event.opening import enter_players, open_event, require_languages, start_event
from corr.service.letters.event_letters import Act
from corr.service.office.fair_dice import scheme_in, who_knows
from corr.service.office.flag_holds import waiting_lines
from corr.service.office.office import Office, first_seed
from corr.service.office.people import names_of
from corr.service.office.tables import (
    the_contest,
)
from corr.service.players.from_list import import_players
from corr.service.watch.status import as_lines, status_of, to_json
from corr.tournament.contest.contest import Contest
from corr.tournament.pairing.monrad import rounds_warning
from corr.tournament.spec.spec import EventSpec, notes_on, parse_spec, spec_to_tables
from corr.tournament.spec.spec_text import example_spec_text
from corr.who import Who
from corr.words.templates import Templates

_ANY_DAY = date(2024, 2, 1)
"""Stands for a day that cannot be, so that all else is looked at, too."""
File = Annotated[Path, typer.Argument(help="The event file (TOML), or - for standard input.")]


def _answered(context: typer.Context, param: typer.CallbackParam, value: str) -> str:
    """What was answered to a question of `new`, which is asked again while it cannot be.

    What is given as an option, which has a source by then, is looked at with all the others.
    """
    if context.get_parameter_source(str(param.name)) is None:
        _fit(str(param.name), value)
    return value


def _fit(name: str, value: str) -> str:
    """The answer about one of the essentials. Raises typer.BadParameter if it cannot be."""
    try:
        match name:
            case "event_id":
                parse_spec(example_spec_text(id=value), "new")
            case "name":
                parse_spec(example_spec_text(name=value), "new")
            case "arbiter":
                parse_spec(example_spec_text(arbiters=[value]), "new")
            case "time_zone":
                parse_spec(example_spec_text(time_zone=value), "new")
            case "game":
                _usual_opening(value)
            case _:
                read_day(value, "--start")
    except ArbiterError as error:
        raise typer.BadParameter(error.faults[0].partition(": ")[2]) from None
    return value


def _usual_opening(game: str) -> str:
    """The first of a game's opening rules, "" where it has none.

    Raises ArbiterError for a game that is not played.
    """
    if game not in RULES:
        raise ArbiterError(f"--game: {game} is none of {', '.join(RULES)}")
    return next(iter(rules_for(game).options().get("opening", ())), "")


def new(
    context: typer.Context,
    file: Annotated[Path, typer.Argument(help="Where the event file is written.")],
    event_id: Annotated[
        str,
        typer.Option(
            "--id",
            prompt="Id (1–4 capitals, 2 digits)",
            help="Its id, e.g. SK24.",
            callback=_answered,
        ),
    ],
    name: Annotated[
        str,
        typer.Option(prompt="Name", help="Its name, as letters have it.", callback=_answered),
    ],
    start: Annotated[
        str,
        typer.Option(prompt="Start (YYYY-MM-DD)", help="Its first day.", callback=_answered),
    ],
    arbiter: Annotated[
        str,
        typer.Option(prompt="Arbiter's mail address", help="Who rules in it.", callback=_answered),
    ],
    time_zone: Annotated[
        str, typer.Option(help="The time zone in which days begin and end.")
    ] = "Europe/Stockholm",
    game: Annotated[str, typer.Option(help=f"What is played: {', '.join(RULES)}.")] = "renju",
) -> None:
    """Ask for the essentials and write a commented event file.

    What is not given is asked for; game and time zone only together with something else.

    Example: corr event new sk24.toml --id SK24 --name "Sverigekorr 2024"
    """
    faults, day = list[str](), _ANY_DAY
    try:
        day = read_day(start, "--start")
    except ArbiterError as error:
        faults += error.faults
    sources = {name: context.get_parameter_source(name) for name in context.params}
    came = {name: source.name for name, source in sources.items() if source}
    if "PROMPT" in came.values() and came["time_zone"] == "DEFAULT":
        time_zone = typer.prompt(
            "Time zone (press Enter for this one)",
            default=time_zone,
            value_proc=partial(_fit, "time_zone"),
        )
    if "PROMPT" in came.values() and came["game"] == "DEFAULT":
        game = typer.prompt(
            "Game (press Enter for this one)", default=game, value_proc=partial(_fit, "game")
        )
    try:
        text = example_spec_text(
            id=event_id,
            name=name,
            start=day.isoformat(),
            time_zone=time_zone,
            arbiters=[arbiter],
            kind=game,
            opening=_usual_opening(game),
        )
        parse_spec(text, str(file))
    except ArbiterError as error:
        faults += error.faults
    if faults:
        raise ArbiterError(*faults)
    write_private(file, text)
    print_text(context, f"wrote {file}; change what you like, then `corr event check {file}`")


@asked(Who.DESK, file="file")
def check(context: typer.Context, file: File, json: Json = False) -> None:
    """Say in words what an event file means for a player, or what is wrong with it.

    Example: corr event check sk24.toml
    """
    spec = spec_of(context, file)
    require_nobody_knows(spec, settings_or_none(context))
    is_monrad, players = spec.system.kind == "monrad", spec.event.max_players
    if is_monrad and (told := rounds_warning(players, spec.system.rounds)):
        complain(context, f"note: {file}: {told}")
    if json:
        print_json(context, spec_to_tables(spec))
        return
    say = Templates(resources.templates()).voice("en")
    for _, sentences in rule_sentences(spec, say):
        print_text(context, "\n".join(sentences))
    if (scheme := scheme_in(spec)) is not None:
        print_text(context, said("deeds", "dice_protects", scheme=scheme.value))
        if scheme is not Scheme.PLAIN and (missing := library_missing()):
            complain(context, f"note: {file}: {missing}")


def require_nobody_knows(spec: EventSpec, settings: Settings | None) -> None:
    """Raise ArbiterError for players in an event file who would know the rolls of its dice.

    The file may name them by their addresses; by what else it does, opening the event finds them.
    """
    found = (settings.arbiter.address,) if settings else ()
    scheme, faults = scheme_in(spec), list[str]()
    for _, players in spec.rosters:
        for player in players:
            if scheme and (who := who_knows(spec, (player,), found)):
                told = {
                    "event": spec.event.id,
                    "player": player,
                    "who": who,
                    "scheme": scheme.value,
                }
                faults.append(said("why_event", "dice_known", **told))
    if faults:
        raise ArbiterError(*faults)


def library_missing() -> str:
    """Why signatures of a beacon cannot be checked here, "" if they can."""
    try:
        checker()
    except NoBeaconLibrary as error:
        return str(error)
    return ""


def settings_or_none(context: typer.Context) -> Settings | None:
    """The settings of this installation; None where a file is looked at without any."""
    try:
        return settings_of(context)
    except (ArbiterError, ConfigError):
        return None


@act(who=None, reason=None, rule=None)
def open_(
    call: Call,
    file: File,
    players: Annotated[
        Path | None, typer.Option(help="Also import this list of players and enter them.")
    ] = None,
    announce: Annotated[
        bool,
        typer.Option("--announce/--no-announce", help="Write to everybody of the register."),
    ] = True,
) -> Step:
    """Announce an event: from now on players can be entered, and can enter by letter.

    Everybody of the register who is not in it hears of it and how to enter, but for those who
    want no such letters.

    Example: corr event open sk24.toml --players members.csv
    """
    spec = spec_of(call.context, file)
    event, members = spec.event.id, read_text(players) if players else ""

    def opened(office: Office, act: Act) -> None:
        with office.folder.transaction():
            done = None
            if players is not None:
                cause = f"{act.cause}.players"
                done = import_players(office, members, str(players), act.at, cause)
            open_event(office, spec, act)
            if done is not None and spec.system.kind not in ("teams", "league"):
                enter_players(office, event, done.all, act)
            if announce:
                opening.announce(office, event, act)

    def told(_: object) -> Report:
        contest = the_contest(call.office, event)
        warn_of_authority(call.context, spec, call.office.authserv_id)
        found = _entries(call.office, contest)
        return Report(
            lines=[said("deeds", "open", event=contest.id, count=len(contest.entries))],
            json={"event": contest.id, "state": contest.state, **found},
        )

    return Step(event=event, name=f"open.{event}", do=opened, done={"event": event}, report=told)


@act("enter", undone=cancel_entries, final=True, reason=LOGGED)
def enter(
    call: Call,
    event: Event,
    players: Annotated[
        list[str], typer.Argument(help="Ids, member numbers or addresses of players.")
    ],
    late: Annotated[bool, typer.Option("--late", help="Also after entries have closed.")] = False,
    team: Annotated[
        str, typer.Option(help="Their team or division; A or B in a Scheveningen.")
    ] = "",
) -> Ruling:
    """Enter players of the register in an event; each gets an invitation.

    Example: corr event enter SK24 1234 anna@example.org
    """
    ids = call.players(players)

    def do(office: Office, act: Act) -> None:
        with office.folder.transaction():
            before = the_contest(office, event)
            after = enter_players(office, event, ids, act, late=late, team=team)
            if after.seq == before.seq:
                raise ArbiterError(said("why_event", "entered_already", event=event, players=ids))

    def entered(_: object) -> Report:
        contest = the_contest(call.office, event)
        waiting = sum(contest.book.wish(player) is not None for player in ids)
        count = len(contest.entries)
        return Report(
            lines=[said("deeds", "has_players", event=contest.id, count=count, waiting=waiting)],
            json=_entries(call.office, contest),
        )

    return Ruling(
        event=event,
        name=f"enter.{event}",
        do=do,
        done={"event": event, "entered": ids},
        told=said("deeds", "entered", players=ids, event=event),
        report=entered,
    )


def _entries(office: Office, contest: Contest) -> dict[str, object]:
    """Who is entered, for a script."""
    names = names_of(office, contest.entries)
    return {"event": contest.id, "entries": contest.entries, "names": names}


@act(reason=None, rule=None)
def start(
    call: Call,
    event: Event,
    seed: Annotated[str, typer.Option(help="The seed of lots drawn in public."), HERE] = "",
) -> Step:
    """Draw the pairings, start all games and send everybody their letters.

    The lots follow from a secret of this installation and from who takes part: what --dry-run
    shows is drawn, however often somebody looks. Lots drawn in public come in by --seed, at the
    terminal alone.

    Example: corr event start SK24
    """
    office = call.office
    lots = seed or first_seed(office, the_contest(office, event))
    missing = unproved(the_contest(office, event))

    def do(office: Office, act: Act) -> int:
        start_event(office, event, lots, act)
        return office.store.letters.count_cause(act.cause)

    return Step(
        event=event,
        name=f"start.{event}",
        do=do,
        done={"event": event, "seed": lots, "no_answer_yet": missing},
        preface=[*before_the_start(office, event), said("deeds", "with_seed", seed=lots)],
        report=lambda letters: _started(office, the_contest(office, event), letters),
    )


def _started(office: Office, contest: Contest, letters: int) -> Report:
    players, games = len(contest.order), len(contest.pairings)
    waiting = office.store.letters.waiting_outgoing()
    return Report(
        lines=[
            said(
                "deeds",
                "started",
                event=contest.id,
                players=players,
                games=games,
                letters=letters,
            ),
            *([said("deeds", "numbers_by_lot", seed=contest.seed)] if contest.seed else []),
            said("deeds", "to_send", wait=letters_wait(waiting)),
        ],
        json={
            "event": contest.id,
            "order": contest.order,
            "names": names_of(office, contest.order),
            "seed": contest.seed,
        },
    )


@asked()
def status(
    context: typer.Context,
    event: Annotated[str, typer.Argument(metavar="[EVENT]", help="An event, or all.")] = "",
    json: Json = False,
) -> None:
    """Show an event's table, its running games by deadline, and what needs a human.

    Example: corr event status SK24
    """
    at = now_of(context)
    with office_of(context) as office:
        ids = [event] if event else [row[0] for row in office.store.events.tournaments()]
        found = [status_of(office, each, at) for each in ids]
        desk = to_json(office, found)
        lines = as_lines(office, found, reader_of(context))
    if json:
        print_json(context, desk)
    else:
        print_lines(context, lines)


@asked()
def export(
    context: typer.Context,
    event: Event,
) -> None:
    """Print the event file (JSON) with all results, as the event was closed or as it stands.

    `corr standings`, `pairings` and `table` read it, `corr event import` takes it over, and
    `corr ranking compute` computes the ranking of an event that is closed.

    Example: corr event export SK24 > SK24.json
    """
    with office_of(context) as office:
        text = export_event(office, event, now_of(context))
        for line in waiting_lines(office, event):
            complain(context, line)
    page_of(context).add(text)


def warn_of_authority(context: typer.Context, spec: EventSpec, authserv_id: str) -> None:
    """Say so if no mail server will vouch for the senders that an event wants vouched for."""
    if spec.mail.authority != "tag" and not authserv_id:
        complain(
            context,
            f"with authority = {spec.mail.authority!r} and no [imap] authserv_id every "
            "letter of a player will have to be confirmed",
        )


def spec_of(context: typer.Context, file: Path, before: EventSpec | None = None) -> EventSpec:
    """The event that a file describes. Raises ArbiterError with every fault.

    Leave and `start_within` of which the file says nothing are as `before`: an event's own are not
    changed by chance.
    """
    text = read_text(file)
    spec = parse_spec(text, str(file), before=before)
    require_languages(spec, Templates(resources.templates()).languages)
    for note in notes_on(text):
        complain(context, f"note: {file}: {note}")
    return spec
