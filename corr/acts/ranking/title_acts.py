"""`corr title set`, `undo`, `log`, `test`: titles by decision, kyu tests, and what was entered."""

from collections.abc import Iterator
from datetime import date
from typing import Annotated

import typer

from corr.acts.act import LOGGED, act
from corr.acts.call import Call
from corr.acts.common import (
    Faults,
    Json,
    Player,
    now_of,
    office_of,
    print_json,
    print_lines,
    print_table,
    print_text,
    read_day,
    settings_of,
)
from corr.acts.common import Json as JsonAnswer
from corr.acts.declared import asked
from corr.acts.deed import Ruling
from corr.acts.printing import Forms, in_language_asked, print_either
from corr.acts.ranking.title import AnyPlayer, at_hand_on
from corr.acts.ranking.titles_at_hand import TestList, at_hand
from corr.errors import ArbiterError
from corr.ranking.board.otb import read_otb_level, write_otb_level
from corr.ranking.board.otb_register import TitleChange
from corr.ranking.board.otb_tests import NextTest, Sitting, next_sitting
from corr.report.titles.title_json import sitting_json
from corr.report.titles.title_lists import minutes_document
from corr.sentences.said import said
from corr.service.letters.event_letters import the_reason
from corr.service.office.office import Office
from corr.service.office.people import called
from corr.service.register.titles import (
    Entry,
    Shift,
    Standing,
    TitlesTold,
    add_sitting,
    kyu_test_tables,
    log_of,
    rating_on,
    register_of,
    set_title,
    the_judge,
    undo_entry,
    why_highest,
)
from corr.tournament.events.events_board import TitleSet, TitleTested
from corr.who import Who

# -- what an act on an event did to titles at the board, in words and for a script ----


def titles_told(office: Office, told: TitlesTold) -> Iterator[str]:
    """Every player whose title, honorary title or waiting games become others, and whose title
    in the file does not count.
    """
    if not told.counts:
        return
    if not told.shifts:
        yield "no title becomes another one"
    for one in told.shifts:
        yield f"  {called(office, one.player)}: {', '.join(_changes(one))}"
    for other in told.differing:
        who, file, has = called(office, other.player), _named(other.home), _named(other.held)
        yield f"{who}: the file says {file}, the register has {has}, which counts"


def _changes(one: Shift) -> Iterator[str]:
    """What becomes other of a player, before and after."""
    old, new = one.before, one.after
    if one.of_title:
        at_home = " at home" if new.title and new.title.source == "home" else ""
        yield f"title {_level(old.title)} → {_level(new.title)}{at_home}"
    if _level(old.honorary) != _level(new.honorary):
        yield f"honorary title {_level(old.honorary)} → {_level(new.honorary)}"
    if old.waiting != new.waiting:
        yield f"games that wait for the next event {old.waiting} → {new.waiting}"


def titles_json(told: TitlesTold) -> dict[str, object] | None:
    """The same for a script; None for an event that is not one for titles."""
    if not told.counts:
        return None
    return {
        "changed": [
            {"player": one.player, "before": _json(one.before), "after": _json(one.after)}
            for one in told.shifts
        ],
        "differing": [
            {
                "player": one.player,
                "file": _named(one.home),
                "register": None if one.held is None else _named(one.held),
            }
            for one in told.differing
        ],
    }


def _json(one: Standing) -> dict[str, object]:
    return {
        "title": _level(one.title) if one.title else None,
        "source": one.title.source if one.title else None,
        "honorary": _level(one.honorary) if one.honorary else None,
        "carried": one.waiting,
    }


def _level(line: TitleChange | None) -> str:
    return _named(line.after if line else None)


def _named(level: int | None) -> str:
    return "none" if level is None else write_otb_level(level)


# -- `corr title set`, `undo`, `log`: titles by decision, and what was entered wrongly ----


Level = Annotated[str, typer.Argument(metavar="TITLE", help="15k to 1k, or 1d to 9d.")]
OnDay = Annotated[str, typer.Option("--on", metavar="DATE", help="The day, e.g. 2024-05-01.")]


@act(who=Who.RANKING)
def set_(call: Call, player: Player, title: Level, on: OnDay) -> Ruling:
    """Enter the title that a player holds from a day on, by decision of the committee or board.

    Example: corr title set 1234 5k --on 2024-01-01 --reason "the list of 2023" --dry-run
    """
    faults = Faults()
    level, day = faults.of(lambda: read_title(title)), faults.of(lambda: read_day(on))
    faults.of(lambda: the_reason(call.act()))
    found = faults.of(lambda: call.player(player))
    faults.end()
    assert level
    assert day
    assert found
    who = found
    return Ruling(
        event="",
        name=f"title.{who}",
        do=lambda office, act: set_title(office, who, level, day, act),
        done={"player": who, "level": name_of(level), "on": day},
        told=said("deeds", "holds_from", player=who, level=name_of(level), first=day),
        preface=_before(call.context, who, day),
    )


@act(who=Who.RANKING)
def undo(
    call: Call,
    number: Annotated[int, typer.Argument(metavar="NO", help="As `corr title log` shows it.")],
) -> Ruling:
    """Let a title or test that was entered wrongly hold no more; it stays in the log.

    Example: corr title undo 12 --reason "another player sat the test"
    """
    return Ruling(
        event="",
        name=f"title-undo.{number}",
        do=lambda office, act: undo_entry(office, number, act),
        done={"undoes": number},
        told=said("deeds", "entry_undone", number=number),
    )


@asked(Who.RANKERS)
def log(context: typer.Context, json: Json = False) -> None:
    """List all titles and tests that were entered, by whom and why, also those that were undone.

    Example: corr title log
    """
    with office_of(context) as office:
        entries = log_of(office)
        if json:
            print_json(context, [_entry_json(one) for one in entries])
            return
        rows = [
            (
                one.event.seq,
                f"{one.event.at:%Y-%m-%d %H:%M}",
                called(office, getattr(one.body, "player", "")),
                _what(one),
                said("listed", "undone_by", number=one.undone_by) if one.undone_by else "",
                one.body.reason,
                one.body.by,
            )
            for one in entries
        ]
    if not rows:
        print_text(context, said("listed", "no_title_entered"))
    print_table(context, ("no", "entered (UTC)", "player", "what", "", "reason", "by"), rows)


def _entry_json(one: Entry) -> dict[str, object]:
    from msgspec.structs import asdict

    kinds = {"TitleSet": "title", "TitleTested": "test", "TitleUndone": "undo"}
    return {
        "number": one.event.seq,
        "kind": kinds[type(one.body).__name__],
        "at": one.event.at.isoformat(),
        **asdict(one.body),
        "undone_by": one.undone_by or None,
    }


def _what(one: Entry) -> str:
    match one.body:
        case TitleSet() as body:
            return said("listed", "title_from", level=body.level, on=body.on)
        case TitleTested() as body:
            return said("listed", "test_for", level=body.level, on=body.on, passed=body.passed)
        case body:
            return said("listed", "undoes", number=body.undoes)


def _before(context: typer.Context, player: str, day: date) -> tuple[str, ...]:
    """What the register said before."""
    with office_of(context) as office:
        held = register_of(office).level(player, day)
    return (
        said(
            "deeds", "held_until_now", player=player, level=name_of(held) if held else "", on=day
        ),
    )


def read_title(text: str) -> int:
    """The index of a title. Raises ArbiterError."""
    try:
        return read_otb_level(text)
    except ValueError:
        raise ArbiterError(said("why_level", "no_title", found=repr(text))) from None


def name_of(level: int) -> str:
    """A title as it is written."""
    return write_otb_level(level)


# -- `corr title test`: kyu tests, what a player may try next, and the minutes (R32.4) ----


Rating = Annotated[
    int | None,
    typer.Option(
        metavar="N", min=0, max=999_999, help="The rating, if not that of the official list."
    ),
]


@act(who=Who.RANKING, reason=LOGGED)
def add(
    call: Call,
    player: Player,
    level: Annotated[str, typer.Option(metavar="LEVEL", help="15k to 1k.")],
    on: Annotated[str, typer.Option("--on", metavar="DATE", help="The day, e.g. 2024-05-01.")],
    judge: Annotated[str, typer.Option(metavar="NAME", help="The ranking judge who supervised.")],
    passed: Annotated[
        bool | None, typer.Option("--passed/--failed", help="How it ended.", show_default=False)
    ] = None,
    rating: Rating = None,
    paper: Annotated[str, typer.Option(metavar="ID", help="Which paper it was.")] = "",
) -> Ruling:
    """Enter a kyu test in the minutes. Who passes holds the title from that day on.

    It is refused before a judge who is not among `judges` in the settings, too early,
    at too high a level, and with a paper that the player has had.

    Example: corr title test add 1234 --level 10k --passed --on 2024-05-01 --judge "Anna Ek"
    """
    judges, told = settings_of(call.context).ranking.judges, Faults()
    if passed is None:
        told.add(said("why_level", "passed"))
    day, index = told.of(lambda: read_day(on)), told.of(lambda: read_title(level))
    supervisor = told.of(lambda: the_judge(judge, judges))
    office = call.office
    found = told.of(lambda: call.player(player))
    told.end()
    assert found
    assert day
    assert index
    assert supervisor
    assert passed is not None
    who = found
    rating = rating_on(office, who, day) if rating is None else rating
    sitting = Sitting(
        player=who,
        on=day,
        level=index,
        passed=passed,
        judge=supervisor,
        paper=" ".join(paper.split()),
        rating=rating,
    )
    return Ruling(
        event="",
        name=f"title-test.{who}",
        do=lambda office, act: add_sitting(office, sitting, judges, act),
        done={
            "player": who,
            "level": name_of(sitting.level),
            "on": sitting.on,
            "passed": passed,
            "judge": sitting.judge,
            "paper": sitting.paper,
            "rating": rating,
        },
        told=said(
            "deeds", "test", player=who, passed=passed, level=name_of(sitting.level), on=sitting.on
        ),
    )


@asked(Who.RANKERS)
def next_(
    context: typer.Context,
    player: AnyPlayer,
    tests: TestList = None,
    rating: Rating = None,
    json: JsonAnswer = False,
) -> None:
    """Tell which kyu level a player may try next, from when, and why.

    With a list of tests no settings are needed. `--rating` matters before the first test.

    Example: corr title test next 1234 --rating 1650
    """
    hand = at_hand(context, (), None, tests)
    who = player if tests and player not in hand.ids else hand.player(player)
    if rating is None and not tests:
        with office_of(context) as office:
            rating = rating_on(office, who, now_of(context).date())
    before = hand.sittings_of(who)
    today = None if tests else now_of(context).date()
    allowed = next_sitting(before, rating, *kyu_test_tables(), today)
    why = why_highest(before, rating, today)
    papers = [one.paper for one in before if one.paper]
    if json:
        print_json(
            context, {"player": who, **_next_json(allowed), "why": why, "papers_had": papers}
        )
        return
    name = hand.words("en").name(who)
    if allowed is None:
        print_lines(context, [said("listed", "no_further_test", name=name)])
        return
    print_lines(
        context,
        [
            said(
                "listed",
                "may_try",
                name=name,
                level=name_of(allowed.highest),
                earliest=allowed.earliest,
                why=why,
            )
        ],
    )
    if papers:
        print_lines(context, [said("listed", "another_paper", papers=[*dict.fromkeys(papers)])])


def _next_json(allowed: NextTest | None) -> dict[str, object]:
    if allowed is None:
        return {"highest": None, "earliest": None}
    return {"highest": name_of(allowed.highest), "earliest": allowed.earliest}


@asked(Who.RANKERS)
def minutes(
    context: typer.Context,
    player: Annotated[
        str, typer.Option(metavar="PLAYER", help="Only the tests of this player.")
    ] = "",
    since: Annotated[
        str, typer.Option(metavar="DATE", help="Only the tests from this day on.")
    ] = "",
    tests: TestList = None,
    *,
    forms: Forms,
) -> None:
    """Write the minutes of kyu tests for the ranking committee: who, when, which level, result.

    Example: corr title test minutes --since 2024-01-01 --pdf --out minutes.pdf
    """
    forms = in_language_asked(context, forms)
    hand, (first,) = at_hand_on(context, (), None, tests, since)
    found: list[Sitting] = [
        one
        for one in (hand.sittings_of(hand.player(player)) if player else hand.sittings)
        if first is None or one.on >= first
    ]
    print_either(
        context,
        forms,
        lambda: minutes_document(found, hand.words(forms.lang)),
        lambda: [sitting_json(one) for one in found],
    )
