"""Sample letters about who wrote a letter, and about requests that need a yes."""

from collections.abc import Iterator
from datetime import timedelta
from typing import Any

from msgspec.structs import replace

from corr.mail.letter import Draft
from corr.mail.write.facts import Leaving
from tests.letter_samples.samples_facts import DATE, PASS, Sample, game_letter, letter_to_player

_ELSEWHERE = "other@example.net"
_NEW = "karin.aberg@example.net"
_NOTHING: dict[str, Any] = {
    "g": None,
    "address": "",
    "arrived": None,
    "lines": (),
    "message": "",
    "too_long": False,
    "why": "",
}
_LEAVING = Leaving(
    event="SK24",
    name="Sverigekorr 2024",
    games=7,
    completed=2,
    running=4,
    unstarted=1,
    annulled=True,
)


def identity(language: str) -> Iterator[Sample]:
    """The letters about who wrote, in a language."""
    for part in (_letters, _requests, _answers):
        yield from part(language)


def _letters(language: str) -> Iterator[Sample]:
    """Somebody wrote in the reader's name."""
    g = game_letter("foreign", language).facts["g"]
    about: dict[str, Any] = {
        "what": "letter",
        "value": "k1",
        "mine": True,
        "address": _ELSEWHERE,
        "arrived": DATE,
        "holds": DATE + timedelta(days=3),
        "zone": "Europe/Stockholm",
        "lines": ("13. f10", "SK24-012 white"),
        "message": "Good luck!\nBest wishes to all of you.",
        "too_long": False,
    }
    unshown: dict[str, Any] = {"lines": (), "message": ""}
    for kind, name, told, facts in (
        ("foreign", "", "a letter about a game came from an unknown address", {"g": g, "why": ""}),
        ("foreign", "_plain", "a letter about no game did", {"g": None, "why": "", **unshown}),
        (
            "foreign",
            "_long",
            "one that asks for too much to be shown did",
            {"g": g, "why": "", "too_long": True, **unshown},
        ),
        ("confirm", "", "a letter may be forged", {"g": g, "why": "failed"}),
        (
            "confirm",
            "_unvouched",
            "no mail server vouches for one",
            {"g": None, "why": "unknown", "message": ""},
        ),
        (
            "confirm",
            "_long",
            "one that may be forged asks for too much to be shown",
            {"g": None, "why": "failed", "too_long": True, **unshown},
        ),
    ):
        draft = _asked(kind, language, **(about | facts))
        yield Sample(name=f"{kind}{name}", about=told, draft=draft)


def _requests(language: str) -> Iterator[Sample]:
    """The reader is asked for a yes."""
    for name, told, facts in (
        (
            "_address",
            "letters are to go to another address: to the old one",
            {"what": "address", "value": _NEW, "mine": True},
        ),
        (
            "_new_address",
            "letters are to go to another address: to the new one",
            {"what": "address", "value": _NEW, "mine": False},
        ),
        (
            "_old_address",
            "an address is to be struck out",
            {"what": "remove", "value": _ELSEWHERE, "mine": True},
        ),
        (
            "_forget",
            "the reader wants to be forgotten",
            {"what": "forget", "value": "", "mine": True},
        ),
        (
            "_leave",
            "the reader wants to leave an event that runs",
            {"what": "withdraw", "value": "SK24", "mine": True, "leaving": _LEAVING},
        ),
        (
            "_leave_late",
            "most games of the reader's are over",
            {
                "what": "withdraw",
                "value": "SK24",
                "mine": True,
                "leaving": replace(_LEAVING, completed=6, unstarted=0, annulled=False, running=1),
            },
        ),
    ):
        draft = _asked("confirm", language, **(_NOTHING | facts))
        yield Sample(name=f"confirm{name}", about=told, draft=draft)


def _answers(language: str) -> Iterator[Sample]:
    """The yes or no has arrived."""
    for name, told, facts in (
        ("", "a letter counts now", {"what": "letter", "state": "done", "value": "k1"}),
        (
            "_waiting",
            "the other address has to say yes too",
            {"what": "address", "state": "waiting", "value": _NEW},
        ),
        (
            "_address",
            "letters go to another address now",
            {"what": "address", "state": "done", "value": _NEW},
        ),
        (
            "_old_address",
            "an address is struck out",
            {"what": "remove", "state": "done", "value": _ELSEWHERE},
        ),
        (
            "_declined",
            "the reader did not write that letter",
            {"what": "letter", "state": "declined", "value": "k1"},
        ),
        (
            "_declined_address",
            "the reader does not want what was asked",
            {"what": "address", "state": "declined", "value": _NEW},
        ),
        (
            "_forget",
            "nothing more is to be done",
            {"what": "forget", "state": "done", "value": ""},
        ),
    ):
        draft = letter_to_player("confirmed", language, mine=True, **facts)
        yield Sample(name=f"confirmed{name}", about=told, draft=draft)


def _asked(kind: str, language: str, **facts: Any) -> Draft:
    """A letter with the pass of a request."""
    tag = replace(PASS, number=2)
    return replace(
        letter_to_player(kind, language, **facts),
        message_id=f"{tag}.1@corr.example.org",
        reply_to=f"td+{tag}@corr.example.org",
        tag=tag,
    )
