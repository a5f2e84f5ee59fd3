"""The arbiter's hand on single letters: find, release, drop."""

from collections.abc import Sequence

from corr.errors import ArbiterError
from corr.service.office import Office
from corr.store import InboxRow


def find_letter(office: Office, key: str) -> InboxRow:
    """The one letter whose key begins with `key`. Raises ArbiterError for none or several."""
    keys = office.store.letter_keys(key)
    if key in keys:
        keys = [key]
    if len(keys) != 1:
        found = "no letter" if not keys else f"{len(keys)} letters"
        raise ArbiterError(f"{found} with a key that begins with {key!r}; see `corr mail list`")
    row = office.store.letter(keys[0])
    assert row is not None
    return row


def release_letter(office: Office, key: str) -> str:
    """Let a letter that was set aside be handled anew; its key.

    What it asks for is judged as of its arrival, like any letter that waited.
    """
    return _move(office, key, "release")


def drop_letter(office: Office, key: str) -> str:
    """Put a letter away unanswered; its key. It holds no clock any longer."""
    return _move(office, key, "drop")


def drop_letters(office: Office, keys: Sequence[str]) -> list[str]:
    """Put several letters away unanswered, all or none; their keys."""
    with office.store.transaction():
        return [drop_letter(office, key) for key in keys]


def release_flood(office: Office, sender: str) -> int:
    """Let the letters of a sender be handled that were set aside as a flood; how many.

    They are believed no more than others. Raises ArbiterError if there are none.
    """
    return _move_flood(office, sender, "received")


def drop_flood(office: Office, sender: str) -> int:
    """Put the letters of a sender away that were set aside as a flood; how many."""
    return _move_flood(office, sender, "dropped")


def _move_flood(office: Office, sender: str, state: str) -> int:
    with office.store.transaction():
        moved = office.store.move_flood(sender.lower(), state)
    if not moved:
        raise ArbiterError(f"no letters of {sender} were set aside as a flood")
    return moved


def _move(office: Office, key: str, what: str) -> str:
    with office.store.transaction():
        row = find_letter(office, key)
        if row.state not in ("quarantined", "dropped"):
            raise ArbiterError(f"{row.key} is {row.state}: only what was set aside can be moved")
        if what == "release":
            office.store.release_letter(row.key)
        else:
            office.store.finish_letter(row.key, "dropped", row.reason)
        return row.key
