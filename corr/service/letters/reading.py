"""What a letter says in its writer's own words: orders, settings, and what may be passed on."""

import functools
import re
import tomllib
import unicodedata
from collections.abc import Callable, Collection, Iterator, Mapping, Sequence
from datetime import timedelta
from difflib import get_close_matches
from itertools import chain
from typing import TypeGuard
from zoneinfo import available_timezones

from msgspec import Struct
from msgspec.structs import replace

from corr import resources
from corr.errors import PlayerError
from corr.games.registry import RULES
from corr.games.rules import Seat, seat_or_none
from corr.mail.letter import Refusal
from corr.mail.orders.order_clash import differing
from corr.mail.orders.order_phrases import phrase, without_marks
from corr.mail.orders.order_rest import is_signature, refuses
from corr.mail.orders.order_sentences import Due
from corr.mail.orders.order_speech import Speech
from corr.mail.orders.order_words import NAMED, folded, lowered
from corr.mail.orders.orders import (
    Played,
    Reading,
    is_left_over,
    read_text,
    subject_order_text,
)
from corr.mail.read.quote_changed import example_changed, stones_added
from corr.mail.read.quotes import broken_off, own_text
from corr.mail.read.read import read_letter, subject_of, texts_of
from corr.mail.read.tags import Keys, make_pass, make_tag, without_codes, without_these
from corr.mail.write.wall import Cut, PassedOn, Wall
from corr.service.office.case import Case
from corr.service.office.office import Office
from corr.service.office.people import requests_of
from corr.store.rows import InboxRow, OutboxRow, PlayerRow
from corr.store.store import Store
from corr.tournament.play.game import Game
from corr.tournament.play.orders import (
    AcceptDraw,
    Branch,
    Confirm,
    DeclineDraw,
    OfferDraw,
    Order,
    Play,
    PlayIf,
    Preview,
    Resign,
    Set,
)
from corr.tournament.spec.clock_terms import duration, written
from corr.words.templates import Templates

# -- what a player writes behind `set …` ----
# A setting's words stand in `data/settings.toml`; languages are those that have templates, time
# zones those of the IANA database.


NAMES = (
    "language",
    "time_zone",
    "text",
    "digest",
    "board",
    "letters",
    "receipts",
    "calendar",
    "reminders",
    "announcements",
    "notation",
    "side",
    "forced",
)
"""The settings, in the order in which letters list them."""

USUAL = {"receipts": "on"}
"""What a setting that nobody has changed is called, where it has a word of its own.

Who has them again may have a receipt to hear of: they differ from who always had them.
"""

_HOUR = re.compile(
    r"(?:at|kl|klockan|kell)?[ .]*([0-9]{1,2})(?:[:. ]?00)?(?: ?(a\.?m|p\.?m|o'clock|h|hrs))?"
)
_CITY = re.compile(r"(?:A[a-z]+|Europe|Indian|Pacific)/")
_NO_PLACE = re.compile(r"(?:right|posix)/.*|localtime|posixrules|Factory")
_CLOSE = 3
_MOST_REMINDERS = 8
_APART = re.compile(r"\s*[,;+&]\s*|\s+(?:and|och|ja|ning)\s+|(?<=[a-z%])\s+(?=[0-9])")
_REMINDER = re.compile(
    r"([0-9]{1,3})\s*(%|d|days?|dag|dagar|p|päeva?|h|hours?|tim|timm(?:e|ar)|t|tundi?)"
)
_UNITS = {"d": "d", "p": "d", "h": "h", "t": "h"}


def read_choice(name: str, text: str, templates: Templates) -> str:
    """The value of a setting that a text stands for, "" for the default.

    Raises PlayerError with the reason if it stands for none.
    """
    folded = _folded(text)
    if name == "language":
        return _language(folded, text, templates)
    if name == "time_zone":
        return _time_zone(folded, text)
    if name == "digest" and (hour := _hour(folded)) is not None:
        return hour
    if name == "reminders" and (schedule := _reminders(folded)):
        return schedule
    found = _words()[name].get(folded)
    if found is None:
        raise PlayerError(f"bad_{name}", text=text[:72])
    return found


@functools.cache
def _words() -> Mapping[str, Mapping[str, str]]:
    """By setting, what may be written and the value that it stands for."""
    tables = tomllib.loads((resources.data() / "settings.toml").read_text(encoding="utf-8"))
    return {
        name: {
            spelt: value
            for spell in (without_marks, str)  # what is spelt with its marks comes last, and holds
            for value, words in table.items()
            for word in words
            for spelt in (spell(word),)
        }
        for name, table in tables.items()
    }


def _folded(text: str) -> str:
    text = unicodedata.normalize("NFKC", text).casefold()
    return " ".join(text.strip(" .!\"'").split())


def _language(folded: str, text: str, templates: Templates) -> str:
    known = sorted(templates.languages)
    for language in known:
        names = (language, *map(str.casefold, templates.names_of(language)))
        if folded in names or folded.replace("_", "-").startswith(f"{language}-"):
            return language
    called = ((one, templates.names_of(one)[0]) for one in known)
    listed = tuple(one if own == one else f"{one} ({own})" for one, own in called)
    raise PlayerError("bad_language", text=text[:72], languages=listed)


def _hour(folded: str) -> str | None:
    """An hour of the day as two digits.

    >>> _hour("7"), _hour("kl 18.00"), _hour("7 pm"), _hour("25"), _hour("07:30")
    ('07', '18', '19', None, None)
    """
    found = _HOUR.fullmatch(folded)
    if not found:
        return None
    hour, half = int(found[1]), (found[2] or "").replace(".", "")
    if half in ("am", "pm"):
        if not 1 <= hour <= 12:
            return None
        hour = hour % 12 + 12 * (half == "pm")
    return f"{hour % 24:02d}" if hour <= 24 else None


def _reminders(folded: str) -> str:
    """A player's own reminders as an event file writes them; "" if the text says none.

    >>> _reminders("3d, 1 day and 80 %"), _reminders("36h"), _reminders("soon")
    ('80% 3d 1d', '36h', '')
    """
    found = set[str]()
    for part in filter(None, _APART.split(folded)):
        match = _REMINDER.fullmatch(part)
        if match is None or not (number := int(match[1])):
            return ""
        found.add(
            f"{number}%" if match[2] == "%" else written(duration(match[1] + _UNITS[match[2][0]]))
        )
    percents = sorted((one for one in found if one.endswith("%")), key=lambda one: int(one[:-1]))
    spans = sorted(found - set(percents), key=duration, reverse=True)
    too_many = len(found) > _MOST_REMINDERS or any(int(one[:-1]) > 99 for one in percents)
    return "" if too_many else " ".join((*percents, *spans))


@functools.cache
def time_zones() -> frozenset[str]:
    """The names of all time zones that are the same on every machine."""
    return frozenset(name for name in available_timezones() if not _NO_PLACE.fullmatch(name))


@functools.cache
def _zones() -> Mapping[str, str]:
    """Time zones by their folded names, and by the city that they are named for."""
    found = dict[str, str]()
    # Europe's name wins where a city has an old one too, as in Asia/Istanbul.
    names = sorted(time_zones(), key=lambda zone: ("Europe/" not in zone, zone))
    for zone in filter(_CITY.match, names):
        found.setdefault(_plain(zone.rpartition("/")[2]), zone)
    for zone in names:
        found[_plain(zone)] = zone
    return found


def _plain(name: str) -> str:
    """A name without accents, cases and underscores."""
    bare = unicodedata.normalize("NFKD", name.casefold())
    bare = "".join(c for c in bare if not unicodedata.combining(c))
    return " ".join(bare.replace("_", " ").split())


def _time_zone(folded: str, text: str) -> str:
    zones, wanted = _zones(), _plain(folded)
    if wanted in zones:
        return zones[wanted]
    city = wanted.rpartition("/")[2]
    near = dict.fromkeys(zones[one] for one in get_close_matches(city, zones, _CLOSE, 0.75))
    raise PlayerError("bad_time_zone", text=text[:72], near=tuple(near))


# -- what may be passed on from player to player, and how much of it ----


MESSAGES_AN_HOUR = 20
"""How many messages of one player that come without a move are passed on within an hour."""

_SHOWN = 72


class Passed(Struct, frozen=True, kw_only=True):
    """What is passed on of a message, and what the writer is told of the rest of it."""

    text: PassedOn
    held: tuple[Refusal, ...] = ()


def passed_on(case: Case, player: PlayerRow, game: Game, text: str) -> Passed:
    """A player's message as the opponent gets it: the one way on which it gets to anybody.

    A tag that came into it, with a quote say, is the writer's secret and stays here: what looks
    like one, and the codes of this letter and this game in whatever form they stand. From the
    first line on that holds our marker, an address of ours or of the writer, nothing is passed on,
    and nothing of what seems to be the writer's signature, unless `msg:` says that it is for them.
    """
    wall = wall_of(case.office, case.letter.sender, *player.addresses)
    labelled = any(map(case.office.words.message.fullmatch, own_words(case).splitlines()))
    signed = not labelled and is_signature(text, player.name, case.office.words)
    if signed is not False:
        maybe = Refusal(line=first_line(text), code="not_passed_on", params={"why": "signature"})
        return Passed(text=wall.cut("").kept, held=() if signed else (maybe,))
    first = wall.cut(text)
    bare = without_these(without_codes(first.kept), _secrets(case, game))
    last = wall.cut(bare)
    cut = first if first.why else last
    held = (*_held(cut, "not_passed_on"), *_broken_off(case, text))
    return Passed(text=last.kept, held=held)


def words_passed_on(case: Case, player: PlayerRow, text: str) -> Passed:
    """A player's words about a ruling as all get them whom it concerns.

    They cannot be sent twice, so only the words are left out that may go to nobody.
    """
    wall = wall_of(case.office, case.letter.sender, *player.addresses)
    first = wall.strike(text)
    last = wall.strike(without_these(first.kept, (tag.code for tag in case.letter.tags)))
    return Passed(text=last.kept, held=_held(first if first.why else last, "words_left_out"))


def wall_of(office: Office, *addresses: str) -> Wall:
    """What stops the words of somebody who writes from these addresses."""
    voices = (office.templates.voice(language) for language in office.templates.languages)
    return Wall(
        writer=frozenset(filter(None, addresses)),
        ours=office.own_addresses,
        markers=frozenset(say("letter", "marker") for say in voices),
    )


def _held(cut: Cut, code: str) -> tuple[Refusal, ...]:
    """What the writer is told of a text that was cut, if it was."""
    if cut.why is None:
        return ()
    return (Refusal(line=first_line(cut.line), code=code, params={"why": cut.why}),)


def _broken_off(case: Case, text: str) -> tuple[Refusal, ...]:
    """What stood in one line with words of the message, and was not taken for some of them."""
    said = {line.strip() for line in text.splitlines() if line.strip()}
    lines = (
        one.line for one in broken_off(case.letter.text) if any(map(one.above.endswith, said))
    )
    params = {"why": "program"}
    return tuple(
        Refusal(line=first_line(line), code="not_passed_on", params=params)
        for line in list(lines)[:1]
    )


def _secrets(case: Case, game: Game) -> Iterator[str]:
    """The codes that the letter brought, and those of the game's positions and players."""
    yield from (tag.code for tag in case.letter.tags)
    store, keys = case.office.store, case.office.keys
    every = [Keys(current=key) for key in (keys.current, *keys.old)]
    for number in range(game.letter_number + 2):
        yield from (make_tag(key, game.id, number, seat).code for key in every for seat in Seat)
    for name in game.players.values():
        player = store.players.player(name)
        for address in player.addresses if player else ():
            for request in range(len(requests_of(case.office, name)) + 1):
                yield from (make_pass(key, name, request, address).code for key in every)


def message_cause(case: Case, player: str) -> str:
    """The cause of a letter that only passes a message of a player's on."""
    return f"message.{player}.{case.letter.key}"


def why_not_passed_on(case: Case, game: Game, player: str, text: str) -> Refusal | None:
    """Why a message in a game is not passed on; None if it is."""
    contest = case.office.folder.contest(game.event)
    if contest is None or not contest.spec.mail.messages:
        return Refusal(line=first_line(text), code="no_messages", params={})
    hour = case.at - timedelta(hours=1)
    if (
        case.office.store.letters.count_causes_since(f"message.{player}.", hour)
        >= MESSAGES_AN_HOUR
    ):
        params: dict[str, object] = {"limit": MESSAGES_AN_HOUR}
        return Refusal(line=first_line(text), code="too_many_messages", params=params)
    return None


def first_line(text: str) -> str:
    """The line by which the writer of a message knows it again."""
    return next((line.strip() for line in text.splitlines() if line.strip()), "")[:_SHOWN]


# -- what a letter says in its writer's own words, and the orders in them ----


def own_words(case: Case) -> str:
    """What the person wrote, the letter that it answers being known to us."""
    seen, key = case.office.store.seen, f"{_this_letter(case)} {case.letter.text}"
    return seen.get("own words", key, lambda: _own(case, lambda: words_answered(case)))


def _this_letter(case: Case) -> str:
    """The letter as it is looked at: commands are taken out of it, and it gets the tag it quotes.

    Nothing is kept for the next one, which may answer what this one was answered.
    """
    letter = case.letter
    return f"{letter.key} {letter.answers} {letter.tags}"


def marked_words(case: Case) -> str:
    """What the person wrote, with what a quotation without any sign has of our letter."""
    return _own(case, None)


def words_answered(case: Case) -> tuple[str, ...]:
    """The texts of our letter that is answered, none if it is unknown."""
    return texts_of(raw) if (raw := _bytes_answered(case)) else ()


def _own(case: Case, sent: Callable[[], tuple[str, ...]] | None) -> str:
    office, text = case.office, case.letter.text
    names = frozenset({office.site.name})
    return own_text(text, own_addresses=office.own_addresses, own_names=names, sent=sent)


_RESIGN = "resign"
_GIVE_UP = (_RESIGN, "concede match")
_FORCED = ("set forced on", "set forced off")
_NAMING = re.compile(rf"\W*{NAMED}", re.IGNORECASE)
_MEANT = (*_GIVE_UP, *_FORCED)
"""Acts of matches that may be more than that."""


def read_own(case: Case, game: Game | None) -> Reading:
    """What the letter says; the orders of its subject if the body has none.

    `game` is the one that the letter is about, if any. Resigning again, in answer to the
    question whether that is meant, is meant; declining is a no to it where no draw is offered.
    """
    reading = _conceding(case, game, _read(case, game))
    resigns = any(isinstance(order, Resign | Confirm) for order in reading.orders)
    declines = bool(game and game.draw_offer is None) and _only_declines(reading)
    if (reading.orders and not (resigns or declines)) or not _was_asked_to_resign(case):
        return reading
    if declines:
        return replace(reading, orders=(), rest=tuple(one.line for one in reading.orders))
    if not reading.orders and answer_given(case) == "yes":
        return replace(reading, orders=(Resign(line="", confirmed=True),))
    return replace(reading, orders=tuple(map(_sure, reading.orders)))


def _gives_up(order: Order) -> TypeGuard[Play]:
    return isinstance(order, Play) and order.text in _GIVE_UP


_SAID_OTHERWISE = (Resign, Set)


def _forced(order: Set | Play) -> Order:
    """What is said of forced plays: of one match where it is named, else the writer's setting."""
    named = order.game or _NAMING.match(order.line)
    if isinstance(order, Play):
        if order.text not in _FORCED or named:
            return order
        return Set(line=order.line, name="forced", value=order.text.rpartition(" ")[2])
    value = _words()["forced"].get(_folded(order.value))
    if order.name != "forced" or not named or value is None:
        return order
    return Play(line=order.line, game=order.game, text=f"set forced {value or 'on'}")


def _conceding(case: Case, game: Game | None, reading: Reading) -> Reading:
    """The reading where giving up a whole match is what resigning is in games of one part.

    There `resign` alone, in whatever words, is an act at the board, but for whoever was asked
    whether to concede. Of forced plays is said, too, whether that is a setting.
    """

    def meant(order: Order) -> Order:
        if isinstance(order, Set) or (isinstance(order, Play) and order.text in _FORCED):
            return _forced(order)
        if not isinstance(order, Resign) and not _gives_up(order):
            return order
        about = case.office.folder.game(order.game) if order.game else game
        itself = about.judge.of_itself if about else None
        if itself is None:
            return order
        if isinstance(order, Resign):
            asked = _was_asked_to_resign(case)
            return order if asked else Play(line=order.line, game=order.game, text=_RESIGN)
        again = order.text == _RESIGN and _was_asked_to_resign(case)
        conceded = order.text != _RESIGN or again
        return Resign(line=order.line, game=order.game) if conceded else order

    if not any(
        isinstance(one, _SAID_OTHERWISE) or (isinstance(one, Play) and one.text in _MEANT)
        for one in reading.orders
    ):
        return reading
    return replace(reading, orders=tuple(map(meant, reading.orders)))


def _only_declines(reading: Reading) -> bool:
    return bool(reading.orders) and all(isinstance(one, DeclineDraw) for one in reading.orders)


def says_no(case: Case, reading: Reading) -> str:
    """The line with which a letter says no and nothing more, "" if it says anything else."""
    words, lines = case.office.words, (own_words(case).strip() or _subject(case)).splitlines()
    said = {one.strip(): words.answers.get(_phrase(one), "") for one in lines}
    noes = [one for one, answer in said.items() if answer == "no" or refuses(one, words)]
    more = reading.orders or reading.either or reading.guesses or "yes" in said.values()
    return "" if more or not {*reading.rest} <= {*noes} else next(iter(noes), "")


def _phrase(line: str) -> str:
    return phrase(lowered(folded(line)))


def answer_given(case: Case) -> str:
    """What the letter answers to a question of ours: `yes`, `no`, or "" if it does neither.

    A short yes in front of other sentences may be none.
    """
    reading = _read(case, None)
    if any(not isinstance(one, Confirm | AcceptDraw | DeclineDraw) for one in reading.orders):
        return ""
    confirms = any(isinstance(one, Confirm) for one in reading.orders)
    said = {"yes"} if confirms else set[str]()
    rest = set(reading.rest)
    answers = case.office.words.answers
    for line in (own_words(case).strip() or _subject(case)).splitlines():
        answer = answers.get(_phrase(line), "")
        if not answer and refuses(line, case.office.words):
            # "No, I play on" is one; "too early" alone may answer something else.
            answer = answers.get(_phrase(line.split()[0]), "")
        if answer:
            said.add(answer)
            rest.discard(line.strip())
    if said == {"yes"} and rest and not confirms:
        return ""
    return said.pop() if len(said) == 1 else ""


def _read(case: Case, game: Game | None) -> Reading:
    notation = notation_of_writer(case, game) if game is not None else ""
    named: dict[str, Game] = {}
    reading = _read_by(case, game, notation, named)
    if not notation and not named:
        return reading

    def said(order: Order) -> Order:
        about = named.get(order.game or "", game)
        own = notation_of_writer(case, about) if about else ""
        return _said_plainly(about, own, order) if about and own else order

    orders, either = tuple(map(said, reading.orders)), tuple(map(said, reading.either))
    return replace(reading, orders=orders, either=either)


def notation_of_writer(case: Case, game: Game) -> str:
    """The notation in which the writer writes points in a game; "" for the usual one."""
    if not game.judge.notations:
        return ""
    player = case.office.store.players.player_by_address(case.letter.sender)
    return player.settings.get("notation", "") if player else ""


def _said_plainly(game: Game, notation: str, order: Order) -> Order:
    """An order with its acts in the usual notation."""

    def plain(text: str) -> str:
        return game.judge.plain(f"{notation} {text}", game.options)

    def branches(of: Sequence[Branch]) -> tuple[Branch, ...]:
        return tuple(
            Branch(reply=plain(one.reply), then=plain(one.then), branches=branches(one.branches))
            for one in of
        )

    if isinstance(order, Play | Preview):
        return replace(order, text=plain(order.text))
    return (
        replace(order, branches=branches(order.branches)) if isinstance(order, PlayIf) else order
    )


def _in(notation: str, takes: Callable[[str], bool]) -> Callable[[str], bool]:
    """The same question of a text that is written in a notation."""
    return (lambda text: takes(f"{notation} {text}")) if notation else takes


def _read_by(case: Case, game: Game | None, notation: str, named: dict[str, Game]) -> Reading:
    """What a letter says, read in a notation; `named` gets the games of other kinds."""
    words = case.office.words
    recognises = _in(notation, game.judge.recognises) if game else _is_an_act
    own, due = (game.id, _due(case, game, notation)) if game else (None, None)
    read = functools.partial(
        read_text,
        words=words,
        recognises=recognises,
        game=own,
        due=due,
        stones=functools.partial(_stone_words, case, game),
        speech=_speech(case, game, due) if game and due and game.rules in words.speech else None,
        played=lambda name: _played(case, game, name, named),
    )
    subject = _subject(case)
    left_over = is_left_over(case.letter.subject)
    # A word beside our own subject is the reader's: `Re: SK24-001 Bo – Anna bomb`.
    told = game is not None and bool(game.judge.stone_words)
    reading = read(own_words(case), beside=subject if told or not left_over else "")
    if game and not (reading.orders or reading.either):
        hints = (*_changed(case, game), *reading.guesses)
        reading = replace(reading, guesses=tuple(dict.fromkeys(hints)))
    if not subject:
        return reading
    typed = read(subject, beside=own_words(case))
    if left_over:
        return _with_subject(reading, typed)
    return _with_offers(_with_subject(reading, typed), typed)


def _speech(case: Case, game: Game, due: Due) -> Speech | None:
    """What is said in a game alone; a word that answers what is open is the act that does."""
    answers, speech = game.judge.own.answers, case.office.words.speech.get(game.rules)
    return speech and speech.where(answers, due.takes, game.judge.recognises)


def _played(case: Case, own: Game | None, name: str, named: dict[str, Game]) -> Played | None:
    """How a game is read that a line names; None where it is read as the letter's own is."""
    game = case.office.folder.game(name)
    speaks = game is not None and game.rules in case.office.words.speech
    if game is None or (own.rules == game.rules if own else not speaks):
        return None
    named[name] = game
    notation = notation_of_writer(case, game)
    due = _due(case, game, notation)
    recognises = _in(notation, game.judge.recognises)
    return Played(recognises=recognises, due=due, speech=_speech(case, game, due))


def _stone_words(case: Case, game: Game | None, name: str | None) -> Collection[str]:
    """The words that make a stone another one in a game; None is that of the letter."""
    named = case.office.folder.game(name) if name else game
    return named.judge.stone_words if named else ()


def _changed(case: Case, game: Game) -> tuple[str, ...]:
    """What the writer may mean who changed our letter where they quote it."""
    if game.position.to_act is None:
        return ()
    sent = next(iter(words_answered(case)), "")
    example = example_changed(case.letter.text, sent, game.judge.stage(game.position).example)
    said = read_text(example, case.office.words, game.judge.recognises).orders if example else ()
    points = stones_added(case.letter.text, sent)
    return (*points, *(one.text for one in said if isinstance(one, Play)))


def _due(case: Case, game: Game, notation: str = "") -> Due:
    """What a letter about a game may answer now."""
    judge, position = game.judge, game.position
    seat = seat_or_none(position.to_act)

    @functools.cache
    def takes(text: str) -> bool:
        try:
            return bool(judge.read(position, text))
        except PlayerError:
            return False

    def others() -> frozenset[str]:
        return _names_of_others(case, game, game.players[seat]) if seat else frozenset()

    offered = bool(seat and game.draw_offer is seat.other)
    return Due(
        takes=_in(notation, takes),
        played=tuple(judge.noted(ply, game.options, notation) for ply in judge.plies(position))
        if notation
        else tuple(judge.plies(position)),
        colour=judge.colour(position, seat) if seat else None,
        asked=functools.cache(lambda: offered or _was_asked_to_resign(case)),
        offered=offered,
        others=others,
        answers=judge.own.answers,
        counts=judge.of_itself is None and judge.ply(position) > 1,
    )


def _names_of_others(case: Case, game: Game, player: str) -> frozenset[str]:
    """By what a player may call the opponents of their other games, and not those of this one."""
    store = case.office.store
    rows = store.events.games_of_player(player)
    running = [row for row in rows if row.state == "running" and row.id != game.id]
    theirs = {name for row in running for name in (row.first, row.second)} - {player}
    here = {word for name in game.players.values() for word in _name_words(store, name)}
    return frozenset(word for name in theirs for word in _name_words(store, name)) - here


def _name_words(store: Store, player: str) -> list[str]:
    row = store.players.player(player)
    return [word for word in lowered(folded(row.name)).split() if len(word) > 2] if row else []


def _with_subject(reading: Reading, typed: Reading) -> Reading:
    """What a letter says with what was typed into its subject, which counts where it has no order.

    A subject that names a game and says no more that can be read is one of ours.
    """
    if not reading.orders and not reading.either:
        hints = () if typed.unread or typed.orders else (*reading.guesses, *typed.guesses)
        guesses = tuple(dict.fromkeys(hints or reading.guesses))
        return replace(reading, orders=typed.orders, either=typed.either, guesses=guesses)
    either = differing(reading.orders, typed.orders)
    orders = tuple(one for one in reading.orders if one not in either)
    return replace(reading, orders=orders, either=(*reading.either, *either))


def _with_offers(reading: Reading, typed: Reading) -> Reading:
    """What a letter says, its moves with a draw that was offered in the subject (10.5)."""
    moved = {one.game for one in reading.orders if isinstance(one, Play)}
    offers = tuple(
        OfferDraw(line=one.line, game=one.game)
        for one in typed.orders
        if isinstance(one, OfferDraw) or (isinstance(one, Play) and one.draw)
        if one.game in moved and one not in reading.orders
    )
    return replace(reading, orders=(*reading.orders, *offers))


def _is_an_act(text: str) -> bool:
    """Whether a text is an act of any game of stones; with asterisks around it is one only of
    some. Acts of matches with dice are common words, and count in letters about one alone.
    """
    if text.startswith("*") or "**" in text:
        return False
    return any(one.recognises(text) for one in RULES.values() if one.of_itself is None)


def letter_answered(case: Case) -> OutboxRow | None:
    """The letter of ours that is answered: the nearest one in the thread.

    Without a thread it is the last one about the position whose tag the letter bears.
    """
    store, answers = case.office.store, case.letter.answers
    tags = [f"{tag}." for tag in case.letter.tags]
    return store.seen.get("answered", _this_letter(case), lambda: _answered(store, answers, tags))


def _answered(store: Store, answers: Sequence[str], tags: Sequence[str]) -> OutboxRow | None:
    threaded = map(store.letters.outgoing, answers)
    newest = filter(None, map(store.letters.newest_at, tags))
    tagged = (store.letters.outgoing(row.message_id) for row in newest)
    return next(filter(None, chain(threaded, tagged)), None)


def _bytes_answered(case: Case) -> bytes:
    """The letter of ours that is answered as it went out, b"" if none is or it was purged."""
    row = letter_answered(case)
    return row.raw if row else b""


def _subject(case: Case) -> str:
    """What may be an order in the subject, unless it is the one that we wrote ourselves."""
    raw = _bytes_answered(case) if case.letter.subject else b""
    return subject_order_text(case.letter.subject, subject_of(raw) if raw else "")


def _sure(order: Order) -> Order:
    """The order, sure if it says once more that its writer resigns."""
    if isinstance(order, Resign):
        return replace(order, confirmed=True)
    if isinstance(order, Confirm):
        return Resign(line=order.line, game=order.game, confirmed=True)
    return order


def _was_asked_to_resign(case: Case) -> bool:
    return was_asked(case, "confirm_resign", "confirm_concede")


def was_asked(case: Case, *codes: str) -> bool:
    """Whether the letter answers a question of ours, by its code, about one of the same sender.

    Where no thread leads to the question, the letter must have come after it and not be a copy
    of the one that we asked about.
    """
    store, letter = case.office.store, case.letter
    asked = letter_answered(case)
    before = store.letters.letter(asked.cause, whole=False) if asked else None
    if asked is None or before is None:
        return False
    if before.sender != letter.sender or before.reason not in codes:
        return False
    if asked.message_id in letter.answers:
        return True
    written = max(at for _, at in store.letters.states_at(asked.message_id))
    return written <= letter.arrived and not _is_copy(case, before)


def _is_copy(case: Case, before: InboxRow) -> bool:
    """Whether the letter is no more than another copy of one that came before."""
    letter, own = case.letter, case.office.own_addresses
    if before.message_id and before.message_id == letter.message_id:
        return True
    whole = case.office.store.letters.letter(before.key) or before
    earlier = read_letter(whole.raw, arrived=before.arrived, own_addresses=own)
    return earlier.text == letter.text and before.arrived == letter.arrived
