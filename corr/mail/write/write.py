"""From a `Draft` to the final bytes of a mail: multipart text and HTML, the board as a picture.

The same draft gives the same bytes; the clock and chance are in the draft.
"""

import hashlib
import re
from collections.abc import Callable, Iterator, Mapping, Sequence
from datetime import UTC, datetime, timedelta
from email.utils import format_datetime
from functools import lru_cache, partial
from typing import Any
from urllib.parse import quote

from msgspec import Struct

from corr.games.rules import Picture
from corr.games.track import Track
from corr.mail.letter import Draft, GameFacts, Tag
from corr.mail.read import quotes
from corr.mail.read.machines import LOOP_FIELD
from corr.mail.write import write_mime as mime
from corr.mail.write.board_shown import (
    DRAWN,
    NO_BOARD,
    SIGNS,
    alt,
    has_spots,
    image,
    shown,
    size_of,
)
from corr.mail.write.board_table import (
    STYLE,
    BoardTable,
    Tap,
    board_table,
    content_id,
    leaner,
    most_bytes,
)
from corr.mail.write.explain import explanation_items
from corr.mail.write.facts import DigestGame
from corr.mail.write.site import Site
from corr.mail.write.track_table import keys
from corr.picture.figure import figure, shown_size
from corr.picture.tiles import Tile, tile_png
from corr.sentences.plain import Block, blocks, glimpse, wrap
from corr.words.templates import Templates, Voice

# -- deadlines as calendar entries (RFC 5545, methods of RFC 5546) ----
# A later entry with the same UID takes the place of an earlier one, so nothing stands there twice.
ALARM = timedelta(days=1)
"""How long before the deadline the calendar reminds its owner."""

_OCTETS = 75


class Entry(Struct, frozen=True, kw_only=True):
    """A deadline. `sequence` rises with every change; `cancelled` takes it out of the calendar.

    `uid` stays the same for as long as it is the same entry.
    """

    uid: str
    sequence: int
    due: datetime
    summary: str
    description: str = ""
    cancelled: bool = False


def calendar(entries: Sequence[Entry], *, at: datetime, organizer: str) -> bytes:
    """The entries as a calendar file; `at` is when it was written, `organizer` an address."""
    lines = [
        "BEGIN:VCALENDAR",
        "VERSION:2.0",
        "PRODID:-//corr//correspondence games//EN",
        "CALSCALE:GREGORIAN",
        f"METHOD:{method(entries)}",
        *(line for entry in entries for line in _event(entry, at, organizer)),
        "END:VCALENDAR",
    ]
    return b"".join(_folded(line) for line in lines)


def method(entries: Sequence[Entry]) -> str:
    """`CANCEL` if nothing is left of the entries, else `PUBLISH`."""
    return "CANCEL" if all(entry.cancelled for entry in entries) else "PUBLISH"


def media_type(entries: Sequence[Entry]) -> str:
    """The MIME type of the calendar file with these entries."""
    return f"text/calendar; charset=utf-8; method={method(entries)}"


def _event(entry: Entry, at: datetime, organizer: str) -> list[str]:
    lines = [
        "BEGIN:VEVENT",
        f"UID:{_text(entry.uid)}",
        f"SEQUENCE:{entry.sequence}",
        f"DTSTAMP:{_utc(at)}",
        f"ORGANIZER:mailto:{organizer}",
        f"DTSTART:{_utc(entry.due)}",
        f"SUMMARY:{_text(entry.summary)}",
    ]
    if entry.description:
        lines.append(f"DESCRIPTION:{_text(entry.description)}")
    # The owner is not busy while a move is due.
    lines += ["TRANSP:TRANSPARENT", f"STATUS:{'CANCELLED' if entry.cancelled else 'CONFIRMED'}"]
    if not entry.cancelled:
        lines += [
            "BEGIN:VALARM",
            "ACTION:DISPLAY",
            f"DESCRIPTION:{_text(entry.summary)}",
            f"TRIGGER:-P{ALARM.days}D",
            "END:VALARM",
        ]
    return [*lines, "END:VEVENT"]


def _utc(moment: datetime) -> str:
    return moment.astimezone(UTC).strftime("%Y%m%dT%H%M%SZ")


def _text(text: str) -> str:
    r"""A text value, its separators escaped; control characters have no place in one.

    >>> print(_text("a, b; c"))
    a\, b\; c
    """
    text = text.replace("\\", "\\\\").replace(";", "\\;").replace(",", "\\,")
    text = "\\n".join(text.splitlines())
    return "".join(c if c.isprintable() else " " for c in text)


def _folded(line: str) -> bytes:
    """A content line in lines of at most 75 octets, never cut inside a character."""
    parts, part, room = list[str](), "", _OCTETS
    for letter in line:
        if len((part + letter).encode()) > room:
            parts.append(part)
            part, room = "", _OCTETS - 1
        part += letter
    return "\r\n ".join([*parts, part]).encode() + b"\r\n"


# -- from a `Draft` to the final bytes of a mail ----


_ABSENT: dict[str, object] = {
    "g": None,
    "happenings": (),
    "earlier": (),
    "refusals": (),
    "norms": None,
    "arbiter": "",
    "choices": (),
    "rest": (),
    "preview": "",
    "may_write": False,
    "cancelled": "",
    "moved_up": False,
    "form": "",
    "leaving": None,
    "about_game": "",
    "about_match": False,
    "matches": False,
    "over": None,
    "brings": "",
    "brief": False,
    "others": None,
    "near": 0,
    "stacks": "",
    "needs": (),
    "keys": (),
    "standing": "",
}
"""What templates ask of letters that may have none."""

CHAIN_FIELD = "X-Corr-Chain"
"""The field with the whole link of a game's last event, whose first characters a letter shows."""
_CHAIN = re.compile(rb"(?m)^" + CHAIN_FIELD.encode() + rb": ([0-9a-f]{64})\r?$")

_GREETING = re.compile(r"[^.:;?!]{1,120}[,!]")
"""A first line that only greets, in any language."""

_COST = "you_had_played"

MOST_IF_BOARDS = 4
"""How many lines of moves in advance are shown as boards; words tell them all."""


def write(draft: Draft, *, site: Site, templates: Templates) -> bytes:
    """The mail, ready for SMTP: CRLF line ends, every line of legal length.

    Raises ValueError for an address or Message-ID that no header can carry.
    """
    say = templates.voice(draft.language)
    facts = _facts(draft, site, say) | {"marker": (marker := _marker(draft, say, whole=True))}
    subject, text = say.plain(draft.kind, facts)
    end = f"[{draft.tag}]" if draft.tag and not draft.subject else ""
    subject = mime.phrase(subject)
    body = mime.text_part("plain", wrap(text), "; format=fixed")
    if not draft.text_only:
        parts = [one for one in blocks(text) if one.lines[0] != marker]
        facts |= {
            "subject": subject,
            "marker": _marker(draft, say),
            "blocks": parts,
            "preheader": _preheader(parts),
            "mailto": _in_own_words(_links_of(draft, site, subject), draft.picture, say),
        }
        (html, board), cid = _markup(draft, site, say, facts), str(facts["cid"])
        body = _with_html(body, html, (*_pictures(draft, html, cid), *_tiles(board, html)), cid)
    if draft.attachments:
        files = (mime.attached_part(*one) for one in draft.attachments)
        body = mime.multipart("mixed", (body, *files), str(facts["cid"]))
    return (
        mime.header_lines(_headers(draft, site, mime.subject(draft.subject or subject, end), say))
        + body
    )


def chain_in(head: bytes) -> str:
    """The link that a letter of ours shows, by its first bytes; "" if it shows none."""
    found = _CHAIN.search(head.partition(b"\r\n\r\n")[0])
    return found[1].decode() if found else ""


def _facts(draft: Draft, site: Site, say: Voice) -> dict[str, Any]:
    """The variables of the templates: the draft's facts and what belongs to every letter."""
    seen = bool(draft.facts.get("preview"))
    return {
        **_ABSENT,
        **draft.facts,
        **_in_order(draft),
        **_explained(draft, say),
        "kind": draft.kind,
        "say": say,
        "lang": say.language,
        "site": site,
        "date": draft.date,
        "name": draft.to_name,
        **(shown(draft.picture, draft.style, say, seen=seen) if draft.picture else NO_BOARD),
        "signs": SIGNS.get(draft.style, ()),
        "boards": tuple(_board(draft, site, say, at) for at in range(len(draft.boards))),
        "cid": _cid(draft, site, "board"),
        "ifs": tuple(_if_lines(draft, site, say)),
        "figures": _figures_shown(draft, site, say),
        "also": _also(draft),
    }


def _marker(draft: Draft, say: Voice, *, whole: bool = False) -> str:
    """The line on top of a letter with a tag, above which the answer stands, else "".

    The `whole` tag of a position stands in the text part, where no link bears it: programs that
    drop all headers quote it. In the HTML part it would take a second line of a phone.
    """
    if (tag := draft.tag) is None:
        return ""
    where = f"[{tag}]" if whole and not tag.is_pass else f"{tag.game}.{tag.number}"
    return quotes.marker(say("letter", "marker"), where)


def _also(draft: Draft) -> tuple[str, ...]:
    """What else can be answered in a game, as orders, but for what a button of its own says."""
    game, refusals = _game(draft), draft.facts.get("refusals")
    if game is None or not game.turn:
        return ()
    may_pass = game.turn == "you" and game.stage and game.stage.params.get("can_pass")
    asked = [one.code for one in refusals] if isinstance(refusals, tuple) else []
    return (
        "show",
        *(("pass",) if may_pass else ()),
        *(f"claim {kind}" for kind in game.claims),
        *(("claim draw",) if game.draw_claim else ()),
        *(_resigning(game) if {"confirm_resign", "confirm_concede"}.isdisjoint(asked) else ()),
        "help",
    )


def _resigning(game: GameFacts) -> tuple[str, ...]:
    """How a game is resigned; one of a match only in one's turn, and by an offer."""
    if game.stage is None or not game.stage.code.startswith(("bg_", "contribute")):
        return ("resign",)
    offers = game.turn == "you" and game.stage.code in ("bg_roll_or_double", "bg_play")
    return ("resign single",) if offers else ()


def _in_order(draft: Draft) -> Mapping[str, object]:
    """The happenings, and `earlier` ones that stand below the board if there is other news.

    What a move cost that got no letter of its own is the oldest news, and the least.
    """
    found = draft.facts.get("happenings")
    every = found if isinstance(found, tuple) else ()
    told = tuple([one for one in every if one.code != _COST])
    if not (told or draft.facts.get("refusals")):
        return {}
    return {"happenings": told, "earlier": tuple([one for one in every if one.code == _COST])}


def _in_one_line(part: Block) -> str:
    if part.kind != "list":
        return " ".join(part.lines)
    return " ".join(line if line[-1:] in ".:!?" else f"{line};" for line in part.lines).strip(";")


def _preheader(parts: Sequence[Block]) -> str:
    """What a list of letters shows of a letter of words: how it begins behind the greeting.

    A title says no more than the subject. Above a list it goes on with that, as a colon does.
    """
    kinds = ("text", "heading", "list")
    said = [(part.kind, _in_one_line(part)) for part in parts if part.kind in kinds]
    if said and _GREETING.fullmatch(said[0][1]):
        del said[0]
    if [kind for kind, _ in said[:2]] == ["heading", "text"] and said[0][1][-1].isalnum():
        del said[0]
    first, *more = (text for _, text in said) if said else ("",)
    if more and first and (first[-1] == ":" or first[-1].isalnum()):
        first = f"{first.removesuffix(':')}: {more[0]}"
    return glimpse((first,))


def _links_of(draft: Draft, site: Site, subject: str) -> Callable[[str], str]:
    """The function from an answer to a letter to the link that opens it."""
    if draft.tag:
        return answers_to(site, draft.tag)
    return _mailto(draft.reply_to or site.address, f"Re: {subject}")


def _in_own_words(link: Callable[[str], str], picture: object, say: Voice) -> Callable[[str], str]:
    """Links of a match, whose answers are in words of their reader.

    They have no letter beyond ASCII: Outlook for Windows reads such ones in a link as Latin-1.
    """
    if not isinstance(picture, Track):
        return link

    def opened(body: str) -> str:
        bare = body.rstrip(" :")
        return link(say("letter", "bg_tap", text=bare) + body[len(bare) :] if bare else body)

    return opened


def _markup(
    draft: Draft, site: Site, say: Voice, facts: dict[str, Any]
) -> tuple[str, BoardTable | None]:
    """The HTML part, and the board in it that one taps, in a letter that asks for a move at one.

    Where the game lets it be, a letter that would be too large gets a leaner board.
    """
    game = _game(draft)
    if game is None or game.turn != "you" or draft.facts.get("preview"):
        return _with_board(draft, say, facts, None), None
    picture = draft.picture
    if not (game.taps and isinstance(picture, Picture) and draft.tag):
        if isinstance(picture, Track):
            facts = {**facts, "keys": keys(picture, game.taps) if game.taps else ()}
        return _with_board(draft, say, facts, None), None
    kinds = ("black", "white", "neutral")
    colours = {kind: say("board", "colour", name=kind) for kind in kinds}
    link = answers_to(site, draft.tag)("")
    board = board_table(picture, game.taps, link, colours, DRAWN)
    html = _with_board(draft, say, facts, board)
    if game.fewer_taps and (over := len(mime.html_part(html)) - most_bytes(picture)) > 0:

        def lean(taps: Sequence[Tap]) -> BoardTable:
            return board_table(picture, taps, link, colours, DRAWN, lean=True)

        board, near = leaner(picture, game.taps, lean, room=board.size - over)
        html = _with_board(draft, say, {**facts, "near": near}, board)
    return html, board


def _with_board(draft: Draft, say: Voice, facts: dict[str, Any], board: BoardTable | None) -> str:
    """The HTML part with a board to tap, or with none."""
    shown = {"tap_board": board.markup if board else "", "tap_style": STYLE if board else ""}
    return say.html(draft.kind, {**facts, **shown})


def _game(draft: Draft) -> GameFacts | None:
    game = draft.facts.get("g")
    return game if isinstance(game, GameFacts) else None


def _ifs(draft: Draft) -> tuple[Picture, ...]:
    """The boards of the reader's moves in advance that a letter shows."""
    lines = game.ifs if (game := _game(draft)) else ()
    return tuple(line.picture for line in lines if line.picture)[:MOST_IF_BOARDS]


def _if_lines(draft: Draft, site: Site, say: Voice) -> Iterator[dict[str, object]]:
    """The reader's moves in advance, the first ones each with its board."""
    boards = iter(enumerate(_ifs(draft), 1))
    for line in game.ifs if (game := _game(draft)) else ():
        at, picture = next(boards, (0, None)) if line.picture else (0, None)
        board = None
        if picture:
            cid = _cid(draft, site, f"if-{at}")
            board = {"cid": cid, "size": size_of(picture), "alt": alt(picture, say)}
        yield {"pairs": line.pairs, "board": board}


def _figures(draft: Draft) -> tuple[Picture, ...]:
    """The figures of what can be answered, each once, though several games may ask for one."""
    digest = draft.facts.get("digest")
    several = (
        [one.g for one in digest if isinstance(one, DigestGame)]
        if isinstance(digest, tuple)
        else []
    )
    games = [game for game in (_game(draft), *several) if game and game.turn == "you"]
    return tuple(dict.fromkeys(one for game in games if game.stage for one in game.stage.figures))


def _figures_shown(draft: Draft, site: Site, say: Voice) -> Mapping[Picture, Mapping[str, object]]:
    """What the template needs of each figure, which can stand at several places of the letter."""
    return {
        one: {
            "cid": _cid(draft, site, f"figure-{at}"),
            "size": shown_size(one),
            "alt": alt(one, say),
        }
        for at, one in enumerate(_figures(draft), 1)
    }


def _board(draft: Draft, site: Site, say: Voice, at: int) -> dict[str, object]:
    """What the template of a letter about several games needs of one of its boards."""
    board = draft.boards[at]
    return {
        **shown(board.picture, draft.style, say),
        "cid": _cid(draft, site, f"board-{at + 1}") if board.drawn else "",
        "mailto": _in_own_words(answers_to(site, board.tag), board.picture, say),
    }


def _cid(draft: Draft, site: Site, name: str) -> str:
    seed = hashlib.sha256(draft.message_id.encode()).hexdigest()[:16]
    return f"{name}-{seed}@{site.host}"


def _explained(draft: Draft, say: Voice) -> dict[str, object]:
    """Why a move that ended a game was forbidden, and whether the board shows points of that."""
    game = _game(draft)
    explanation = game.explanation if game else None
    return {
        "explained": explanation_items(explanation.said, say) if explanation else (),
        "spotted": has_spots(draft.picture),
    }


def answers_to(site: Site, tag: Tag) -> Callable[[str], str]:
    """Links that name a position in the subject: programs ask before they send a mail without.

    The address stays the same in every letter, so that address books collect it but once.
    """
    return _mailto(site.address, str(tag))


def _mailto(address: str, subject: str) -> Callable[[str], str]:
    """A function from an answer to the link that opens a mail with it, addressed and titled."""
    start = f"mailto:{quote(address, safe='@')}?subject={quote(subject, safe=':')}"
    return lambda body: f"{start}&body={quote(body)}"


def _headers(draft: Draft, site: Site, subject: tuple[str, ...], say: Voice) -> mime.Headers:
    message_id, game = mime.message_ids(draft.message_id), _game(draft)
    if not message_id:
        raise ValueError(f"not a Message-ID: {draft.message_id!r}")
    return (
        ("From", mime.mailbox(site.name, site.address)),
        ("To", mime.mailbox(draft.to_name, draft.to_address)),
        ("Subject", subject),
        ("Date", (format_datetime(draft.date),)),
        ("Message-ID", message_id),
        ("In-Reply-To", mime.message_ids(draft.in_reply_to)),
        ("References", mime.message_ids(*draft.references)),
        ("Reply-To", _reply_to(draft, site)),
        ("Auto-Submitted", ("auto-replied" if draft.in_reply_to else "auto-generated",)),
        ("X-Auto-Response-Suppress", ("DR, RN, NRN, OOF, AutoReply",)),
        (LOOP_FIELD, (site.host,)),
        (CHAIN_FIELD, (game.chain,) if game and game.chain else ()),
        ("List-Unsubscribe", (f"<{draft.unsubscribe}>",) if draft.unsubscribe else ()),
        ("Content-Language", (say.language,)),
        ("MIME-Version", ("1.0",)),
    )


def _reply_to(draft: Draft, site: Site) -> tuple[str, ...]:
    if not draft.reply_to:
        return ()
    ours = draft.tag is not None or draft.reply_to == site.address
    return mime.mailbox(site.name if ours else "", draft.reply_to)


def _with_html(plain: bytes, html: str, pictures: Sequence[bytes], cid: str) -> bytes:
    """The text part with its alternative in HTML, and the pictures that this shows."""
    rich = mime.html_part(html)
    if pictures:
        rich = mime.multipart("related", (rich, *pictures), cid)
    return mime.multipart("alternative", (plain, rich), cid)


def _pictures(draft: Draft, html: str, cid: str) -> tuple[bytes, ...]:
    """The pictures that the HTML part shows; the board is none where it is to be tapped."""
    found = [("board", partial(image, draft.picture))] if draft.picture else []
    found += [
        (f"board-{at}", partial(image, one.picture)) for at, one in enumerate(draft.boards, 1)
    ]
    found += [(f"if-{at}", partial(image, picture)) for at, picture in enumerate(_ifs(draft), 1)]
    found += [(f"figure-{at}", partial(figure, one)) for at, one in enumerate(_figures(draft), 1)]
    rest = cid.removeprefix("board")
    return tuple(
        mime.inline_part(name + rest, draw())
        for name, draw in found
        if f"cid:{name}{rest}" in html
    )


def _tiles(board: BoardTable | None, html: str) -> tuple[bytes, ...]:
    """The images of a board that one taps, if the HTML part shows it."""
    shown = board.tiles if board and board.markup in html else ()
    return tuple(map(_image, shown))


@lru_cache(maxsize=1024)
def _image(tile: Tile) -> bytes:
    return mime.inline_part(content_id(tile), tile_png(tile))


def order_link(address: str, tag: Tag, order: str) -> str:
    """A `mailto:` link that sends an order to us, for programs that send no more than that."""
    return f"mailto:{quote(address, safe='@')}?subject={quote(f'{order} [{tag}]', safe='')}"
