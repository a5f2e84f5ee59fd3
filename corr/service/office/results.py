"""An event's results as the tables see them, and which games do not follow from them."""

from collections.abc import Callable, Iterator, Mapping
from functools import cached_property

from msgspec.structs import replace

from corr.service.office.office import Office
from corr.store.rows import GameRow
from corr.tournament.contest.contest import Contest, Results
from corr.tournament.play.state import ANNULLED
from corr.tournament.scoring.scoring_games import Kind, TableGame, table_game
from corr.tournament.systems.consequences import to_set_right

# -- what games of an event do not follow from its results ----


def wrong_in(office: Office, contest: Contest) -> str:
    """What has to be set right in an event by `redraw_event`, in words; "" for nothing."""
    return to_set_right(contest, LaterResults(lambda: results_of(office, contest)))


# -- an event's results as the tables see them, from the derived rows ----


class LaterResults(Mapping[str, TableGame]):
    """The results of an event, read when somebody first asks for one: most systems never do."""

    def __init__(self, read: Callable[[], Results]) -> None:
        self._read = read

    @cached_property
    def _found(self) -> Results:
        return self._read()

    def __getitem__(self, game: str) -> TableGame:
        return self._found[game]

    def __iter__(self) -> Iterator[str]:
        return iter(self._found)

    def __len__(self) -> int:
        return len(self._found)


def results_of(office: Office, contest: Contest) -> dict[str, TableGame]:
    """Every drawn game as the table sees it, those too that have not begun, by id.

    A substitute's start number has the results of all who held it. Games that were annulled are
    left out: they count nowhere [T35].
    """
    rows = {row.id: row for row in office.store.events.games_of_event(contest.id)}
    found = dict[str, TableGame]()
    for pairing in contest.pairings:
        row = rows.get(pairing.game)
        if row and row.ending == ANNULLED:
            continue
        first, second = (row.first, row.second) if row else (pairing.first, pairing.second)
        game = table_game(
            contest.holder(first),
            contest.holder(second),
            row.result if row else "",
            row.ending if row else "",
            round=pairing.round,
        )
        found[pairing.game] = _with_moves(game, row) if row else game
    return found


def _with_moves(game: TableGame, row: GameRow) -> TableGame:
    """The same, with its moves, and whether it ended at the moment when it began."""
    never_begun = game.kind is Kind.WALKOVER and row.ended_at == row.started_at
    return replace(game, moves=sum(row.moves), never_begun=never_begun)
