"""Letters of ours for the demo's tests, written by the real writer."""

from datetime import UTC, datetime, timedelta

from corr.games.renju.renju import RENJU, parse_record
from corr.games.rules import Seat
from corr.mail.letter import Draft, GameFacts
from corr.mail.read.tags import Keys, make_tag, message_id, reply_address
from corr.mail.write.site import Site
from corr.mail.write.write import write
from corr.words.templates import ours

KEYS = Keys(current=b"a secret of the tests")
SITE = Site(name="Sverigekorr", address="td@corr.example", host="corr.example")
TEMPLATES = ours()
SENT = datetime(2024, 3, 5, 9, 23, 11, tzinfo=UTC)
RECORD = "1.h8 2.i9 3.j10 [white] 4.g7 [3 fifths] [black] 5.{g9 i6 e10}=i6 6.h5"


def game_letter(
    record: str = RECORD,
    *,
    kind: str = "your_move",
    opening: str = "soosorv",
    game: str = "SK24-017",
    serial: int = 1,
    turn: str = "you",
    draw_offer: str = "",
    language: str = "sv",
    seat: Seat | None = None,
    answers: str = "",
) -> bytes:
    """The letter to whoever is to act (or `seat`) about the position after a record.

    `answers` is the Message-ID of the player's letter that it answers, if any.
    """
    options = {"opening": opening}
    position = RENJU.start(options)
    moves = parse_record(record, options)
    for move in moves:
        position = RENJU.after(position, move)
    seat = seat or position.to_act or Seat.FIRST
    tag = make_tag(KEYS, game, position.number, seat)
    root = f"{game}.{seat.value}@{SITE.host}"
    facts = GameFacts(
        game=game,
        event="SK24",
        event_name="Sverigekorr 2024",
        you="Kerstin Åhlund",
        opponent="Priit Tamm",
        colour=RENJU.colour(position, seat) or "",
        ply=position.ply,
        turn=turn,
        stage=None if position.outcome else RENJU.stage(position),
        due=SENT + timedelta(days=7),
        left=timedelta(days=7),
        time_zone="Europe/Stockholm",
        draw_offer=draw_offer,
        record=RENJU.record(moves, options),
    )
    draft = Draft(
        kind=kind,
        language=language,
        to_name="Kerstin Åhlund",
        to_address="kerstin.ahlund@post.example",
        message_id=message_id(tag, serial, SITE.host),
        reply_to=reply_address(SITE.address, tag),
        date=SENT,
        facts={"g": facts, "happenings": (), "refusals": (), "norms": None},
        tag=tag,
        picture=RENJU.picture(position),
        in_reply_to=answers or root,
        references=(root, answers) if answers else (root,),
    )
    return write(draft, site=SITE, templates=TEMPLATES)
