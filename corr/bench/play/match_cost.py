"""What a letter of a match costs beside one of renju: processor time, and bytes by their kind.

Both go through the service with its store in one run, a letter of each in turn.
"""

import statistics
import tempfile
import time
from collections import Counter, defaultdict
from collections.abc import Iterator, Sequence
from datetime import UTC, datetime
from email import message_from_bytes
from pathlib import Path
from random import Random
from typing import cast

from corr.bench.hall import Person, build_hall, mark_sent, register
from corr.bench.mail_host import answer_to, move_letters
from corr.bench.sizes import Figure, Sizes
from corr.demo.backgammon import Habits, Player
from corr.games.backgammon.match import Match
from corr.games.rules import Seat
from corr.mail.read.tags import Keys, make_tag
from corr.service.event.opening import enter_players, open_event, start_event
from corr.service.letters.event_letters import Act
from corr.service.office.office import Office
from corr.service.post import mail
from corr.tournament.play.game import Game
from corr.tournament.spec.spec import parse_spec
from corr.tournament.spec.spec_text import example_spec_text
from corr.wire.imap_fetch import FetchedMail
from corr.wire.smtp import Outgoing, Report, Result, Sender

MOST = 2.0
"""So many times as much as a move of renju may a play of a match cost."""

_RENJU, _PLAY, _OTHER = "renju", "a play", "a cube decision"
_GAMES = 20
_WARM, _MEASURED = 40, 200
"""Letters of each kind: at first something is loaded and drawn that stays in memory."""
_EVENT = "BG01"
_KB = 1000
_HABITS = Habits(doubles=5, resigns=0)


def bench_match_cost(_: Sizes) -> Iterator[Figure]:
    """Milliseconds of the processor and bytes, of a move of renju, a play and a cube decision."""
    with tempfile.TemporaryDirectory() as name:
        spent = _played(Path(name) / "hall")
    renju = statistics.median(spent[_RENJU].seconds)
    for kind in (_RENJU, _PLAY, _OTHER):
        one, case = spent[kind], f"a letter, {kind}"
        seconds = statistics.median(one.seconds)
        yield Figure(case=case, name="ms of the processor", value=seconds * 1000, unit="")
        name, most = "as many times renju's", MOST if kind == _PLAY else None
        yield Figure(case=case, name=name, value=seconds / renju, unit="", most=most)
        sent = one.sent / len(one.seconds)
        yield Figure(case=case, name="letters out", value=sent, unit="")
        for part, size in sorted(one.bytes.items()):
            value = size / one.sent / _KB
            yield Figure(case=case, name=f"kB of each out: {part}", value=value, unit="")


class _Spent:
    """What letters of one kind have cost: the time of each, and the bytes of the answers."""

    def __init__(self) -> None:
        self.seconds = list[float]()
        self.sent = 0
        self.bytes = Counter[str]()


def _played(folder: Path) -> dict[str, _Spent]:
    """Letters of renju and of matches in turn, each alone."""
    hall = build_hall(folder, _GAMES, more=(_WARM + _MEASURED) // _GAMES)
    office = hall.office()
    _begin_matches(office)
    post, mind = _Post(office), Player(Random(29), _HABITS)
    for number, one in enumerate(move_letters(hall, _WARM + _MEASURED, one_by_one=False)):
        if number == _WARM:
            post.spent.clear()
        post.answer(_RENJU, one.raw)
        game = _first_running(office)
        post.answer(*_answered(office, hall.keys, game, mind, number))
    office.store.close()
    return post.spent


def _begin_matches(office: Office) -> None:
    """Three matches of the same event whose players have given something to the dice."""
    people, now = register(office, "m", 3), datetime.now(UTC)
    text = example_spec_text(
        id=_EVENT,
        start=now.date().isoformat(),
        time_zone="UTC",
        kind="backgammon",
        opening="",
        per_move="900d",
    ).replace("min_players = 5", "min_players = 2")
    acts = [Act(at=now, cause=f"bench.{what}.{_EVENT}") for what in ("open", "enter", "start")]
    open_event(office, parse_spec(text, _EVENT), acts[0])
    enter_players(office, _EVENT, [one.id for one in people], acts[1], letters=False)
    start_event(office, _EVENT, "1", acts[2], letters=False)
    mark_sent(office)
    post = _Post(office)
    for row in office.store.events.games_of_event(_EVENT):
        for seat in Seat:
            game = office.folder.game(row.id)
            assert game is not None
            raw = _letter(office, office.keys, game, seat, "phrase: words of mine", row.id)
            post.answer(_OTHER, raw)


def _first_running(office: Office) -> Game:
    rows = office.store.events.games_of_event(_EVENT)
    found = (office.folder.game(row.id) for row in rows)
    return next(game for game in found if game is not None and game.result is None)


def _answered(
    office: Office, keys: Keys, game: Game, mind: Player, number: int
) -> tuple[str, bytes]:
    """The next letter of a match: its kind and its bytes."""
    seat = game.position.to_act
    assert isinstance(seat, Seat)
    text = mind.act(cast(Match, game.position), seat)
    kind = _PLAY if "/" in text else _OTHER
    return kind, _letter(office, keys, game, seat, text, f"{game.id}.{number}")


def _letter(office: Office, keys: Keys, game: Game, seat: Seat, text: str, name: str) -> bytes:
    player = office.store.players.player(game.players[seat])
    assert player is not None
    sender = Person(id=player.id, name=player.name, address=player.addresses[0])
    tag = make_tag(keys, game.id, game.letter_number, seat)
    return answer_to(tag, sender, text, f"{name}.{seat.value}")


class _Post:
    """An office between a mailbox and a mail server that takes every letter."""

    _taken = 0

    def __init__(self, office: Office) -> None:
        self._office = office
        self._sent = list[bytes]()
        self.spent = defaultdict[str, _Spent](_Spent)

    def answer(self, kind: str, raw: bytes) -> None:
        """Take a letter in, carry it out, and send what it led to."""
        now, before = datetime.now(UTC), _Post._taken
        _Post._taken += 1
        came = FetchedMail(uid=_Post._taken, raw=raw, arrived=now, truncated=False)
        self._sent.clear()
        begun = time.process_time()
        mail.take_in(self._office, [came], 1, before, now)
        handled = mail.handle(self._office, "bench", now, now)
        mail.send(self._office, cast("Sender", self), "bench", now, now)
        one = self.spent[kind]
        one.seconds.append(time.process_time() - begun)
        assert handled == 1
        one.sent += len(self._sent)
        for letter in self._sent:
            one.bytes.update(_sizes(letter))

    def deliver(self, batch: Sequence[Outgoing], report: Report, *_: object) -> None:
        """Say of every letter that it was taken."""
        self._sent += [one.raw for one in batch]
        report([Result(id=one.id, status="sent", reply="250 ok") for one in batch])


def _sizes(raw: bytes) -> dict[str, int]:
    """The bytes of a letter as they are sent, in all and by the kind of its parts."""
    found = Counter({"all": len(raw)})
    for part in message_from_bytes(raw).walk():
        if not part.is_multipart():
            found[part.get_content_type()] += len(part.as_bytes())
    return found
