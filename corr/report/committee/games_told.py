"""The games whose ending alone does not say whether they count, each with the reason. Pure.

What stands in brackets in the crosstable is here, and what stands without them only because it
was in progress on the three-month date (art. 2 §2a).
"""

from collections.abc import Iterator

from corr.ranking.correspondence.event import ADJUDICATION, WALKOVER, WITHDRAWAL, Game
from corr.report.committee.committee_tables import Report
from corr.report.forms.document import Cell, Section, Table, Text

COUNTING = (
    WALKOVER,
    "no_moves",
    WITHDRAWAL,
    ADJUDICATION,
    "withdrawal_counts",
    "adjudication_counts",
)
"""Every reason, as the words `counting` name it."""


def games_told(of: Report) -> Section | None:
    """Which games do not count and why, and which count though nobody won or agreed a draw."""
    rows = tuple(_rows(of))
    if not rows:
        return None
    columns = (
        of.column("black"),
        of.column("white"),
        of.column("result"),
        of.column("ended_on"),
        of.column("why"),
        *map(of.data, ("id", "ended", "counts", "reason")),
    )
    text = Text(text=of.words.say.text["games_told"], quiet=True)
    return of.section(
        "games_told",
        "games_told",
        text,
        Table(key="games_told", columns=columns, rows=rows, fixed=2),
    )


def _rows(of: Report) -> Iterator[tuple[Cell, ...]]:
    titles = {row.player.id: row.title for row in of.rows}
    for game, counts in zip(of.event.games, of.result.counted, strict=True):
        reason = counting(game, counts=counts)
        if reason:
            shown = game.result.replace("1/2", "½").replace("-", "–")
            yield (
                Cell(text=titles[game.black]),
                Cell(text=titles[game.white]),
                Cell(text=shown, value=game.result),
                Cell(text=str(game.ended_on)),
                Cell(text=of.words.say.counting[reason]),
                Cell(text=game.id),
                Cell(text=game.ended),
                Cell(text=reason, value=counts),
                Cell(text=reason),
            )


def counting(game: Game, *, counts: bool) -> str:
    """Why a game counts or does not, one of `COUNTING`; "" of one that was simply played."""
    if game.ended == WALKOVER:
        return WALKOVER
    if not (game.black_moves and game.white_moves):
        return "no_moves"
    if game.ended in (WITHDRAWAL, ADJUDICATION):
        return f"{game.ended}_counts" if counts else game.ended
    return ""
