"""The players of the soak: what each game's next letter is, and how many answers it must have.

They know their games in advance and read no letter of ours; they only hear which ones went out.
"""

from collections import Counter, defaultdict, deque
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from random import Random

from corr.bench.hall import Table
from corr.bench.mail_letters import answer
from corr.demo.installation import SITE
from corr.mail.read.tags import Keys

SHARES = {"again": 0.02, "taken": 0.01, "show": 0.007, "chatter": 0.007, "bounce": 0.01}
"""How often a letter is something else than a move: sent twice, a point that is taken, a question,
words without an order, a mail that came back or a machine's answer."""

_ASKED = 10
"""So many letters without effect one player writes at most: beyond 20 an hour nobody is answered
any more."""
_MOVES = 60


@dataclass(frozen=True, slots=True, kw_only=True)
class Sending:
    """A mail that leaves a player, or comes in a player's name; `sender` "" is a machine."""

    kind: str
    sender: str
    raw: bytes


@dataclass(slots=True)
class _Game:
    """A game in play: the next position, and how many of our letters are yet to go out."""

    table: Table
    number: int
    owed: Counter[str] = field(default_factory=Counter)


class Players:
    """All players of all running games."""

    def __init__(self, keys: Keys, chance: Random) -> None:
        self.sent = Counter[str]()
        """How many mails of each kind were sent."""
        self.expected = Counter[str]()
        """How many letters of ours each position of a game must have brought about."""
        self._keys = keys
        self._chance = chance
        self._ready = deque[_Game]()
        self._waiting = dict[str, _Game]()
        self._asked: defaultdict[str, int] = defaultdict(int)
        self._machines = 0

    @property
    def idle(self) -> int:
        """How many games could go on now."""
        return len(self._ready)

    @property
    def open(self) -> int:
        """How many letters wait for answers."""
        return len(self._waiting)

    @property
    def letters(self) -> int:
        """How many mails were sent in all."""
        return self.sent.total()

    @property
    def different(self) -> int:
        """How many of them were not copies of an earlier one."""
        return self.letters - self.sent["again"] // 2

    @property
    def moves(self) -> int:
        """How many moves they made."""
        return self.sent["move"] + self.sent["again"] // 2

    def sit_down(self, tables: Sequence[Table]) -> None:
        """Begin more games, whose first letters have been queued."""
        for table in tables:
            self.expected[f"{table.game}.{table.number}"] += 1
            self._ready.append(_Game(table=table, number=table.number))

    def heard(self, answered: str) -> None:
        """A letter of ours about a position went out; the game goes on when it was the last."""
        name = answered.partition(".")[0]
        game = self._waiting.get(name)
        if game is None or answered not in game.owed:
            return
        game.owed[answered] -= 1
        game.owed = +game.owed
        if not game.owed:
            del self._waiting[name]
            if game.number >= 0:
                self._ready.append(game)

    def next(self) -> Iterator[Sending]:
        """The mails that the game whose turn it is brings now."""
        game = self._ready.popleft()
        kind = self._kind(game)
        yield from self._write(game, kind)
        if game.owed:
            self._waiting[game.table.game] = game
        else:
            self._ready.append(game)

    def _kind(self, game: _Game) -> str:
        if game.number == min(_MOVES, len(game.table.moves)):
            return "resign"
        drawn = self._chance.random()
        for kind, share in SHARES.items():
            drawn -= share
            if drawn < 0:
                return kind if kind in ("again", "bounce") or self._may_ask(game) else "move"
        return "move"

    def _may_ask(self, game: _Game) -> bool:
        sender = game.table.mover(game.number)[1].address
        self._asked[sender] += 1
        return self._asked[sender] <= _ASKED

    def _write(self, game: _Game, kind: str) -> Iterator[Sending]:
        table, number = game.table, game.number
        if kind == "bounce":
            yield self._machine()
            return
        words = {
            "taken": "h8",
            "show": "show",
            "chatter": "It snowed here all week and the ice on the lake is thick.",
            "resign": f"{table.game} resign",
        }
        name = f"{table.game}.{number}.{kind}{self.letters}"
        raw = answer(self._keys, table, number, words.get(kind) or table.moves[number], name)
        if kind in ("move", "again"):
            game.number += 1
        about = f"{table.game}.{game.number}"
        times = 1 if kind in ("taken", "show", "chatter") else 2
        if kind == "resign":
            game.number = -1
        game.owed[about] += times
        self.expected[about] += times
        for _ in range(2 if kind == "again" else 1):
            self.sent[kind] += 1
            yield Sending(kind=kind, sender=table.mover(number)[1].address, raw=raw)

    def _machine(self) -> Sending:
        """What machines send: a mail that nobody could deliver, or a notice of absence."""
        self._machines += 1
        self.sent["bounce"] += 1
        text = (_RETURNED if self._machines % 2 else _AWAY).format(
            number=self._machines, site=SITE
        )
        raw = text.replace("\n", "\r\n").encode()
        return Sending(kind="bounce", sender="", raw=raw)


_RETURNED = """\
From: Mail Delivery System <MAILER-DAEMON@mx.elsewhere.example>
To: {site}
Subject: Undelivered Mail Returned to Sender
Message-ID: <returned.{number}@mx.elsewhere.example>
Date: Mon, 05 Feb 2024 10:00:00 +0000
Auto-Submitted: auto-replied
MIME-Version: 1.0
Content-Type: multipart/report; report-type=delivery-status; boundary="b{number}"

--b{number}
Content-Type: text/plain; charset=us-ascii

I could not deliver a mail that you have never sent.
--b{number}
Content-Type: message/delivery-status

Reporting-MTA: dns; mx.elsewhere.example

Final-Recipient: rfc822; nobody.{number}@elsewhere.example
Action: failed
Status: 5.1.1
Diagnostic-Code: smtp; 550 5.1.1 no such user
--b{number}--
"""
_AWAY = """\
From: Somebody <away.{number}@elsewhere.example>
To: {site}
Subject: Out of office
Message-ID: <away.{number}@elsewhere.example>
Date: Mon, 05 Feb 2024 10:00:00 +0000
Auto-Submitted: auto-replied
MIME-Version: 1.0
Content-Type: text/plain; charset=us-ascii

I am on holiday until Monday.
"""
