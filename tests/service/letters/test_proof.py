"""The chain over a game's events: what letters show of it, and what it makes known."""

import json
import re
from contextlib import suppress

import pytest

from corr.games.rules import Seat
from corr.mail.write.write import chain_in
from corr.service.watch.check import check_all
from corr.store.rows import stamp
from corr.tournament.events.chain import SHOWN, is_linked, link
from corr.tournament.events.events import PRIVATE, GameBody, NoteKept, encode
from tests.every import every
from tests.office import ANNA, EVENT
from tests.ticking import ticking

GAME = f"{EVENT}-001"
_SHOWN = re.compile(rf"Proof of the game so far: ([0-9a-f]{{{SHOWN}}})")
SECRET = "if c3 then m11, then if c4 then m12\nnote: keep the corner"


@pytest.fixture
def house(tmp_path):
    with ticking(tmp_path) as it:
        it.play("a1;b2;c4")
        yield it


def proof(house) -> dict[str, object]:
    done = house.corr("game", "export", GAME, "--proof")
    assert done.status == 0, done.err
    return json.loads(done.out)


def about_the_game(house):
    return [one for one in house.read if one.tag.startswith(GAME)]


def change(house, sql: str) -> None:
    with house.office.store.transaction():
        house.office.store.engine.run(sql, {})


def faults(house) -> str:
    return "\n".join(f"{one.where}: {one.what}" for one in check_all(house.office).faults)


def test_every_letter_of_the_game_shows_the_link_that_was_the_last_then(house):
    links = [one["link"] for one in proof(house)["events"]]
    letters = about_the_game(house)
    assert {one.to for one in letters} == {house.first, house.second}
    for one in letters:
        (shown,) = _SHOWN.findall(one.text)
        assert _SHOWN.findall(one.html) == [shown]
        assert chain_in(one.raw)[:SHOWN] == shown
        assert chain_in(one.raw) in links
    newest = {one.to: chain_in(one.raw) for one in letters}
    assert set(newest.values()) == {links[-1]}


def test_whoever_has_the_file_can_verify_it_with_the_letters(house, tmp_path):
    file = tmp_path / "proof.json"
    file.write_text(house.corr("game", "export", GAME, "--proof").out)
    characters = [found for one in about_the_game(house) for found in _SHOWN.findall(one.text)]
    done = house.corr("game", "verify", str(file), *characters)
    assert (done.status, done.out.splitlines()[-1]) == (0, "it holds")
    done = house.corr("game", "verify", str(file), "0123456789")
    assert (done.status, "begins with 0123456789" in done.out) == (1, True)
    assert house.corr("game", "verify", str(tmp_path / "corr.toml")).status == 2
    assert "def verify" not in house.corr("game", "verify", "--program").out
    assert house.corr("game", "verify", "--program").out.startswith('"""Verifies')


def test_what_one_player_keeps_to_themselves_leaves_no_trace_in_it(house):
    before, links = proof(house), [chain_in(one.raw) for one in about_the_game(house)]
    waiting = house.seated(house.game().position.to_act.other)
    answers = house.say(waiting, SECRET).posts
    assert [chain_in(one.raw) for one in answers] == links[-1:]
    assert proof(house) == before
    assert faults(house) == ""


def test_moves_in_advance_are_linked_when_they_are_played(house):
    waiting = house.seated(house.game().position.to_act.other)
    house.say(waiting, "if d5 then m11")
    house.say(house.seated(house.game().position.to_act), "d5")
    bodies = [json.loads(one["body"]) for one in proof(house)["events"]]
    assert bodies[-1] == {
        "in_advance": True,
        "move": "m11",
        "number": 4,
        "seat": waiting_seat(house),
    }
    assert faults(house) == ""


def waiting_seat(house) -> str:
    return house.game().position.to_act.other.value


def test_no_event_says_how_many_are_left_out(house):
    house.say(house.seated(house.game().position.to_act.other), SECRET)
    house.say(house.seated(house.game().position.to_act), "d5")
    events = house.office.store.events.of_stream(GAME)
    assert len(proof(house)["events"]) < len(events)
    assert not any("seq" in one for one in proof(house)["events"])
    assert "keep the corner" not in json.dumps(proof(house))


@every("kind", GameBody.__args__)
def test_every_kind_that_only_one_seat_may_hear_of_has_no_link(kind):
    assert is_linked(kind.__name__) is not issubclass(kind, PRIVATE)


# -- what `corr check` finds ----


CHANGES = (
    "body = substr(body, 1, length(body) - 1) || ' }'",
    "at = replace(at, '2024-02-01T08', '2024-02-01T07')",
    "kind = 'DrawOffered'",
    "version = 2",
    "chain = replace(chain, substr(chain, 1, 1), 'x')",
)


def test_whatever_is_changed_behind_its_back_in_whichever_event_is_found(house):
    class Undone(Exception):
        pass

    store = house.office.store
    for seq in range(1, len(store.events.of_stream(GAME)) + 1):
        for sql in CHANGES:
            with suppress(Undone), store.transaction():
                sql = f"update event set {sql} where stream = '{GAME}' and seq = {seq}"
                store.engine.run(sql, {})
                found = {one.what for one in check_all(house.office).faults}
                assert f"the link of event {seq} does not follow: something was changed" in found
                raise Undone
    assert check_all(house.office).faults == ()


def test_a_history_that_was_written_anew_is_found_by_the_letters(house):
    last = ""
    for event in house.office.store.events.of_stream(GAME):
        kind, version, text = encode(event.body)
        text = text.replace('"a1"', '"a2"')
        last = link(last, game=GAME, at=stamp(event.at), kind=kind, version=version, text=text)
        change(
            house,
            f"""update event set body = '{text}', chain = '{last}'
                where stream = '{GAME}' and seq = {event.seq}""",
        )
    found = faults(house)
    assert "does not follow" not in found
    assert re.search(r"SK24-001: \d letters of ours say that something else happened", found)


def test_a_game_from_before_there_were_links_goes_on_and_is_proved(house):
    before = proof(house)
    change(house, "update event set chain = '-'")
    house.reopen()
    assert proof(house) == before
    house.play("d5")
    assert proof(house)["events"][:-1] == before["events"]
    assert chain_in(about_the_game(house)[-1].raw) == proof(house)["events"][-1]["link"]
    assert faults(house) == ""


def test_a_note_can_be_taken_out_and_the_links_stay(house):
    seat = house.game().position.to_act.other
    house.say(house.seated(seat), "note: Bo is ill")
    (kept,) = (
        e for e in house.office.store.events.of_stream(GAME) if isinstance(e.body, NoteKept)
    )
    with house.office.store.transaction():
        blank = NoteKept(seat=seat, number=kept.body.number, text="")
        house.office.store.personal.rewrite_event(GAME, kept.seq, blank)
    assert faults(house) == ""


def test_a_digest_shows_it_for_each_game(house):
    mover = house.seated(house.game().position.to_act)
    house.say(mover, "set digest 8")
    house.say(mover, "d5")
    house.play("e6")
    digest = next(one for one in house.wait(days=1) if "Your games" in one.subject)
    assert _SHOWN.findall(digest.text) == [proof(house)["events"][-1]["link"][:SHOWN]]


def test_both_seats_know_the_same(house):
    house.say(house.seated(house.game().position.to_act), "d5, draw?")
    links = {seat: chain_in(house.newest(house.seated(seat)).raw) for seat in Seat}
    assert links[Seat.FIRST] == links[Seat.SECOND]
    assert ANNA in {house.seated(seat) for seat in Seat}
