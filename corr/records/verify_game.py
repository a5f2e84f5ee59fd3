"""Verifies the proof of a game that `corr game export GAME --proof` wrote.

This one file needs nothing but Python 3.11 or newer: copy it wherever it is to run.

    python verify_game.py SK24-017.proof.json [CHARACTERS ...]

It prints every event with the first characters of its link. The letters that both players got
during the game end with the characters that held then ("Proof of the game so far"): if those in
your mailbox stand in the list, the file tells the game as it was when the letter was written.
Given as arguments, they are looked up. Exit status: 0 it holds, 1 it does not, 2 it is no proof.

Each link is the SHA-256, in hexadecimal digits, of six lines in UTF-8, each with a line end: the
link before (an empty line for the first event), the game's id, and the event's time, kind,
version and body. What only one of the players may know is no part of it. Where a body says that
something was taken out of it, since somebody was forgotten, its link is the one that the file
gives, and what the body says is not proved.
"""

import hashlib
import json
import re
import sys
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path

FORMAT = "corr game proof 1"
"""What the file says that it is."""

TAKEN_OUT = "(taken out: somebody was forgotten)"
"""What stands for words about a player who asked to be forgotten."""

SHOWN = 10
"""How many characters of a link a letter shows."""

_PARTS = {"at": str, "kind": str, "version": int, "body": str, "link": str}
_SEATS = ("first", "second")
_LEAST = 6
_FORMS = {
    "at": re.compile(r"\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{6}Z", re.ASCII),
    "kind": re.compile(r"[A-Za-z]+", re.ASCII),
    "link": re.compile(r"[0-9a-f]{64}"),
}


class Unreadable(ValueError):
    """The text is no proof of a game."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Linked:
    """One event: when it happened, what it was, and the link that the file gives for it."""

    at: str
    kind: str
    version: int
    body: str
    link: str

    @property
    def fields(self) -> dict[str, object]:
        """What the body says, by name."""
        try:
            found = json.loads(self.body)
        except (ValueError, RecursionError):  # somebody has changed it
            return {}
        return found if isinstance(found, dict) else {}

    @property
    def is_bare(self) -> bool:
        """Whether words were taken out of it, so that its link cannot be computed."""
        return TAKEN_OUT in self.fields.values()

    @property
    def words(self) -> str:
        """What happened, in short."""
        said = self.fields
        if self.kind == "MovePlayed":
            return f"{said.get('seat')}: {said.get('move')}"
        parts = (f"{name} {_short(value)}" for name, value in said.items() if value)
        return " · ".join((self.kind, *parts))


@dataclass(frozen=True, slots=True, kw_only=True)
class Proof:
    """A game's events. The names of the players are no part of what is proved."""

    game: str
    players: dict[str, str]
    events: tuple[Linked, ...]


def read(text: str) -> Proof:
    """The proof that a text is. Raises Unreadable with what is wrong."""
    try:
        found = json.loads(text)
    except (ValueError, RecursionError) as error:
        raise Unreadable(f"no JSON: {error}") from None
    if not isinstance(found, dict) or found.get("format") != FORMAT:
        raise Unreadable(f"no {FORMAT!r}")
    game, players, events = (found.get(name) for name in ("game", "players", "events"))
    if not isinstance(game, str) or not re.fullmatch(r"[A-Z]{1,4}[0-9]{2}-[0-9]{3,6}", game):
        raise Unreadable("game: the id of a game is expected")
    if not isinstance(players, dict) or set(players) != set(_SEATS):
        raise Unreadable("players: first and second are expected")
    if not isinstance(events, list) or not events:
        raise Unreadable("events: a list is expected")
    return Proof(
        game=game,
        players={seat: str(name) for seat, name in players.items()},
        events=tuple(_event(number, one) for number, one in enumerate(events, 1)),
    )


def _event(number: int, found: object) -> Linked:
    if not isinstance(found, dict) or set(found) != set(_PARTS):
        raise Unreadable(f"event {number}: {', '.join(_PARTS)} are expected")
    for name, kind in _PARTS.items():
        fits = type(found[name]) is kind
        if not fits or (name in _FORMS and not _FORMS[name].fullmatch(found[name])):
            raise Unreadable(f"event {number}: {name} is {found[name]!r}")
    return Linked(**found)


def links(proof: Proof) -> Iterator[str]:
    """The link of each event, as it follows from the events."""
    last = ""
    for event in proof.events:
        lines = (last, proof.game, event.at, event.kind, str(event.version), event.body, "")
        last = hashlib.sha256("\n".join(lines).encode(errors="surrogatepass")).hexdigest()
        if event.is_bare:
            last = event.link
        yield last


def faults(proof: Proof, characters: Iterable[str] = ()) -> Iterator[str]:
    """What does not hold: the first event whose link is another, characters that nothing has."""
    for number, (event, link) in enumerate(zip(proof.events, links(proof), strict=True), 1):
        if event.link != link:
            yield f"event {number} ({event.kind}, {event.at}): its link does not follow"
            return
    for wanted in characters:
        if place(proof, wanted) == 0:
            yield f"no event has a link that begins with {wanted}"


def place(proof: Proof, characters: str) -> int:
    """The number of the event whose link begins with these characters, 0 for none."""
    wanted = characters.lower()
    found = (n for n, one in enumerate(proof.events, 1) if one.link.startswith(wanted))
    return next(found, 0) if len(wanted) >= _LEAST else 0


def told(proof: Proof) -> Iterator[str]:
    """The game in lines: who played, as the file says, and each event with its characters."""
    yield f"{proof.game}  first: {proof.players['first']}, second: {proof.players['second']}"
    yield "(the names are no part of the proof: your letters tell who played)"
    for event in proof.events:
        time = event.at[:16].replace("T", " ")
        yield f"{event.link[:SHOWN]}  {time} UTC  {event.words}"
    if any(event.is_bare for event in proof.events):
        yield f"(what stands beside {TAKEN_OUT!r} is as the file says: that is not proved)"


def main(arguments: Sequence[str]) -> int:
    """Verify a file and say so; the exit status."""
    if not arguments or arguments[0] in ("-h", "--help"):
        sys.stdout.write(__doc__ or "")
        return 0 if arguments else 2
    try:
        proof = read(Path(arguments[0]).read_text(encoding="utf-8"))
    except (OSError, ValueError) as error:
        sys.stderr.write(f"{arguments[0]}: {error}\n")
        return 2
    wrong = list(faults(proof, arguments[1:]))
    for line in (*told(proof), *(wrong or ["it holds"])):
        sys.stdout.write(_harmless(line) + "\n")
    return 1 if wrong else 0


def _short(value: object) -> str:
    return value if isinstance(value, str) else json.dumps(value, ensure_ascii=False)


def _harmless(line: str) -> str:
    """A line in which nothing steers the terminal."""
    return "".join(char if char.isprintable() else "?" for char in line)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
