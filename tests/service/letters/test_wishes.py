"""What players want of letters about games: short or in full, and none for a plain move."""

from collections import Counter
from datetime import timedelta

import pytest
from msgspec.structs import force_setattr

from corr.mail.letter import OtherGames
from corr.mail.read.html import html_to_text
from corr.service.desk.rulings import pause_clock
from corr.service.letters import compose
from corr.service.letters.event_letters import Act
from corr.tournament.play.game import Game
from tests.office import ANNA, BO, CAI, DAG, EVENT, House, member_list

ZONE = "Europe/Stockholm"
OFF = {"en": "set receipts off", "sv": "ställ in kvitton av"}
ON = {"en": "set receipts on", "sv": "ställ in kvitton på"}
COST = {
    "en": (
        "You played a1: that letter arrived on Thursday 1 Feb, 11:00 (Stockholm). It took you "
        "2 hours, and left you 7 days for the next move."
    ),
    "sv": (
        "Du spelade a1: det brevet kom fram torsdag 1 feb kl. 11:00 (Stockholm). Det tog dig "
        "2 timmar, och för nästa drag hade du 7 dagar."
    ),
}


def opened(folder, people=(ANNA, BO), language="en", **changes):
    count = len(people)
    members = member_list(
        people, "language time_zone", language=[language] * count, time_zone=[ZONE] * count
    )
    return House(folder, people, members=members, **changes).start()


def order(house, sender, text):
    start = next(one for one in house.read if one.to == sender and "P0" in one.tag)
    return house.give(house.compose(sender, text, start))


def drafts(monkeypatch):
    """The drafts of all letters from now on, as they are queued."""
    seen, post = [], compose.post

    def noted(office, draft, **more):
        seen.append(draft)
        post(office, draft, **more)

    monkeypatch.setattr(compose, "post", noted)
    return seen


def sides(house):
    """Who is to act, and who is not."""
    seat = house.game().position.to_act
    return house.seated(seat), house.seated(seat.other)


def quiet(house, *who):
    """Who is to act, or some, want no receipts."""
    for one in who or sides(house)[:1]:
        order(house, one, OFF[house.office.store.players.player_by_address(one).language])


def first_move(house, text="a1"):
    """Who is to act plays, two hours after the start."""
    house.now += timedelta(hours=2)
    return house.say(sides(house)[0], text)


# -- no letter for a plain move ----


@pytest.mark.parametrize("language", ["en", "sv"])
def test_a_plain_move_gets_no_letter_and_the_next_one_says_what_it_cost(tmp_path, language):
    with opened(tmp_path, language=language) as house:
        me, they = sides(house)
        quiet(house)
        assert first_move(house).readers == [they]
        house.reopen()
        house.now += timedelta(days=1)
        told = house.say(they, "c1").to(me)
        assert COST[language] in told.words
        played = "played c1." if language == "en" else "spelade c1."
        by = "Your move 4, by" if language == "en" else "Ditt drag 4, senast"
        for text in (told.words, " ".join(html_to_text(told.html).split())):
            places = [text.index(one) for one in (played, f"{by} ", COST[language])]
            assert places == sorted(places)
            assert text[: places[1]].rstrip().endswith(played), "the deadline stands right below"
        assert told.words.index(COST[language]) > told.words.index("15 . ."), "below the board"
        again = house.say(me, "show" if language == "en" else "visa").to(me)
        assert COST[language] not in again.words


@pytest.mark.parametrize("language", ["en", "sv"])
def test_receipts_come_again_and_what_was_quiet_until_then_is_told(tmp_path, language):
    with opened(tmp_path, language=language) as house:
        me, they = sides(house)
        quiet(house)
        first_move(house)
        order(house, me, ON[language])
        assert COST[language] in house.say(they, "c1").to(me).words
        assert me in house.say(me, "d1").readers


@pytest.mark.parametrize(
    "more",
    [
        "draw?",
        "msg: Nice weather",
        "if c1 d1",
        "note: look at g9",
        "show",
        "resign",
        "Is this read by anybody?",
        "preview b2",
    ],
)
def test_whatever_else_a_letter_has_it_is_answered(tmp_path, more):
    with opened(tmp_path) as house:
        me, _ = sides(house)
        quiet(house)
        body = f"a1, {more}" if more in ("draw?",) else f"a1\n{more}"
        assert me in first_move(house, body).readers


def test_what_is_refused_is_answered_and_says_what_the_move_before_cost(tmp_path):
    with opened(tmp_path) as house:
        me, they = sides(house)
        quiet(house)
        first_move(house)
        done = house.say(me, "b1")
        assert done.state == "refused"
        assert COST["en"] in done.to(me).words
        assert COST["en"] not in house.say(they, "c1").to(me).words


def test_a_letter_that_is_sent_again_hears_that_its_move_was_played(tmp_path):
    with opened(tmp_path) as house:
        me, _ = sides(house)
        quiet(house)
        letter = house.newest(me)
        first_move(house)
        again = house.give(house.compose(me, "a1", letter))
        assert (again.state, again.reason) == ("refused", "already_played")
        assert "a1" in again.to(me).words


def test_a_move_that_ends_the_game_is_answered(tmp_path):
    with opened(tmp_path) as house:
        me, they = sides(house)
        quiet(house, me, they)
        house.play("a1; i9; c1; j10; e1; k11; g1; l12")
        assert house.game().result is not None
        assert house.letters() == []
        assert {one.to for one in house.read[-2:]} == {me, they}


def test_a_move_that_is_answered_in_advance_is_told_at_once(tmp_path):
    with opened(tmp_path) as house:
        me, they = sides(house)
        quiet(house, me, they)
        assert first_move(house).readers == [they]
        house.say(they, "c1\nif d1 e1")
        done = house.say(me, "d1")
        assert done.readers == sorted([me, they])
        assert "It took you" in done.to(me).words
        # The other side hears of its move in advance, and of nothing a second time.
        assert "that letter arrived" not in done.to(they).words


def test_moves_in_advance_of_the_other_side_that_do_not_fit_stay_its_secret(tmp_path):
    with opened(tmp_path) as house:
        me, they = sides(house)
        quiet(house)
        first_move(house)
        house.say(they, "c1\nif d1 e1")
        assert house.say(me, "g1").readers == [they]


def test_a_move_whose_answer_cannot_reach_the_other_side_is_answered(tmp_path):
    with opened(tmp_path) as house:
        me, _ = sides(house)
        quiet(house)
        pause_clock(house.office, f"{EVENT}-001", Act(at=house.now, cause="p", reason="a strike"))
        house.letters()
        assert me in first_move(house).readers


def test_each_game_of_a_letter_is_judged_alone(tmp_path):
    with opened(tmp_path, (ANNA, BO, CAI)) as house:
        quiet(house, ANNA)
        mine = [at for at in (1, 2, 3) if ANNA in (house.seated(s, at) for s in Seats(house, at))]
        for at in mine:
            if house.seated(house.game(at).position.to_act, at) != ANNA:
                house.say(house.seated(house.game(at).position.to_act, at), "a1", at)
        lines = [
            f"{house.game(at).id} {house.game(at).judge.ply(house.game(at).position)}. c3"
            for at in mine
        ]
        done = order(house, ANNA, "\n".join((*lines, f"{house.game(mine[1]).id} note: wait")))
        (told,) = (one for one in done.posts if one.to == ANNA)
        assert house.game(mine[1]).id in told.subject


def Seats(house, at):  # noqa: N802
    return tuple(house.game(at).players)


def test_a_move_that_needed_a_yes_is_answered(tmp_path):
    with opened(tmp_path) as house:
        me, they = sides(house)
        quiet(house)
        letter = house.newest(me)
        asked = house.give(house.compose("me@work.test", "a1", letter)).to(me)
        house.give(house.compose(me, "confirm", asked))
        told = {one.to: one for one in house.read[-2:]}
        assert set(told) == {me, they}
        assert "You played a1." in told[me].words


def test_time_that_was_given_back_is_told_at_once(tmp_path):
    with opened(tmp_path) as house:
        me, _ = sides(house)
        quiet(house)
        raw = house.reply(me, "a1")
        house.down(raw, days=2)
        told = [one for one in house.letters() if one.to == me]
        assert told


def test_in_a_digest_no_move_goes_unaccounted(tmp_path):
    with opened(tmp_path) as house:
        me, they = sides(house)
        quiet(house)
        order(house, me, "set digest 7")
        first_move(house)
        assert house.wait(days=2) == []
        house.say(they, "c1")
        (told,) = house.wait(days=1)
        assert told.subject.startswith("Your games: ")
        assert COST["en"] in told.words


def test_a_digest_tells_of_a_move_that_came_after_its_news(tmp_path):
    with opened(tmp_path) as house:
        me, they = sides(house)
        quiet(house)
        order(house, me, "set digest 7")
        first_move(house)
        house.say(they, "c1")
        ply = house.game().judge.ply(house.game().position)
        assert order(house, me, f"{EVENT}-001 {ply}. d1").readers == [they]
        (told,) = house.wait(days=1)
        assert COST["en"] in told.words
        assert "You played d1: that letter arrived" in told.words
        house.say(they, "e1")
        (told,) = house.wait(days=1)
        assert "played e1" in told.words
        assert "that letter arrived" not in told.words


def test_after_a_change_of_keys_nothing_is_told_twice(tmp_path):
    with opened(tmp_path) as house:
        me, they = sides(house)
        quiet(house)
        first_move(house)
        assert COST["en"] in house.say(they, "c1").to(me).words
        keys = house.office.keys
        changed = type(keys)(current=b"k" * len(keys.current), old=(keys.current, *keys.old))
        force_setattr(house.office, "keys", changed)
        told = house.say(me, "show").to(me)
        assert "that letter arrived" not in told.words


# -- short letters ----


def briefs(seen, reader):
    return [one.facts["brief"] for one in seen if one.to_address == reader]


def test_letters_are_full_until_three_moves_are_made(tmp_path, monkeypatch):
    with opened(tmp_path) as house:
        me, they = sides(house)
        seen = drafts(monkeypatch)
        house.play("a1; c1; d1; f1; g1; i1")
        # Receipts and turns; the third receipt is the first that is short.
        assert briefs(seen, me) == [False, False, False, False, True, True]
        assert briefs(seen, they) == [False] * 5 + [True]


@pytest.mark.parametrize(
    ("language", "wish", "brief"),
    [
        ("en", "set letters short", True),
        ("en", "set letters full", False),
        ("sv", "ställ in brev korta", True),
        ("sv", "ställ in brev fulla", False),
    ],
)
def test_a_wish_counts_from_the_first_letter_to_the_last(
    tmp_path, monkeypatch, language, wish, brief
):
    with opened(tmp_path, language=language) as house:
        me, _ = sides(house)
        order(house, me, wish)
        seen = drafts(monkeypatch)
        house.play("a1; c1; d1; f1; g1; i1; j1; l1")
        assert set(briefs(seen, me)) == {brief}
        auto = "set letters auto" if language == "en" else "ställ in brev automatiskt"
        order(house, me, auto)
        del seen[:]
        house.play("m1")
        assert briefs(seen, me) == [True]


def test_moves_in_every_game_count(tmp_path, monkeypatch):
    with opened(tmp_path, (ANNA, BO, CAI)) as house:
        for at in (1, 2):
            house.play("a1; c1; d1; f1", at)
        both = Counter(
            house.office.store.players.player(p).addresses[0]
            for at in (1, 2)
            for p in house.game(at).players.values()
        )
        (busy,) = (one for one, games in both.items() if games == 2)
        seen = drafts(monkeypatch)
        house.play("a1", 3)
        rest = {house.seated(seat, 3) for seat in house.game(3).players}
        assert busy not in rest
        # With two moves in another game each, one of them has now made three.
        assert sorted(one.facts["brief"] for one in seen) == [False, True]
        del seen[:]
        house.play("g1", 1)
        assert briefs(seen, busy) == [True]


# -- the reader's other games ----


def waiting(house, reader):
    found = []
    for row in house.office.store.events.games_of_event(EVENT):
        game: Game = house.office.folder.game(row.id)
        seat = game.seat_of(house.player(reader))
        if game.clock and seat is game.clock.seat:
            found.append(game)
    return sorted(found, key=lambda one: (one.clock.due, one.id))


@pytest.mark.parametrize("language", ["en", "sv"])
def test_a_letter_tells_how_many_other_games_wait(tmp_path, monkeypatch, language):
    with opened(tmp_path, (ANNA, BO, CAI, DAG), language=language) as house:
        house.now += timedelta(hours=1)
        mine = waiting(house, ANNA)
        others = [
            at
            for at in range(1, 7)
            if ANNA in (house.seated(seat, at) for seat in house.game(at).players)
        ]
        (at, *_) = (at for at in others if house.game(at) not in mine)
        seen = drafts(monkeypatch)
        done = house.play("a1", at)
        (facts,) = (one.facts for one in seen if one.to_address == ANNA)
        assert facts["others"] == OtherGames(
            waiting=len(mine), game=mine[0].id, due=mine[0].clock.due
        )
        first = mine[0].id
        says = {
            ("en", True): f"Your other games: {first} waits for your answer by Thursday 8 Feb,"
            " 09:00 (Stockholm).",
            ("en", False): f"Your other games: {len(mine)} wait for you, next {first} by Thursday"
            " 8 Feb, 09:00 (Stockholm).",
            ("sv", True): f"Dina andra partier: {first} väntar på dig senast torsdag 8 feb kl."
            " 09:00 (Stockholm).",
            ("sv", False): f"Dina andra partier: {len(mine)} väntar på dig, närmast {first} senast"
            " torsdag 8 feb kl. 09:00 (Stockholm).",
        }
        assert says[language, len(mine) == 1] in done.to(ANNA).words
        assert first in done.to(ANNA).html


def test_a_game_whose_clock_stands_still_waits_without_a_time(tmp_path):
    with opened(tmp_path) as house:
        me, _ = sides(house)
        store = house.office.store
        with store.transaction():
            store.engine.run("update game set due_at = null", {})
        assert store.events.next_turn_elsewhere(house.player(me), "") == (1, f"{EVENT}-001", None)
        assert store.events.next_turn_elsewhere(house.player(me), f"{EVENT}-001") is None
        with store.transaction():
            store.engine.run("update tournament set state = 'moved'", {})
        assert store.events.next_turn_elsewhere(house.player(me), "") is None


def test_nothing_is_said_when_no_other_game_waits(tmp_path):
    with opened(tmp_path) as house:
        me, _ = sides(house)
        assert "other games" not in house.play("a1; c1").to(me).words


@pytest.mark.parametrize("games", [1, 10_000])
def test_other_games_are_found_in_one_statement_that_searches(tmp_path, games):
    with opened(tmp_path, (ANNA, BO, CAI, DAG)) as house:
        store, engine = house.office.store, house.office.store.engine
        with store.transaction():
            engine.run(
                """with recursive more (n) as (select 1 union all
                       select n + 1 from more where n < :games)
                   insert into game select 'OLD-' || n, tournament, first, second, 'ended', '',
                       null, null, '1-0', 'five', 9, 9, started_at, started_at, 1, null, '', ''
                   from more join game on game.id = :id""",
                {"games": games, "id": house.game().id},
            )
        seen, run = [], engine._run

        def noted(sql, params=None):
            seen.append((sql, params))
            return run(sql, params)

        engine._run = noted
        store.events.next_turn_elsewhere(house.player(ANNA), "")
        engine._run = run
        ((sql, params),) = (one for one in seen if " game" in one[0])
        steps = [row["detail"] for row in engine.rows(f"explain query plan {sql}", params)]
        used = [one for one in steps if " game " in one]
        assert used
        assert all("SEARCH" in one and "game_waits_" in one for one in used)
