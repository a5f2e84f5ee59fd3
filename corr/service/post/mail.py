"""The letters' way through the house: in from the server, over the desk, out of the outbox."""

import logging
from collections import Counter, deque
from collections.abc import Callable, Iterable, Mapping, Sequence
from contextlib import suppress
from datetime import datetime, timedelta
from hashlib import sha256

from msgspec import Struct, field

from corr.clock import Countdown, Stopwatch
from corr.errors import Conflict, MailError, StoreError
from corr.games.rules import Seat
from corr.log import tell
from corr.mail.letter import Tag
from corr.mail.read.read import envelope, tags_of
from corr.mail.read.tags import verify, verify_pass, without_codes
from corr.service.letters.notices import tell_arbiter, tell_request, tell_too_big
from corr.service.letters.plain import hashed
from corr.service.office.office import Office, Step, no_step
from corr.service.office.trusted import heed
from corr.service.play import credit
from corr.service.play.credit import compare, credit_late_sending
from corr.service.play.credit import settle_clock as settle
from corr.service.post.answer import answer
from corr.service.post.returns import refused, sender_of, taken
from corr.service.post.waiting import LEASE, SENDING_LEASE, SENDING_SECONDS, SENT_AGAIN, undertaker
from corr.store.rows import InboxRow, OutboxRow
from corr.tournament.wording import typed
from corr.wire.errors import ServerRefused
from corr.wire.imap import HandledFolder, Mailbox, MailboxState
from corr.wire.imap_fetch import UNKNOWN, FetchedMail
from corr.wire.smtp import Outgoing, Result, Sender

# -- what holds a flood back ----
# Letters whose order took effect, reminders and what an arbiter sends are never held back.


BREAKER = "breaker"
"""The name of the breaker in the notes on health."""

_HOUR = timedelta(hours=1)


def room_for_answers(office: Office, at: datetime) -> int:
    """How many letters may still go out within this hour that no order with an effect led to."""
    return office.limits.answers_in_all_an_hour - office.store.returned.provoked_since(at - _HOUR)


def watch_answers(
    office: Office, rows: Sequence[OutboxRow], room: int, *, at: datetime, real: datetime
) -> None:
    """Note whether answers are held back, in the transaction that took `rows`; tell once a day.

    Two programs that write to each other, or somebody who writes in many names, are the reason.
    """
    taken = sum(row.provoked for row in rows)
    held = office.store.returned.provoked_waiting() - taken if taken >= room else 0
    if held <= 0:
        if any(row.name == BREAKER and not row.ok for row in office.store.health.noted()):
            office.store.health.note_health(BREAKER, ok=True, at=real, detail="")
        return
    limit = office.limits.answers_in_all_an_hour
    words = f"{held} answers wait: no more than {limit} go out in an hour"
    office.store.health.note_health(BREAKER, ok=False, at=real, detail=words)
    cause = f"breaker.{at:%Y-%m-%d}"
    if not office.store.letters.has_cause(cause):
        tell("answers.held", level=logging.WARNING, waiting=held, limit=limit)
        listed = typed("mail", "list", "--state", "all")
        params = {"limit": limit, "waiting": held, "commands": (listed,)}
        tell_request(office, office.arbiter, "answers_held", params, at=at, cause=cause)


def set_floods_aside(office: Office, senders: Iterable[str], at: datetime) -> None:
    """Set aside what senders have sent beyond what may wait of theirs, the newest letters first.

    They are kept, and hold their player's clock; the arbiter is told once a day. Letters that
    bear a true tag or pass stay: no flood in a player's name keeps the player's own moves out.
    """
    limit = office.limits.letters_waiting
    if office.store.letters.waiting_letters() <= limit:
        return
    for sender in sorted(set(senders)):
        aside = _beyond(office, sender, limit)
        if not aside:
            continue
        office.store.returned.set_flood_aside(aside)
        cause = f"flood.{hashed(sender)}.{at:%Y-%m-%d}"
        if sender and not office.store.letters.has_cause(cause):
            tell("letters.flood", level=logging.WARNING, limit=limit)
            ways = (typed("mail", verb, "--from", sender) for verb in ("release", "drop"))
            params = {"sender": sender, "limit": limit, "commands": tuple(ways)}
            tell_request(office, office.arbiter, "letters_flood", params, at=at, cause=cause)


def _beyond(office: Office, sender: str, most: int) -> list[str]:
    """The keys of a sender's letters that are too many.

    Those that answer letters of ours are counted for each player whose letters they were: what
    somebody with a tag sends in another's name is not counted as the other's.
    """
    aside, answers = list[str](), Counter[str]()
    for key, raw in office.store.returned.waiting_beyond(sender, most):
        reader = next(filter(None, (_reader(office, tag, sender) for tag in tags_of(raw))), "")
        answers[reader] += 1
        if not reader or answers[reader] > most:
            aside.append(key)
    return aside


def _reader(office: Office, tag: Tag, sender: str) -> str:
    """Whose letter a tag or pass comes from, "" if it is not ours."""
    if tag.is_pass:
        player = office.store.players.player(tag.game)
        addresses = (sender, *player.addresses) if player else ()
        known = any(verify_pass(office.keys, tag, address) for address in addresses)
        return tag.game if known else ""
    seat = next((seat for seat in Seat if verify(office.keys, tag, seat)), None)
    game = office.folder.game(tag.game) if seat else None
    return game.players[seat] if game and seat else ""


# -- taking in again what lies in the folder `Handled` ----
# A letter that is here already has the same key and changes nothing, so it never does any harm.


MARGIN = timedelta(days=1)
"""How much more is looked at: the server's days are not ours."""


def restored_since(office: Office) -> datetime | None:
    """From when on mail has to be taken in again, because this database came out of a backup."""
    mark = office.store.upkeep.mark("restored")
    return mark[0] if mark else None


def fetch_handled(
    office: Office,
    folder: HandledFolder,
    since: datetime | None,
    clock: Callable[[], datetime],
    enough: Callable[[], bool] = lambda: False,
) -> int:
    """Take in every letter of the folder that arrived since then and is not here; how many.

    None is everything. The cursor of the inbox stays as it is, and so does how far mail is read:
    what was missing waits now, with the time of its arrival. Interrupted, it begins again.
    """
    if not folder.exists():
        _done(office)
        return 0
    validity = folder.select().uidvalidity
    first = folder.first_since((since - MARGIN).date()) if since else 1
    new, last = 0, first - 1
    while not enough():
        asked_at = clock()
        mails = folder.fetch_after(last, BATCH, MAX_BYTES) if first else []
        if not mails:
            _done(office)
            break
        with office.store.transaction():
            new += keep(office, mails, validity, asked_at)
        last = mails[-1].uid
    return new


def _done(office: Office) -> None:
    with office.store.transaction():
        office.store.upkeep.drop_mark("restored")


# -- letters in ----
# `at` is the time by which the games run; nothing here depends on the machine's own.


BATCH = 200
"""How many letters one fetch, claim or sending takes at most."""
MAX_BYTES = 1_000_000
"""The largest letter that is read; of a larger one only the beginning is kept."""

Ask = Callable[[], bool]


def never() -> bool:
    """No, not yet."""
    return False


def fetch(
    office: Office,
    mailbox: Mailbox,
    clock: Callable[[], datetime],
    step: Step = no_step,
    enough: Ask = never,
    patience: timedelta | None = None,
) -> int:
    """Take every new letter into the inbox, then tidy the mailbox; how many were new.

    `enough` is asked after each batch: whether to leave the rest for another time. `patience` is
    for how long the mailbox may not have been read before that is an outage; None for ever.

    Each batch and the cursor are one commit; a mail is moved on the server only afterwards. So a
    crash anywhere leads to the same letter being fetched again, and to the same key.
    """
    new = 0
    state = mailbox.select()
    last = _read_to(office, state)
    while True:
        asked_at = clock()
        mails = mailbox.fetch_after(last, BATCH, MAX_BYTES)
        step("fetched")
        new += take_in(office, mails, state.uidvalidity, last, asked_at, step, patience)
        step("kept")
        if not mails:
            return new
        last = max(mail.uid for mail in mails)
        _put_away(office, mailbox, [mail.uid for mail in mails])
        step("moved")
        if enough():
            return new


def has_new(office: Office, mailbox: Mailbox) -> bool:
    """Whether a letter lies in the mailbox that is not in the inbox."""
    return bool(mailbox.fetch_after(_read_to(office, mailbox.select()), 1, 1))


def tidy(office: Office, mailbox: Mailbox, clock: Callable[[], datetime]) -> None:
    """Move what was taken in and still lies in the mailbox, which is selected for it.

    Such mails are what an earlier process had no time to move, or a server would not move. But a
    server that lost count may also have given an old number to a mail that nobody has seen: so
    they are taken in once more, which does nothing to a letter that is here.
    """
    state = mailbox.select()
    last = _read_to(office, state)
    left = mailbox.taken(last)
    unsure: Sequence[int] = [uid for uid in left if uid not in mailbox.unmoved]
    while unsure:
        asked_at = clock()
        unsure, mails = mailbox.fetch_these(unsure, BATCH, MAX_BYTES)
        if mails:
            take_in(office, mails, state.uidvalidity, last, asked_at)
    _put_away(office, mailbox, left)


def take_in(
    office: Office,
    mails: Sequence[FetchedMail],
    validity: int,
    last: int,
    asked_at: datetime,
    step: Step = no_step,
    patience: timedelta | None = None,
) -> int:
    """Put fetched mails in the inbox and move the cursor, in one commit; how many are new.

    No mails at all mean that at `asked_at` the mailbox held nothing that is not in the inbox.
    """
    store = office.store
    with store.transaction():
        if patience is not None:
            credit.note(office, asked_at, patience)
        new = keep(office, mails, validity, asked_at, step)
        store.letters.move_cursor(office.mailbox, validity, max([last, *(m.uid for m in mails)]))
        if not mails:
            store.letters.mark_drained(office.mailbox, asked_at)
        step("filed")
    return new


def keep(
    office: Office,
    mails: Sequence[FetchedMail],
    validity: int,
    asked_at: datetime,
    step: Step = no_step,
) -> int:
    """Put mails in the inbox that are not there, in the caller's transaction; how many are new."""
    store, new, senders = office.store, 0, set[str]()
    for mail in mails:
        seen = envelope(mail.raw)
        key = seen.key if mail.raw else _key_of_nothing(office, validity, mail.uid)
        arrived = min(mail.arrived, asked_at)
        added = store.letters.add_letter(key, seen.message_id, seen.sender, arrived, mail.raw)
        new += added
        if added and mail.truncated:
            store.letters.mark_letter(key, "too_big" if mail.raw else "not_handed_out")
        step("filing")
        senders.add(seen.sender)
    arrivals = [mail.arrived for mail in mails if mail.arrived != UNKNOWN]
    compare(office, arrivals, asked_at)
    heed(office, arrivals, asked_at)
    set_floods_aside(office, senders, asked_at)
    return new


def _read_to(office: Office, state: MailboxState) -> int:
    """The last uid that was taken in, 0 if the server has begun to count anew."""
    validity, last = office.store.letters.cursor(office.mailbox)
    if validity and validity != state.uidvalidity:
        tell(
            "mailbox.renumbered",
            level=logging.WARNING,
            was=validity,
            uidvalidity=state.uidvalidity,
        )
        return 0
    if 0 < state.uidnext <= last:
        tell("mailbox.lost_count", level=logging.WARNING, read_to=last, uidnext=state.uidnext)
        return 0
    return last


def _put_away(office: Office, mailbox: Mailbox, uids: Sequence[int]) -> None:
    """Move mails to their folder. If it will not take them they stay, and play goes on."""
    was_well = not mailbox.complaint
    try:
        mailbox.move_handled(uids, office.handled)
    except ServerRefused as error:
        if was_well:
            tell("handled.refused", level=logging.WARNING, why=f"{error}")


def _key_of_nothing(office: Office, validity: int, uid: int) -> str:
    """The key of a letter of which the server hands out no byte: one for each of them."""
    return sha256(f"{office.mailbox} {validity} {uid}".encode()).hexdigest()[:24]


# -- the letters' way through the house ----


GROUP_SECONDS = 0.2
"""After that (`group`) no letter joins those of one commit: other processes write as well."""
RETRIES = tuple(timedelta(minutes=m) for m in (1, 5, 30, 120))
"""How long a letter that failed by an outage or a bug waits; after that it is set aside. One that
ended the process waits as `waiting` has it."""
ATTEMPTS = len(RETRIES) + 1
RESENDS = SENT_AGAIN
"""How long a letter waits that the mail server would not take now; the last one repeats."""
RESENDINGS = 125
"""After how many tries, five days, a letter counts as undeliverable."""
_NOT_THEIR_FAULT = (StoreError, KeyboardInterrupt, SystemExit)
"""A full disk, or somebody who ends the program: no letter did it."""

# -- handle ----
# `at` is the time by which the games run, `real` the machine's own, by which leases run.


class _Turn(Struct, frozen=True, kw_only=True):
    """Who handles or sends a batch of letters, and when; `spread` is by how much to wait more.

    `told` is what is to be logged once it is committed.
    """

    worker: str
    at: datetime
    real: datetime
    step: Step
    spread: float = 1.0
    told: list[tuple[str, int, dict[str, object]]] = field(default_factory=list)

    def note(self, name: str, *, level: int = logging.INFO, **fields: object) -> None:
        """Note what is to be logged."""
        self.told.append((name, level, fields))

    def tell(self) -> None:
        """Log what was noted, now that it is committed."""
        for name, level, fields in self.told:
            tell(name, level=level, **fields)
        self.told.clear()


def handle(
    office: Office,
    worker: str,
    at: datetime,
    real: datetime,
    step: Step = no_step,
    limit: int = BATCH,
    life: str = "",
    group: float | None = None,
) -> int:
    """Handle a batch of waiting letters; how many there were. `life` is that of this process.

    Each is a savepoint of its own: all of it happens, or nothing, whatever becomes of the others.
    Several share one commit, since waiting for the disk is what a commit costs; until then none
    of their answers can be sent. If the process dies before it, nothing of the group happened,
    and all of it is handled again, each letter alone (`waiting`, `claim_letters`).
    """
    settle(office, at)
    with office.store.transaction():
        rows = office.store.leases.claim_letters(
            worker,
            real=real,
            lease_until=real + LEASE,
            limit=limit,
            life=life,
            bury=undertaker(office, real, life),
        )
        step("claiming")
    step("claimed")
    turn = _Turn(worker=worker, at=at, real=real, step=step)
    try:
        _handle_all(office, rows, turn, GROUP_SECONDS if group is None else group)
    except _NOT_THEIR_FAULT:
        # A few of such tries would set them aside.
        with suppress(StoreError), office.store.transaction():
            office.store.leases.put_back_letters(worker)
        raise
    return len(rows)


def _handle_all(office: Office, rows: Sequence[InboxRow], turn: _Turn, group: float) -> None:
    held_back, todo = set[str](), deque(rows)
    while todo:
        with office.folder.transaction():
            time = Countdown(group)
            office.store.leases.look_at_holders([row.key for row in todo])
            while todo:
                row = todo.popleft()
                if row.sender in held_back:
                    _hold_back(office, row, turn)
                elif not _handle_one(office, row, turn):
                    held_back.add(row.sender)
                if time.over:
                    break
        turn.tell()
        turn.step("handled")


def _handle_one(office: Office, row: InboxRow, turn: _Turn) -> bool:
    """Handle one letter; False when it has to be tried again later."""
    if row.attempts > ATTEMPTS:
        _set_aside(office, row, turn, "crashed")
        return True
    time = Stopwatch()
    try:
        with office.folder.savepoint():
            if not office.store.leases.holds_letter(row.key, turn.worker):
                return True
            state, reason = answer(office, row, turn.at)
            turn.step("answered")
            office.store.letters.finish_letter(row.key, state, reason)
            if state == "quarantined":
                _tell(office, row, reason, turn)
            turn.step("finished")
        turn.note("letter.handled", key=row.key, state=state, why=reason, ms=time.milliseconds)
    except MailError as error:
        _set_aside(office, row, turn, error.reason)
    except StoreError:
        raise
    except Conflict:
        return _later(office, row, turn, "conflict")
    except Exception as error:  # a bug in one letter must not stop the others
        tell("letter.failed", level=logging.ERROR, key=row.key, error=error)
        return _later(office, row, turn, type(error).__name__)
    return True


def _later(office: Office, row: InboxRow, turn: _Turn, reason: str) -> bool:
    if row.attempts >= ATTEMPTS:
        _set_aside(office, row, turn, f"failed: {reason}")
        return True
    _retry(office, row, turn, turn.real + RETRIES[row.attempts - 1], reason)
    return False


def _retry(office: Office, row: InboxRow, turn: _Turn, next_at: datetime, reason: str) -> None:
    with office.store.transaction():
        if office.store.leases.holds_letter(row.key, turn.worker):
            office.store.letters.retry_letter(row.key, next_at, reason)
            turn.note("letter.retried", key=row.key, tries=row.attempts, why=reason)
        turn.step("postponed")


def _hold_back(office: Office, row: InboxRow, turn: _Turn) -> None:
    """Give a letter back untried, since an older one of its sender has to wait."""
    with office.store.transaction():
        if office.store.leases.holds_letter(row.key, turn.worker):
            office.store.leases.hold_back(row.key)
            turn.note("letter.held_back", key=row.key)
        turn.step("postponed")


def _set_aside(office: Office, row: InboxRow, turn: _Turn, reason: str) -> None:
    with office.store.transaction():
        # Somebody else may have handled it since, if our lease ran out.
        if not office.store.leases.holds_letter(row.key, turn.worker):
            return
        office.store.letters.finish_letter(row.key, "quarantined", reason)
        _tell(office, row, reason, turn)
        turn.note("letter.set_aside", key=row.key, why=reason)
        turn.step("set aside")


def _tell(office: Office, row: InboxRow, reason: str, turn: _Turn) -> None:
    """Tell of a letter that is set aside, which it stays even if that fails."""
    try:
        with office.folder.savepoint():
            tell_arbiter(office, row, reason, turn.at)
            if reason == "too_big":
                tell_too_big(office, row, turn.at)
    except StoreError:
        raise
    except Exception as error:  # its words come from the letter
        tell("notice.failed", level=logging.ERROR, key=row.key, error=error)


# -- send ----


def send(
    office: Office,
    sender: Sender,
    worker: str,
    at: datetime,
    real: datetime,
    step: Step = no_step,
    meanwhile: Ask = never,
    enough: Ask = never,
    spread: float = 1.0,
    life: str = "",
) -> int:
    """Send a batch of queued letters; how many there were. `meanwhile` as in `Sender.deliver`.

    `enough` is asked before each letter: whether to leave the rest for another time. `spread`
    makes the waiting of a letter that is put off longer or shorter, by chance. While one is sent
    alone, since a process died over it, nothing else is in work. Bytes and Message-ID were fixed
    when the letter was queued. Between the mail server's 250 and our commit lies the one moment
    in which a crash sends the same bytes again.
    """
    with office.store.transaction():
        room = room_for_answers(office, at)
        rows = office.store.leases.claim_outgoing(
            worker,
            real=real,
            lease_until=real + SENDING_LEASE,
            limit=BATCH,
            room=room,
            life=life,
            bury=undertaker(office, real, life),
        )
        watch_answers(office, rows, room, at=at, real=real)
        step("addressing")
    step("addressed")
    if not rows:
        return 0
    waiting = {row.message_id: row for row in rows}
    time = Countdown(SENDING_SECONDS)
    turn = _Turn(worker=worker, at=at, real=real, step=step, spread=spread)

    def report(results: Sequence[Result]) -> None:
        step("delivered")
        _note(office, waiting, results, turn)
        for result in results:
            del waiting[result.id]
        turn.tell()
        step("reported")

    batch = [
        Outgoing(
            id=row.message_id,
            sender=sender_of(office, row),
            recipient=row.recipient,
            raw=row.raw,
        )
        for row in rows
    ]
    in_doubt = any(row.apart for row in rows)
    try:
        sender.deliver(
            batch, report, never if in_doubt else meanwhile, lambda: enough() or time.over
        )
    except (KeyboardInterrupt, SystemExit):
        with suppress(StoreError):
            _put_back(office, waiting)
        raise
    _put_back(office, waiting)
    step("sent")
    return len(rows) - len(waiting)


def _put_back(office: Office, waiting: Mapping[str, OutboxRow]) -> None:
    """Give back what was taken and of which nothing is known."""
    if waiting:
        with office.store.transaction():
            office.store.leases.put_back(list(waiting))


def _note(
    office: Office, rows: Mapping[str, OutboxRow], results: Sequence[Result], turn: _Turn
) -> None:
    """Write down what became of letters, and what follows from it, in one commit.

    What was sent is sent, even if a bug lies in what follows from it: else it would go out again.
    """
    try:
        with office.folder.transaction():
            for result in results:
                row = rows[result.id]
                if (state := _note_one(office, row, result, turn)) == "sent":
                    credit_late_sending(office, row, turn.at)
                    taken(office, row, turn.real)
                elif state == "failed":
                    refused(office, row, result, at=turn.at, real=turn.real)
            turn.step("reporting")
    except StoreError:
        turn.told.clear()
        raise
    except Exception as error:
        turn.told.clear()
        tell("sending.failed", level=logging.ERROR, letters=len(results), error=error)
        with office.store.transaction():
            for result in results:
                _note_one(office, rows[result.id], result, turn)


def _note_one(office: Office, row: OutboxRow, result: Result, turn: _Turn) -> str:
    """Write down what became of a letter: sent, failed, or later."""
    if not result.tried:
        # The way to the server is barred: that costs no letter one of its tries.
        office.store.letters.retry_outgoing(result.id, turn.real, result.reply)
        office.store.leases.put_back([result.id])
        turn.note("letter.not_tried", n=row.n, letter=without_codes(row.message_id))
        return "later"
    if result.status == "later" and row.attempts < RESENDINGS:
        wait = RESENDS[min(row.attempts, len(RESENDS)) - 1] * turn.spread
        office.store.letters.retry_outgoing(result.id, turn.real + wait, result.reply)
        _note_fate(row, result, turn, "letter.put_off", logging.INFO)
        return "later"
    state = "sent" if result.status == "sent" else "failed"
    office.store.letters.finish_outgoing(result.id, state, result.reply, turn.at)
    if state == "sent":
        _note_fate(row, result, turn, "letter.sent", logging.INFO)
    else:
        _note_fate(row, result, turn, "letter.undeliverable", logging.WARNING)
    return state


def _note_fate(row: OutboxRow, result: Result, turn: _Turn, name: str, level: int) -> None:
    """Note what became of a letter; of the server's words only the code, for it quotes people."""
    code = result.reply.split(" ", 1)[0]
    turn.note(
        name,
        level=level,
        n=row.n,
        letter=without_codes(row.message_id),
        tries=row.attempts,
        code=code if code.isdecimal() else "",
    )
