"""A cup from a file: who was drawn where, and how far everybody came."""

from collections.abc import Collection, Mapping, Sequence
from dataclasses import replace
from fractions import Fraction

from corr.ranking.eventfile import shown
from corr.tournament.cup import Cup, PlayFor, cup_state, explain_places, places
from corr.tournament.elsewhere_games import FileGame
from corr.tournament.elsewhere_values import Faults, Json
from corr.tournament.scoring import Standings, monrad_standings

Slots = tuple[str | None, ...]


def read_slots(faults: Faults, entry: Json, players: Sequence[str]) -> Slots:
    """Who stands beside whom, null for a bye: by `system.draw`, else the players in order."""
    if entry.get("draw") is None:
        slots: Slots = tuple(players)
        if len(slots) & (len(slots) - 1):
            faults.add("system.draw", f"is missing, and {len(slots)} players need byes")
        return slots
    found = list[str | None]()
    for where, value in faults.entries(entry, "draw"):
        if value is not None and value not in players:
            faults.add(f"system.{where}", f"unknown player {shown(value)}")
        found.append(value if isinstance(value, str) else None)
    drawn = [player for player in found if player]
    if len(found) < 2 or len(found) & (len(found) - 1):
        expected = "2, 4, 8, … places are expected, null for a bye"
        faults.add("system.draw", f"{expected}, not {len(found)}")
    elif sorted(drawn) != sorted(players):
        faults.add("system.draw", "every player is expected in it once")
    return tuple(found)


def cup_table(
    faults: Faults,
    slots: Slots,
    games: Sequence[FileGame],
    *,
    games_per_match: int,
    third_place: bool,
    withdrawn: Collection[str],
    names: Mapping[str, str],
) -> tuple[Standings, dict[str, str]]:
    """The places of a cup in the shape of a table, and why everybody has theirs.

    Raises ArbiterError with every game of two who do not meet in this draw.
    """
    cup = Cup(
        slots=slots,
        seed="",
        games_per_match=games_per_match,
        play_for=PlayFor.THIRD if third_place else PlayFor.FIRST,
    )
    seen = tuple(one.seen for one in games)
    state = cup_state(cup, seen, withdrawn=tuple(withdrawn))
    stray = {frozenset((game.black, game.white)) for game in state.stray}
    for one in games:
        if frozenset((one.seen.black, one.seen.white)) in stray:
            faults.add(one.where, "no match of the cup, by its draw and the results before")
    faults.finish()
    found = places(state)
    table = monrad_standings(
        cup.players, seen, withdrawn=dict.fromkeys(withdrawn, 0), replays=True
    )
    rows = {row.player: row for row in table.rows}
    placed = (replace(rows[one.player], place=one.place) for one in found)
    why = dict(zip((one.player for one in found), explain_places(found, names), strict=True))
    return (
        replace(
            table,
            rows=tuple(replace(row, used=Fraction(-row.place)) for row in placed),
            criteria=("used",),
            final=state.over,
        ),
        why,
    )
