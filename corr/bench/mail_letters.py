"""The letters of the mail benchmark: moves as players send them, in answer to letters of ours."""

from collections.abc import Iterator
from dataclasses import dataclass

from corr.bench.hall import Hall, Table
from corr.demo.installation import SITE
from corr.mail.read.tags import Keys, make_tag, message_id, reply_address

HOST = SITE.partition("@")[2]
"""Where the Message-IDs of our letters end."""

_QUOTE = "\r\n".join(f"> {line:2}  . . . . . . . . . . . . . . .  {line}" for line in range(15))


@dataclass(frozen=True, slots=True, kw_only=True)
class Letter:
    """A mail to us. `key` begins the Message-IDs of its two answers.

    `to` are their readers, who wrote it and who is to answer it; `tags` are those of the answers.
    """

    key: str
    raw: bytes
    to: tuple[str, str]
    tags: tuple[str, str]


def move_letters(hall: Hall, count: int, *, one_by_one: bool) -> list[Letter]:
    """The next moves of the games, one each and then the next of each; or game after game."""
    found = (_game_after_game if one_by_one else _round_after_round)(hall)
    letters = [move_letter(hall, *next(found)) for _ in range(count)]
    assert len({letter.key for letter in letters}) == count, "every letter has its own answers"
    return letters


def _round_after_round(hall: Hall) -> Iterator[tuple[Table, int]]:
    depth = max(len(table.moves) - table.number for table in hall.tables)
    for step in range(depth):
        yield from ((table, table.number + step) for table in hall.tables)


def _game_after_game(hall: Hall) -> Iterator[tuple[Table, int]]:
    for table in hall.tables:
        yield from ((table, number) for number in range(table.number, len(table.moves)))


def move_letter(hall: Hall, table: Table, number: int) -> Letter:
    """The letter that answers the position `number` with its move."""
    seat, sender = table.mover(number)
    other, reader = table.mover(number + 1)
    tags = (make_tag(hall.keys, table.game, number + 1, one) for one in (seat, other))
    writers, readers = map(str, tags)
    return Letter(
        key=f"{table.game}.{number + 1}",
        raw=answer(hall.keys, table, number, table.moves[number], f"{table.game}.{number}"),
        to=(sender.address, reader.address),
        tags=(writers, readers),
    )


def answer(keys: Keys, table: Table, number: int, text: str, name: str) -> bytes:
    """What the player to move writes in answer to the letter about the position `number`.

    `name` is the mail's own, for its Message-ID.
    """
    seat, sender = table.mover(number)
    tag = make_tag(keys, table.game, number, seat)
    return (
        f"From: {sender.name} <{sender.address}>\r\n"
        f"To: <{reply_address(SITE, tag)}>\r\n"
        f"Subject: Re: {table.game} your move [{tag}]\r\n"
        f"Date: Mon, 05 Feb 2024 10:00:00 +0000\r\n"
        f"Message-ID: <{name}@players.example>\r\n"
        f"In-Reply-To: <{message_id(tag, 1, HOST)}>\r\n"
        "MIME-Version: 1.0\r\nContent-Type: text/plain; charset=utf-8\r\n\r\n"
        f"{text}\r\n\r\nOn Mon, 5 Feb 2024 {SITE} wrote:\r\n"
        f"> -- reply above this line -- {table.game}.{number}\r\n{_QUOTE}\r\n"
    ).encode()
