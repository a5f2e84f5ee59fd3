"""A game as files hold it, and what the formats share: points, results, rules, limits."""

import io
import re
import unicodedata
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cache
from typing import BinaryIO

from corr.errors import ArbiterError, PlayerError
from corr.games.judging import fault_words
from corr.games.points import LETTERS, place, point
from corr.games.registry import RULES as GAMES
from corr.games.registry import begins, rules_for
from corr.games.rules import Changed, Fault

# -- a game as files hold it ----


class RecordError(ArbiterError):
    """A file that is not what it should be; `where` is a line or byte of it, in words."""

    def __init__(self, where: str, reason: str) -> None:
        super().__init__(f"{where}: {reason}")
        self.where = where
        self.reason = reason


@dataclass(frozen=True, slots=True, kw_only=True)
class Unread:
    """A move that a file does not tell: `may_be` are the points it may be, none if it is lost.

    `after` is the number of moves that the file has behind a lost one, which nobody can judge.
    """

    move: int
    may_be: tuple[str, ...] = ()
    after: int = 0


@dataclass(frozen=True, slots=True, kw_only=True)
class Record:
    """One game of a file.

    `moves` are points by name (`h8`) or `pass`, both colours in turn; they lie on a board of
    `size` × `size` whose columns are `letters`, but nobody has asked whether they are legal. A
    `size` of 0 is a board that is no such square, on which `moves` are whatever its game calls
    them. Black begins, but in games in which White does. `acts` is the game in the words of its
    own records, where the file tells of choices and offers too. `result` is the points of who
    began and of the other as the event file writes them (`1-0`), or `*` where the file says none.
    `rules` are `renju`, `gomoku` (no forbidden moves, five or more in a row win for both),
    `Standard` (gomoku in which just five win), the key of another game, or the file's own words
    for anything else; `opening_rule` is one of the game's, as event files call it, and `settings`
    are what else its event chose that decides how it is judged, such as `captures=claimed`.
    `fifths` are fifth moves that were offered besides the one that was kept, `swaps` RIF's signs
    for what became of the chances to swap, `black_time` and `white_time` the time used, in the
    file's own words. What a file does not say is "". `unread` are moves that nobody can read in
    it: `moves` end before the first that is lost. `where` is the line or byte at which the game
    begins, in words; it is no part of the game.
    """

    moves: tuple[str, ...]
    acts: str = ""
    size: int = 15
    black: str = ""
    white: str = ""
    event: str = ""
    round: str = ""
    place: str = ""
    date: str = ""
    result: str = "*"
    rules: str = ""
    opening_rule: str = ""
    settings: tuple[str, ...] = ()
    fifths: tuple[str, ...] = ()
    swaps: str = ""
    black_time: str = ""
    white_time: str = ""
    id: str = ""
    comment: str = ""
    unread: tuple[Unread, ...] = ()
    where: str = field(default="", compare=False)

    @property
    def letters(self) -> str:
        """The letters of the columns."""
        return letters_of(self.rules, self.opening_rule, self.size)

    @property
    def game(self) -> str:
        """The game by whose rules it is judged."""
        return game_named(self.rules, self.opening_rule)

    @property
    def begins(self) -> str:
        """The colour of the odd moves."""
        return begins(self.game)

    @property
    def players(self) -> tuple[str, str]:
        """The names of who began and of the other."""
        names = (self.black, self.white)
        return names if self.begins == "black" else names[::-1]

    @property
    def chosen(self) -> Mapping[str, str]:
        """The settings by their names, whether its game has them or not."""
        return dict(one.partition("=")[::2] for one in self.settings)

    @property
    def words(self) -> tuple[str, ...]:
        """The moves and choices as words of the game's record, of renju the moves alone."""
        if self.acts and self.game != RENJU:
            return tuple(_WORD.findall(self.acts))
        return tuple(f"{ply}.{move}" for ply, move in enumerate(self.moves, 1))


STARS = ("captured", "recoloured")
"""What asterisks tell, of `Rules.star`, that belongs to a record."""

_WORD = re.compile(r"\[[^]]*\]|\S+(?:\s+(?![0-9]+\.|\[)\S+)*")
"""A choice, or a move with its number and all that is said of it: `9.bomb h8`."""

# -- bytes from any stream, looked at before they are read, and its lines with their ----

CHUNK = 1 << 16
LONGEST_LINE = 100_000
"""The most bytes of one line."""

Refuse = Callable[[RecordError], None]
"""What is done with a game that cannot be read; if it returns, the reader skips that game."""


def refuse_all(error: RecordError) -> None:
    """Raise the error: the first bad game ends the reading."""
    raise error


class _Stream(io.RawIOBase):
    """A stream as io.BufferedReader wants it; closing it leaves the stream open."""

    def __init__(self, stream: BinaryIO) -> None:
        self._stream = stream

    def readable(self) -> bool:
        """Whether it can be read: always."""
        return True

    def readinto(self, buffer: memoryview) -> int:  # type: ignore[override]
        """Fill the buffer to the brim unless the stream ends: pipes give less at a time."""
        filled = 0
        while filled < len(buffer):
            piece = self._stream.read(len(buffer) - filled)
            if not piece:
                break
            buffer[filled : filled + len(piece)] = piece
            filled += len(piece)
        return filled


def buffered(stream: BinaryIO) -> io.BufferedReader:
    """A reader of a stream that can peek, whatever the stream itself can do."""
    return io.BufferedReader(_Stream(stream), CHUNK)


def lines(source: io.BufferedReader) -> Iterator[tuple[int, bytes]]:
    """The lines without their ends, numbered from 1; raises RecordError at one without end."""
    number = 0
    while line := source.readline(LONGEST_LINE + 2):
        number += 1
        line = line.removesuffix(b"\n").removesuffix(b"\r")
        if len(line) > LONGEST_LINE:
            raise RecordError(f"line {number}", f"a line of more than {LONGEST_LINE} bytes")
        yield number, line.removeprefix(b"\xef\xbb\xbf") if number == 1 else line


# -- what the formats share ----


SMALLEST, LARGEST = 5, 26
"""The sizes of boards: a row of five must fit, and columns are named by one letter."""

LONGEST_GAME = 1000
"""The most moves of one game, passes counted: the largest board has fewer points."""

LONGEST_TEXT = 20_000
"""The most characters of a name or comment."""

PLAIN = str.maketrans(
    {"\u3000": " ", "\u2212": "-"}
    | dict.fromkeys(range(0x2010, 0x2016), "-")
    | {code: code - 0xFEE0 for code in range(0xFF01, 0xFF5F)}
)
"""Full-width letters and all kinds of dashes to plain ones, one for one."""

PASSED = "pass"
NONE = "*"
"""The result of a game of which the file does not say how it ended."""

RENJU = "renju"
"""The game of files that name none."""

FREE, STANDARD = "gomoku", "Standard"
"""The rules of gomoku in which five or more win, and in which just five do, as files know them."""

FIVE_OR_MORE: Mapping[str, str] = {RENJU: "free-gomoku", "gomoku": "free"}
"""The opening rules of games under which five or more win, as by the rules `FREE`."""

_DRAWN = "1/2-1/2"
_RESULTS = {
    "1-0": "1-0",
    "0-1": "0-1",
    "0-0": "0-0",
    **dict.fromkeys((_DRAWN, "½-½", "0.5-0.5", "1/2", "½"), _DRAWN),
    NONE: NONE,
}
_DRAW_WORDS = re.compile(r"(?:a )?(?:draw|drawn)(?: agreed)?", re.IGNORECASE)
_SIDE_WORDS = re.compile(
    r"(?P<side>black|white) (?:(?P<won>wins|won)|resigns|resigned|loses|lost)(?: (?:on|by) \w+)?",
    re.IGNORECASE,
)
_RULES = {
    "renju": RENJU,
    **dict.fromkeys(
        ("gomoku", "freestyle", "freegomoku", "freestylegomoku", "gomokufreestyle"), FREE
    ),
    **dict.fromkeys(
        ("standard", "standardgomoku", "gomokustandard", "exactlyfive", "exactfive"), STANDARD
    ),
}

_SHOWN = 40
_UNFIT = re.compile(r"[\x00-\x08\x0b\x0c\x0e-\x1f\x7f-\x9f\ud800-\udfff\ufffe\uffff]")
_IDLE_WORDS = re.compile(r"\b(?:opening|rules?|the)\b")


@cache
def _named(size: int, letters: str) -> dict[str, str]:
    points = [point(column, row, letters) for column in range(size) for row in range(size)]
    return {name: name for name in points} | {name.upper(): name for name in points}


def letters_of(rules: str, opening_rule: str, size: int) -> str:
    """The letters of the columns of a board: those of a game that leaves one out, or all.

    >>> [letters_of(rules, "", 19)[7:10] for rules in ("pente", "gomoku", "")]
    ['hjk', 'hij', 'hij']
    """
    game = rules_for(game_named(rules, opening_rule))
    letters = game.letters({"size": str(size)}) if size in game.sizes else ""
    return letters or LETTERS


def in_letters(moves: Sequence[str], size: int, letters: str) -> tuple[str, ...]:
    """Moves named by all letters, in those of their game's board.

    >>> in_letters(("h8", "pass", "i9"), 19, "abcdefghjklmnopqrst")
    ('h8', 'pass', 'j9')
    """
    if letters.startswith(LETTERS[:size]):
        return tuple(moves)
    return tuple(one if one == PASSED else point(*place(one), letters) for one in moves)


def move_named(text: str, size: int, letters: str = LETTERS) -> str | None:
    """The point of a board, or `pass`, that a word means in either case; None if it is neither.

    >>> move_named("H8", 15), move_named("p1", 15), move_named("Pass", 15)
    ('h8', None, 'pass')
    """
    found = _named(size, letters).get(text)
    return PASSED if found is None and text.lower() in (PASSED, "--") else found


def no_point(where: str, text: str, size: int) -> RecordError:
    """The error about a word that is no point of the board."""
    return RecordError(where, f"{shown(text)} is no point of a {size} × {size} board")


def checked_size(where: str, size: int) -> int:
    """A board size that can be; raises RecordError."""
    if not SMALLEST <= size <= LARGEST:
        raise RecordError(
            where, f"a board of {shown(str(size))} rows; {SMALLEST} to {LARGEST} can be read"
        )
    return size


def check_length(where: str, moves: int) -> None:
    """Raise RecordError once a game has more moves than any real one."""
    if moves > LONGEST_GAME:
        raise RecordError(where, f"a game of more than {LONGEST_GAME} moves")


def checked_text(where: str, text: str) -> str:
    """A name or comment that is not too long; raises RecordError."""
    if len(text) > LONGEST_TEXT:
        raise RecordError(where, f"a text of more than {LONGEST_TEXT} characters")
    return text


def changed_by_words(record: Record, where: str) -> tuple[Changed, ...]:
    """What each word of a record does to stones that lie already.

    The asterisks of a record that has any say where stones were taken, whatever could be.
    Raises RecordError for a game that cannot be played up to its end.

    >>> changed_by_words(Record(moves=("h8",)), "game 1")
    (Changed(off=(), turned=(), colour='', captured=False),)
    """
    words, rules = record.words, rules_for(record.game)
    if not rules.alters:
        return tuple(Changed() for _ in words)
    if record.size not in rules.sizes:
        raise RecordError(where, f"{record.game} on a {record.size} × {record.size} board")
    found = list[Changed]()
    try:
        found.extend(rules.changes(_settings_of(record), " ".join(words)))
    except PlayerError as error:
        raise RecordError(where, _fault(words[len(found)], error)) from error
    return tuple(found)


def _fault(word: str, error: PlayerError) -> str:
    """Why a word of a record cannot be."""
    ply, _, stone = word.partition(".")
    if not stone:
        return f"{word} cannot be: {error.code.replace('_', ' ')}"
    return fault_words(Fault(ply=int(ply), move=stone.removesuffix("*"), code=error.code))


def _settings_of(record: Record) -> Mapping[str, str]:
    """A record's settings; stones were taken where it has asterisks, or else by themselves."""
    known = rules_for(record.game).options()
    chosen = {key: value for key, value in record.chosen.items() if value in known.get(key, ())}
    return {**chosen, "captures": "claimed"} if "captures" in known and record.acts else chosen


def result_named(text: str, first: str = "black") -> str | None:
    """The result that a word of a file means, as the event file writes it; None if it is none.

    `first` is the colour that began.

    >>> result_named("½-½"), result_named("1:0"), result_named("White resigns")
    ('1/2-1/2', '1-0', '1-0')
    >>> result_named("White resigns", "white")
    '0-1'
    """
    plain = " ".join(text.translate(PLAIN).split()).removesuffix(".")
    if (found := _RESULTS.get(plain.replace(" ", "").replace(":", "-"))) is not None:
        return found
    if said := _SIDE_WORDS.fullmatch(plain):
        return "1-0" if (said["side"].lower() == first) == bool(said["won"]) else "0-1"
    return _DRAWN if _DRAW_WORDS.fullmatch(plain) else None


def games_named(rules: str) -> tuple[str, ...]:
    """The games that are played here and may be meant by a file's rules, the likeliest first.

    >>> games_named("pente"), games_named("gomoku"), games_named("Club rules")
    (('pente',), ('renju', 'gomoku'), ('renju',))
    """
    if rules == FREE:
        return (RENJU, "gomoku")
    if rules == STANDARD:
        return ("gomoku",)
    return (rules,) if rules in GAMES else (RENJU,)


def game_named(rules: str, opening_rule: str) -> str:
    """The game by whose rules a record is judged.

    >>> game_named("gomoku", ""), game_named("gomoku", "free"), game_named("pente", "")
    ('renju', 'gomoku', 'pente')
    """
    games = games_named(rules)
    if len(games) > 1 and opening_rule:
        return next((one for one in games if opening_rule in _openings(one).values()), games[0])
    return games[0]


@cache
def _openings(game: str) -> dict[str, str]:
    """The keys of a game's opening rules by their words."""
    return {key.replace("-", ""): key for key in rules_for(game).options().get("opening", ())}


@dataclass(frozen=True, slots=True, kw_only=True)
class Usual:
    """What is taken for granted of a game where its file does not say it.

    `rules` and `opening_rule` are as in a `Record`, `size` is 0 for the format's own board. `game`
    is the game that was asked for; "" if nobody asked, and the format itself has its usual one.
    """

    game: str = ""
    rules: str = ""
    opening_rule: str = ""
    size: int = 0

    def settled(self, rules: str, opening_rule: str) -> tuple[str, str]:
        """The rules and the opening rule of a file that names these, "" for none.

        Rules that are no game's do not stand against the game that was asked for.

        >>> pente = usual_of("pente", {"opening": "free"})
        >>> pente.settled("", ""), pente.settled("Club rules", ""), pente.settled("keryo", "")
        (('pente', 'free'), ('pente', 'free'), ('keryo', ''))
        >>> usual_of("gomoku", {}).settled("gomoku", ""), Usual().settled("Club rules", "")
        (('gomoku', 'free'), ('Club rules', ''))
        """
        known = rules in (FREE, STANDARD) or rules in GAMES
        if not rules or (self.game and not known):
            return self.rules, opening_rule or self.opening_rule
        if rules == FREE and self.game in FIVE_OR_MORE:
            return rules, opening_rule or FIVE_OR_MORE[self.game]
        return rules, opening_rule


UNASKED = Usual()
"""What is usual where nobody asked for a game."""


def usual_of(game: str, options: Mapping[str, str]) -> Usual:
    """What is usual in a game with these settings.

    >>> usual_of("gomoku", {"size": "19"})
    Usual(game='gomoku', rules='Standard', opening_rule='', size=19)
    """
    rules = rules_for(game)
    size = options.get("size") or next(iter(rules.sizes), 0)
    return Usual(
        game=game,
        rules=rules.called(options),
        opening_rule=options.get("opening", ""),
        size=int(size),
    )


def opening_rule_named(words: str, rules: str = "") -> str:
    """The key of an opening rule in free words, "" if they name none of the rules' game.

    >>> opening_rule_named("Soosõrv-8 opening rule"), opening_rule_named("RIF")
    ('soosorv-8', 'rif')
    >>> opening_rule_named("Swap2"), opening_rule_named("Swap2", "Standard")
    ('', 'swap2')
    """
    plain = unicodedata.normalize("NFKD", words).encode("ascii", "ignore").decode().lower()
    word = re.sub(r"[^a-z0-9]", "", _IDLE_WORDS.sub("", plain))
    return next(filter(None, (_openings(one).get(word) for one in games_named(rules))), "")


def rules_named(words: str) -> str:
    """`renju` or `gomoku` where free words mean just that, or else the words themselves.

    >>> rules_named("Freestyle1"), rules_named("Renju rules"), rules_named("Standard")
    ('gomoku', 'renju', 'Standard')
    """
    return _RULES.get(re.sub(r"[^a-z]", "", _IDLE_WORDS.sub("", words.lower())), words)


def rules_read(words: str) -> tuple[str, str]:
    """The rules and the opening rule that one text names, as `rules_written` writes them.

    >>> rules_read("Soosõrv-8"), rules_read("gomoku"), rules_read("Club rules; rif")
    (('renju', 'soosorv-8'), ('gomoku', ''), ('Club rules', 'rif'))
    >>> rules_read("pente; swap3")
    ('pente', 'swap3')
    """
    if opening := opening_rule_named(words):
        return _game_of(opening), opening
    rules, _, opening = words.rpartition("; ")
    named = rules_named(rules)
    if rules and any(opening in _openings(one).values() for one in games_named(named)):
        return named, opening
    return rules_named(words), ""


def rules_written(rules: str, opening_rule: str, settings: Sequence[str] = ()) -> str:
    """The rules and the opening rule in one text, for formats that have one place for all."""
    own = rules if rules != _game_of(opening_rule) or not opening_rule else ""
    return "; ".join(filter(None, (own, opening_rule, *settings)))


_SETTING = re.compile(r"[a-z_]{1,30}=[a-z_0-9]{1,30}")


def settings_read(words: str) -> tuple[str, tuple[str, ...]]:
    """A text of rules without the settings behind them, and these.

    >>> settings_read("pente; free; captures=claimed"), settings_read("Club rules; rif")
    (('pente; free', ('captures=claimed',)), ('Club rules; rif', ()))
    """
    parts = words.split("; ")
    at = next((at for at, part in enumerate(parts) if _SETTING.fullmatch(part)), len(parts))
    if not all(map(_SETTING.fullmatch, parts[at:])):
        return words, ()
    return "; ".join(parts[:at]), tuple(parts[at:])


def _game_of(opening_rule: str) -> str:
    return FREE if opening_rule == "free-gomoku" else RENJU


def shown(text: str) -> str:
    """A word of a file as it may stand in an error: on one line, printable, not too long."""
    text = text if len(text) <= _SHOWN else f"{text[: _SHOWN - 1]}…"
    return "".join(letter if letter.isprintable() else "?" for letter in text)


def fit(text: str) -> str:
    """A text without the characters that no text file can hold; lines end in newlines."""
    return _UNFIT.sub("�", text.replace("\r\n", "\n").replace("\r", "\n"))


def one_line(text: str) -> str:
    """A text as it may stand on one line."""
    return " ".join(fit(text).split())


def cannot_hold(where: str, form: str, what: str) -> RecordError:
    """The error about a game that a format has no way to write."""
    return RecordError(where, f"{form} files cannot hold {what}")


# -- what a format has no place for, in words ----


CHOICES = "choices of the opening"
PLAYERS = "names of the players"
RULES, OPENING_RULE = "rules", "opening rule"
SETTINGS = "settings of the game"

_HEAD = frozenset({PLAYERS, "event", "round", "place", "date", RULES, OPENING_RULE, "id"})
_HOLDS = {
    "rif": _HEAD | {"comment", "fifth moves offered", "swaps", "time used"},
    "sgf": _HEAD | {"comment"},
    "psq": frozenset({PLAYERS}),
    "pos": frozenset[str](),
}
_RESULTS_HELD = {"rif": ("1-0", "0-1", "1/2-1/2"), "sgf": ("1-0", "0-1", "1/2-1/2")}
_PSQ_RULES = (RENJU, FREE, STANDARD)


def left_out(record: Record, form: str) -> tuple[str, ...]:
    """What `write_records` leaves out of a record in a format, in words and in a fixed order.

    What a format refuses (a pass, a larger board) is not among them. Plain text holds everything.

    >>> left_out(Record(moves=("h8",), result="0-0", event="Cup"), "sgf")
    ('result 0-0',)
    >>> left_out(Record(moves=("h8",), result="1-0", event="Cup", rules="renju"), "psq")
    ('event', 'result 1-0')
    """
    if form not in _HOLDS:
        return ()
    holds = set(_HOLDS[form]) | {f"result {result}" for result in _RESULTS_HELD.get(form, ())}
    if form == "psq" and record.rules in _PSQ_RULES:
        holds.add(RULES)
    if form == "sgf" and record.game != RENJU:
        holds |= {CHOICES, SETTINGS}
    return tuple(thing for thing in _things(record) if thing not in holds)


def _things(record: Record) -> Iterator[str]:
    """The things that a record has beside its moves."""
    has = {
        CHOICES: record.acts,
        "fifth moves offered": record.fifths,
        "swaps": record.swaps,
        "time used": record.black_time or record.white_time,
        PLAYERS: record.black or record.white,
        "event": record.event,
        "round": record.round,
        "place": record.place,
        "date": record.date,
        f"result {record.result}": record.result != NONE,
        RULES: record.rules,
        OPENING_RULE: record.opening_rule,
        SETTINGS: record.settings,
        "id": record.id,
        "comment": record.comment,
    }
    yield from (thing for thing, there in has.items() if there)
