"""The tables of sections, final groups and divisions, and the order of the whole event. Pure."""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from fractions import Fraction

from corr.tournament.contest.contest import Contest, Results, Section
from corr.tournament.contest.stages import Qualifier, carried_over, overall_places
from corr.tournament.scoring.reasons import SectionReason
from corr.tournament.scoring.scoring import monrad_standings, standings
from corr.tournament.scoring.scoring_games import TableGame, by_pair
from corr.tournament.scoring.scoring_table import Standing, Standings

# -- the tables of sections, final groups and divisions ----


_WITHIN = frozenset({"mutual"})


@dataclass(frozen=True, slots=True, kw_only=True)
class SectionTable:
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
    return replace(base, rows=placed, annulled=annulled, criteria=("used",), final=final)


def _groups_to_come(contest: Contest) -> bool:
    return contest.spec.system.kind == "stages" and last_stage(contest) < 2


def places_of(
    contest: Contest, tables: Sequence[SectionTable], *, by_place_alone: bool = False
) -> tuple[tuple[int, str], ...]:
    """The places in the whole event; `by_place_alone` is the alternative of [T32f]."""
    if contest.spec.system.kind == "league":
        return overall_places([_rows(one) for one in tables])
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
    return overall_places([_rows(one) for one in groups], rest)


def _rows(one: SectionTable) -> list[tuple[int, str]]:
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
