"""A cup from a file: who was drawn where, and games that cannot be in it."""

from collections.abc import Collection, Sequence

from corr.ranking.correspondence.filereader import shown
from corr.tournament.contest.system_cup import byes_in
from corr.tournament.elsewhere.elsewhere_games import FileGame
from corr.tournament.elsewhere.elsewhere_values import Faults, Json
from corr.tournament.pairing.cup_bracket import Cup
from corr.tournament.pairing.cup_rounds import CupState, cup_state
from corr.tournament.scoring.scoring_games import Bye, TableGame

Slots = tuple[str | None, ...]

_TOLD = 8
"""How many matches a fault tells."""


def read_slots(faults: Faults, entry: Json, players: Sequence[str]) -> Slots:
    """Who stands beside whom, null for a bye: by `system.draw`, else the players in order."""
    if entry.get("draw") is None:
        slots: Slots = tuple(players)
        if len(slots) & (len(slots) - 1) and faults.sound("players"):
            faults.add("system.draw", f"is missing, and {len(slots)} players need byes")
        return slots
    found = list[str | None]()
    for where, value in faults.entries(entry, "draw"):
        if value is not None and value not in players and faults.usable("players"):
            faults.add(f"system.{where}", f"unknown player {shown(value)}")
        found.append(value if isinstance(value, str) else None)
    drawn = [player for player in found if player]
    if len(found) < 2 or len(found) & (len(found) - 1):
        expected = "2, 4, 8, … places are expected, null for a bye"
        faults.add("system.draw", f"{expected}, not {len(found)}")
    elif faults.sound("players", "system.draw") and sorted(drawn) != sorted(players):
        faults.add("system.draw", "every player is expected in it once")
    return tuple(found)


def check_stray(faults: Faults, state: CupState, games: Sequence[FileGame]) -> None:
    """Note the games of two who do not meet in this draw, of the first round that has any.

    What is wrong in later rounds may only follow from that.
    """
    stray = {frozenset((game.black, game.white)) for game in state.stray}
    found = [one for one in games if one.counts and frozenset(_pair(one)) in stray]
    first = min((one.seen.round for one in found), default=0)
    for one in found:
        if one.seen.round == first:
            reason = "no match of the cup, by its draw and the results before"
            faults.add(one.where, f"{reason}; {_matches_of(state, one)}")


def _pair(one: FileGame) -> tuple[str, str]:
    return one.seen.black, one.seen.white


def _matches_of(state: CupState, one: FileGame) -> str:
    """Who meet in the round of a game, or in all where it names none; its players' own first."""
    number, pair = one.shown.round, frozenset(_pair(one))
    matches = [
        match.players
        for match in state.matches
        if len(match.players) == 2 and number in (0, match.round)
    ]
    matches.sort(key=lambda players: not pair & {*players})
    told = [" – ".join(map(shown, players)) for players in matches[:_TOLD]]
    told += ["…"] if len(matches) > _TOLD else []
    where = f"round {number}" if number else "the matches"
    return f"{where}: {', '.join(told) or 'nobody is known to meet yet'}"


def byes_by_draw(
    slots: Slots, games: Sequence[TableGame], games_per_match: int, withdrawn: Collection[str]
) -> tuple[Bye, ...]:
    """Who had nobody to meet in the rounds that were played, by the draw and the results."""
    cup = Cup(slots=slots, seed="", games_per_match=games_per_match)
    state = cup_state(cup, games, withdrawn=withdrawn)
    drawn = max((game.round for game in games), default=1)
    return tuple(
        Bye(player=player, round=number)
        for number in range(1, drawn + 1)
        for player in byes_in(state, number)
    )
