"""What the tests of questions by mail have in common: two events, and who asks what in them."""

from datetime import timedelta

from msgspec.structs import replace

from corr.service.event.opening import enter_players, open_event, start_event
from corr.tournament.events.events import MovePlayed, Resigned
from corr.tournament.spec.spec import spec_from_tables
from tests.office import (
    ANNA,
    BO,
    CAI,
    DAG,
    EVA,
    EVENT,
    PEOPLE,
    START,
    House,
    event_tables,
    member_list,
)

GAME = f"{EVENT}-001"
LEVELS = {ANNA: "5 kyu", BO: "5 kyu", CAI: "6 kyu", DAG: "6 kyu", EVA: ""}


def members(people, languages=(), zones=(), levels=LEVELS):
    """The list of players; who has no language reads English, who has no zone the event's."""
    return member_list(
        people,
        "language time_zone level level_since",
        language=[*languages, *["en"] * len(people)][: len(people)],
        time_zone=[*zones, *[""] * len(people)][: len(people)],
        level=[levels[one] for one in people],
        level_since=["2023-01-01" if levels[one] else "" for one in people],
    )


def opened(folder, people=(ANNA, BO), languages=(), zones=(), levels=LEVELS, **changes):
    """An event that has not begun."""
    text = members(people, languages, zones, levels)
    return House(folder, people, members=text, **changes)


def of_two(folder):
    """Anna (English, New York) and Bo (Swedish, the event's time) in one game."""
    zones = ("America/New_York", "")
    return opened(folder, languages=("en", "sv"), zones=zones)


def of_five(folder, **more):
    """Five players, everybody against everybody twice, ranked; Bo reads Swedish."""
    ranked, twice = {"system": "correspondence"}, {"games_per_pair": 2}
    return opened(folder, PEOPLE, ("en", "sv"), ranking=ranked, system=twice, **more)


def another(house, name="GK24", people=(ANNA, BO), *, begun=True, **event):
    """A second event of the same office; `event` are keys of that table of its file."""
    tables = event_tables(event={"id": name, "name": f"Cup {name}", **event})
    open_event(house.office, spec_from_tables(tables, "event.toml"), house.act(f"open.{name}"))
    known = [house.player(one) for one in people]
    if known:
        entered = replace(house.act(f"enter.{name}"), at=START - timedelta(days=9))
        enter_players(house.office, name, known, entered)
    if begun:
        start_event(house.office, name, "lots", house.act(f"start.{name}"))
    house.letters()


def lose(house, loser, number):
    """End a game in which both have moved, without a letter."""
    folder, at = house.office.folder, house.now
    with folder.transaction():
        game = house.game(number)
        for move in ("a1", "b1"):
            if game.position.number < 3:
                body = MovePlayed(
                    seat=game.position.to_act, number=game.position.number, move=move
                )
                game = folder.play(game, [body], at=at, cause=f"{move}.{game.id}")
        body = Resigned(seat=game.seat_of(house.player(loser)))
        folder.play(game, [body], at=at, cause=f"resign.{game.id}")


def number_between(house, one, other):
    """The number of a game of two players in which the first of them has a board to answer.

    They have one if they are to place the second stone, else once that stone is placed.
    """
    mine, theirs = house.player(one), house.player(other)
    rows = house.office.store.events.games_of_event(EVENT)
    for row in rows:
        if (row.second, row.first) == (mine, theirs):
            return int(row.id[-3:])
    found = next(int(row.id[-3:]) for row in rows if (row.first, row.second) == (mine, theirs))
    if house.record(found) == "1.h8":
        house.play("a1", found)
    return found


def asked(house, sender, body, number=1):
    """The letters that answer a question, which change nothing."""
    before = house.events(number)
    done = house.say(sender, body, number)
    assert house.events(number) == before
    return done


def only(done, sender):
    """The one letter that answers, which nobody else gets."""
    assert done.state == "handled", done.reason
    assert done.readers == [sender]
    return done.posts[0]


def lines(text):
    """The lines of a text without blanks at their ends."""
    return [line.rstrip() for line in text.splitlines()]


def attached(letter):
    """The files of a letter by name."""
    return {
        part.get_filename(): part.get_content()
        for part in letter.mail.walk()
        if part.get_content_disposition() == "attachment"
    }
