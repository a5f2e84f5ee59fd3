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

from msgspec.structs import replace

from corr import resources
from corr.bench.sizes import Figure, Sizes
from corr.games.renju.board import NO_STONES, SIZE, Colour, Point
from corr.games.renju.diagram import diagram
from corr.games.renju.position import RenjuPosition
from corr.games.renju.renju import RENJU
from corr.games.rules import Mark, Move, Picture, Seat
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
_OPTIONS = {"opening": "free-renju"}
_ARRIVED = datetime(2024, 5, 2, tzinfo=UTC)
_RUNS = 40
_WARM = 5
SITE = Site(
    name="Renju by mail",
    address="correspondence@renju.tournaments.example",
    host="renju.tournaments.example",
)
_OURS = frozenset({SITE.address})
_SIZES = (SIZE, 19)
_TAG = Tag(game="SK24-017", number=12, code="ABCDEFGHIJKLMNOP")
_WEEK = timedelta(days=7)


def bench_letters(_: Sizes) -> Iterator[Figure]:
    """Time and size of the letter with the board, and the time of reading an answer to it."""
    templates = Templates(resources.templates())
    for size in _SIZES:
        for moves in _MOVES:
            draft = _letter(moves) if size == SIZE else _wide(_letter(moves), moves, size)
            raw = write(draft, site=SITE, templates=templates)
            milliseconds = _median(partial(write, draft, site=SITE, templates=templates))
            name = f"letters: move {moves}, {size} x {size}"
            yield Figure(name=f"{name}, written", value=milliseconds, unit="ms")
            yield Figure(name=f"{name}, whole letter", value=len(raw) / 1000, unit="kB")
            yield Figure(name=f"{name}, its HTML part", value=_html_part(raw) / 1000, unit="kB")
    declared = max(_html_part(write(one, site=SITE, templates=templates)) for one in _declaring())
    name = "letters: a move with fifth moves, any language, its HTML part"
    yield Figure(name=name, value=declared / 1000, unit="kB")
    sent = write(_letter(60), site=SITE, templates=templates)
    words = load_words((resources.data() / "words.toml").read_text(encoding="utf-8"))
    for kind, answer in (("plain", _plain_answer(sent)), ("HTML only", _html_answer(sent))):
        read = partial(_read, answer, sent, words)
        assert len(read().orders) == 1, "the answer that is measured has one order"
        milliseconds = _median(read)
        name = f"letters: {kind} answer with the quote below"
        yield Figure(name=f"{name}, read to its order", value=milliseconds, unit="ms")


def _median(work: Callable[[], object]) -> float:
    """The median processor time in milliseconds, when all that is kept is there already."""
    seconds = []
    for _ in range(_WARM + _RUNS):
        begun = time.process_time()
        work()
        seconds.append(time.process_time() - begun)
    return statistics.median(seconds[_WARM:]) * 1e3


def _letter(moves: int) -> Draft:
    """The letter that asks for the move after so many."""
    return _asking(_game(moves), _OPTIONS, _TAG)


def _declaring() -> Iterator[Draft]:
    """The letters with the longest taps: those that ask for a move and the number of fifths."""
    played = (Move("h8 i9 j10"), Move("white"))
    asking = _asking(played, {"opening": "soosorv"}, replace(_TAG, number=len(played)))
    for language in sorted(languages_in(resources.templates())):
        yield replace(asking, language=language)


def _asking(played: Sequence[Move], options: Mapping[str, str], tag: Tag) -> Draft:
    """The letter that asks for what comes after these moves."""
    position = RENJU.start(options)
    for move in played:
        position = RENJU.after(position, move)
    told = Happening(code="they_played", params={"moves": (str(played[-1]) if played else "h8",)})
    return Draft(
        kind="your_move",
        language="en",
        to_name="Karin Berg",
        to_address="karin@example.org",
        message_id=f"{tag}.1@{SITE.host}",
        reply_to=f"td+{tag}@{SITE.host}",
        date=_ARRIVED,
        facts={"g": _facts(played, position, options), "happenings": (told,)},
        tag=tag,
        picture=RENJU.picture(position),
        in_reply_to="move@karin.example",
        references=("move@karin.example",),
    )


def _wide(draft: Draft, moves: int, size: int) -> Draft:
    """The same letter with a board of another size, on which as many stones lie anywhere."""
    names = tuple("abcdefghijklmnopqrstuvwxyz"[:size])
    points = [(column, row) for column in range(size) for row in range(size)]
    stones = Random(size).sample(points, moves)
    picture = Picture(
        column_names=names,
        row_names=tuple(str(row + 1) for row in range(size)),
        dots=((size // 2, size // 2),),
        marks=tuple(
            Mark(column=column, row=row, kind="white" if number % 2 else "black")
            for number, (column, row) in enumerate(stones)
        ),
        last=(stones[-1],),
    )
    free = sorted(set(points) - set(stones))
    taps = tuple((column, row, picture.point(column, row)) for column, row in free)
    facts = draft.facts["g"]
    assert isinstance(facts, GameFacts)
    return replace(draft, picture=picture, facts={**draft.facts, "g": replace(facts, taps=taps)})


def _facts(
    played: Sequence[Move], position: RenjuPosition, options: Mapping[str, str]
) -> GameFacts:
    """What the letter tells of a game to whoever is to move."""
    seat = position.to_act or Seat.FIRST
    return GameFacts(
        game=_TAG.game,
        event="SK24",
        event_name="Sverigekorr 2024",
        you="Karin Berg",
        opponent="Anna Ek",
        colour=RENJU.colour(position, seat) or "",
        ply=RENJU.ply(position),
        turn="you",
        stage=RENJU.stage(position),
        due=_ARRIVED + _WEEK,
        left=_WEEK,
        time_zone="Europe/Stockholm",
        draw_offer="",
        record=RENJU.record(played, options),
        opening=RENJU.opening(position),
        taps=RENJU.taps(position),
        may_offer_draw=True,
        waits=_WEEK,
        chain=sha256(str(len(played)).encode()).hexdigest(),
    )


def _game(length: int) -> list[Move]:
    """Moves of a game that nobody has won: any that leave it going on."""
    chance, position, moves = Random(4), RENJU.start(_OPTIONS), [Move("h8")]
    while len(moves) < length:
        point = f"{chance.choice('abcdefghijklmno')}{chance.randint(1, 15)}"
        if any(point == stone for stone in ("h8", *moves)):
            continue
        (move,) = RENJU.read(position, point)
        after = RENJU.after(position, move)
        if after.outcome is None:
            position = after
            moves.append(move)
    return moves[1:]


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
