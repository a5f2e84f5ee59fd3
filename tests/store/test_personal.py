"""The contract of the store about one person: news that wait, and what is blanked for good."""

from corr.store import schema
from corr.store.rows import OutboxRow
from corr.tournament.events.events_player import Forgotten, PlayerRegistered
from tests.store.store_engines import (  # noqa: F401  (fixtures)
    BEGIN,
    DAY,
    HOUR,
    add_player,
    databases,
    stores,
    undone,
)
from tests.store.test_chronicle import game

ANNA, BO = "anna@example.org", "bo@example.org"


def with_games(store, *names):
    add_player(store, "P0001", ANNA)
    add_player(store, "P0002", BO)
    with store.transaction():
        store.events.put_tournament("Event", "SK24", "running", 1)
        for name in names:
            store.events.put_game(game(name))


def letter(name, recipient=ANNA, **more):
    values = {"message_id": name, "cause": "c", "recipient": recipient, "raw": name.encode()}
    return OutboxRow(**{**values, **more})


def add(store, game, number, told="{}", *, player="P0001", at=BEGIN):
    with store.transaction():
        store.news.add_news(player, game, number, told, at)


def tell(store, name, player="P0001"):
    """Put the player's news in a digest of that name, which is queued."""
    with store.transaction():
        store.letters.queue([letter(name)], BEGIN + HOUR)
        store.news.tell_news(store.news.news_for(player), name)


def finish(store, name, state="sent"):
    with store.transaction():
        store.letters.finish_outgoing(name, state, f"250 to {ANNA}", BEGIN + DAY)


# -- settings ----


def test_settings_are_kept_as_they_were_put(store):
    row = add_player(store, "P0001", settings={"digest": "07", "board": "discs"})
    assert store.players.player("P0001") == row
    assert add_player(store, "P0001", settings={}) == store.players.player("P0001")


def test_a_database_from_before_there_were_settings_gets_none(database, monkeypatch):
    with monkeypatch.context() as older:
        older.setattr(schema, "STEPS", schema.STEPS[:1])
        store = database.open()
        with store.transaction():
            store.engine.run(
                """insert into player (id, name, member_no, club, country, language, time_zone)
                   values ('P0001', 'Anna', '', '', '', 'en', 'UTC')""",
                {},
            )
    assert dict(database.open().players.player("P0001").settings) == {}
    assert database.open().players.player("P0001").kind == ""


# -- news ----


def test_news_wait_in_the_order_in_which_they_came(store):
    with_games(store, "SK24-001", "SK24-002")
    add(store, "SK24-002", 3, "one", at=BEGIN + HOUR)
    add(store, "SK24-001", 5, "two", at=BEGIN)
    add(store, "SK24-001", 5, "not mine", player="P0002")
    rows = store.news.news_for("P0001")
    assert [(row.n, row.game, row.number, row.told) for row in rows] == [
        (1, "SK24-002", 3, "one"),
        (2, "SK24-001", 5, "two"),
    ]
    assert store.news.waiting_news() == [("P0001", BEGIN), ("P0002", BEGIN)]


def test_news_that_a_digest_tells_wait_no_longer_and_leave_no_words(store):
    with_games(store, "SK24-001")
    add(store, "SK24-001", 3, "secret words")
    tell(store, "digest")
    assert store.news.news_for("P0001") == []
    assert store.news.waiting_news() == []
    (row,) = store.news.news_in("digest")
    assert (row.game, row.number, row.told) == ("SK24-001", 3, "")
    assert store.news.news_in("") == []


def test_a_digest_that_is_rolled_back_tells_nothing(store):
    with_games(store, "SK24-001")
    add(store, "SK24-001", 3)
    with undone(store):
        store.letters.queue([letter("digest")], BEGIN)
        store.news.tell_news(store.news.news_for("P0001"), "digest")
    assert len(store.news.news_for("P0001")) == 1


def test_the_state_of_news_is_that_of_their_digest(store):
    with_games(store, "SK24-001")
    add(store, "SK24-001", 3)
    assert store.news.states_of_news("P0001", "SK24-001", 3) == [("waiting", BEGIN)]
    tell(store, "digest")
    assert store.news.states_of_news("P0001", "SK24-001", 3) == [("queued", BEGIN + HOUR)]
    finish(store, "digest")
    assert store.news.states_of_news("P0001", "SK24-001", 3) == [("sent", BEGIN + HOUR)]
    assert store.news.states_of_news("P0002", "SK24-001", 3) == []
    assert store.news.states_of_news("P0001", "SK24-001", 4) == []


def test_old_news_go_when_newer_ones_of_the_game_come_and_they_were_sent(store):
    with_games(store, "SK24-001")
    add(store, "SK24-001", 3)
    tell(store, "unsent")
    add(store, "SK24-001", 5)
    assert len(store.news.news_in("unsent")) == 1
    finish(store, "unsent")
    add(store, "SK24-001", 7)
    assert store.news.news_in("unsent") == []
    assert [row.number for row in store.news.news_for("P0001")] == [5, 7]


# -- what is blanked ----


def test_letters_from_an_address_are_blanked_and_their_keys_stay(store):
    with store.transaction():
        store.letters.add_letter("k1", "m1", ANNA, BEGIN, b"mine")
        store.letters.add_letter("k2", "m2", "else@example.org", BEGIN, b"in my name")
        store.letters.add_letter("k3", "m3", BO, BEGIN, b"theirs")
        store.letters.finish_letter("k1", "handled")
        store.letters.finish_letter("k2", "quarantined", "foreign_address")
        store.letters.may_be_from("k2", "P0001")
        store.personal.empty_letters_from("P0001", ANNA)
    mine, foreign, theirs = (store.letters.letter(key) for key in ("k1", "k2", "k3"))
    assert (mine.raw, mine.sender, mine.message_id, mine.state) == (b"", "", "", "handled")
    assert (foreign.raw, foreign.state) == (b"", "dropped")
    assert (theirs.raw, theirs.sender, theirs.state) == (b"theirs", BO, "received")
    with store.transaction():
        assert not store.letters.add_letter("k1", "m1", ANNA, BEGIN, b"mine")


def test_letters_to_an_address_are_blanked_those_on_their_way_when_they_left(store):
    with store.transaction():
        store.letters.queue([letter("old", cause=f"spent.{ANNA}.x"), letter("last")], BEGIN)
        store.letters.queue([letter("other", BO)], BEGIN)
        store.letters.finish_outgoing("old", "sent", f"250 {ANNA}", BEGIN)
        store.personal.empty_letters_to(ANNA)
        store.personal.rename_causes(ANNA, "P0001")
    old, last = store.letters.outgoing("old"), store.letters.outgoing("last")
    assert (old.raw, old.recipient, old.cause, old.smtp_reply) == (b"", "", "spent.P0001.x", "")
    assert (last.raw, last.recipient) == (b"last", ANNA)
    finish(store, "last")
    finish(store, "other")
    last = store.letters.outgoing("last")
    assert (last.raw, last.recipient, last.state, last.smtp_reply) == (b"", "", "sent", "")
    assert store.letters.outgoing("other").raw == b"other"


def test_a_letter_about_somebody_is_blanked_or_will_be_when_it_leaves(store):
    with store.transaction():
        store.letters.queue([letter("gone", BO), letter("waits", BO), letter("other", BO)], BEGIN)
        store.letters.finish_outgoing("gone", "sent", "250 ok", BEGIN)
        store.personal.empty_letter("gone")
        store.personal.empty_letter("waits")
    assert store.letters.outgoing("gone").raw == b""
    assert store.letters.outgoing("waits").raw == b"waits"
    finish(store, "waits")
    finish(store, "other")
    assert (store.letters.outgoing("waits").raw, store.letters.outgoing("waits").recipient) == (
        b"",
        BO,
    )
    assert store.letters.outgoing("other").raw == b"other"


def test_a_letter_that_came_in_is_written_over_in_its_place(store):
    with store.transaction():
        store.letters.add_letter("k1", "m1", BO, BEGIN, b"i9 and a quote")
        store.personal.rewrite_letter("k1", b"i9")
    row = store.letters.letter("k1")
    assert (row.raw, row.sender, row.state) == (b"i9", BO, "received")


def test_an_event_is_overwritten_in_its_place_and_only_by_its_own_kind(store):
    body = PlayerRegistered(
        player="P0001",
        name="Anna",
        addresses=(ANNA,),
        member_no="",
        club="",
        country="",
        language="en",
        time_zone="",
        level="",
        level_since="",
    )
    with store.transaction():
        store.events.append("player:P0001", 0, [body], at=BEGIN, cause="c")
        store.personal.rewrite_event("player:P0001", 1, Forgotten(player="P0001"))
    (event,) = store.events.of_stream("player:P0001")
    assert event.body == body
