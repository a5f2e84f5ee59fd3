"""Letters before an event begins: it is announced, and everybody tries whether mail arrives."""

from collections.abc import Iterator, Sequence
from dataclasses import replace
from datetime import timedelta

from corr.errors import ArbiterError
from corr.mail.write.write import order_link
from corr.service.event.entries_shown import unproved
from corr.service.letters.compose import post
from corr.service.letters.desk_letters import draft_about_no_game, reply_to, send_about_no_game
from corr.service.letters.event_letters import Act, event_facts, the_contest
from corr.service.office.case import Case
from corr.service.office.office import Office
from corr.store import PlayerRow
from corr.tournament.contest.contest import Contest
from corr.tournament.events.events import MailProved

_NO_NEWS = "set announcements off"


def may_be_announced(contest: Contest, act: Act) -> bool:
    """Whether somebody who hears of an event now can still enter it by letter."""
    teams = contest.spec.system.kind in ("teams", "league")
    room = contest.places > 0 or bool(contest.book.vouchers)
    return contest.takes_entries(act.at) and room and not teams


def announce(office: Office, event: str, act: Act) -> int:
    """Write to everybody of the register who may want to enter an event; how many letters went.

    Left out are those who are in it or wait for it, who want no such letters, whom letters do not
    reach, and who asked to be forgotten.
    """
    with office.folder.transaction():
        contest = the_contest(office, event)
        if not may_be_announced(contest, act):
            return 0
        readers = [row for row in office.store.players() if _may_care(contest, row)]
        facts: dict[str, object] = {
            "event": event_facts(office, contest, players=False),
            "last": (contest.entries_over - timedelta(days=1)).isoformat(),
            "how": contest.spec.event.entry,
            "free": contest.places,
            "most": contest.spec.event.max_players,
        }
        for row in readers:
            _announce(office, contest, row, facts, act)
        return len(readers)


def _may_care(contest: Contest, row: PlayerRow) -> bool:
    reached = bool(row.addresses) and row.unreachable_since is None
    known = row.id in contest.entries or contest.book.wish(row.id)
    return reached and not known and "announcements" not in row.settings


def _announce(
    office: Office, contest: Contest, row: PlayerRow, facts: dict[str, object], act: Act
) -> None:
    to = row.addresses[0]
    thread = (f"{contest.id}@{office.site.host}",)
    draft = draft_about_no_game(
        office, row, "announcement", facts, at=act.at, to=to, references=thread
    )
    assert draft.tag is not None
    unsubscribe = order_link(reply_to(office, draft.tag), draft.tag, _NO_NEWS)
    post(office, replace(draft, unsubscribe=unsubscribe), at=act.at, cause=act.cause)


# -- trying the mail ----


def send_trials(office: Office, event: str, act: Act) -> tuple[str, ...]:
    """Ask everybody who has not done so to answer a letter before the start; whom.

    Raises ArbiterError for an event that has begun: its letters are answered anyway.
    """
    with office.folder.transaction():
        contest = the_contest(office, event)
        if contest.state != "open":
            raise ArbiterError(f"{event} is {contest.state}: its mail is tried before it begins")
        for player in unproved(contest):
            send_trial(office, contest, player, act)
        return unproved(contest)


def send_trial(office: Office, contest: Contest, player: str, act: Act) -> None:
    """Ask a player to answer a letter before the start."""
    row = office.store.player(player)
    assert row is not None
    facts = {"event": event_facts(office, contest, players=False)}
    send_about_no_game(office, row, "ready", facts, at=act.at, cause=act.cause)


def awaits_proof(office: Office, player: PlayerRow) -> bool:
    """Whether an event to come wants to know that a player's mail arrives."""
    mine = office.store.events_of_player(player.id)
    found = (office.folder.contest(event) for event, state in mine if state == "open")
    return any(one is not None and player.id not in one.book.proved for one in found)


def mail_proved(case: Case, player: PlayerRow) -> Sequence[Contest]:
    """Note that a player's answer has arrived; the events to come that wanted to know."""
    return tuple(_proved(case, player))


def _proved(case: Case, player: PlayerRow) -> Iterator[Contest]:
    folder = case.office.folder
    for event, state in case.office.store.events_of_player(player.id):
        contest = folder.contest(event) if state == "open" else None
        if contest is None:
            continue
        if player.id not in contest.book.proved:
            body = MailProved(player=player.id)
            contest = folder.record(event, contest, [body], at=case.at, cause=case.letter.key)
        yield contest
