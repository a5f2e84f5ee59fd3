"""Letters that prove too little: what they must prove, and what the question about them shows."""

import pytest

from corr.service.event.opening import enter_players, open_event, start_event
from corr.tournament.spec.spec import spec_from_tables
from tests.office import ANNA, BO, EVENT, House, event_tables
from tests.service.post.test_authority import BELIEVING, STAMPS, STRANGER, say, stamped

STRICTER = "SE24"


def stricter_event(house, authority="both"):
    """A second event of the same two players, under way, that believes tags alone no more."""
    event = {"id": STRICTER, "name": "Stricter"}
    tables = event_tables(event=event, mail={"authority": authority})
    open_event(house.office, spec_from_tables(tables, "event.toml"), house.act("open2"))
    known = [house.player(one) for one in (ANNA, BO)]
    enter_players(house.office, STRICTER, known, house.act("enter2"))
    house.drain()
    start_event(house.office, STRICTER, "lots", house.act("start2"))
    house.letters()


@pytest.fixture
def house(tmp_path):
    """Two events: SK24 takes tags, the other one wants the address proven too."""
    with House(tmp_path, settings=BELIEVING, system={"games_per_pair": 2}) as it:
        it.start()
        stricter_event(it)
        yield it


def moves(house, name):
    return len(house.office.folder.game(name).moves)


def with_turn(house, name):
    """Who is to act in a game, and a game of theirs in the easier event to answer."""
    game = house.office.folder.game(name)
    mover = house.office.store.players.player(game.players[game.position.to_act]).addresses[0]
    number = next(n for n in (1, 2) if house.seated(house.game(n).position.to_act, n) == mover)
    return mover, number


# -- what must be proven ----


@pytest.mark.parametrize(
    "name",
    [
        "SE24-001",
        "se24-001",
        "SE24\u2011001",
        "SE24\u2013001",
        "\uff33\uff25\uff12\uff14\uff0d\uff10\uff10\uff11",
        "S\u200bE24-001",
    ],
)
@pytest.mark.parametrize("line", ["{} 2. a1", "{}:\n2. a1", "game {}, 2. a1"])
def test_no_way_of_writing_a_game_leads_around_its_event(house, name, line):
    mover, number = with_turn(house, "SE24-001")
    for result, state in (("none", "quarantined"), ("pass", "handled")):
        done = say(house, mover, line.format(name), STAMPS[result], number=number)
        assert done.state == state
        assert moves(house, "SE24-001") == (0 if result == "none" else 1)


def test_a_message_needs_the_proof_of_the_event_of_its_game(house):
    mover, number = with_turn(house, "SE24-001")
    body = "SE24-001 msg: you play like a fool"
    assert say(house, mover, body, STAMPS["none"], number=number).reason == "unconfirmed"
    assert len(say(house, mover, body, STAMPS["pass"], number=number).readers) == 2


@pytest.mark.parametrize(
    "order",
    [
        "set language sv",
        "mydata",
        "forget",
        "withdraw SK24",
        "set address kim@home.test",
        "leave 2024-03-01 to 2024-03-05",
    ],
)
def test_an_order_about_oneself_needs_the_proof_of_the_strictest_event(house, order):
    assert say(house, ANNA, order, STAMPS["none"], number=1).reason == "unconfirmed"
    assert house.office.store.players.player(house.player(ANNA)).language == "en"
    assert say(house, ANNA, order, STAMPS["pass"], number=1).reason != "unconfirmed"


@pytest.mark.parametrize("question", ["games", "table", "help", "time", "rules"])
def test_a_question_needs_no_more_proof_than_its_letter(house, question):
    assert say(house, ANNA, question, STAMPS["none"], number=1).state == "handled"


def test_a_move_in_an_easy_event_needs_no_more_proof_than_that_event(house):
    mover = house.second
    assert say(house, mover, "a1", STAMPS["none"]).state == "handled"


def test_without_a_tag_all_events_that_a_letter_touches_must_take_an_address(tmp_path):
    with House(tmp_path, settings=BELIEVING, mail={"authority": "address"}) as house:
        house.start()
        stricter_event(house, "both")
        mover = house.second
        both = "SK24-001 2. a1\nSE24\u2011001 2. a1"
        raw = house.compose(mover, both, subject="moves")
        assert house.give(stamped(raw, STAMPS["pass"])).reason == "untagged"
        assert (house.record(), moves(house, "SE24-001")) == ("1.h8", 0)
        one = house.compose(mover, "SK24\u2011001 2. a1", subject="moves")
        assert house.give(stamped(one, STAMPS["pass"])).state == "handled"
        assert house.record() == "1.h8 2.a1"


# -- what the question shows ----


MANY = "\n".join(
    [
        "2. a1, draw?",
        "if c3 then e5",
        "if c4 then e6, then if f1 then f2",
        "note: think again",
        "set digest 7",
        "set board discs",
        "table",
        "msg: So long, and thanks.",
        "SK24-002:",
        "resign",
        "",
        "---",
        "Well played there.",
        "Anna",
    ]
)


def ask_strange(house, body):
    return house.give(house.compose(STRANGER, body, house.newest(house.second)))


@pytest.mark.parametrize("way", ["foreign", "forged"])
def test_the_question_shows_every_order_and_the_message(tmp_path, way):
    with House(tmp_path, settings=BELIEVING, system={"games_per_pair": 2}) as house:
        house.start()
        if way == "foreign":
            asked = ask_strange(house, MANY).to(house.second)
        else:
            asked = say(house, house.second, MANY, STAMPS["fail"]).to(house.second)
        for shown in (
            "  | 2. a1, draw?",
            "  | if c3 then e5",
            "  | if c4 then e6, then if f1 then f2",
            "  | note: think again",
            "  | set digest 7",
            "  | set board discs",
            "  | table",
            "  | SK24-002 resign",
            "  | So long, and thanks.",
            "  | SK24-002: Well played there.",
            "  | Anna",
        ):
            assert shown in asked.text, shown
        assert "body=confirm" in asked.html


def test_a_message_alone_is_shown_before_it_is_passed_on(tmp_path):
    with House(tmp_path).start() as house:
        asked = ask_strange(house, "msg: you play like a fool").to(house.second)
        assert "  | you play like a fool" in asked.text
        done = house.give(house.compose(house.second, "confirm", asked))
        assert house.first in done.readers


LONG = [
    "\n".join(["2. a1", *(f"if {column}{row} then e5" for column in "bc" for row in range(2, 9))]),
    "2. a1\n---\n" + "x" * 1001,
    "2. a1\n" + "\n".join(f"note: {n} {'y' * 200}" for n in range(6)),
]


@pytest.mark.parametrize("body", LONG, ids=["lines", "message", "notes"])
@pytest.mark.parametrize("way", ["foreign", "forged"])
def test_a_letter_that_asks_for_more_than_can_be_shown_cannot_be_confirmed(tmp_path, body, way):
    with House(tmp_path, settings=BELIEVING).start() as house:
        if way == "foreign":
            done = ask_strange(house, body)
        else:
            done = say(house, house.second, body, STAMPS["fail"])
        asked = done.to(house.second)
        assert "cannot be confirmed" in asked.words
        assert "send it again" in asked.words
        assert "body=confirm" not in asked.html
        said = house.give(house.compose(house.second, "confirm", asked))
        assert said.reason == "nothing_to_confirm"
        assert house.office.store.letters.letter(done.key).state == "quarantined"
        assert house.record() == "1.h8"


def test_what_was_confirmed_is_no_more_than_what_was_shown(tmp_path):
    """Orders whose lines alone do not say all: a heading, moves in advance in two lines."""
    with House(tmp_path, settings=BELIEVING, system={"games_per_pair": 2}) as house:
        house.start()
        body = f"{EVENT}-002:\nnote: mine\n\n{EVENT}-001:\n2. a1\n2. a1, draw?"
        asked = ask_strange(house, body).to(house.second)
        assert f"  | {EVENT}-002 note: mine" in asked.text
        assert "draw?" in asked.text
