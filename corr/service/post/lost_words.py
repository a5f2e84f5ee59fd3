"""What stood where a message stands and was taken for a quote or a footer: it is named."""

import re

from corr.mail.letter import Refusal
from corr.mail.read import quote_words as words
from corr.mail.read.quote_openings import Sheet, opening, sheet_of
from corr.mail.read.run_together import parted
from corr.service.letters.messages import first_line
from corr.service.letters.reading import own_words
from corr.service.office.case import Case

_SEPARATOR = re.compile(r"\s*(?:-{3,}|—-|—)\s*")
_MOST_LINES = 40
_MOST_READ = 1_000
_ATTRIBUTION_LINES = 4


def lost_words(case: Case) -> tuple[Refusal, ...]:
    """Why the paragraph right below a line `---` was not passed on, if some of it was not.

    What follows a blank line may be the letter that was answered, in whatever form.
    """
    own = {line.strip() for line in own_words(case).splitlines()}
    if not any(map(_SEPARATOR.fullmatch, own)):
        return ()
    lines = [line.rstrip() for line in parted(case.letter.text).split("\n")][:_MOST_READ]
    sheet = sheet_of(lines, case.office.own_addresses, frozenset({case.office.site.name}))
    for line in _below(sheet):
        if line.strip() not in own:
            params = {"why": "known"}
            return (Refusal(line=first_line(line), code="not_passed_on", params=params),)
    return ()


def _below(sheet: Sheet) -> list[str]:
    """The lines right below the first line `---`, up to a blank one, a quote or a footer."""
    at = next((at for at, line in enumerate(sheet.lines) if _SEPARATOR.fullmatch(line)), None)
    if at is None:
        return []
    end = start = at + 1
    while sheet.plain(end) and end - start < _MOST_LINES and not _is_added(sheet, end):
        end += 1
    begins = (
        opening(sheet, one)
        for one in range(start, min(end + _ATTRIBUTION_LINES, len(sheet.lines)))
    )
    quote = min((one.start for one in begins if one), default=end)
    return sheet.lines[start : min(end, quote)]


def _is_added(sheet: Sheet, at: int) -> bool:
    line = sheet.lines[at].strip()
    text = line[: words.LONGEST_LINE]
    scans = any(all(one.search(text) for one in group) for group in words.SCANNERS)
    return scans or bool(
        words.FOOTER.fullmatch(text)
        or words.SIGNATURE.fullmatch(line)
        or words.RULE.fullmatch(line)
    )
