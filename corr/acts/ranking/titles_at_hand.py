"""The titles that a command is about: those of the register, or what files alone say."""

from collections.abc import Mapping, Sequence
from datetime import date
from functools import partial
from pathlib import Path
from typing import Annotated

import typer
from msgspec import Struct

from corr.acts.common import Faults, office_of, read_file, read_text
from corr.acts.errand import errand_of
from corr.errors import ArbiterError
from corr.ranking.board.board_event import BoardEvent
from corr.ranking.board.board_file import parse_given, people_of
from corr.ranking.board.otb_lists import read_tests, read_titles
from corr.ranking.board.otb_register import Given, Titles, by_key
from corr.ranking.board.otb_register import titles as register
from corr.ranking.board.otb_tests import Sitting, given_by
from corr.report.titles.title_lists import Known, Words, words_of
from corr.sentences.said import said
from corr.service.office.office import Office
from corr.service.register.titles import entries_of, in_order, otb_tables, register_of

Files = Annotated[
    list[str] | None,
    typer.Argument(
        metavar="[FILE]...",
        help="Board event files, instead of the register; - for standard input.",
    ),
]
TitleList = Annotated[
    Path | None,
    typer.Option("--titles", metavar="CSV", help="With files: player,title,on before them."),
]
TestList = Annotated[
    Path | None,
    typer.Option("--tests", metavar="CSV", help="With files: player,on,level,passed,judge,paper."),
]


class AtHand(Struct, frozen=True, kw_only=True):
    """Titles, tests in order of time, and who the players and what the events are.

    `ids` has everybody's id by all that they may be called. `last_day` is the last of which files
    tell, None for the register, which goes on.
    """

    register: Titles
    sittings: tuple[Sitting, ...]
    people: Mapping[str, Known]
    ids: Mapping[str, str]
    last_day: date | None = None

    def words(self, lang: str) -> Words:
        """The words of a language, with the names."""
        return words_of(lang, self.people)

    def player(self, word: str) -> str:
        """The id of a player given by id, member number, name or address. Raises ArbiterError."""
        found = self.ids.get(word) or self.ids.get(word.casefold())
        if found is None:
            raise ArbiterError(said("why_title", "no_player", player=word))
        return found

    def sittings_of(self, player: str) -> tuple[Sitting, ...]:
        """The tests that a player sat."""
        return tuple(one for one in self.sittings if one.player == player)


def at_hand(
    context: typer.Context,
    files: Sequence[str],
    titles: Path | None = None,
    tests: Path | None = None,
) -> AtHand:
    """The titles of files if any are named, of lists, else of the register.

    Raises ArbiterError.
    """
    if errand_of(context) is None and (files or titles or tests):
        return of_files(files, titles, tests)
    if files:
        raise ArbiterError(said("why_rating", "files"))
    with office_of(context) as office:
        return of_register(office)


def of_files(
    files: Sequence[str], titles: Path | None, tests: Path | None, *, linked: bool = True
) -> AtHand:
    """What files alone say. Players go by their member numbers or ids, or by those of one file."""
    told = Faults()
    read = [(file, told.of(partial(read_event, file))) for file in files]
    events = [event for _, event in read if event]
    _require_once([(file, event) for file, event in read if event], told)
    if linked:
        people = people_of(events)
        events = [by_key(event) for event in events]
    else:
        people = {player.id: player for event in events for player in event.players}
    given, sittings = tuple["Given", ...](), tuple["Sitting", ...]()
    if titles:
        given = told.of(lambda: read_titles(read_text(titles), str(titles), people)) or ()
    if tests:
        sittings = told.of(lambda: read_tests(read_text(tests), str(tests), people)) or ()
        told.of(lambda: in_order(sittings, str(tests)))
    told.end()
    found = register(events, (*given, *given_by(sittings)), otb_tables())
    known = {event.id: Known(name=event.name) for event in events}
    known |= {
        key: Known(name=player.name, member_no=player.member_no) for key, player in people.items()
    }
    listed = (*(one.player for one in given), *(one.player for one in sittings))
    ids = {one: one for one in (*listed, *people)}
    for key, player in people.items():
        for word in (player.id, player.name, player.member_no):
            ids.setdefault(word, key)
    days = [one.on for one in given] + [one.on for one in sittings]
    days += [event.end for event in events]
    return AtHand(
        register=found,
        sittings=sittings,
        people=known,
        ids=ids,
        last_day=max(days, default=date.max),
    )


def read_event(file: str) -> BoardEvent:
    """The event of a board event file. Raises ArbiterError, each fault behind the file's name."""
    return read_file(file, parse_given)


def _require_once(read: Sequence[tuple[str, BoardEvent]], told: Faults) -> None:
    for one in dict.fromkeys(event.id for _, event in read):
        files = [file for file, event in read if event.id == one]
        if len(files) > 1:
            told.add(f"event {one}: two files: {', '.join(files)}")


def of_register(office: Office) -> AtHand:
    """The titles of an installation."""
    register, entries = register_of(office), entries_of(office)
    known = {one.event.id: Known(name=one.event.name) for one in register.events}
    ids = dict[str, str]()
    for row in office.store.players.everybody():
        known[row.id] = Known(name=row.name, member_no=row.member_no)
        for word in (row.name, *row.addresses, row.member_no, row.id, row.id.lower()):
            ids[word] = row.id
    return AtHand(register=register, sittings=entries.sittings, people=known, ids=ids)
