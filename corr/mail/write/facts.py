"""What letters tell, as values: questions answered, rounds, levels, leave, the end of an event."""

import textwrap
from collections.abc import Mapping, Sequence
from datetime import date, datetime, timedelta
from fractions import Fraction

from msgspec import Struct, field

from corr.games.rules import Stage
from corr.mail.letter import BreakFacts, GameFacts, Happening, LateStart, Refusal
from corr.tournament.play.clock import Left
from corr.tournament.tables.crosstable_forms import Grid
from corr.words.templates import Voice

# -- what the letters that answer a player's questions tell ----
# Instants are UTC and `time_zone` is the reader's, as in the facts of game letters.


class TurnLine(Struct, frozen=True, kw_only=True):
    """One turn of the reader's: the move, the time that counted, and what was given back."""

    ply: int
    used: timedelta
    given_back: timedelta


class RunningGame(Struct, frozen=True, kw_only=True):
    """A game that goes on, in a list of the reader's games.

    `colour`, `turn`, `due`, `left` and `draw_offer` as in `GameFacts`, `ply` is the move now due;
    `colour` is `none` in a game without colours.
    `used` is the time already spent on it and `per_move` all that there is for one. `show` is a
    link that opens a mail which asks for the board. While the clock stands still, `stopped` is
    since when, there is no `due`, and `left` is what it stopped with; `paused`, `late`,
    `my_limits`, `their_limits`, `my_leave` and `their_leave` as in `GameFacts`. `turns` are the
    reader's that are over, the last first. `dice` is what a match waits for while no clock runs:
    its `director`, who has been called, or for its dice `mine` or `theirs`, what the players give
    to them, a `break`, or `beacon`, a round of it and the hour at which that comes. `free`,
    `no_clock`, `my_start`, `their_start`,
    `points_wait` and `breaks` as in `GameFacts`. `stage` is what a match waits for, None
    elsewhere.
    """

    game: str
    event_name: str
    opponent: str
    colour: str
    turn: str
    ply: int
    due: datetime | None
    used: timedelta
    left: timedelta
    given: timedelta
    coming: timedelta
    draw_offer: str
    show: str = ""
    stopped: datetime | None = None
    paused: bool = False
    late: str = ""
    my_limits: tuple[Left, ...] = ()
    their_limits: tuple[Left, ...] = ()
    turns: tuple[TurnLine, ...] = ()
    my_leave: tuple[datetime, datetime] | None = None
    their_leave: tuple[datetime, datetime] | None = None
    dice: str = ""
    beacon: tuple[int, datetime] | None = None
    stage: Stage | None = None
    free: datetime | None = None
    no_clock: str = ""
    my_start: LateStart | None = None
    their_start: LateStart | None = None
    breaks: BreakFacts | None = None
    points_wait: tuple[int, int] | None = None


class EndedGame(Struct, frozen=True, kw_only=True):
    """A game that is over; `winner` and `ending` as in `GameFacts`. `score` is that of a match to
    points, the reader's own first.
    """

    game: str
    opponent: str
    winner: str
    ending: str
    ending_detail: str
    ended: datetime
    score: str = ""


class OlderGames(Struct, frozen=True, kw_only=True):
    """The games of an event that ended long ago, by their ids."""

    event: str
    games: tuple[str, ...]


class TieBreak(Struct, frozen=True, kw_only=True):
    """Why a player stands above another who has as many points, or shares a place.

    `by` is the figure that decides, `buchholz`, `berger`, `mutual`, `game_points`, `match_points`
    or `match_wins`, with both values; "" for who share a place, then `rivals` are all of them but
    the first.
    """

    name: str
    rivals: tuple[str, ...]
    by: str = ""
    mine: str = ""
    theirs: str = ""


class EventTable(Struct, frozen=True, kw_only=True):
    """An event's crosstable in the reader's language, as text and as cells for markup, and the
    reasons of close places; of a cup and of sections, names and `why` each stands there, in words.
    """

    id: str
    name: str
    final: bool
    table: str
    grid: Grid
    reasons: tuple[TieBreak, ...]
    why: tuple[tuple[str, str], ...] = ()


class NormTarget(Struct, frozen=True, kw_only=True):
    """One norm: its `code` (`rise2`, `rise1`, `confirm`, `keep`), the level that it is for, the
    points that it takes and those still missing. `state` is `reached`, `open` or `beyond`.
    """

    code: str
    level: str
    points: str
    missing: str
    state: str


class WhatIf(Struct, frozen=True, kw_only=True):
    """What from `least` to `most` points of the games left lead to: that many `in all`, a level.

    `level` is "" for a new player who gets none. `reason` is a code of the event file.
    """

    least: str
    most: str
    least_in_all: str
    most_in_all: str
    level: str
    reason: str


class NormTable(Struct, frozen=True, kw_only=True):
    """All norms of a player in an event, and what the games left could still bring.

    `level` is the one that the norms are set from, "" for a new player, and `now` the one that is
    held now. `reason` says why no level can be won or lost, as in `NormFacts`, or is
    `new_opponents` where nothing is known yet of the strength of any opponent of a new player.
    `new_players` is how many opponents are new and may still turn out stronger or weaker. An event
    that is not `ranked` may be `rated`: it counts for the rating list of its `game`. `asked` are
    the points in all that the reader asked about, and `supposed` what they lead to, None
    where they cannot be.
    """

    id: str
    name: str
    ranked: bool
    rated: bool = False
    game: str = ""
    level: str = ""
    now: str = ""
    completed: int = 0
    scheduled: int = 0
    points: str = "0"
    targets: tuple[NormTarget, ...] = ()
    what_if: tuple[WhatIf, ...] = ()
    new_players: int = 0
    undrawn: int = 0
    reason: str = ""
    asked: str = ""
    supposed: WhatIf | None = None

    @property
    def left(self) -> int:
        """How many games are still going."""
        return self.scheduled - self.completed

    @property
    def most_in_all(self) -> str:
        """The points that the games left can still bring the player to."""
        whole, half = divmod(int(Fraction(self.points) * 2) + 2 * self.left, 2)
        return f"{whole}.5" if half else f"{whole}"


class EventRules(Struct, frozen=True, kw_only=True):
    """An event's rules in sentences of the reader's language, by theme (`theme`, sentences)."""

    id: str
    name: str
    themes: tuple[tuple[str, tuple[str, ...]], ...]


class GameRecord(Struct, frozen=True, kw_only=True):
    """One game as a record: `acts` in the record's words, `moves` one point (or `pass`) a ply,
    none where the words alone tell the game.

    A move that captured has its asterisk.

    `black` and `white` are names, "" while the opening is still to decide who that is; then
    `first` and `second` say who sits where. `result` is `1-0`, `0-1`, `1/2-1/2` as the points of
    who began and of the other, or "" while the game runs. `attached` are the endings of the files
    of the game that go with the letter: of forms that can hold it. `begins` is the colour that
    does, and `thought` as in `GameFacts`. `match` is whether it is a match with dice.
    """

    game: str
    event_name: str
    first: str
    second: str
    black: str
    white: str
    acts: str
    moves: tuple[str, ...]
    opening: str
    started: str
    result: str
    winner: str = ""
    ending: str = ""
    ending_detail: str = ""
    opponent: str = ""
    attached: tuple[str, ...] = ("txt", "sgf")
    begins: str = "black"
    thought: tuple[timedelta, timedelta] | None = None
    match: bool = False


class Request(Struct, frozen=True, kw_only=True):
    """A wish about an event, and what has become of it.

    `what` is `enter` (the arbiter has to say yes), `queue` (only a place is missing), `late` (the
    event has begun, and the arbiter may let the reader join), `granted` (the arbiter has said yes,
    and a place is missing), `refused`, `missed` (the event did without the reader), `unasked`
    (taken back), `out` (no longer entered) or `withdraw` (the arbiter has to say yes).

    `place` is that in the queue of all who are `waiting`, `free` how many places there are.
    For a withdrawal `running` games would be lost; `annulled` if all results would be taken out of
    the table, fewer than half of the games being completed. Who has left can come back `again` by
    a line (`enter`), by one with a voucher (`voucher`), or by the arbiter alone (`arbiter`).
    """

    what: str
    id: str
    name: str
    arbiter: str
    running: int = 0
    annulled: bool = False
    place: int = 0
    waiting: int = 0
    free: int = 0
    reason: str = ""
    again: str = "enter"


class Leaving(Struct, frozen=True, kw_only=True):
    """What it would cost a player to leave an event that runs (R16.2-16.3).

    Of their `games`, `completed` are over, `running` would be lost and so would `unstarted`;
    `annulled` if then none of their results counted in the table.
    """

    event: str
    name: str
    games: int
    completed: int
    running: int
    unstarted: int
    annulled: bool


# -- what a second closing of an event changed, for letters and for the arbiter ----


class ChangedGame(Struct, frozen=True, kw_only=True):
    """A game with another result, the points of `black` first; "" where it did not count.

    `black` and `white` are names: of who was drawn to begin, White in pente, and of the other.
    """

    game: str
    black: str
    white: str
    before: str
    after: str


class Placed(Struct, frozen=True, kw_only=True):
    """A place in a table, and the points that come first there."""

    place: int
    points: str


class ChangedPlace(Struct, frozen=True, kw_only=True):
    """Where a player (by id) or a team stood and stands; None for who is in no table."""

    who: str
    before: Placed | None
    after: Placed | None


class ChangedLevel(Struct, frozen=True, kw_only=True):
    """The level that a player (by id) had by the earlier report and has now, "" for none."""

    player: str
    before: str
    after: str


class Counted(Struct, frozen=True, kw_only=True):
    """What a report held against a player's norms: games, points, the norms, what came of it.

    A norm that there was not is "". `confirmed` is said of the level held afterwards.
    """

    completed: int
    points: str
    keep: str
    confirm: str
    rise1: str
    rise2: str
    confirmed: bool
    reason: str


class ChangedCount(Struct, frozen=True, kw_only=True):
    """The calculation of a player (by id) in the earlier report and now; None for who had none."""

    player: str
    before: Counted | None
    after: Counted | None


class RatingNews(Struct, frozen=True, kw_only=True):
    """What an event did to the reader's rating; who had none before it has an `entry` rating.

    `after` is None for a new player without a counted match, who gets no rating [T18].
    """

    before: int | None
    entry: int | None
    after: int | None


class UsedLevel(Struct, frozen=True, kw_only=True):
    """An event that used the `level` which a player (by id) had by the earlier report.

    `start`: it began with it. `close`: it was closed with it.
    """

    event: str
    player: str
    level: str
    start: bool
    close: bool


class ClosedAgain(Struct, frozen=True, kw_only=True):
    """What differs from report `report`, by which the event had been closed before.

    `used` are the other events in which a level that has changed counts as it was.
    """

    report: int
    games: tuple[ChangedGame, ...] = ()
    places: tuple[ChangedPlace, ...] = ()
    levels: tuple[ChangedLevel, ...] = ()
    counts: tuple[ChangedCount, ...] = ()
    used: tuple[UsedLevel, ...] = ()

    @property
    def is_same(self) -> bool:
        """Whether nothing has changed."""
        return not (self.games or self.places or self.levels or self.counts)


# -- what letters tell an arbiter who has sent commands ----


REMARKS: dict[str, tuple[str, ...]] = {
    "confirm": ("code", "until"),
    "code_beside": (),
    "file_beside": (),
    "changed": ("refused",),
    "mend": (),
    "done": ("log",),
    "not_done": (),
    "wrong_code": ("left",),
    "codes_spent": (),
    "done_already": (),
    "too_many": ("most",),
    "spent": ("limit",),
    "doubtful": (),
    "ask_help": (),
    "write_code": ("code",),
    "how_to_vote": ("event", "number", "state"),
    "not_understood": (),
    "may_send": (),
}
"""What stands around the answers to commands, and the parameters of its sentence in
in the sheet `at_desk`. `until` is an instant."""


class Said(Struct, frozen=True, kw_only=True):
    """A command and what was said to it; `refused` is whether it cannot be carried out."""

    line: str
    text: str
    refused: bool = False


_WIDTH = 76
_LINES = 150


def folded(text: str) -> str:
    """What a command printed, as a letter shows it: no line too wide, and not too many of them."""
    lines = [part for line in text.splitlines() for part in _parts(line.rstrip())]
    return "\n".join([*lines[:_LINES], "…"] if len(lines) > _LINES else lines)


def _parts(line: str) -> list[str]:
    if len(line) <= _WIDTH:
        return [line]
    indent = " " * (len(line) - len(line.lstrip()) + 4)
    return textwrap.wrap(line, _WIDTH, subsequent_indent=indent, break_on_hyphens=False)


# -- what the letters about leave tell ----


class LeaveGame(Struct, frozen=True, kw_only=True):
    """A running game that leave concerns; `turn` is `you` or `opponent`, seen from the reader.
    Where the dice of a match wait, it is `give_you` if the reader's words are missing, else
    `give_other`.

    `due` is when the answer is due of whoever is to act, None while that clock stands still. The
    time was `over` if it had run out before the leave began: then leave changes nothing.
    """

    game: str
    opponent: str
    turn: str
    due: datetime | None
    over: bool = False


class LeaveEvent(Struct, frozen=True, kw_only=True):
    """An event of the reader's: the games that rest, or the `refusal` why there is no leave in it.

    `left` are the days of leave that remain in it by calendar year, of `most` each.
    """

    id: str
    name: str
    most: int = 0
    left: tuple[tuple[int, int], ...] = ()
    games: tuple[LeaveGame, ...] = ()
    refusal: Refusal | None = None


class LeaveFacts(Struct, frozen=True, kw_only=True):
    """Leave from one instant up to another, in the events to which it matters.

    `off`: it is taken back (`since` is then None). What has begun goes on `until` then, None if
    nothing has; what is `gone` will not begin, and what is `kept` still will. The arbiter `ruled`
    it for the `reason`, or the player announced it. `player` is whose leave it is, "" for the
    reader's own; of another's neither reason nor days are told. A `ruling`, by its number and the
    `rule` that it rests on, can be appealed until the day `appeal_until`, "" where it cannot.
    """

    since: datetime | None
    until: datetime | None
    time_zone: str
    events: tuple[LeaveEvent, ...]
    off: bool = False
    gone: tuple[tuple[datetime, datetime], ...] = ()
    kept: tuple[tuple[datetime, datetime], ...] = ()
    ruled: bool = False
    reason: str = ""
    player: str = ""
    ruling: str = ""
    rule: str = ""
    appeal_until: str = ""


class Gift(Struct, frozen=True, kw_only=True):
    """What a letter gave to the dice of one of several matches.

    Its `line` of the digest text, `late`, what it costs the opponent to be late, and `dice`, the
    block that proves them, are told while the opponent's is waited for; else the dice are
    `thrown`, or wait for a beacon, of which a letter of its own tells.
    """

    game: str
    opponent: str
    line: str = ""
    late: LateStart | None = None
    dice: str = ""
    thrown: bool = False


# -- what became of a player's correspondence level, for letters of its own ----


class LevelNews(Struct, frozen=True, kw_only=True):
    """One piece of news about a level; `code` says what, the rest as far as it is concerned.

    `confirmed` or `refused`: the board on the dan title `level`, proposed by `event`, from
    `first`. `set`: the committee set `level` since `first`. `exempted`: from `first` to `last`,
    None without an end. `undone`: the ruling of `first`; `level` is held now, "" for none.
    `ahead`: `before` falls to `level` on `first`. `fell`: it did.
    Where something else than a level confirmed or set holds now, it is `held`, since the day
    `since` if that is known, `through` an event by its name. `past`: an exemption that is over.
    """

    code: str
    level: str = ""
    before: str = ""
    event: str = ""
    first: date | None = None
    last: date | None = None
    past: bool = False
    held: str = ""
    since: date | None = None
    through: str = ""
    reason: str = ""


class DueLevel(Struct, frozen=True, kw_only=True):
    """A player whose `level` falls to `falls_to` on the day `due` if nothing confirms it."""

    name: str
    member_no: str
    level: str
    falls_to: str
    due: date


class DueTitle(Struct, frozen=True, kw_only=True):
    """A dan title, proposed by an event that closed on a day, and the commands that decide it."""

    name: str
    level: str
    event: str
    closed: date
    commands: tuple[str, ...]


class DueReport(Struct, frozen=True, kw_only=True):
    """An event whose report has to be with the committee by the day `due`; `late`: it is over."""

    event: str
    name: str
    due: date
    late: bool


# -- what the letters tell that are about their reader ----


class Setting(Struct, frozen=True, kw_only=True):
    """One of the reader's settings; `value` as it is kept, "" for what nobody has changed.

    `changed` is whether the letter that is answered has changed it.
    """

    name: str
    value: str
    changed: bool = False


class DigestGame(Struct, frozen=True, kw_only=True):
    """A game in a digest: its facts now, and what has happened in it since the last one."""

    g: GameFacts
    happenings: tuple[Happening, ...]


# -- what a closed event did to the reader's level ----


class NormMade(Struct, frozen=True, kw_only=True):
    """One norm: `code` is `rise2`, `rise1`, `confirm`, `keep`, or `obtain` for a new player.

    `missing` is what lacked, "" where the points reach the norm.
    """

    code: str
    level: str
    points: str
    missing: str = ""


class Outcome(Struct, frozen=True, kw_only=True):
    """What the event did to a level; levels, points and norms in words of the event file.

    `code` is that of the event's report, or `kept_lowest`, or `new_…` with what was lacking. The
    norms were set from `own`, "" for a new player; `reached` is the level by this event alone, ""
    where it could set none, `after` the one that holds now. `close` is the level at the close,
    and `meanwhile` what it does where it is not `own`: `higher`, `lowered` or `stays`, else "".
    `mean` is that of the opponents' indices in `completed` games, `near` of which were against
    players near the level. `board` is whether the board has still to confirm `after`.
    """

    code: str
    own: str = ""
    reached: str = ""
    after: str = ""
    close: str = ""
    meanwhile: str = ""
    points: str = "0"
    completed: int = 0
    near: int = 0
    participants: int = 0
    mean: str = ""
    norms: tuple[NormMade, ...] = ()
    board: bool = False

    def norm(self, code: str) -> NormMade | None:
        """The norm of this code; None if the event set none."""
        return next((one for one in self.norms if one.code == code), None)

    @property
    def decided(self) -> NormMade | None:
        """The norm that decided: the highest one that was reached, else the lowest one."""
        made = [one for one in self.norms if not one.missing]
        return made[0] if made else self.norms[-1] if self.norms else None

    @property
    def next_one(self) -> NormMade | None:
        """The norm above it, which would have given more; None if nothing lies above."""
        missed = [one for one in self.norms if one.missing]
        return missed[-1] if missed and missed[-1] != self.decided else None


class PlainTable(Struct, frozen=True, kw_only=True):
    """A small table in the reader's words, all of whose columns fit in a letter."""

    heads: tuple[str, ...]
    rows: tuple[tuple[str, ...], ...]

    def as_text(self) -> str:
        """Its lines, with columns below each other."""
        widths = [max(map(len, column)) for column in zip(self.heads, *self.rows, strict=True)]
        lines = (
            "  ".join(cell.ljust(width) for cell, width in zip(row, widths, strict=True)).rstrip()
            for row in (self.heads, *self.rows)
        )
        return "\n".join(lines)


def norms_made(outcome: Outcome | None, say: Voice) -> PlainTable | None:
    """The reader's own table: every norm, what it was for, and whether it was reached."""
    if outcome is None or not outcome.norms:
        return None
    return PlainTable(
        heads=tuple(say("outcomes", "head", name=name) for name in _HEADS),
        rows=tuple(tuple(_cells(one, say)) for one in outcome.norms),
    )


_HEADS = ("level", "what", "norm", "made")


def _cells(one: NormMade, say: Voice) -> Sequence[str]:
    return (
        say("levels", "name", level=one.level),
        say("outcomes", "what", code=one.code),
        say("language", "number", text=one.points),
        say("outcomes", "made", missing=one.missing),
    )


# -- what letters tell about rounds, and about what the arbiter has ruled for a player ----


class TeamRound(Struct, frozen=True, kw_only=True):
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


class RoundFacts(Struct, frozen=True, kw_only=True):
    """A round as one of its players hears of it.

    `rounds` is how many there are, 0 where the results decide that. `bye` is a round won without
    a game, `free` one without a game that brings nothing. `waiting` of the reader's games begin
    only when others end, for nobody plays more than `limit` at once. `next_day` is the local date
    of the next round, "" where there is none yet; `more` is whether one will follow. `team` is
    what there is to say of the reader's team in a team event. `section` is where the reader plays,
    with which `others`; who has not qualified for the stage that begins is `out`. Who has `joined`
    came when the event had begun. In a `match` of two each round is one of its games.
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
    match: bool = False


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
    "open_boards": ("event", "home", "team", "round", "boards", "board", "wins"),
    "boards_lifted": ("event", "home", "round", "board", "wins"),
    "boards_wanted": ("event", "home", "team", "round", "short", "day", "boards"),
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
    "rival_censured": ("name", "game", "measure"),
    "rival_cleared": ("name", "game", "measure"),
    "measure_lifted": ("event", "measure"),
    "reinstated": ("event", "team", "games"),
    "appealed": ("event", "number", "name", "mine", "who"),
    "appeal_decided": ("event", "number", "stands", "taken_back", "past"),
    "appeal_ended": ("event", "number"),
    "team_games": ("event", "games", "what"),
    "team_writes": ("event", "number", "name", "what", "words"),
}
"""What the arbiter may rule for a player, and the parameters of its sentence in
in the sheet `rulings`. `games`, `running` and `unstarted` are numbers,
the `games` of a captain's team are triples of id and both names,
the `boards` of which a captain chooses are pairs of a number and who of the team wins there,
`waiting` the ids of games that wait until a flag is looked at; `winner` is
`you`, `opponent`, `draw` or `nobody`."""


class Ruling(Struct, frozen=True, kw_only=True):
    """One thing that the arbiter ruled, told in one sentence, and the arbiter's reason."""

    code: str
    reason: str
    params: Mapping[str, object] = field(default_factory=dict)


# -- what became of a player's title at the board, for letters of its own ----


class TitleNews(Struct, frozen=True, kw_only=True):
    """One piece of news about a title; `code` says what, `level` and `day` which title or test.

    `set`: the committee entered the title, held from the day on. `passed`, `failed`: the kyu test
    of the day, before `judge`. `title_undone`, `test_undone`: what had been entered holds no more.
    `event_entered`, `event_corrected`, `event_removed`: the `event` at the board that ended on the
    day, by which the title `before`, "" for none, became `level`.
    `held` is the title that the player has now, "" for none, since the day `since`, `through` an
    event by its name. `highest` is the highest level that may be tried next, "" if there is no
    further test, from the day `earliest` on, None at once.
    """

    code: str
    level: str
    day: date
    judge: str = ""
    held: str = ""
    since: date | None = None
    through: str = ""
    highest: str = ""
    earliest: date | None = None
    reason: str = ""
    event: str = ""
    before: str = ""

    @property
    def other(self) -> bool:
        """Whether the player has another title now than the one that was entered or tested."""
        return bool(self.held) and self.held != self.level
