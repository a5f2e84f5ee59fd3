"""What cannot be in the rounds of an event from a file."""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass

from corr.tournament.elsewhere.elsewhere_games import FileGame
from corr.tournament.elsewhere.elsewhere_matches import FileMatch
from corr.tournament.elsewhere.elsewhere_system import FileSystem
from corr.tournament.elsewhere.elsewhere_values import Faults
from corr.tournament.scoring.scoring_games import Bye, Kind
from corr.tournament.scoring.team_matches import TeamMatch
from corr.tournament.wording import counted


@dataclass(frozen=True, slots=True, kw_only=True)
class Rounds:
    """All of a file that stands in some round; `left` is who withdrew, and after which one."""

    games: Sequence[FileGame]
    matches: Sequence[TeamMatch | FileMatch]
    byes: Sequence[Bye]
    left: Mapping[str, int]


def check_rounds(
    faults: Faults, system: FileSystem, rounds: Rounds, sat: Mapping[str, str]
) -> None:
    """Note what cannot be in these rounds; `sat` is the team that a player sat for."""
    if system.kind == "monrad":
        _check_opponents(faults, rounds.games)
    team_of = sat if system.of_teams else {}
    _check_last(faults, system, rounds)
    _check_byes(faults, rounds, team_of)
    if system.kind in ("monrad", "teams_monrad"):
        _check_left(faults, rounds, team_of)


def _check_opponents(faults: Faults, games: Sequence[FileGame]) -> None:
    """In a Monrad everybody has one opponent a round, and meets nobody in two (26.2a)."""
    whom = dict[tuple[str, int], str]()
    rounds = dict[frozenset[str], int]()
    for one in games:
        game = one.seen
        if not one.counts:
            continue
        if not one.shown.round:
            faults.add(f"{one.where}.round", "is missing")
            continue
        for player, other in ((game.black, game.white), (game.white, game.black)):
            if whom.setdefault((player, game.round), other) != other:
                faults.add(one.where, f"{player} has two opponents in round {game.round}")
        pair = frozenset((game.black, game.white))
        if rounds.setdefault(pair, game.round) != game.round:
            faults.add(one.where, f"they met in round {rounds[pair]} already (26.2a)")


def _check_last(faults: Faults, system: FileSystem, rounds: Rounds) -> None:
    """Nothing stands in a round that the event does not have."""
    last = system.part.rounds
    if not last:
        return
    found = [(one.where, one.shown.round) for one in rounds.games]
    found += [(f"matches ({one.one} - {one.other})", one.round) for one in rounds.matches]
    found += [(f"byes ({bye.player})", bye.round) for bye in rounds.byes]
    for where, number in found:
        if number > last:
            there = counted(last, "round")
            faults.add(
                f"{where}.round", f"{number} is beyond the last: system.rounds says {there}"
            )


def _check_byes(faults: Faults, rounds: Rounds, team_of: Mapping[str, str]) -> None:
    """Who has a bye does not play in that round (26.4)."""
    playing = {(unit, number) for _, number, unit in _played(rounds, team_of)}
    for bye in rounds.byes:
        if (bye.player, bye.round) in playing:
            faults.add("byes", f"{bye.player} plays in round {bye.round}")


def _check_left(faults: Faults, rounds: Rounds, team_of: Mapping[str, str]) -> None:
    """Who left a Monrad is in no later round: those are drawn without them (16.3)."""
    for where, number, unit in _played(rounds, team_of):
        last = rounds.left.get(unit, number)
        if number > last:
            faults.add(where, f"{unit} plays in round {number}, but withdrew after round {last}")
    for bye in rounds.byes:
        last = rounds.left.get(bye.player, bye.round)
        if bye.round > last:
            fault = f"{bye.player} is free in round {bye.round}, but withdrew after round {last}"
            faults.add("byes", fault)


def _played(rounds: Rounds, team_of: Mapping[str, str]) -> Iterator[tuple[str, int, str]]:
    """Where a player or team takes part, the round, and who it is.

    Games without a round are in none; those that never began kept nobody in the event.
    """
    for one in rounds.games:
        if one.shown.round and one.counts and one.seen.kind is not Kind.UNPLAYED:
            for player in (one.seen.black, one.seen.white):
                yield one.where, one.shown.round, team_of.get(player, player)
    for match in rounds.matches:
        for team in (match.one, match.other):
            yield f"matches ({match.one} - {match.other})", match.round, team
