"""What players may write, as `data/words.toml` has it, made into expressions once and for all."""

import re
import tomllib
import unicodedata
from calendar import monthrange
from collections import Counter
from collections.abc import Callable, Iterable, Mapping, Sequence
from datetime import date
from functools import cache, lru_cache

from msgspec import Struct

from corr.errors import ConfigError
from corr.mail.orders.order_appeals import Appealing, appealing
from corr.mail.orders.order_phrases import (
    SLOTS,
    VOUCHER,
    any_of,
    by_name,
    expression_of,
    flat,
    keywords_of,
    longest_word,
    phrase,
    plain_too,
    unmarked_too,
)
from corr.mail.orders.order_speech import Speech, speech_of
from corr.mail.read.tags import LOOSE_GAME_ID
from corr.tournament.play.orders import (
    AcceptDraw,
    Ask,
    AskClock,
    CancelIfs,
    ClaimDraw,
    ClaimLine,
    ClaimTime,
    ClaimWin,
    Confirm,
    DayOfYear,
    DeclineDraw,
    Enter,
    Forget,
    Help,
    LeaveOff,
    MyData,
    OfferDraw,
    OpenBoards,
    Order,
    Preview,
    Resign,
    Set,
    Show,
    TakeLeave,
    Undo,
    Withdraw,
)

# -- the orders by the names that `data/words.toml` gives them, made of what their ----

Slots = Mapping[str, str]
"""What stands in the slots of a phrase, by their names; `act` as canonical text."""

_ALIKE = str.maketrans("oi01", "qlql")
_LEAP_YEAR = 2024
_BOARDS = re.compile(r"\d+(?:(?:\s*[,;&]\s*|\s+(?:and|och|und|ja)\s+|\s+)\d+)*", re.IGNORECASE)

Kind = Callable[[Slots], Order | None]
"""Makes an order; None where the line cannot be one after all."""


def _claim(kind: str) -> Kind:
    return lambda slots: ClaimWin(line="", kind=kind)


def _ask(what: str) -> Kind:
    return lambda slots: Ask(line="", what=what, event=slots.get("event", "").upper())


def _norms_if(slots: Slots) -> Ask:
    # Folded, 5½ has become 51⁄2.
    points = re.sub("1[⁄/]2$", ".5", slots["points"]).replace(",", ".").removesuffix(".0")
    return Ask(line="", what="norms", event=slots.get("event", "").upper(), points=points)


def _set(name: str) -> Kind:
    return lambda slots: Set(line="", name=name, value=slots["value"])


def _set_to(name: str, value: str) -> Kind:
    return lambda slots: Set(line="", name=name, value=value)


def _enter(slots: Slots) -> Enter:
    said = slots.get("voucher", "")
    return Enter(line="", event=slots["event"].upper(), voucher=_voucher(said))


def _voucher(said: str) -> str:
    """A voucher as it was made, however it was copied; what is none in capitals.

    >>> _voucher("with voucher bcdf ghjk1mnp"), _voucher("please")
    ('BCDF-GHJK-LMNP', 'PLEASE')
    """
    found = re.search(rf"(?<!\w){VOUCHER}(?!\w)", said.lower())
    if found is None:
        return said.upper()
    letters = re.sub(r"[ -]", "", found[0]).translate(_ALIKE).upper()
    return "-".join(letters[at : at + 4] for at in range(0, len(letters), 4))


def _leave(slots: Slots) -> TakeLeave | None:
    dates = {name: _day(slots[name]) for name in ("first", "last") if name in slots}
    if "day" in slots:
        dates["first"] = _day_before(slots["day"], dates["last"])
    if None in dates.values():
        return None
    days = int(slots.get("days") or 0) + 7 * int(slots.get("weeks") or 0)
    first, last = dates.get("first"), dates.get("last")
    counted = "days" in slots or "weeks" in slots
    return TakeLeave(line="", first=first, last=last, days=days if counted else None)


def _open_boards(slots: Slots) -> OpenBoards:
    named = slots.get("value", "")
    by_number = _BOARDS.fullmatch(named)  # a courtesy stood after them
    numbers = re.findall(r"\d+", named if by_number else slots.get("boards", ""))
    boards = tuple(map(int, numbers))
    return OpenBoards(line="", boards=boards, named="" if by_number else named)


def _day_before(number: str, last: date | DayOfYear | None) -> date | DayOfYear | None:
    """The first day where only the last has a month, as in "5 to 8 February"."""
    digits = re.match(r"\d+", number)
    if last is None or digits is None:
        return None
    year = last.year if isinstance(last, date) else "-"
    return _day(f"{year}-{last.month:02}-{int(digits[0]):02}")


def _leave_off(slots: Slots) -> LeaveOff | None:
    day = _day(slots["first"]) if "first" in slots else None
    if isinstance(day, DayOfYear):
        return None
    return LeaveOff(line="", day=day) if day or "first" not in slots else None


def _day(text: str) -> date | DayOfYear | None:
    """The date of an ISO text, or of one with the day first; None if there is no such day.

    >>> _day("2026-7-1"), _day("1.7.2026"), _day("2026-02-30")
    (datetime.date(2026, 7, 1), datetime.date(2026, 7, 1), None)
    >>> _day("--07-01"), _day("--02-30")
    (DayOfYear(month=7, day=1), None)
    """
    if not text:
        return None
    if text.startswith("--"):
        month, day = int(text[2:4]), int(text[5:])
        known = 1 <= day <= monthrange(_LEAP_YEAR, month)[1]
        return DayOfYear(month=month, day=day) if known else None
    year, month, day = map(int, text.replace("/", "-").replace(".", "-").split("-"))
    if "." in text[1:3]:
        year, day = day, year
    try:
        return date(year, month, day)
    except ValueError:
        return None


KINDS: Mapping[str, Kind] = {
    "resign": lambda slots: Resign(line=""),
    "offer_draw": lambda slots: OfferDraw(line=""),
    "accept_draw": lambda slots: AcceptDraw(line=""),
    "decline_draw": lambda slots: DeclineDraw(line=""),
    "claim_five": _claim("five"),
    "claim_forbidden": _claim("forbidden"),
    "claim_win": _claim("win"),
    "claim_named": _claim("named"),
    "claim_line": lambda slots: ClaimLine(line="", text=slots.get("moves") or slots["line"]),
    "claim_draw": lambda slots: ClaimDraw(line=""),
    "claim_time": lambda slots: ClaimTime(line=""),
    "ask_clock": lambda slots: AskClock(line=""),
    "cancel_ifs": lambda slots: CancelIfs(line=""),
    "undo": lambda slots: Undo(line=""),
    "show": lambda slots: Show(line=""),
    "preview": lambda slots: Preview(line="", text=slots["act"]),
    "help": lambda slots: Help(line=""),
    "games": _ask("games"),
    "table": _ask("table"),
    "norms": _ask("norms"),
    "norms_if": _norms_if,
    "rules": _ask("rules"),
    "record": _ask("record"),
    "time": _ask("time"),
    "dice": _ask("dice"),
    "test": _ask("test"),
    "leave": _leave,
    "leave_off": _leave_off,
    "leave_off_all": lambda slots: LeaveOff(line="", every=True),
    "enter": _enter,
    "withdraw": lambda slots: Withdraw(line="", event=slots.get("event", "").upper()),
    "open_boards": _open_boards,
    "set_language": _set("language"),
    "set_text_only": _set_to("text", "only"),
    "set_html": _set_to("text", ""),
    "set_time_zone": lambda slots: Set(line="", name="time_zone", value=slots["zone"]),
    "set_digest": lambda slots: Set(line="", name="digest", value=slots.get("value", "daily")),
    "set_board": lambda slots: Set(line="", name="board", value=slots.get("value", "XO")),
    "set_calendar": _set("calendar"),
    "set_notation": _set("notation"),
    "set_side": _set("side"),
    "set_forced": _set("forced"),
    "set_reminders": _set("reminders"),
    "set_letters": _set("letters"),
    "set_receipts": _set("receipts"),
    "set_announcements": _set("announcements"),
    "set_address": lambda slots: Set(line="", name="address", value=slots["address"]),
    "remove_address": lambda slots: Set(line="", name="old_address", value=slots["address"]),
    "settings": lambda slots: Set(line="", name="", value=""),
    "mydata": lambda slots: MyData(line=""),
    "forget": lambda slots: Forget(line=""),
    "confirm": lambda slots: Confirm(line=""),
}
"""How every order that is a phrase is made."""

BESIDE_A_MOVE = ("claim_five", "claim_forbidden", "claim_win", "claim_named", "claim_draw")
"""The orders that may stand on the line of a move."""


# -- what players may write, as `data/words.toml` has it ----


NAMED = rf"({LOOSE_GAME_ID})(?:\.[0-9]{{1,6}}(?:\.[A-Z2-7]{{16}})?)?(?![\w-])"
"""A game id or a tag, as a regular expression to be matched without regard to case."""

_NAME = r"[^\W\d_](?:[^\W\d_]|['.-]){0,30}"

Patterns = Callable[[str], Sequence[tuple[str, re.Pattern[str]]]]
"""By the first word: the names of orders and the expressions of their phrases with slots."""


class Words(Struct, frozen=True, kw_only=True):
    """The words of every language as expressions; most are for folded text in small letters.

    `game_before` and `game_after` find the game that an order names, `number_before` and
    `number_after` the number of the move, `before` and `after` courtesies, `greeted` and
    `signed` the same with names. `beside` finds what may be written beside a move, with the
    move, and `beside_words` are those of which one must be there. So must one of `after_ends`,
    `behind_ends` and `signed_words`, with which a text ends or which stand in it.

    `phrases` and `patterns` map whole texts to orders, `board` words of acts, and `values` words
    of settings, to the canonical ones. Of `board_keys` one stands wherever `board_words` find
    something, and of `if_keys` wherever `if_word` does. A long text has one of the `keywords` or
    is prose, and says nothing without all words of one of the phrases that a keyword is of.
    What is `_after` ends a text and is searched for near its end, for the sake of speed.
    `if_word` finds the beginning of moves in advance, `ifs` their pieces. `courtesy` finds the
    longest courtesy at a place, `farewell` a line that a signature begins with, `setting` what a
    line begins with that changes a setting, `away` one that speaks of leave, and `entering` one
    that enters an event and says more than that; whatever the first two find has one of
    `own_keys`; `game_number` what names a game by its number
    alone, `game 4`. `heading`, `message` and `note` are for lines as they stand.

    `appealing` finds appeals, and who wants to appeal and does not know how.

    `answers` maps whole lines that answer a question to `yes` and `no`, and `months` names of
    months to their numbers. `entry` finds what
    somebody writes who wants to take part, and `tongues` are words that tell a language.
    `speech` has what is said in one game alone, by the key of the game.
    """

    game_before: re.Pattern[str]
    game_after: re.Pattern[str]
    number_before: re.Pattern[str]
    number_after: re.Pattern[str]
    before: re.Pattern[str]
    going: re.Pattern[str]
    filler: re.Pattern[str]
    after: re.Pattern[str]
    after_ends: tuple[str, ...]
    behind: re.Pattern[str]
    behind_ends: tuple[str, ...]
    greeted: re.Pattern[str]
    signed: re.Pattern[str]
    signed_words: frozenset[str]
    beside: tuple[re.Pattern[str], ...]
    beside_words: frozenset[str]
    claim: re.Pattern[str]
    phrases: Mapping[str, str]
    patterns: Patterns
    board_words: re.Pattern[str]
    board_keys: frozenset[str]
    board: Mapping[str, str]
    values: Mapping[str, str]
    keywords: Mapping[str, Sequence[frozenset[str]]]
    spoken: re.Pattern[str]
    numbers: Mapping[str, int]
    if_word: re.Pattern[str]
    if_keys: frozenset[str]
    ifs: re.Pattern[str]
    courtesy: re.Pattern[str]
    farewell: re.Pattern[str]
    correction: re.Pattern[str]
    instead: re.Pattern[str]
    retraction: re.Pattern[str]
    draw_word: re.Pattern[str]
    playing: re.Pattern[str]
    refusal: re.Pattern[str]
    revision: re.Pattern[str]
    unsure: re.Pattern[str]
    doubt: re.Pattern[str]
    about: re.Pattern[str]
    denial: re.Pattern[str]
    elsewhere: re.Pattern[str]
    hearsay: re.Pattern[str]
    arrival: re.Pattern[str]
    because: re.Pattern[str]
    own_keys: frozenset[str]
    setting: re.Pattern[str]
    entering: re.Pattern[str]
    away: re.Pattern[str]
    game_number: re.Pattern[str]
    heading: re.Pattern[str]
    message: re.Pattern[str]
    note: re.Pattern[str]
    appealing: Appealing
    answers: Mapping[str, str]
    months: Mapping[str, int]
    entry: re.Pattern[str]
    tongues: Mapping[str, frozenset[str]]
    speech: Mapping[str, Speech]

    def plainly(self, line: str, game: str) -> str:
        """`Speech.plainly` of a game; a line as it stands where nothing is said in it alone."""
        return self.speech[game].plainly(line) if game in self.speech else line

    def named(self, line: str) -> str:
        """The game with whose name a line begins, as it is written there; "" without one."""
        found = self.game_before.match(lowered(folded(line)))
        return found[1] if found else ""

    def unnamed(self, line: str) -> str:
        """What a line says behind the game that it names, if any, folded and in small letters."""
        text = lowered(folded(line))
        return text[found.end() :] if (found := self.game_before.match(text)) else text

    def game_first(self, line: str, game: str) -> str:
        """`Speech.game_first` of a game; a line as it stands where nothing is said in it alone."""
        return self.speech[game].game_first(line) if game in self.speech else line

    def no_act(self, line: str, game: str) -> str:
        """`Speech.no_act` of a game."""
        return self.speech[game].no_act(line) if game in self.speech else ""


@lru_cache(maxsize=2)
def load_words(text_of_toml: str) -> Words:
    """The words of a file like `data/words.toml`. Raises ConfigError if it is none."""
    try:
        return _words(tomllib.loads(text_of_toml))
    except (tomllib.TOMLDecodeError, KeyError, AttributeError, TypeError) as error:
        raise ConfigError(f"words.toml: {error!r}") from error


_FLAT = (
    *("before", "after", "number", "is", "game", "greeting", "farewell", "courtesy"),
    *(
        "message",
        "note",
        "appeal",
        "would_appeal",
        "asks_to_appeal",
        "no_appeal",
        "disagrees",
        "draw",
        "set",
        "entry",
        "away",
        "correction",
        "instead",
    ),
    *("retraction", "draw_word", "playing", "filler", "refusal", "revision", "doubt", "about"),
    *("denial", "because", "unsure", "behind", "elsewhere", "hearsay"),
    "arrival",
)
_NAMED_TABLES = ("board", "values", "ifs", "orders", "answers", "months")


def _words(table: Mapping[str, Mapping[str, object]]) -> Words:
    """The words of a file that was read: tables of languages, or of names and languages."""
    said = {name: flat(table[name]) for name in _FLAT}
    board, values, ifs, orders, answers, months = (by_name(table[name]) for name in _NAMED_TABLES)
    orders, values, ifs = map(unmarked_too, (orders, values, ifs))
    unknown = [f"words.toml: orders.{name}: no such order" for name in orders if name not in KINDS]
    if unknown:
        raise ConfigError(*unknown)
    beside = ([one for name in BESIDE_A_MOVE for one in orders[name]], said["draw"])
    joins = any_of([*board["and"], "and"])
    phrases = {phrase(one): name for name, group in orders.items() for one in group}
    acts = {phrase(one): name for name, group in board.items() for one in group}
    spelled = [one for one in acts if one[0].isalpha()]
    numbers = {one: at for group in table["numbers"].values() for at, one in _counted(group)}
    game = any_of(said["game"])
    courtesies = [one for name in _COURTESIES for one in said[name]]
    keywords = keywords_of((*phrases, *spelled, *board), joins={*board["and"], "and"})
    return Words(
        game_before=re.compile(rf"(?:{game}\s+)?\[?\s*{_LOWER_NAMED}\s*\]?[\s:,.;-]*"),
        game_after=re.compile(rf"{_BREAK}(?:{game}\s+)?{_LOWER_NAMED}\s*[\])]?$"),
        number_before=_number_before(said["number"], said["is"]),
        number_after=re.compile(
            rf"{_BREAK}(?:{any_of(said['number'])}\s?#?\s?|#)(\d{{1,3}})[\])]?$"
        ),
        before=_before(said["before"]),
        going=_before(said["playing"]),
        filler=_before(said["filler"]),
        after=re.compile(rf"{_BREAK}{any_of(said['after'])}$"),
        after_ends=tuple(map(phrase, said["after"])),
        behind=re.compile(rf"{_BREAK}{any_of(said['behind'])}$"),
        behind_ends=tuple(map(phrase, said["behind"])),
        greeted=re.compile(
            rf"{any_of(said['greeting'])}((?:[ ,]+{_NAME}){{1,3}}?)"
            r"(?:\s*[,!:.]+\s*|\s+-+\s*)(?=\S)"
        ),
        signed=_signed(said["farewell"]),
        signed_words=frozenset(map(longest_word, said["farewell"])),
        beside=(*(_after_a_move(one, joins) for one in beside), *map(_before_a_move, beside)),
        beside_words=frozenset(_last_word(one) for group in beside for one in group),
        claim=_claim_of_line(orders["claim_line"]),
        phrases={one: name for one, name in phrases.items() if "<" not in one},
        patterns=_patterns(orders),
        board_words=re.compile(rf"\b{any_of(spelled)}\b"),
        board_keys=frozenset(map(longest_word, spelled)),
        board=acts,
        values={phrase(one): name for name, group in values.items() for one in group},
        keywords=keywords,
        spoken=_spoken(numbers),
        numbers=numbers,
        if_word=re.compile(
            rf"(?<!\w)(?:(?P<also>{any_of(ifs['also'])})\s+)?{any_of(ifs['if'])}(?!\w)"
        ),
        if_keys=frozenset(map(longest_word, ifs["if"])),
        ifs=_ifs(ifs),
        courtesy=re.compile(rf"{any_of(courtesies)}(?!\w)"),
        farewell=_farewell(said),
        correction=_near_a_move(said["correction"]),
        instead=_near_a_move(said["instead"]),
        retraction=_near_a_move(said["retraction"]),
        draw_word=_near_a_move(said["draw_word"]),
        playing=_near_a_move(said["playing"]),
        refusal=re.compile(rf"{any_of(said['refusal'])}(?!\w)"),
        revision=_near_a_move(said["revision"]),
        unsure=_near_a_move(said["unsure"]),
        doubt=_near_a_move([*said["doubt"], *said["unsure"]]),
        about=_near_a_move(said["about"]),
        denial=_near_a_move(said["denial"]),
        elsewhere=_near_a_move(said["elsewhere"]),
        hearsay=_near_a_move(said["hearsay"]),
        arrival=_near_a_move(said["arrival"]),
        because=re.compile(rf"(?<=[\w.)])\s+(?={any_of(said['because'])}(?!\w))"),
        own_keys=frozenset(map(longest_word, (*said["set"], *said["away"]))),
        setting=re.compile(rf"{any_of(plain_too(said['set']))}(?!\w)"),
        entering=_entering(orders["enter"]),
        away=re.compile(rf"{any_of(said['away'])}(?!\w)"),
        game_number=_game_number(said["game"]),
        heading=re.compile(rf"[\W_]*(?:{game}\s+)?{NAMED}[\W_]*", re.IGNORECASE),
        message=_headed(said["message"]),
        note=_headed(said["note"]),
        appealing=appealing(said),
        answers={phrase(one): name for name, group in answers.items() for one in group},
        months={one: int(name) for name, group in months.items() for one in group},
        entry=re.compile(rf"(?<!\w){any_of(said['entry'])}(?!\w)"),
        tongues={name: frozenset(flat({name: those})) for name, those in table["tongue"].items()},
        speech={game: speech_of(said, keywords) for game, said in table.get("speech", {}).items()},
    )


_NO_COLUMN = 4
_COURTESIES = ("before", "playing", "after", "greeting", "farewell", "courtesy")
_BREAK = r"(?:(?<=[,;.:!(\[-])\s*|(?<=\s))"
_LOWER_NAMED = NAMED.replace("A-Z", "a-z")


def date_in_numbers(text: str, months: Mapping[str, int]) -> str:
    """A date with its month as a number, `--02-05` if it has no year; "" if it names no month.

    >>> date_in_numbers("5th of feb.", {"feb": 2}), date_in_numbers("feb 5, 2026", {"feb": 2})
    ('--02-05', '2026-02-05')
    """
    words, numbers = re.findall(r"[^\W\d_]{3,}", text), re.findall(r"\d+", text)
    if not words:
        return text
    month = months.get(words[-1])
    year = numbers[1] if len(numbers) > 1 else "-"
    return f"{year}-{month:02}-{int(numbers[0]):02}" if month else ""


def _claim_of_line(said: Iterable[str]) -> re.Pattern[str]:
    """An expression for the words before a claimed line of moves."""
    return re.compile(
        rf"(?<!\w){any_of(one.partition('<')[0].rstrip(' :') for one in said)}(?!\w)"
    )


def _counted(group: object) -> Iterable[tuple[int, str]]:
    """The numbers of a language from one on."""
    return enumerate(flat({"": group}), 1)


def _spoken(numbers: Iterable[str]) -> re.Pattern[str]:
    """An expression for a point that was spoken: a letter, or its word, and a number's word."""
    spelled = "|".join(_SPELLED)
    return re.compile(rf"(?<!\w)([a-z]|{spelled})[ .-]+({any_of(numbers)})(?!\w)")


_SPELLED = (
    *("alfa", "alpha", "bravo", "charlie", "delta", "echo", "foxtrot", "golf", "hotel", "india"),
    *("juliett", "juliet", "kilo", "lima", "mike", "november", "oscar", "papa", "quebec"),
    *("romeo", "sierra"),
)
"""The words by which letters are spelled over a telephone; each begins with its letter."""


def _game_number(said: Iterable[str]) -> re.Pattern[str]:
    """An expression for `game 4`: no word as short as the Swedish `i`, which is a column too."""
    words = [one for one in said if len(longest_word(one)) >= _NO_COLUMN]
    return re.compile(rf"{any_of(words)}\s*#?\d{{1,4}}(?![\w-])")


def _entering(said: Iterable[str]) -> re.Pattern[str]:
    """An expression for a phrase that enters an event, and for whatever follows it."""
    heads = any_of(one.removesuffix("<event>") for one in said if one.endswith("<event>"))
    return re.compile(rf"{heads}\s*(?P<event>{SLOTS['event']})(?![\w-])\W*(?P<voucher>\w.*)")


def _last_word(said: str) -> str:
    """The last word of a phrase of its own, which tells `are you ok with a draw?` from prose."""
    words = [one for one in re.findall(r"[^\W_]+", said.lower()) if len(one) >= _NO_COLUMN]
    return words[-1] if words and "<" not in said else longest_word(said)


def _before(said: Iterable[str]) -> re.Pattern[str]:
    return re.compile(rf"{any_of(said)}(?:\s*[:,.!-]+\s*|\s+)(?=\S)")


def _near_a_move(said: Iterable[str]) -> re.Pattern[str]:
    return re.compile(rf"(?<!\w){any_of(said)}(?!\w)")


def _signed(farewell: Iterable[str]) -> re.Pattern[str]:
    """An expression for an order and what is signed below a letter, with names as groups."""
    words, names = any_of(farewell), rf"(?:[ ,]+{_NAME}){{1,3}}"
    return re.compile(
        rf"(?:(?<=[,;.!(-])\s*{words}(?P<names>{names})?|(?<=\s){words}(?P<named>{names})"
        rf"|(?<=\s)/{{1,2}}\s?(?P<slashed>{_NAME}(?: {_NAME})?))$"
    )


def _farewell(said: Mapping[str, Sequence[str]]) -> re.Pattern[str]:
    """An expression for a line above a signature; what people begin with, too, makes none."""
    elsewhere = {one for name in ("before", "greeting") for one in said[name]}
    words = any_of(one for one in said["farewell"] if one not in elsewhere)
    return re.compile(rf"[\W_]*{words}(?:[ ,]+{_NAME}){{0,3}}[\W_]*")


_GAP = r"(?:\s*[,;.:()-]+\s*|\s+)"


def _after_a_move(said: Iterable[str], joins: str) -> re.Pattern[str]:
    """An expression for a move and one of the phrases after it, with its question mark or not."""
    bare = (one.rstrip(" ?") for one in said)
    return re.compile(rf"^(?P<move>.+?){_GAP}(?:{joins}\s+)?(?P<said>{any_of(bare)}\??)\W*$")


def _before_a_move(said: Iterable[str]) -> re.Pattern[str]:
    """An expression for one of the phrases and a move after it."""
    return re.compile(rf"^(?P<said>{any_of(said)}){_GAP}(?P<move>.+)$")


def _number_before(number: Iterable[str], joins: Iterable[str]) -> re.Pattern[str]:
    """An expression for `13.`, `move no. 13:`, `[13]`, `13th move:` before an order."""
    words = any_of(number)
    return re.compile(
        rf"(?:{words}\.?\s*)?(?:n[or]\.?\s?|n°\s?)?[(\[#]?\s?(\d{{1,3}})"
        rf"(?:(?:st|nd|rd|th|:[ae])\s{words})?"
        rf"(?:\s*[.:)\]=-]+\s*|\s+)(?:{any_of(joins)}\s+)?(?=\S)"
    )


def _patterns(orders: Mapping[str, Iterable[str]]) -> Patterns:
    """The phrases with slots, those with the most words of their own first.

    They are a thousand, and half of the time that all words take: those of a first word are made
    into expressions when a text begins with it.
    """
    found = dict[str, list[tuple[int, str, str]]]()
    for name, group in orders.items():
        for one in (said.lower() for said in group if "<" in said):
            first = re.match(r"[^\s<:]*", one)
            own = len(re.sub(r"<\w+>", "", one))
            found.setdefault(first[0] if first else "", []).append(
                (-own, name, expression_of(one))
            )

    @cache
    def made(word: str) -> Sequence[tuple[str, re.Pattern[str]]]:
        ranked = sorted(found[word])
        return [(name, re.compile(one, re.IGNORECASE)) for _, name, one in ranked]

    return lambda word: made(word) if word in found else ()


def _ifs(said: Mapping[str, Iterable[str]]) -> re.Pattern[str]:
    """An expression for the next piece of moves in advance, after blanks.

    `deeper` goes on below a path, `if` begins one beside it, `then` and `or` join acts.
    """
    also, then, either = any_of(said["also"]), any_of(said["then"]), any_of(said["or"])
    they, me, if_ = any_of(said["they"]), any_of(said["me"]), any_of(said["if"])
    return re.compile(
        rf"\s*(?:(?P<deeper>{then}\s+{if_}(?:\s+{they})?(?!\w))"
        rf"|(?P<if>(?:{also}\s+)?{if_}(?:\s+{they})?(?!\w))"
        rf"|(?P<then>(?:{then}(?:\s+{me})?|{me})(?!\w)|-+>|=+>|→)"
        rf"|(?P<or>{either}(?!\w))"
        r"|(?P<open>[(\[{])|(?P<close>[)\]}])|(?P<stop>[,;]+|[.:!]+(?=\s|$))"
        r"|(?P<word>[^\s,;()\[\]{}]+?(?:\([1-4]\)\*?(?=[\s,;.]|$))?"
        r"(?=[.:!]+(?:\s|$)|[\s,;()\[\]{}]|$)))"
    )


def _headed(said: Iterable[str]) -> re.Pattern[str]:
    """An expression for a line as it was written, with one of the words and a colon at its head.

    The first group is the game that the line names, the second what follows the colon.
    """
    return re.compile(
        rf"\s*(?:\[?{NAMED}\]?[\s:,]*)?{any_of(said)}\s?[:：]\s*(.*?)\s*",
        re.IGNORECASE | re.DOTALL,
    )


# -- the language of somebody's letter, as far as its words tell ----


_MOST_TEXT = 2_000
_WORD = re.compile(r"[^\W\d_]+")


def tongue(text: str, words: Words) -> str:
    """The language of most of the words that tell one, "" if no language has the most."""
    said = _WORD.findall(lowered(folded(text[:_MOST_TEXT])))
    counts = Counter(
        language for one in said for language, known in words.tongues.items() if one in known
    )
    best = counts.most_common(2)
    if not best or (len(best) == 2 and best[0][1] == best[1][1]):
        return ""
    return best[0][0]


# -- the forms in which people and their keyboards write a point, brought to one ----
# Nothing is guessed: a letter that looks like no Latin one, or a digit in a letter's place, stays.


# Letters that look like a Latin one, upper and lower case each for itself: Cyrillic, Greek,
# Armenian, phonetic. Small letters that look like another's capital (в, н, η) are not among them.
_LOOK_ALIKES = {
    **str.maketrans("АВСԀЕԌНҺІЈКМОРЅТХУԚԜ", "ABCDEGHHIJKMOPSTXYQW"),
    **str.maketrans("асԁеһіјкморѕхуԛԝ", "acdehijkmopsxyqw"),
    **str.maketrans("ΑΒΕΖΗΙΚΜΝΟΡΤΥΧͿ", "ABEZHIKMNOPTYXJ"),
    **str.maketrans("αβειικορυϳ", "abeiikopuj"),
    **str.maketrans("օոհյıİɑɡɩ", "onhjiIagi"),
}
_DASHES = "‐‑‒–—―−﹘﹣－"
_SIGNS = str.maketrans(_DASHES + "’‘`´“”„«»", "-" * len(_DASHES) + "''''" + '"""""')
_LOOK_ALIKE, _SIGN = (re.compile(f"[{''.join(map(chr, one))}]") for one in (_LOOK_ALIKES, _SIGNS))
# Blanks of no width, marks of direction, soft hyphens, and what makes a digit an emoji.
_INVISIBLE = re.compile(
    "[\u00ad\u034f\u061c\u180e\u200b-\u200f\u202a-\u202e\u2060-\u2069\ufeff\ufe0e\ufe0f\u20e3]"
)
_FOREIGN_DIGIT = re.compile(r"[^\D0-9]")
_SHORT_NUMBER = re.compile(r"\d(?<!\d\d)\d?(?!\d)")
_SHORT = re.compile(
    r"(?<!\w)(?:[^\W\d_][ .,-]{1,2}\d{1,2}|\w{1,6})(?!\w)",
)
_LETTER_FIRST = re.compile(r"(?<![\w'])([a-z])(?:\s?[-.,_:=/]\s?|\s)?(\d{1,2})(?!\w)")
_NUMBER_FIRST = re.compile(r"(?<!\w)(\d{1,2})-?([a-z])(?!\w)")
_OPENING = re.compile(r"\bopening\s+[a-z]\W?\d{1,2}")


# Each line of a letter is looked at time and again.
@lru_cache(maxsize=64)
def folded(line: str) -> str:
    """The line with single blanks and plain signs; what looks like a point in Latin letters.

    >>> folded("  Ｉ９\u200b,  І–9  №٣ ")
    'I9, I-9 No3'
    """
    return " ".join((line if line.isascii() else _in_plain_signs(line)).split())


def _in_plain_signs(line: str) -> str:
    text = _INVISIBLE.sub("", unicodedata.normalize("NFKC", line))
    text = text.translate(_SIGNS) if _SIGN.search(text) else text
    text = _FOREIGN_DIGIT.sub(lambda digit: str(unicodedata.decimal(digit[0])), text)
    return _SHORT.sub(_in_latin, text) if _LOOK_ALIKE.search(text) else text


def _in_latin(found: re.Match[str]) -> str:
    token = found[0]
    names_point = not token.isascii() and any(map(str.isdigit, token))
    return token.translate(_LOOK_ALIKES) if names_point else token


def lowered(text: str) -> str:
    """The text in small letters, each where its capital was.

    >>> lowered("İ9 Åsa")
    'İ9 åsa'
    """
    lower = text.lower()
    if len(lower) == len(text):
        return lower
    return "".join(one.lower() if len(one.lower()) == 1 else one for one in text)


def with_plain_points(text: str) -> str:
    """The text of an act with its points as `i9`, whatever stood between letter and number.

    >>> with_plain_points("keep i-9, 10j"), with_plain_points("g 7, 3 fifths")
    ('keep i9, j10', 'g7, 3 fifths')
    """
    if not _SHORT_NUMBER.search(text):
        return text
    return _NUMBER_FIRST.sub(_plain, _LETTER_FIRST.sub(_plain, text))


def _plain(found: re.Match[str]) -> str:
    one, other = found[1], found[2]
    return f"{one}{int(other)}" if one.isalpha() else f"{other}{int(one)}"


def skips_i(text: str) -> str:
    """The acts as somebody means them whose board has no letter i; "" if nobody can mean that.

    Old servers named the columns a-h and j-p: letters from j on move one to the left. A text
    with the letter i, or without any letter after it, is meant as it stands.

    >>> skips_i("j10, 3 fifths"), skips_i("keep k-7 p15"), skips_i("j10 i9"), skips_i("h8")
    ('i10, 3 fifths', 'keep j7 o15', '', '')
    """
    plain = with_plain_points(text.lower())
    named = _OPENING.sub("", plain)
    columns = {found[1] for found in _LETTER_FIRST.finditer(named)}
    if "i" in columns or not columns & set("jklmnop") or columns - set("abcdefghjklmnop"):
        return ""
    opening = _OPENING.search(plain)
    kept = opening.end() if opening else 0
    return plain[:kept] + _LETTER_FIRST.sub(_one_to_the_left, plain[kept:])


def _one_to_the_left(found: re.Match[str]) -> str:
    letter = found[1] if found[1] <= "h" else chr(ord(found[1]) - 1)
    return f"{letter}{found[2]}"
