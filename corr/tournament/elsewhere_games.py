"""`games` and `matches` of an event from a file."""

from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass
from fractions import Fraction

from corr.ranking.event import ENDINGS, WALKOVER, agree
from corr.ranking.eventfile import shown
from corr.tournament.elsewhere_values import Faults, Json
from corr.tournament.event_tables import ENDED, RUNNING, UNPLAYED, PairedGame
from corr.tournament.scoring_games import GIVEN, Kind, Score, TableGame
from corr.tournament.team_matches import Board, TeamMatch

RESULTS: Mapping[str, Score] = {
    **{score.value: score for score in Score},
    "black": Score.BLACK,
    "white": Score.WHITE,
    "draw": Score.DRAW,
}
NO_RESULT = (None, "", "*", "none")
NAMED = {kind.value: kind for kind in Kind}
"""The endings that say what kind of game it was; all others are those of played games."""
_POINTS = {
    (Fraction(1), Fraction(0)): Score.BLACK,
    (Fraction(0), Fraction(1)): Score.WHITE,
    (Fraction(1, 2), Fraction(1, 2)): Score.DRAW,
    (Fraction(0), Fraction(0)): Score.NOBODY,
}


@dataclass(frozen=True, slots=True, kw_only=True)
class FileGame:
    """A game of a file: how the table sees it, and how a list of pairings shows it."""

    where: str
    seen: TableGame
    shown: PairedGame


def read_games(
    faults: Faults, top: Json, players: Collection[str], instead: Mapping[str, str]
) -> tuple[FileGame, ...]:
    """The games; of those whose board nobody says, in the order given in their round.

    `instead` are those whose place somebody else took over, with all results.
    """
    found = list[FileGame]()
    boards = dict[int, int]()
    for where, value in faults.entries(top, "games"):
        before = faults.count
        if not isinstance(value, dict):
            faults.add(where, f"a game is expected, not {shown(value)}")
            continue
        where = f"{where} ({shown(value.get('black'))} - {shown(value.get('white'))})"
        black, white = _pair(faults, where, value, players, instead)
        round_ = faults.number(value, "round", where, least=1, usual=0)
        kind, score = _ending(faults, where, value)
        moves = _moves(faults, where, value)
        boards[round_] = boards.get(round_, 0) + 1
        board = faults.number(value, "board", where, least=1, usual=boards[round_])
        key, ended = faults.text(value, "id", where), faults.text(value, "ended", where)
        if faults.count > before:
            continue
        seen = TableGame(
            black=black, white=white, kind=kind, score=score, round=max(round_, 1), moves=moves
        )
        found.append(
            FileGame(
                where=where,
                seen=seen,
                shown=PairedGame(
                    id=key,
                    round=round_,
                    board=board,
                    black=black,
                    white=white,
                    state=_state(seen),
                    result=score.value if score else "",
                    ended=ended or (kind.value if kind in GIVEN else ""),
                ),
            )
        )
    return tuple(found)


def _state(game: TableGame) -> str:
    if game.score is not None:
        return ENDED
    return UNPLAYED if game.kind is Kind.UNPLAYED else RUNNING


def _pair(
    faults: Faults,
    where: str,
    game: Json,
    players: Collection[str],
    instead: Mapping[str, str],
) -> tuple[str, str]:
    both = list[str]()
    for colour in ("black", "white"):
        player = game.get(colour)
        player = instead.get(player, player) if isinstance(player, str) else player
        if player is None:
            faults.add(f"{where}.{colour}", "is missing")
        elif not isinstance(player, str) or player not in players:
            faults.add(f"{where}.{colour}", f"unknown player {shown(player)}")
        both.append(player if isinstance(player, str) else "")
    if both[0] == both[1] != "":
        faults.add(where, f"{both[0]} is paired with themself")
    return both[0], both[1]


def _ending(faults: Faults, where: str, game: Json) -> tuple[Kind, Score | None]:
    """How the game came to its score; `kind` is another name for `ended`."""
    result, ended = game.get("result"), game.get("ended") or game.get("kind")
    if result not in NO_RESULT and (not isinstance(result, str) or result not in RESULTS):
        known = ", ".join(score.value for score in Score)
        faults.add(f"{where}.result", f"one of {known} is expected, not {shown(result)}")
        return Kind.RUNNING, None
    if ended is not None and (not isinstance(ended, str) or ended not in ENDINGS | NAMED.keys()):
        known = ", ".join(sorted(ENDINGS | NAMED.keys()))
        faults.add(f"{where}.ended", f"one of {known} is expected, not {shown(ended)}")
        return Kind.RUNNING, None
    score = RESULTS.get(str(result)) if result not in NO_RESULT else None
    if score is not None and ended is not None and not _can_be(score, ended):
        faults.add(where, f"contradiction: {ended} with {score}")
        return Kind.RUNNING, None
    if ended is None or ended not in NAMED:
        if ended is not None and score is None:
            faults.add(f"{where}.result", f"is missing, and the game ended ({ended})")
        return (Kind.PLAYED if score else Kind.RUNNING), score
    kind = NAMED[ended]
    if score is None and result == "none" and kind in (Kind.PLAYED, Kind.WALKOVER, Kind.LATE):
        score = Score.NOBODY
    if kind in (Kind.RUNNING, Kind.UNPLAYED) and score:
        faults.add(f"{where}.result", f"nothing is expected of a game that is {kind}")
    elif score is None and kind not in (Kind.RUNNING, Kind.UNPLAYED, Kind.ADJOURNED):
        faults.add(f"{where}.result", f"is missing, and the game ended ({kind})")
    else:
        return kind, score
    return Kind.RUNNING, None


def _can_be(score: Score, ended: str) -> bool:
    """Whether a game that ended so can have this score; nobody draws without playing."""
    if score is Score.DRAW and ended == WALKOVER:
        return False
    return ended not in ENDINGS or agree(score.value, ended)


def _moves(faults: Faults, where: str, game: Json) -> int:
    """The stones of both, as [black's, white's] or as one number."""
    moves = game.get("moves")
    counts = moves if isinstance(moves, list) and len(moves) == 2 else [moves]
    if moves is None:
        return 0
    if all(type(count) is int and count >= 0 for count in counts):
        return sum(counts)
    faults.add(f"{where}.moves", f"[black's, white's] is expected, not {shown(moves)}")
    return 0


def matches_of(games: Sequence[FileGame], team_of: Mapping[str, str]) -> tuple[TeamMatch, ...]:
    """The team matches that these games make up, board by board.

    The first team of a match is that of black in the first game of its first board (21.1).
    """
    found = dict[tuple[int, frozenset[str]], dict[frozenset[str], list[FileGame]]]()
    for one in sorted(games, key=lambda each: (each.seen.round, each.shown.board)):
        game = one.seen
        teams = frozenset((team_of[game.black], team_of[game.white]))
        boards = found.setdefault((game.round, teams), {})
        boards.setdefault(frozenset((game.black, game.white)), []).append(one)
    return tuple(
        _match(number, [[one.seen for one in board] for board in boards.values()], team_of)
        for (number, _), boards in found.items()
    )


def _match(
    number: int, boards: Sequence[Sequence[TableGame]], team_of: Mapping[str, str]
) -> TeamMatch:
    first = boards[0][0]
    one, other = team_of[first.black], team_of[first.white]
    return TeamMatch(
        one=one,
        other=other,
        round=number,
        boards=tuple(
            Board(
                one=_of(board[0], one, team_of),
                other=_of(board[0], other, team_of),
                games=tuple(board),
            )
            for board in boards
        ),
    )


def _of(game: TableGame, team: str, team_of: Mapping[str, str]) -> str:
    return game.black if team_of[game.black] == team else game.white


def read_matches(faults: Faults, top: Json, teams: Collection[str]) -> tuple[TeamMatch, ...]:
    """Matches of which only the points at the boards are known, [a's, b's] for each game."""
    found = list[TeamMatch]()
    for where, value in faults.entries(top, "matches"):
        if not isinstance(value, dict):
            faults.add(where, f"a match is expected, not {shown(value)}")
            continue
        before = faults.count
        one, other = (value.get(key) for key in ("a", "b"))
        for key, team in (("a", one), ("b", other)):
            if not isinstance(team, str) or team not in teams:
                faults.add(f"{where}.{key}", f"unknown team {shown(team)}")
        if one == other:
            faults.add(where, f"{shown(one)} is paired with itself")
        number = faults.number(value, "round", where, least=1, usual=1)
        boards = [
            [_scored(faults, f"{where}.{at}", points) for points in games]
            for at, games in faults.entries(value, "boards")
            if isinstance(games, list)
        ]
        if faults.count > before:
            continue
        found.append(_by_points(str(one), str(other), number, boards))
    return tuple(found)


def _scored(faults: Faults, where: str, points: object) -> Score | None:
    """The score of a game by the points of both; nothing while it goes on."""
    if points is None:
        return None
    try:
        if not isinstance(points, list) or len(points) != 2:
            raise ValueError
        return _POINTS[Fraction(str(points[0])), Fraction(str(points[1]))]
    except (TypeError, ValueError, KeyError, ZeroDivisionError):
        expected = 'the points of both, such as ["1", "0"] or ["0.5", "0.5"]'
        faults.add(where, f"{expected} are expected, not {shown(points)}")
        return None


def _by_points(
    one: str, other: str, number: int, boards: Sequence[Sequence[Score | None]]
) -> TeamMatch:
    return TeamMatch(
        one=one,
        other=other,
        round=number,
        boards=tuple(
            Board(
                one=one,
                other=other,
                games=tuple(
                    TableGame(
                        black=one,
                        white=other,
                        kind=Kind.PLAYED if score else Kind.RUNNING,
                        score=score,
                        round=number,
                    )
                    for score in board
                ),
            )
            for board in boards
        ),
    )
