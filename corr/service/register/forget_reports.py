"""Writing the reports of closed events anew, in which a player who is forgotten has no name.

Copies on disk and at the committee are not ours to change: the arbiter is told of which events.
"""

import html
import json
import re
from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass, replace

from corr.mail.write.facts_closing import ClosedAgain
from corr.ranking.correspondence.compute import compute
from corr.ranking.correspondence.event import EventFile
from corr.ranking.correspondence.eventfile import parse
from corr.service.event.closed_again import report_changes
from corr.service.event.closing import report_files
from corr.service.office.office import Office
from corr.store import PlayerRow
from corr.tournament.contest.contest import Contest
from corr.tournament.play.person import anonymous


@dataclass(frozen=True, slots=True, kw_only=True)
class Made:
    """A report as it was made; `again` is what it says otherwise than the one before it.

    One that is not `alike` would be written otherwise today: an older version made it.
    """

    event: str
    number: int
    kept: Mapping[str, str]
    results: EventFile
    again: ClosedAgain | None
    alike: bool


def reports_of(office: Office, events: Iterable[str]) -> tuple[Made, ...]:
    """All reports of events, to be looked at before anything of the events is written over."""
    contests = filter(None, map(office.folder.contest, sorted(events)))
    return tuple(
        _made(office, contest, number)
        for contest in contests
        for number in range(1, contest.reports + 1)
        if office.store.report(contest.id, number)
    )


def _made(office: Office, contest: Contest, number: int) -> Made:
    kept = office.store.report(contest.id, number)
    results = parse(kept[f"{contest.id}.json"], any_game=True)
    again = report_changes(office, contest, number)
    return Made(
        event=contest.id,
        number=number,
        kept=kept,
        results=results,
        again=again,
        alike=_files(contest, results, again) == kept,
    )


def rewrite_reports(
    office: Office, player: PlayerRow, made: Iterable[Made], said: Mapping[str, str]
) -> None:
    """Write reports anew; `said` is what stands for words that were taken out of the events."""
    for one in made:
        contest = office.folder.contest(one.event)
        assert contest is not None
        if one.alike:
            results = _anonymised(one.results, player.id)
            files = _files(contest, results, _nameless(one.again, player))
        else:
            # Its figures stay as they were made.
            names = {**said, player.name: anonymous(player.id)}
            files = {name: renamed(text, names) for name, text in one.kept.items()}
        if files != one.kept:
            office.store.rewrite_report(one.event, one.number, files)


def _files(contest: Contest, results: EventFile, again: ClosedAgain | None) -> dict[str, str]:
    ranked = contest.spec.ranking.system != "none"
    return report_files(contest, results, compute(results) if ranked else None, again)


def _nameless(again: ClosedAgain | None, player: PlayerRow) -> ClosedAgain | None:
    """What has changed since an earlier report, without the name of a player."""
    instead = {player.name: anonymous(player.id)}
    return again and replace(
        again,
        games=tuple(
            replace(
                one,
                black=instead.get(one.black, one.black),
                white=instead.get(one.white, one.white),
            )
            for one in again.games
        ),
    )


def _anonymised(results: EventFile, player: str) -> EventFile:
    return replace(
        results,
        players=tuple(
            replace(one, name=anonymous(player), member_no="", club="", country="")
            if one.id == player
            else one
            for one in results.players
        ),
    )


def renamed(text: str, names: Mapping[str, str]) -> str:
    """A text in which others stand for names and words, however the text writes them.

    >>> renamed("Ann, Annika &amp; Jo", {"Ann": "X", "Annika & Jo": "Y"})
    'X, Y'
    """
    ways: tuple[Callable[[str], str], ...] = (str, html.escape, _in_json)
    for before in sorted(names, key=len, reverse=True):
        for write in ways:
            words = r"\s+".join(map(re.escape, write(before).split()))
            found = re.compile(rf"(?<!\w){words}(?!\w)")
            text = found.sub(write(names[before]).replace("\\", r"\\"), text)
    return text


def _in_json(name: str) -> str:
    return json.dumps(name)[1:-1]
