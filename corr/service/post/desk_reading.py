"""What of a letter is for the desk: the commands and codes among its writer's own words."""

from corr.mail.read.desk_lines import DeskLines, bare, desk_lines, is_named, without
from corr.mail.read.quote_known import words_of
from corr.service.letters.reading import marked_words, own_words, read_own, words_answered
from corr.service.office.case import Case
from corr.service.office.desk_port import Desk


def lines_for(case: Case, desk: Desk) -> DeskLines:
    """What of a letter is for the desk, its commands too that are nearly those of ours.

    What is much like the letter that is answered is read as its quotation; a command that
    stands in it otherwise is none.
    """
    found = _plain_lines(case, desk)
    if not (sent := words_answered(case)):
        return found
    near = desk_lines(marked_words(case), lambda line: is_named(line) or bool(desk.whose(line)))
    shown = (one for text in sent for one in desk_lines(text, desk.begins).commands)
    known = {words_of(bare(one)) for one in (*shown, *found.commands)}
    new = tuple(one for one in near.commands if words_of(bare(one)) not in known)
    if not new:
        return found
    return DeskLines(
        commands=(*found.commands, *new),
        codes=tuple(dict.fromkeys((*found.codes, *near.codes))),
        taken=(*found.taken, *near.taken),
    )


def _plain_lines(case: Case, desk: Desk) -> DeskLines:
    """What of a person's words is for the desk: what begins with `corr`, else what is no order."""
    text = _said(case)
    found = desk_lines(text, desk.begins)
    if all(map(is_named, found.commands)):
        return found
    player = case.office.store.player_by_address(case.letter.sender)
    orders = {one.line.strip() for one in read_own(case, None).orders} if player else set[str]()
    return desk_lines(
        text,
        lambda line: desk.begins(line) and (is_named(line) or line not in orders),
    )


def _said(case: Case) -> str:
    """What the writer says: in the letter, or in the subject if there is nothing in that."""
    return own_words(case).strip() or case.letter.subject


def all_taken(case: Case, found: DeskLines) -> bool:
    """Whether a letter says nothing that is not for the desk."""
    return not without(_said(case), found.taken).strip()
