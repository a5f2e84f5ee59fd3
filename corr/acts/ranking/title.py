"""`corr title`: titles at the board (R32), of the register or from files alone."""

from datetime import date
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from corr.acts.common import Faults, now_of, print_json, read_day
from corr.acts.declared import asked
from corr.acts.errand import errand_of
from corr.acts.every_day.tables import is_file
from corr.acts.printing import Forms, in_language_asked, print_document, print_either
from corr.acts.ranking.titles_at_hand import AtHand, Files, TestList, TitleList, at_hand, of_files
from corr.errors import ArbiterError
from corr.garbage import uncollected
from corr.ranking.board.otb_register import EventTitles
from corr.report.titles.title_event import event_document
from corr.report.titles.title_json import event_json, list_json, player_json
from corr.report.titles.title_lists import list_document, player_document
from corr.sentences.said import said
from corr.service.register.titles import otb_tables
from corr.who import Who

if TYPE_CHECKING:
    from collections.abc import Sequence

AnyPlayer = Annotated[
    str, typer.Argument(metavar="PLAYER", help="Id, member number, name or address of a player.")
]
On = Annotated[
    str, typer.Option("--on", metavar="DATE", help="As of this day, e.g. 2024-05-01; else today.")
]


@asked(Who.RANKERS)
def compute(
    context: typer.Context,
    events: Annotated[
        list[str],
        typer.Argument(
            metavar="EVENT|FILE...",
            help="An event's id, or a board event file alone, - for standard input.",
        ),
    ],
    titles: TitleList = None,
    *,
    forms: Forms,
) -> None:
    """Compute what an event does to titles: norms, counted games, and what follows, step by step.

    Each file is computed alone, with the titles that it gives or those of `--titles`; an event
    of the register with the titles that its players held, and the games that waited.

    Example: corr title compute open24.json --titles before.csv
    """
    forms = in_language_asked(context, forms)
    if len(events) > 1 and not forms.json_alone and errand_of(context) is None:
        _require_folder(forms)
    computed = _events(context, events, titles)
    if forms.json_alone:
        shown = [event_json(one, otb_tables(), hand.words(forms.lang)) for hand, one in computed]
        print_json(context, shown if len(shown) > 1 else shown[0])
        return
    for hand, one in computed:
        document = event_document(one, otb_tables(), hand.words(forms.lang))
        print_document(context, document, forms)


@asked(Who.RANKERS)
def list_(
    context: typer.Context,
    files: Files = None,
    on: On = "",
    since: Annotated[
        str,
        typer.Option(
            metavar="DATE", help="Only who reached the honorary title since: diplomas are due."
        ),
    ] = "",
    titles: TitleList = None,
    tests: TestList = None,
    *,
    forms: Forms,
) -> None:
    """List everybody who holds a title, with the honorary one, the highest first.

    Example: corr title list spring.json autumn.json --titles before.csv --on 2024-12-31
    """
    forms = in_language_asked(context, forms)
    with uncollected():
        hand, (last, first) = at_hand_on(context, files or (), titles, tests, on, since)
        day, words = last or day_of(context, hand), hand.words(forms.lang)
        everybody = tuple(hand.register.changes)
        players = hand.register.honoured(first, day) if first else everybody
        print_either(
            context,
            forms,
            lambda: list_document(hand.register, players, day, words),
            lambda: list_json(hand.register, players, day, words),
        )


@asked(Who.RANKERS)
def player(
    context: typer.Context,
    player: AnyPlayer,
    files: Files = None,
    on: On = "",
    titles: TitleList = None,
    tests: TestList = None,
    *,
    forms: Forms,
) -> None:
    """Show a player's titles: how each came about, the events, the tests, and what waits.

    Example: corr title player 1234 --html --out 1234.html
    """
    forms = in_language_asked(context, forms)
    hand, (last,) = at_hand_on(context, files or (), titles, tests, on)
    day, words = last or day_of(context, hand), hand.words(forms.lang)
    who, register, sittings = hand.player(player), hand.register, hand.sittings
    print_either(
        context,
        forms,
        lambda: player_document(register, who, sittings, day, words),
        lambda: player_json(register, who, sittings, day, otb_tables(), words),
    )


def _require_folder(forms: Forms) -> None:
    """Raise ArbiterError if several events would be written into one file."""
    into = forms.out is not None and forms.out.is_dir()
    if not into and (forms.out is not None or forms.names != ("text",)):
        raise ArbiterError("several events are written into --out FOLDER, which must be there")


def _events(
    context: typer.Context, words: list[str], titles: Path | None
) -> list[tuple[AtHand, EventTitles]]:
    """What files alone did to titles, or events of the register.

    Raises ArbiterError with every fault of all of them.
    """
    found, told = list["tuple[AtHand, EventTitles] | None"](), Faults()
    register: AtHand | None = None
    for word in words:
        if errand_of(context) is None and (is_file(word) or titles is not None):
            found.append(told.of(partial(_of_file, word, titles)))
        else:
            register = register or at_hand(context, ())
            found.append(told.of(partial(_of_register, register, word)))
    told.end()
    return [one for one in found if one]


def _of_file(file: str, titles: Path | None) -> tuple[AtHand, EventTitles]:
    hand = of_files([file], titles, None, linked=False)
    if not hand.register.events:
        raise ArbiterError(f"{file}: the event is not one for titles")
    return hand, hand.register.events[0]


def _of_register(hand: AtHand, event: str) -> tuple[AtHand, EventTitles]:
    for found in hand.register.events:
        if found.event.id == event:
            return hand, found
    raise ArbiterError(said("why_title", "no_event", event=event))


def at_hand_on(
    context: typer.Context,
    files: "Sequence[str]",
    titles: Path | None,
    tests: Path | None,
    *days: str,
) -> tuple[AtHand, list[date | None]]:
    """The titles at hand, and days of the command line, None for "".

    Raises ArbiterError with every fault of both.
    """
    told = Faults()
    read = [told.of(partial(read_day, day)) if day else None for day in days]
    hand = told.of(lambda: at_hand(context, files, titles, tests))
    told.end()
    assert hand
    return hand, read


def day_of(context: typer.Context, hand: AtHand) -> date:
    """The day where the command line names none: today, of files the last of which they tell."""
    return hand.last_day or now_of(context).date()
