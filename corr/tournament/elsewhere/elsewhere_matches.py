"""`matches` of an event from a file: who sat where, or only the points of the boards.

Where neither is said, the games themselves make up the matches.
"""

from collections.abc import Collection, Iterator, Mapping, Sequence
from dataclasses import dataclass
from fractions import Fraction

from corr.ranking.correspondence.filereader import shown
from corr.tournament.elsewhere.elsewhere_games import FileGame, knows_names
from corr.tournament.elsewhere.elsewhere_values import Faults, Json
from corr.tournament.scoring.scoring_games import Kind, Score, TableGame
from corr.tournament.scoring.team_matches import Board, TeamMatch

_POINTS = {
    (Fraction(1), Fraction(0)): Score.BLACK,
    (Fraction(0), Fraction(1)): Score.WHITE,
    (Fraction(1, 2), Fraction(1, 2)): Score.DRAW,
    (Fraction(0), Fraction(0)): Score.NOBODY,
}


@dataclass(frozen=True, slots=True, kw_only=True)
class FileMatch:
    """Two teams that meet, `one` preliminary black on the odd boards, with their line-ups.

    `where` names it in faults; () are line-ups that nobody says.
    """

    where: str
    round: int
    one: str
    other: str
    line_ups: tuple[tuple[str, ...], ...] = ()


def read_matches(
    faults: Faults, top: Json, teams: Collection[str], players: Collection[str]
) -> tuple[tuple[FileMatch, ...], tuple[TeamMatch, ...]]:
    """The matches with line-ups, and those of which the points at the boards are known."""
    drawn, scored = list[FileMatch](), list[TeamMatch]()
    for where, value in faults.entries(top, "matches"):
        if not isinstance(value, dict):
            faults.add(where, f"a match is expected, not {shown(value)}")
            continue
        before = faults.count
        one, other = (_team(faults, f"{where}.{key}", value.get(key), teams) for key in "ab")
        if one == other != "":
            faults.add(where, f"{shown(one)} is paired with itself")
        number = faults.number(value, "round", where, least=1, usual=1)
        line_ups = tuple(_line_ups(faults, where, value, players))
        boards = [
            [_scored(faults, f"{where}.{at}", points) for points in games]
            for at, games in faults.entries(value, "boards")
            if isinstance(games, list)
        ]
        if boards and line_ups:
            faults.add(where, "either boards or line_ups are expected, not both")
        if faults.count > before:
            continue
        if value.get("line_ups") is None:
            scored.append(_by_points(one, other, number, boards))
        else:
            drawn.append(
                FileMatch(where=where, round=number, one=one, other=other, line_ups=line_ups)
            )
    return tuple(drawn), tuple(scored)


def _team(faults: Faults, where: str, value: object, teams: Collection[str]) -> str:
    known = knows_names(faults)
    if not isinstance(value, str) or (known and value not in teams):
        faults.add(where, f"unknown team {shown(value)}")
    return value if isinstance(value, str) else ""


def _line_ups(
    faults: Faults, where: str, match: Json, players: Collection[str]
) -> Iterator[tuple[str, ...]]:
    """Who sat at the boards from the first, of both teams."""
    both = list(faults.entries(match, "line_ups"))
    if match.get("line_ups") is not None and len(both) != 2:
        faults.add(f"{where}.line_ups", "those of both teams are expected, a's before b's")
    known = faults.usable("players")
    for at, content in both:
        own = content if isinstance(content, list) else [content]
        for player in own:
            if not isinstance(player, str) or (known and player not in players):
                faults.add(f"{where}.{at}", f"unknown player {shown(player)}")
        yield tuple(player for player in own if isinstance(player, str))


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


def matches_of(games: Sequence[FileGame], team_of: Mapping[str, str]) -> tuple[FileMatch, ...]:
    """The team matches that these games make up, board by board.

    The first team of a match is that of black in the first game of its first board (21.1).
    """
    found = dict[tuple[int, frozenset[str]], dict[frozenset[str], FileGame]]()
    for one in sorted(games, key=lambda each: (each.seen.round, each.shown.board)):
        game = one.seen
        teams = frozenset((team_of[game.black], team_of[game.white]))
        boards = found.setdefault((game.round, teams), {})
        boards.setdefault(frozenset((game.black, game.white)), one)
    return tuple(
        _match(number, tuple(boards.values()), team_of) for (number, _), boards in found.items()
    )


def _match(number: int, boards: Sequence[FileGame], team_of: Mapping[str, str]) -> FileMatch:
    first = boards[0].seen
    one, other = team_of[first.black], team_of[first.white]
    pairs = [
        pair if team_of[pair[0]] == one else pair[::-1]
        for pair in ((board.seen.black, board.seen.white) for board in boards)
    ]
    return FileMatch(
        where=boards[0].where,
        round=number,
        one=one,
        other=other,
        line_ups=tuple(zip(*pairs, strict=True)),
    )
