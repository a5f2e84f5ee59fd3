"""The crosstable of any event: every result, in order of place, finished or not.

Where all meet all, a column is a row's opponent; in a Monrad it is a round; in a Scheveningen it
is somebody of the other half; among teams the cells are board points.
"""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from fractions import Fraction
from functools import lru_cache
from operator import attrgetter

from msgspec import Struct
from msgspec.structs import replace

from corr.tournament.scoring.figures import FIGURES
from corr.tournament.scoring.reasons import Why, reasons
from corr.tournament.scoring.scoring_games import T6_HALF, Bye, Kind, TableGame, by_pair
from corr.tournament.scoring.standings import Results, Standing, Standings, count
from corr.tournament.scoring.team_scoring import (
    TeamMatch,
    TeamStanding,
    TeamStandings,
    count_teams,
)

# -- the signs of a crosstable, and its words in one language ----

RUNNING, UNPLAYED, WITHDRAWN, BYE = "·", "-", "†", "#"


class TableWords(Struct, frozen=True, kw_only=True):
    """The words of a crosstable in one language: its heads, then what the signs mean.

    `figures` are the heads of those that are declared. `b` and `w` are the letters of the colours,
    which `black` and `white` explain, or, where White begins, `white_first` and `black_second`,
    `r` that of a round, `mark` the decimal mark. Names follow `annulled`, games `taken_back`. `t2`
    and the like say how an interpretation was taken, after `decided`.
    """

    place: str
    name: str
    team: str
    games: str
    matches: str
    team_points: str
    points: str
    match: str
    figures: Mapping[str, str]
    status: str
    mark: str
    b: str
    w: str
    r: str
    board: str
    draw: str
    running: str
    given: str
    unplayed: str
    scored: str
    late_win: str
    late_loss: str
    bye: str
    black: str
    white: str
    white_first: str
    black_second: str
    by_rounds: str
    by_rounds_alone: str
    by_sides: str
    by_teams: str
    by_team_rounds: str
    withdrew: str
    program: str
    group: str
    annulled: str
    taken_back: str
    decided: str
    t2: str
    t5: str
    t6: str
    t7: str
    t8: str
    t9: str
    t10: str
    t11: str
    t12: str
    t13: str
    t14: str
    t15: str
    t32b: str
    t32c: str
    t32d: str
    t32e: str
    t32f: str
    t33c: str
    t33d: str
    t33e: str
    t34a: str

    @property
    def signs(self) -> Mapping[str, str]:
        """What each sign of a result means."""
        return {
            "½": self.draw,
            RUNNING: self.running,
            "+": self.given,
            UNPLAYED: self.unplayed,
            ">": self.late_win,
            "<": self.late_loss,
            BYE: self.bye,
        }


# -- which interpretations of the rules [INTERPRETATION T n] changed something in a ----
# Each is tried: the table is counted once more with the alternative that the specification names,
# and the interpretation mattered if a place, the points or who is annulled come out otherwise.
# Those on colours and pairing (T1, T3, T4) cannot change a table of given results. What the table
# alone does not tell, as in a cup or between sections, is in `tables`.


AnyTable = Standings | TeamStandings


def interpretations(
    table: AnyTable, words: TableWords, decided: Sequence[str] | None = None
) -> tuple[tuple[str, str], ...]:
    """The tags of the interpretations that mattered, such as `T7`, and how each was taken.

    `decided` are the tags where the table alone does not tell them.
    """
    tags = decisive(table) if decided is None else decided
    return tuple((tag, getattr(words, tag.lower())) for tag in tags)


def decisive(table: AnyTable) -> tuple[str, ...]:
    """The tags of the interpretations that mattered, in order."""
    result = _outcome(table)
    return tuple(
        tag
        for tag in _possible(table)
        if (
            _shares(table)
            if tag == "T7"
            else any(_outcome(_counted_by(table, one)) != result for one in _alternatives(tag))
        )
    )


def _alternatives(tag: str) -> tuple[str, ...]:
    """By what a table is counted instead: T6 decides two things."""
    return (tag, T6_HALF) if tag == "T6" else (tag,)


def _counted_by(table: AnyTable, tag: str) -> AnyTable:
    """The table by the alternative of an interpretation."""
    if isinstance(table, TeamStandings):
        return count_teams(table.results, instead=tag)
    return count(table.results, instead=tag)


def _outcome(table: AnyTable) -> object:
    rows = {row.player: (row.place, row.game_points, row.match_points) for row in table.rows}
    teams = [row.team_points for row in table.rows] if isinstance(table, TeamStandings) else []
    return rows, teams, table.annulled


def _shares(table: AnyTable) -> bool:
    """Whether any place is shared; [T7] writes it as the first of those places."""
    return len({row.place for row in table.rows}) < len(table.rows)


def _possible(table: AnyTable) -> Iterator[str]:
    """The tags that can have mattered at all; counting a table anew takes time."""
    results, games = table.results, table.games_per_match
    teams = isinstance(table, TeamStandings)
    monrad = table.system.endswith("monrad")
    withdrawn = bool(results.withdrawn)
    weaver = isinstance(results, Results) and results.weaver
    if not (teams or weaver or results.tie_breaks) and 1 < games < 4:
        yield "T2"
    if withdrawn and not monrad:
        yield "T5"
    if withdrawn:
        yield "T6"
    yield "T7"
    if "mutual" in table.criteria and _met_level(table):
        yield "T8"
    if any(kind in (Kind.WALKOVER, Kind.WITHDRAWAL) for kind in _kinds(table)):
        yield "T9"
    if weaver:
        yield from ("T10", "T11")
    if withdrawn and monrad:
        yield from ("T12", "T13")
    if results.byes and (games > 1 or teams):
        yield "T14"
    if teams and games > 2:
        yield "T15"


def _met_level(table: AnyTable) -> bool:
    if isinstance(table, TeamStandings):
        return any(any(row.mutual) for row in table.rows)
    return any(row.mutual for row in table.rows)


def _kinds(table: AnyTable) -> Iterator[Kind]:
    if isinstance(table, TeamStandings):
        return (game.kind for match in table.matches for game in match.games)
    return (game.kind for game in table.games)


# -- the results in a crosstable's lines ----


PLAYED = {4: "1", 2: "½", 0: "0"}
WITHOUT_PLAY = {4: "+", 2: "½", 0: "-"}
TOO_LATE = {4: ">", 2: "½", 0: "<"}
"""The signs of a game by the player's quarter points."""


class Mark(Struct, frozen=True, kw_only=True):
    """One game as a player sees it: `sign` is the result, `colour` the provisional one, b or w.

    `opponent` is the number of the opponent's row where the column does not say it; of a match of
    several games only the first has it. The sign of a team match is its board points. `score` are
    the points of a match to points, the player's own first, which `shown` needs no sign for where
    they say who won it.
    """

    sign: str
    colour: str
    opponent: str = ""
    score: tuple[int, int] | None = None

    @property
    def shown(self) -> str:
        """The result as a cell has it: `1`, or with its score `7–5`, `1 3–5`.

        >>> [Mark(sign=sign, colour="", score=score).shown
        ...  for sign, score in (("0", (5, 7)), ("1", (3, 5)), (">", (4, 0)), ("½", None))]
        ['5–7', '1 3–5', '> 4–0', '½']
        """
        if self.score is None:
            return self.sign
        own, other = self.score
        plain = self.sign == ("1" if own > other else "0" if own < other else "")
        return f"{own}–{other}" if plain else f"{self.sign} {own}–{other}"


Cell = tuple[Mark, ...]


class Section(Struct, frozen=True, kw_only=True):
    """Rows that share columns: `rows` are their indexes in the table, `numbers` their names there.

    `heads` are the numbers of the columns, which are of `rounds` or of rows. `cells[i]` are the
    cells of `rows[i]`.
    """

    rows: tuple[int, ...]
    numbers: tuple[str, ...]
    heads: tuple[str, ...]
    cells: tuple[tuple[Cell, ...], ...]
    rounds: bool = False


def numbered(count: int) -> tuple[str, ...]:
    """The numbers of so many rows."""
    return tuple(str(number) for number in range(1, count + 1))


def against_each_other(table: Standings) -> Section:
    """One column for every row (R24)."""
    met = _met(table.games)
    players = [row.player for row in table.rows]
    numbers = numbered(len(players))
    return Section(
        rows=tuple(range(len(players))),
        numbers=numbers,
        heads=numbers,
        cells=tuple(_against(player, players, met) for player in players),
    )


def by_sides(table: Standings) -> tuple[Section, ...]:
    """Two sections, half against half: the first numbered 1, 2, the other I, II (R25)."""
    met = _met(table.games)
    sides = sides_of(table.results)
    halves = [
        [(at, row.player) for at, row in enumerate(table.rows) if row.player in side]
        for side in sides
    ]
    numbers = (numbered(len(halves[0])), tuple(roman(n + 1) for n in range(len(halves[1]))))
    return tuple(
        Section(
            rows=tuple(at for at, _ in half),
            numbers=numbers[side],
            heads=numbers[1 - side],
            cells=tuple(
                _against(player, [other for _, other in halves[1 - side]], met)
                for _, player in half
            ),
        )
        for side, half in enumerate(halves)
    )


def sides_of(results: Results) -> tuple[frozenset[str], ...]:
    """The two halves of a Scheveningen; nothing where it is not half against half."""
    if results.meets is None or not results.players:
        return ()
    there = results.opponents(results.players[0])
    here = frozenset(results.players) - there
    halves = {player: there if player in here else here for player in results.players}
    whole = all(results.opponents(player) == half for player, half in halves.items())
    return (here, there) if whole and there else ()


def roman(number: int) -> str:
    """A number in Roman numerals, as the tables of R25 call the second half.

    >>> [roman(number) for number in (1, 4, 9, 14, 40, 90)]
    ['I', 'IV', 'IX', 'XIV', 'XL', 'XC']
    """
    signs = [(1000, "M"), (900, "CM"), (500, "D"), (400, "CD"), (100, "C"), (90, "XC")]
    signs += [(50, "L"), (40, "XL"), (10, "X"), (9, "IX"), (5, "V"), (4, "IV"), (1, "I")]
    text = ""
    for value, sign in signs:
        times, number = divmod(number, value)
        text += sign * times
    return text


def by_rounds(table: Standings) -> Section:
    """One column for every round, with the opponents' numbers (R26).

    Who meets again in a later round, as in a section and then in the final, has a cell in both.
    """
    players = [row.player for row in table.rows]
    number = dict(zip(players, numbered(len(players)), strict=True))
    cells: dict[tuple[str, int], Cell] = {}
    for pair, games in by_pair(table.games).items():
        for round_ in {game.round for game in games}:
            match = [game for game in games if game.round == round_]
            for player in pair:
                (other,) = pair - {player}
                cells[player, round_] = tuple(
                    mark(game, player, number[other] if at == 0 else "")
                    for at, game in enumerate(match)
                )
    return rounds_section(players, cells, table.results.byes)


def rounds_section(
    players: Sequence[str], cells: Mapping[tuple[str, int], Cell], byes: Sequence[Bye]
) -> Section:
    """The section of players whose cells are known by player and round, with their byes."""
    all_cells = {
        **cells,
        **{(bye.player, bye.round): (Mark(sign=BYE, colour=""),) for bye in byes},
    }
    rounds = range(1, max((number for _, number in all_cells), default=0) + 1)
    return Section(
        rows=tuple(range(len(players))),
        numbers=numbered(len(players)),
        heads=tuple(map(str, rounds)),
        cells=tuple(
            tuple(all_cells.get((player, number), ()) for number in rounds) for player in players
        ),
        rounds=True,
    )


def _met(games: Iterable[TableGame]) -> dict[tuple[str, str], Cell]:
    """The cells of all who met, by player and opponent."""
    found = dict[tuple[str, str], Cell]()
    for game in sorted(games, key=attrgetter("round")):
        for pair in ((game.black, game.white), (game.white, game.black)):
            found[pair] = (*found.get(pair, ()), mark(game, pair[0]))
    return found


def _against(
    player: str, others: Sequence[str], met: Mapping[tuple[str, str], Cell]
) -> tuple[Cell, ...]:
    return tuple(met.get((player, other), ()) for other in others)


def mark(game: TableGame, player: str, opponent: str = "") -> Mark:
    """A game as one of the two sees it."""
    colour = "b" if game.black == player else "w"
    score = game.scored if game.score is not None else None
    if score and colour == "w":
        score = score[::-1]
    return _mark(_sign(game, player), colour, opponent, score)


@lru_cache
def _mark(sign: str, colour: str, opponent: str, score: tuple[int, int] | None) -> Mark:
    """One of the few marks that there are, made once."""
    return Mark(sign=sign, colour=colour, opponent=opponent, score=score)


def _sign(game: TableGame, player: str) -> str:
    if game.score is None:
        return UNPLAYED if game.kind is Kind.UNPLAYED else RUNNING
    points = game.quarters(player)
    if game.kind is Kind.LATE:
        return TOO_LATE[points]
    return (WITHOUT_PLAY if game.kind in (Kind.WALKOVER, Kind.WITHDRAWAL) else PLAYED)[points]


def halves(points: Fraction) -> str:
    """Points of games as they are written in a table: `2½`.

    >>> [halves(Fraction(n, 2)) for n in (0, 1, 2, 5)]
    ['0', '½', '1', '2½']
    """
    whole, rest = divmod(points, 1)
    return ("" if rest and not whole else str(whole)) + ("½" if rest else "")


# -- A crosstable's lines in order of place ----


class Row(Struct, frozen=True, kw_only=True):
    """One player's or team's line. `cells[i]` are the games of column `i` of its section.

    `number` is what other lines call this one; `why` it stands here is None where nothing is told.
    `kind` is `program` or `group` where it is one (gomoku art. 1).
    """

    standing: Standing | TeamStanding
    name: str
    number: str
    cells: tuple[Cell, ...]
    why: Why | None
    kind: str = ""


class Crosstable(Struct, frozen=True, kw_only=True):
    """All rows in order of place; `annulled` are the names of those taken out of it (16.2).

    `sections` are the rows that share columns, one section but in a Scheveningen. `figures` are
    the names of the figures shown. `decided` are the interpretations that mattered for the result
    of a finished event. `sides` are the game points of both halves of a Scheveningen.
    `taken_back` are the games that the arbiter annulled, in words; no cell has them [T35].
    `begins` is the colour of who has `b` in a mark: the first seat [T29]; "" in a game without
    colours, which has no letters for them. `of_matches`: each game is a match to points.
    """

    rows: tuple[Row, ...]
    annulled: tuple[str, ...]
    games_per_match: int
    final: bool
    system: str
    sections: tuple[Section, ...]
    figures: tuple[str, ...]
    decided: tuple[str, ...]
    sides: tuple[Fraction, ...]
    taken_back: tuple[str, ...] = ()
    begins: str = "black"
    of_matches: bool = False

    @property
    def by_rounds(self) -> bool:
        """Whether the columns of results are rounds."""
        return any(section.rounds for section in self.sections)

    @property
    def colours(self) -> dict[str, str]:
        """The colours, `b` and `w`, of the marks of the first and of the second seat; none in a
        game that has none.
        """
        if not self.begins:
            return {}
        first, second = ("b", "w") if self.begins == "black" else ("w", "b")
        return {"b": first, "w": second}


def crosstable(
    table: AnyTable,
    names: Mapping[str, str] | None = None,
    taken_back: Sequence[str] = (),
    *,
    why: Mapping[str, Why] | None = None,
    decided: tuple[str, ...] | None = None,
    begins: str = "black",
) -> Crosstable:
    """The crosstable of standings; `names` are the players' names, else their keys are shown.

    `taken_back` are annulled games in words, which standings know nothing of. Where the figures
    do not tell `why` somebody stands there and what was `decided`, these do.
    """
    shown = {player: player for player in (*table.annulled, *(r.player for r in table.rows))}
    shown |= names or {}
    sections = _sections(table)
    lines = {
        at: (number, cells)
        for section in sections
        for at, number, cells in zip(section.rows, section.numbers, section.cells, strict=True)
    }
    rows: Sequence[Standing | TeamStanding] = table.rows
    told: Sequence[Why | None] = (
        [why.get(row.player) for row in rows] if why else reasons(table, shown)
    )
    if decided is None:
        decided = decisive(table) if table.final else ()
    return Crosstable(
        rows=tuple(
            Row(
                standing=row,
                name=shown[row.player],
                number=lines[at][0],
                cells=lines[at][1],
                why=told[at],
            )
            for at, row in enumerate(rows)
        ),
        annulled=tuple(shown[player] for player in table.annulled),
        games_per_match=table.games_per_match,
        final=table.final,
        system=table.system,
        sections=sections,
        figures=_figures(table),
        decided=decided,
        begins=begins,
        of_matches=isinstance(table, Standings) and any(game.length for game in table.games),
        sides=_sides(table, sections),
        taken_back=tuple(taken_back),
    )


def with_kinds(table: Crosstable, kinds: Mapping[str, str]) -> Crosstable:
    """The table with the marks of programs and groups, by player."""
    if not kinds:
        return table
    rows = (replace(row, kind=kinds.get(row.standing.player, "")) for row in table.rows)
    return replace(table, rows=tuple(rows))


def _sections(table: AnyTable) -> tuple[Section, ...]:
    if isinstance(table, TeamStandings):
        monrad = table.system == "teams_monrad"
        return (teams_by_rounds(table) if monrad else teams_against_each_other(table),)
    if table.system == "monrad":
        return (by_rounds(table),)
    if sides_of(table.results):
        return by_sides(table)
    return (against_each_other(table),)


_POINTS = ("game_points", "match_points")


def _figures(table: AnyTable) -> tuple[str, ...]:
    """What is shown of every row; match points only where they are not just twice the points."""
    if isinstance(table, TeamStandings):
        shown: tuple[str, ...] = ("matches", "team_points", "match_points", "game_points")
    else:
        points = [one for one in table.criteria if one in _POINTS] or _POINTS
        shown = tuple(points[: 1 if table.games_per_match == 1 else 2])
        shown = shown if table.system == "monrad" else ("games", *shown)
    return (*shown, *(name for name in FIGURES if name in table.criteria))


def _sides(table: AnyTable, sections: tuple[Section, ...]) -> tuple[Fraction, ...]:
    if len(sections) < 2:
        return ()
    return tuple(
        sum((table.rows[at].game_points for at in section.rows), Fraction(0))
        for section in sections
    )


# -- team matches in a crosstable, and what happened at every board ----


def teams_against_each_other(table: TeamStandings) -> Section:
    """One column for every team; the cells are board points."""
    cells = dict[tuple[str, str], Cell]()
    for match in table.matches:
        for team, other, points in _points(match):
            cells[team, other] = (*cells.get((team, other), ()), Mark(sign=points, colour=""))
    teams = [row.team for row in table.rows]
    numbers = numbered(len(teams))
    return Section(
        rows=tuple(range(len(teams))),
        numbers=numbers,
        heads=numbers,
        cells=tuple(tuple(cells.get((team, other), ()) for other in teams) for team in teams),
    )


def teams_by_rounds(table: TeamStandings) -> Section:
    """One column for every round, with the opponents' numbers."""
    teams = [row.team for row in table.rows]
    number = dict(zip(teams, numbered(len(teams)), strict=True))
    cells = {
        (team, match.round): (Mark(sign=points, colour="", opponent=number[other]),)
        for match in table.matches
        for team, other, points in _points(match)
    }
    return rounds_section(teams, cells, table.results.byes)


def _points(match: TeamMatch) -> Sequence[tuple[str, str, str]]:
    """Both teams' board points against each other, marked while games go on.

    Before its first result a match has no points, as a game has none.
    """
    sums = [board.quarters() for board in match.boards]
    going = RUNNING if any(game.is_open for game in match.games) else ""
    one, other = (halves(Fraction(sum(points), 4)) for points in zip(*sums, strict=True))
    if going and not any(game.score for game in match.games):
        one = other = ""
    return (
        (match.one, match.other, f"{one}{going}"),
        (match.other, match.one, f"{other}{going}"),
    )
