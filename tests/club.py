"""An installation whose letters really travel: by SMTP to it, by IMAP into it, by SMTP out of it.

The daemon's own loop does the work, one round at a time; the clock moves when it is told to.
"""

import smtplib
from collections.abc import Mapping, Sequence
from datetime import timedelta
from email import message_from_bytes, policy
from pathlib import Path

from corr.clock import ClockDriver
from corr.config import load_settings
from corr.daemon import Loop
from corr.demo.server import EmbeddedServer
from corr.games.rules import Seat
from corr.service.event.closing import close_event
from corr.service.event.opening import start_event
from corr.tournament.play.game import Game
from tests.mailserver import PASSWORD
from tests.office import (
    ANNA,
    BO,
    EVENT,
    SETTINGS,
    SITE,
    START,
    House,
    Post,
    member_list,
)
from tests.service.promises import assert_kept, offered, promised
from tests.whole.phones import Link, Phone, bare, button, sent


class Club:
    """A mail server, an office with an event that has started, and everybody's letters.

    `language` is the players'; `plus` is whether answers go to an address with the tag in it.
    Further arguments are as for `House`.
    """

    def __init__(
        self,
        folder: Path,
        people: Sequence[str] = (ANNA, BO),
        *,
        language: str = "en",
        plus: bool = True,
        settings: str = SETTINGS,
        **changes: Mapping[str, object],
    ) -> None:
        self._came = list[tuple[str, bytes]]()
        self._newest = dict[tuple[str, str], Post]()
        self.letters = list[Post]()
        self.clock = ClockDriver(folder / "clock", START - timedelta(days=10))
        self.server = EmbeddedServer(
            clock=self.clock,
            password=PASSWORD,
            accounts={SITE: PASSWORD},
            on_delivery=lambda recipient, sender, raw: self._came.append((recipient, raw)),
        )
        text = settings.replace("[imap]", f"[imap]\nport = {self.server.imap_port}")
        text = text.replace("[smtp]", f"[smtp]\nport = {self.server.smtp_port}")
        text = text.replace("[database]", f"plus_addressing = {str(plus).lower()}\n[database]")
        text += '[clock]\nfile = "clock"\n'
        members = member_list(people, "language", language=[language] * len(people))
        self.house = House(folder, people, members=members, settings=text, **changes)
        self.loop = Loop(load_settings(folder / "corr.toml"))
        self.posted = 0

    def __enter__(self) -> "Club":
        self.server.start()
        self.wait(days=10)
        start_event(self.house.office, EVENT, "lots", self.house.act("start"))
        self.round()
        return self

    def __exit__(self, *error: object) -> None:
        self.loop.__exit__(None, None, None)
        self.house.close()
        self.server.stop()

    def close(self) -> None:
        """Close the event, all of whose games are over."""
        close_event(self.house.office, EVENT, self.house.act("close"))
        self.round()

    # -- letters ----

    def wait(self, **span: float) -> None:
        """Move the clock on."""
        self.house.now = self.clock.advance(timedelta(**span))

    def post(self, *mails: bytes) -> None:
        """Give mails to the mail server, as a mail program does."""
        with smtplib.SMTP("127.0.0.1", self.server.smtp_port) as client:
            for raw in mails:
                heads = message_from_bytes(raw, policy=policy.default)
                ends = [heads[name].addresses[0].addr_spec for name in ("From", "To")]
                client.sendmail(ends[0], ends[1:], raw)
        self.posted += len(mails)

    def round(self) -> list[Post]:
        """A round of the daemon, until nothing is left to do; the letters that were delivered."""
        begun = len(self.letters)
        while self.loop.fetch() + self.loop.work():
            pass
        assert self.server.count(SITE) == 0
        came, self._came[:] = self._came[:], []
        for recipient, raw in came:
            if not _is_ours(recipient):
                letter = Post(raw=raw, cause=recipient)
                assert letter.to == recipient
                self.letters.append(letter)
                self._newest[recipient, letter.tag.partition(".")[0]] = letter
        return self.letters[begun:]

    def tap(self, sender: str, link: Link, phone: Phone = bare) -> list[Post]:
        """What comes when somebody taps a link and sends what opens."""
        self.post(sent(link, sender, self.house.now, phone))
        return self.round()

    def say(self, sender: str, letter: Post, body: str) -> list[Post]:
        """What comes when somebody answers a letter."""
        self.post(self.house.compose(sender, body, letter))
        return self.round()

    def newest(self, reader: str, game: str) -> Post:
        """The last letter about a game that somebody got."""
        return self._newest[reader, game]

    def letter(self, reader: str) -> Post:
        """The last letter about no game that somebody got and may answer."""
        return self._newest[reader, self.house.player(reader)]

    # -- taps ----

    def follow(
        self, name: str, reader: str, link: Link, phone: Phone = bare, language: str = "en"
    ) -> list[Post]:
        """Tap a link about a game that somebody got, and see whether its promise is kept."""
        before, seat = self.game(name), self.seat(name, reader)
        came = self.tap(reader, link, phone)
        assert_kept(promised(link, language), before, self.game(name), seat)
        return came

    def keep(self, name: str, reader: str, act: str, phone: Phone = bare) -> list[Post]:
        """The same with what promises an act in the reader's newest letter about the game."""
        return self.follow(name, reader, offered(self.newest(reader, name), act), phone)

    def play(self, name: str, *points: str) -> None:
        """Whoever is to act taps a point, one after the other."""
        for point in points:
            actor = self.to_act(name)
            self.follow(name, actor, button(self.newest(actor, name), point))

    # -- games ----

    def game(self, name: str) -> Game:
        found = self.house.office.folder.game(name)
        assert found is not None
        return found

    def address(self, name: str, seat: Seat) -> str:
        """The address of who sits there."""
        return self.house.seated(seat, int(name.rpartition("-")[2]))

    def games(self) -> list[str]:
        """All games of the event."""
        return [row.id for row in self.house.office.store.events.games_of_event(EVENT)]

    def seated(self, name: str) -> tuple[str, str]:
        """Who is to act in a game, and who is not."""
        actor = self.to_act(name)
        (other,) = {self.address(name, seat) for seat in Seat} - {actor}
        return actor, other

    def record(self, name: str) -> str:
        """The record of a game."""
        return self.game(name).record

    def running(self, name: str) -> bool:
        """Whether a game goes on."""
        return self.game(name).result is None

    def seat(self, name: str, reader: str) -> Seat | None:
        """Where somebody sits in a game; None if they do not play in it."""
        return self.game(name).seat_of(self.house.player(reader))

    def to_act(self, name: str) -> str:
        """The address of whose turn it is."""
        seat = self.game(name).position.to_act
        assert seat is not None
        return self.address(name, seat)


def _is_ours(address: str) -> bool:
    local, _, host = address.partition("@")
    return f"{local.partition('+')[0]}@{host}" == SITE
