"""Final groups after a correction in the sections before them: who plays there now [T35d]."""

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass, replace

from corr.errors import ArbiterError
from corr.tournament.contest import Contest, Pairing, Results
from corr.tournament.events import ContestBody, RoundOpened, RoundRedrawn, SectionsRedrawn
from corr.tournament.section import Section
from corr.tournament.section_tables import holders, last_stage, taken_along
from corr.tournament.stages import final_games
from corr.tournament.system import numbered
from corr.tournament.system_stages import qualified

_FINALS = 2


@dataclass(frozen=True, slots=True, kw_only=True)
class _Group:
    """A final group with who plays in it now, and its games: round, board, black and white."""

    section: Section
    seats: tuple[str, ...]
    games: tuple[tuple[int, int, str, str], ...]


def wrong_in_finals(contest: Contest, results: Results) -> tuple[str, ...]:
    """The games of the final groups that two play who are not to meet there.

    While a section before them is open, the groups are as they were drawn.
    """
    groups = _groups(contest, results)
    if not groups:
        return _wrong_as_drawn(contest, results)
    wanted = Counter(frozenset(game[2:]) for group in groups for game in group.games)
    wrong = []
    for pairing in _games(contest, results):
        pair = _pair(results, pairing)
        wanted[pair] -= 1
        if wanted[pair] < 0:
            wrong.append(pairing.game)
    return tuple(wrong)


def _wrong_as_drawn(contest: Contest, results: Results) -> tuple[str, ...]:
    """The games of two who are not in one final group, or have more games than they may."""
    if last_stage(contest) < _FINALS:
        return ()
    finals = [one for one in contest.sections if one.stage == _FINALS]
    together = [frozenset(holders(contest, section)) for section in finals]
    games = {one.game: _pair(results, one) for one in _games(contest, results)}
    there, most = Counter(games.values()), contest.spec.system.games_per_pair
    return tuple(
        game
        for game, pair in games.items()
        if there[pair] > most or not any(pair <= group for group in together)
    )


def final_changes(contest: Contest, results: Results, reason: str) -> tuple[ContestBody, ...]:
    """Who plays in the final groups now, and the games that they lack; nothing if all is right.

    Against who has left the event nothing is drawn: it would be lost at once (16.3).
    """
    groups = _groups(contest, results)
    if not groups:
        return ()
    bodies = list[ContestBody]()
    if any(group.seats != holders(contest, group.section) for group in groups):
        seats = tuple((group.section.name, group.seats) for group in groups)
        bodies.append(SectionsRedrawn(stage=_FINALS, sections=seats, reason=reason))
    there = Counter(_pair(results, pairing) for pairing in _games(contest, results))
    missing = list[tuple[int, int, str, str]]()
    for game in (game for group in groups for game in group.games):
        there[frozenset(game[2:])] -= 1
        if there[frozenset(game[2:])] < 0 and not contest.withdrawn.keys() & set(game[2:]):
            missing.append(game)
    drawn = numbered(contest, sorted(missing))
    for number in sorted({game[1] for game in drawn}):
        bodies.append(RoundRedrawn(round=number, games=tuple(g for g in drawn if g[1] == number)))
    last = max((game[1] for game in drawn), default=0)
    if contest.spec.system.all_rounds_at_once and last > contest.opened:
        bodies.append(RoundOpened(round=last))
    return tuple(bodies)


def _groups(contest: Contest, results: Results) -> tuple[_Group, ...]:
    """The final groups as the sections' results make them; none while those are not known."""
    if last_stage(contest) < _FINALS:
        return ()
    drawn = [section for section in contest.sections if section.stage == _FINALS]
    then, known = _before(contest, results, drawn)
    if any(game.is_open for game in known.values()):
        return ()
    try:
        found = dict(qualified(then, known, drawn[0].seed).groups)
    except ArbiterError:
        return ()
    groups, boards = list[_Group](), 0
    for section in drawn:
        seats = _seated(holders(contest, section), [one.player for one in found[section.name]])
        group, boards = _group(contest, results, section, seats, boards)
        groups.append(group)
    return tuple(groups)


def _before(
    contest: Contest, results: Results, drawn: Sequence[Section]
) -> tuple[Contest, Results]:
    """The event as the draw of the final groups saw it, with the results as they are now.

    Who left it later qualified all the same.
    """
    before = drawn[0].before
    there = {player for section in drawn for player in holders(contest, section)}
    then = replace(
        contest,
        sections=tuple(one for one in contest.sections if one.stage < _FINALS),
        withdrawn={
            player: last
            for player, last in contest.withdrawn.items()
            if last <= before and player not in there
        },
    )
    rounds = {pairing.game: pairing.round for pairing in contest.pairings}
    return then, {game: one for game, one in results.items() if rounds[game] <= before}


def _seated(old: Sequence[str], new: Sequence[str]) -> tuple[str, ...]:
    """The seats of a group: who stays keeps theirs, who comes has that of one who goes."""
    came = iter([player for player in new if player not in old])
    seats = [player if player in new else next(came, "") for player in old]
    return (*(player for player in seats if player), *came)


def _group(
    contest: Contest, results: Results, section: Section, seats: tuple[str, ...], boards: int
) -> tuple[_Group, int]:
    """A group with its games, whose boards follow those of the groups before it."""
    carried = taken_along(contest, results, replace(section, players=seats))
    per_match = contest.spec.system.games_per_pair
    own = final_games(seats, carried, games_per_match=per_match) if len(seats) > 1 else ()
    games = tuple(
        (section.before + one.round, boards + one.board, one.black, one.white) for one in own
    )
    last = max((one.board for one in own), default=0)
    return _Group(section=section, seats=seats, games=games), boards + last


def _games(contest: Contest, results: Results) -> tuple[Pairing, ...]:
    """The games of the final groups that count."""
    before = next(one.before for one in contest.sections if one.stage == _FINALS)
    return tuple(
        pairing
        for pairing in contest.pairings
        if pairing.game in results and pairing.round > before
    )


def _pair(results: Results, pairing: Pairing) -> frozenset[str]:
    game = results[pairing.game]
    return frozenset((game.black, game.white))
