"""`corr title test`: kyu tests, what a player may try next, and the minutes (R32.4)."""

from typing import TYPE_CHECKING, Annotated

import typer

from corr.cli.acts import carry_out
from corr.cli.common import (
    DryRun,
    Player,
    Rule,
    Why,
    Yes,
    check_language,
    now_of,
    office_of,
    print_json,
    print_lines,
    settings_of,
    the_players,
)
from corr.cli.common import Json as JsonAnswer
from corr.cli.faults import Faults
from corr.cli.printing import Csv, Forms, Html, Json, Lang, Out, Pdf, print_document
from corr.cli.ranking.title import Who, at_hand_on, read_day
from corr.cli.ranking.title_acts import name_of, read_title
from corr.cli.ranking.titles_at_hand import TestList, at_hand

if TYPE_CHECKING:
    from corr.ranking.board.otb_tests import NextTest, Sitting

tests = typer.Typer(help="Kyu tests before a ranking judge.", no_args_is_help=True)

Rating = Annotated[
    int | None,
    typer.Option(
        metavar="N", min=0, max=999_999, help="The rating, if not that of the official list."
    ),
]


def register(app: typer.Typer) -> None:
    """Add the commands to `corr title`."""
    app.add_typer(tests, name="test")


@tests.command()
def add(
    context: typer.Context,
    player: Player,
    level: Annotated[str, typer.Option(metavar="LEVEL", help="15k to 1k.")],
    on: Annotated[str, typer.Option("--on", metavar="DATE", help="The day, e.g. 2024-05-01.")],
    judge: Annotated[str, typer.Option(metavar="NAME", help="The ranking judge who supervised.")],
    passed: Annotated[
        bool | None, typer.Option("--passed/--failed", help="How it ended.", show_default=False)
    ] = None,
    rating: Rating = None,
    paper: Annotated[str, typer.Option(metavar="ID", help="Which paper it was.")] = "",
    reason: Why = "",
    rule: Rule = "",
    dry_run: DryRun = False,
    yes: Yes = False,
    json: JsonAnswer = False,
) -> None:
    """Enter a kyu test in the minutes. Who passes holds the title from that day on.

    It is refused before a judge who is not among `judges` in the settings, too early,
    at too high a level, and with a paper that the player has had.

    Example: corr title test add 1234 --level 10k --passed --on 2024-05-01 --judge "Anna Ek"
    """
    from corr.ranking.board.otb_tests import Sitting
    from corr.service.register.titles import add_sitting, rating_on, the_judge

    judges, told = settings_of(context).ranking.judges, Faults()
    if passed is None:
        told.add("say --passed or --failed")
    day, index = told.of(lambda: read_day(on)), told.of(lambda: read_title(level))
    supervisor = told.of(lambda: the_judge(judge, judges))
    with office_of(context) as office:
        found = told.of(lambda: the_players(office, [player]))
        told.end()
        assert found
        assert day
        assert index
        assert supervisor
        assert passed is not None
        (who,) = found
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
    done = "passed" if passed else "did not pass"
    carry_out(
        context,
        "",
        f"title-test.{who}",
        reason,
        lambda office, act: add_sitting(office, sitting, judges, act),
        done={
            "player": who,
            "level": name_of(sitting.level),
            "on": sitting.on,
            "passed": passed,
            "judge": sitting.judge,
            "paper": sitting.paper,
            "rating": rating,
        },
        told=f"{who} {done} the test for {name_of(sitting.level)} on {sitting.on}",
        rule=rule,
        dry_run=dry_run,
        yes=yes,
        json=json,
    )


@tests.command("next")
def next_(
    context: typer.Context,
    player: Who,
    tests: TestList = None,
    rating: Rating = None,
    json: JsonAnswer = False,
) -> None:
    """Tell which kyu level a player may try next, from when, and why.

    With a list of tests no settings are needed. `--rating` matters before the first test.

    Example: corr title test next 1234 --rating 1650
    """
    from corr.ranking.board.otb_tests import next_sitting
    from corr.service.register.titles import kyu_test_tables, rating_on, why_highest

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
        print_json({"player": who, **_next_json(allowed), "why": why, "papers_had": papers})
        return
    name = hand.words("en").name(who)
    if allowed is None:
        print_lines([f"{name} has passed 1 kyu: there is no further test"])
        return
    when = f"from {allowed.earliest} on" if allowed.earliest else "at once"
    print_lines([f"{name} may try {name_of(allowed.highest)} at most, {when}: {why}"])
    if papers:
        print_lines([f"with another paper than {', '.join(dict.fromkeys(papers))}"])


def _next_json(allowed: "NextTest | None") -> dict[str, object]:
    if allowed is None:
        return {"highest": None, "earliest": None}
    return {"highest": name_of(allowed.highest), "earliest": allowed.earliest}


@tests.command()
def minutes(
    context: typer.Context,
    player: Annotated[
        str, typer.Option(metavar="PLAYER", help="Only the tests of this player.")
    ] = "",
    since: Annotated[
        str, typer.Option(metavar="DATE", help="Only the tests from this day on.")
    ] = "",
    tests: TestList = None,
    pdf: Pdf = False,
    html: Html = False,
    csv: Csv = False,
    json: Json = False,
    lang: Lang = "en",
    out: Out = None,
) -> None:
    """Write the minutes of kyu tests for the ranking committee: who, when, which level, result.

    Example: corr title test minutes --since 2024-01-01 --pdf --out minutes.pdf
    """
    from corr.report.titles.title_json import sitting_json
    from corr.report.titles.title_lists import minutes_document

    check_language(lang)
    hand, (first,) = at_hand_on(context, (), None, tests, since)
    found: list[Sitting] = [
        one
        for one in (hand.sittings_of(hand.player(player)) if player else hand.sittings)
        if first is None or one.on >= first
    ]
    if json and not (pdf or html or csv or out):
        print_json([sitting_json(one) for one in found])
        return
    document = minutes_document(found, hand.words(lang))
    print_document(context, document, Forms(pdf=pdf, html=html, csv=csv, json=json, out=out))
