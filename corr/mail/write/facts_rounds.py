"""What letters tell about rounds, and about what the arbiter has ruled for a player."""

from collections.abc import Mapping
from dataclasses import dataclass, field


@dataclass(frozen=True, slots=True, kw_only=True)
class TeamRound:
    """A round as one of a team's players hears of it.

    The reader sits at `board`, 0 who is not in the line-up. `against` is the other team, "" where
    there is none; then `bye` says whether that counts as won. `boards` are the names of both
    sides board by board, "" for nobody; the reader's team is `one` of both.
    """

    team: str
    captain: str
    against: str = ""
    board: int = 0
    bye: bool = False
    boards: tuple[tuple[int, str, str], ...] = ()


@dataclass(frozen=True, slots=True, kw_only=True)
class RoundFacts:
    """A round as one of its players hears of it.

    `rounds` is how many there are, 0 where the results decide that. `bye` is a round won without
    a game, `free` one without a game that brings nothing. `waiting` of the reader's games begin
    only when others end, for nobody plays more than `limit` at once. `next_day` is the local date
    of the next round, "" where there is none yet; `more` is whether one will follow. `team` is
    what there is to say of the reader's team in a team event. `section` is where the reader plays,
    with which `others`; who has not qualified for the stage that begins is `out`. Who has `joined`
    came when the event had begun.
    """

    number: int
    rounds: int
    bye: bool = False
    free: bool = False
    waiting: int = 0
    limit: int = 0
    next_day: str = ""
    more: bool = False
    team: TeamRound | None = None
    section: str = ""
    others: tuple[str, ...] = ()
    out: bool = False
    joined: bool = False


_LEFT = ("running", "unstarted", "annulled", "waiting", "undecided")

RULINGS: dict[str, tuple[str, ...]] = {
    "withdrawn": ("event", *_LEFT),
    "entry_cancelled": ("event",),
    "replaced": ("event", "by", "games", "waiting"),
    "took_over": ("event", "player", "games", "waiting"),
    "seat_decided": ("game", "name", "taken"),
    "joined": ("event", "round"),
    "bye": ("event", "round", "team"),
    "bye_lifted": ("event", "round", "team"),
    "captain": ("event", "team"),
    "line_up": ("event", "team", "round", "board", "players"),
    "team_withdrawn": ("event", "team", *_LEFT),
    "left_decided": ("event", "team", "annulled"),
    "relieved": ("event", "by", "games", "waiting"),
    "relieves": ("event", "player", "games", "waiting"),
    "assessed": ("game", "opponent", "winner"),
    "not_assessed": ("game", "opponent"),
    "moved": ("event", "before", "section"),
    "excluded": ("event", *_LEFT),
    "warned": ("event",),
    "reprimanded": ("event",),
    "measure_lifted": ("event", "measure"),
    "reinstated": ("event", "team", "games"),
    "appealed": ("event", "number", "name", "mine", "who"),
    "appeal_decided": ("event", "number", "stands"),
    "team_games": ("event", "games", "what"),
    "team_writes": ("event", "number", "name", "what", "words"),
}
"""What the arbiter may rule for a player, and the parameters of its sentence in
`templates/<lang>/rulings.txt.jinja`. `games`, `running` and `unstarted` are numbers,
the `games` of a captain's team are triples of id and both names,
`waiting` the ids of games that wait until a flag is looked at; `winner` is
`you`, `opponent`, `draw` or `nobody`."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Ruling:
    """One thing that the arbiter ruled, told in one sentence, and the arbiter's reason."""

    code: str
    reason: str
    params: Mapping[str, object] = field(default_factory=dict)
