"""An arbiter's commands by mail: shown, confirmed with a code, carried out once."""

import re
from datetime import timedelta
from email.message import EmailMessage

import pytest

from corr.tournament.spec.spec_text import spec_text
from tests.desk import code_in, confirm, copied, send
from tests.office import ANNA, ARBITER, BO, CAI, EVENT, SETTINGS, SITE, START, House

SECOND = "second@club.test"
BOARD = "board@club.test"
REASON = "Both wrote to the old address"
ANNUL = f'corr event annul {EVENT}-001 --reason "{REASON}"'


@pytest.fixture(scope="module")
def started(tmp_path_factory):
    people = {"arbiters": [ARBITER, SECOND], "committee": [BOARD]}
    with House(tmp_path_factory.mktemp("desk"), [ANNA, BO, CAI], event=people) as house:
        house.start()
    return house


@pytest.fixture
def house(started, tmp_path):
    with copied(started, tmp_path) as house:
        yield house


def is_annulled(house, number=1):
    result = house.game(number).result
    return result is not None and result.is_annulled


def rulings(house):
    return house.office.folder.contest(EVENT).rulings


# -- shown, confirmed, done ----


def test_a_command_is_shown_and_nothing_is_done(house):
    before = house.events()
    shown = send(house, ANNUL)
    assert shown.readers == [ARBITER]
    text = shown.to(ARBITER).words
    assert "Nothing has been done yet" in text
    assert "Letters that would go out" in text
    assert (house.events(), rulings(house)) == (before, {})


def test_its_code_carries_it_out_and_everybody_is_told(house):
    done = confirm(house, send(house, ANNUL))
    assert is_annulled(house)
    players = {house.seated(seat) for seat in house.game().players}
    assert done.readers == sorted({ARBITER, *players})
    assert "It is done" in done.to(ARBITER).words
    ruled = rulings(house)[1]
    assert (ruled.act.by, ruled.act.reason) == (ARBITER, REASON)
    assert ruled.act.command == f"corr event annul {EVENT}-001"
    assert set(ruled.act.concerned) == set(house.game().players.values())


@pytest.mark.parametrize("body", ["{}", "Confirm: {}", "kinnitan {}", "Bekräfta {}!", "{} "])
def test_the_code_alone_is_enough_also_in_a_new_letter(house, body):
    code = code_in(send(house, ANNUL).to(ARBITER))
    send(house, body.format(code))
    assert is_annulled(house)


@pytest.mark.parametrize(
    "line",
    [
        f'event annul {EVENT}-001 --reason "{REASON}"',
        f'`corr event annul {EVENT}-001 --reason "{REASON}"`',
        f"corr event annul {EVENT}-001 —reason “{REASON}”",
        f"corr event annul {EVENT}-001 --reason 'Both wrote to the old address'",
        f'corr event annul {EVENT}-001\n--reason "Both wrote\nto the old address"',
        f'corr event annul {EVENT}-001 --reason "{REASON}" --dry-run',
        f'corr event annul {EVENT}-001 --reason "{REASON}" --yes',
    ],
)
def test_a_command_may_be_written_as_phones_and_advice_write_it(house, line):
    shown = send(house, line)
    assert not is_annulled(house)
    confirm(house, shown)
    assert is_annulled(house)
    assert rulings(house)[1].act.reason == REASON


def test_what_only_reads_is_answered_at_once(house):
    read = send(house, f"corr event status {EVENT}\nstandings {EVENT}")
    text = read.to(ARBITER).text
    assert f"{EVENT}-001" in text
    assert "Points" in text
    assert "confirm" not in text


def test_the_log_tells_who_ruled_what_and_why(house):
    confirm(house, send(house, f"{ANNUL} --rule 4.1"))
    text = send(house, f"corr log {EVENT}").to(ARBITER).words
    for word in (f"{EVENT}/1", f"by {ARBITER}, rule 4.1", REASON, "annulled", "appeals until"):
        assert word in text


def test_several_commands_have_one_code_and_the_later_see_the_earlier(house):
    again = f'corr event correct {EVENT}-001 1-0 --ending walkover --reason "it counts after all"'
    shown = send(house, f"{ANNUL}\n{again}\ncorr event status {EVENT}")
    assert len(re.findall(r"confirm \d{6}", shown.to(ARBITER).text)) == 1
    confirm(house, shown)
    assert not is_annulled(house)
    assert house.game().result.points() == "1-0"
    assert [one.act.number for one in rulings(house).values()] == [1, 2]


def test_if_one_command_cannot_be_none_is_carried_out(house):
    shown = send(house, f"{ANNUL}\ncorr event annul {EVENT}-099 --reason x")
    text = shown.to(ARBITER).words
    assert f"there is no game {EVENT}-099" in text
    assert not re.search(r"confirm \d{6}", text)
    assert rulings(house) == {}


def test_lots_are_drawn_as_they_were_shown(tmp_path):
    with House(tmp_path, [ANNA, BO, CAI], system={"seeding": "lot"}) as house:
        house.now = START
        shown = send(house, f"corr event start {EVENT}")
        seed = re.search(r"With the seed (\w+)", shown.to(ARBITER).text)[1]
        assert house.office.folder.contest(EVENT).state == "open"
        confirm(house, shown)
        assert house.office.folder.contest(EVENT).seed == seed


def test_looking_again_shows_the_same_lots_and_nobody_picks_them_by_mail(tmp_path):
    with House(tmp_path, [ANNA, BO, CAI], system={"seeding": "lot"}) as house:
        house.now = START
        seeds = set()
        for _ in range(3):
            text = send(house, f"corr event start {EVENT}").to(ARBITER).text
            seeds.add(re.search(r"With the seed (\w+)", text)[1])
            house.now += timedelta(minutes=1)
        assert len(seeds) == 1
        refused = send(house, f"corr event start {EVENT} --seed mine").to(ARBITER).text
        assert "With the seed" not in refused


def test_a_file_is_taken_from_the_attachment_and_never_from_the_machine(house):
    text = spec_text(house.office.folder.contest(EVENT).spec, {})
    file = house.folder / "sk24.toml"
    file.write_text(text)
    line = f'corr event change {EVENT} {file} --reason "a better name"'
    assert "attach this file" in send(house, line).to(ARBITER).words
    mail = EmailMessage()
    mail["From"], mail["To"], mail["Subject"] = ARBITER, SITE, "a file"
    mail["Message-ID"], mail["Date"] = "<file@club.test>", "Thu, 01 Feb 2024 08:00:00 +0000"
    mail.set_content(f"{line}\n")
    new = re.sub(r'name = "[^"]+"', 'name = "Sverigekorr tjugofyra"', text, count=1)
    mail.add_attachment(new.encode(), maintype="application", subtype="toml", filename="new.toml")
    confirm(house, house.give(mail.as_bytes()))
    assert house.office.folder.contest(EVENT).spec.event.name == "Sverigekorr tjugofyra"


def test_a_closed_events_report_comes_with_the_answer(house):
    lines = [
        f'corr event rule {EVENT}-{number:03d} 1-0 --ending walkover --reason "nobody came"'
        for number in (1, 2, 3)
    ]
    confirm(house, send(house, "\n".join(lines)))
    done = confirm(house, send(house, f"corr event close {EVENT}"))
    names = [part.get_filename() for part in done.to(ARBITER).mail.iter_attachments()]
    assert f"{EVENT}.json" in " ".join(filter(None, names))
    assert house.office.folder.contest(EVENT).state == "closed"


# -- codes ----


def test_a_code_counts_once(house):
    shown = send(house, ANNUL)
    confirm(house, shown)
    events = house.events()
    again = confirm(house, shown)
    assert "carried out already" in again.to(ARBITER).words
    assert house.events() == events


def test_a_code_counts_only_for_who_got_it(house):
    shown = send(house, ANNUL)
    other = send(house, f"confirm {code_in(shown.to(ARBITER))}", SECOND)
    assert not is_annulled(house)
    assert other.readers in ([], [SECOND])


def test_who_sends_somebody_elses_code_gets_one_short_answer(house):
    shown = send(house, ANNUL)
    answers = send(house, f"confirm {code_in(shown.to(ARBITER))}", BO).posts
    (answer,) = answers
    assert "There is nothing to confirm" in answer.words
    assert not is_annulled(house)


def test_a_code_counts_only_for_its_own_commands(house):
    first = send(house, ANNUL)
    second = send(house, f'corr event annul {EVENT}-002 --reason "{REASON}"')
    assert code_in(first.to(ARBITER)) != code_in(second.to(ARBITER))
    confirm(house, second)
    assert (is_annulled(house, 1), is_annulled(house, 2)) == (False, True)


def test_a_code_is_valid_for_three_days(house):
    code = code_in(send(house, ANNUL).to(ARBITER))
    house.now += timedelta(days=3, minutes=1)
    late = send(house, f"confirm {code}")
    assert not is_annulled(house)
    assert late.readers in ([], [ARBITER])


def test_after_five_wrong_codes_only_an_answer_to_our_letter_counts(house):
    shown = send(house, ANNUL)
    right = code_in(shown.to(ARBITER))
    for guess in range(5):
        send(house, f"confirm {(int(right) + guess + 1) % 1000000:06}")
    assert "Too many wrong codes" in send(house, f"confirm {right}").to(ARBITER).words
    assert not is_annulled(house)
    confirm(house, shown)
    assert is_annulled(house)


def test_what_has_changed_since_is_shown_again_with_a_new_code(house):
    shown = send(house, f'corr event rule {EVENT}-001 1-0 --reason "agreed"')
    house.play("i9")
    again = confirm(house, shown)
    assert "something has changed" in again.to(ARBITER).words
    assert house.game().result is None
    old, new = code_in(shown.to(ARBITER)), code_in(again.to(ARBITER))
    assert old != new
    send(house, f"confirm {old}")
    assert house.game().result is None
    confirm(house, again)
    assert house.game().result is not None


def test_commands_that_are_quoted_do_not_run_again(house):
    shown = send(house, ANNUL)
    done = confirm(house, shown)
    events = house.events()
    letter = done.to(ARBITER)
    unmarked = f"Thank you.\n\n-----Original Message-----\nFrom: {SITE}\n\n{letter.text}"
    for body, quote in (("Thank you.", True), (unmarked, False)):
        send(house, body, letter=letter, quote=quote)
    assert house.events() == events


# -- who may do what ----


def test_a_letter_that_the_mail_server_disowns_does_nothing(tmp_path):
    settings = SETTINGS.replace("[smtp]", 'authserv_id = "mx.club.test"\n[smtp]', 1)
    with House(tmp_path, [ANNA, BO], settings=settings) as house:
        house.start()
        forged = {"Authentication-Results": "mx.club.test; dmarc=fail header.from=club.test"}
        first = send(house, ANNUL, headers=forged)
        assert "not from you" in first.to(ARBITER).words
        assert not re.search(r"\d{6}", first.to(ARBITER).text)
        assert send(house, ANNUL, headers=forged).posts == []
        shown = send(house, ANNUL)
        code = code_in(shown.to(ARBITER))
        send(house, f"confirm {code}", headers=forged)
        assert not is_annulled(house)
        send(house, f"confirm {code}")
        assert is_annulled(house)


def test_machines_give_no_commands(house):
    robot = send(house, ANNUL, headers={"Auto-Submitted": "auto-replied"})
    assert (robot.state, robot.posts) == ("quarantined", [])


def test_a_player_who_is_no_arbiter_is_told_for_whom_commands_are(house):
    refused = send(house, ANNUL, ANNA)
    assert (refused.state, refused.reason) == ("refused", "for_arbiters")
    assert "for the arbiters" in refused.to(ANNA).words
    assert rulings(house) == {}


def test_a_stranger_gets_what_strangers_get(house):
    stranger = send(house, ANNUL, "nobody@elsewhere.test")
    assert stranger.reason == "unknown_sender"


@pytest.mark.parametrize("what", ["close", "cancel"])
def test_only_the_chief_arbiter_ends_an_event(house, what):
    line = f"corr event {what} {EVENT}" + (' --reason "over"' if what == "cancel" else "")
    refused = send(house, line, SECOND)
    assert (
        f"only the chief arbiter of the event can do this: {ARBITER}" in refused.to(SECOND).words
    )


def test_only_the_chief_arbiter_appoints(house):
    text = spec_text(house.office.folder.contest(EVENT).spec, {})
    new = text.replace(f'"{ARBITER}", ', "", 1)
    assert new != text
    mail = EmailMessage()
    mail["From"], mail["To"], mail["Subject"] = SECOND, SITE, "a file"
    mail["Message-ID"], mail["Date"] = "<coup@club.test>", "Thu, 01 Feb 2024 08:00:00 +0000"
    mail.set_content(f'corr event change {EVENT} new.toml --reason "I do it alone"\n')
    mail.add_attachment(new.encode(), maintype="text", subtype="x-toml", filename="new.toml")
    refused = house.give(mail.as_bytes())
    assert "only the chief arbiter appoints" in refused.to(SECOND).words


def test_the_committee_reads_everything_and_rules_nothing(house):
    assert f"{EVENT}-001" in send(house, f"corr event status {EVENT}", BOARD).to(BOARD).text
    refused = send(house, ANNUL, BOARD).to(BOARD).words
    assert "only an arbiter of the event can do this" in refused


def test_the_operator_reads_and_rules_nothing(tmp_path):
    with House(tmp_path, [ANNA, BO], event={"arbiters": [SECOND]}) as house:
        house.start()
        assert "daemon" in send(house, "corr status").to(ARBITER).text
        assert "only an arbiter" in send(house, ANNUL).to(ARBITER).words
        assert rulings(house) == {}


def test_nobody_rules_in_a_game_of_their_own(tmp_path):
    with House(tmp_path, [ANNA, BO, CAI], event={"arbiters": [ANNA, SECOND]}) as house:
        house.start()
        mine = next(
            number
            for number in (1, 2, 3)
            if house.player(ANNA) in house.game(number).players.values()
        )
        other = next(
            number
            for number in (1, 2, 3)
            if house.player(ANNA) not in house.game(number).players.values()
        )
        line = f'corr event annul {EVENT}-{{:03d}} --reason "x"'
        refused = send(house, line.format(mine), ANNA).to(ANNA).words
        assert f"is a game of your own; who can rule in it: {SECOND}" in refused
        assert code_in(send(house, line.format(other), ANNA).to(ANNA))
        leave = f'corr event withdraw {EVENT} {BO} --reason "x"'
        assert "is a game of your own" in send(house, leave, ANNA).to(ANNA).words
        assert code_in(send(house, leave, SECOND).to(SECOND))


def test_an_arbiter_who_plays_goes_on_playing(tmp_path):
    with House(tmp_path, [ANNA, BO], event={"arbiters": [ANNA]}) as house:
        house.start()
        house.play("i9") if house.second == ANNA else None
        mover = house.seated(house.game().position.to_act)
        both = house.say(mover, "i9\ntable\ncorr event status " + EVENT)
        assert "i9" in house.record()
        if mover == ANNA:
            assert any("corr event status" in one.text for one in both.posts)


def test_a_command_may_stand_in_the_subject(house):
    shown = send(house, "", subject=ANNUL)
    confirm(house, shown)
    assert is_annulled(house)


def test_an_arbiter_does_not_read_the_letters_of_a_rival(tmp_path):
    with House(tmp_path, [ANNA, BO], event={"arbiters": [ANNA, BO, SECOND]}) as house:
        house.start()
        rival, writer = house.first, house.second
        key = house.say(writer, "note: my secret plan").key
        refused = send(house, f"corr mail show {key}", rival).to(rival)
        assert "another arbiter can look" in refused.words
        assert "secret" not in refused.text
        assert "secret" in send(house, f"corr mail show {key}", SECOND).to(SECOND).text
