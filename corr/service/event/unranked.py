"""What the report on an event tells that counts for no ranking and no rating list (R19.1 k).

Everything comes from the event file that its closing kept, so the same file gives the same report.
"""

from collections.abc import Callable, Iterable, Iterator, Mapping
from fractions import Fraction
from typing import TypeVar

from corr.games.registry import begins_in_tables
from corr.games.results import settings_told
from corr.ranking.correspondence.event import RESULTS, EventFile, Game, write_halves
from corr.report.committee.committee_tables import Occasion
from corr.report.committee.results_by_mail import (
    ANNULLED,
    REPLACED,
    WITHDREW,
    Match,
    Participant,
    Played,
    Results,
    mere_results,
)
from corr.report.forms.document import Document
from corr.report.ratings.rating_words import words_of
from corr.result_words import score_told
from corr.service.event.event_files import SWAPPED
from corr.service.event.rated import match_number
from corr.service.event.reopening import results_in, two_in
from corr.tournament.contest.contest import Contest
from corr.tournament.contest.line_ups import team_byes
from corr.tournament.scoring.scoring_games import TableGame, meetings_of
from corr.tournament.scoring.team_scoring import EMPTY
from corr.tournament.spec.spec import POINTS
from corr.tournament.spec.spec_system import SystemPart
from corr.tournament.systems.monrad import byes_of
from corr.tournament.tables.crosstable import Crosstable, Row
from corr.tournament.tables.crosstable_forms import figures
from corr.tournament.tables.event_tables import EmptyBoard, empty_boards
from corr.tournament.tables.tables import crosstable_of
from corr.tournament.wording import decimal
from corr.words.tables import in_words, spoken

_BY_STAGE = ("cup", "stages", "league")
"""Where the round or the section in which somebody was out decides, and no figure."""


def results_document(
    contest: Contest, results: EventFile, occasion: Occasion, language: str
) -> Document:
    """The report with all results, in a language."""
    spec, games = contest.spec, results_in(contest, results)
    table = crosstable_of(contest, games, _names(results))
    heads = figures(table, table.rows, spoken(language).table)
    of = Results(
        terms=spec.terms(),
        sanctioned_by=spec.ranking.sanctioned_by,
        id=contest.id,
        name=results.name,
        dates=(str(results.start), str(results.close)),
        game=results.game,
        opening=results.opening,
        settings=_settings(contest),
        lengths=contest.spec.game.lengths,
        by_length={one: spec.terms(points=one) for one in contest.spec.game.lengths},
        arbiter=results.arbiter,
        figures=dict(zip(table.figures, (head for head, _ in heads), strict=True)),
        colours=_colours(contest),
        placed=_placed(contest, results, table, language),
        matches=tuple(_matches(contest, results, games)),
        games=tuple(_games(contest, results)),
        byes=_byes(contest),
    )
    people = {player.id: player for player in results.players}
    return mere_results(of, occasion, words_of(language, people, results.game))


def _byes(contest: Contest) -> tuple[tuple[int, str], ...]:
    """The rounds in which players, or teams, were free."""
    of_teams = contest.spec.system.kind == "teams"
    found = team_byes(contest) if of_teams else byes_of(contest)
    return tuple((bye.round, str(bye.player)) for bye in found)


def _names(results: EventFile) -> Mapping[str, str]:
    return {player.id: player.name for player in results.players}


def _settings(contest: Contest) -> tuple[str, ...]:
    """What the event chose that decides how its game is judged, but for how long matches are."""
    game = contest.spec.game
    chosen = {key: value for key, value in game.started_with.items() if key != POINTS}
    return settings_told(game.kind, chosen)


def _colours(contest: Contest) -> tuple[str, ...]:
    """The colour that begins, and the other [T29]; none in a game without colours."""
    if not (first := begins_in_tables(contest.spec.game.kind)):
        return ()
    return first, "white" if first == "black" else "black"


def _placed(
    contest: Contest, results: EventFile, table: Crosstable, language: str
) -> tuple[Participant, ...]:
    """Everybody in order of placing; a team's players stand at its place with its figures."""
    rows = {row.standing.player: row for row in table.rows}
    of_teams = contest.spec.system.kind == "teams"
    found = list[Participant]()
    for player in results.players:
        team = contest.teams.get(player.id, "") if of_teams else ""
        row = rows.get(team or player.id)
        if row is None:
            status = ANNULLED if player.id in contest.order else REPLACED
            found.append(Participant(player=player.id, team=team, status=status))
        else:
            found.append(_in_table(contest, player.id, team, row, table, language))
    return tuple(sorted(found, key=lambda one: (not one.place, one.place)))


def _in_table(
    contest: Contest, player: str, team: str, row: Row, table: Crosstable, language: str
) -> Participant:
    words, why = spoken(language), ""
    if row.why is not None and contest.spec.system.kind in _BY_STAGE:
        why = in_words(row.why, words.say, words.table.mark)
    return Participant(
        player=player,
        place=row.standing.place,
        team=team,
        figures=tuple(decimal(Fraction(getattr(row.standing, name))) for name in table.figures),
        status=WITHDREW if row.standing.status == "withdrawn" else "",
        why=why,
    )


T = TypeVar("T")


def _with_empty(
    contest: Contest,
    rows: Iterable[tuple[str, T]],
    rows_of: Callable[[EmptyBoard], Iterable[T]],
) -> Iterator[T]:
    """Rows by their games, those of the boards that teams left empty in between, as drawn."""
    found, empty = [*rows], [*empty_boards(contest)]
    if not empty:
        return (row for _, row in found)
    places = {one.game: (one.round, one.board) for one in contest.pairings}
    placed = [(places[game], row) for game, row in found]
    placed += [((one.round, one.board), row) for one in empty for row in rows_of(one)]
    return (row for _, row in sorted(placed, key=lambda one: one[0]))


def _matches(
    contest: Contest, results: EventFile, games: Mapping[str, TableGame]
) -> Iterator[Match]:
    """All matches of two, in the order of their first games, by who holds the start numbers."""
    rounds = {pairing.game: pairing.round for pairing in contest.pairings}
    found = dict[tuple[frozenset[str], int], dict[str, TableGame]]()
    for one in results.games:
        game = games[one.id]
        pair = frozenset((game.black, game.white))
        match = match_number(contest, rounds[one.id])
        found.setdefault((pair, match), {})[one.id] = game
    rows = (
        (next(iter(own)), _match([*own.values()], contest.spec.system)) for own in found.values()
    )
    return _with_empty(contest, rows, _nobody_met)


def _nobody_met(board: EmptyBoard) -> Iterator[Match]:
    """What a board gives at which a team had nobody."""
    one, other = map(str, board.points)
    yield Match(round=board.round, one=board.black, other=board.white, points=(one, other))


def _match(games: list[TableGame], system: SystemPart) -> Match:
    one, other = games[0].black, games[0].white
    weaver = system.scoring == "weaver" and len(games) == system.games_per_pair
    (met,) = meetings_of({one: 0, other: 1}, {(0, 1): games}, weaver=weaver, instead="")
    return Match(
        round=games[0].round,
        one=one,
        other=other,
        points=(_written(met.games_one), _written(met.games_other)),
        weaver=(_written(met.match_one), _written(met.match_other)) if weaver else None,
        scores=tuple(_score(game, one) for game in games if game.scored),
    )


def _written(quarters: int) -> str:
    return decimal(Fraction(quarters, 4))


def _score(game: TableGame, one: str) -> str:
    """The score of a match to points, that of one of the two first."""
    assert game.scored is not None
    return score_told(game.scored if game.black == one else game.scored[::-1])


def _games(contest: Contest, results: EventFile) -> Iterator[Played]:
    """All games, and those that were lost at empty boards."""
    rows = ((game.id, _played(contest, game)) for game in results.games)
    return _with_empty(contest, rows, _nobody_played)


def _nobody_played(board: EmptyBoard) -> Iterator[Played]:
    """The games of a board at which a team had nobody, in turn with both colours [T1]."""
    one, other = board.black, board.white
    for _ in range(board.games):
        points = str(int(one != EMPTY)), str(int(other != EMPTY))
        yield Played(
            id="", round=board.round, players=(one, other), points=points, ended="", moves=0
        )
        one, other = other, one


def _played(contest: Contest, game: Game) -> Played:
    """A game by its colours in the end: the colour that begins first."""
    players, (one, other) = (game.black, game.white), RESULTS[game.result]
    points = write_halves(one), write_halves(other)
    if game.extra.get(SWAPPED):
        players, points = players[::-1], points[::-1]
    return Played(
        id=game.id,
        round=game.round or 1,
        players=players,
        points=points,
        ended=game.ended,
        moves=game.black_moves + game.white_moves,
        score=score_told(two_in(game, "score")),
    )
