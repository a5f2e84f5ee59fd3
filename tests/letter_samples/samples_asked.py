"""Sample letters that answer questions: games, clocks, tables, norms, rules, records, wishes."""

from collections.abc import Iterator
from datetime import timedelta
from io import BytesIO

from msgspec.structs import replace

from corr.games.renju.renju import RENJU
from corr.mail.letter import BreakFacts, LateStart, Refusal
from corr.mail.write.facts import (
    EndedGame,
    EventRules,
    GameRecord,
    Gift,
    NormTable,
    NormTarget,
    OlderGames,
    Request,
    RunningGame,
    TurnLine,
    WhatIf,
)
from corr.mail.write.facts_dice import DiceFigures, Evenness, MatchDice, OwnDice, VoidRolls
from corr.mail.write.rules import rule_sentences
from corr.records.files import write_records
from corr.records.model import Record
from corr.tournament.play.clock import Left
from corr.tournament.spec.spec import parse_spec
from corr.tournament.spec.spec_text import example_spec_text
from corr.words.templates import Voice
from tests.letter_samples.samples_clock import MINE, THEIRS
from tests.letter_samples.samples_facts import (
    DATE,
    FIVE,
    HOLM,
    OPENING,
    RECORD,
    Sample,
    letter_to_player,
    position_after,
)
from tests.letter_samples.samples_tables import tables

_ZONE = "Europe/Stockholm"
_NAME = "Sverigekorr 2024"
_DAY = timedelta(days=1)
_BERG = RunningGame(
    game="SK24-017",
    event_name=_NAME,
    opponent="Anna Berg",
    colour="black",
    turn="you",
    ply=13,
    due=DATE + 6 * _DAY,
    used=_DAY,
    left=6 * _DAY,
    given=7 * _DAY,
    coming=7 * _DAY,
    draw_offer="theirs",
    show="mailto:td@corr.example.org?subject=show",
)
_GAMES = (
    replace(
        _BERG,
        game="SK24-012",
        opponent="Erik Öst",
        colour="",
        ply=4,
        due=DATE + timedelta(hours=30),
        used=timedelta(days=5, hours=18),
        left=timedelta(hours=30),
        draw_offer="",
    ),
    _BERG,
    replace(_BERG, game="SK24-021", opponent=HOLM, colour="white", turn="opponent", draw_offer=""),
)
_LIMITED = replace(
    _GAMES[1],
    my_limits=MINE,
    their_limits=THEIRS,
    turns=(
        TurnLine(ply=11, used=_DAY, given_back=_DAY / 4),
        TurnLine(ply=9, used=3 * _DAY, given_back=timedelta()),
    ),
)
_PAUSED = replace(_GAMES[1], due=None, stopped=DATE - _DAY, paused=True)
_LATE = replace(_GAMES[2], due=DATE - _DAY, left=-_DAY, late="on claim")
_STOPPED = tuple(replace(one, due=None, stopped=DATE - _DAY, draw_offer="") for one in _GAMES[1:])
_UNCLOCKED = tuple(
    replace(
        _BERG,
        game=f"BG24-00{number}",
        opponent=opponent,
        colour="none",
        turn=turn,
        ply=12,
        due=None,
        used=2 * _DAY,
        draw_offer="",
        no_clock=why,
    )
    for number, (opponent, turn, why) in enumerate(
        (("Anna Berg", "you", "option"), (HOLM, "opponent", "next")), 1
    )
)
_BANKED = replace(
    _UNCLOCKED[0],
    due=DATE + 15 * _DAY,
    no_clock="",
    free=DATE + _DAY,
    my_limits=(Left(name="bank", time=14 * _DAY),),
    their_limits=(Left(name="bank", time=9 * _DAY),),
)
_START = LateStart(
    state="costs",
    days=12,
    points=1,
    step=5,
    last_day=(DATE + 3 * _DAY).date(),
    lost_day=(DATE + 13 * _DAY).date(),
    loses=False,
    again=False,
)
_BREAKS = {
    "mine": BreakFacts(left=1, theirs=0, until=None, wanted="you", running=""),
    "theirs": BreakFacts(left=0, theirs=2, until=None, wanted="they", running=""),
    "beacon": BreakFacts(left=1, theirs=1, until=None, wanted="both", running=""),
    "break": BreakFacts(left=1, theirs=1, until=DATE + 4 * _DAY, wanted="", running="both"),
}
_DICE = tuple(
    replace(
        _BERG,
        game=f"BG24-00{number}",
        opponent=opponent,
        colour="none",
        turn=turn,
        ply=1,
        due=None,
        stopped=DATE - _DAY,
        draw_offer="",
        dice=dice,
        beacon=(5_120_500, DATE + timedelta(minutes=40)) if dice == "beacon" else None,
        my_start=_START if dice == "mine" else None,
        their_start=_START if dice == "theirs" else None,
        breaks=_BREAKS[dice],
    )
    for number, (opponent, turn, dice) in enumerate(
        (
            ("Anna Berg", "you", "mine"),
            ("Erik Öst", "opponent", "theirs"),
            (HOLM, "opponent", "beacon"),
            (HOLM, "opponent", "break"),
        ),
        1,
    )
)
_ENDED = (
    EndedGame(
        game="SK24-030",
        opponent="Erik Öst",
        winner="you",
        ending="five",
        ending_detail="",
        ended=DATE - 3 * _DAY,
    ),
)
_SUPPOSED = WhatIf(
    least="2", most="2", least_in_all="5.5", most_in_all="5.5", level="5 kyu", reason="confirmed"
)
_FIRST = tuple(
    WhatIf(least=low, most=high, least_in_all=least, most_in_all=most, level=level, reason="new")
    for low, high, least, most, level in (
        ("0", "1", "3.5", "4.5", "7 kyu"),
        ("1.5", "2.5", "5", "6", "6 kyu"),
        ("3", "4", "6.5", "7.5", "5 kyu"),
    )
)
_NORMS = NormTable(
    id="SK24",
    name=_NAME,
    ranked=True,
    level="5 kyu",
    now="5 kyu",
    completed=5,
    scheduled=9,
    points="3.5",
    targets=(
        NormTarget(code="rise2", level="3 kyu", points="8", missing="4.5", state="beyond"),
        NormTarget(code="rise1", level="4 kyu", points="6.5", missing="3", state="open"),
        NormTarget(code="confirm", level="5 kyu", points="4.5", missing="1", state="open"),
        NormTarget(code="keep", level="5 kyu", points="2.5", missing="0", state="reached"),
    ),
    what_if=(
        WhatIf(
            least="0",
            most="0.5",
            least_in_all="3.5",
            most_in_all="4",
            level="5 kyu",
            reason="kept",
        ),
        WhatIf(
            least="1",
            most="2.5",
            least_in_all="4.5",
            most_in_all="6",
            level="5 kyu",
            reason="confirmed",
        ),
        WhatIf(
            least="3",
            most="4",
            least_in_all="6.5",
            most_in_all="7.5",
            level="4 kyu",
            reason="rise1",
        ),
    ),
)
_FALLING = replace(
    _NORMS,
    points="1",
    targets=(
        NormTarget(code="rise2", level="3 kyu", points="8", missing="7", state="beyond"),
        NormTarget(code="rise1", level="4 kyu", points="6.5", missing="5.5", state="beyond"),
        NormTarget(code="confirm", level="5 kyu", points="4.5", missing="3.5", state="open"),
        NormTarget(code="keep", level="5 kyu", points="2.5", missing="1.5", state="open"),
    ),
    what_if=(
        WhatIf(
            least="0",
            most="1",
            least_in_all="1",
            most_in_all="2",
            level="6 kyu",
            reason="fell",
        ),
        WhatIf(
            least="1.5",
            most="4",
            least_in_all="2.5",
            most_in_all="5",
            level="5 kyu",
            reason="kept",
        ),
    ),
    new_players=2,
)


def asked(say: Voice) -> Iterator[Sample]:
    """The letters that answer questions, in a language."""
    yield from _games(say.language)
    yield from tables(say)
    for part in (_norms, _dice, _records, _wishes):
        yield from part(say.language)
    spec = parse_spec(example_spec_text(arbiters=("lars@example.org",)), "sample")
    rules = EventRules(id="SK24", name=_NAME, themes=rule_sentences(spec, say))
    yield Sample(
        name="event_rules",
        about='the rules, with the start of an event or as an answer to "rules"',
        draft=letter_to_player("event_rules", say.language, events=(rules,)),
    )


def _games(language: str) -> Iterator[Sample]:
    def games(name: str, about: str, *running: RunningGame, **facts: object) -> Sample:
        draft = letter_to_player(
            "games",
            language,
            games=running,
            time_zone=_ZONE,
            yours=sum(one.turn == "you" for one in running),
            **({"more": 0, "ended": (), "older": ()} | facts),
        )
        return Sample(name=f"games{name}", about=about, draft=draft)

    yield games("", 'an answer to "games"', *_GAMES, ended=_ENDED, more=2)
    older = (
        OlderGames(event="SK23", games=("SK23-002", "SK23-005", "SK23-009")),
        OlderGames(event="GK22", games=("GK22-001", "GK22-004")),
    )
    yield games("_stopped", "letters to two of the players came back", *_STOPPED)
    yield games("_dice", "the dice of matches wait", *_DICE)
    yield games("_unclocked", "no clock runs in matches", *_UNCLOCKED)
    yield games("_limits", "each limit is told", _LIMITED, _PAUSED, _LATE)
    yield games("_none", "no game goes on", ended=_ENDED, older=older)
    yield from _gifts(language)
    yield Sample(
        name="tested",
        about='an answer to "test"',
        draft=letter_to_player(
            "tested", language, arrived=DATE, time_zone=_ZONE, games=3, yours=1, ready=()
        ),
    )
    yield Sample(
        name="tested_ready",
        about="the same before an event begins",
        draft=letter_to_player(
            "tested",
            language,
            arrived=DATE,
            time_zone=_ZONE,
            games=0,
            yours=0,
            ready=(("VC25", "Vintercup 2025", "2025-01-10"),),
        ),
    )
    for name, about, found in (
        ("", 'an answer to "time"', _GAMES),
        ("_one", 'an answer to "time" about one game', _GAMES[2:]),
        ("_stopped", "letters to two of the players came back", _STOPPED),
        ("_limits", "each limit is told, and what the turns cost", (_LIMITED,)),
        ("_paused", "the arbiter stopped the clock", (_PAUSED,)),
        ("_dice", "the dice of matches wait", _DICE),
        ("_unclocked", "no clock runs in matches", _UNCLOCKED),
        ("_bank", "the bank of a match", (_BANKED,)),
        ("_late", "the opponent is late", (_LATE,)),
    ):
        draft = letter_to_player("times", language, games=found, time_zone=_ZONE)
        yield Sample(name=f"times{name}", about=about, draft=draft)


_MY_DICE = OwnDice(
    rolls=61,
    mean="8.36",
    faces=(18, 22, 20, 21, 19, 24),
    turns=59,
    doubles=11,
    openings=3,
    begun=2,
)
_THEIR_DICE = OwnDice(
    rolls=60, mean="7.95", faces=(25, 17, 22, 16, 21, 22), turns=59, doubles=8, openings=3, begun=1
)
_EVEN = (
    Evenness(what="faces", mine=1, theirs=1, both=1),
    Evenness(what="doubles", mine=1, theirs=1, both=20),
    Evenness(what="openings", mine=0, theirs=0, both=0),
)
_OF_MATCH = DiceFigures(
    scope="match", name="BG27-001", matches=1, mine=_MY_DICE, theirs=_THEIR_DICE, even=_EVEN
)
_MATCH_DICE = MatchDice(
    game="BG27-001",
    event_name=_NAME,
    opponent="Bo Ek",
    scheme="plain",
    waits="",
    rolls=123,
    void=(
        VoidRolls(numbers="4", count=1, lost=False, reason="The letter was read wrongly"),
        VoidRolls(numbers="17–19, 22", count=4, lost=True, reason=""),
    ),
    again=1,
    open=True,
    file="BG27-001.dice.json",
)


def _dice(language: str) -> Iterator[Sample]:
    begun = replace(_MATCH_DICE, rolls=0, void=(), again=0, open=False, waits="theirs")
    beacon = replace(begun, rolls=1, scheme="beacon", waits="beacon", again=3)
    start = replace(begun, scheme="beacon-start", waits="mine", rolls=12)
    event = replace(_OF_MATCH, scope="event", name="BG27", matches=4)
    every = replace(_OF_MATCH, scope="all", name="", matches=100)
    for name, about, match, counts in (
        ("", 'an answer to "dice"', _MATCH_DICE, (_OF_MATCH, event, every)),
        ("_begun", "the opponent has given nothing yet", begun, ()),
        ("_start", "the reader has to give something", start, (_OF_MATCH,)),
        ("_beacon", "each roll waits for a beacon", beacon, (_OF_MATCH,)),
        ("_of_event", "about no match", None, (replace(event, matches=1), every)),
    ):
        draft = letter_to_player("dice", language, match=match, counts=counts)
        yield Sample(name=f"dice{name}", about=about, draft=draft)


def _norms(language: str) -> Iterator[Sample]:
    new = replace(_NORMS, level="", now="", targets=(), what_if=_FIRST, new_players=1)
    unsaid = replace(new, what_if=(), new_players=8, reason="new_opponents")
    for name, about, found in (
        ("", 'an answer to "norms"', (_NORMS,)),
        ("_falling", "a level may be lost", (_FALLING,)),
        ("_new", "to a new player", (new,)),
        ("_new_unsaid", "to a new player when nobody's strength is known", (unsaid,)),
        (
            "_if",
            'an answer to "norms if 5.5"',
            (replace(_NORMS, asked="5.5", supposed=_SUPPOSED),),
        ),
        ("_if_beyond", 'an answer to "norms if 8"', (replace(_NORMS, asked="8"),)),
        ("_undrawn", "rounds are still to be drawn", (replace(_NORMS, undrawn=2),)),
        ("_unranked", "no ranking", (NormTable(id="SK24", name=_NAME, ranked=False),)),
    ):
        draft = letter_to_player("norm_table", language, norm_tables=found)
        yield Sample(name=f"norm_table{name}", about=about, draft=draft)


def _records(language: str) -> Iterator[Sample]:
    over = GameRecord(
        game="SK24-017",
        event_name=_NAME,
        first="Karin Åberg",
        second="Anna Berg",
        black="Karin Åberg",
        white="Anna Berg",
        acts=FIVE,
        moves=RENJU.plies(position_after(FIVE)),
        opening=RENJU.opening(position_after(FIVE)),
        started="2024-08-01",
        result="1-0",
        winner="you",
        ending="five",
        opponent="Anna Berg",
    )
    running = replace(
        over,
        acts=RECORD,
        moves=RENJU.plies(position_after(RECORD)),
        result="",
        winner="",
        ending="",
    )
    opened = replace(
        running,
        acts=OPENING,
        moves=RENJU.plies(position_after(OPENING)),
        black="",
        white="",
    )
    for name, about, record in (
        ("", 'an answer to "record"', over),
        ("_running", "the game goes on", running),
        ("_undecided", "the colours are not chosen yet", opened),
    ):
        draft = letter_to_player("record", language, record=record)
        attached = (
            ("SK24-017.txt", "text/plain", _as_file(record, "text")),
            ("SK24-017.sgf", "application/x-go-sgf", _as_file(record, "sgf")),
        )
        yield Sample(name=f"record{name}", about=about, draft=replace(draft, attachments=attached))


def _as_file(told: GameRecord, form: str) -> bytes:
    stream = BytesIO()
    record = Record(
        moves=told.moves,
        acts=told.acts,
        black=told.black,
        white=told.white,
        event=told.event_name,
        date=told.started,
        result=told.result or "*",
        rules="renju",
        opening_rule="soosorv",
        id=told.game,
    )
    write_records([record], stream, form)
    return stream.getvalue()


def _wishes(language: str) -> Iterator[Sample]:
    enter = Request(
        what="enter", id="SK24", name=_NAME, arbiter="lars@example.org", place=3, waiting=3, free=2
    )
    full = replace(enter, free=0)
    for name, about, request in (
        ("", "the reader wants to take part in an event", enter),
        ("_full", "and there is no place", full),
        ("_queue", "the reader waits for a place", replace(full, what="queue")),
        ("_granted", "the arbiter says yes, and there is no place", replace(full, what="granted")),
        ("_late", "the reader wants to join a Monrad", replace(enter, what="late")),
        (
            "_refused",
            "the arbiter says no",
            replace(enter, what="refused", reason="Only members of the federation may play."),
        ),
        ("_missed", "no place became free", replace(full, what="missed", place=0)),
        (
            "_called_off",
            "the event is cancelled",
            replace(full, what="missed", reason="Too few players have entered."),
        ),
        ("_unasked", "the reader does not want to any more", replace(enter, what="unasked")),
        ("_out", "the reader leaves before the start", replace(enter, what="out")),
        ("_out_full", "and others wait", replace(full, what="out")),
        ("_out_closed", "and entries are over", replace(enter, what="out", again="arbiter")),
        ("_out_voucher", "of an event by voucher", replace(enter, what="out", again="voucher")),
        (
            "_withdraw",
            "the member of a team wants to leave an event",
            replace(enter, what="withdraw", running=4, annulled=True),
        ),
    ):
        draft = letter_to_player("requested", language, request=request)
        yield Sample(name=f"requested{name}", about=about, draft=draft)


def _gifts(language: str) -> Iterator[Sample]:
    """The receipt of what a letter gave to the dice of several matches."""
    line = "1|phrase|red horses eat grass"
    waits = (
        Gift(game="BG24-002", opponent="Anna Berg", line=line, late=_START),
        Gift(game="BG24-003", opponent="Nils Holm", line=line),
    )
    thrown = Gift(game="BG24-005", opponent="Kim Ek", thrown=True)
    short = Refusal(line="phrase: x", code="phrase_stands_in", params={"least": 3})
    for name, about, games, refusals in (
        ("", "the matches wait for the opponents", waits, ()),
        (
            "_thrown",
            "one begins at once, and the phrase was too short",
            (*waits, thrown),
            (short,),
        ),
    ):
        draft = letter_to_player(
            "gifts", language, games=games, refusals=refusals, arrived=DATE, time_zone=_ZONE
        )
        yield Sample(name=f"gifts{name}", about=f"words for several dice: {about}", draft=draft)
