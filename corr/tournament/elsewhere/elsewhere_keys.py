"""What an event file says beside the results, read so that every fault is told at once."""

from collections.abc import Container, Iterator, Mapping, Sequence, Set
from itertools import pairwise
from typing import Any, TypeVar

from corr.errors import ArbiterError
from corr.games.registry import rules_for
from corr.reading.entries import Entries, literal, shown
from corr.reading.kinds import Kind
from corr.reading.tables import kinds_of, required, write_part
from corr.tournament.contest.contest import Contest, Pairing, Results
from corr.tournament.contest.line_ups import members, sides, team_byes, teams_of
from corr.tournament.contest.stages import holders
from corr.tournament.elsewhere.elsewhere_parts import NoTextError, SystemEntry
from corr.tournament.spec.clock_terms import PRESETS
from corr.tournament.spec.spec import (
    GamePart,
    MailPart,
    PublishPart,
    RankingPart,
    settings_of,
)
from corr.tournament.spec.spec_clock import ClockPart, LeavePart
from corr.tournament.spec.spec_system import DivisionPart, StagePart, SystemPart
from corr.tournament.systems.cup import state_of
from corr.tournament.systems.monrad import byes_of
from corr.tournament.systems.systems import teams

# -- reading an event from a JSON file ----


Json = Mapping[str, object]
T = TypeVar("T")


class Faults(Entries):
    """The faults of one file: each names file, key and reason, and all are told at once."""

    def __init__(self, source: str) -> None:
        super().__init__()
        self._source = source
        self._lines = dict[str, None]()
        self._keys = set[str]()

    def add(self, key: str, reason: str) -> None:
        """Note a fault at a key of the file."""
        self._lines[f"{self._source}: {key}: {reason}"] = None
        self._keys.add(key)

    def take(self, error: ArbiterError) -> None:
        """Note the faults that another reader found, each a whole line."""
        self._lines |= dict.fromkeys(error.faults)

    def sound(self, *keys: str) -> bool:
        """Whether nothing is wrong with these keys or within them.

        What goes by them can be told to be wrong only then: else one fault would bring others.
        """
        starts = tuple(f"{key}{mark}" for key in keys for mark in ".[")
        return not any(key in keys or key.startswith(starts) for key in self._keys)

    def usable(self, key: str) -> bool:
        """Whether a key is there, of the right kind; what is within it may have faults."""
        return key not in self._keys

    @property
    def source(self) -> str:
        """What the file is called."""
        return self._source

    def finish(self) -> None:
        """Raise ArbiterError with all faults, if there are any."""
        if self._lines:
            raise ArbiterError(*self.told_together(tuple(self._lines)))

    @property
    def count(self) -> int:
        """How many there are so far."""
        return len(self._lines)

    # -- what a value must be; after a fault each gives something to go on with ----

    def entries(self, top: Json, key: str) -> Iterator[tuple[str, object]]:
        """The entries of a list, each with its key for faults; none where it is absent."""
        content = top.get(key)
        if content is None:
            return
        if not isinstance(content, list):
            self.add(key, f"a list is expected, not {literal(content)}")
            return
        for at, value in enumerate(content, 1):
            yield f"{key}[{at}]", value

    def table(self, top: Json, key: str, where: str = "") -> Json:
        """A JSON object, an empty one where it is absent."""
        content = top.get(key)
        if content is not None and not isinstance(content, dict):
            self.add(_at(where, key), f"a JSON object is expected, not {literal(content)}")
        return content if isinstance(content, dict) else {}

    def read(self, part: type[T], entry: Json, where: object) -> T:
        """A part from an entry, of which null says as little as a key that is not there."""
        said = {key: value for key, value in entry.items() if value is not None}
        return super().read(part, dict.fromkeys(required(part)) | said, where)

    def one(self, entry: Json, key: str, where: str, kind: Kind[T], usual: T) -> T:
        """The value of a single key, `usual` where it is absent or has a fault."""
        found = dict[str, Any].fromkeys((key,), usual)
        if entry.get(key) is not None:
            self.value(entry, key, where, kind, found)
        return found[key]

    def leave(self, where: object, entry: Json, known: Set[str]) -> None:
        """Note which keys of an entry are left alone though they look like known ones."""
        super().leave(f"{self._source}: {where}", entry, known)

    def missing(self, kind: Kind[Any], key: str) -> str:
        """What is told of a key that is needed."""
        return "is missing"

    def wrong(self, kind: Kind[Any], key: str, value: object, error: ValueError) -> str:
        """What is told of a value that is not of its kind."""
        if value is None:
            return self.missing(kind, key)
        if isinstance(error, NoTextError):
            return f"{error} is expected, not {literal(value)}"
        return f"{kind.expected} is expected, not {shown(value)}"

    def told(self, where: object, key: str, reason: str) -> None:
        """Note what is wrong with a key of an entry."""
        self.add(_at(where, key), reason)


def _at(where: object, key: str) -> str:
    return f"{where}.{key}" if where else key


# -- what an event file says beside the results ----
# `elsewhere` reads all of it, and docs/results-file.md tells what each key is.


_COUNTED = frozenset({"round_robin", "match", "scheveningen", "cup"})
"""The kinds whose number of rounds follows from their players."""


def file_keys(contest: Contest, results: Results, known: Container[str]) -> dict[str, object]:
    """All keys but the event, its players and its games, without those that say nothing.

    `known` are the players of the file: those who left a place before they had played are not.
    """
    of_teams = contest.spec.system.kind == "teams"
    found: dict[str, object] = {
        "system": _system(contest, results),
        "byes": [
            {"player": bye.player, "round": bye.round}
            for bye in (team_byes(contest) if of_teams else byes_of(contest))
        ],
        "withdrawn": [
            {"player": player, "after_round": last} for player, last in _left(contest).items()
        ],
        "substituted": list(_substituted(contest, known)),
        "matches": list(_matches(contest)),
        "decided": list(dict.fromkeys(map(contest.holder, contest.decided))),
        "rules": _rules(contest),
    }
    return {key: value for key, value in found.items() if value}


def game_keys(
    contest: Contest, results: Results, pairings: Sequence[Pairing]
) -> dict[str, dict[str, object]]:
    """What a file says of these games beside their players, rounds and results, by their ids."""
    boards, found = dict[int, int](), dict[str, dict[str, object]]()
    for one in pairings:
        boards[one.round] = boards.get(one.round, 0) + 1
        known = results.get(one.game)
        open_ = known is not None and known.score is None
        keys = {
            "board": one.board if one.board != boards[one.round] else 0,
            "replay": one.replay,
            "assessed": contest.assessed.get(one.game, "") if open_ else "",
            "drawn_as": contest.grouped.get(one.game, ""),
            # Which of two wins is the greater by the Weaver rule (P§16) only these tell.
            "stones": list(known.stones) if known and known.stones else [],
            "score": list(known.scored) if known and known.scored else [],
        }
        found[one.game] = {key: value for key, value in keys.items() if value}
    return found


def _left(contest: Contest) -> Mapping[str, int]:
    """Who withdrew, and after which round; of a team that left its players are not named."""
    if contest.spec.system.kind != "teams":
        return contest.withdrawn
    gone = contest.team_draw.withdrawn
    alone = {
        player: last
        for player, last in contest.withdrawn.items()
        if contest.teams.get(player) not in gone and player in contest.order
    }
    return {**gone, **alone}


def _substituted(contest: Contest, known: Container[str]) -> Iterator[dict[str, object]]:
    """Who took whose place over, one after the other."""
    held = dict[int, list[str]]()
    for player, number in contest.numbers.items():
        if player in known:
            held.setdefault(number, []).append(player)
    for players in held.values():
        for old, by in pairwise(players):
            yield {"player": old, "by": by}


def _matches(contest: Contest) -> Iterator[dict[str, object]]:
    """The matches of teams with their line-ups, by rounds."""
    line_ups = contest.team_draw.line_ups
    for match in contest.team_draw.matches:
        yield {
            "round": match.round,
            "a": match.one,
            "b": match.other,
            "line_ups": [list(line_ups.get((match.round, team), ())) for team in match.teams],
        }


def _system(contest: Contest, results: Results) -> dict[str, object]:
    """What `SystemEntry` takes, in its order."""
    system, sections = contest.spec.system, contest.sections
    found: dict[str, object] = {
        **_unusual(system, SystemPart()),
        "kind": _kind(system),
        "rounds": 0 if system.kind in _COUNTED else contest.rounds,
        "all_rounds_at_once": None if system.has_dates else system.all_rounds_at_once,
        "seed": contest.seed,
        "seeds": {str(number): seed for number, seed in contest.seeds.items() if seed},
        "teams": list(_teams(contest)),
        "draw": list(state_of(contest, results).cup.slots) if system.kind == "cup" else [],
        "sections": [
            {
                "stage": one.stage,
                "name": one.name,
                "players": list(holders(contest, one)),
                **({"before": one.before} if one.before else {}),
            }
            for one in sections
        ],
        "stages": [_unusual(one, StagePart(name="")) for one in contest.spec.stages],
        "divisions": [
            {**_unusual(one, DivisionPart(name="", players=one.players))}
            for one in contest.spec.divisions
        ],
    }
    return {
        key: found[key]
        for key in kinds_of(SystemEntry)
        if key in found and (found[key] or found[key] is False)
    }


def _kind(system: SystemPart) -> str:
    if system.kind == "teams" and system.pairing != "round_robin":
        return f"teams_{system.pairing}"
    return system.kind


def _teams(contest: Contest) -> Iterator[dict[str, object]]:
    """The teams by start number with their players in order, or the halves of a Scheveningen."""
    if contest.spec.system.kind == "scheveningen":
        for name, side in zip("AB", teams(contest), strict=True):
            yield {"id": name, "players": [one for one in contest.order if one in side]}
    if contest.spec.system.kind != "teams":
        return
    halves = contest.spec.system.pairing == "scheveningen"
    first = sides(contest)[0] if halves else ()
    for team in teams_of(contest):
        captain = contest.team_draw.captains.get(team)
        yield {
            "id": team,
            "players": list(members(contest, team)),
            **({"captain": captain} if captain in contest.order else {}),
            **({"side": "A" if team in first else "B"} if halves else {}),
        }


def _rules(contest: Contest) -> dict[str, object]:
    """What else the event file says that is not usual, table by table."""
    spec = contest.spec
    settings = {word: values[0] for word, values in settings_of(rules_for(spec.game.kind)).items()}
    settings["opening"] = spec.game.opening
    usual = {
        "game": GamePart(kind=spec.game.kind, options=settings),
        "clock": ClockPart(),
        "leave": LeavePart(),
        "mail": MailPart(),
        "ranking": RankingPart(sanctioned_by=spec.ranking.sanctioned_by),
        "publish": PublishPart(),
    }
    found = {name: _unusual(getattr(spec, name), part) for name, part in usual.items()}
    found["clock"] |= _beside_preset(spec.clock)
    return {name: keys for name, keys in found.items() if keys}


def _beside_preset(clock: ClockPart) -> dict[str, object]:
    """What a clock has as usual, though its preset says something else."""
    own, usual = write_part(clock), write_part(ClockPart())
    said = PRESETS.get(clock.preset, {})
    return {key: own[key] for key in said if own[key] == usual[key] and own[key] != said[key]}


def _unusual(part: object, usual: object) -> dict[str, object]:
    """The keys of a part of the event file that say something else than is usual."""
    default = write_part(usual)
    return {key: value for key, value in write_part(part).items() if value != default.get(key)}
