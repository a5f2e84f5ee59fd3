"""What time alone brings: reminders, and losses on time once all earlier letters were read."""

import json
from collections.abc import Iterator, Mapping, Sequence
from datetime import UTC, date, datetime, time, timedelta
from hashlib import sha256
from zoneinfo import ZoneInfo

from msgspec import Struct
from msgspec.structs import replace

from corr.games.rules import Seat
from corr.mail.letter import Board, Draft, Receipt
from corr.mail.read.tags import make_tag
from corr.mail.write.board_shown import image
from corr.mail.write.facts import DigestGame, DueLevel, DueReport, DueTitle
from corr.mail.write.standing import still_true
from corr.mail.write.write import write
from corr.ranking.correspondence.event import write_level
from corr.ranking.correspondence.norms import months_after
from corr.sentences.said import in_language
from corr.service.desk.captains import look_at_open_boards
from corr.service.event.opening import look_at_entries
from corr.service.event.rounds import look_at_rounds
from corr.service.letters.apart import Apart
from corr.service.letters.clock_told import reminded
from corr.service.letters.compose import (
    Telling,
    as_set,
    game_facts,
    picture_of,
    player_at,
    post,
    send_game_letter,
)
from corr.service.letters.event_letters import match_to_begin
from corr.service.letters.matches.dice_told import dice_block, note_told
from corr.service.letters.news import (
    News,
    attached,
    next_digest,
    place_of,
    read_news,
    write_news,
)
from corr.service.letters.plain import address_of, draft_about_no_game
from corr.service.letters.wishes import cost_untold
from corr.service.office.office import Office, Step, no_step
from corr.service.office.reminders import is_looked_at, name_of, reminders_of
from corr.service.office.trusted import is_steady, is_sure
from corr.service.play import credit
from corr.service.play.beacons import look_at_beacons
from corr.service.play.credit import is_on_its_way
from corr.service.play.credit import settle_clock as settle
from corr.service.play.flags import (
    AGAIN,
    DECIDED,
    look_at_waiting,
    lose_on_time,
    tell_claim_void,
    tell_late,
)
from corr.service.play.silence import look_at_stop, look_for_silence
from corr.service.play.unsure import take_up, why_held
from corr.service.players.strangers import take_up_strangers
from corr.service.register.levels import (
    AHEAD,
    LookAhead,
    Waiting,
    event_names,
    look_ahead,
    look_at_levels,
)
from corr.service.watch.breaks_over import look_at_breaks
from corr.service.watch.late_starts import look_at_late_starts
from corr.service.watch.needs import Need, Urgency, needs_for, needs_of
from corr.service.watch.overview import look_at
from corr.store.rows import NewsRow, PlayerRow
from corr.tournament.contest.committee_days import report_due_day
from corr.tournament.contest.contest import OVER
from corr.tournament.play.game import Game
from corr.tournament.play.matches.itself import awaited

# -- the digest ----
# What happens meanwhile waits in the store (`news.py`). Making a digest and taking its news off
# the list is one transaction, so that no news is lost or told twice.


GAMES = 25
"""How many games a digest tells of at most; further ones follow in a letter of their own."""

LARGEST = 85_000
"""So many bytes a digest may have; beyond that boards are left out as pictures."""

_FRAME = 600
"""What a picture costs beside its bytes: the headers of its part, and its tag."""


def send_digests(office: Office, at: datetime, step: Step = no_step) -> int:
    """Send the digests whose hour has come, each in one transaction; how many letters went."""
    letters, apart = 0, Apart(office, at)
    for name, since in office.store.news.waiting_news():
        if apart.waits("digest", name):
            continue
        with apart.each("digest", name):
            player = office.store.players.player(name)
            if player is None or next_digest(office, player, since) > at:
                continue
            step("due")
            with office.folder.transaction():
                letters += _send_all(office, player, at)
                step("gathered")
    return letters


def _send_all(office: Office, player: PlayerRow, at: datetime) -> int:
    letters = 0
    while rows := _with_costs(office, player, at):
        letters += _send(office, player, rows, at)
    return letters


def _with_costs(office: Office, player: PlayerRow, at: datetime) -> list[NewsRow]:
    """The news that wait for a player, and what moves cost since that got no letter."""
    rows = office.store.news.news_for(player.id)
    for name in dict.fromkeys(row.game for row in rows):
        game, seat = _seated(office, name, player)
        if cost := cost_untold(office, game, seat, player):
            news = write_news(News(happenings=cost))
            office.store.news.add_news(player.id, name, game.letter_number, news, at)
            rows = office.store.news.news_for(player.id)
    return rows


def _send(office: Office, player: PlayerRow, rows: Sequence[NewsRow], at: datetime) -> int:
    """Send one digest of as many games as it holds; how many letters went."""
    names = list(dict.fromkeys(row.game for row in rows))[:GAMES]
    rows = [row for row in rows if row.game in names]
    to = address_of(player)
    if not to:
        office.store.news.drop_news(player.id)
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
        unsubscribe="set digest off",
    )
    draft = _fitting(office, draft)
    office.store.news.tell_news(rows, draft.message_id)
    post(office, draft, at=at, cause=f"digest.{player.id}.{rows[-1].n}")
    for game, seat in games:
        note_told(office, game, seat)
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
    dice = dice_block(office, game, seat, at)
    facts = replace(facts, message=messages, receipt=receipt, dice=dice)
    return DigestGame(g=facts, happenings=still_true(told, facts))


def _board(office: Office, game: Game, seat: Seat) -> Board:
    tag = make_tag(office.keys, game.id, game.letter_number, seat)
    picture = as_set(picture_of(game, seat), player_at(office, game, seat))
    return Board(tag=tag, picture=picture)


def _fitting(office: Office, draft: Draft) -> Draft:
    """The draft with as many of its boards drawn as there is room for, the first ones first."""
    bare = replace(draft, boards=tuple(replace(one, drawn=False) for one in draft.boards))
    if draft.text_only:
        return bare
    room = LARGEST - len(write(bare, site=office.site, templates=office.templates))
    boards = list[Board]()
    for board in draft.boards:
        room -= len(image(board.picture)) * 4 // 3 * 78 // 76 + _FRAME
        boards.append(replace(board, drawn=room > 0))
    return replace(draft, boards=tuple(boards))


# -- the letter of the morning ----
# Every arbiter gets it about their events, the committee about appeals, the operator about the
# rest, once a day and only if there is something that cannot wait.


_SHOWN = 100
"""How many needs a letter lists."""


class Told(Struct, frozen=True, kw_only=True):
    """A need as a letter tells it; `new` if the letter before did not, `since` is a local day."""

    event: str
    words: str
    commands: tuple[str, ...]
    since: date | None
    new: bool


def send_morning_letters(office: Office, at: datetime) -> int:
    """Send the letters whose hour has come; how many went.

    It looks once for each reader and day; between these hours it costs one look at the marks.
    """
    seen = office.folder.morning
    if seen is not None and seen[0] <= at < seen[1]:
        return 0
    sent, apart = 0, Apart(office, at)
    with apart.each("morning"):
        for reader, events in _readers(office).items():
            sent += _look(office, reader, events, at)
        office.folder.morning = at, _next_look(at)
    return sent


def _next_look(at: datetime) -> datetime:
    """The next quarter of an hour: somewhere it may be the hour of a letter."""
    quarter = 900
    return datetime.fromtimestamp((at.timestamp() // quarter + 1) * quarter, UTC)


def _readers(office: Office) -> dict[str, tuple[str, ...]]:
    """Who gets a letter about which events, by address; the operator also about none."""
    found: dict[str, tuple[str, ...]] = {office.arbiter: ("",)}
    for event, _, state in office.store.events.tournaments():
        here = state == "closed" or state not in OVER
        contest = office.folder.contest(event) if here else None
        if contest and state == "closed" and report_due_day(contest) is None:
            continue
        people = contest.spec.event if contest else None
        for address in people.arbiters if people else ():
            found[address] = (*found.get(address, ()), event)
        for address in people.committee if people else ():
            found.setdefault(address, ())
    return found


def _look(office: Office, reader: str, events: Sequence[str], at: datetime) -> int:
    """Send a reader the letter of the day if its hour has come and there is something to say.

    After an outage it comes late; whoever never had one waits for the hour of the first.
    """
    here = at.astimezone(_zone(office, events))
    name = f"morning {sha256(reader.encode()).hexdigest()[:24]}"
    day, told = _last(office, name)
    if here.time() < time(office.digest_hour) or (day is not None and here.date() <= day):
        return 0
    if office.store.letters.is_queued(name):  # no letters leave us: one of several days is enough
        return 0
    is_first = day is None and here.hour != office.digest_hour
    with office.folder.transaction():
        found = () if is_first else needs_of(office, look_at(office, at))
        needs = list(needs_for(found, reader, events))[:_SHOWN]
        keys = [one.key for one in needs]
        office.store.upkeep.set_mark(name, at, json.dumps([here.date().isoformat(), keys]))
        if all(one.urgency is Urgency.LATER for one in needs):
            return 0
        post(office, _draft(office, reader, needs, told, here), at=at, cause=name)
    return 1


def _zone(office: Office, events: Sequence[str]) -> ZoneInfo:
    """The zone of the first event, UTC where there is none."""
    contests = (office.folder.contest(event) for event in events if event)
    first = next((one for one in contests if one), None)
    return first.zone if first else ZoneInfo("UTC")


def _last(office: Office, name: str) -> tuple[date | None, frozenset[str]]:
    """The day of the last look for a reader, and what was told then."""
    mark = office.store.upkeep.mark(name)
    if mark is None:
        return None, frozenset()
    day, keys = json.loads(mark[1])
    return date.fromisoformat(day), frozenset(keys)


def _draft(
    office: Office, reader: str, needs: Sequence[Need], told: frozenset[str], here: datetime
) -> Draft:
    known = office.store.players.player_by_address(reader)
    language = known.language if known else office.language
    lines = tuple(_kept_or_told(one, told, here, language) for one in needs)
    facts: Mapping[str, object] = {"needs": lines, "new": sum(one.new for one in lines)}
    name = f"{reader} {here:%Y-%m-%d}"
    return Draft(
        kind="morning",
        language=language,
        to_name=known.name if known else "",
        to_address=reader,
        message_id=f"notice.{sha256(name.encode()).hexdigest()[:24]}@{office.site.host}",
        reply_to=office.site.address,
        date=here.astimezone(UTC),
        facts=facts,
    )


def _kept_or_told(need: Need, told: frozenset[str], here: datetime, language: str) -> Told:
    return Told(
        event=need.event,
        words=in_language(need.words, language),
        commands=tuple(in_language(one, language) for one in need.commands),
        since=need.since.astimezone(here.tzinfo).date() if need.since else None,
        new=need.key not in told,
    )


# -- the letter of the month ----
# It comes on the first of a month, or as soon after it as this runs, and only if there is
# something to say. The letter and the note that it went are one transaction, so that none comes
# twice.


SHOWN = 50
"""How many falls a letter lists."""


def send_monthly_letters(office: Office, at: datetime, step: Step = no_step) -> int:
    """Send the letters of the month that have not gone yet; how many went.

    They go at the arbiters' hour of the first, in UTC. Whoever never had one waits for the first.
    """
    sent, apart = 0, Apart(office, at)
    if not office.monthly_letter or apart.waits("month"):
        return 0
    with apart.each("month"):
        readers = (one.lower() for one in (*office.committee, *office.board))
        for reader in dict.fromkeys(readers):
            sent += _look_monthly(office, reader, at, step)
    return sent


def _look_monthly(office: Office, reader: str, at: datetime, step: Step) -> int:
    """Send a reader the letter of the month if its hour has come and there is something to say."""
    month, name = f"{at:%Y-%m}", f"month.{sha256(reader.encode()).hexdigest()[:24]}"
    mark = office.store.upkeep.mark(name)
    early = at.day == 1 and at.hour < office.digest_hour
    if early or (mark is not None and mark[1] >= month) or office.store.letters.is_queued(name):
        return 0
    step("due")
    with office.folder.transaction():
        office.store.upkeep.set_mark(name, at, month)
        facts = {} if mark is None and at.day > 1 else _facts(office, reader, at)
        if any(facts.values()):
            post(office, _draft_monthly(office, reader, facts, at), at=at, cause=name)
        step("gathered")
    return int(any(facts.values()))


def _facts(office: Office, reader: str, at: datetime) -> dict[str, object]:
    """What is due in the next half year, what waits, and what is late, for one reader."""
    found = look_ahead(office, at, months_after(at.date(), AHEAD))
    levels = tuple(_levels(office, found))
    return {
        "levels": levels[:SHOWN],
        "more": len(levels[SHOWN:]),
        "titles": tuple(_titles(office, found.titles, reader)),
        "reports": tuple(
            DueReport(event=one.event, name=one.name, due=one.due, late=one.due < at.date())
            for one in found.reports
        ),
    }


def _levels(office: Office, found: LookAhead) -> Iterator[DueLevel]:
    for one in found.confirmations:
        row = office.store.players.player(one.player)
        yield DueLevel(
            name=one.name,
            member_no=row.member_no if row else "",
            level=one.level,
            falls_to=one.falls_to,
            due=one.due,
        )


def _titles(office: Office, waiting: tuple[Waiting, ...], reader: str) -> Iterator[DueTitle]:
    """The titles that wait, with the commands that decide them for who may send these."""
    names, decides = event_names(office), reader in map(str.lower, office.board)
    for one in waiting:
        event = one.title.source
        command = f"corr ranking confirm {one.player} {event}"
        commands = (f"{command} --reason TEXT", f"{command} --refuse --reason TEXT")
        yield DueTitle(
            name=one.name,
            level=write_level(one.title.level),
            event=names.get(event, event),
            closed=one.title.on,
            commands=commands if decides else (),
        )


def _draft_monthly(office: Office, reader: str, facts: dict[str, object], at: datetime) -> Draft:
    known = office.store.players.player_by_address(reader)
    name = sha256(f"{reader} {at:%Y-%m}".encode()).hexdigest()[:24]
    draft = Draft(
        kind="ranking_due",
        language=office.language,
        to_name="",
        to_address=reader,
        message_id=f"month.{name}@{office.site.host}",
        reply_to=office.site.address,
        date=at,
        facts=facts,
    )
    return replace(draft, language=known.language, to_name=known.name) if known else draft


# -- what time alone brings ----


LOOK_AGAIN = timedelta(hours=1)
"""After how long it is looked again whether the letter about a turn has left us."""


def tick(office: Office, at: datetime, step: Step = no_step) -> int:
    """Look at the games whose clock wants it, each in one transaction; how many letters went.

    One that fails is looked at again an hour later, and not judged before that. Only games that
    are due are looked at, so a tick costs nothing while nobody is late. Digests whose hour has
    come go first: what they tell has then been told.
    """
    settle(office, at)
    take_up_strangers(office, at)
    letters = send_digests(office, at, step) + look_at_beacons(office, at, step)
    letters += look_at_breaks(office, at, step)
    apart = Apart(office, at)
    # A clock that has leapt hurts nobody before a mail server has confirmed it.
    is_known = is_sure(office, at)
    may_judge = credit.settle(office, at, step) and is_known
    if may_judge:
        take_up(office, at)
    watermark = office.store.letters.read_up_to(office.mailbox)
    if may_judge:
        letters += look_at_late_starts(office, at, watermark, step)
    for row in office.store.events.due_games(at) if may_judge else ():
        step("due")
        with apart.each("game", row.id), office.folder.transaction():
            game = office.folder.game(row.id)
            if game is not None and game.clock is not None and not _waits_for_beacon(game):
                letters += _look_at_game(office, game, at, watermark)
            step("judged")
    if may_judge:
        letters += look_for_silence(office, at, watermark, step)
    if is_known and not apart.waits("levels"):
        with apart.each("levels"):
            letters += look_at_levels(office, at)
    if is_known:
        look_at_rounds(office, at, step)
        letters += look_at_open_boards(office, at, step)
        look_at_entries(office, at, step)
    if is_steady(office, at):
        letters += send_morning_letters(office, at)
        letters += send_monthly_letters(office, at, step)
    apart.forget_old()
    step("ticked")
    return letters


def _waits_for_beacon(game: Game) -> bool:
    """Whether nothing is to be done in a game before a round of a beacon has come."""
    return awaited(game) is not None and not is_looked_at(game)


def _look_at_game(office: Office, game: Game, at: datetime, watermark: datetime | None) -> int:
    clock = game.clock
    assert clock is not None
    if game.waiting:
        after = look_at_waiting(office, game, at, watermark)
        return len(Seat) if after.result is not None else 0
    if clock.stopped is not None:
        return look_at_stop(office, game, at)
    told = tell_claim_void(office, game, at)
    if at <= clock.due or not clock.runs:
        return told + _remind(office, game, at)
    why = why_held(office, game, at, watermark)
    if why in DECIDED:
        return told + tell_late(office, game, at)
    if why:
        return told
    lose_on_time(office, game, at)
    return told + len(Seat)


def _remind(office: Office, game: Game, at: datetime) -> int:
    """Send the latest reminder that is due, unless it went already, and set the next look.

    Nobody is reminded of a turn whose own letter has not left us.
    """
    clock = game.clock
    assert clock is not None
    found = reminders_of(office.store, game)
    past = [(when, word) for when, word in found if when <= at]
    later = [when for when, _ in found if when > at]
    ends = [clock.due] if clock.runs else [max(clock.due, at + AGAIN)]
    office.store.events.set_next_look(game.id, min([*later, *ends]))
    if not past:
        return 0
    if is_on_its_way(office, game, clock.seat):
        office.store.events.set_next_look(game.id, at + LOOK_AGAIN)
        return 0
    when, word = past[-1]
    cause = name_of(game, when, word)
    before = f"remind.{game.id}.{when:%Y-%m-%dT%H:%M}"  # as reminders were named once
    if office.store.letters.has_cause(cause) or office.store.letters.has_cause(before):
        return 0
    reminder = reminded(game, word, at)
    contest = office.folder.contest(game.event)
    assert contest is not None  # its game is here
    telling = Telling(happenings=[reminder, *match_to_begin(contest, game)])
    send_game_letter(office, game, clock.seat, "reminder", at=at, cause=cause, telling=telling)
    return 1
