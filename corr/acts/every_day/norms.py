"""`corr ranking norms`: what everybody needs, has, and would get, of an event or an event file."""

from collections.abc import Sequence
from typing import Annotated

import typer
from msgspec.structs import replace

from corr.acts.common import (
    Json,
    language_asked,
    now_of,
    office_of,
    print_json,
    read_text,
    the_players,
)
from corr.acts.declared import asked
from corr.acts.errand import errand_of
from corr.acts.every_day.tables import is_file
from corr.acts.printing import Forms, print_document
from corr.errors import ArbiterError
from corr.ranking.correspondence.advance import Outlook, outlook_json, outlooks
from corr.ranking.correspondence.agenda import Agenda, parse_agenda, suppose
from corr.ranking.correspondence.event import write_halves
from corr.report.levels.norms_ahead import Supposed, norms_ahead
from corr.sentences.said import said
from corr.service.event.agenda import agenda_of

Source = Annotated[
    str,
    typer.Argument(
        metavar="EVENT|FILE", help="An event's id, or an event file (JSON), - for standard input."
    ),
]
OfPlayer = Annotated[
    str, typer.Option(metavar="PLAYER", help="Only this player: id, member number or name.")
]
WhatIf = Annotated[
    list[str] | None,
    typer.Option(
        metavar="POINTS|GAME=RESULT",
        help="Suppose these points in all, as 5.5, or that a game ends so, as SK24-017=1-0; "
        "may be given several times.",
    ),
]


class _Forms(Forms, frozen=True, kw_only=True):
    """JSON is not that of the document, whatever else is asked for."""

    json: Json = False


@asked()
def norms(
    context: typer.Context,
    event: Source,
    player: OfPlayer = "",
    what_if: WhatIf = None,
    *,
    forms: _Forms,
) -> None:
    """Print what it takes to rise, confirm and keep a level, and what is still needed for it.

    All of it is preliminary until the event closes. In a file a game may lack its result; of a
    file without games the system says who meets whom, and without one all meet all once. Before
    the start those count who have entered, in stages the games of the first one; where a lot
    decides, an opponent counts as those on average whom the player can still meet. A cup has
    norms from its start on. New players count by the arbiter's estimate or their results so far.

    Example: corr ranking norms SK24 --player 1234 --what-if 5.5
    """
    forms = replace(forms, lang=language_asked(context, forms.lang))
    agenda, supposed = _agenda(context, event), _supposed(what_if or ())
    agenda = suppose(agenda, supposed.results)
    found = outlooks(agenda)
    if player:
        found = (_one(context, event, player, found),)
        _require_possible(found[0], supposed)
    if forms.json:
        print_json(context, outlook_json(agenda, found, supposed.points))
        return

    print_document(context, norms_ahead(agenda, found, forms.lang, supposed), forms)


def _agenda(context: typer.Context, word: str) -> Agenda:
    """The agenda of an event of the installation, or of a file. Raises ArbiterError."""
    if _is_file(context, word):
        from pathlib import Path

        return parse_agenda(read_text(Path(word)))

    with office_of(context) as office:
        return agenda_of(office, word, now_of(context))


def _is_file(context: typer.Context, word: str) -> bool:
    return errand_of(context) is None and is_file(word)


def _supposed(words: Sequence[str]) -> Supposed:
    """What `--what-if` supposes. Raises ArbiterError for what is neither points nor a result."""
    results, points, faults = dict[str, str](), list[int](), list[str]()
    for word in words:
        game, is_game, result = word.partition("=")
        halves = _halves(word)
        if is_game and game and results.setdefault(game, _result(result)) == _result(result):
            continue
        if is_game and game:
            faults.append(said("why_player", "supposed_twice", word=word, game=game))
        elif halves is None:
            faults.append(said("why_player", "write_points", word=word))
        else:
            points.append(halves)
    if len(points) > 1:
        faults.append(said("why_player", "points_once"))
    if faults:
        raise ArbiterError(*faults)
    return Supposed(results=results, points=points[0] if points else None)


def _result(text: str) -> str:
    return {"1/2": "1/2-1/2", "½": "1/2-1/2", "½-½": "1/2-1/2"}.get(text, text)


def _halves(text: str) -> int | None:
    """Points as half points: 5, 5.5 or 5,5."""
    whole, _, half = text.replace(",", ".").partition(".")
    if not (whole.isascii() and whole.isdigit() and len(whole) < 6) or half not in ("", "0", "5"):
        return None
    return 2 * int(whole) + (half == "5")


def _one(context: typer.Context, event: str, word: str, found: Sequence[Outlook]) -> Outlook:
    """The outlook of a player of the event. Raises ArbiterError if there is none."""
    of_file = _is_file(context, event)
    same = [
        one
        for one in found
        if word in (one.player.id, one.player.member_no)
        or (of_file and word.casefold() == one.player.name.casefold())
    ]
    if not same and not of_file:
        with office_of(context) as office:
            ids = the_players(office, [word])
        same = [one for one in found if one.player.id in ids]
    if len(same) != 1:
        raise ArbiterError(said("why_player", "of_event", player=word, several=len(same)))
    return same[0]


def _require_possible(one: Outlook, supposed: Supposed) -> None:
    if supposed.points is None or one.can_end_with(supposed.points):
        return

    least, most = one.points, one.points + 2 * one.left
    raise ArbiterError(
        said(
            "why_player",
            "can_end_with",
            player=one.player.name or one.player.id,
            least=write_halves(least),
            most=write_halves(most),
            found=write_halves(supposed.points),
        )
    )
