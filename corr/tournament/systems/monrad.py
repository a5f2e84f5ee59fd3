"""Monrad: players with the same points are drawn together, nobody twice (R26).

The pairing of one round is in `monrad`; here is what is known of the players before it.
"""

from collections.abc import Iterator, Mapping, Sequence
from fractions import Fraction

from corr.errors import ArbiterError
from corr.sentences.said import joined, said
from corr.tournament.contest.contest import Contest, Results
from corr.tournament.contest.line_ups import matches_as_games, team_byes, teams_of
from corr.tournament.events.events import ContestBody
from corr.tournament.events.events_contest import ByesDecided, Drawn, Entered, RoundDrawn
from corr.tournament.pairing.monrad import (
    CannotPair,
    MonradPlayer,
    draw_round,
    field_of,
    first_round,
    left_over,
    proposed_rounds,
)
from corr.tournament.pairing.monrad_state import players_after
from corr.tournament.scoring.scoring_games import Bye, Score, TableGame
from corr.tournament.systems.matches import further_games, more_needed
from corr.tournament.systems.system import close_early, not_drawn, numbered
from corr.tournament.wording import command, few

# -- what the arbiter may rule for a Monrad's next round ----
# Pure. Players are the teams in a Monrad of teams.


def byes_of(contest: Contest) -> tuple[Bye, ...]:
    """The byes so far, each of who holds the start number now."""
    return tuple(
        Bye(player=contest.holder(player), round=number) for number, player in contest.byes
    )


def decide_byes(
    contest: Contest, results: Results, players: Sequence[str], reason: str
) -> ByesDecided:
    """Decide who has the bye in the next round; for nobody the lot decides again (26.4).

    No more have one than it takes to pair the others, and nobody a second one while it can go to
    somebody who has had none [T14]. Raises ArbiterError with everything that stands against it.
    """
    number = contest.drawn + 1
    if contest.spec.system.form != "monrad" or contest.state != "running":
        raise ArbiterError(said("why_draw", "byes_only_monrad", event=contest.id))
    if number > contest.rounds:
        raise ArbiterError(said("why_draw", "last_drawn", event=contest.id))
    if faults := bye_faults(contest, results, players) if players else []:
        raise ArbiterError(
            *(
                said("why_draw", "in_round", event=contest.id, number=number, fault=fault)
                for fault in faults
            )
        )
    return ByesDecided(round=number, players=tuple(players), reason=reason)


def decided_byes(contest: Contest, results: Results) -> tuple[str, ...]:
    """Who has the bye in the next round because the arbiter decided so.

    Raises ArbiterError if that no longer fits those who are left.
    """
    number = contest.drawn + 1
    given = contest.free.get(number, ())
    if contest.spec.system.kind != "teams":
        given = tuple(contest.holder(player) for player in given)
    if faults := bye_faults(contest, results, given) if given else []:
        lift = command("event", "bye", contest.id, "--reason", "the field has changed")
        raise ArbiterError(
            said(
                "why_draw",
                "bye_impossible",
                event=contest.id,
                number=number,
                given=given,
                why=joined("; ", faults),
            ),
            said("why_draw", "lot_again", lift=lift),
        )
    return given


def bye_faults(contest: Contest, results: Results, players: Sequence[str]) -> list[str]:
    """Why these players cannot have the byes of the next round, if they cannot."""
    here = _here(contest, results)
    known = [player.id for player in here]
    strangers = [player for player in players if player not in known]
    if strangers:
        return [said("why_draw", "strangers", strangers=strangers)]
    if len(set(players)) < len(players):
        return [said("why_player", "named_twice")]
    needed = left_over(field_of(here))
    if len(needed) == len(here):
        return [said("why_draw", "nobody_may_meet")]
    if len(players) != len(needed):
        return [_how_many(here, len(needed), len(players))]
    others = [player for player in here if player.id not in players]
    if left := left_over(field_of(others)):
        return [said("why_draw", "others_unpaired", left=left)]
    again = [player.id for player in here if player.had_bye and player.id in players]
    spared = [player.id for player in here if player.had_bye and player.id in needed]
    if len(again) > len(spared):
        return [said("why_draw", "had_bye", again=again, needed=needed)]
    return []


def _how_many(here: Sequence[MonradPlayer], needed: int, given: int) -> str:
    number = len(here)
    if not needed:
        return said("why_draw", "even", number=number)
    return said(
        "why_draw",
        "byes_needed",
        odd=needed <= number % 2,
        number=number,
        needed=needed,
        given=given,
    )


def annulled_pairs(contest: Contest, results: Results) -> tuple[tuple[str, str], ...]:
    """Who met in games that were annulled, and are not drawn together again [T35b]."""
    if contest.spec.system.kind == "teams":
        return ()
    return tuple(
        (contest.holder(pairing.first), contest.holder(pairing.second))
        for pairing in contest.pairings
        if pairing.game not in results
    )


def _here(contest: Contest, results: Results) -> tuple[MonradPlayer, ...]:
    """Who can be drawn, whom each has met, and whether they had a bye; their points are left out.

    So it needs no result, nor that those still going are assessed.
    """
    if contest.spec.system.kind == "teams":
        order: Sequence[str] = teams_of(contest)
        out, byes = contest.team_draw.withdrawn, team_byes(contest)
        games: Sequence[TableGame] = matches_as_games(contest, results)[0]
    else:
        order, out, byes = contest.order, contest.withdrawn, byes_of(contest)
        games = tuple(results.values())
    met = dict[str, list[str]]()
    pairs = [(game.black, game.white) for game in games]
    for one, other in (*pairs, *annulled_pairs(contest, results)):
        met.setdefault(one, []).append(other)
    had_bye = {bye.player for bye in byes}
    return tuple(
        MonradPlayer(
            id=one,
            points=Fraction(0),
            opponents=tuple(met.get(one, ())),
            had_bye=one in had_bye,
        )
        for one in order
        if one not in out
    )


def enter_late(
    contest: Contest, players: Sequence[str], levels: Sequence[str], reason: str
) -> tuple[Entered, ...]:
    """Let latecomers take part in the draws that follow, if that makes the number even (26.4).

    `levels` are theirs, "" for none. Raises ArbiterError with everything that stands against it.
    """
    if contest.spec.system.kind != "monrad" or contest.state != "running":
        raise ArbiterError(said("why_draw", "latecomers", event=contest.id))
    faults = [
        said("why_draw", "in_it_already", player=player)
        for player in players
        if player in contest.numbers
    ]
    if len(set(players)) < len(players):
        faults.append(said("why_player", "named_twice"))
    if contest.drawn >= contest.rounds:
        faults.append(said("why_draw", "last_round_drawn"))
    present, most = len(contest.present), contest.spec.event.max_players
    if (present + len(players)) % 2:
        faults.append(said("why_draw", "latecomer_alone", present=present))
    if len(contest.order) + len(players) > most:
        faults.append(said("why_draw", "full", most=most))
    if faults:
        raise ArbiterError(*(joined(": ", (contest.id, fault)) for fault in faults))
    number = contest.drawn + 1
    return tuple(
        Entered(player=player, round=number, level=level, reason=reason)
        for player, level in zip(players, levels, strict=True)
    )


# -- monrad ----


class Monrad:
    """Each round is drawn from the results of those before it."""

    by_lot = True

    def faults(self, contest: Contest, order: Sequence[str]) -> list[str]:
        """Nobody may have to meet somebody twice."""
        most = len(order) + len(order) % 2 - 1
        rounds = self.rounds(contest, len(order))
        if rounds <= most:
            return []
        return [
            said(
                "why_draw",
                "too_many_rounds",
                event=contest.id,
                players=len(order),
                most=most,
                rounds=rounds,
            )
        ]

    def rounds(self, contest: Contest, players: int) -> int:
        """As the event file says, else the least of what the rules propose (26.1)."""
        proposed = min(proposed_rounds(players)[0], players + players % 2 - 1)
        return contest.spec.system.rounds or len(contest.spec.system.round_dates) or proposed

    def start(self, contest: Contest, seed: str) -> tuple[ContestBody, ...]:
        """The first round in number order, the colours by lot (26.2, [T4a])."""
        drawn = first_round(contest.order, seed)
        byes = (drawn.bye,) if drawn.bye else ()
        games = _games(contest, 1, drawn.pairs)
        return (RoundDrawn(round=1, games=games, byes=byes, seed=seed),)

    def next_draw(self, contest: Contest, results: Results, seed: str) -> tuple[ContestBody, ...]:
        """The next round, with the results that unfinished games were assessed to have (26.5)."""
        number = contest.drawn + 1
        if number > contest.rounds:
            raise all_drawn(contest)
        missing = unassessed(contest, results)
        if missing:
            raise ArbiterError(*to_assess(contest, missing))
        if due := more_needed(contest, results):
            fault = said("why_draw", "in_round", event=contest.id, number=number, fault=due)
            raise ArbiterError(fault)
        system = contest.spec.system
        players = players_after(
            contest.order,
            tuple(results.values()),
            byes_of(contest),
            assessed=grouping(contest, results),
            games_per_match=system.games_per_pair,
            wins_needed=system.wins_needed,
            absent=tuple(contest.withdrawn),
            weaver=system.scoring == "weaver",
            totals=_totals(contest),
            annulled=annulled_pairs(contest, results),
        )
        given = decided_byes(contest, results)
        others = [player for player in players if player.id not in given]
        try:
            drawn = draw_round(others, seed, games_per_match=system.games_per_pair)
        except CannotPair as error:
            raise cannot_draw(contest, results, number, error) from error
        return (
            RoundDrawn(
                round=number,
                games=_games(contest, number, drawn.pairs),
                byes=(*given, *((drawn.bye,) if drawn.bye else ())),
                seed=seed,
                assessed=tuple(
                    (game, contest.assessed[game])
                    for game, one in results.items()
                    if one.score is None
                ),
                totals=tuple((player.id, str(player.points)) for player in players),
            ),
        )

    def missing(self, contest: Contest, results: Results) -> str:
        """The rounds that are not drawn, or games that matches still need."""
        return not_drawn(contest) or more_needed(contest, results)

    def follows(self, contest: Contest, results: Results) -> tuple[ContestBody, ...]:
        """The next games of matches that results have not decided.

        A round is drawn on its day, or when the arbiter says so.
        """
        return further_games(contest, results)


def all_drawn(contest: Contest) -> ArbiterError:
    """That there is no further round to draw."""
    return ArbiterError(said("why_draw", "all_drawn", event=contest.id, rounds=contest.rounds))


def cannot_draw(contest: Contest, results: Results, number: int, why: CannotPair) -> ArbiterError:
    """That a round has no pairing, why, and by which commands the event can go on or end."""
    head, *reasons = why.why
    return ArbiterError(
        said("why_draw", "in_round", event=contest.id, number=number, fault=head),
        *reasons,
        *(said("why_draw", "you_can", way=way) for way in _ways_on(contest, results, why)),
    )


def _ways_on(contest: Contest, results: Results, why: CannotPair) -> Iterator[str]:
    if why.byes:
        words = "event", "bye", contest.id, *why.byes, "--reason", "no opponent is left"
        yield said("why_draw", "give_bye", byes=why.byes, draw=command(*words))
    room = contest.spec.event.max_players - len(contest.order)
    if contest.spec.system.kind == "monrad" and 0 < why.latecomers <= room:
        yield said(
            "why_draw",
            "let_late_in",
            late=why.latecomers,
            command=command("event", "late", "--help"),
        )
    going = sum(one.score is None for one in results.values())
    if going:
        yield said("why_draw", "close_when_over", games=going)
    else:
        yield close_early(contest)


def unassessed(contest: Contest, results: Results) -> tuple[str, ...]:
    """The games without a result, real or assessed, that stand in the way of the next draw."""
    return tuple(
        game for game, one in results.items() if one.score is None and game not in contest.assessed
    )


def before_last_round(contest: Contest, results: Results) -> None:
    """Raise ArbiterError if games still go on before the last round is drawn (14.1)."""
    open_games = open_before_last(contest, results)
    if open_games:
        raise ArbiterError(
            said(
                "why_draw",
                "open_games",
                event=contest.id,
                games=few(open_games),
            ),
            *_before_last(contest, results, open_games),
        )


def _before_last(contest: Contest, results: Results, games: Sequence[str]) -> Iterator[str]:
    """What the arbiter can do about games that are open before the last round."""
    yield said("why_draw", "end_each", example=rule_example(contest, games[0]))
    missing = unassessed(contest, results)
    if missing:
        yield said("why_draw", "assess_each", example=assess_example(contest, missing[0]))
    else:
        yield (
            said(
                "why_draw",
                "draw_anyway",
                draw=command("event", "draw", contest.id, "--unfinished"),
            )
        )


def rule_example(contest: Contest, game: str) -> str:
    """How the arbiter ends a game, as a command."""
    why = "the other one has vanished" if _is_match(contest) else "black is winning"
    return command("event", "rule", game, "1-0", "--reason", why)


def assess_example(contest: Contest, game: str) -> str:
    """How the arbiter says what a game will most probably become (26.5), as a command."""
    if _is_match(contest):  # never drawn
        return command("event", "assess", game, "1-0", "--reason", "is far ahead")
    return command("event", "assess", game, "1/2-1/2", "--reason", "neither is ahead")


def _is_match(contest: Contest) -> bool:
    return bool(contest.spec.game.lengths)


def open_before_last(contest: Contest, results: Results) -> tuple[str, ...]:
    """The games that keep the last round from being drawn (14.1); none before other rounds."""
    if contest.spec.system.form != "monrad" or contest.drawn + 1 != contest.rounds:
        return ()
    return tuple(game for game, one in results.items() if one.score is None)


def _totals(contest: Contest) -> Mapping[int, Mapping[str, Fraction]]:
    """The points by which everybody was grouped in each round that was drawn by points."""
    return {
        number: {contest.holder(player): Fraction(points) for player, points in found}
        for number, found in contest.totals.items()
        if found
    }


def grouping(
    contest: Contest, results: Results
) -> Mapping[tuple[int, str, str], tuple[Score | None, ...]]:
    """The provisional results (26.5): of games still going, and of those drawn by before.

    They stand by round, provisional black and white, one for each such game of a match.
    """
    found = dict[tuple[int, str, str], tuple[Score | None, ...]]()
    for game, one in results.items():
        taken = (contest.assessed if one.score is None else contest.grouped).get(game)
        key = one.round, one.black, one.white
        found[key] = (*found.get(key, ()), Score(taken) if taken else None)
    return {key: scores for key, scores in found.items() if any(scores)}


def to_assess(contest: Contest, missing: Sequence[str]) -> tuple[str, ...]:
    """That games must be assessed before a draw, and how."""
    example = assess_example(contest, missing[0])
    return (
        said(
            "why_draw",
            "still_going",
            event=contest.id,
            count=len(missing),
            games=few(missing),
        ),
        said("why_draw", "say_what", example=example),
    )


def _games(contest: Contest, number: int, pairs: Sequence[tuple[str, str]]) -> Drawn:
    """The games of a round; in a match of several the colours alternate [T1].

    Of one that ends when it is decided they are those that it needs in any case.
    """
    return numbered(
        contest,
        (
            (number, board, *(pair if game % 2 == 0 else pair[::-1]))
            for board, pair in enumerate(pairs, 1)
            for game in range(contest.spec.system.wins_needed)
        ),
    )
