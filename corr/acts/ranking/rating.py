"""`corr rating`: ratings from events at the board (R28–R31), of the register or of files alone."""

from pathlib import Path
from typing import Annotated

import typer

from corr import resources
from corr.acts.common import (
    Faults,
    office_of,
    print_json,
    print_table,
    print_text,
    read_text,
)
from corr.acts.declared import HERE, asked
from corr.acts.errand import errand_of, page_of
from corr.acts.every_day.tables import is_file
from corr.acts.printing import Forms, Json, in_language_asked, print_either
from corr.acts.ranking.ratings_at_hand import (
    Active,
    Files,
    First,
    Game,
    RatingsAtHand,
    Start,
    ratings_at_hand,
    the_period,
)
from corr.acts.ranking.titles_at_hand import read_event
from corr.errors import ArbiterError
from corr.garbage import uncollected
from corr.ranking.board.board_event import rated_event, write
from corr.ranking.board.board_file import ratings_of, read_ratings
from corr.ranking.ratings import rating_list
from corr.ranking.ratings.rating_list import RatingList, period_of, read_period
from corr.report.ratings.rating_event import RatedReport, event_document, event_json
from corr.report.ratings.rating_history import history_document, history_json
from corr.report.ratings.rating_page import list_document, list_json
from corr.report.ratings.rating_words import Words, words_of
from corr.sentences.said import said
from corr.service.register.board import board_list, board_log, named_event, the_board_event
from corr.service.register.rating_acts import list_log
from corr.service.register.ratings import board_event, rating_table, ratings_before, reported
from corr.who import Who

RENJU = "renju"
Period = Annotated[
    str, typer.Option("--period", metavar="PERIOD", help="The list at the end of it, 2026-2.")
]


@asked(Who.RANKERS)
def compute(
    context: typer.Context,
    name: Annotated[
        str,
        typer.Argument(
            metavar="EVENT|FILE",
            help="An event's id, or a board event file alone, - for standard input.",
        ),
    ],
    ratings: Annotated[
        Path | None,
        typer.Option(metavar="CSV", help="With a file: the ratings before it (id,rating)."),
        HERE,
    ] = None,
    *,
    forms: Forms,
) -> None:
    """Compute what one event does to the ratings: match by match, new players step by step.

    A file is computed alone, with the ratings that it gives or those of `--ratings`; an event of
    the register with the ratings that its players had before it.

    Example: corr rating compute SM24.json --ratings before.csv
    """
    forms = in_language_asked(context, forms)
    (report, words), table = _event(context, name, ratings, forms.lang), rating_table()
    print_either(
        context,
        forms,
        lambda: event_document(report, table, words),
        lambda: event_json(report, table),
    )


@asked(Who.RANKERS)
def list_(
    context: typer.Context,
    files: Files = None,
    start: Start = None,
    first: Annotated[First, HERE] = "",
    active: Annotated[Active, HERE] = None,
    of_game: Game = RENJU,
    period: Period = "",
    now: Annotated[
        bool, typer.Option("--now", help="The unofficial list after the last event.")
    ] = False,
    every: Annotated[
        bool, typer.Option("--every", help="All lists, from the first period on.")
    ] = False,
    edition: Annotated[
        int | None,
        typer.Option(
            "--edition", metavar="N", min=1, help="A published list as it was before corrections."
        ),
    ] = None,
    *,
    forms: Forms,
) -> None:
    """Print a rating list: the official one that holds today, unless another one is asked for.

    The list at the end of a period is the official one of the next. Of files it is the list after
    their last event. Without `--start` the ratings count that the files themselves give.

    Example: corr rating list SM24.json OPEN24.json --start before.csv --first 2024-1
    """
    told = Faults()
    forms = told.of(lambda: in_language_asked(context, forms)) or forms
    if now and (period or every or edition is not None):
        told.add(said("why_rating", "now"))
    if every and edition is not None:
        told.add(said("why_rating", "edition"))
    last = told.of(lambda: the_period(period)) if period else None
    where = (context, of_game, files or (), start, first, told)
    with uncollected(), ratings_at_hand(*where, alone=True, active=active or ()) as hand:
        lists = [hand.listed_now()] if now else _lists(hand, last, edition, every=every)
        words = words_of(forms.lang, hand.people(), of_game)

    def value() -> object:
        shown = [list_json(each, words) for each in lists]
        return shown if every else shown[0]

    print_either(context, forms, lambda: list_document(lists, words), value)


@asked(Who.RANKERS)
def player(
    context: typer.Context,
    who: Annotated[
        str, typer.Argument(metavar="PLAYER", help="Id, member number, address or name.")
    ],
    files: Files = None,
    start: Start = None,
    first: Annotated[First, HERE] = "",
    active: Annotated[Active, HERE] = None,
    of_game: Game = RENJU,
    *,
    forms: Forms,
) -> None:
    """Print a player's rating over time: every event, deductions, and absence from the list.

    Example: corr rating player 1001 --html --out 1001.html
    """
    told = Faults()
    forms = told.of(lambda: in_language_asked(context, forms)) or forms
    where = (context, of_game, files or (), start, first, told)
    with ratings_at_hand(*where, active=active or ()) as hand:
        found = hand.player(who)
        steps, words = hand.course(found), words_of(forms.lang, hand.people(found), of_game)
        events, standing = hand.events(steps), hand.on_lists(found)
    print_either(
        context,
        forms,
        lambda: history_document(found, steps, events, words, standing),
        lambda: history_json(found, steps, events, words, standing),
    )


@asked(Who.RANKERS)
def events(
    context: typer.Context,
    name: Annotated[
        str, typer.Argument(metavar="[EVENT]", help="One event: who entered what, and why.")
    ] = "",
    json: Json = False,
) -> None:
    """List the events at the board, or what was entered about one of them, and why.

    Example: corr rating events SM24
    """
    with office_of(context) as office:
        rows = board_log(office, name) if name else board_list(office)
    if json:
        print_json(context, rows)
    elif not rows:
        print_text(context, said("listed", "no_board_event"))
    else:
        print_table(
            context,
            tuple(rows[0]),
            [["" if one is None else one for one in row.values()] for row in rows],
        )


@asked(Who.RANKERS)
def log(context: typer.Context, of_game: Game = RENJU, json: Json = False) -> None:
    """List what was decided about a game's lists, and when they were published, by whom and why.

    Example: corr rating log
    """
    with office_of(context) as office:
        rows = list_log(office, of_game)
    if json:
        print_json(context, rows)
    elif not rows:
        print_text(context, said("listed", "no_list_decision", game=of_game))
    else:
        print_table(context, tuple(rows[0]), [[*row.values()] for row in rows])


@asked(Who.RANKERS)
def export(
    context: typer.Context,
    name: Annotated[str, typer.Argument(metavar="EVENT", help="The event's id.")],
) -> None:
    """Print the board event file of an event, with what the register knows of its players.

    Example: corr rating export SM24 > SM24.json
    """
    with office_of(context) as office:
        event = named_event(office, board_event(the_board_event(office, name)))
    page_of(context).add(write(event))


def example(context: typer.Context) -> None:
    """Print an example of a board event file, to begin one with.

    Example: corr rating example > SM24.json
    """
    text = (resources.data() / "board_event.json").read_text(encoding="utf-8")
    page_of(context).add(text)


def _lists(
    hand: RatingsAtHand, last: object, edition: int | None, *, every: bool
) -> list[RatingList]:
    """The list after a period, the last one if none is named, or all of them up to it."""
    last = last or hand.last
    if not isinstance(last, rating_list.Period):
        raise ArbiterError(said("why_rating", "no_list", game=hand.game, why=hand.why_none))
    if not every:
        return [hand.listed(last, edition)]
    # The last one first: of files the others are computed on the way to it.
    found, each = [hand.listed(last)], hand.first
    lists = list[RatingList]()
    while each is not None and each < last:
        lists.append(hand.listed(each))
        each = each.following()
    return [*lists, *found]


def _event(
    context: typer.Context, name: str, ratings: Path | None, lang: str
) -> tuple[RatedReport, Words]:
    """An event of the register or of a file, how it was rated, and the words for it."""
    if errand_of(context) is None and (ratings is not None or is_file(name)):
        return _of_file(name, ratings, lang)
    return _of_register(context, name, lang)


def _of_file(name: str, ratings: Path | None, lang: str) -> tuple[RatedReport, Words]:
    told = Faults()
    event = told.of(lambda: read_event(name))
    lines = told.of(lambda: read_ratings(read_text(ratings), str(ratings))) if ratings else None
    told.end()
    assert event
    people = {player.id: player for player in event.players}
    before = ratings_of(lines, people, str(ratings)) if lines is not None else event.ratings
    report = reported(event, rated_event(event), before, event.period or period_of(event.end))
    return report, words_of(lang, people, event.game)


def _of_register(context: typer.Context, name: str, lang: str) -> tuple[RatedReport, Words]:
    with office_of(context) as office:
        row = the_board_event(office, name)
        event = named_event(office, board_event(row))
        before = ratings_before(office, row) if row.rated else event.ratings
    report = reported(event, rated_event(event), before, read_period(row.period))
    return report, words_of(lang, {player.id: player for player in event.players}, event.game)
