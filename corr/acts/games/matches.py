"""What `corr game check` and `convert` do with a file that holds a whole match of backgammon."""

import io
from json import dumps
from typing import BinaryIO

from corr.acts.common import print_text
from corr.errors import ArbiterError
from corr.records.backgammon.files import (
    FORMS,
    GAME,
    HEAD,
    facts_of,
    read_match,
    recognised,
    summary,
)
from corr.records.backgammon.model import LONGEST_FILE, MatchRecord
from corr.records.model import RecordError


def form_of(source: io.BufferedReader, *, name: str, form: str, game: str) -> str:
    """The format of a file with a match of backgammon; "" for a file of other games.

    `form` and `game` are what was asked for. Raises ArbiterError if the file is something else.
    """
    if game not in ("", GAME):
        return ""
    found = recognised(source.peek(HEAD)[:HEAD], name)
    if not found and (form in ("mat", "json") or game == GAME):
        found = form
    if game == GAME and found not in FORMS:
        raise ArbiterError(f"no match of backgammon as {', '.join(FORMS)} files hold it")
    if found and form not in ("", found):
        raise ArbiterError(f"--from {form}: this is a match of backgammon, {FORMS[found].name}")
    return found


def read_file(source: BinaryIO, form: str, *, manual: bool = False) -> MatchRecord:
    """The match of a file. Raises RecordError for what is none or cannot be by the rules."""
    return read_match(source.read(LONGEST_FILE + 1), form, manual=manual)


def checked(source: BinaryIO, form: str, *, json: bool, faults: bool) -> bool:
    """Judge the match of a file and tell what it came to; whether it is in order."""
    try:
        record = read_file(source, form)
    except RecordError as error:
        _tell_fault(error, json=json)
        return False
    if faults:
        return True
    if json:
        print_text(None, dumps({"game": 1, **facts_of(record), "fault": None}, ensure_ascii=False))
        return True
    names = " – ".join(record.named)
    print_text(None, "match  " + "  ".join(filter(None, (record.id, names, record.event))))
    print_text(None, f"  {summary(record)}")
    return True


def _tell_fault(error: RecordError, *, json: bool) -> None:
    if json:
        fault = {"where": error.where, "words": error.reason}
        print_text(None, dumps({"game": 1, "rules": GAME, "fault": fault}, ensure_ascii=False))
    else:
        print_text(None, f"match\n  not in order: {error.where}: {error.reason}")
