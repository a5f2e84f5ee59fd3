"""What a player orders about themselves: settings, a file of everything kept, to be forgotten."""

import json
from collections.abc import Iterator, Sequence
from datetime import datetime
from email import message_from_bytes, policy
from email.message import EmailMessage

from corr.errors import PlayerError
from corr.games.registry import rules_for
from corr.games.rules import Seat
from corr.mail.letter import Refusal
from corr.mail.orders.orders import read_orders
from corr.mail.read.read import plain_text
from corr.mail.read.tags import without_codes
from corr.mail.write.facts import Setting
from corr.participants import written_kind
from corr.ranking.board.board_file import parse
from corr.service.letters.news import place_of
from corr.service.letters.plain import address_of, is_spent, send_about_no_game
from corr.service.letters.reading import NAMES, USUAL, read_choice
from corr.service.office.case import Case
from corr.service.office.office import Office
from corr.service.office.people import person_of, record_person
from corr.service.office.reminders import look_anew
from corr.service.play.forced import order_everywhere
from corr.service.players.forget import about, still_playing
from corr.service.post.asked import running_games
from corr.service.register.requests import ask, ask_address, ask_address_away
from corr.store.rows import InboxRow, PlayerRow, stamp
from corr.tournament.contest.contest import OVER
from corr.tournament.events.events import PRIVATE, Event, encode
from corr.tournament.events.events_board import ListPublished, RatingsStarted
from corr.tournament.events.events_player import SettingChanged
from corr.tournament.play.orders import Forget, MyData, Set
from corr.tournament.play.person import stream_of

# -- everything that is kept about a player ----
# It holds nothing that gives power over a game and nothing that is an opponent's secret.


LARGEST = 3_500_000
"""So many bytes the file may have; a letter with it stays below 5 MB."""

FILE = "mydata.json"


Object = dict[str, object]


def send_my_data(case: Case, player: PlayerRow) -> None:
    """Queue the letter with everything that is kept about a player."""
    text, left_out = my_data(case.office, player, case.at)
    send_about_no_game(
        case.office,
        player,
        "my_data",
        {"file": FILE, "left_out": left_out},
        at=case.at,
        cause=case.letter.key,
        answers=case.letter,
        unsolicited=case.proven,
        attachments=((FILE, "application/json", text.encode()),),
    )


def my_data(office: Office, player: PlayerRow, at: datetime) -> tuple[str, int]:
    """What is kept about a player as JSON, and of how many letters the text had no room."""
    found: Object = {
        "made_at": stamp(at),
        "kept_by": f"{office.site.name} <{office.site.address}>",
        "player": {
            "id": player.id,
            "name": player.name,
            "member_no": player.member_no,
            "club": player.club,
            "country": player.country,
            "kind": written_kind(player.kind),
            "language": player.language,
            "time_zone": player.time_zone,
        },
        "addresses": list(player.addresses),
        "settings": dict(player.settings),
        "levels": [dict(grade) for grade in office.store.personal.grades(player.id)],
        "events": [
            {"event": event, "state": state, "start_number": number}
            for event, state, number in office.store.personal.entries(player.id)
        ],
        "games": [*_games(office, player)],
        "register": [_event(one) for one in office.store.events.of_stream(stream_of(player.id))],
        "waiting_for_your_digest": [
            {"game": one.game, "at": stamp(one.at)}
            for one in office.store.news.news_for(player.id)
        ],
        "about_you": [_about(one) for one in about(office, player.id, player.addresses)],
        "ratings": [*_ratings(office, player.id)],
        "events_at_the_board": [*_at_the_board(office, player.id)],
    }
    letters: Object = {
        "letters_from_you": sorted(_letters_from(office, player), key=_arrival, reverse=True),
        "letters_in_your_name_from_elsewhere": [
            {**_letter(row), "text": _text(row.raw)}
            for row in office.store.personal.letters_in_name(player.id)
        ],
        "letters_to_you": [*_letters_to(office, player)],
    }
    left_out = _cut(letters, LARGEST - len(_written(found).encode()))
    return _written({**found, **letters}), left_out


def _cut(letters: Object, room: int) -> int:
    """Leave texts of letters out for which there is no room, the oldest first; how many."""
    texted = [one for those in letters.values() for one in _rows(those) if "text" in one]
    texts = [json.dumps(one["text"], ensure_ascii=False) for one in texted]
    room -= len(_written(letters).encode()) - sum(len(text.encode()) for text in texts)
    left_out = 0
    for letter, text in zip(texted, texts, strict=True):
        size = len(text.encode())
        if size > room:
            letter["text"], left_out = None, left_out + 1
            room = 0
        else:
            room -= size
    return left_out


def _rows(those: object) -> list[Object]:
    assert isinstance(those, list)
    return those


def _arrival(letter: Object) -> str:
    return str(letter["arrived"])


def _written(value: object) -> str:
    return json.dumps(value, ensure_ascii=False, indent=1) + "\n"


def _games(office: Office, player: PlayerRow) -> Iterator[Object]:
    for row in office.store.events.games_of_player(player.id):
        game = office.folder.game(row.id)
        assert game is not None
        seat = game.seat_of(player.id)
        assert seat is not None
        opponent = office.store.players.player(game.players[seat.other])
        yield {
            "game": row.id,
            "event": row.event,
            "opponent": opponent.name if opponent else "",
            "colour": game.judge.colour(game.position, seat) or "",
            "state": row.state,
            "started_at": stamp(row.started_at),
            "ended_at": stamp(row.ended_at) if row.ended_at else None,
            "result": _result(row.result, seat),
            "ending": row.ending,
            "moves": game.judge.record(game.moves, game.options),
            "history": [
                _event(one)
                for one in office.store.events.of_stream(row.id)
                if not _is_secret(one, seat)
            ],
        }


def _result(result: str, seat: Seat) -> str:
    """The result as the player sees it, their own points first."""
    return "-".join(result.split("-")[:: 1 if seat is Seat.FIRST else -1])


def _is_secret(event: Event, seat: Seat) -> bool:
    """Whether an event is the opponent's own: moves in advance, notes, wrong claims."""
    return isinstance(event.body, PRIVATE) and event.body.seat is not seat


def _event(event: Event) -> Object:
    kind, _, body = encode(event.body)
    return {"at": stamp(event.at), "what": kind, **json.loads(body)}


def _about(event: Event) -> Object:
    """What was written down about the player; a command may name others by their addresses."""
    found = {"where": event.stream, **_event(event)}
    return {name: value for name, value in found.items() if name != "command"}


def _ratings(office: Office, player: str) -> Iterator[Object]:
    """The player's ratings on all lists that were published."""
    for stream in office.store.board.rating_streams():
        for event in office.store.events.of_stream(stream):
            body = event.body
            if isinstance(body, RatingsStarted) and player in body.ratings:
                found = body.ratings[player]
                yield {"game": body.game, "beginning_of": body.first, "rating": found}
            if isinstance(body, ListPublished):
                on = {**(body.off_list or {}), **body.ratings}
                if player in on:
                    yield {"game": body.game, "period": body.period, "rating": on[player]}


def _at_the_board(office: Office, player: str) -> Iterator[Object]:
    """The player's games in events at the board, opponents by their ids."""
    for row in office.store.board.board_events():
        event = parse(row.file)
        if any(one.id == player for one in event.players):
            yield {
                "event": row.id,
                "ended_on": row.ended_on,
                "games": [
                    {"black": one.black, "white": one.white, "result": one.result}
                    for one in event.games
                    if player in (one.black, one.white)
                ],
            }


def _letters_from(office: Office, player: PlayerRow) -> Iterator[Object]:
    for address in player.addresses:
        for row in office.store.personal.letters_from(address):
            yield {**_letter(row), "text": _text(row.raw)}


def _letter(row: InboxRow) -> Object:
    """What is kept about a letter that came in, without its text."""
    return {
        "arrived": stamp(row.arrived),
        "from": row.sender,
        "subject": _subject(row.raw),
        "fate": f"{row.state}: {row.reason}" if row.reason else row.state,
        "verdict_about_the_sender": row.verdict,
        "selector_of_the_signature": row.selector,
    }


def _letters_to(office: Office, player: PlayerRow) -> Iterator[Object]:
    for address in player.addresses:
        for queued_at, state, raw, _ in office.store.personal.letters_to(address):
            yield {
                "written": stamp(queued_at),
                "to": address,
                "subject": _subject(raw),
                "fate": state,
            }


def _text(raw: bytes) -> str:
    """The text of a letter without the codes by which letters prove their writer."""
    return without_codes(plain_text(raw))


def _subject(raw: bytes) -> str:
    head = raw.replace(b"\r\n", b"\n").partition(b"\n\n")[0][:20_000]
    mail = message_from_bytes(head, EmailMessage, policy=policy.default)
    try:
        return without_codes(str(mail.get("Subject", "")))
    except (ValueError, LookupError, IndexError, AttributeError):
        return ""  # the standard library's parser gives up on some broken headers


# -- what a player orders about themselves ----


_SHOWN = 72
_ADDRESSES = ("address", "old_address")


def carry_out(
    case: Case, player: PlayerRow, orders: Sequence[Set | MyData | Forget]
) -> list[Refusal]:
    """Do what a player orders about themselves; the refusals are for the caller's answer.

    However many settings are changed, one letter says how all of them are now.
    """
    refusals = list[Refusal]()
    settings = [one for one in orders if isinstance(one, Set) and one.name not in _ADDRESSES]
    refusals += _set(case, player, settings)
    player = case.office.store.players.player(player.id) or player
    for order in dict.fromkeys(orders):
        match order:
            case Set(name="address"):
                refusal = ask_address(case, player, order.value, order.line)
                refusals += [refusal] if refusal else []
            case Set(name="old_address"):
                refusal = ask_address_away(case, player, order.value, order.line)
                refusals += [refusal] if refusal else []
            case _:
                pass
    if any(isinstance(one, MyData) for one in orders):
        send_my_data(case, player)
    forgets = [one for one in orders if isinstance(one, Forget)]
    if forgets:
        refusals += _ask_to_forget(case, player, forgets[0])
    return refusals


def _set(case: Case, player: PlayerRow, orders: Sequence[Set]) -> list[Refusal]:
    """Change settings and tell the player all of them, in the new language if that is one."""
    office = case.office
    wanted, refusals = _read(office, orders)
    if not wanted and not any(order.name == order.value == "" for order in orders):
        return refusals
    person = person_of(office, player.id)
    held = {**USUAL, **(person.chosen if person else {})}
    changed = {name: value for name, value in wanted.items() if held.get(name, "") != value}
    if changed:
        bodies = [
            SettingChanged(player=player.id, name=name, value=value)
            for name, value in changed.items()
        ]
        player = record_person(office, player.id, bodies, at=case.at, cause=case.letter.key)
    if "forced" in changed:
        text = f"set forced {changed['forced'] or 'on'}"
        order_everywhere(office, player.id, text, at=case.at, cause=case.letter.key)
    if "reminders" in changed:
        look_anew(office.store, running_games(office, player))
    if changed or not is_spent(case):
        _send_settings(case, player, frozenset(changed), ordered=bool(wanted))
    return refusals


def _read(office: Office, orders: Sequence[Set]) -> tuple[dict[str, str], list[Refusal]]:
    """The settings that orders ask for by name, and why others cannot be."""
    wanted, refusals = dict[str, str](), list[Refusal]()
    for order in orders:
        try:
            if order.name:
                wanted[order.name] = read_choice(order.name, order.value, office.templates)
            elif order.value:
                read_choice(_named(office, order.value), "", office.templates)
        except PlayerError as error:
            refusals.append(Refusal(line=order.line, code=error.code, params=error.params))
    return wanted, refusals


def _named(office: Office, line: str) -> str:
    """The setting that a line names without a value; PlayerError if it names none."""
    asked = read_orders(f"{line} x", office.words, lambda _: False)
    name = next((one.name for one in asked if isinstance(one, Set)), "")
    if name not in NAMES:
        raise PlayerError("bad_setting", text=line[:_SHOWN])
    return name


_OF_MATCHES = ("side", "forced")


def _may_choose(office: Office, player: PlayerRow) -> tuple[str, ...]:
    """The settings that only some games have, as far as the player has such games.

    Points have several names in some, and some are matches with dice.
    """
    rows = office.store.events.games_of_player(player.id)
    contests = map(office.folder.contest, dict.fromkeys(row.event for row in rows))
    rules = [rules_for(one.spec.game.kind) for one in contests if one]
    notation = ("notation",) if any(one.notations for one in rules) else ()
    return (*notation, *(_OF_MATCHES if any(one.of_itself for one in rules) else ()))


def _send_settings(
    case: Case, player: PlayerRow, changed: frozenset[str], *, ordered: bool
) -> None:
    """Tell the player all settings; `ordered` if the letter wanted to change any."""
    office = case.office
    values = {**player.settings, "language": player.language, "time_zone": player.time_zone}
    some = _may_choose(office, player)
    facts: dict[str, object] = {
        "settings": tuple(
            Setting(name=name, value=values.get(name, ""), changed=name in changed)
            for name in NAMES
            if name not in ("notation", *_OF_MATCHES) or name in changed or name in some
        ),
        "ordered": ordered,
        "language_name": office.templates.names_of(player.language)[0],
        "languages": tuple(
            (one, office.templates.names_of(one)[0]) for one in sorted(office.templates.languages)
        ),
        "place": place_of(office, player),
        "addresses": player.addresses,
        "digest": "digest" in player.settings,
        "events": tuple(
            event
            for event, state, _ in office.store.personal.entries(player.id)
            if state not in OVER
        ),
    }
    send_about_no_game(
        office,
        player,
        "settings",
        facts,
        at=case.at,
        cause=case.letter.key,
        answers=case.letter,
        unsolicited=case.proven and not changed,
    )


def _ask_to_forget(case: Case, player: PlayerRow, order: Forget) -> list[Refusal]:
    """Ask for a yes from the address that letters go to, unless the player still plays."""
    where = still_playing(case.office, player.id)
    if where:
        return [Refusal(line=order.line, code="forget_running", params={"where": where})]
    ask(
        case.office,
        player,
        "forget",
        "",
        (address_of(player),),
        at=case.at,
        cause=case.letter.key,
        answers=case.letter,
    )
    return []
