"""What follows from results that were corrected, or from a game that was annulled. Pure.

The rule books know annulled players, but no annulled games, and say of corrections only that the
draw of a Monrad stands (26.5). Decisions:

[INTERPRETATION T35a] An annulled game counts nowhere: not in tables, norms, colours or replays. It
is as if it had not been drawn, so that its pair has a game less unless the arbiter sets another.
Alternative: the game is lost for both.

[INTERPRETATION T35b] Who was drawn together in a Monrad has met (26.2a), even if the game is
annulled; it gives no up or down. Alternative: the two can be drawn again.

[INTERPRETATION T35c] In a cup and in a match, games that the results as they are now do not lead
to are annulled, and those that they lead to are drawn. Alternative: what is drawn stands.

[INTERPRETATION T35d] Who comes to a final group by a correction has the seat of who leaves it; the
games of the others stand. What a match that was taken along lacks is played in the group, whole.
Alternative: the groups are drawn anew.
"""

from collections.abc import Sequence

from corr.tournament.contest.consequences_cup import surplus, wrong_in_cup
from corr.tournament.contest.consequences_stages import final_changes, wrong_in_finals
from corr.tournament.contest.contest import Contest, Results
from corr.tournament.contest.system import numbered
from corr.tournament.contest.system_cup import Cup
from corr.tournament.contest.system_match import Match, match_terms
from corr.tournament.events.events import ContestBody, RoundRedrawn
from corr.tournament.pairing.match_play import MatchTerms, match_state
from corr.tournament.scoring.scoring_games import TableGame
from corr.tournament.wording import command, counted, listed

_SHOWN = 10


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
    terms = match_terms(system) if system.kind == "match" else None
    return () if terms is None else _wrong_in_match(contest, results, terms)


def redrawn(contest: Contest, results: Results, reason: str) -> tuple[ContestBody, ...]:
    """What is to be drawn in rounds that were drawn before, once no game in them is wrong."""
    kind = contest.spec.system.kind
    if kind == "cup":
        return Cup().follows(contest, results)
    if kind == "stages":
        return final_changes(contest, results, reason)
    return Match().drawn_again(contest, results) if kind == "match" else ()


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
    return system.kind == "cup" or (system.kind == "match" and match_terms(system) is not None)


def kept_rounds(contest: Contest, number: int) -> tuple[int, ...]:
    """The rounds of a Monrad that were drawn after this one, by results as they were (26.5)."""
    if contest.spec.system.form != "monrad":
        return ()
    return tuple(range(number + 1, contest.drawn + 1))


def to_set_right(contest: Contest, results: Results) -> str:
    """What somebody has to set right because of a correction, in words; "" for nothing."""
    games = wrong_games(contest, results)
    redraw = command("event", "redraw", contest.id, "--reason", "TEXT")
    if games:
        one = len(games) == 1
        return (
            f"{_shown(games)} {'does' if one else 'do'} not follow from the results as they are "
            f"now: {redraw} annuls {'it' if one else 'them'} and draws what follows"
        )
    missing = _missing_in_finals(contest, results)
    if missing:
        return f"the final groups lack {counted(missing, 'game')}: {redraw} draws them"
    return ""


def _missing_in_finals(contest: Contest, results: Results) -> int:
    if contest.spec.system.kind != "stages" or contest.state != "running":
        return 0
    bodies = final_changes(contest, results, "")
    return sum(len(body.games) for body in bodies if isinstance(body, RoundRedrawn))


def _wrong_in_match(contest: Contest, results: Results, terms: MatchTerms) -> tuple[str, ...]:
    """The games that the match does not need."""
    first, second = contest.order
    games = sorted(
        (one for one in contest.pairings if one.game in results), key=lambda one: one.round
    )

    def decided(played: Sequence[TableGame]) -> bool:
        return match_state(first, second, played, terms).over

    return surplus(games, results, decided)


def _shown(games: Sequence[str]) -> str:
    return listed(games[:_SHOWN]) + (" …" if len(games) > _SHOWN else "")
