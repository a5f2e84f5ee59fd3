"""Handing an event over: one file, from which another installation goes on in mid-event."""

import gzip
import json
import re
import zlib
from datetime import timedelta
from io import BytesIO

import pytest

from corr.errors import ArbiterError
from corr.games.rules import Seat
from corr.service.parcel.parcel import write_parcel
from corr.service.parcel.parcel_read import look_through
from tests.commands import refused
from tests.office import ANNA, ARBITER, BO, CAI, DAG, EVENT, SITE, member_list
from tests.service.handing import THERE, Second, hand_over, shown
from tests.ticking import ticking

GAME = f"{EVENT}-001"
WHY = ("--reason", "moving")
PEOPLE = (ANNA, BO, CAI, DAG)


@pytest.fixture
def first(tmp_path):
    """Six games of four people: one is over, one has a draw offer, one moves in advance."""
    folder = tmp_path / "first"
    folder.mkdir()
    with ticking(folder, people=PEOPLE) as house:
        house.play("n1;m2;l3;k4", 1)
        house.play("n1;m2", 2)
        house.wait(days=2, hours=3)
        house.say(house.seated(Seat.FIRST, 2), "b5, draw?", 2)
        secret = "if c3 then m11; if e12 then n13\nnote: keep the corner"
        house.say(house.seated(Seat.SECOND, 1), secret, 1)
        house.play("n1;m2;resign\nresign", 3)
        house.wait(hours=7)
        yield house


@pytest.fixture
def second(tmp_path, first):
    with Second(tmp_path / "second", first) as house:
        yield house


def test_tables_games_clocks_and_proofs_are_the_same_byte_for_byte(first, second):
    hand_over(first, second)
    for words in (
        ("standings", EVENT, "--json"),
        ("table", EVENT, "--json"),
        ("event", "export", EVENT),
        *(("game", "show", f"{EVENT}-{number:03d}", "--json") for number in (1, 2, 3)),
        ("game", "export", GAME, "--proof"),
    ):
        assert shown(first, *words) == shown(second, *words), words
    assert [first.game(n).times for n in range(1, 7)] == [
        second.game(n).times for n in range(1, 7)
    ]
    assert all(shown(one, "check").endswith(": 0 faults\n") for one in (first, second))


# -- going on ----


@pytest.fixture
def match(tmp_path):
    """A game of two people in which the second seat is to move, and the installation to come."""
    folder = tmp_path / "first"
    folder.mkdir()
    with ticking(folder) as house:
        house.play("n1;m2")
        with Second(tmp_path / "second", house) as other:
            yield house, other


def test_everybody_gets_a_fresh_letter_and_plays_on_by_it(match):
    first, second = match
    first.say(first.first, "if m12 then m11; if e12 then n13\nnote: keep the corner")
    hand_over(first, second)
    told = {one.to: one for one in second.read if one.subject.startswith(f"{EVENT} is run from")}
    assert set(told) == {ANNA, BO}
    assert all(THERE in one.words and SITE not in one.text for one in told.values())
    (board,) = (one for one in second.read if one.tag.startswith(GAME))
    assert board.to == second.second
    assert "goes on from this address" in board.words
    assert board.reply_to.endswith("@verband.test")
    played = second.say(second.second, "m12")
    assert played.state == "handled"
    assert second.record() == "1.h8 2.n1 3.m2 4.m12 5.m11*"
    assert "keep the corner" in second.say(second.first, "show").to(second.first).text


def test_a_letter_to_the_old_address_is_told_where_to_write_and_changes_nothing(match):
    first, second = match
    late = first.reply(first.second, "m12")
    plain = first.compose(first.second, "m12")
    hand_over(first, second)
    before = first.events()
    for raw in (late, plain):
        outcome = first.give(raw)
        (answer,) = outcome.posts
        assert (outcome.state, outcome.reason) == ("refused", "event_moved")
        assert THERE in answer.words
    assert first.events() == before
    assert first.wait(days=40) == []
    assert first.game().clock is not None


def test_what_else_a_letter_wants_of_it_is_told_the_same(match):
    first, second = match
    hand_over(first, second)
    before = first.office.store.upkeep.count_events()
    for line in (f"withdraw {EVENT}", f"{GAME} 4. m12", "resign\nresign"):
        outcome = first.give(first.compose(first.second, line))
        assert outcome.state == "refused"
        assert [THERE in one.words for one in outcome.posts] == [True], line
    assert first.office.store.upkeep.count_events() == before


@pytest.mark.parametrize(
    "line",
    ["games", "time", "table", "record", "withdraw", f"withdraw {EVENT}", "leave 10 days"],
)
def test_an_old_letter_about_no_game_leads_to_the_new_address(match, line):
    first, second = match
    old = first.say(first.second, "games").to(first.second)
    hand_over(first, second)
    before = first.office.store.upkeep.count_events()
    outcome = first.give(first.compose(first.second, line, old))
    assert (outcome.reason, outcome.readers) == ("event_moved", [first.second])
    assert THERE in outcome.to(first.second).words
    assert first.office.store.upkeep.count_events() == before


@pytest.mark.slow
def test_an_old_letter_proves_nothing_at_the_new_address(match):
    first, second = match
    old = first.newest(first.second)
    hand_over(first, second)
    outcome = second.give(second.compose(first.second, "m12", old, headers={"To": THERE}))
    assert (outcome.state, outcome.reason) == ("refused", "untagged")
    assert outcome.to(second.second).tag.startswith(GAME)
    assert second.record() == "1.h8 2.n1 3.m2"


def test_nothing_can_be_done_about_it_at_the_old_place(match):
    first, second = match
    hand_over(first, second)
    for words in (("rule", GAME, "1-0", "--reason", "x"), ("cancel", EVENT, "--reason", "x")):
        done = first.corr("event", *words)
        assert (done.status, f"goes on at {THERE}" in done.err) == (2, True), words
    assert shown(first, "check").endswith("0 faults\n")


def test_it_can_be_taken_back_while_nobody_has_it(match):
    first, _ = match
    due = first.game().clock.due
    file = first.folder / "event.corr"
    first.corr("export", EVENT, str(file), "--to", THERE, *WHY)
    first.letters()
    assert first.corr("event", "take-back", EVENT, "--not-imported", *WHY).status == 0
    told = {post.to: post.words for post in first.letters()}
    assert set(told) == {ARBITER, THERE}
    assert f"must not let it go on there as well: please write to {SITE}" in told[THERE]
    assert first.game().clock.due == due
    assert first.say(first.second, "m12").state == "handled"
    refused(
        first.corr("event", "take-back", EVENT, "--not-imported", *WHY),
        f"{EVENT} was not handed over",
    )
    assert shown(first, "check").endswith("0 faults\n")


def test_a_copy_leaves_everything_where_it_is(match):
    first, second = match
    file = first.folder / "copy.corr"
    assert "a copy" in shown(first, "export", EVENT, str(file))
    assert first.say(first.second, "m12").state == "handled"
    told = shown(second, "import", str(file))
    assert "it was not handed over: make sure that it has ended at td@club.test" in told


@pytest.mark.slow
def test_time_on_the_way_is_given_back_if_it_was_long(match):
    first, second = match
    file = first.folder / "event.corr"
    first.corr("export", EVENT, str(file), "--to", THERE, *WHY)
    due = first.game().clock.due
    second.now += timedelta(hours=30)
    shown(second, "import", str(file))
    assert second.game().clock.due == due + timedelta(hours=30)
    told = next(one for one in second.letters() if "is run from" in one.subject)
    assert "No time counts while the event was on its way; that was 1 day" in told.words
    assert "boards, moves in advance and notes are as they were" in told.words
    story = shown(second, "clock", "show", GAME)
    assert "given back 1d 6h: the event was on its way to here" in story
    assert "read late" not in story


@pytest.mark.slow
def test_news_that_wait_for_a_digest_are_told_there(match):
    first, second = match
    first.say(first.second, "set digest 8")
    first.say(first.second, "m12")
    first.say(first.first, "n13\n---\nGreetings from the old place")
    hand_over(first, second)
    assert not any("Greetings" in one.text for one in first.wait(days=1))
    assert any("Greetings" in one.text for one in second.wait(days=1))


# -- who is who ----


OTHERS = """\
name,email,member_no
Olga,olga@players.test,900
Anna Berg,anna@work.test,101
Petra,petra@players.test,902
Bo,bo@players.test,
"""
"""P0001 … P0004 of the second installation: two of them are somebody else."""


@pytest.fixture
def abroad(tmp_path):
    folder = tmp_path / "first"
    folder.mkdir()
    people = (ANNA, BO, CAI)
    members = member_list(people, "member_no", member_no=("101", "", ""))
    with ticking(folder, people=people, members=members) as house:
        house.play("n1;m2", 1)
        with Second(tmp_path / "second", house, OTHERS) as other:
            yield house, other


def test_players_are_known_by_number_or_address_and_others_are_new(abroad):
    first, second = abroad
    hand_over(first, second)
    ids = {name: second.player(name) for name in (ANNA, BO, CAI)}
    assert ids == {ANNA: "P0002", BO: "P0004", CAI: "P0005"}
    assert second.office.store.players.player("P0002").addresses == ("anna@work.test", ANNA)
    assert second.office.store.players.player("P0001").name == "Olga"
    names = [
        {
            house.office.store.players.player(one).name.split()[0]
            for one in house.game(n).players.values()
        }
        for n in (1, 2, 3)
        for house in abroad
    ]
    assert names[::2] == names[1::2]
    assert shown(second, "check").endswith("0 faults\n")


def test_what_happened_and_its_proof_keep_the_ids_of_where_it_began(abroad):
    first, second = abroad
    before = json.loads(shown(first, "game", "export", GAME, "--proof"))
    hand_over(first, second)
    assert (
        json.loads(shown(second, "game", "export", GAME, "--proof"))["events"] == before["events"]
    )
    second.play("l3", 1)
    after = json.loads(shown(second, "game", "export", GAME, "--proof"))
    assert after["events"][: len(before["events"])] == before["events"]
    assert shown(second, "check").endswith("0 faults\n")


@pytest.mark.slow
def test_the_next_installation_gets_it_as_the_first_would_have_given_it(abroad, tmp_path):
    first, second = abroad
    hand_over(first, second)
    second.play("l3", 1)
    file = tmp_path / "on.corr"
    assert second.corr("export", EVENT, str(file), "--to", "td@third.test", *WHY).status == 0
    folder = tmp_path / "third"
    with Second(folder, second) as third:
        text = (folder / "corr.toml").read_text()
        (folder / "corr.toml").write_text(text.replace(THERE, "td@third.test"))
        third.reopen()
        shown(third, "import", str(file))
        assert {third.player(ANNA), third.player(BO), third.player(CAI)} == {
            first.player(ANNA),
            first.player(BO),
            first.player(CAI),
        }
        assert third.record() == second.record()
        assert shown(third, "check").endswith("0 faults\n")


@pytest.mark.slow
def test_a_later_entry_of_somebody_whose_id_means_another_player_there_stays_theirs(abroad):
    first, second = abroad
    hand_over(first, second)
    by = second.corr(
        "event", "substitute", EVENT, second.player(CAI), "P0001", "--reason", "illness", "--yes"
    )
    assert by.status == 0, by.err
    players = {
        second.office.store.players.player(one).name for one in second.game(2).players.values()
    }
    assert "Olga" in players | {
        second.office.store.players.player(one).name for one in second.game(3).players.values()
    }
    second.reopen()
    assert shown(second, "check").endswith("0 faults\n")


@pytest.mark.slow
def test_who_cannot_be_told_apart_is_asked_about(abroad):
    first, second = abroad
    second.members("name,email,member_no\nRita,cai@players.test,903\n")
    first.members("name,email,member_no\nCai,cai@players.test,77\n")
    file = first.folder / "event.corr"
    shown(first, "export", EVENT, str(file), "--to", THERE, *WHY)
    refused(
        second.corr("import", str(file)),
        "Cai (77) has an address of Rita (903): "
        "say who it is with --link cai@players.test=PLAYER, or =new",
    )
    shown(second, "import", str(file), "--link", f"{CAI}=903")
    assert second.player(CAI) == "P0005"


# -- what is refused ----


def state_of(house) -> dict[str, int]:
    return house.office.store.upkeep.counts()


def unpacked(data: bytes) -> bytes | None:
    """What a packed file says; None if it cannot be unpacked."""
    try:
        return gzip.decompress(data)
    except (OSError, EOFError, zlib.error):
        return None


def test_a_damaged_file_is_refused_and_nothing_is_written(match):
    first, second = match
    file = first.folder / "event.corr"
    shown(first, "export", EVENT, str(file), "--to", THERE, *WHY)
    whole, before = file.read_bytes(), state_of(second)
    broken = first.folder / "broken.corr"
    places = range(12, len(whole), len(whole) // 30)
    cuts = [whole[:at] for at in (0, *places)]
    flips = [whole[:at] + bytes([whole[at] ^ 0x10]) + whole[at + 1 :] for at in places]
    # Bits that fill up the last byte of what is packed say nothing: flipped, they damage nothing.
    harmed = [one for one in flips if unpacked(one) != unpacked(whole)]
    assert len(harmed) > len(flips) - 2
    for damaged in (*cuts, *harmed):
        broken.write_bytes(damaged)
        with pytest.raises(ArbiterError, match=re.escape(str(broken))):
            look_through(broken, lambda count: None)
    assert second.corr("import", str(broken)).status == 2
    assert state_of(second) == before
    shown(second, "import", str(file))


def sealed(lines: list[list[object]]) -> bytes:
    """Lines as somebody would write them who knows how, with a last line that fits."""
    target = BytesIO()
    write_parcel(target, ((str(what), fields) for what, fields in lines), lambda n: None)
    return target.getvalue()


def test_every_fault_of_the_fields_of_a_line_is_named(match):
    first, second = match
    file = first.folder / "event.corr"
    shown(first, "export", EVENT, str(file), "--to", THERE, *WHY)
    lines = [json.loads(line) for line in gzip.decompress(file.read_bytes()).splitlines()][:-1]
    place = next(at for at, (what, _) in enumerate(lines) if what == "player")
    fields = lines[place][1]
    fields["nme"] = fields.pop("name")
    fields |= {"club": 7, "addresses": None}
    file.write_bytes(sealed(lines))
    done = second.corr("import", str(file))
    assert done.status == 2
    where = f"corr: {file}: line {place + 1} (player)"
    assert done.err.splitlines() == [
        f'{where}: nme is unknown; did you mean "name"?',
        f"{where}: addresses is null, not a list",
        f"{where}: club is 7, not a text",
        f"{where}: name is missing",
    ]


def test_a_file_that_was_changed_with_care_is_refused_by_the_links(match):
    first, second = match
    file = first.folder / "event.corr"
    shown(first, "export", EVENT, str(file), "--to", THERE, *WHY)
    lines = [json.loads(line) for line in gzip.decompress(file.read_bytes()).splitlines()][:-1]
    place = next(at for at, (_, one) in enumerate(lines) if one.get("kind") == "MovePlayed")
    lines[place][1]["body"] = lines[place][1]["body"].replace("n1", "n2")
    file.write_bytes(sealed(lines))
    done = second.corr("import", str(file))
    assert done.status == 2
    assert "the link of event 2 of SK24-001 does not follow" in done.err


def test_an_event_is_taken_over_once_and_by_whom_it_was_given_to(match, tmp_path):
    first, second = match
    file = hand_over(first, second)
    refused(
        second.corr("import", str(file)),
        f"there is an event {EVENT} here already: an event keeps its id, for letters and records "
        "name it",
    )
    with Second(tmp_path / "third", first) as third:
        text = (third.folder / "corr.toml").read_text()
        (third.folder / "corr.toml").write_text(text.replace(THERE, "td@third.test"))
        refused(
            third.corr("import", str(file)),
            f"{file}: {EVENT} was handed over to {THERE}; we are td@third.test",
        )


def test_a_dry_run_says_who_is_who_and_writes_nothing(match):
    first, second = match
    file = first.folder / "event.corr"
    shown(first, "export", EVENT, str(file), "--to", THERE, *WHY)
    before = state_of(second)
    told = shown(second, "import", str(file), "--dry-run")
    assert "Anna (P0001): new, as P0001" in told
    assert "1 game, 1 of them running" in told
    assert json.loads(shown(second, "import", str(file), "--dry-run", "--json"))["running"] == 1
    assert state_of(second) == before


def test_no_event_leaves_while_a_letter_waits(match):
    first, _ = match
    first.take(first.reply(first.second, "m12"))
    file = first.folder / "event.corr"
    refused(
        first.corr("export", EVENT, str(file), "--to", THERE, *WHY),
        "1 letter in the inbox must be handled first: `corr handle`",
    )
    assert not file.exists()


@pytest.mark.slow
def test_an_event_that_cannot_be_written_goes_on_here(match):
    first, _ = match
    file = first.folder / "no" / "event.corr"
    done = first.corr("export", EVENT, str(file), "--to", THERE, *WHY)
    assert done.status == 2
    assert first.say(first.second, "m12").state == "handled"


def test_a_dry_run_of_handing_over_says_what_stands_in_the_way_and_changes_nothing(match):
    first, _ = match
    file = first.folder / "event.corr"
    words = ("export", EVENT, str(file), "--dry-run", *WHY, "--to")
    assert "nothing more can be done about it here" in shown(first, *words, THERE)
    assert not file.exists()
    refused(first.corr(*words, SITE), f"--to: {SITE} is our own address")
    assert first.say(first.second, "m12").state == "handled"


def test_tables_for_scripts_are_the_same_on_both_sides_whatever_ids_players_have(abroad):
    first, second = abroad
    hand_over(first, second)
    change = "update player set name = 'Anna' where name = 'Anna Berg'"
    with second.office.store.transaction():  # each calls players as its register does
        second.office.store.engine.run(change, {})
    assert "P0005" not in shown(second, "standings", EVENT, "--json")
    for words in (("standings", EVENT), ("table", EVENT), ("pairings", EVENT)):
        assert shown(first, *words, "--json") == shown(second, *words, "--json"), words


def test_the_old_side_is_silent_about_an_event_that_it_handed_over(match):
    first, second = match
    assert json.loads(first.corr("status", "--json").out)["running"] > 0
    hand_over(first, second)
    status = json.loads(first.corr("status", "--json").out)
    assert status["running"] == 0
    assert status["games"] == []
    assert [one for one in status["needs_you"] if one["event"] == EVENT] == []
    assert "moved" in shown(first, "event", "list")


def test_a_short_way_is_given_back_too(match):
    first, second = match
    file = first.folder / "event.corr"
    first.corr("export", EVENT, str(file), "--to", THERE, *WHY)
    due = first.game().clock.due
    second.now += timedelta(minutes=40)
    shown(second, "import", str(file))
    assert second.game().clock.due == due + timedelta(minutes=40)


def test_handing_over_and_taking_back_need_a_reason_and_can_be_tried(match):
    first, _ = match
    file = first.folder / "event.corr"
    why = "a ruling needs a reason, which those concerned will read"
    refused(first.corr("export", EVENT, str(file), "--to", THERE), why)
    assert not file.exists()
    shown(first, "export", EVENT, str(file), "--to", THERE, *WHY)
    assert first.corr("event", "take-back", EVENT).status == 2
    unasked = first.corr("event", "take-back", EVENT, *WHY)
    assert (unasked.status, f"ask {THERE} whether" in unasked.err) == (2, True)
    assert first.office.folder.moved_to(EVENT) == THERE
    shown(first, "event", "take-back", EVENT, "--dry-run", *WHY)
    assert first.office.folder.moved_to(EVENT) == THERE
    shown(first, "event", "take-back", EVENT, "--not-imported", *WHY)
    assert first.office.folder.moved_to(EVENT) == ""


# -- another name here ----


def test_tables_go_on_naming_a_player_as_they_did_where_the_event_began(first, second):
    second.members(member_list([BO]).replace("Bo,", "Bosse Lindström,"))
    hand_over(first, second)
    for words in ("standings", "table", "pairings"):
        there, here = (shown(house, words, EVENT, "--json") for house in (first, second))
        assert there == here, words
        assert "Bosse" not in here
    assert "Bosse Lindström" in shown(second, "player", "list")


def test_the_log_says_who_was_told_of_a_hand_over(match):
    first, second = match
    hand_over(first, second)
    ours, theirs = (
        [one["told"] for one in json.loads(shown(house, "log", EVENT, "--json"))]
        for house in (first, second)
    )
    assert ours == [[ARBITER]]
    assert theirs == [[ARBITER], ["P0001", "P0002"]]
