"""What follows from results that were corrected, or from a game that was annulled. Pure.

The rule books know annulled players, but no annulled games, and say of corrections only that the
draw of a Monrad stands (26.5). Decisions:

[INTERPRETATION T35a] An annulled game counts nowhere: not in tables, norms, colours or replays. It
is as if it had not been drawn, so that its pair has a game less unless the arbiter sets another.
Alternative: the game is lost for both.

[INTERPRETATION T35b] Who was drawn together in a Monrad has met (26.2a), even if the game is
annulled; it gives no up or down. Alternative: the two can be drawn again.

[INTERPRETATION T35c] In a cup and in matches that end when they are decided, games that the
results as they are now do not lead to are annulled, and those that they lead to are drawn.
Alternative: what is drawn stands.

[INTERPRETATION T35d] Who comes to a final group by a correction has the seat of who leaves it; the
games of the others stand. What a match that was taken along lacks is played in the group, whole.
Alternative: the groups are drawn anew.
"""

from collections import Counter, defaultdict
from collections.abc import Iterator, Sequence
from fractions import Fraction

from msgspec import Struct
from msgspec.structs import replace

from corr.errors import ArbiterError
from corr.sentences.said import said
from corr.tournament.contest.contest import Contest, Pairing, Results, Section
from corr.tournament.contest.stages import final_games, holders, last_stage, taken_along
from corr.tournament.events.events import ContestBody
from corr.tournament.events.events_contest import RoundOpened
from corr.tournament.events.events_games import RoundRedrawn, SectionsRedrawn
from corr.tournament.pairing.match_play import MatchTerms, Until, match_state
from corr.tournament.scoring.scoring_games import Score, TableGame
from corr.tournament.systems.cup import Cup, state_of
from corr.tournament.systems.matches import further_games, surplus, wrong_in_matches
from corr.tournament.systems.stages import qualified
from corr.tournament.systems.system import Match, match_terms, numbered
from corr.tournament.wording import command, few

# -- the games of a cup that its results, as they are now, do not lead to [T35c] ----


def wrong_in_cup(contest: Contest, results: Results) -> tuple[str, ...]:
    """Games of two who do not meet, and those that a match which is decided does not need.

    What is wrong decides nothing, so that more can be wrong without it.
    """
    wrong, left = set[str](), results
    while more := _wrong_among(contest, left):
        wrong |= more
        left = {game: one for game, one in left.items() if game not in more}
    return tuple(pairing.game for pairing in contest.pairings if pairing.game in wrong)


def _wrong_among(contest: Contest, results: Results) -> set[str]:
    state = state_of(contest, results)
    met = {frozenset(match.players) for match in state.matches}
    pairs = defaultdict[frozenset[str], list[Pairing]](list)
    for pairing in contest.pairings:
        if pairing.game in results:
            game = results[pairing.game]
            pairs[frozenset((game.black, game.white))].append(pairing)
    wrong = set[str]()
    for pair, games in pairs.items():
        all_of_them = [one.game for one in games]
        own = _wrong_in_match(contest, results, games) if pair in met else all_of_them
        wrong.update(own)
    return wrong


def _wrong_in_match(contest: Contest, results: Results, games: Sequence[Pairing]) -> Iterator[str]:
    """Ordinary games after the match was decided, and replays of one that was not drawn."""
    number = contest.spec.system.games_per_pair
    terms = MatchTerms(until=Until.GAMES, number=Fraction(number))
    one, other = results[games[0].game].black, results[games[0].game].white
    agreed = [each for each in games if not each.replay]

    def decided(played: Sequence[TableGame]) -> bool:
        return match_state(one, other, played, terms).over

    extra = surplus(agreed, results, decided, number)
    yield from extra
    played = [results[each.game] for each in agreed if each.game not in extra]
    state = match_state(one, other, played, terms)
    due = 1 if state.over and state.winner is None and any(state.points) else 0
    for each in games:
        if each.replay and each.replay != due:
            yield each.game
        elif each.replay:
            due = due + 1 if results[each.game].score is Score.DRAW else 0


# -- final groups after a correction in the sections before them ----


_FINALS = 2


class _Group(Struct, frozen=True, kw_only=True):
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


# -- what follows from results that were corrected, or from a game that was annulled ----


def wrong_games(contest: Contest, results: Results) -> tuple[str, ...]:
    """The games that were drawn because of results that are others now [T35c, d], in order.

    Rounds of a Monrad stand as they were drawn (26.5), and where the start numbers say who meets
    whom no result changes it.
    """
    system = contest.spec.system
    if contest.state != "running":
        return ()
    if system.kind == "cup":
        return wrong_in_cup(contest, results)
    if system.kind == "stages":
        return wrong_in_finals(contest, results)
    if system.as_needed:
        return wrong_in_matches(contest, results)
    terms = match_terms(system)
    return () if terms is None else _wrong_in_the_match(contest, results, terms)


def redrawn(contest: Contest, results: Results, reason: str) -> tuple[ContestBody, ...]:
    """What is to be drawn in rounds that were drawn before, once no game in them is wrong."""
    kind = contest.spec.system.kind
    if kind == "cup":
        return Cup().follows(contest, results)
    if kind == "stages":
        return final_changes(contest, results, reason)
    if kind == "match":
        return Match().drawn_again(contest, results)
    return further_games(contest, results)


def again(contest: Contest, game: str) -> RoundRedrawn:
    """Another game of the two whose game was annulled: same round, board and colours."""
    old = next(one for one in contest.pairings if one.game == game)
    seats = contest.holder(old.first), contest.holder(old.second)
    return RoundRedrawn(
        round=old.round,
        games=numbered(contest, [(old.round, old.board, *seats)]),
        byes=tuple(player for number, player in contest.byes if number == old.round),
        instead=game,
    )


def follows_by_itself(contest: Contest) -> bool:
    """Whether the results say which games there are, so that none is set by hand."""
    system = contest.spec.system
    return system.kind == "cup" or system.has_aim or system.as_needed


def kept_rounds(contest: Contest, number: int) -> tuple[int, ...]:
    """The rounds of a Monrad that were drawn after this one, by results as they were (26.5)."""
    if contest.spec.system.form != "monrad":
        return ()
    return tuple(range(number + 1, contest.drawn + 1))


_SHOWN = 10
"""How many games are named that do not follow."""


def redraw_words(contest: Contest) -> tuple[str, ...]:
    """The words of the command that sets right what does not follow from the results."""
    return "event", "redraw", contest.id, "--reason", "TEXT"


def to_set_right(contest: Contest, results: Results, *, advised: bool = True) -> str:
    """What somebody has to set right because of a correction, in words; "" for nothing.

    Unless it is `advised`, the command for it is left out, for a letter shows that on its own.
    """
    games = wrong_games(contest, results)
    redraw = command(*redraw_words(contest)) if advised else ""
    if games:
        return said(
            "why_draw",
            "do_not_follow",
            count=len(games),
            games=few(games),
            redraw=redraw,
        )
    missing = _missing_in_finals(contest, results)
    if missing:
        return said("why_draw", "finals_lack", count=missing, redraw=redraw)
    return ""


def _missing_in_finals(contest: Contest, results: Results) -> int:
    if contest.spec.system.kind != "stages" or contest.state != "running":
        return 0
    bodies = final_changes(contest, results, "")
    return sum(len(body.games) for body in bodies if isinstance(body, RoundRedrawn))


def _wrong_in_the_match(contest: Contest, results: Results, terms: MatchTerms) -> tuple[str, ...]:
    """The games that the match does not need."""
    first, second = contest.order
    games = sorted(
        (one for one in contest.pairings if one.game in results), key=lambda one: one.round
    )

    def decided(played: Sequence[TableGame]) -> bool:
        return match_state(first, second, played, terms).over

    return surplus(games, results, decided)
