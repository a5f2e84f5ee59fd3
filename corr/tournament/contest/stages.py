"""Several stages in one event: sections, then final groups (tournaments.md §6, R22/G21).

The rule books say only that forms may be combined in stages. Decisions:

[INTERPRETATION T32a] By seeding, sections are filled there and back: of eight players in two
sections 1, 4, 5 and 8 play in the first. Alternatives: a lot for everybody, or for every row.

[INTERPRETATION T32b] Next-placed players of different sections are compared by their place, then
by the figures of their table in its order, each divided by the number of games, as exact
fractions; then by lot. What was counted between players of one section alone is left out.
Alternative: a play-off.

[INTERPRETATION T32c] Who shares a place in a section across the line is parted by the arbiter's
word or by lot. Alternative: a replay (18.2f).

[INTERPRETATION T32d] Who withdrew or cannot go on makes room for the next of the same section, as
if not placed; the places of the others are not changed.

[INTERPRETATION T32e] If results are taken along, all games of a match of two who qualified from
one section count in the final group as they stand, walkovers too, and the two do not meet again.
Results against others are left behind. Alternative: only the final group's own games count.

[INTERPRETATION T32f] In the final order of the event the first group stands before the second and
so on, then those who did not qualify, compared as in T32b but without a lot. Alternative: those of
the same place in different sections share theirs.
"""

import dataclasses
import enum
from collections import Counter, defaultdict
from collections.abc import Collection, Iterable, Iterator, Mapping, Sequence
from fractions import Fraction
from itertools import groupby

from msgspec import Struct
from msgspec.structs import replace

from corr.errors import ArbiterError
from corr.sentences.said import said
from corr.tournament.contest.contest import Contest, Results, Section
from corr.tournament.pairing.pairing import Lots, match_colours, round_robin
from corr.tournament.pairing.scheveningen import Printed, TableName, scheveningen
from corr.tournament.scoring.reasons import SectionReason
from corr.tournament.scoring.scoring_games import ZERO, TableGame, by_pair
from corr.tournament.scoring.standings import Standing, Standings, monrad_standings, standings
from corr.tournament.wording import counted, decimal, listed, ordinal

# -- who goes on from the sections to the final groups, and why [T32b]-[T32d] ----

_WITHIN = frozenset({"mutual"})
"""Figures between players of one section, which say nothing about others."""


class SectionRow(Struct, frozen=True, kw_only=True):
    """A player's place in a section and what is compared with other sections, in its order."""

    player: str
    place: int
    figures: tuple[Fraction, ...]


class Group(Struct, frozen=True, kw_only=True):
    """A final group: so many of each section, and so many of the best that are left."""

    name: str
    per_section: int
    best_next: int = 0


class Qualifier(Struct, frozen=True, kw_only=True):
    """Somebody who is compared: from which section, with what, and whether as one of the next.

    `by_lot` tells that a lot was needed to go on, `decided` that it was the arbiter's word.
    """

    player: str
    section: str
    place: int
    figures: tuple[Fraction, ...]
    is_next: bool = False
    by_lot: bool = False
    decided: bool = False


class Qualification(Struct, frozen=True, kw_only=True):
    """The final groups, each in the order of seeding, and who is left, the best first.

    The first of `rest` are the reserves. `seed` gave the lots.
    """

    groups: tuple[tuple[str, tuple[Qualifier, ...]], ...]
    rest: tuple[Qualifier, ...]
    seed: str


def section_rows(table: Standings, *, with_left: bool = False) -> tuple[SectionRow, ...]:
    """The rows of a section's final table, without those who withdrew unless `with_left` [T32d].

    Each figure of the table is divided by the number of games that the player has a score in.
    Raises ArbiterError while games are going on.
    """
    if not table.final:
        raise ArbiterError(said("why_draw", "section_goes_on"))
    names = [name for name in table.criteria if name not in _WITHIN]
    return tuple(
        SectionRow(
            player=row.player,
            place=row.place,
            figures=tuple(
                Fraction(getattr(row, name)) / row.games if row.games else ZERO for name in names
            ),
        )
        for row in table.rows
        if with_left or row.status == "ok"
    )


def qualify(
    tables: Mapping[str, Sequence[SectionRow]],
    groups: Sequence[Group],
    *,
    seed: str,
    absent: Collection[str] = (),
    decided: Sequence[str] = (),
) -> Qualification:
    """The final groups from the sections' final tables; the first group chooses first.

    `absent` cannot go on [T32d]. `decided` parts who is level by the arbiter's word: who is named
    earlier goes before. Raises ArbiterError with every reason why it cannot be done.
    """
    faults = [*_faults(tables, groups, absent, decided)]
    if faults:
        raise ArbiterError(*faults)
    left = [each for each in _order(tables, seed, decided) if each.player not in absent]
    found = []
    for group in groups:
        order = left
        direct, others = _first_of_each(order, group.per_section)
        best, left = others[: group.best_next], others[group.best_next :]
        going = {
            **{each.player: _marked(each, others, decided, within=True) for each in direct},
            **{each.player: _marked(each, left, decided, within=False) for each in best},
        }
        seeded = tuple(going[each.player] for each in order if each.player in going)
        found.append((group.name, seeded))
    return Qualification(groups=tuple(found), rest=tuple(left), seed=seed)


def _order(
    tables: Mapping[str, Sequence[SectionRow]], seed: str, decided: Sequence[str]
) -> list[Qualifier]:
    """Everybody, the best first: place, figures, the arbiter's word, lot."""
    lots, word = Lots(seed), {player: at for at, player in enumerate(decided)}
    everybody = [
        Qualifier(player=row.player, section=section, place=row.place, figures=row.figures)
        for section, rows in tables.items()
        for row in rows
    ]
    lot = {each.player: lots.draw() for each in everybody}

    def key(one: Qualifier) -> tuple[int, tuple[Fraction, ...], int, int]:
        figures = tuple(-figure for figure in one.figures)
        return one.place, figures, word.get(one.player, len(word)), lot[one.player]

    return sorted(everybody, key=key)


def _first_of_each(
    order: Sequence[Qualifier], number: int
) -> tuple[list[Qualifier], list[Qualifier]]:
    """The first so many of each section, and the others."""
    taken = Counter[str]()
    first, others = list[Qualifier](), list[Qualifier]()
    for each in order:
        (first if taken[each.section] < number else others).append(each)
        taken[each.section] += 1
    return first, others


def _marked(
    one: Qualifier, others: Sequence[Qualifier], decided: Sequence[str], *, within: bool
) -> Qualifier:
    """A qualifier with what parted the player from those who are as good and come after.

    `within` compares those of the same section only.
    """
    level = any(
        (each.place, each.figures) == (one.place, one.figures)
        and (each.section == one.section or not within)
        for each in others
    )
    word = level and one.player in decided
    return replace(one, is_next=not within, by_lot=level and not word, decided=word)


def _faults(
    tables: Mapping[str, Sequence[SectionRow]],
    groups: Sequence[Group],
    absent: Collection[str],
    decided: Sequence[str],
) -> Iterator[str]:
    if not tables:
        yield "there is at least one section"
    if not groups:
        yield "there is at least one final group"
    known = [row.player for rows in tables.values() for row in rows]
    yield from _twice("in two sections", known)
    yield from _twice("two final groups are called", (group.name for group in groups))
    yield from _twice("named twice among those decided", decided)
    strangers = [player for player in (*absent, *decided) if player not in known]
    if strangers:
        yield f"not in any section: {listed(strangers)}"
    for group in groups:
        if min(group.per_section, group.best_next) < 0:
            yield f"{group.name}: no fewer than 0 can go on"
    if len({len(row.figures) for rows in tables.values() for row in rows}) > 1:
        yield "the sections' tables do not have the same figures"
    yield from _too_few(tables, groups, absent)


def _twice(words: str, names: Iterable[str]) -> Iterator[str]:
    found = [name for name, count in Counter(names).items() if count > 1]
    if found:
        yield f"{words}: {listed(found)}"


def _too_few(
    tables: Mapping[str, Sequence[SectionRow]], groups: Sequence[Group], absent: Collection[str]
) -> Iterator[str]:
    each = sum(max(group.per_section, 0) for group in groups)
    able = {
        section: sum(row.player not in absent for row in rows) for section, rows in tables.items()
    }
    for section, count in able.items():
        if count < each:
            yield f"{section} has {counted(count, 'player')} who can go on, and {each} are to"
    everybody = each * len(tables) + sum(max(group.best_next, 0) for group in groups)
    if everybody > sum(able.values()):
        found = counted(sum(able.values()), "player")
        yield f"{everybody} are to go on, and there are {found} who can"
    for group in groups:
        size = group.per_section * len(tables) + group.best_next
        if size < 2:
            yield f"{group.name} would have {counted(size, 'player')}, at least two are needed"


def explain_qualifiers(
    found: Qualification, names: Mapping[str, str] | None = None
) -> tuple[str, ...]:
    """Why everybody goes where, in words."""
    known = names or {}
    lines = [
        f"{known.get(each.player, each.player)} goes on to {name}: {_why(each)}"
        for name, group in found.groups
        for each in group
    ]
    left = [f"{known.get(each.player, each.player)}: {_why(each)}" for each in found.rest]
    return (*lines, *left)


def _why(one: Qualifier) -> str:
    words = f"{ordinal(one.place)} in {one.section}"
    if one.is_next and one.figures:
        words = f"{words}, best of the next with {decimal(one.figures[0])} points a game"
    if one.decided:
        return f"{words}, by the arbiter's word"
    return f"{words}, by lot" if one.by_lot else words


# -- the final groups of an event in stages ----


class StageGame(Struct, frozen=True, kw_only=True):
    """One game of a final group: its round, board, and who has black."""

    round: int
    board: int
    black: str
    white: str


def carried_over(
    group: Collection[str], games: Sequence[TableGame], *, games_per_match: int
) -> tuple[TableGame, ...]:
    """The games of the sections that count in the final group [T32e], as of round 0.

    `games_per_match` is that of the final group: a match of another length cannot be taken along.
    Raises ArbiterError with every match for which it cannot be done.
    """
    found, faults = [], []
    own = [game for game in games if game.black in group and game.white in group]
    for pair, match in by_pair(own).items():
        one, other = sorted(pair)
        if any(game.is_open for game in match):
            faults.append(f"{one} and {other} are still playing")
        elif len(match) != games_per_match:
            faults.append(
                f"{one} and {other} have played {len(match)} games in their section, "
                f"a match of the final group has {games_per_match}"
            )
        found += [replace(game, round=0) for game in match]
    if faults:
        raise ArbiterError(*faults)
    return tuple(found)


def final_games(
    group: Sequence[str],
    carried: Sequence[TableGame] = (),
    *,
    games_per_match: int = 1,
    printed: Printed | None = None,
) -> tuple[StageGame, ...]:
    """The games of a final group where all meet all, in order of round and board.

    Start numbers are those of `group`. Who has met in `carried` does not meet again: two halves
    that have met within play by a Scheveningen table, B if there is one; else the games are left
    out of the round-robin table, and rounds and boards that are empty with them. The colours of
    a match turn game by game in the same round [T1].
    """
    met = {frozenset((game.black, game.white)) for game in carried}
    halves = _halves(group, met)
    if halves is not None:
        pairs = _between(*halves, printed)
    else:
        pairs = [
            (game.round, group[game.black - 1], group[game.white - 1])
            for game in round_robin(len(group))
        ]
    left = [pair for pair in pairs if frozenset(pair[1:]) not in met]
    games = []
    for number, (_, one_round) in enumerate(groupby(left, key=lambda pair: pair[0]), 1):
        for board, (_, black, white) in enumerate(one_round, 1):
            for first, second in match_colours(black, white, games_per_match):
                games.append(StageGame(round=number, board=board, black=first, white=second))
    return tuple(games)


def _halves(
    group: Sequence[str], met: Collection[frozenset[str]]
) -> tuple[list[str], list[str]] | None:
    """The two halves of a group that have met within and not between, if it has such."""
    if not met:
        return None
    first = [player for player in group if player == group[0] or {group[0], player} in met]
    second = [player for player in group if player not in first]
    inside = sum(1 for pair in met if pair <= set(first) or pair <= set(second))
    size = len(first)
    if size != len(second) or len(met) != inside or inside != size * (size - 1):
        return None
    return first, second


def _between(
    first: Sequence[str], second: Sequence[str], printed: Printed | None
) -> list[tuple[int, str, str]]:
    """The games of one half against the other."""
    table: TableName = "A" if len(first) == 2 else "B"
    team = {"A": first, "B": second}
    return [
        (
            game.round,
            team[game.black_team][game.black - 1],
            team[game.white_team][game.white - 1],
        )
        for game in scheveningen(len(first), table, printed)
    ]


def overall_places(
    groups: Sequence[Sequence[tuple[int, str]]], rest: Sequence[Qualifier] = ()
) -> tuple[tuple[int, str], ...]:
    """The order of the whole event: places and players of the groups in turn, then who is left.

    Places within a group are raised by the number of players before it [T32f].
    """
    places: list[tuple[int, str]] = []
    for group in groups:
        before = len(places)
        places += [(before + place, player) for place, player in group]
    level: dict[object, list[str]] = defaultdict(list)
    for each in rest:
        level[(each.place, tuple(-figure for figure in each.figures))].append(each.player)
    for players in level.values():
        place = len(places) + 1
        places += [(place, player) for player in players]
    return tuple(places)


# -- several stages in one event ----


class Spread(enum.StrEnum):
    """How players come to their sections [T32a]."""

    SERPENTINE = "serpentine"
    """By their order, there and back."""
    POTS = "pots"
    """As many of the best as there are sections draw lots for them, then as many of the next."""
    LOT = "lot"
    """All draw lots."""


def sections(
    order: Sequence[str], count: int, *, spread: Spread, seed: str = ""
) -> tuple[tuple[str, ...], ...]:
    """The players in `order`, the strongest first, in `count` sections of nearly equal size.

    Lots come from `seed`. Raises ArbiterError with every reason why there can be no sections.

    >>> sections("abcdefgh", 2, spread=Spread.SERPENTINE)
    (('a', 'd', 'e', 'h'), ('b', 'c', 'f', 'g'))
    """
    faults = []
    twice = [player for player, number in Counter(order).items() if number > 1]
    if twice:
        faults.append(f"in the event more than once: {listed(twice)}")
    if count < 1:
        faults.append(f"there is at least one section, not {count}")
    elif len(order) < 2 * count:
        players, wanted = counted(len(order), "player"), counted(count, "section")
        faults.append(f"{players} cannot fill {wanted} with two or more in each")
    if faults:
        raise ArbiterError(*faults)
    filled: list[list[str]] = [[] for _ in range(count)]
    for at, row in enumerate(_rows(order, count, spread, Lots(seed))):
        numbers = range(count) if spread is not Spread.SERPENTINE or at % 2 == 0 else None
        for number, player in zip(numbers or reversed(range(count)), row, strict=False):
            if player is not None:
                filled[number].append(player)
    return tuple(map(tuple, filled))


def _rows(
    order: Sequence[str], count: int, spread: Spread, lots: Lots
) -> Sequence[Sequence[str | None]]:
    """The players in rows of one for each section, `None` where the last row has nobody."""
    players = lots.shuffled(order) if spread is Spread.LOT else order
    rows: list[Sequence[str | None]] = []
    for start in range(0, len(players), count):
        row: list[str | None] = [*players[start : start + count]]
        if spread is Spread.POTS:
            row = [*lots.shuffled([*row, *[None] * (count - len(row))])]
        rows.append(row)
    return rows


# -- the tables of sections, final groups and divisions ----


class SectionTable(Struct, frozen=True, kw_only=True):
    """A section with its table; `players` are who holds the start numbers now."""

    section: Section
    players: tuple[str, ...]
    table: Standings


def section_tables(contest: Contest, results: Results) -> tuple[SectionTable, ...]:
    """The tables of all sections that are drawn, in order of stages."""
    return tuple(section_table(contest, results, section) for section in contest.sections)


def section_of(contest: Contest, player: str) -> Section | None:
    """The last section that a player has come to."""
    number = contest.numbers.get(player)
    found = (
        section
        for section in reversed(contest.sections)
        if number in {contest.numbers[one] for one in section.players}
    )
    return next(found, None)


def holders(contest: Contest, section: Section) -> tuple[str, ...]:
    """Who holds the start numbers of a section's players now."""
    return tuple(contest.holder(player) for player in section.players)


def last_stage(contest: Contest) -> int:
    """The last stage that is drawn, 0 before the first."""
    return max((section.stage for section in contest.sections), default=0)


def games_of(contest: Contest, results: Results, section: Section) -> tuple[TableGame, ...]:
    """The games of a section, without those that were taken along."""
    own = frozenset(holders(contest, section))
    later = [one.before for one in contest.sections if one.before > section.before]
    until = min(later, default=max(contest.drawn, contest.rounds))
    return tuple(
        results[pairing.game]
        for pairing in contest.pairings
        if pairing.game in results
        and section.before < pairing.round <= until
        and results[pairing.game].black in own
    )


def taken_along(contest: Contest, results: Results, section: Section) -> tuple[TableGame, ...]:
    """The games of the stage before that count in a final group [T32e]."""
    stages = {stage.name: stage for stage in contest.spec.stages[1:]}
    if section.name not in stages or not stages[section.name].carry_over:
        return ()
    before = [one for one in contest.sections if one.stage < section.stage]
    games = [game for one in before for game in games_of(contest, results, one)]
    per_match = contest.spec.system.games_per_pair
    short = {pair for pair, match in by_pair(games).items() if _is_short(match, per_match)}
    whole = [game for game in games if frozenset((game.black, game.white)) not in short]
    return carried_over(holders(contest, section), whole, games_per_match=per_match)


def _is_short(match: Sequence[TableGame], games_per_match: int) -> bool:
    """Whether a match lacks a game that was annulled, or has another that goes on [T35d]."""
    return len(match) < games_per_match or any(game.is_open for game in match)


def section_table(
    contest: Contest, results: Results, section: Section, *, alone: bool = False
) -> SectionTable:
    """A section with its table; `alone` leaves out what was taken along [T32e]."""
    players = holders(contest, section)
    system = contest.spec.system
    along = () if alone else taken_along(contest, results, section)
    games = (*along, *games_of(contest, results, section))
    table = standings(
        players,
        games,
        games_per_match=system.games_per_pair,
        withdrawn=tuple(player for player in players if _left(contest, section, player)),
        weaver=system.scoring == "weaver",
        tie_breaks=system.tie_breaks,
    )
    return SectionTable(section=section, players=players, table=table)


def _left(contest: Contest, section: Section, player: str) -> bool:
    """Whether a player left while in this section, and not in a later one."""
    later = (
        one
        for one in contest.sections
        if one.stage > section.stage and player in holders(contest, one)
    )
    return player in contest.withdrawn and next(later, None) is None


def whole_order(contest: Contest, results: Results) -> Standings:
    """The order of the whole event [T32f]; of a league, the divisions one below the other.

    The rows are in the shape of a Monrad's, for there too rounds bring opponents from among all.
    """
    tables = section_tables(contest, results)
    out = {player for one in tables for player in one.table.annulled}
    games = tuple(game for game in results.values() if not {game.black, game.white} & out)
    base = monrad_standings(
        contest.order,
        games,
        games_per_match=contest.spec.system.games_per_pair,
        withdrawn=contest.withdrawn,
    )
    rows = {row.player: row for row in base.rows}
    placed = tuple(
        replace(rows[player], place=place, used=Fraction(-place))
        for place, player in places_of(contest, tables)
    )
    annulled = tuple(
        player for player in contest.order if player not in {r.player for r in placed}
    )
    final = all(one.table.final for one in tables) and not _groups_to_come(contest)
    return dataclasses.replace(
        base, rows=placed, annulled=annulled, criteria=("used",), final=final
    )


def _groups_to_come(contest: Contest) -> bool:
    return contest.spec.system.kind == "stages" and last_stage(contest) < 2


def places_of(
    contest: Contest, tables: Sequence[SectionTable], *, by_place_alone: bool = False
) -> tuple[tuple[int, str], ...]:
    """The places in the whole event; `by_place_alone` is the alternative of [T32f]."""
    if contest.spec.system.kind == "league":
        return overall_places([_table_rows(one) for one in tables])
    groups = [one for one in tables if one.section.stage > 1]
    going = {player for one in groups for player in one.players}
    rest = sorted(
        (
            each
            for one in tables
            if one.section.stage == 1
            for each in _compared(one, by_place_alone=by_place_alone)
            if each.player not in going
        ),
        key=lambda each: (each.place, [-figure for figure in each.figures]),
    )
    return overall_places([_table_rows(one) for one in groups], rest)


def _table_rows(one: SectionTable) -> list[tuple[int, str]]:
    return [(row.place, row.player) for row in one.table.rows]


def _compared(one: SectionTable, *, by_place_alone: bool) -> Iterator[Qualifier]:
    """The players of a section with what is compared between sections [T32b]."""
    known = () if by_place_alone else one.table.criteria
    names = [name for name in known if name not in _WITHIN]
    for row in one.table.rows:
        yield Qualifier(
            player=row.player,
            section=one.section.name,
            place=row.place,
            figures=tuple(_a_game(row, name) for name in names),
        )


def _a_game(row: Standing, name: str) -> Fraction:
    return Fraction(getattr(row, name)) / row.games if row.games else Fraction(0)


def reasons(contest: Contest, results: Results) -> Mapping[str, SectionReason]:
    """Why everybody stands where they do: the place in the last section, and those before it."""
    found = dict[str, list[tuple[int, str]]]()
    for one in reversed(section_tables(contest, results)):
        for row in one.table.rows:
            found.setdefault(row.player, []).append((row.place, one.section.name))
    return {player: SectionReason(places=tuple(places)) for player, places in found.items()}
