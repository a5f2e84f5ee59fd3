"""An event that goes on, or has not begun: what is over, and which games are still to come. Pure.

It is read from the same file as a finished event, with games that have no result yet; for norms
in advance (art. 2 §2), and never for a ranking.
"""

from collections.abc import Iterator, Mapping, Sequence
from fractions import Fraction
from functools import cache
from itertools import combinations, product

from msgspec import Struct
from msgspec.structs import replace

from corr.errors import ArbiterError
from corr.ranking.correspondence.event import LOWEST, RESULTS, EventFile, Game, within
from corr.ranking.correspondence.eventfile import (
    EventEntry,
    EventReader,
    GameEntry,
    require_ranked,
)
from corr.ranking.correspondence.norms import (
    CLAMP,
    NONE_UNDRAWN,
    AdvanceNorms,
    Norms,
    Undrawn,
    highest_reached,
    mean,
    no_norm_reason,
)
from corr.ranking.correspondence.result_keys import NOT_YET, GameNamed
from corr.reading.entries import Json, json_object, shown

# -- what a level becomes ----
# The second is the first, asked once for every number of points that is still possible.


def reached_in_event(own: int, found: Norms, points: int, *, most: bool) -> tuple[int, str]:
    """P1 and the rule that gave it (art. 2 §2g, §3; art. 3 §4)."""
    if found.rise2 and found.rise2.is_met_by(points):
        return own + 2, "rise2"
    if found.rise1 and found.rise1.is_met_by(points):
        return own + 1, "rise1"
    if found.confirm.is_met_by(points):
        return own, "confirmed"
    if found.keep.is_met_by(points):
        return own, "kept"
    if most:
        return own, "kept_most_points"
    return (own, "kept") if own == LOWEST else (own - 1, "fell")


def level_after(reached: int, own: int, close: int) -> int:
    """The final index, from P1, P0 and P2 (art. 2 §4)."""
    if reached >= own:
        return max(reached, close)
    return within(close - 1) if close >= own else close


def decided_at_close(reached: int, own: int, after: int) -> str:
    """What the level at the close (P2) made of P1, where it decided (art. 2 §4); "" elsewhere.

    `higher`: P2 is above P1 and holds. `below`: one level below P2. `close`: P2, lowered already.
    """
    if after == reached:
        return ""
    if reached >= own:
        return "higher"
    return "below" if after >= own else "close"


class Prospect(Struct, frozen=True, kw_only=True):
    """What so many half points from the games left would lead to.

    `least` and `most` bound the half points that all lead there. `level` is the final index, None
    for a new player who would get none. `reason` is the rule that decides, a code of the event
    file. Most points of all, which keep a level in any case (art. 2 §3), are not reckoned with.
    """

    least: int
    most: int
    level: int | None
    reason: str


def prospects(found: AdvanceNorms, *, close: int) -> tuple[Prospect, ...]:
    """What every number of points from the games left would lead to, the lowest first.

    `close` is the level that the player would hold at the close (P2). None if no norm is set.
    """
    if found.reason:
        return ()
    norms = Norms(
        keep=found.keep.norm,
        confirm=found.confirm.norm,
        rise1=found.rise1.norm if found.rise1 else None,
        rise2=found.rise2.norm if found.rise2 else None,
    )

    def outcome(points: int) -> tuple[int, str]:
        reached, reason = reached_in_event(found.level, norms, points, most=False)
        return level_after(reached, found.level, close), reason

    left = 2 * (found.scheduled - found.completed)
    return _together([outcome(found.points + more) for more in range(left + 1)])


def newcomer_prospects(
    opponents: Sequence[int | None],
    *,
    participants: int,
    points: int,
    completed: int,
    undrawn: Undrawn = NONE_UNDRAWN,
    close: int | None = None,
) -> tuple[Prospect, ...]:
    """The same for a new player, if the others keep the strengths that they have now (art. 4).

    `opponents` are indices at the start, of new players estimates, None without any: these count
    with the mean of the others. `close` is a level got elsewhere during the event [K 13]. Empty
    without a game, and where nothing is known of anybody's strength.
    """
    games = len(opponents) + undrawn.games
    known = [index for index in opponents if index is not None]
    of_others = undrawn.mean
    if not known and of_others is None:
        return ()
    of_known = mean(known, LOWEST) if known else None
    unknown, of_unknown = len(opponents) - len(known), of_known or of_others or Fraction(LOWEST)
    near_undrawn = cache(undrawn.near)
    total = sum(known) + unknown * of_unknown + undrawn.games * (of_others or of_known or 0)

    def outcome(half_points: int) -> tuple[int | None, str]:
        found = highest_reached(games, total, half_points)
        near = sum(index >= found - CLAMP for index in known) + near_undrawn(found)
        near += unknown if of_unknown >= found - CLAMP else 0
        lacking = no_norm_reason(participants, games, near)
        if lacking:
            return close, "new_unranked"
        return (found if close is None else max(found, close)), "new"

    left = 2 * (games - completed)
    return _together([outcome(points + more) for more in range(left + 1)])


def _together(outcomes: Sequence[tuple[int | None, str]]) -> tuple[Prospect, ...]:
    """Outcomes by half points from 0 on; neighbours that are the same become one."""
    found = list[Prospect]()
    for more, (level, reason) in enumerate(outcomes):
        least = more
        if found and (found[-1].level, found[-1].reason) == (level, reason):
            least = found.pop().least
        found.append(Prospect(least=least, most=more, level=level, reason=reason))
    return tuple(found)


# -- who will meet whom in an event whose file names no game ----

DRAWN_LATER = frozenset({"monrad", "teams_monrad"})
"""The systems that draw a round when the one before it is over."""
_EVERYBODY = frozenset({"", "round_robin", "match"})
_SECTIONS = frozenset({"league", "stages"})
_TEAMS = frozenset({"teams", "teams_scheveningen", "scheveningen"})


class Team(Struct, frozen=True, kw_only=True):
    """A team of the file: its players in order, and in which half of a Scheveningen it is."""

    players: tuple[str, ...]
    side: str = ""


def pairs_of(content: Json, players: Sequence[str]) -> tuple[tuple[str, str], ...]:
    """Every game to come, by the system of an event file; without one all meet all once.

    Raises ArbiterError if the file says too little.
    """
    system = system_of(content)
    kind, each = kind_of(system), games_per_pair(system)
    if kind in _EVERYBODY:
        found = list(combinations(players, 2))
    elif kind in _SECTIONS:
        found = list(_in_sections(system, kind, players))
    elif kind in _TEAMS:
        found = list(_between_teams(system, kind, players))
    elif kind == "cup":
        raise _unknown(kind, "how many games follow hangs on the results")
    elif kind in DRAWN_LATER:
        raise _unknown(kind, "without its number of `rounds` nobody knows how many games follow")
    else:
        raise _unknown(kind, "this program does not know this kind")
    return tuple(pair for pair in found for _ in range(each))


def system_of(content: Json) -> Mapping[str, object]:
    """The `system` of an event file, empty if it has none."""
    found = content.get("system")
    return found if isinstance(found, dict) else {}


def kind_of(system: Mapping[str, object]) -> str:
    """The kind of a system, "" for none."""
    return str(system.get("kind") or "")


def games_per_pair(system: Mapping[str, object]) -> int:
    """How many games two play who meet."""
    return max(_number(system.get("games_per_pair")), 1)


def boards(system: Mapping[str, object]) -> int:
    """How many boards a match of teams has, 0 if the file does not say."""
    return max(_number(system.get("boards")), 0)


def rounds(system: Mapping[str, object]) -> int:
    """How many rounds the event has, 0 if the file does not say."""
    return max(_number(system.get("rounds")), 0)


def teams_of(system: Mapping[str, object], players: Sequence[str]) -> tuple[Team, ...]:
    """The teams that a file names, with those of their players who take part."""
    listed, known = system.get("teams"), frozenset(players)
    return tuple(
        Team(players=_names(one.get("players"), known), side=str(one.get("side") or ""))
        for one in (listed if isinstance(listed, list) else [])
        if isinstance(one, dict)
    )


def _in_sections(
    system: Mapping[str, object], kind: str, players: Sequence[str]
) -> Iterator[tuple[str, str]]:
    """In a section everybody meets everybody."""
    listed, known = system.get("sections"), frozenset(players)
    sections = [
        _names(one.get("players"), known)
        for one in (listed if isinstance(listed, list) else [])
        if isinstance(one, dict)
    ]
    if not any(sections):
        raise _unknown(kind, "its `sections` do not say who plays in which")
    for section in sections:
        yield from combinations(section, 2)


def _between_teams(
    system: Mapping[str, object], kind: str, players: Sequence[str]
) -> Iterator[tuple[str, str]]:
    """In a Scheveningen of players all of a team meet all of the other; else board meets board."""
    teams = teams_of(system, players)
    if len(teams) < 2 or not all(team.players for team in teams):
        raise _unknown(kind, "its `teams` do not say who plays for which")
    if kind == "scheveningen":
        for one, other in combinations(teams, 2):
            yield from product(one.players, other.players)
        return
    by_side = kind == "teams_scheveningen"
    if by_side and {team.side for team in teams} != {"A", "B"}:
        raise _unknown(kind, "its `teams` do not say which `side` they are on")
    seats = boards(system) or max(len(team.players) for team in teams)
    for one, other in combinations(teams, 2):
        if not by_side or one.side != other.side:
            yield from zip(one.players[:seats], other.players[:seats], strict=False)


def _names(listed: object, known: frozenset[str]) -> tuple[str, ...]:
    """The players of a list who take part."""
    return tuple(one for one in (listed if isinstance(listed, list) else []) if one in known)


def _number(value: object) -> int:
    return value if type(value) is int else 0


def _unknown(kind: str, why: str) -> ArbiterError:
    return ArbiterError(
        f"the file names no games, and its system is {shown(kind)}: {why}; write the games that "
        "are known into `games` (black and white are enough)"
    )


# -- an event that goes on, or has not begun ----


_NO_CLOSE = "8999-12-31"
_ENDED = {"1/2-1/2": "agreement", "0-0": "time"}


class OpenGame(Struct, frozen=True, kw_only=True):
    """A game without a result; `black` and `white` are ids."""

    id: str = ""
    black: str
    white: str


class Agenda(Struct, frozen=True, kw_only=True):
    """An event as it stands: `event` has the games that are over, `open` those to come.

    `undrawn` is how many games each player has still to be drawn for, `each` of them against the
    same opponent, but for those who sit `out` as reserves or have left. Nobody meets two of one
    of the `teams` in them, or one of their own; a player and a substitute count as one, too.
    `guessed`: the event names no game at all, and who meets whom follows from its system, or
    everybody meets everybody once.
    """

    event: EventFile
    open: tuple[OpenGame, ...] = ()
    undrawn: int = 0
    each: int = 1
    teams: tuple[tuple[str, ...], ...] = ()
    guessed: bool = False
    out: frozenset[str] = frozenset()

    def undrawn_of(self, player: str) -> int:
        """How many games a player has still to be drawn for."""
        return 0 if player in self.out else self.undrawn

    @property
    def is_decided(self) -> bool:
        """Whether every game has a result, so that the ranking can be computed."""
        return not self.open and not self.undrawn


def parse_agenda(document: str | bytes) -> Agenda:
    """The agenda of a JSON event file. Raises ArbiterError with every fault, one line each.

    A game may lack its result, ended, ended_on and moves, the event its close. `waiting` names
    games that have not begun. The rounds that a Monrad has still to draw follow from `system`.
    """
    content = json_object(document)
    require_ranked(content)
    reader = _AgendaReader()
    waiting = map(_unplayed, _listed(content.get("waiting")))
    event = reader.event_file({**content, "games": [*_listed(content.get("games")), *waiting]})
    found = Agenda(event=event, open=tuple(reader.open))
    if undrawn := _undrawn(content):
        return _still_drawn(found, content, undrawn)
    if event.games or reader.open:
        return found
    pairs = pairs_of(content, [player.id for player in event.players])
    games = tuple(OpenGame(black=black, white=white) for black, white in pairs)
    return replace(found, open=games, guessed=True)


class _AgendaReader(EventReader):
    """Reads an event file whose games may be without results."""

    def __init__(self) -> None:
        super().__init__()
        self.open: list[OpenGame] = []

    def event_entry(self, event: Json) -> EventEntry:
        """What the file says of the event; it need not have a day of its close yet."""
        return super().event_entry(
            {**event, "close": event.get("close") or _NO_CLOSE} if event else event
        )

    def game(self, place: int, content: object) -> Game | None:
        """One game that is over; one that is not is kept apart."""
        if not isinstance(content, dict) or not _is_open(content):
            return super().game(place, content)
        where, before = GameNamed(place, content), self.count
        found = self.read(GameEntry, content, where)
        black, white = self.seated(where, content, found)
        if self.count == before and black and white:
            self.open.append(OpenGame(id=found.id, black=black, white=white))
        return None


def _listed(games: object) -> list[object]:
    if games is None:
        return []
    return games if isinstance(games, list) else [games]


def _unplayed(entry: object) -> object:
    """A game that waits has no result, whatever stands there."""
    return {**entry, "result": None, "ended": None} if isinstance(entry, dict) else entry


def _is_open(entry: Json) -> bool:
    return entry.get("result") in NOT_YET and entry.get("ended") in NOT_YET


def _undrawn(content: Json) -> int:
    """How many games each player has in the rounds that a Monrad has still to draw."""
    system = system_of(content)
    if kind_of(system) not in DRAWN_LATER:
        return 0
    entries = [*_listed(content.get("games")), *_listed(content.get("waiting"))]
    drawn = [entry.get("round") for entry in entries if isinstance(entry, dict)]
    last = max((number for number in drawn if type(number) is int), default=0)
    return max(rounds(system) - last, 0) * games_per_pair(system)


def _still_drawn(found: Agenda, content: Json, undrawn: int) -> Agenda:
    """The agenda of a Monrad with rounds to come. Raises ArbiterError if it has no teams."""
    system, players = system_of(content), [one.id for one in found.event.players]
    left = {_name(entry, "player") for entry in _listed(content.get("withdrawn"))}
    left |= {_name(entry, "player") for entry in _listed(content.get("substituted"))}
    found = replace(found, undrawn=undrawn, each=games_per_pair(system))
    if kind_of(system) == "monrad":
        return replace(found, teams=_places(content, players), out=frozenset(players) & left)
    teams = teams_of(system, players)
    listed = _listed(system.get("teams"))
    names = [_name(entry, "id") for entry in listed if isinstance(entry, dict)]
    if len(teams) < 2 or not all(team.players for team in teams):
        raise ArbiterError("system: `teams` do not say who plays for which team")
    stay = [
        () if name in left else tuple(one for one in team.players if one not in left)
        for team, name in zip(teams, names, strict=True)
    ]
    seats = boards(system)
    playing = {one for team in stay for one in (team[:seats] if seats else team)}
    return replace(
        found,
        teams=tuple(team.players for team in teams),
        out=frozenset(players) - playing,
    )


def _places(content: Json, players: Sequence[str]) -> tuple[tuple[str, ...], ...]:
    """Who held the same start number one after the other; () if nobody was substituted."""
    before = {
        _name(one, "by"): _name(one, "player") for one in _listed(content.get("substituted"))
    }
    if not before:
        return ()
    held: dict[str, tuple[str, ...]] = {one: (one,) for one in players}
    for by, old in before.items():
        if by in held and old in held and by != old:
            held[by] = (*held.pop(old), by)
    return tuple(held.values())


def _name(entry: object, key: str) -> str:
    return str(entry.get(key) or "") if isinstance(entry, dict) else ""


def suppose(agenda: Agenda, results: Mapping[str, str]) -> Agenda:
    """The agenda as it would be if games ended so; games by id, or as `P01-P02` by their players.

    Raises ArbiterError with everything that cannot be supposed.
    """
    event, left, faults = agenda.event, list(agenda.open), list[str]()
    ended = list[Game]()
    for name, result in results.items():
        game = next((one for one in left if name in (one.id, f"{one.black}-{one.white}")), None)
        if result not in RESULTS:
            faults.append(f"{shown(name)}: no result {shown(result)}: write {', '.join(RESULTS)}")
        elif game is None:
            over = any(one.id == name for one in event.games)
            why = "is over already" if over else "is no game that is still to be played"
            faults.append(f"{shown(name)} {why}")
        else:
            left.remove(game)
            ended.append(_supposed(event, game, result))
    if faults:
        raise ArbiterError(*faults)
    return replace(agenda, event=replace(event, games=(*event.games, *ended)), open=tuple(left))


def _supposed(event: EventFile, game: OpenGame, result: str) -> Game:
    """A game that both have played to its end."""
    return Game(
        id=game.id,
        black=game.black,
        white=game.white,
        result=result,
        ended=_ENDED.get(result, "resign"),
        started_on=event.start,
        ended_on=event.close,
        black_moves=1,
        white_moves=1,
    )
