"""The arbiter's hand on single letters: find, release, drop."""

from collections.abc import Iterable, Sequence

from corr.errors import ArbiterError
from corr.sentences.said import said
from corr.service.letters.event_letters import Act
from corr.service.letters.letter_roles import About, about_letter, require_theirs
from corr.service.office.office import Office
from corr.service.office.tables import the_contest
from corr.store.rows import InboxRow
from corr.tournament.contest.contest import OVER
from corr.tournament.events.events_contest import Tended
from corr.tournament.wording import counted


def find_letter(office: Office, key: str) -> InboxRow:
    """The one letter whose key begins with `key`. Raises ArbiterError for none or several."""
    keys = office.store.letters.letter_keys(key)
    if key in keys:
        keys = [key]
    if len(keys) != 1:
        raise ArbiterError(said("why_letter", "no_letter", count=len(keys), key=repr(key)))
    row = office.store.letters.letter(keys[0])
    assert row is not None
    return row


def read_letter_of(office: Office, key: str, reader: str) -> InboxRow:
    """The one letter whose key begins with `key`, if it is for `reader`, an address, to see.

    Raises ArbiterError, as `require_theirs` does.
    """
    row = find_letter(office, key)
    require_theirs(office, about_letter(office, row), reader)
    return row


def release_letter(office: Office, key: str, act: Act) -> str:
    """Let a letter that was set aside be handled anew, or one that waits at once; its key.

    What it asks for is judged as of its arrival, like any letter that waited. Of one that waits
    for its next try the tries are not forgotten, nor is it believed more than others.
    """
    return _move(office, key, "released", act)


def drop_letter(office: Office, key: str, act: Act) -> str:
    """Put a letter away unanswered; its key. It holds no clock any longer."""
    return _move(office, key, "dropped", act)


def drop_letters(office: Office, keys: Sequence[str], act: Act) -> list[str]:
    """Put several letters away unanswered, all or none; their keys."""
    with office.folder.transaction():
        return [drop_letter(office, key, act) for key in keys]


def release_flood(office: Office, sender: str, act: Act) -> int:
    """Let the letters of a sender be handled that were set aside as a flood; how many.

    They are believed no more than others. Raises ArbiterError if there are none.
    """
    return _move_flood(office, sender, "received", act)


def drop_flood(office: Office, sender: str, act: Act) -> int:
    """Put the letters of a sender away that were set aside as a flood; how many."""
    return _move_flood(office, sender, "dropped", act)


def note_heard(office: Office, event: str, player: str, act: Act) -> None:
    """Note a sign of life of a player's that came in another way than by a letter.

    The player's silence counts from now on. Raises ArbiterError for who does not play.
    """
    with office.folder.transaction():
        contest = the_contest(office, event)
        if contest.state != "running" or player not in contest.present:
            raise ArbiterError(said("why_player", "not_in_it", player=player, event=event))
        tend(office, [event], act, f"a sign of life of {player}", heard=player)


def tend(office: Office, events: Iterable[str], act: Act, what: str, *, heard: str = "") -> None:
    """Note in the events, as far as they are not over, what was done that is no ruling."""
    body = Tended(what=what, by=act.by, reason=" ".join(act.reason.split()), heard=heard)
    for event in events:
        contest = office.folder.contest(event)
        if contest is not None and contest.state not in OVER and not contest.moved_to:
            office.folder.record(event, contest, [body], at=act.at, cause=act.cause)


def _move_flood(office: Office, sender: str, state: str, act: Act) -> int:
    player = office.store.players.player_by_address(sender.lower())
    about = About(players=(player,) if player else ())
    with office.folder.transaction():
        require_theirs(office, about, act.by)
        moved = office.store.returned.move_flood(sender.lower(), state)
        if not moved:
            raise ArbiterError(said("why_letter", "no_flood", sender=sender))
        what = "released" if state == "received" else state
        tend(office, about.events(office), act, f"{counted(moved, 'letter')} of a flood {what}")
    return moved


def _move(office: Office, key: str, what: str, act: Act) -> str:
    with office.folder.transaction():
        row = find_letter(office, key)
        about = about_letter(office, row)
        require_theirs(office, about, act.by)
        if (
            what == "released"
            and row.state == "received"
            and office.store.waits.hurry_letter(row.key)
        ):
            tend(office, about.events(office), act, f"letter {row.key} tried at once")
            return row.key
        if row.state not in ("quarantined", "dropped"):
            raise ArbiterError(said("why_letter", "not_aside", key=row.key, state=row.state))
        if what == "released":
            office.store.letters.release_letter(row.key)
        else:
            office.store.letters.finish_letter(row.key, "dropped", row.reason)
        tend(office, about.events(office), act, f"letter {row.key} {what}")
        return row.key
