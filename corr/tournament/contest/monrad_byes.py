"""What the arbiter may rule for a Monrad's next round: who has the bye, who comes late (26.4).

Pure. Players are the teams in a Monrad of teams.
"""

from collections.abc import Sequence
from fractions import Fraction

from corr.errors import ArbiterError
from corr.tournament.contest.contest import Contest, Results
from corr.tournament.contest.line_ups import teams_of
from corr.tournament.events.events import ByesDecided, Entered
from corr.tournament.pairing.monrad_field import field_of
from corr.tournament.pairing.monrad_player import MonradPlayer
from corr.tournament.pairing.monrad_trouble import left_over
from corr.tournament.scoring.scoring_games import Bye, TableGame
from corr.tournament.tables.team_results import matches_as_games, team_byes
from corr.tournament.wording import command, counted, listed


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
        raise ArbiterError(f"{contest.id}: byes are decided only in a Monrad that runs (26.4)")
    if number > contest.rounds:
        raise ArbiterError(f"{contest.id}: the last round is drawn")
    if faults := bye_faults(contest, results, players) if players else []:
        raise ArbiterError(*(f"{contest.id}, round {number}: {fault}" for fault in faults))
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
            f"{contest.id}, round {number}: {listed(given)} cannot have the bye, as was decided: "
            f"{'; '.join(faults)}",
            f"let the lot decide again (26.4): {lift}",
        )
    return given


def bye_faults(contest: Contest, results: Results, players: Sequence[str]) -> list[str]:
    """Why these players cannot have the byes of the next round, if they cannot."""
    here = _here(contest, results)
    known = [player.id for player in here]
    strangers = [player for player in players if player not in known]
    if strangers:
        return [f"not in it, or not any more: {listed(strangers)}"]
    if len(set(players)) < len(players):
        return ["somebody is named twice"]
    needed = left_over(field_of(here))
    if len(needed) == len(here):
        return ["no two of those who are left may meet"]
    if len(players) != len(needed):
        return [_how_many(here, len(needed), len(players))]
    others = [player for player in here if player.id not in players]
    if left := left_over(field_of(others)):
        return [f"the others could not be paired (26.2a); left over: {listed(left)}"]
    again = [player.id for player in here if player.had_bye and player.id in players]
    spared = [player.id for player in here if player.had_bye and player.id in needed]
    if len(again) > len(spared):
        instead = f"{listed(needed)} can have {'it' if len(needed) == 1 else 'them'} instead"
        return [f"{listed(again)} had a bye before, and {instead} [T14]"]
    return []


def _how_many(here: Sequence[MonradPlayer], needed: int, given: int) -> str:
    number = len(here)
    if not needed:
        return f"the number is even ({number}) and all can be paired, so nobody has a bye (26.4)"
    takes = "it takes" if needed > number % 2 else f"the number is odd ({number}), so it takes"
    return f"{takes} {counted(needed, 'bye')} to pair the others, not {given}"


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
        raise ArbiterError(f"{contest.id}: latecomers enter only a Monrad that runs (26.4)")
    faults = [f"{player} is in it already" for player in players if player in contest.numbers]
    if len(set(players)) < len(players):
        faults.append("somebody is named twice")
    if contest.drawn >= contest.rounds:
        faults.append("the last round is drawn")
    present, most = len(contest.present), contest.spec.event.max_players
    if (present + len(players)) % 2:
        faults.append(
            f"there are {counted(present, 'player')}: a latecomer may enter alone only when the "
            "number is odd (26.4), and two at once when it is even"
        )
    if len(contest.order) + len(players) > most:
        faults.append(f"it is full: max_players is {most}")
    if faults:
        raise ArbiterError(*(f"{contest.id}: {fault}" for fault in faults))
    number = contest.drawn + 1
    return tuple(
        Entered(player=player, round=number, level=level, reason=reason)
        for player, level in zip(players, levels, strict=True)
    )
