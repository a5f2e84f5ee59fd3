"""The teams of an event as its events left them: captains, line-ups, matches. Pure."""

from collections.abc import Collection, Mapping
from dataclasses import dataclass, field, replace

from corr.tournament.events.events_teams import CaptainNamed, LineUp, MatchesDrawn, TeamWithdrawn


@dataclass(frozen=True, slots=True, kw_only=True)
class DrawnMatch:
    """Two teams that meet; `number` counts the matches of a round from 1.

    `one` is preliminary black on the odd boards (21.1).
    """

    round: int
    number: int
    one: str
    other: str

    @property
    def teams(self) -> tuple[str, str]:
        """Both teams."""
        return self.one, self.other


@dataclass(frozen=True, slots=True, kw_only=True)
class TeamDraw:
    """All that was drawn and reported of teams.

    `line_ups` are those of rounds and teams, as drawn or as reported for a round to come.
    `byes` are (round, team). `withdrawn` says after which round a team left.
    """

    captains: Mapping[str, str] = field(default_factory=dict)
    matches: tuple[DrawnMatch, ...] = ()
    line_ups: Mapping[tuple[int, str], tuple[str, ...]] = field(default_factory=dict)
    byes: tuple[tuple[int, str], ...] = ()
    withdrawn: Mapping[str, int] = field(default_factory=dict)

    @property
    def drawn(self) -> int:
        """The last round whose matches or bye are drawn, 0 before the first."""
        free = (number for number, _ in self.byes)
        return max((*(match.round for match in self.matches), *free), default=0)

    def match(self, number: int, team: str) -> DrawnMatch | None:
        """A team's match of a round; None where it has none."""
        found = (one for one in self.matches if one.round == number and team in one.teams)
        return next(found, None)


def after(draw: TeamDraw, body: CaptainNamed | LineUp | MatchesDrawn | TeamWithdrawn) -> TeamDraw:
    """The teams after one more event."""
    match body:
        case CaptainNamed():
            return replace(draw, captains={**draw.captains, body.team: body.captain})
        case LineUp():
            return _lined_up(draw, {(body.round, body.team): body.players})
        case TeamWithdrawn():
            return replace(draw, withdrawn={**draw.withdrawn, body.team: body.after_round})
    matches = (
        DrawnMatch(round=body.round, number=number, one=one, other=other)
        for number, (one, other) in enumerate(body.matches, 1)
    )
    draw = replace(draw, matches=(*draw.matches, *matches))
    if body.bye:
        draw = replace(draw, byes=(*draw.byes, (body.round, body.bye)))
    return _lined_up(draw, {(body.round, team): players for team, players in body.line_ups})


def with_substitute(
    draw: TeamDraw, team: str, old: str, new: str, rounds: Collection[int], *, number: bool
) -> TeamDraw:
    """The teams after `new` has taken the games of `old` in some rounds that are drawn.

    With `number` also the start number was taken over, and so the line-ups of rounds to come.
    """
    captains = dict(draw.captains)
    if number and captains.get(team) == old:
        captains[team] = new
    changed = {
        (round_, name): tuple(new if player == old else player for player in players)
        for (round_, name), players in draw.line_ups.items()
        if name == team and (round_ in rounds or (number and round_ > draw.drawn))
    }
    return _lined_up(replace(draw, captains=captains), changed)


def _lined_up(draw: TeamDraw, more: Mapping[tuple[int, str], tuple[str, ...]]) -> TeamDraw:
    return replace(draw, line_ups={**draw.line_ups, **more})
