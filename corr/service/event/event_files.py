"""An event as a file and as tables, for the rankings and for everybody who counts it again."""

from collections.abc import Collection, Iterable, Mapping, Sequence
from datetime import datetime

from corr.errors import ArbiterError
from corr.games.registry import begins
from corr.games.results import seats_of, written_ending
from corr.games.rules import Seat, word_of
from corr.ranked import is_ranked
from corr.ranking.correspondence.event import (
    FEDERATION,
    UNKNOWN,
    EventFile,
    Game,
    Player,
    read_level,
)
from corr.result_words import DRAW, score_of
from corr.service.letters.norms import three_months
from corr.service.office.office import Office
from corr.service.office.people import player_in
from corr.service.office.results import results_of
from corr.service.office.tables import no_table_yet
from corr.store.rows import GameRow
from corr.tournament.contest.contest import Contest, Pairing
from corr.tournament.elsewhere.elsewhere_keys import file_keys, game_keys
from corr.tournament.play.state import ANNULLED
from corr.tournament.tables.event_tables import ANNULLED as IS_ANNULLED
from corr.tournament.tables.event_tables import (
    ENDED,
    RUNNING,
    WAITING,
    EventTables,
    PairedGame,
    Participant,
    contest_tables,
)

# -- an event of the installation as `EventTables` ----


MOST_GAMES = 20_000
"""The crosstable of an event with more games is too wide for a glance, and takes long."""


def event_tables(office: Office, contest: Contest) -> EventTables:
    """The tables of an event as it stands. Raises ArbiterError before its first draw."""
    if not contest.order:
        raise ArbiterError(no_table_yet(contest))
    rows = {row.id: row for row in office.store.events.games_of_event(contest.id)}
    people = tuple(_participant(office, contest, player) for player in contest.order)
    games = tuple(_paired_game(contest, pairing, rows) for pairing in contest.pairings)
    return contest_tables(contest, results_of(office, contest), people, games)


def _participant(office: Office, contest: Contest, player: str) -> Participant:
    row = player_in(office, contest.id, player)
    assert row is not None
    return Participant(
        id=player,
        name=row.name,
        member_no=row.member_no,
        club=row.club,
        country=row.country,
        kind=row.kind,
    )


def _paired_game(contest: Contest, pairing: Pairing, rows: Mapping[str, GameRow]) -> PairedGame:
    """A game of the draw, each player by who holds the start number now."""
    row = rows.get(pairing.game)
    first, second = (row.first, row.second) if row else (pairing.first, pairing.second)
    return PairedGame(
        id=pairing.game,
        round=pairing.round,
        board=pairing.board,
        black=contest.holder(first),
        white=contest.holder(second),
        state=_state(contest, pairing, row),
        result=row.result if row else "",
        ended=word_of(row.ending, drawn=row.result == DRAW) if row else "",
        replay=pairing.replay,
        score=score_of(row.score) if row else None,
    )


def _state(contest: Contest, pairing: Pairing, row: GameRow | None) -> str:
    if row is None:
        return RUNNING if contest.elsewhere.get(pairing.game) else WAITING
    if row.ending == IS_ANNULLED:
        return IS_ANNULLED
    return RUNNING if row.state == "running" else ENDED


# -- an event's results as an event file, the rankings' input ----


_TAKEN_BACK = "annulled_games"
SWAPPED = "swapped"
"""The key of a game in which who is `black` in the file played the other colour in the end."""


def event_file(office: Office, contest: Contest, closed_at: datetime) -> EventFile:
    """The event file of an event whose games have all ended; levels come from the register.

    `level` is what a player held when the event started, whatever was found out later; the other
    two are what the register says for the three-month date and for the close. The event starts
    on the day that was announced, also if the arbiter drew it a little later.
    """
    spec = contest.spec
    rows = {row.id: row for row in office.store.events.games_of_event(contest.id)}
    begun = [one for one in contest.pairings if one.game in rows]
    counted = [one for one in begun if rows[one.game].ending != ANNULLED]
    players, results = _participants(contest, rows.values()), results_of(office, contest)
    known = frozenset(players)
    keys = game_keys(contest, results, counted)
    return EventFile(
        id=contest.id,
        name=spec.event.name,
        start=spec.event.start,
        close=contest.day(closed_at),
        time_zone=spec.event.time_zone,
        game=spec.game.kind,
        opening=spec.game.opening,
        arbiter=spec.event.arbiters[0],
        sanctioned_by=_sanctioned_by(contest),
        players=tuple(_player(office, contest, player, closed_at) for player in players),
        games=tuple(
            _game(
                contest,
                rows[one.game],
                one.round,
                {**keys[one.game], **_swapped(office, contest, one.game)},
            )
            for one in counted
            if rows[one.game].ended_at
        ),
        kept={
            "": {
                **file_keys(contest, results, known),
                **_waiting(contest, [one for one in contest.pairings if one.game not in rows]),
                **_taken_back(contest, rows.values(), known),
            }
        },
    )


def _sanctioned_by(contest: Contest) -> str | None:
    """Who sanctions an event, None where nobody says so.

    The federation that the rules of every event name has nothing to do with matches to points.
    """
    named = contest.spec.ranking.sanctioned_by
    silent = {UNKNOWN, *([FEDERATION] if contest.spec.game.lengths else [])}
    return None if named in silent else named


def _waiting(contest: Contest, pairings: Sequence[Pairing]) -> Mapping[str, object]:
    """The games that were drawn and have not begun."""
    found = [
        {
            "id": one.game,
            "round": one.round,
            "board": one.board,
            **({"replay": one.replay} if one.replay else {}),
            **_seated(contest, contest.holder(one.first), contest.holder(one.second)),
        }
        for one in pairings
        if not contest.elsewhere.get(one.game)
    ]
    return {"waiting": found} if found else {}


def _taken_back(
    contest: Contest, rows: Iterable[GameRow], known: Collection[str]
) -> Mapping[str, object]:
    """The games that were annulled: they are none of the `games`, for nothing counts them."""
    boards = {pairing.game: (pairing.round, pairing.board) for pairing in contest.pairings}
    found = [
        {
            "id": row.id,
            "round": boards[row.id][0],
            "board": boards[row.id][1],
            **_seated(
                contest,
                *(
                    player if player in known else contest.holder(player)
                    for player in (row.first, row.second)
                ),
            ),
        }
        for row in rows
        if row.ending == ANNULLED
    ]
    return {_TAKEN_BACK: found} if found else {}


def _seated(contest: Contest, first: str, second: str) -> dict[str, object]:
    """The players of a game, by what the event's game calls them."""
    return dict(zip(seats_of(contest.spec.game.kind), (first, second), strict=True))


def taken_back_of(results: EventFile) -> Sequence[Mapping[str, object]]:
    """The annulled games of an event file of ours."""
    found = results.kept.get("", {}).get(_TAKEN_BACK, [])
    return found if isinstance(found, list) else []


def _participants(contest: Contest, rows: Iterable[GameRow]) -> tuple[str, ...]:
    """Who holds a start number at the end, then who left one to a substitute and had played."""
    own = (row for row in rows if row.ending != ANNULLED)
    played = {player for row in own for player in (row.first, row.second)}
    before = (player for player in contest.numbers if player not in contest.order)
    return (*contest.order, *(player for player in before if player in played))


def _player(office: Office, contest: Contest, player: str, closed_at: datetime) -> Player:
    row = player_in(office, contest.id, player)
    assert row is not None
    level = contest.levels.get(player, "")
    later = office.store.levels.level_at(player, min(three_months(contest), closed_at))
    counts = is_ranked(contest.spec.game.kind)
    close = office.store.levels.level_at(player, closed_at) if counts else ""
    start_index = _index(level)
    return Player(
        id=player,
        name=row.name,
        member_no=row.member_no,
        club=row.club,
        country=row.country,
        kind=row.kind,
        level=start_index,
        level_three_months=None if start_index is None else _index(later),
        level_close=_index(close),
    )


def _index(level: str) -> int | None:
    return read_level(level) if level else None


def _swapped(office: Office, contest: Contest, game: str) -> Mapping[str, object]:
    """That the colours of the draw were exchanged, which the report on mere results tells."""
    ranking = contest.spec.ranking
    if ranking.system != "none" or ranking.rated:
        return {}
    played = office.folder.game(game)
    assert played is not None
    if not played.judge.has_choices(played.options):
        return {}
    colour = played.judge.colour(played.position, Seat.FIRST)
    return {SWAPPED: True} if colour and colour != begins(contest.spec.game.kind) else {}


def _game(contest: Contest, row: GameRow, number: int, keys: Mapping[str, object]) -> Game:
    assert row.ended_at is not None
    return Game(
        id=row.id,
        round=number,
        black=row.first,
        white=row.second,
        result=row.result,
        ended=written_ending(contest.spec.game.kind, row.ending, row.result),
        started_on=contest.day(row.started_at),
        ended_on=contest.day(row.ended_at),
        black_moves=row.moves[0],
        white_moves=row.moves[1],
        extra=keys,
    )
