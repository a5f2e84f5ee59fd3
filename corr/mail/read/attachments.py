"""The files that a letter brings along, as far as they are texts of bounded size."""

from collections.abc import Iterator, Mapping
from email.message import Message

from corr.errors import MailError
from corr.mail.read import mime
from corr.mail.read.read import BROKEN, parsed

MOST_BYTES = 200_000
"""How large an attachment may be."""
MOST_FILES = 5
_LONGEST_NAME = 100


def files_of(raw: bytes) -> Mapping[str, str]:
    """The attached texts of a letter by their names, without folders; others are left out."""
    try:
        found = [*_named(parsed(raw))][:MOST_FILES]
    except (MailError, *BROKEN):
        return {}
    texts = ((name, _text(part)) for name, part in found)
    return {name: text for name, text in texts if text is not None}


def _named(mail: Message) -> Iterator[tuple[str, Message]]:
    for part in mail.walk():
        if part.is_multipart():
            continue
        name = mime.header_text(part.get_filename() or "").replace("\\", "/").rpartition("/")[2]
        name = "".join(char for char in name if char.isprintable()).strip(" .")
        if name:
            yield name[:_LONGEST_NAME], part


def _text(part: Message) -> str | None:
    """The text of a part in UTF-8, None if it is none or too large."""
    content = part.get_payload(decode=True)
    if not isinstance(content, bytes) or len(content) > MOST_BYTES:
        return None
    try:
        return content.decode("utf-8-sig")
    except UnicodeDecodeError:
        return None
