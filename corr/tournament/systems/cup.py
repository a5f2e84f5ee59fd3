"""A cup: the losers of matches leave (R27). The bracket and what is due in it are in `cup`."""

from collections import Counter
from collections.abc import Sequence
from datetime import timedelta

from corr.errors import ArbiterError
from corr.sentences.said import said
from corr.tournament.contest.contest import Contest, Results
from corr.tournament.events.events import ContestBody
from corr.tournament.events.events_contest import Drawn, ReplayDrawn, RoundDrawn
from corr.tournament.events.events_games import RoundRedrawn
from corr.tournament.pairing.cup import Cup as CupDraw
from corr.tournament.pairing.cup import (
    CupGame,
    CupMatch,
    CupState,
    PlayFor,
    bracket,
    cup_state,
    next_round,
    replay_terms,
    round_name,
)
from corr.tournament.scoring.scoring_games import TableGame
from corr.tournament.spec.spec_system import SystemPart
from corr.tournament.systems.system import numbered
from corr.tournament.wording import listed

_SHOWN = 10


class Cup:
    """A round is drawn when the one before is decided; drawn matches are replayed at once."""

    by_lot = True

    def faults(self, contest: Contest, order: Sequence[str]) -> list[str]:
        """It can be played by any number: some have a bye in the first round."""
        return []

    def rounds(self, contest: Contest, players: int) -> int:
        """As many as its players need."""
        return cup_rounds(contest.spec.system, players)

    def start(self, contest: Contest, seed: str) -> tuple[ContestBody, ...]:
        """The bracket and its first round."""
        return self._draw(contest, {}, 1)

    def next_draw(self, contest: Contest, results: Results, seed: str) -> tuple[ContestBody, ...]:
        """The next round, when every match of this one is decided."""
        state = state_of(contest, results)
        if state.over:
            raise ArbiterError(said("why_draw", "cup_over", event=contest.id))
        open_matches = [
            match for match in state.matches if match.round <= contest.drawn and not match.decided
        ]
        if open_matches:
            faults = [
                said("why_draw", "cup_undecided", event=contest.id, matches=_listed(open_matches))
            ]
            replays = [match for match in open_matches if any(game.replay for game in match.due)]
            if replays:
                faults.append(
                    said("why_draw", "cup_replay", event=contest.id, matches=_listed(replays))
                )
            raise ArbiterError(*faults)
        return self._draw(contest, results, contest.drawn + 1)

    def missing(self, contest: Contest, results: Results) -> str:
        """The matches that are not decided."""
        state = state_of(contest, results)
        if state.over:
            return ""
        match = next(match for match in state.matches if not match.decided)
        return f"the {round_name(match)} is not decided"

    def follows(self, contest: Contest, results: Results) -> tuple[ContestBody, ...]:
        """The further games of matches that are not decided, and replays of drawn ones.

        After a correction also those of rounds before the last one, and who has a bye in them.
        """
        state = state_of(contest, results)
        bodies, last = list[ContestBody](), len(contest.pairings)
        for game in state.due:
            if game.round > contest.drawn:
                continue
            drawn = _numbered(contest, state, [game], after=last)
            last += 1
            if game.replay:
                seconds = _replay_time(contest, game) // timedelta(seconds=1)
                bodies.append(ReplayDrawn(games=drawn, replay=game.replay, per_move=seconds))
            else:
                bodies.append(RoundDrawn(round=game.round, games=drawn))
        for number in range(1, contest.drawn + 1):
            byes = byes_in(state, number)
            had = (player for round_, player in contest.byes if round_ == number)
            if set(byes) != set(map(contest.holder, had)):
                bodies.append(RoundRedrawn(round=number, games=(), byes=byes))
        return tuple(bodies)

    def _draw(self, contest: Contest, results: Results, number: int) -> tuple[ContestBody, ...]:
        state = state_of(contest, results)
        games = [game for game in _due(contest, state, results) if game.round == number]
        drawn = _numbered(contest, state, games, after=len(contest.pairings))
        byes = byes_in(state, number)
        return (RoundDrawn(round=number, games=drawn, byes=byes, seed=contest.seed),)


def cup_rounds(system: SystemPart, players: int) -> int:
    """How many rounds there are: each halves the players, and a consolation that waits for round 2
    has one more, whoever is left to play it.

    >>> cup_rounds(SystemPart(kind="cup"), 5), cup_rounds(SystemPart(kind="cup"), 2)
    (3, 1)
    >>> cup_rounds(SystemPart(kind="cup", consolation=True), 5)
    4
    """
    rounds = (players - 1).bit_length()
    most = 8 if system.third_place else 4  # of whom those who lose in round 2 do not fall
    waits = players & (players - 1) and 1 << rounds > most
    return rounds + bool(system.consolation and waits)


def byes_in(state: CupState, number: int) -> tuple[str, ...]:
    """Who has nobody to meet in a round."""
    return tuple(
        player
        for match in state.matches
        if match.round == number and len(match.players) == 1 and match.decided
        for player in match.players
    )


def _listed(matches: Sequence[CupMatch]) -> str:
    shown = [" – ".join(match.players) for match in matches[:_SHOWN]]
    more = len(matches) - len(shown)
    return listed([*shown, *[f"{more} more"] * bool(more)])


def state_of(contest: Contest, results: Results) -> CupState:
    """What has been decided in a cup, and what is due in it."""
    system = contest.spec.system
    play_for = PlayFor.THIRD if system.third_place else PlayFor.FIRST
    if contest.slots:
        cup = CupDraw(
            slots=tuple(contest.holder(one) if one else None for one in contest.slots),
            seed=contest.seed,
            games_per_match=system.games_per_pair,
            play_for=play_for,
            consolation=system.consolation,
        )
    else:
        cup = bracket(
            contest.order,
            seeded=system.seeding != "lot",
            seed=contest.seed,
            games_per_match=system.games_per_pair,
            play_for=play_for,
            consolation=system.consolation,
        )
    games: tuple[TableGame, ...] = tuple(results.values())
    return cup_state(cup, games, withdrawn=tuple(contest.withdrawn))


def _due(contest: Contest, state: CupState, results: Results) -> tuple[CupGame, ...]:
    games = tuple(results.values())
    return next_round(state.cup, games, withdrawn=tuple(contest.withdrawn))


def _numbered(contest: Contest, state: CupState, games: Sequence[CupGame], *, after: int) -> Drawn:
    """Games with their ids; the games of a match are on one board."""
    boards = dict[tuple[int, int, int], int]()
    used = Counter[int]()
    for match in state.matches:
        used[match.round] += 1
        boards[match.round, match.first, match.number] = used[match.round]
    return numbered(
        contest,
        (
            (game.round, boards[game.round, game.first, game.match], game.black, game.white)
            for game in games
        ),
        after=after,
    )


def _replay_time(contest: Contest, game: CupGame) -> timedelta:
    """The time for a move in a replay: half of that before it (R27, [T27]); none without limit."""
    if contest.spec.clock.per_move is None:
        return timedelta()
    terms = replay_terms(
        contest.spec.clock.per_move,
        None,
        replays=game.replay,
        last_black=game.white,
        last_white=game.black,
    )
    time = terms[-1].per_move
    assert time is not None
    return time
