"""The header fields of a parsed mail as they stand, raw bytes as surrogates."""

from email.message import Message


def values(mail: Message, name: str) -> list[str]:
    """All values of a field, in order."""
    wanted = name.lower()
    return [str(value) for key, value in mail.raw_items() if key.lower() == wanted]


def first(mail: Message, name: str) -> str:
    """The first value of a field, "" if there is none."""
    return next(iter(values(mail, name)), "")
