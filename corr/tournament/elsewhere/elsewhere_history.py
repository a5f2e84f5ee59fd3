"""The event that a file tells of as an event of ours: what would have been recorded of it. Pure.

So its tables are counted as those of any event here, and it is taken over by recording just that.
"""

from collections import Counter
from collections.abc import Callable, Iterator, Mapping, Sequence
from datetime import UTC, date, datetime, time
from functools import cached_property
from itertools import groupby, pairwise

from msgspec import Struct, field
from msgspec.structs import replace

from corr.tournament.contest.contest import Contest
from corr.tournament.contest.contest_fold import fold
from corr.tournament.elsewhere.elsewhere_event import FileEvent
from corr.tournament.elsewhere.elsewhere_games import (
    FileGame,
    FileMatch,
    Slots,
    byes_by_draw,
    matches_of,
)
from corr.tournament.events.events import ContestBody, Event
from corr.tournament.events.events_contest import (
    CaptainNamed,
    Drawn,
    Entered,
    LeftElsewhere,
    MatchesDrawn,
    OrderDecided,
    ReplayDrawn,
    ResultAssessed,
    RoundDrawn,
    RoundsDrawn,
    SectionsDrawn,
    Started,
    Substituted,
    TeamWithdrawn,
    Withdrawn,
)
from corr.tournament.pairing.cup import Cup, PlayFor
from corr.tournament.pairing.pairing import game_id
from corr.tournament.pairing.pairing import rounds as round_robin_rounds
from corr.tournament.scoring.scoring_games import Bye, TableGame
from corr.tournament.spec.spec import (
    EventPart,
    EventSpec,
    GamePart,
    MailPart,
    PublishPart,
    RankingPart,
)
from corr.tournament.spec.spec_clock import ClockPart, LeavePart
from corr.tournament.spec.spec_system import SystemPart, TeamPart
from corr.tournament.systems.cup import cup_rounds
from corr.tournament.tables.event_tables import RUNNING, WAITING

# -- the event file in TOML that an event from a file would have had ----

_DAY = date(1970, 1, 1)
"""The start of an event of which nobody says it."""


def spec_of(
    file: FileEvent,
    event: str,
    games: Sequence[FileGame],
    matches: Sequence[FileMatch],
    named: Callable[[str], str],
) -> EventSpec:
    """What the event file would say; `named` gives the names that teams have here."""
    texts = file.texts
    opening = {"opening": texts["opening"]} if texts["opening"] else {}
    return EventSpec(
        event=EventPart(
            id=event,
            name=texts["name"] or texts["id"] or file.source,
            start=file.start or _DAY,
            time_zone=texts["time_zone"] or "UTC",
            arbiters=(texts["arbiter"],),
        ),
        game=GamePart(kind=texts["game"], options={**opening, **file.settings}),
        system=_system(file, games, matches),
        clock=ClockPart(),
        leave=LeavePart(),
        mail=MailPart(),
        ranking=RankingPart(),
        publish=PublishPart(),
        teams=tuple(
            TeamPart(name=named(team.id), side=team.side)
            for team in file.system.teams
            if team.side
        ),
        stages=file.system.stages,
        divisions=file.system.divisions,
    )


def _system(
    file: FileEvent, games: Sequence[FileGame], matches: Sequence[FileMatch]
) -> SystemPart:
    """[system], with what only the games themselves show."""
    part, boards = file.system.part, file.system.part.boards
    if file.system.of_teams and not boards:
        seats = [len(own) for match in matches for own in match.line_ups]
        sizes = [len(team.players) for team in file.system.teams]
        boards = max(seats or sizes, default=1) or 1
    return replace(part, games_per_pair=_games_per_pair(file, games), boards=boards)


def _games_per_pair(file: FileEvent, games: Sequence[FileGame]) -> int:
    """As the file says, else as many as two have played who played the most."""
    part = file.system.part
    if part.games_per_pair or part.scoring == "weaver":
        return part.games_per_pair or 2
    if part.kind in ("cup", "stages", "league") or part.has_aim:
        return 1
    met = Counter(
        (
            one.seen.round if file.system.of_teams else 0,
            frozenset((one.seen.black, one.seen.white)),
        )
        for one in games
        if one.counts
    )
    return max(met.values(), default=1)


def _cup_rounds(part: SystemPart, slots: Slots) -> int:
    """As many as the draw of a cup has, or its players need; 0 without a draw."""
    drawn = sum(slot is not None for slot in slots)
    return max((len(slots) - 1).bit_length(), cup_rounds(part, drawn)) if drawn else 0


def rounds_of(file: FileEvent, part: SystemPart, players: int, games: Sequence[FileGame]) -> int:
    """How many rounds there are to be with so many players, 0 where nobody knows."""
    if part.has_aim:
        return 0
    cycles = 1 if part.until_decided else part.games_per_pair
    largest = max((len(one.players) for one in file.system.sections), default=2)
    known = {
        "round_robin": round_robin_rounds(max(players, 2), cycles),
        "scheveningen": players // 2 * cycles,
        "match": part.games_per_pair,
        "cup": _cup_rounds(part, file.system.slots),
        "league": round_robin_rounds(largest, part.games_per_pair),
    }
    said = part.rounds or len(part.round_dates) or known.get(part.kind, 0)
    return max(said, *(one.seen.round for one in games), 0) if said else 0


# -- the event that a file tells of as an event of ours ----


REASON = "played elsewhere"


class History(Struct, frozen=True, kw_only=True, dict=True):
    """What was drawn, decided and changed in an event from a file, as our events say it.

    `event` is its id here, `named` and `called` what players and teams are called; `levels`
    are those at the start, by the names of the file. Of a team event the matches are those that
    the file lists, else those that its games make up.
    """

    file: FileEvent
    id: str
    named: Mapping[str, str] = field(default_factory=dict)
    called: Mapping[str, str] = field(default_factory=dict)
    levels: Mapping[str, str] = field(default_factory=dict)

    @cached_property
    def games(self) -> tuple[tuple[str, FileGame], ...]:
        """All games with their ids here, in order of the draw.

        Games that are numbered as ours keep their numbers; others are numbered by their rounds.
        """
        known = [one.shown.id.rpartition("-")[2] for one in self.file.games]
        numbers = [int(one) if one.isdecimal() and one.isascii() else 0 for one in known]
        ordered: Sequence[FileGame] = self.file.games
        if sorted(numbers) == list(range(1, len(numbers) + 1)):
            ordered = [one for _, one in sorted(zip(numbers, ordered, strict=True), key=_number)]
        else:
            ordered = sorted(ordered, key=lambda one: (one.seen.round, one.shown.replay))
        return tuple((game_id(self.id, at), one) for at, one in enumerate(ordered, 1))

    @cached_property
    def results(self) -> dict[str, TableGame]:
        """Every game that counts, as the table sees it."""
        found = ((key, one.seen) for key, one in self.games if one.counts)
        if not self.named:
            return dict(found)
        return {
            key: replace(one, black=self._name(one.black), white=self._name(one.white))
            for key, one in found
        }

    @cached_property
    def matches(self) -> tuple[FileMatch, ...]:
        """The matches of a team event by rounds."""
        if not self.file.system.of_teams:
            return ()
        found = self.file.matches or matches_of(self.file.games, self.file.team_of)
        return tuple(sorted(found, key=lambda one: one.round))

    @cached_property
    def byes(self) -> tuple[Bye, ...]:
        """Who had no opponent; of a cup, draw and results say it where the file does not."""
        slots = self.file.system.slots
        if self.file.byes or not slots:
            return self.file.byes
        games = tuple(one.seen for _, one in self.games if one.counts)
        system = self.spec.system
        cup = Cup(
            slots=slots,
            seed="",
            games_per_match=system.games_per_pair,
            play_for=PlayFor.THIRD if system.third_place else PlayFor.FIRST,
            consolation=system.consolation,
        )
        return byes_by_draw(cup, games, self.file.left)

    @cached_property
    def spec(self) -> EventSpec:
        """The event file that the event would have had; what the file does not say is usual."""
        games = tuple(one for _, one in self.games)
        return spec_of(self.file, self.id, games, self.matches, self._team)

    def contest(self) -> Contest:
        """The event after all of it."""
        at = datetime.combine(self.spec.event.start, time(), UTC)
        entered = tuple(self._entered())
        begun = Contest(
            id=self.id,
            spec=self.spec,
            state="open",
            levels={},
            entries=tuple(one.player for one in entered),
            teams={one.player: one.team for one in entered if one.team},
        )
        events = (
            Event(stream=self.id, seq=seq, at=at, cause="", body=body)
            for seq, body in enumerate(self._drawn_and_decided(), 1)
        )
        contest = fold(events, begun)
        assert contest is not None
        to_draw = contest.spec.system.form == "monrad" and contest.drawn < contest.rounds
        return replace(contest, state="closed") if self.file.close and not to_draw else contest

    def _name(self, player: str) -> str:
        return self.named.get(player, player)

    def _team(self, team: str) -> str:
        return self.called.get(team, team)

    # -- what would have been recorded ----

    def bodies(self) -> Iterator[ContestBody]:
        """What is recorded of the event once it is announced."""
        yield from self._entered()
        yield from self._drawn_and_decided()

    def _entered(self) -> Iterator[Entered]:
        """Who took part from the start, each for their team, half or division."""
        teams = self._entered_for()
        for first in self._places():
            yield Entered(player=self._name(first), team=teams.get(self._holder(first), ""))

    def _drawn_and_decided(self) -> Iterator[ContestBody]:
        order = tuple(self._places())
        games = tuple(one for _, one in self.games)
        rounds = rounds_of(self.file, self.spec.system, len(order), games)
        yield Started(
            order=tuple(map(self._name, order)),
            seeding="list",
            seed=self.file.system.seed,
            levels={self._name(one): self.levels[one] for one in order if one in self.levels},
            rounds=rounds,
            slots=tuple(self._name(one) if one else "" for one in self.file.system.slots),
        )
        yield from self._draws(rounds)
        yield from self._after()

    def _after(self) -> Iterator[ContestBody]:
        """What the arbiter has decided since."""
        for key, one in self.games:
            for result, used in ((one.assessed, False), (one.drawn_as, True)):
                if result:
                    yield ResultAssessed(game=key, result=result, reason=REASON, used=used)
        yield from self._substitutions()
        for team in self.file.system.teams:
            if team.captain:
                yield CaptainNamed(team=self._team(team.id), captain=self._name(team.captain))
        for unit, last in self.file.left.items():
            if self.file.system.of_teams and unit in self.file.units:
                yield TeamWithdrawn(team=self._team(unit), after_round=last, reason=REASON)
            else:
                yield Withdrawn(player=self._name(unit), after_round=last, reason=REASON)
        if self.file.decided:
            yield OrderDecided(players=tuple(map(self._name, self.file.decided)), reason=REASON)
        states = {RUNNING: True, WAITING: False} if self.file.close else {RUNNING: True}
        for state, begun in states.items():
            left = tuple(key for key, one in self.games if one.shown.state == state)
            if left:
                yield LeftElsewhere(games=left, begun=begun)

    def _holder(self, player: str) -> str:
        return self.file.instead.get(player, player)

    @cached_property
    def _held(self) -> Mapping[str, tuple[str, ...]]:
        """Everybody who held a place, the first one first, by who has it now."""
        found = dict[str, tuple[str, ...]]()
        for old, by in self.file.instead.items():
            found[by] = (*found.get(by, ()), old)
        return {one.id: (*found.get(one.id, ()), one.id) for one in self.file.people}

    def _places(self) -> Iterator[str]:
        """Who was there at the start, by start number; teams and halves stand together."""
        order = [one.id for one in self.file.people]
        system = self.file.system
        if system.of_teams or system.kind == "scheveningen":
            order = [player for team in system.teams for player in team.players]
        return (self._held[player][0] for player in order)

    def _entered_for(self) -> Mapping[str, str]:
        """The team, half or division of everybody, as it is called here."""
        system = self.file.system
        if system.kind == "scheveningen":
            sides = zip("AB", system.teams, strict=True)
            return {player: side for side, team in sides for player in team.players}
        if system.of_teams:
            return {one: self._team(team.id) for team in system.teams for one in team.players}
        if system.kind == "league":
            return {one: part.name for part in system.sections for one in part.players}
        return {}

    # -- the draws ----

    def _draws(self, rounds: int) -> Iterator[ContestBody]:
        system = self.file.system
        drawn = {key: self._drawn(key, one) for key, one in self.games}
        if system.sections:
            yield from self._sections(rounds, drawn)
        elif system.part.all_rounds_at_once and not system.part.has_aim:
            yield from self._team_matches()
            yield RoundsDrawn(games=tuple(drawn.values()))
        elif system.part.form in ("round_robin", "scheveningen", "match") and not (
            system.of_teams or system.part.has_aim
        ):
            yield RoundsDrawn(games=tuple(drawn.values()), opened=self._opened())
        else:
            yield from self._round_by_round(drawn)

    def _drawn(self, key: str, one: FileGame) -> tuple[str, int, int, str, str]:
        pair = self._name(self._first(one.black)), self._name(self._first(one.white))
        return key, one.seen.round, self._board(one), *pair

    def _first(self, player: str) -> str:
        """Who had a player's place at the start."""
        return self._held[self._holder(player)][0]

    def _opened(self, games: Sequence[FileGame] | None = None) -> int:
        """The last round that has begun, 0 where none waits."""
        among = self.file.games if games is None else games
        if self.file.close or all(one.shown.state != WAITING for one in among):
            return 0
        return max((one.seen.round for one in among if one.shown.state != WAITING), default=1)

    def _round_by_round(
        self, drawn: Mapping[str, tuple[str, int, int, str, str]]
    ) -> Iterator[ContestBody]:
        """Rounds as they were drawn one after the other, with byes, replays and seeds."""
        file = self.file
        games = dict[int, list[tuple[str, FileGame]]]()
        for key, one in self.games:
            games.setdefault(one.seen.round, []).append((key, one))
        numbers = {*games, *(bye.round for bye in self.byes), *(one.round for one in self.matches)}
        for number in sorted(numbers):
            yield from self._team_matches(number)
            byes = () if file.system.of_teams else self._byes(number)
            first = True
            parts = groupby(games.get(number, []), key=lambda pair: pair[1].shown.replay)
            for replay, some in parts:
                own: Drawn = tuple(drawn[key] for key, _ in some)
                if replay:
                    yield ReplayDrawn(games=own, replay=replay, per_move=0)
                    continue
                seed = file.system.seeds.get(number, "") if first else ""
                yield RoundDrawn(round=number, games=own, byes=byes if first else (), seed=seed)
                first = False
            if first and byes:
                yield RoundDrawn(
                    round=number, games=(), byes=byes, seed=file.system.seeds.get(number, "")
                )

    def _byes(self, number: int) -> tuple[str, ...]:
        named = self._team if self.file.system.of_teams else self._name
        return tuple(named(bye.player) for bye in self.byes if bye.round == number)

    def _sections(
        self, rounds: int, drawn: Mapping[str, tuple[str, int, int, str, str]]
    ) -> Iterator[ContestBody]:
        """The sections of each stage, and all their games."""
        sections = self.file.system.sections
        stages = sorted({one.stage for one in sections})
        starts = {one.stage: one.before for one in sections}
        for stage in stages:
            until = starts.get(stage + 1)
            games = [
                (key, one)
                for key, one in self.games
                if starts[stage] < one.seen.round and (until is None or one.seen.round <= until)
            ]
            yield SectionsDrawn(
                stage=stage,
                sections=tuple(
                    (one.name, tuple(map(self._name, one.players)))
                    for one in sections
                    if one.stage == stage
                ),
                before=starts[stage],
                rounds=rounds,
                seed=self.file.system.seed,
            )
            opened = self._opened([one for _, one in games])
            yield RoundsDrawn(games=tuple(drawn[key] for key, _ in games), opened=opened)

    # -- teams ----

    def _team_matches(self, number: int = 0) -> Iterator[MatchesDrawn]:
        """The matches of a round, or of all, with their line-ups and who was free."""
        if not self.file.system.of_teams:
            return
        free = {bye.round for bye in self.byes}
        for each in sorted({*(one.round for one in self.matches), *free}):
            if number not in (0, each):
                continue
            own = [one for one in self.matches if one.round == each]
            byes = self._byes(each)
            yield MatchesDrawn(
                round=each,
                matches=tuple((self._team(one.one), self._team(one.other)) for one in own),
                line_ups=tuple(
                    (self._team(team), tuple(map(self._name, players)))
                    for one in own
                    for team, players in zip((one.one, one.other), one.line_ups, strict=True)
                ),
                bye=byes[0] if byes else "",
            )
            for more in byes[1:]:
                yield MatchesDrawn(round=each, matches=(), line_ups=(), bye=more)

    def _board(self, one: FileGame) -> int:
        """The board in its round; in a team event the boards of the first match come first."""
        if not self.file.system.of_teams:
            return one.shown.board
        return self._seats.get(
            (one.seen.round, one.black),
            self._seats.get((one.seen.round, one.white), one.shown.board),
        )

    @cached_property
    def _seats(self) -> Mapping[tuple[int, str], int]:
        """The board at which somebody sat in a round, counted through all its matches."""
        found, boards = dict[tuple[int, str], int](), self.spec.system.boards
        for _, matches in groupby(self.matches, key=lambda one: one.round):
            for at, match in enumerate(matches):
                for players in match.line_ups:
                    for board, player in enumerate(players, 1):  # "" where nobody sat
                        found[match.round, player] = at * boards + board
        return found

    # -- who came later ----

    def _substitutions(self) -> Iterator[Substituted]:
        """Who took whose place over, with the games that they and later ones sat at."""
        for held in self._held.values():
            for at, (old, by) in enumerate(pairwise(held), 1):
                later = set(held[at:])
                yield Substituted(
                    player=self._name(old),
                    by=self._name(by),
                    games=tuple(key for key, one in self.games if later & {one.black, one.white}),
                    reason=REASON,
                    level=self.levels.get(by, ""),
                )


def _number(pair: tuple[int, FileGame]) -> int:
    return pair[0]
