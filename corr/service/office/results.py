"""An event's results as the tables see them, and which games do not follow from them."""

from collections.abc import Callable, Iterator, Mapping
from functools import cached_property

from msgspec.structs import replace

from corr.result_words import score_of
from corr.service.office.office import Office
from corr.tournament.contest.contest import Contest, Results
from corr.tournament.play.state import ANNULLED
from corr.tournament.scoring.scoring_games import TableGame, table_game
from corr.tournament.systems.consequences import to_set_right
from corr.tournament.systems.matches import games_to_count

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
    left out: they count nowhere [T35]. Where the moves of won games say who opens a deciding one,
    or by how much a match was won (Weaver), their stones are counted one by one (P§15, P§16).
    """
    rows = {one.game: one for one in office.store.events.outcomes(contest.id)}
    found, lengths = dict[str, TableGame](), contest.spec.game.length
    for pairing in contest.pairings:
        row = rows.get(pairing.game)
        if row is None:
            black, white = contest.holder(pairing.first), contest.holder(pairing.second)
            found[pairing.game] = table_game(black, white, "", "", round=pairing.round)
        elif row.ending != ANNULLED:
            length = lengths(pairing.round)
            found[pairing.game] = table_game(
                contest.holder(row.first),
                contest.holder(row.second),
                row.result,
                row.ending,
                round=pairing.round,
                moves=row.moves,
                # A match with dice begins with its first roll, not with its letter.
                at_once=bool(row.at_once) or (bool(length) and not row.moves),
                scored=score_of(row.score),
                length=length,
            )
    for game in games_to_count(contest, found):
        folded = office.folder.game(game)
        assert folded is not None  # it has ended
        found[game] = replace(found[game], stones=folded.stones)
    return found
