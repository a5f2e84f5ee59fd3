"""A season of matches by letter: a cup, its players, and the letters that they keep."""

import random
import re
from collections import defaultdict
from collections.abc import Callable, Iterable, Sequence
from datetime import datetime, timedelta
from functools import cached_property
from pathlib import Path

from corr.demo.backgammon import Player
from corr.games.rules import Seat
from corr.records import verify_dice
from corr.service.event.rounds import draw_next_round
from corr.tournament.play.matches.itself import waits_for_gift
from tests.office import EVENT, House, Post, member_list
from tests.service.handing import Second, hand_over
from tests.ticking import Ticking

SECOND = timedelta(seconds=1)
PACE = timedelta(minutes=40)
"""How long players take for a letter; who writes much more often has had all answers there are."""


def about(post: Post) -> Sequence[str]:
    """The match that a letter is about, or all that it lists and asks for; else whose it is."""
    name = post.tag.partition(".")[0]
    listed = re.findall(rf"^- ({EVENT}-\d+) (?:against|mot) ", post.text, re.MULTILINE)
    return [name] if name.startswith(EVENT) else listed or [name]


class _Quick:
    """A house of thousands of letters: each is kept by the season, which looks at them itself."""

    keep: Callable[[Sequence[Post]], None]

    @cached_property
    def last(self) -> dict[tuple[str, str], Post]:
        """The newest letter of each reader about each match."""
        return {}

    def letters(self) -> list[Post]:
        """The letters queued since the last time, delivered."""
        rows = self.office.store.letters.outgoing_by_state("queued")
        with self.office.store.transaction():
            for row in rows:
                self.office.store.letters.finish_outgoing(
                    row.message_id, "sent", "250 ok", self.now
                )
        fresh = [Post(raw=row.raw, cause=row.cause) for row in rows]
        self.read = fresh  # each is kept in a mailbox; the house need not hold them all
        self.last |= {(one.to, name): one for one in fresh for name in about(one)}
        self.keep(fresh)
        return fresh

    def newest(self, reader: str, number: int = 1) -> Post:
        """The last letter about a match that somebody got."""
        last = self.last.get((reader, f"{EVENT}-{number:03d}"))
        return last or super().newest(reader, number)  # which a house built before had sent

    def take(self, *mails: bytes, arrived: datetime | None = None) -> list[str]:
        """Take mails into the inbox; the keys of the newest ones."""
        super().take(*mails, arrived=arrived)
        newest = "select key from inbox order by n desc limit :limit"
        rows = self.office.store.engine.rows(newest, {"limit": len(mails)})
        return [row["key"] for row in rows][::-1]


class Here(_Quick, Ticking):
    """The installation at which the season begins."""


class There(_Quick, Second):
    """The one that goes on with it after the hand-over."""


class Season:
    """A cup from its first letters to its last match; every letter is kept in a mailbox.

    `absent` are players who never write, `vanishing` those who write no more from some letter on:
    by address, how many letters they still write.
    """

    def __init__(
        self, folder: Path, players: int, absent: Iterable[str] = (), **changes: object
    ) -> None:
        self.people = [f"p{number:02d}@players.test" for number in range(1, players + 1)]
        self.folder, self.absent = folder, set(absent)
        self.vanishing: dict[str, int] = {}
        self.chance = random.Random(29)
        self.mind = Player(self.chance)
        self.mailboxes = folder / "mailboxes"
        self.mailboxes.mkdir()
        self.counts = defaultdict[str, int](int)
        self.largest = 0
        here = folder / "here"
        here.mkdir()
        Here.keep = There.keep = staticmethod(self._keep)
        languages = [("en", "sv")[at % 2] for at in range(players)]
        members = member_list(self.people, "language", language=languages)
        self.house: House = Here(here, people=self.people, members=members, **changes)

    # -- letters ----

    def _keep(self, posts: Sequence[Post]) -> None:
        for post in posts:
            self.counts["out"] += 1
            self.counts["bytes"] += len(post.raw)
            self.largest = max(self.largest, len(post.raw))
            for name in about(post):
                with self.box(post.to, name).open("ab") as file:
                    file.write(b"From corr\n" + post.raw.replace(b"\r\n", b"\n") + b"\n")

    def box(self, who: str, match: str) -> Path:
        """The mailbox in which a reader keeps the letters about a match, or about none."""
        return self.mailboxes / f"{match or 'none'}.{who}.mbox"

    def say(self, who: str, text: str, number: int) -> None:
        """Answer one's newest letter about a match; what comes of it must be taken."""
        self.counts["in"] += 1
        outcome = self.house.say(who, text, number)
        assert outcome.state == "handled", (who, text, outcome.state, outcome.reason)
        self.house.now += SECOND

    # -- play ----

    def running(self) -> list[int]:
        """The numbers of the matches that go on."""
        rows = self.house.office.store.events.games_of_event(EVENT)
        return [int(row.id.rpartition("-")[2]) for row in rows if row.state == "running"]

    def writes(self, who: str) -> bool:
        """Whether somebody writes their next letter."""
        if who in self.absent:
            return False
        if who not in self.vanishing:
            return True
        self.vanishing[who] -= 1
        return self.vanishing[who] >= 0

    def give(self, number: int) -> None:
        """What both give to the dice of a match, as far as it is asked for."""
        for seat in Seat:
            who = self.house.seated(seat, number)
            if waits_for_gift(self.house.game(number), seat) and self.writes(who):
                orders = self.chance.choice(("", "\nautoroll", "\ngreedy", "\ntake if doubled"))
                self.say(who, f"phrase: {who} in {number}{orders}", number)

    def play(self, matches: Sequence[int], acts: int = 100_000) -> None:
        """Play matches beside each other to their ends, or for so many letters in each.

        A match stands still once nobody writes in it.
        """
        for number in matches:
            self.give(number)
        going = list(matches)
        while going and acts:
            going = [number for number in going if self.act(number)]
            self.house.now += PACE
            acts -= 1

    def act(self, number: int) -> bool:
        """One letter of whoever is to act in a match; whether it may go on."""
        game = self.house.game(number)
        seat = game.position.to_act
        if game.result is not None or not isinstance(seat, Seat) or game.dice.waits:
            return False
        who = self.house.seated(seat, number)
        if not self.writes(who):
            return False
        self.say(who, self.mind.act(game.position, seat), number)
        return True

    def play_all(self) -> None:
        """Play all matches that go on, as far as their players write."""
        self.play(self.running())

    def draw(self) -> None:
        """The arbiter draws the next round."""
        draw_next_round(self.house.office, EVENT, self.house.act("draw"))
        self.house.letters()

    def wait(self, days: int) -> None:
        """Days go by, the daemon at work."""
        for _ in range(days):
            self.house.wait(days=1)

    # -- the other installation ----

    def hand_over(self) -> None:
        """The event moves; both players of every match give to new dice."""
        there = There(self.folder / "there", self.house)
        hand_over(self.house, there)
        self.house.close()
        self.house = there

    # -- what has come of it ----

    def verified(self, number: int) -> list[str]:
        """What the one-file verifier finds in the letters of both about a match.

        It has to see every roll there was; a mailbox that was looked through is thrown away.
        """
        game = self.house.game(number)
        blocks = []
        for path in sorted(self.mailboxes.glob(f"{game.id}.*.mbox")):
            blocks += verify_dice.from_letters(path.read_bytes(), path.name)
            path.unlink()
        (match,) = verify_dice.gathered(blocks)
        verify_dice.check(match)
        assert sorted(match.rolls) == list(range(1, self.rolls(number) + 1))
        return [fault.code for fault in match.wrong]

    def rolls(self, number: int) -> int:
        """How many rolls a match had."""
        return self.house.game(number).dice.state.next - 1
