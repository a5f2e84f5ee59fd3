"""The event file: everything that is settled about an event before its first move.

It is read with all its faults at once, and written out again. A rule that the arbiter wrote down
is never silently ignored. What it means for players is told by `mail.rules`.
"""

import re
import tomllib
from collections.abc import Iterator, Mapping, Sequence
from datetime import date, timedelta
from functools import cache
from typing import Annotated, Any

from msgspec import Struct, field
from msgspec.structs import fields, replace

from corr.errors import ConfigError
from corr.games.registry import RULES, rules_for
from corr.games.rules import Rules
from corr.ranked import RATED, is_ranked, is_rated
from corr.reading.kinds import (
    DAY,
    DAY_OR_NONE,
    FLAG,
    LINE,
    LINE_OR_EMPTY,
    ZONE,
    Kind,
    by_rounds,
    choice,
    matching,
    only,
    read_address,
    setting,
    several,
    shown,
    whole,
)
from corr.reading.reference import Key, KeyTable, tables_of
from corr.reading.tables import Tables, write_part
from corr.tournament.spec.clock_terms import OF_MATCHES, PRESETS, USES, Terms, span
from corr.tournament.spec.may_change import (
    DRAWN,
    ENTRIES,
    FREE,
    NEVER_DRAWN,
    NEVER_ENTRIES,
    NEVER_PLAYED,
    NEW_EVENT,
    looser,
    never,
)
from corr.tournament.spec.spec_clock import (
    START_WITHIN,
    ClockPart,
    LeavePart,
    read_clock,
    read_leave,
)
from corr.tournament.spec.spec_system import (
    DivisionPart,
    StagePart,
    SystemPart,
    TeamPart,
    read_divisions,
    read_stages,
    read_system,
    read_teams,
)

# -- what an event file says that its writer may not have meant, though nothing in ----


def notes_on(text: str) -> tuple[str, ...]:
    r"""A sentence about each such key of a sound event file.

    >>> notes_on('[clock]\npreset = "club"\nper_move = "7d"')
    ('[clock] per_move: "7d" in the file counts before "" of the preset "club"',)
    """
    tables = tomllib.loads(text)
    return (
        *_overridden(_table(tables, "clock")),
        *_unrated(_table(tables, "ranking")),
        *_unpublished(_table(tables, "publish"), str(_table(tables, "game").get("kind"))),
        *_without_breaks(_table(tables, "game")),
    )


def _table(tables: Mapping[str, object], name: str) -> Mapping[str, object]:
    found = tables.get(name)
    return found if isinstance(found, Mapping) else {}


def _overridden(clock: Mapping[str, object]) -> Iterator[str]:
    """The keys that stand beside a preset and say something else than it."""
    preset = str(clock.get("preset", ""))
    for key, usual in PRESETS.get(preset, {}).items():
        said = clock.get(key, usual)
        if said != usual and said != [*usual]:
            yield (
                f"[clock] {key}: {shown(said)} in the file counts before {shown(usual)} "
                f"of the preset {shown(preset)}"
            )


def _unrated(ranking: Mapping[str, object]) -> Iterator[str]:
    """That no list is fed, as long as SLSF does not sanction the event (G27.3, T30)."""
    part = RankingPart(sanctioned_by=str(ranking.get("sanctioned_by", "SLSF")), rating=True)
    if ranking.get("rating") is True and not part.rated:
        yield (
            "[ranking] rating: true has no effect: by sanctioned_by, SLSF does not sanction "
            "the event (G27.3)"
        )


def _without_breaks(game: Mapping[str, object]) -> Iterator[str]:
    """That no match of the event is long enough for the breaks that it is to have."""
    itself = rules_for(str(game.get("kind"))).of_itself if game.get("kind") in RULES else None
    if itself is None or game.get("breaks") is not True:
        return
    found = game.get(POINTS, 7)
    lengths = found if isinstance(found, list) else [found]
    if not any(itself.breaks({POINTS: str(one), "breaks": "true"}) for one in lengths):
        yield "[game] breaks: true has no effect: matches under 7 points have no breaks"


def _unpublished(publish: Mapping[str, object], kind: str) -> Iterator[str]:
    """What is to be published, as long as there is nowhere to do so: pages show matches alone."""
    if kind in RULES and rules_for(kind).of_itself is not None:
        return
    if (games := publish.get("games", "none")) != "none":
        yield (
            f"[publish] games: {shown(games)} has no effect: pages show no games yet, "
            "matches of backgammon alone"
        )


# -- the parts of an event file ----
# What a key takes is said once, here. A value that only a later version can do is refused as not
# supported yet.


MOST_PLAYERS = 10_000


def _language(value: object) -> str:
    if not isinstance(value, str) or not re.fullmatch(r"[a-z]{2,3}", value):
        raise ValueError
    return value


EVENT_ID = matching(
    r"[A-Z]{1,4}[0-9]{2}", 'one to four capital letters and two digits ("SK24")', "SK24"
)
_ARBITERS = ("arbiter@example.org",)
ADDRESSES = several(
    read_address, f"different mail addresses, such as {shown(_ARBITERS)}", 1, _ARBITERS
)


def _read_director(value: object) -> str:
    return "" if value == "" else read_address(value)


DIRECTOR = Kind(
    expected='the address of one of the arbiters, or "" for the chief arbiter',
    read=_read_director,
    example="",
)
LANGUAGE_LIST = several(_language, 'a list of different languages, such as ["sv", "en"]', 1)


class EventPart(Struct, frozen=True, kw_only=True):
    """[event]: the name, the days and the people.

    Play starts at 00:00 of `start` in `time_zone`. Without `entry_until`, entries are taken
    until then. `arbiters[0]` is the chief arbiter. `entry` says what a wish by letter takes
    besides a place, and `test_days` how long before the start everybody is asked to try the mail,
    0 for not by itself. `appeal_days` is how long those concerned may appeal against a ruling, 0
    for not at all; the committee decides, without one the chief arbiter. `director` directs the
    matches of backgammon, "" for the chief arbiter.
    """

    id: Annotated[
        str,
        EVENT_ID,
        "names the event and its games, unique here",
        never("letters, games and records bear it", "keep the id; the name may change"),
    ]
    name: Annotated[str, LINE.such_as("Sverigekorr 2024"), "the name in letters and tables", FREE]
    start: Annotated[
        date,
        DAY,
        "play starts at 00:00 of this day in time_zone",
        never(
            "play has begun; rounds and the norms of the ranking are counted from that day",
            "days of later rounds may change (round_dates)",
        ),
    ]
    entry_until: Annotated[
        date | None,
        DAY_OR_NONE,
        "the last day for entries; without it until the start",
        never(ENTRIES, "`corr event late` or `corr event substitute` lets somebody in"),
    ] = None
    time_zone: Annotated[
        str,
        ZONE,
        "the zone of its days",
        never(
            "the days of rounds and of the report are counted in it",
            "players have their own: they write `set timezone CITY`",
        ),
    ]
    languages: Annotated[tuple[str, ...], LANGUAGE_LIST, "the languages of the letters", FREE] = (
        "sv",
        "en",
    )
    arbiters: Annotated[
        tuple[str, ...], ADDRESSES, "who rules; the first is the chief arbiter", FREE
    ]
    director: Annotated[
        str,
        DIRECTOR,
        "who directs the matches, one of the arbiters; usual: the chief arbiter",
        FREE,
    ] = ""
    committee: Annotated[
        tuple[str, ...],
        replace(several(read_address, ADDRESSES.expected, 0), example=_ARBITERS),
        "who gets the report and decides appeals, without one the chief arbiter",
        FREE,
    ] = ()
    appeal_days: Annotated[
        int,
        whole(0, 365),
        "how long those concerned may appeal against a ruling; 0 for not at all",
        FREE,
    ] = 14
    min_players: Annotated[
        int,
        whole(2, MOST_PLAYERS),
        "how many should take part; results of fewer than five count for no ranking",
        NEVER_ENTRIES,
    ] = 5
    max_players: Annotated[
        int,
        whole(2, MOST_PLAYERS),
        "who asks to enter a full event waits",
        looser(
            lambda _, now, players: now >= players,
            "it cannot fall below the number of those who play",
            "`corr event withdraw` takes somebody out",
        ),
    ] = 18
    entry: Annotated[
        str,
        choice("confirmed", "direct", "voucher"),
        "confirmed: you say yes to each; direct: whoever writes is in; voucher: with a code",
        NEVER_ENTRIES,
    ] = "confirmed"
    test_days: Annotated[
        int,
        whole(0, 60, 7),
        "so long before the start all try their mail; 0 for not by itself",
        NEVER_ENTRIES,
    ] = 0


POINTS = "points"
"""The setting of a game that is played to points, one number or one for each round."""
_BEGIN, _USE = "start_within", "clock_use"
_OF_TIME = (_BEGIN, _USE)
"""The settings of [game] that are about time, and no rules of the game."""
_BEGIN_ABOUT = (
    "who has not made a first act of a match so long after it fell due loses all its games "
    '(pente § 17); "" for never'
)


def _played(value: object) -> str:
    """A game that is played here, as the registry has it by now."""
    if isinstance(value, str) and value in RULES:
        return value
    raise ValueError


class GamePart(Struct, frozen=True, kw_only=True):
    """[game]: which game, and its rules. `options` are the settings that the game itself has, and
    `start_within` where a match can be lost by a late start.

    `adjudication` says whether wins at the board have to be claimed [R6].
    """

    kind: Annotated[
        str,
        replace(choice(*RULES), read=_played),
        "the game that is played",
        NEVER_PLAYED,
    ] = "renju"
    adjudication: Annotated[
        str,
        choice("automatic", "claim"),
        "whether wins at the board end a game at once, or have to be claimed",
        NEVER_PLAYED,
    ] = "automatic"
    draw_min_moves: Annotated[
        int,
        whole(0, 1000, 40),
        "no draw is agreed or passed before this move; 0 for always",
        NEVER_PLAYED,
    ] = 0
    draw_claim_after: Annotated[
        int,
        whole(0, 1000, 225),
        "after so many moves a draw may be claimed; 0 for never",
        NEVER_PLAYED,
    ] = 0
    max_draw_offers: Annotated[
        int,
        whole(0, 1000),
        "so many offers a player and game; 0 for no draws by agreement",
        NEVER_PLAYED,
    ] = 3
    options: Mapping[str, str] = field(default_factory=dict)

    @property
    def opening(self) -> str:
        """The opening rule, as the game's key for it; "" for a game without one."""
        return self.options.get("opening", "")

    @property
    def claims(self) -> tuple[str, ...]:
        """The wins at the board that have to be claimed, by the kinds of `ClaimWin`."""
        return rules_for(self.kind).claims(self.started_with)

    @property
    def started_with(self) -> Mapping[str, str]:
        """The settings that a game of the event is started with; its time is no rule of it."""
        settings = {key: value for key, value in self.options.items() if key not in _OF_TIME}
        return {**settings, "adjudication": self.adjudication}

    @property
    def clock_use(self) -> str:
        """Whether a clock runs from the beginning, or has to be asked for: one of `USES`."""
        return self.options.get(_USE, USES[0])

    @property
    def lengths(self) -> tuple[int, ...]:
        """How many points win a match, by rounds, the last number for all later ones; none in a
        game that is not played to points.
        """
        return tuple(map(int, self.options.get(POINTS, "").split()))

    def length(self, number: int) -> int:
        """How many points win a match of a round; 0 in a game that is not played to points."""
        lengths = self.lengths
        return lengths[min(max(number, 1), len(lengths)) - 1] if lengths else 0

    def started_in(self, number: int) -> Mapping[str, str]:
        """The settings that a game of a round is started with."""
        started = self.started_with
        length = self.length(number)
        return {**started, POINTS: str(length)} if length else started

    @property
    def start_within(self) -> timedelta | None:
        """Who has made no first act of a match so long after it fell due loses all its games."""
        text = self.options.get(_BEGIN)
        return span(text) if text else None


class MailPart(Struct, frozen=True, kw_only=True):
    """[mail]: what proves who wrote a letter, and what letters may carry."""

    authority: Annotated[
        str,
        choice("tag", "address", "both"),
        "what proves who wrote a letter: the tag of ours, the address, or both",
        FREE,
    ] = "tag"
    messages: Annotated[bool, FLAG, "whether players may write to each other", FREE] = True
    conditional: Annotated[
        bool,
        FLAG,
        "whether players may enter moves in advance",
        looser(
            lambda _, now, __: now,
            "moves have been entered in advance, which players count on",
            "leave it allowed",
        ),
    ] = True
    undo: Annotated[str, only("0m"), "how long a move may be taken back", NEVER_PLAYED] = "0m"


class RankingPart(Struct, frozen=True, kw_only=True):
    """[ranking]: what the results count for."""

    system: Annotated[
        str,
        choice("correspondence", "none"),
        "which ranking the results count for",
        never(
            "levels were noted at the start, and players have played for them or not", NEW_EVENT
        ),
    ] = "correspondence"
    rating: Annotated[
        bool,
        FLAG,
        "whether SLSF's board has sanctioned it as a rating event: then the close feeds the "
        "game's rating list",
        never("players have played for their ratings or not", NEW_EVENT),
    ] = False
    sanctioned_by: Annotated[
        str, LINE_OR_EMPTY, "who sanctions the event; nothing if nobody", FREE
    ] = "SLSF"

    @property
    def counts(self) -> bool:
        """Whether a level can change by them: never without SLSF's sanction (art. 1 §1)."""
        # A look at an installation takes no ranking, and most take this file.
        from corr.ranking.correspondence.event import sanction

        return self.system != "none" and sanction(self.sanctioned_by) is not False

    @property
    def rated(self) -> bool:
        """Whether the results feed the game's rating list: never without sanction (G27.3, T30)."""
        from corr.ranking.correspondence.event import sanction

        return self.rating and sanction(self.sanctioned_by) is True


class PublishPart(Struct, frozen=True, kw_only=True):
    """[publish]: what stands on the page that `corr table --html` writes.

    Anybody who has the page can follow the matches of backgammon on it act by act.
    """

    games: Annotated[
        str,
        choice("none", "finished", "running"),
        "which matches of backgammon stand there: those that are over, or running ones as well; "
        "other games do not yet",
        FREE,
    ] = "none"
    delay_moves: Annotated[int, only(0), "how many moves later than played", FREE] = 0


class EventSpec(Struct, frozen=True, kw_only=True):
    """A whole event file, one part a table; of `teams` and the like one for each."""

    event: EventPart
    game: GamePart
    system: SystemPart
    clock: ClockPart
    leave: LeavePart
    mail: MailPart
    ranking: RankingPart
    publish: PublishPart
    teams: Annotated[
        tuple[TeamPart, ...],
        never(
            "the teams have been drawn",
            "`corr event captain`, `line-up`, `substitute` and `withdraw-team` change teams",
        ),
    ] = ()
    stages: Annotated[tuple[StagePart, ...], NEVER_DRAWN] = ()
    divisions: Annotated[
        tuple[DivisionPart, ...],
        never(DRAWN, "give the file of the next season (`corr event next`)"),
    ] = ()

    def terms(self, *, same_country: bool = False, replay: int = 0, points: int = 0) -> Terms:
        """The time rules of a game; `replay` as in `Pairing`: who plays again began in time.

        `points` are those of the match that the game is, if not those of the event.
        """
        found = self.clock.terms(
            self.event.time_zone,
            same_country=same_country,
            replay=replay,
            points=points or self.game.length(1),
        )
        within = None if replay else self.game.start_within
        return replace(found, start_within=within, use=self.game.clock_use)

    @property
    def rosters(self) -> tuple[tuple[str, tuple[str, ...]], ...]:
        """The teams or divisions by name, each with the players whom the file lists."""
        teams = ((one.name, one.players) for one in self.teams)
        return (*teams, *((one.name, one.players) for one in self.divisions))


# -- the event file ----


def parse_spec(text: str, source: str, *, before: EventSpec | None = None) -> EventSpec:
    """The event that the text of a TOML file describes; `source` names it in faults.

    Of an event that there is already, what held `before` goes on if the file has no [leave], or
    does not say `start_within`. Raises ConfigError with every fault at once.
    """
    try:
        tables = tomllib.loads(text)
    except tomllib.TOMLDecodeError as error:
        raise ConfigError(f"{source}: expected a TOML file, found a mistake: {error}") from error
    if "site" in tables and "event" not in tables:
        raise ConfigError(f"{source}: expected an event file, found settings; see `corr doctor`")
    same_game = before and _table(tables, "game").get("kind", "renju") == before.game.kind
    held = before.game.options.get(_BEGIN) if before and same_game else None
    spec = spec_from_tables(tables, source, held=held)
    return replace(spec, leave=before.leave) if before and "leave" not in tables else spec


def kept_spec(tables: Mapping[str, object], source: str, *, unsaid: str | None = "") -> EventSpec:
    """The event that the store keeps as what `spec_to_tables` once wrote, maybe years ago.

    What no file may say any more holds as it did then. `unsaid` is `start_within` where there was
    no such key yet, None for the game's usual one.
    """
    tables = _as_now(tables, kept=True)
    game = dict(_table(tables, "game"))
    kind = str(game.get("kind", "renju"))
    settings = rules_for(kind).own.goes_with if kind in RULES else {}
    for key, (other, value) in settings.items():
        if game.get(other) != value:
            game.pop(key, None)  # it meant nothing
    return spec_from_tables({**tables, "game": game}, source, held=_word(game.get(_BEGIN, unsaid)))


def _word(value: object) -> str | None:
    return value if isinstance(value, str) else None


def spec_from_tables(
    tables: Mapping[str, object], source: str, *, held: str | None = None
) -> EventSpec:
    """The event that the tables of an event file describe. Raises ConfigError with all faults.

    Takes what TOML gives, and what `spec_to_tables` wrote also after a journey through JSON.
    `held` is the `start_within` of an event that there is already.
    """
    read = Tables(_as_now(tables), source)
    event = _read_event(read)
    game = _read_game(read, held)
    system = read_system(read, event.start if read.sound("event", "start") else None)
    teams = read_teams(read, system)
    stages, divisions = read_stages(read, system), read_divisions(read, system)
    _check_points(read, game, system)
    event = _check_players(read, event, system, teams)
    event = _room_for_all(read, event, stages, divisions)
    _check_least(read, event, system)
    if read.sound("game", "kind"):
        _check_director(read, event, game)
    clock = read_clock(read, game.start_within, points=bool(game.lengths))
    leave = read_leave(read, clock)
    mail = read.read(MailPart, "mail")
    ranking = _read_ranking(read, game)
    publish = read.read(PublishPart, "publish")
    read.finish()
    return EventSpec(
        event=event,
        game=game,
        system=system,
        clock=clock,
        leave=leave,
        mail=mail,
        ranking=ranking,
        publish=publish,
        teams=teams,
        stages=stages,
        divisions=divisions,
    )


def spec_to_tables(spec: EventSpec) -> dict[str, object]:
    """The tables of the event file, JSON-safe, with every key written out.

    An event keeps them for good, so they must not lean on defaults that may change.
    """
    written = {part.name: getattr(spec, part.name) for part in fields(spec)}
    return {
        name: [write_part(one) for one in part] if isinstance(part, tuple) else write_part(part)
        for name, part in written.items()
        if part != ()
    }


def _as_now(tables: Mapping[str, object], *, kept: bool = False) -> Mapping[str, object]:
    """The tables with `start_within` in [game].

    It stood in [clock] for a time, where files that the program wrote out and events of then have
    it: in every game, with "" for none. What cannot be moved stays there and is a fault.
    """
    clock, game = tables.get("clock"), tables.get("game", {})
    if not (isinstance(clock, Mapping) and isinstance(game, Mapping) and _BEGIN in clock):
        return tables
    within, kind = clock[_BEGIN], game.get("kind", "renju")
    rest = {key: value for key, value in clock.items() if key != _BEGIN}
    if isinstance(kind, str) and kind in RULES and _BEGIN not in settings_of(rules_for(kind)):
        if within == "":
            return {**tables, "clock": rest}
        if not kept:
            return tables
    if _BEGIN in game:
        return tables
    return {**tables, "clock": rest, "game": {**game, _BEGIN: within}}


def settings_of(rules: Rules[Any]) -> Mapping[str, tuple[str, ...]]:
    """What a game has for itself in [game]: values, the usual one first, of a time that alone."""
    begin = {_BEGIN: (rules.own.start_within,)} if rules.own.start_within else {}
    return {**rules.options(), **begin}


def _kind(word: str, values: Sequence[str], rules: Rules[Any]) -> Kind[str]:
    if word == _BEGIN:
        return START_WITHIN.such_as(values[0])
    return by_rounds(setting(values)) if word in rules.own.by_round else setting(values)


def spec_keys(kind: str = "") -> tuple[KeyTable, ...]:
    """Every key of the event file, by table; in [game] those of one game, or of every one."""
    games = [rules_for(key) for key in RULES if kind in ("", key)]
    words = dict.fromkeys(word for rules in games for word in settings_of(rules))
    tables = tables_of(EventSpec, {"game": {word: _setting_of(word, games) for word in words}})
    return tuple(
        replace(table, keys=tuple(_as_taken(table.head, key, kind) for key in table.keys))
        for table in tables
    )


_DRAWS = ("draw_min_moves", "draw_claim_after", "max_draw_offers")
"""The keys that say when a draw can be agreed or claimed."""


def _draws(kind: str) -> bool:
    """Whether players of a game can agree to a draw, if the file chooses nothing else."""
    rules = rules_for(kind)
    return rules.draws({word: values[0] for word, values in rules.options().items()})


def _as_taken(head: str, key: Key, kind: str) -> Key:
    """What a key takes in one game, or in each where they differ, as `_TAKERS` says."""
    if kind and head == "[game]" and key.name in _DRAWS and not _draws(kind):
        return replace(key, takes="0", usual="0", example="", choices=("0",))
    if kind and head == "[clock]" and rules_for(kind).of_itself:
        return _as_preset(key)
    takers, alone = _TAKERS.get((head, key.name), ((), ""))
    if not alone or kind in takers:
        return key
    if kind:
        return replace(key, takes=alone, usual=alone, example="", choices=(alone,))
    return replace(key, takes=f"{', '.join(takers)}: {key.takes}; others: {alone}")


def _as_preset(key: Key) -> Key:
    """A key of [clock] in a game that has the preset of matches, where the file names none."""
    if key.name == "preset":
        return replace(key, usual=shown(OF_MATCHES), example="")
    usual = PRESETS[OF_MATCHES].get(key.name)
    if usual is None:
        return key
    example = "" if usual else key.example
    return replace(key, usual=shown(usual), example=example, implied=True)


_CLAIMED = tuple(key for key, rules in RULES.items() if rules.claims({"adjudication": "claim"}))
_TAKERS: Mapping[tuple[str, str], tuple[Sequence[str], str]] = {
    ("[game]", "adjudication"): (_CLAIMED, shown("automatic")),
    ("[event]", "director"): (
        tuple(key for key, rules in RULES.items() if rules.of_itself),
        shown(""),
    ),
    ("[ranking]", "system"): (tuple(filter(is_ranked, RULES)), shown("none")),
    ("[ranking]", "rating"): (RATED, shown(value=False)),
}
"""Which games leave a choice with a key, and what it is in all others."""


def _setting_of(word: str, games: Sequence[Rules[Any]]) -> tuple[Kind[str], str]:
    """What a setting takes in each of the games that have it, and what it is for."""
    having = [rules for rules in games if word in settings_of(rules)]
    by_values = dict[tuple[str, ...], list[str]]()
    for rules in having:
        by_values.setdefault(settings_of(rules)[word], []).append(rules.key)
    first, *others = (_kind(word, values, having[0]) for values in by_values)
    if others or len(having) < len(games):
        told = zip(by_values.values(), (first, *others), strict=True)
        expected = "; ".join(f"{', '.join(keys)}: {kind.expected}" for keys, kind in told)
        first = replace(first, expected=expected)
    return first, _BEGIN_ABOUT if word == _BEGIN else having[0].options_about()[word]


def _check_points(read: Tables, game: GamePart, system: SystemPart) -> None:
    """What only a game that is played to points has, and lengths that change between rounds."""
    ratio = "points_ratio"
    if ratio in system.tie_breaks and not game.lengths and read.sound("system", "tie_breaks"):
        none = f"an order that can be ({ratio}: {game.kind} is not played to points)"
        read.fault("system", "tie_breaks", none, shown(system.tie_breaks))
    if len(game.lengths) > 1 and system.all_rounds_at_once and read.sound("game", POINTS):
        one = "one number while all rounds start together (or all_rounds_at_once = false)"
        read.fault("game", POINTS, one, shown(list(game.lengths)))


def _read_ranking(read: Tables, game: GamePart) -> RankingPart:
    """[ranking]; a game without a ranking counts for none, and its file says nothing else."""
    ranking = read.read(RankingPart, "ranking")
    if ranking.rating and not is_rated(game.kind) and game.kind in RULES:
        none = f"false: there are rating lists of {' and '.join(RATED)} alone, none of {game.kind}"
        read.fault("ranking", "rating", none, shown(value=True))
    if is_ranked(game.kind):
        return ranking
    if read.value("ranking", "system") == "correspondence":
        none = '"none": the correspondence ranking is of renju'
        read.fault("ranking", "system", none, shown("correspondence"))
    return replace(ranking, system="none")


def _read_event(read: Tables) -> EventPart:
    event = read.read(EventPart, "event")
    known = read.sound("event", "start")
    if known and event.entry_until and event.entry_until > event.start:
        last = f"a day not after the start, {event.start}"
        read.fault("event", "entry_until", last, shown(event.entry_until))
    return event


def _check_director(read: Tables, event: EventPart, game: GamePart) -> None:
    """Who directs matches is one of the arbiters, who alone can rule; other games have none."""
    if not event.director or not read.sound("event", "director", "arbiters"):
        return
    if rules_for(game.kind).of_itself is None:
        none = f'"": there is a tournament director of backgammon alone, none of {game.kind}'
        read.fault("event", "director", none, shown(event.director))
    elif event.director.lower() not in map(str.lower, event.arbiters):
        one = f"one of the arbiters ({', '.join(event.arbiters)})"
        read.fault("event", "director", one, shown(event.director))


def _check_least(read: Tables, event: EventPart, system: SystemPart) -> None:
    """What the file says of the least number of players, against the most that there can be."""
    if system.kind == "match" or not read.sound("event", "min_players", "max_players"):
        return
    given = read.value("event", "max_players") is not None
    if not given and not read.sound("system", "kind"):
        return
    least = read.value("event", "min_players")
    if isinstance(least, int) and least > event.max_players:
        unsaid = "" if given else " where the file does not say"
        most = f"a number not above max_players, {event.max_players}{unsaid}"
        read.fault("event", "min_players", most, shown(least))


def _check_players(
    read: Tables, event: EventPart, system: SystemPart, teams: Sequence[TeamPart]
) -> EventPart:
    """The event with as many players as its system can have; what cannot be is noted."""
    if not read.sound("system", "kind"):
        return event
    if system.kind == "teams":
        return _check_teams(read, event, system, teams)
    if system.kind == "match":
        named = {key: read.value("event", key) for key in ("min_players", "max_players")}
        for key, found in named.items():
            if found not in (None, 2) and read.sound("event", key):
                read.fault("event", key, "2: a match has two players", shown(found))
        return replace(event, min_players=2, max_players=2)
    if not read.sound("event", "min_players", "max_players"):
        return event
    least, most = event.min_players, event.max_players
    if system.kind == "scheveningen":
        if least == most and most % 2:
            even = "an even number: two teams of the same size"
            read.fault("event", "max_players", even, shown(most))
        if system.table == "B" and least == most == 4:
            none = '"A": there is no table B for teams of two'
            read.fault("system", "table", none, shown(system.table))
    if system.kind == "monrad" and system.rounds >= most + most % 2:
        fewer = f"fewer rounds than opponents: at most {most + most % 2 - 1} for {most} players"
        read.fault("system", "rounds", fewer, shown(system.rounds))
    return event


def _room_for_all(
    read: Tables,
    event: EventPart,
    stages: Sequence[StagePart],
    divisions: Sequence[DivisionPart],
) -> EventPart:
    """The event with as many players as sections and divisions need; a league as many as come."""
    least = max(event.min_players, 2 * sum(one.sections for one in stages), 2 * len(divisions))
    most = event.max_players
    if not (stages or divisions):
        return event
    if read.value("event", "max_players") is None:
        most = MOST_PLAYERS
    if least > MOST_PLAYERS:
        fewer = f"at most {MOST_PLAYERS // 2}, with two players each"
        read.fault("divisions", "name", fewer, str(len(divisions)))
    elif most < least and read.sound("event", "min_players", "max_players"):
        read.fault("event", "max_players", f"at least {least}, two for each", shown(most))
    return replace(event, min_players=least, max_players=most)


def _check_teams(
    read: Tables, event: EventPart, system: SystemPart, teams: Sequence[TeamPart]
) -> EventPart:
    """The event with as many players as its teams may have, where it does not say itself."""
    least, most = max(2, 2 * system.boards), event.max_players
    players = sum(len(team.players) for team in teams)
    if read.value("event", "max_players") is None:
        size = system.boards + system.reserves
        most = max(size * (len(teams) or MOST_PLAYERS), least, players)
    if read.value("event", "min_players") is not None:
        least = event.min_players
    if players > most and read.sound("event", "max_players"):
        enough = f"as many as the teams have, {players}"
        read.fault("event", "max_players", enough, shown(most))
    return replace(event, min_players=least, max_players=min(most, MOST_PLAYERS))


def _read_game(read: Tables, held: str | None) -> GamePart:
    """[game] with the settings of the game it names; those of no known game are let pass.

    `start_within` is as it was `held`, where the file does not say it, in whatever game that was.
    """
    kind = read.value("game", "kind") or "renju"
    if not isinstance(kind, str) or kind not in RULES:
        words = [word for rules in RULES.values() for word in settings_of(rules)]
        game = read.read(GamePart, "game", dict.fromkeys(words, Kind(expected="", read=str)))
        return replace(game, options={**game.options, _BEGIN: ""})
    settings = dict(settings_of(rules_for(kind)))
    if held or (held is not None and _BEGIN in settings):
        settings[_BEGIN] = (held,)
    kinds = {word: _kind(word, values, rules_for(kind)) for word, values in settings.items()}
    none = f"no such key in {kind}: a match is lost by a late start in pente and its kin alone"
    game = read.read(
        GamePart,
        "game",
        kinds,
        {} if _BEGIN in settings else {_BEGIN: none},
        _settings_elsewhere(kind),
    )
    defaults = {word: values[0] for word, values in settings.items()}
    game = replace(game, options={**defaults, **game.options})
    _check_draws_and_claims(read, game)
    _check_what_goes_with_what(read, game)
    if rules_for(kind).draws(game.options):
        return game
    return replace(game, draw_min_moves=0, draw_claim_after=0, max_draw_offers=0)


def _check_what_goes_with_what(read: Tables, game: GamePart) -> None:
    """Settings that mean something only beside a value of another one."""
    own, usual = rules_for(game.kind).own, rules_for(game.kind).options()
    for key, (other, value) in own.goes_with.items():
        chosen = game.options[key] != usual[key][0]
        if chosen and game.options[other] != value and read.sound("game", key, other):
            only = f"{shown(usual[key][0])}: another goes only with {other} = {shown(value)}"
            read.fault("game", key, only, shown(game.options[key]))


@cache
def _settings_elsewhere(kind: str) -> Mapping[str, str]:
    """Whose settings those keys are that other games have, and this one has not."""
    own, having = rules_for(kind).options(), dict[str, list[str]]()
    for other, rules in RULES.items():
        for word in rules.options().keys() - own.keys():
            having.setdefault(word, []).append(other)
    return {
        word: f"a setting of {', '.join(games)}, not of {kind}" for word, games in having.items()
    }


def _check_draws_and_claims(read: Tables, game: GamePart) -> None:
    """What a game's rules leave no room for, but the file asks for."""
    if game.adjudication == "claim" and not game.claims:
        none = f'"automatic": no win is claimed in {game.kind}'
        read.fault("game", "adjudication", none, shown("claim"))
    if not rules_for(game.kind).draws(game.options):
        for key in _DRAWS:
            found = read.value("game", key)
            if found and read.sound("game", key):
                read.fault("game", key, "0: these rules know no agreed draw", shown(found))
