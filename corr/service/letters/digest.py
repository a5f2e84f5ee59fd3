"""The digest: one letter a day with every game that has news, for players who asked for that.

What happens meanwhile waits in the store (`news.py`). Making a digest and taking its news off the
list is one transaction, so that no news is lost or told twice.
"""

from collections.abc import Sequence
from dataclasses import replace
from datetime import datetime

from corr.games.rules import Seat
from corr.mail.letter import Board, Draft, Receipt
from corr.mail.read.tags import make_tag
from corr.mail.write.facts import DigestGame
from corr.mail.write.standing import still_true
from corr.mail.write.write import write
from corr.picture.png import png
from corr.service.letters.apart import Apart
from corr.service.letters.compose import game_facts, picture_of, post
from corr.service.letters.news import attached, next_digest, place_of, read_news
from corr.service.letters.plain import address_of, draft_about_no_game, reply_to
from corr.service.office.office import Office, Step, no_step
from corr.store import NewsRow, PlayerRow
from corr.tournament.play.game import Game

GAMES = 25
"""How many games a digest tells of at most; further ones follow in a letter of their own."""

LARGEST = 85_000
"""So many bytes a digest may have; beyond that boards are left out as pictures."""

_FRAME = 600
"""What a picture costs beside its bytes: the headers of its part, and its tag."""


def send_digests(office: Office, at: datetime, step: Step = no_step) -> int:
    """Send the digests whose hour has come, each in one transaction; how many letters went."""
    letters, apart = 0, Apart(office, at)
    for name, since in office.store.waiting_news():
        if apart.waits("digest", name):
            continue
        with apart.each("digest", name):
            player = office.store.player(name)
            if player is None or next_digest(office, player, since) > at:
                continue
            step("due")
            with office.folder.transaction():
                letters += _send_all(office, player, at)
                step("gathered")
    return letters


def _send_all(office: Office, player: PlayerRow, at: datetime) -> int:
    letters = 0
    while rows := office.store.news_for(player.id):
        letters += _send(office, player, rows, at)
    return letters


def _send(office: Office, player: PlayerRow, rows: Sequence[NewsRow], at: datetime) -> int:
    """Send one digest of as many games as it holds; how many letters went."""
    names = list(dict.fromkeys(row.game for row in rows))[:GAMES]
    rows = [row for row in rows if row.game in names]
    to = address_of(player)
    if not to:
        office.store.drop_news(player.id)
        return 0
    games = [_seated(office, name, player) for name in names]
    games.sort(key=lambda one: _urgency(*one))
    facts: dict[str, object] = {
        "digest": tuple(
            _told(office, game, seat, [row for row in rows if row.game == game.id], at)
            for game, seat in games
        ),
        "hour": player.settings.get("digest", ""),
        "place": place_of(office, player),
    }
    draft = draft_about_no_game(
        office,
        player,
        "digest",
        facts,
        at=at,
        to=to,
        references=(f"digest.{player.id}@{office.site.host}",),
        attachments=attached(office, games, at),
        boards=tuple(_board(office, game, seat) for game, seat in games),
        unsubscribe=f"set digest {player.settings.get('digest', 'daily')}",
    )
    draft = _fitting(office, draft)
    office.store.tell_news(rows, draft.message_id)
    post(office, draft, at=at, cause=f"digest.{player.id}.{rows[-1].n}")
    return 1


def _seated(office: Office, name: str, player: PlayerRow) -> tuple[Game, Seat]:
    game = office.folder.game(name)
    assert game is not None
    seat = game.seat_of(player.id)
    assert seat is not None
    return game, seat


def _urgency(game: Game, seat: Seat) -> tuple[int, str, str]:
    """Games that wait for the reader first, by deadline; those that are over last."""
    if game.clock is None:
        return 2, "", game.id
    return int(game.clock.seat is not seat), game.clock.due.isoformat(), game.id


def _told(
    office: Office, game: Game, seat: Seat, rows: Sequence[NewsRow], at: datetime
) -> DigestGame:
    """What a digest tells of a game. Of a move that was answered meanwhile the receipt is old."""
    news = [read_news(row.told) for row in rows]
    receipt: Receipt | None = news[-1].receipt
    facts = game_facts(office, game, seat, at=at)
    if rows[-1].number != game.letter_number:
        receipt = None
    messages = "\n\n".join(one.message for one in news if one.message)
    happenings = [happening for one in news for happening in one.happenings]
    told = [one for at, one in enumerate(happenings) if one not in happenings[:at]]
    facts = replace(facts, message=messages, receipt=receipt)
    return DigestGame(g=facts, happenings=still_true(told, facts))


def _board(office: Office, game: Game, seat: Seat) -> Board:
    tag = make_tag(office.keys, game.id, game.letter_number, seat)
    return Board(tag=tag, reply_to=reply_to(office, tag), picture=picture_of(game))


def _fitting(office: Office, draft: Draft) -> Draft:
    """The draft with as many of its boards drawn as there is room for, the first ones first."""
    bare = replace(draft, boards=tuple(replace(one, drawn=False) for one in draft.boards))
    if draft.text_only:
        return bare
    room = LARGEST - len(write(bare, site=office.site, templates=office.templates))
    boards = list[Board]()
    for board in draft.boards:
        room -= len(png(board.picture)) * 4 // 3 * 78 // 76 + _FRAME
        boards.append(replace(board, drawn=room > 0))
    return replace(draft, boards=tuple(boards))
