"""Who takes part in an event from a file: players, substitutes, byes, and who left."""

from collections.abc import Collection, Mapping, Sequence

from corr.ranking.correspondence.filereader import shown
from corr.tournament.elsewhere.elsewhere_games import FileGame, knows_names
from corr.tournament.elsewhere.elsewhere_values import Faults, Json
from corr.tournament.scoring.scoring_games import Bye
from corr.tournament.tables.event_tables import Participant

_PLAYER_TEXTS = ("name", "member_no", "club", "country")


def read_people(faults: Faults, top: Json) -> tuple[tuple[Participant, ...], dict[str, str]]:
    """The players in order, and the team that a player's entry names."""
    found, sides = dict[str, Participant](), dict[str, str]()
    teams_only = top.get("players") is None and (top.get("teams") or top.get("matches"))
    if top.get("players") is None and not teams_only and not isinstance(top.get("system"), dict):
        faults.add("players", "is missing")
    for where, value in faults.entries(top, "players"):
        entry = {"id": value} if isinstance(value, str) else value
        if not isinstance(entry, dict):
            faults.add(where, f"a player is expected, not {shown(value)}")
            continue
        player = faults.text(entry, "id", where, required=True)
        texts = {key: faults.text(entry, key, where) for key in _PLAYER_TEXTS}
        if player in found:
            faults.add(where, f"{shown(player)} is there twice")
        if player:
            found.setdefault(player, Participant(id=player, **texts))
        team = faults.text(entry, "team", where)
        if team:
            sides.setdefault(player, team)
    return tuple(found.values()), sides


def read_substitutes(faults: Faults, top: Json, known: Collection[str]) -> dict[str, str]:
    """Whose place somebody else has taken, by whom in the end; the results go with it.

    Where several have held a place, who had it first comes first.
    """
    next_ = dict[str, str]()
    for where, value in faults.entries(top, "substituted"):
        entry = value if isinstance(value, dict) else {}
        player, by = (_named(faults, where, entry.get(key), known) for key in ("player", "by"))
        if player and by and player != by:
            next_[player] = by
    found = dict[str, tuple[str, int]]()
    for player in next_:
        seen = [player]
        while seen[-1] in next_ and seen.count(seen[-1]) < 2:
            seen.append(next_[seen[-1]])
        if seen[-1] in next_:
            faults.add("substituted", f"{player} is in a circle")
        found[player] = seen[-1], len(seen)
    return {player: found[player][0] for player in sorted(found, key=lambda one: -found[one][1])}


def read_byes(faults: Faults, top: Json, known: Collection[str]) -> tuple[Bye, ...]:
    """Who had no opponent, and in which round."""
    found = list[Bye]()
    for where, value in faults.entries(top, "byes"):
        entry = value if isinstance(value, dict) else {}
        player = _named(faults, where, entry.get("player", entry.get("team")), known)
        number = faults.number(entry, "round", where, least=1, usual=0)
        if entry.get("round") is None:
            faults.add(f"{where}.round", "is missing")
        bye = Bye(player=player, round=number)
        if bye in found:
            faults.add(where, f"{player} has a bye in round {number} already")
        elif player and number:
            found.append(bye)
    return tuple(found)


def _named(faults: Faults, where: str, value: object, known: Collection[str]) -> str:
    """A player or team of the event, "" after a fault."""
    if isinstance(value, str) and value in known:
        return value
    if not isinstance(value, str) or knows_names(faults):
        faults.add(where, f"unknown player {shown(value)}")
    return ""


def read_withdrawn(
    faults: Faults,
    top: Json,
    known: Collection[str],
    games: Sequence[FileGame],
    sat: Mapping[str, str],
) -> dict[str, int]:
    """Who left, with the last round taken part in: by the file, else that of the last game."""
    last = dict[str, int]()
    for one in games:
        for player in (one.seen.black, one.seen.white):
            for unit in (player, sat.get(player, player)):
                last[unit] = max(last.get(unit, 0), one.seen.round)
    found = dict[str, int]()
    for where, value in faults.entries(top, "withdrawn"):
        entry = value if isinstance(value, dict) else {"player": value}
        player = _named(faults, where, entry.get("player", entry.get("team")), known)
        if player in found:
            faults.add(where, f"{player} is there twice")
        usual = last.get(player, 0)
        after = faults.number(entry, "after_round", where, least=0, usual=usual)
        if player:
            found[player] = after
    return found


def read_annulled(
    faults: Faults, top: Json, known: Collection[str], sat: Mapping[str, str]
) -> tuple[str, ...]:
    """Who is annulled; of a team, all its players may be listed instead of it."""
    found = dict[str, None]()
    for where, value in faults.entries(top, "annulled"):
        unit = sat.get(value, value) if isinstance(value, str) else value
        found[_named(faults, where, unit, known)] = None
    return tuple(filter(None, found))


def read_decided(faults: Faults, top: Json, known: Collection[str]) -> tuple[str, ...]:
    """In which order the arbiter has put players who are level [T32c]."""
    named = (
        _named(faults, where, value, known) for where, value in faults.entries(top, "decided")
    )
    return tuple(filter(None, named))
