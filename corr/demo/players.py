"""The eight players of the demo: who they are, and what each writes in answer to a letter.

They read our letters as anybody's program could: the Message-ID, the record, the words. Their
chance is drawn from the seed, the game, the position and their address, so that the order in
which letters arrive changes nothing. No clock: a reply carries how long it takes.
"""

import random
import re
from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from datetime import timedelta
from email import message_from_bytes, policy

from corr.demo.engine import Choice, accepts, choose
from corr.games.renju.board import Colour
from corr.games.renju.position import RenjuPosition
from corr.games.renju.renju import RENJU, parse_record
from corr.games.rules import Seat

POSITION_ID = re.compile(r"<([A-Z]{1,4}\d{2}-\d{3,})\.(\d+)\.[A-Z2-7]{16}\.\d+(@[^>]+>)")
RECORD = re.compile(r"(?<![\w.])1\.[a-o]\d{1,2}\b.*?(?=\s\(\*|\n\s*\n|\Z)", re.DOTALL)
DRAW_OFFER = re.compile(r"mailto:[^\s\"']*body=accept\b")


@dataclass(frozen=True, slots=True, kw_only=True)
class Habits:
    """How often, from 0 to 1, somebody does what not every letter brings.

    `wrong`: sends something that cannot be, once or twice, before the answer. `dawdles`: takes
    four to six days. `twice`: a mail program that sends the letter two times. `greets`: writes
    more than the order. `draws`: offers a draw at move 30 or 40. `silent_games` of their games
    they stop answering, without a word.
    """

    wrong: float = 0.0
    dawdles: float = 0.0
    twice: float = 0.0
    greets: float = 0.0
    draws: float = 0.0
    silent_games: int = 0


@dataclass(frozen=True, slots=True, kw_only=True)
class Person:
    """A player: `level` is None for a new one, `skill` as the engine takes it.

    `language` is the one of the letters (`sv`, `en`), `style` the mail program. `pace` is the
    least and the most hours that an answer usually takes.
    """

    name: str
    address: str
    club: str
    member_no: str
    country: str
    language: str
    style: str
    level: str | None
    skill: float
    pace: tuple[int, int]
    habits: Habits = field(default_factory=Habits)


PEOPLE = (
    Person(
        name="Kerstin Åhlund",
        address="kerstin.ahlund@post.example",
        club="Uppsala Renju",
        member_no="1017",
        country="SE",
        language="sv",
        style="thunderbird",
        level="1 kyu",
        skill=0.95,
        pace=(3, 30),
        habits=Habits(greets=0.3),
    ),
    Person(
        name="Henrik Sjöberg",
        address="henrik.sjoberg@brev.example",
        club="Göteborgs Luffare",
        member_no="1042",
        country="SE",
        language="sv",
        style="gmail",
        level="2 kyu",
        skill=0.85,
        pace=(1, 16),
        habits=Habits(twice=0.1, draws=0.1),
    ),
    Person(
        name="Aino Väisänen",
        address="aino@kirje.example",
        club="Turku Gomoku",
        member_no="1066",
        country="FI",
        language="en",
        style="k9",
        level="3 kyu",
        skill=0.75,
        pace=(2, 40),
        habits=Habits(greets=0.5, dawdles=0.3),
    ),
    Person(
        name="Jörg Ehlers",
        address="joerg.ehlers@netzpost.example",
        club="Kiel",
        member_no="1071",
        country="DE",
        language="en",
        style="webde",
        level="4 kyu",
        skill=0.6,
        pace=(6, 60),
        habits=Habits(silent_games=2),
    ),
    Person(
        name="Oksana Petrenko",
        address="oksana.petrenko@lyst.example",
        club="Kyiv Renju",
        member_no="1080",
        country="UA",
        language="en",
        style="iphone",
        level="5 kyu",
        skill=0.45,
        pace=(1, 20),
        habits=Habits(wrong=0.04, twice=0.03),
    ),
    Person(
        name="Lars-Erik Nyström",
        address="lars-erik@tag.example",
        club="Uppsala Renju",
        member_no="1093",
        country="SE",
        language="sv",
        style="mailto",
        level="6 kyu",
        skill=0.25,
        pace=(4, 48),
    ),
    Person(
        name="Priit Tamm",
        address="priit@kiri.example",
        club="Tartu",
        member_no="1108",
        country="EE",
        language="en",
        style="mutt",
        level=None,
        skill=0.7,
        pace=(1, 24),
        habits=Habits(draws=0.2),
    ),
    Person(
        name="Ebba Lindqvist",
        address="ebba.lindqvist@kontor.example",
        club="Göteborgs Luffare",
        member_no="1111",
        country="SE",
        language="sv",
        style="outlook",
        level=None,
        skill=0.35,
        pace=(2, 36),
        habits=Habits(wrong=0.15, greets=0.4),
    ),
)
"""Two are new, one dawdles, one falls silent, one is wrong now and then."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Reply:
    """What a player types, and how long after the letter it is sent.

    `wrong`: nothing will come of it, the right answer follows when it has been refused.
    `duplicate`: the same bytes are sent twice.
    """

    lines: tuple[str, ...]
    delay: timedelta
    wrong: bool = False
    duplicate: bool = False


@dataclass(frozen=True, slots=True, kw_only=True)
class Sheet:
    """A game letter as a player reads it: which game, which position, what stands there.

    `again`: the act before was of the same seat, so its time is already running. `answers`: it
    is an answer to a letter of the player's, as a reminder is not.
    """

    game: str
    position: RenjuPosition
    draw_offered: bool
    again: bool
    answers: bool


def read_sheet(raw: bytes, options: Mapping[str, str]) -> Sheet | None:
    """What a letter says about a position; None for letters that show none.

    A letter whose record is not of the position that its Message-ID names shows none.
    """
    mail = message_from_bytes(raw, policy=policy.default)
    named = POSITION_ID.fullmatch(str(mail["Message-ID"] or "").strip())
    plain, rich = mail.get_body(("plain",)), mail.get_body(("html",))
    if named is None or plain is None:
        return None
    text = plain.get_content().replace("\r\n", "\n")
    markup = rich.get_content() if rich else ""
    before = position = RENJU.start(options)
    for move in parse_record(record_in(text), options):
        before, position = position, RENJU.after(position, move)
    if position.number != int(named[2]):
        return None
    return Sheet(
        game=named[1],
        position=position,
        draw_offered=DRAW_OFFER.search(markup) is not None,
        again=position.number > 0 and before.to_act is position.to_act,
        answers=not str(mail["In-Reply-To"] or named[3]).strip().endswith(named[3]),
    )


def record_in(text: str) -> str:
    r"""The record that a letter's text holds, on one line; "" if there is none yet.

    >>> record_in("Moves so far:\n\n1.h8 2.i9\n3.j10 [white]\n\nYours, 1.5 points")
    '1.h8 2.i9 3.j10 [white]'
    >>> record_in("1.h8* 2.i9* (* = entered in advance)")
    '1.h8* 2.i9*'
    """
    found = RECORD.findall(text)
    return " ".join(found[-1].split()) if found else ""


class Player:
    """A person at their mail program; remembers only how often it wrote about a position."""

    def __init__(self, person: Person, *, seed: int, options: Mapping[str, str]) -> None:
        self.person = person
        self.options = options
        self._seed = seed
        self._written: Counter[tuple[str, int]] = Counter()

    def answer(self, raw: bytes, seats: Mapping[str, Seat]) -> Reply | None:
        """What the player writes in answer to one of our letters; None if nothing.

        `seats` are all games of this player. Letters about a position that was answered, or in
        which the opponent is to act, or which are about no position, get no answer.
        """
        sheet = read_sheet(raw, self.options)
        if sheet is None or sheet.position.to_act is not seats.get(sheet.game):
            return None
        if self._is_silent(sheet, seats):
            return None
        key = (sheet.game, sheet.position.number)
        replies = self._replies(sheet)
        written = self._written[key]
        if written >= len(replies) or (written and not sheet.answers):
            return None
        self._written[key] += 1
        return replies[written]

    def _chance(self, *of: object) -> random.Random:
        """A generator of one's own for one thing, the same whenever it is asked for."""
        return random.Random(":".join(map(str, (self._seed, self.person.address, *of))))

    def _is_silent(self, sheet: Sheet, seats: Mapping[str, Seat]) -> bool:
        """Whether the player has stopped answering in this game by now."""
        by_lot = sorted(seats, key=lambda game: self._chance("silence", game).random())
        if sheet.game not in by_lot[: self.person.habits.silent_games]:
            return False
        since = self._chance("silent since", sheet.game).randint(7, 12)
        return sheet.position.ply >= since

    def _replies(self, sheet: Sheet) -> tuple[Reply, ...]:
        """All that the player writes about a position, until it is answered."""
        rng = self._chance(sheet.game, sheet.position.number)
        habits, pen = self.person.habits, Pen(person=self.person, sheet=sheet)
        choice = None
        if not (sheet.draw_offered and accepts(sheet.position)):
            choice = choose(sheet.position, rng, self.person.skill)
        answers = pen.answers(choice, rng)
        wrongs: list[str] = []
        while len(wrongs) < 2 and rng.random() < habits.wrong:
            wrongs.append(pen.wrong(rng))
        steps = [
            Reply(
                lines=pen.letter(text, rng),
                delay=self._delay(rng, again=sheet.again or number > 0),
                wrong=number < len(wrongs),
            )
            for number, text in enumerate((*wrongs, *answers))
        ]
        last = steps.pop()
        twice = rng.random() < habits.twice
        return (*steps, Reply(lines=last.lines, delay=last.delay, duplicate=twice))

    def _delay(self, rng: random.Random, *, again: bool) -> timedelta:
        low, high = self.person.pace
        if again:
            low, high = 0, 6
        elif rng.random() < self.person.habits.dawdles:
            low, high = 4 * 24, 6 * 24
        return timedelta(minutes=rng.randint(60 * low + 5, 60 * high))


PROSE = {
    "en": "I think {point} would be a blunder, so I have to sleep on it.",
    "sv": "Jag tror att {point} vore ett misstag, jag måste sova på saken.",
}
GREETINGS = {
    "en": (("Hello!", ""), ("", "Best wishes,", "{name}")),
    "sv": (("Hej!", ""), ("", "Hälsningar", "{name}")),
}
MOVES = {
    "en": ("{move}", "{move}", "{ply}. {move}", "my move is {move}"),
    "sv": ("{move}", "{move}", "{ply}. {move}", "mitt drag är {move}"),
}
SWEDISH = {
    "white": "vit",
    "black": "svart",
    "offer": "föreslår",
    "keep": "behåller",
    "fifths": "femte drag",
    "accept": "antar",
    "resign": "ger upp",
    "draw?": "remi?",
}


@dataclass(frozen=True, slots=True, kw_only=True)
class Pen:
    """How a person puts an answer to one letter into words."""

    person: Person
    sheet: Sheet

    def answers(self, choice: Choice | None, rng: random.Random) -> Sequence[str]:
        """The line of an answer; two, if the first has to be confirmed. None accepts a draw."""
        if choice is None:
            return (self._said("accept"),)
        if choice.resign:
            word = self._said("resign")
            named = f"{self.sheet.game} {word}"
            return (named,) if rng.random() < 0.7 else (word, named)
        draw = choice.offer_draw or self._offers_draw(rng)
        return (self._worded(choice.text, rng) + (f", {self._said('draw?')}" if draw else ""),)

    def _worded(self, text: str, rng: random.Random) -> str:
        """Acts in one's own words; a single move in one of several ways."""
        if re.fullmatch(r"[a-o]\d+", text):
            form = rng.choice(MOVES[self.person.language])
            return form.format(move=text, ply=self.sheet.position.ply)
        return re.sub(r"[a-z]{4,}", lambda word: self._said(word[0]), text)

    def _said(self, word: str) -> str:
        return SWEDISH[word] if self.person.language == "sv" else word

    def _offers_draw(self, rng: random.Random) -> bool:
        # At two moves only: events allow few offers a game.
        level = self.sheet.position.ply // 2 in (15, 20)
        return level and rng.random() < self.person.habits.draws

    def wrong(self, rng: random.Random) -> str:
        """Something that cannot be played: taken, off the board, or no order at all."""
        stones = [
            str(point) for colour in Colour for point in self.sheet.position.board.stones(colour)
        ]
        prose = PROSE[self.person.language].format(point=rng.choice(("g7", "i10", "f9")))
        return rng.choice((rng.choice(stones or ["h16"]), "h16", prose))

    def letter(self, order: str, rng: random.Random) -> tuple[str, ...]:
        """The order, maybe between a greeting and a name."""
        if rng.random() >= self.person.habits.greets:
            return (order,)
        before, after = GREETINGS[self.person.language]
        name = self.person.name.split()[0]
        return (*before, order, *(line.format(name=name) for line in after))
