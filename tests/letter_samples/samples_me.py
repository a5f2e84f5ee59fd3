"""Sample letters about their reader: settings, the digest, what is kept, the end."""

from collections.abc import Iterator

from msgspec.structs import replace

from corr.mail.letter import Board, Draft, GameFacts
from corr.mail.write.facts import DigestGame, Setting
from corr.mail.write.write import Entry, calendar, media_type
from corr.words.templates import Voice
from tests.letter_samples.samples_facts import (
    DATE,
    HOLM,
    OPENING,
    OVER,
    PASS,
    RECEIPT,
    RECORD,
    SITE,
    Sample,
    game_letter,
    happened,
    letter_to_player,
)

_SETTINGS = (
    Setting(name="language", value="sv"),
    Setting(name="time_zone", value="Europe/Stockholm"),
    Setting(name="text", value=""),
    Setting(name="digest", value=""),
    Setting(name="board", value=""),
    Setting(name="letters", value=""),
    Setting(name="receipts", value=""),
    Setting(name="calendar", value=""),
    Setting(name="reminders", value=""),
    Setting(name="announcements", value=""),
)
_CHANGED = {
    "text": "only",
    "digest": "07",
    "board": "discs",
    "letters": "short",
    "receipts": "off",
    "calendar": "on",
    "reminders": "3d 1d",
}
_FILE = "mydata.json"


def me(say: Voice) -> Iterator[Sample]:
    """The letters about their reader, in a language."""
    yield from _settings(say)
    yield from _choices(say)
    yield from _digests(say.language)
    yield from _data(say.language)


def _settings(say: Voice) -> Iterator[Sample]:
    own = say("me", "language_names").partition(",")[0]

    def settings(name: str, about: str, *found: Setting, **facts: object) -> Sample:
        draft = letter_to_player(
            "settings",
            say.language,
            settings=found,
            language_name=own,
            place="Stockholm",
            languages=(("en", "English"), ("et", "eesti"), ("sv", "svenska")),
            events=("SK24",),
            **({"addresses": ("karin@example.org",), "digest": False, "ordered": True} | facts),
        )
        return Sample(name=f"settings{name}", about=about, draft=draft)

    yield settings("", "the reader asked for them", *_SETTINGS, ordered=False)
    changed = [
        replace(one, value=_CHANGED[one.name], changed=True) if one.name in _CHANGED else one
        for one in _SETTINGS
    ]
    addresses = ("karin@example.org", "k.aberg@example.net", "karin@example.com")
    yield settings(
        "_changed", "most of them were changed", *changed, addresses=addresses, digest=True
    )


def _choices(say: Voice) -> Iterator[Sample]:
    """A letter about a game as those who chose otherwise get it."""
    played = (happened("they_played", moves=("k8",)),)
    usual = game_letter("your_move", say.language, happenings=played)
    chosen = (
        ("text", "to a reader who wants text alone", replace(usual, text_only=True)),
        ("discs", "boards in text with discs", replace(usual, style="discs")),
        ("letters", "boards told in words", replace(usual, style="letters", text_only=True)),
        ("calendar", "with the deadline for a calendar", _with_deadline(usual, say)),
    )
    for name, about, draft in chosen:
        yield Sample(name=f"your_move_{name}", about=about, draft=draft)


def _with_deadline(draft: Draft, say: Voice) -> Draft:
    game = _game(draft)
    assert game.due is not None
    entry = Entry(
        uid=f"{game.game}.first@{SITE.host}",
        sequence=12,
        due=game.due,
        summary=say("me", "calendar_entry", game=game.game, opponent=game.opponent),
        description=say("me", "calendar_note", game=game.game, opponent=game.opponent),
    )
    file = calendar((entry,), at=DATE, organizer=SITE.address)
    return replace(draft, attachments=(("corr.ics", media_type((entry,)), file),))


def _digests(language: str) -> Iterator[Sample]:
    turn = game_letter("your_move", language, record=OPENING, game="SK24-012")
    offer = game_letter("your_move", language, record=RECORD, draw_offer="theirs", message="Hej!")
    wait = game_letter(
        "receipt", language, yours=False, game="SK24-021", opponent=HOLM, receipt=RECEIPT
    )
    over = game_letter("game_over", language, game="SK24-030", **OVER, winner="you", ending="time")
    told = (
        (turn, (happened("they_played", moves=("h8 i9 j10",)),)),
        (offer, (happened("they_played", moves=("k8",)), happened("they_offered_draw"))),
        (wait, (happened("you_played", moves=("k8",)),)),
        (over, ()),
    )
    yield Sample(
        name="digest",
        about="the news of several games in one letter a day",
        draft=_digest(
            language,
            tuple((draft, DigestGame(g=_game(draft), happenings=news)) for draft, news in told),
        ),
    )
    last = (turn, DigestGame(g=_game(turn), happenings=told[0][1]))
    yield Sample(
        name="digest_last",
        about="the last one, to a reader who wants single letters again",
        draft=_digest(language, (last,), hour=""),
    )


def _digest(language: str, games: tuple[tuple[Draft, DigestGame], ...], hour: str = "07") -> Draft:
    draft = letter_to_player(
        "digest",
        language,
        digest=tuple(game for _, game in games),
        hour=hour,
        place="Stockholm",
    )
    return replace(
        draft,
        in_reply_to="",
        unsubscribe=f"mailto:{draft.reply_to}?subject=set%20digest%20off%20%5B{PASS}%5D",
        boards=tuple(_board(about) for about, _ in games),
    )


def _board(about: Draft) -> Board:
    assert about.tag is not None
    assert about.picture is not None
    tag = replace(about.tag, game=_game(about).game)
    return Board(tag=tag, picture=about.picture)


def _game(draft: Draft) -> GameFacts:
    game = draft.facts["g"]
    assert isinstance(game, GameFacts)
    return game


def _data(language: str) -> Iterator[Sample]:
    data = letter_to_player("my_data", language, file=_FILE, left_out=3)
    attached = ((_FILE, "application/json", b'{"name": "Karin \xc3\x85berg"}\n'),)
    yield Sample(
        name="my_data",
        about="everything that is kept about the reader, as a file",
        draft=replace(data, attachments=attached),
    )
    gone = letter_to_player("forgotten", language, anonymous="Anonymous 3", folder="Handled")
    yield Sample(
        name="forgotten",
        about="the last letter to a reader who asked to be forgotten",
        draft=replace(gone, tag=None, reply_to=""),
    )
