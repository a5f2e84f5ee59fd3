"""Why everybody stands where they do, in words, for the arbiter."""

from collections.abc import Mapping, Sequence
from fractions import Fraction
from typing import Protocol

from corr.tournament.tie_breaks import of_mutual_matches
from corr.tournament.wording import decimal, listed, ordinal


class Placed(Protocol):
    """A row of any table: a place and who has it; its other figures have the criteria's names."""

    @property
    def place(self) -> int:
        """The place, from 1."""

    @property
    def player(self) -> str:
        """The player or the team."""


class Ranked(Protocol):
    """Any table: rows in order of place, and the figures in the order in which they decide."""

    @property
    def rows(self) -> Sequence[Placed]:
        """The rows in order of place."""

    @property
    def criteria(self) -> tuple[str, ...]:
        """The names of the figures that decide."""

    @property
    def games_per_match(self) -> int:
        """How many games a match has."""

    @property
    def system(self) -> str:
        """What kind of event it is."""


_WORDS = {
    "buchholz": "Buchholz",
    "berger": "Berger",
    "mutual": "mutual games",
    "match_wins": "won matches",
}


def explain(table: Ranked, names: Mapping[str, str] | None = None) -> tuple[str, ...]:
    """Why each row stands where it does, in words: compared with the row below, or above.

    Those who share a place are compared as one. Of the last place it is told what it lacks.
    """
    shown = {row.player: row.player for row in table.rows} | dict(names or {})
    groups = list[list[Placed]]()
    for row in table.rows:
        if groups and groups[-1][0].place == row.place:
            groups[-1].append(row)
        else:
            groups.append([row])
    return tuple(
        _explained(table, groups, at, row, shown)
        for at, group in enumerate(groups)
        for row in group
    )


def _explained(
    table: Ranked,
    groups: Sequence[Sequence[Placed]],
    at: int,
    row: Placed,
    names: Mapping[str, str],
) -> str:
    place, level = ordinal(row.place), groups[at]
    if len(level) > 1:
        sharing = listed([names[each.player] for each in level if each is not row])
        return f"{place}, shared with {sharing}: {_equal(table, table.criteria)}"
    if len(groups) == 1:
        return place
    below = at + 1 < len(groups)
    rival = groups[at + 1][0] if below else groups[at - 1][-1]
    word = "before" if below else "after"
    return f"{place} {word} {names[rival.player]}: {compared(table, row, rival)}"


def compared(table: Ranked, row: Placed, rival: Placed) -> str:
    """What parts two rows of different places: `equal points, Berger 18.5 to 17`."""
    decisive = next(name for name in table.criteria if getattr(row, name) != getattr(rival, name))
    before = table.criteria[: table.criteria.index(decisive)]
    words = _decided(table, decisive, getattr(row, decisive), getattr(rival, decisive))
    return f"{_equal(table, before)}, {words}" if before else words


def _decided(table: Ranked, figure: str, mine: object, theirs: object) -> str:
    if isinstance(mine, tuple) and isinstance(theirs, tuple):
        # The table of the matches between teams that are level: its first difference decides.
        named = of_mutual_matches(table.criteria)
        at = next(
            at for at, pair in enumerate(zip(mine, theirs, strict=True)) if len(set(pair)) > 1
        )
        return f"in the mutual matches {_decided(table, named[at], mine[at], theirs[at])}"
    assert isinstance(mine, int | Fraction)
    assert isinstance(theirs, int | Fraction)
    own, other = decimal(Fraction(mine)), decimal(Fraction(theirs))
    match figure:
        case "buchholz" | "berger":
            return f"{_WORDS[figure]} {own} to {other}"
        case "mutual":
            return f"{own} to {other} in the mutual games"
        case "match_wins":
            return f"{_counted(own, 'won match')} to {other}"
    return f"{_counted(own, _points(table, figure))} to {other}"


def _points(table: Ranked, figure: str) -> str:
    """What points are called here; a game is a match where matches have one game."""
    if figure == "game_points" and table.games_per_match == 1 and not _of_teams(table):
        return "point"
    words = figure.removesuffix("s").replace("_", " ")
    return f"individual {words}" if _of_teams(table) and figure != "team_points" else words


def _of_teams(table: Ranked) -> bool:
    return table.system.startswith("teams")


def _equal(table: Ranked, criteria: Sequence[str]) -> str:
    """That two are level in these; game and match points together are their points."""
    score = ("game_points", "match_points")
    if not _of_teams(table) and set(criteria[:2]) == set(score):
        words, rest = ["points"], criteria[2:]
    else:
        words, rest = list[str](), criteria
    words += [
        "mutual matches"
        if name == "mutual" and _of_teams(table)
        else _WORDS.get(name, f"{_points(table, name)}s")
        for name in rest
    ]
    return f"equal {listed(words)}"


def _counted(number: str, word: str) -> str:
    ending = "" if number == "1" else "es" if word.endswith("ch") else "s"
    return f"{number} {word}{ending}"
