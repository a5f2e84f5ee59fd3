"""Letters and their pictures: how long one takes to be read and written, how large it gets."""

import statistics
import time
from collections.abc import Callable, Iterator, Mapping, Sequence
from datetime import UTC, datetime, timedelta
from email import message_from_bytes, policy
from email.message import EmailMessage
from functools import partial
from hashlib import sha256
from random import Random
from typing import Any

from msgspec.structs import replace

from corr import resources
from corr.bench.sizes import Figure, Sizes
from corr.errors import IllegalMove
from corr.games.registry import RULES, rules_for
from corr.games.renju.board import NO_STONES, SIZE, Colour, Point
from corr.games.renju.diagram import diagram
from corr.games.renju.renju import RENJU
from corr.games.rules import Move, Picture, Position, Rules, Seat, seat_or_none
from corr.languages import languages_in
from corr.mail.letter import Draft, GameFacts, Happening, Tag
from corr.mail.orders.order_words import Words, load_words
from corr.mail.orders.orders import Reading, read_text
from corr.mail.read.quotes import own_text
from corr.mail.read.read import read_letter, texts_of
from corr.mail.write.site import Site
from corr.mail.write.write import write
from corr.picture.png import png
from corr.picture.svg import svg
from corr.picture.words import describe, text_diagram
from corr.words.templates import Templates

# -- diagrams ----


_STONES = 60
_POSITIONS = 200
_WARM_PICTURES = 40
"""Positions drawn before the clock starts: after them the stones and numbers are in memory."""

_FORMS: Sequence[tuple[str, Callable[[Picture], str | bytes]]] = (
    ("PNG", png),
    ("SVG", svg),
    ("text", lambda picture: text_diagram(picture, numbers=True)),
    ("words", lambda picture: describe(picture, numbers=True)),
)


def bench_pictures(_: Sizes) -> Iterator[Figure]:
    """Time and size of 60-stone positions in every form, each seen for the first time."""
    for kind in ("plain", "numbered"):
        chances = (Random(seed) for seed in range(_WARM_PICTURES + _POSITIONS))
        pictures = [_picture(chance, numbered=kind == "numbered") for chance in chances]
        for name, draw in _FORMS:
            yield from _figures(f"pictures: {kind} {name}", draw, pictures)


def _figures(
    name: str, draw: Callable[[Picture], str | bytes], pictures: Sequence[Picture]
) -> Iterator[Figure]:
    seconds, sizes = [], []
    for picture in pictures:
        begun = time.perf_counter()
        drawn = draw(picture)
        seconds.append(time.perf_counter() - begun)
        sizes.append(len(drawn if isinstance(drawn, bytes) else drawn.encode()))
    warm = sorted(seconds[_WARM_PICTURES:])
    yield Figure(name=f"{name}, the first", value=seconds[0] * 1e3, unit="ms")
    yield Figure(name=f"{name}, median", value=statistics.median(warm) * 1e3, unit="ms")
    yield Figure(name=f"{name}, 95 of 100", value=warm[len(warm) * 95 // 100] * 1e3, unit="ms")
    yield Figure(name=f"{name}, median size", value=statistics.median(sizes), unit="bytes")
    yield Figure(name=f"{name}, largest", value=max(sizes), unit="bytes")


def _picture(chance: Random, *, numbered: bool) -> Picture:
    """A board as a long middle game leaves it: stones near the centre, turn by turn."""
    board, moves = NO_STONES, list[Point]()
    while len(moves) < _STONES:
        point = Point(_near(chance), _near(chance))
        if board.free(point):
            moves.append(point)
            board = board.put(point, Colour.BLACK if len(moves) % 2 else Colour.WHITE)
    numbers = {point: number for number, point in enumerate(moves, 1)}
    return diagram(board, last=moves[-1:], numbers=numbers if numbered else {})


def _near(chance: Random) -> int:
    return max(0, min(SIZE - 1, round(chance.gauss(SIZE // 2, 2.6))))


# -- letters ----


_MOVES = (1, 60, 150)
_BOARDS: Sequence[tuple[Rules[Any], Mapping[str, str]]] = (
    (RENJU, {"opening": "free-renju"}),
    (RULES["gomoku"], {"opening": "free", "size": "15"}),
    (RULES["gomoku"], {"opening": "free", "size": "19"}),
    (RULES["pente"], {"opening": "free"}),
)
_ARRIVED = datetime(2024, 5, 2, tzinfo=UTC)
_RUNS = 40
_WARM = 5
SITE = Site(
    name="Renju by mail",
    address="correspondence@renju.tournaments.example",
    host="renju.tournaments.example",
)
_OURS = frozenset({SITE.address})
_TAG = Tag(game="SK24-017", number=12, code="ABCDEFGHIJKLMNOP")
_WEEK = timedelta(days=7)


def bench_letters(_: Sizes) -> Iterator[Figure]:
    """Time and size of the letter with the board, and the time of reading an answer to it."""
    templates = Templates(resources.templates())
    for rules, options in _BOARDS:
        for moves in _MOVES:
            yield from _board_letter(rules, options, moves, templates)
    declared = max(_html_part(write(one, site=SITE, templates=templates)) for one in _declaring())
    name = "letters: a move with fifth moves, any language, its HTML part"
    yield Figure(name=name, value=declared / 1000, unit="kB")
    for name, drafts in rows_letters().items():
        largest = max(_html_part(write(one, site=SITE, templates=templates)) for one in drafts)
        yield Figure(name=f"letters: {name}, its HTML part", value=largest / 1000, unit="kB")
    sent = write(_letter(*_BOARDS[0], 60), site=SITE, templates=templates)
    words = load_words((resources.data() / "words.toml").read_text(encoding="utf-8"))
    for kind, answer in (("plain", _plain_answer(sent)), ("HTML only", _html_answer(sent))):
        read = partial(_read, answer, sent, words)
        assert len(read().orders) == 1, "the answer that is measured has one order"
        milliseconds = _median(read)
        name = f"letters: {kind} answer with the quote below"
        yield Figure(name=f"{name}, read to its order", value=milliseconds, unit="ms")


def _board_letter(
    rules: Rules[Any], options: Mapping[str, str], moves: int, templates: Templates
) -> Iterator[Figure]:
    """The letter that asks for the move after so many: how long it takes, how large it is."""
    draft = _letter(rules, options, moves)
    raw = write(draft, site=SITE, templates=templates)
    milliseconds = _median(partial(write, draft, site=SITE, templates=templates))
    size = len(rules.letters(options))
    name = f"letters: {rules.key}, {size} x {size}, move {moves}"
    yield Figure(name=f"{name}, written", value=milliseconds, unit="ms")
    yield Figure(name=f"{name}, whole letter", value=len(raw) / 1000, unit="kB")
    yield Figure(name=f"{name}, its HTML part", value=_html_part(raw) / 1000, unit="kB")


def _median(work: Callable[[], object]) -> float:
    """The median processor time in milliseconds, when all that is kept is there already."""
    seconds = []
    for _ in range(_WARM + _RUNS):
        begun = time.process_time()
        work()
        seconds.append(time.process_time() - begun)
    return statistics.median(seconds[_WARM:]) * 1e3


def _letter(rules: Rules[Any], options: Mapping[str, str], moves: int) -> Draft:
    """The letter that asks for the move after so many."""
    return _asking(rules, _game(rules, options, moves), options, _TAG)


def _declaring() -> Iterator[Draft]:
    """The letters with the longest taps: those that ask for a move and the number of fifths."""
    played = (Move("h8 i9 j10"), Move("white"))
    tag = replace(_TAG, number=len(played))
    yield from _in_every_language(_asking(RENJU, played, {"opening": "soosorv"}, tag))


def rows_letters() -> Mapping[str, Sequence[Draft]]:
    """Letters of other games with an id of twelve characters and a draw offered, by their case.

    In every language. The last one has many points just emptied.
    """
    return {
        name: tuple(_in_every_language(_offered(rules_for(kind), moves.split(";"), options)))
        for name, (kind, options, moves) in _ROWS.items()
    }


_LONG_TAG = replace(_TAG, game="GOMO24-12345")
_ROWS: Mapping[str, tuple[str, Mapping[str, str], str]] = {
    "gomoku, move 2, 15 x 15": ("gomoku", {"opening": "free"}, "a1"),
    "gomoku, the third move outside, 15 x 15": ("gomoku", {"opening": "russian"}, "a1"),
    "gomoku, a colour was chosen, 15 x 15": ("gomoku", {"opening": "swap2"}, "h8 i9 j10;white"),
    "gomoku, two more stones, 15 x 15": (
        "gomoku",
        {"opening": "swap2"},
        "h8 i9 j10;g7 f6;white",
    ),
    "gomoku, move 2, 19 x 19": ("gomoku", {"opening": "free", "size": "19"}, "a1"),
    "keryo, 14 stones just captured, 19 x 19": (
        "keryo",
        {"opening": "free"},
        (
            "j5;f5;j9;g5;e9;h5;j1;f6;b5;g7;a19;h8;c19;e6;e19;e7;g19;e8;j19;f4;l19;g3;n19;h2;q19;"
            "d5;s19;c5;e5"
        ),
    ),
}


def _in_every_language(draft: Draft) -> Iterator[Draft]:
    for language in sorted(languages_in(resources.templates())):
        yield replace(draft, language=language)


def _offered(rules: Rules[Any], moves: Sequence[str], options: Mapping[str, str]) -> Draft:
    """The letter after these moves, the last of them with a draw offered."""
    asking = _asking(rules, tuple(map(Move, moves)), options, _LONG_TAG)
    facts = asking.facts["g"]
    assert isinstance(facts, GameFacts)
    told = Happening(code="they_offered_draw", params={})
    happenings = asking.facts["happenings"]
    assert isinstance(happenings, tuple)
    offered = replace(facts, draw_offer="theirs")
    return replace(asking, facts={"g": offered, "happenings": (*happenings, told)})


def _asking(
    rules: Rules[Any], played: Sequence[Move], options: Mapping[str, str], tag: Tag
) -> Draft:
    """The letter that asks for what comes after these moves."""
    position = rules.start(options)
    for move in played:
        position = rules.after(position, move)
    told = Happening(code="they_played", params={"moves": (str(played[-1]) if played else "h8",)})
    return Draft(
        kind="your_move",
        language="en",
        to_name="Karin Berg",
        to_address="karin@example.org",
        message_id=f"{tag}.1@{SITE.host}",
        reply_to=f"td+{tag}@{SITE.host}",
        date=_ARRIVED,
        facts={"g": _facts(rules, played, position, options, tag), "happenings": (told,)},
        tag=tag,
        picture=rules.picture(position),
        in_reply_to="move@karin.example",
        references=("move@karin.example",),
    )


def _facts(
    rules: Rules[Any],
    played: Sequence[Move],
    position: Position,
    options: Mapping[str, str],
    tag: Tag,
) -> GameFacts:
    """What the letter tells of a game to whoever is to move."""
    seat = seat_or_none(position.to_act) or Seat.FIRST
    picture = rules.picture(position)
    assert isinstance(picture, Picture)  # what has no grid is measured by itself
    return GameFacts(
        game=tag.game,
        event="SK24",
        event_name="Sverigekorr 2024",
        you="Karin Berg",
        opponent="Anna Ek",
        colour=rules.colour(position, seat) or "",
        ply=rules.ply(position),
        turn="you",
        stage=rules.stage(position),
        due=_ARRIVED + _WEEK,
        left=_WEEK,
        time_zone="Europe/Stockholm",
        draw_offer="",
        record=rules.record(played, options),
        opening=rules.opening(position),
        taps=rules.taps(position),
        fewer_taps=rules.fewer_taps,
        star=rules.star,
        counts=tuple((name, *both) for name, both in rules.counts(position).items()),
        emptied=tuple(
            picture.point(one.column, one.row) for one in picture.marks if one.kind == "emptied"
        ),
        may_offer_draw=True,
        waits=_WEEK,
        chain=sha256(str(len(played)).encode()).hexdigest(),
    )


def _game(rules: Rules[Any], options: Mapping[str, str], length: int) -> list[Move]:
    """Moves of a game that nobody has won: any that leave it going on."""
    position = rules.start(options)
    board = rules.picture(position)
    assert isinstance(board, Picture)
    points, moves = sorted(board.points), list[Move]()
    chance = Random(4)
    while rules.ply(position) <= length:
        try:
            (move,) = rules.read(position, chance.choice(points))
        except IllegalMove:
            continue
        after = rules.after(position, move)
        if after.outcome is None:
            position = after
            moves.append(move)
    return moves


def _html(raw: bytes) -> bytes:
    part = message_from_bytes(raw, policy=policy.default).get_body(("html",))
    return part.get_content().encode() if part else b""


def _html_part(raw: bytes) -> int:
    """How many bytes the HTML part has as it is sent."""
    markup = raw.partition(b"<!DOCTYPE html>")
    return len(b"".join(markup[1:]).partition(b"\r\n--=_")[0])


def _plain_answer(sent: bytes) -> bytes:
    quoted = "\n".join(f"> {line}" for line in texts_of(sent)[0].splitlines())
    return _answer(sent, f"i9\n\nOn 2 May 2024 {SITE.name} <{SITE.address}> wrote:\n{quoted}\n")


def _html_answer(sent: bytes) -> bytes:
    quoted = _html(sent).decode()
    text = f"<div>i9</div><blockquote type=cite>{quoted}</blockquote>"
    return _answer(sent, text, subtype="html")


def _answer(sent: bytes, text: str, subtype: str = "plain") -> bytes:
    asked = message_from_bytes(sent, policy=policy.default)
    mail = EmailMessage()
    mail["From"], mail["To"] = "anna@example.org", str(asked["Reply-To"])
    mail["Subject"], mail["In-Reply-To"] = f"Re: {asked['Subject']}", str(asked["Message-ID"])
    mail.set_content(text, subtype=subtype)
    return mail.as_bytes(policy=policy.SMTP)


def _read(answer: bytes, sent: bytes, words: Words) -> Reading:
    """From bytes to orders, as the daemon does it."""
    letter = read_letter(answer, arrived=_ARRIVED, own_addresses=_OURS)
    own = own_text(letter.text, own_addresses=_OURS, sent=lambda: texts_of(sent))
    return read_text(own, words, RENJU.recognises)
