"""Appeals: by whom, until when, against what, and what becomes of them."""

import pytest

from corr.service.players.forget import _traces, concern_of, rewrite_events
from corr.service.watch.needs import needs_for, needs_of
from corr.service.watch.overview import look_at
from corr.tournament.events.fields import TAKEN_OUT
from tests.desk import confirm, copied, send
from tests.office import ANNA, ARBITER, BO, CAI, EVENT, House

BOARD = "board@club.test"
ANNUL = f'corr event annul {EVENT}-001 --reason "Both wrote to the old address"'
WORDS = "I had written to the new address in time."


@pytest.fixture(scope="module")
def started(tmp_path_factory):
    folder = tmp_path_factory.mktemp("appeals")
    with House(folder, [ANNA, BO, CAI], event={"committee": [BOARD]}) as house:
        house.start()
    return house


@pytest.fixture
def house(started, tmp_path):
    with copied(started, tmp_path) as house:
        yield house


def command(house, line, sender=ARBITER):
    """Send a command and confirm it."""
    return confirm(house, send(house, line, sender), sender)


def needs(house):
    found = needs_of(house.office, look_at(house.office, house.now))
    return [one for one in found if one.kind in ("appeal", "fallen")]


def answer(house, sender, letter, body):
    return house.give(house.compose(sender, body, letter))


def ruled(house, number=1):
    return house.office.folder.contest(EVENT).rulings[number]


def outsider(house):
    return next(one for one in (ANNA, BO, CAI) if one not in (house.first, house.second))


@pytest.mark.parametrize("word", ["appeal", "I appeal", "Överklagar", "kaeban", "appeal SK24/1"])
def test_who_is_concerned_appeals_by_answering_the_ruling(house, word):
    told = command(house, ANNUL).to(house.first)
    assert "ruling SK24/1" in told.words
    appealed = answer(house, house.first, told, f"{word}: {WORDS}")
    assert appealed.readers == sorted({ARBITER, BOARD, house.first, house.second})
    assert ruled(house).appeal.words == WORDS
    judges = appealed.to(BOARD).words
    for word in (WORDS, "Both wrote to the old address", f"corr appeal decide {EVENT} 1 dismiss"):
        assert word in judges
    assert "You have appealed" in appealed.to(house.first).words
    assert WORDS in appealed.to(house.second).words


def test_a_long_appeal_goes_on_to_the_next_blank_line(house):
    told = command(house, ANNUL).to(house.first)
    answer(house, house.first, told, f"appeal: {WORDS}\nand have a witness.\n\nBest wishes")
    assert ruled(house).appeal.words == f"{WORDS} and have a witness."


def test_without_a_thread_the_last_ruling_is_meant(house):
    command(house, ANNUL)
    newest = house.newest(house.second)
    answer(house, house.second, newest, f"appeal: {WORDS}")
    assert house.office.store.players.player(ruled(house).appeal.player).addresses == (
        house.second,
    )


def test_an_appeal_is_refused_twice_and_from_outside(house):
    told = command(house, ANNUL).to(house.first)
    answer(house, house.first, told, f"appeal: {WORDS}")
    again = answer(house, house.second, house.newest(house.second), "appeal 1: me too")
    assert "an appeal against ruling 1 already" in again.to(house.second).words
    other = outsider(house)
    number = next(
        n for n in (1, 2, 3) if other in (house.seated(s, n) for s in house.game(n).players)
    )
    refused = house.say(other, "appeal SK24/1: me too", number)
    assert "does not concern you" in refused.to(other).words


def test_an_answer_to_the_letter_of_an_appeal_is_about_that_ruling(house):
    told = command(house, f"corr event rule {EVENT}-001 1-0 --reason absent").to(house.first)
    command(house, f"corr event correct {EVENT}-001 0-1 --reason 'It was played at the club'")
    of_appeal = answer(house, house.first, told, f"appeal: {WORDS}").to(house.second)
    again = answer(house, house.second, of_appeal, f"appeal: {WORDS}")
    assert "an appeal against ruling 1 already" in again.to(house.second).words
    line = f"corr appeal decide {EVENT} 1 dismiss --reason 'no letter is here'"
    decided = command(house, line, BOARD).to(house.first)
    again = answer(house, house.first, decided, f"appeal: {WORDS}")
    assert "have appealed against ruling 1 already" in again.to(house.first).words
    assert ruled(house, 2).appeal is None
    answer(house, house.second, of_appeal, f"appeal 2: {WORDS}")
    assert ruled(house, 2).appeal is not None


def test_an_appeal_may_come_on_the_last_day_and_not_after(house):
    told = command(house, ANNUL).to(house.first)
    until = ruled(house).act.appeal_until
    house.now = house.now.replace(day=16)
    assert f"{house.now:%Y-%m-%d}" > until
    late = answer(house, house.first, told, f"appeal: {WORDS}")
    assert "could be appealed until" in late.to(house.first).words
    house.now = house.now.replace(day=15)
    assert f"{house.now:%Y-%m-%d}" == until
    answer(house, house.first, told, f"appeal: {WORDS}")
    assert ruled(house).appeal


def test_an_appeal_says_why(house):
    told = command(house, ANNUL).to(house.first)
    refused = answer(house, house.first, told, "appeal:")
    assert "why you do not agree" in refused.to(house.first).words


def test_the_committee_decides_by_mail_for_good(house):
    told = command(house, ANNUL).to(house.first)
    answer(house, house.first, told, f"appeal: {WORDS}")
    line = f'corr appeal decide {EVENT} 1 dismiss --reason "no letter is here"'
    refused = house.give(house.compose(ARBITER, line)).to(ARBITER).words
    assert f"without one the chief arbiter can do this: {BOARD}" in refused
    done = command(house, line, BOARD)
    assert {house.first, house.second, ARBITER, BOARD} == set(done.readers)
    assert "the ruling stands" in done.to(house.first).words
    assert (ruled(house).decision.verdict, ruled(house).decision.by) == ("dismissed", BOARD)
    assert ruled(house, 2).act.appeal_until == ""
    again = house.give(house.compose(BOARD, line.replace("dismiss", "allow"))).to(BOARD)
    assert "that is final" in again.words
    log = house.give(house.compose(BOARD, f"log {EVENT}\nappeal list {EVENT}")).to(BOARD).words
    for word in (WORDS, "dismissed: the ruling stands", "no letter is here", f"{EVENT}/2"):
        assert word in log


def test_an_overturned_ruling_comes_with_the_command_that_takes_it_back(house):
    command(house, f'corr event rule {EVENT}-001 1-0 --reason "agreed"')
    command(house, f'corr event correct {EVENT}-001 0-1 --reason "read wrongly"')
    answer(house, house.first, house.newest(house.first), "appeal 2: it was read rightly")
    done = command(house, f'corr appeal decide {EVENT} 2 allow --reason "it was 1-0"', BOARD)
    line = f"corr undo {EVENT} 2"
    assert line in done.to(ARBITER).words
    assert line in "".join(need.line for need in needs(house))
    command(house, f'{line} --reason "by the committee"')
    assert house.game().result.points() == "1-0"
    assert not needs(house)


def test_without_a_committee_the_chief_arbiter_decides(tmp_path):
    with House(tmp_path, [ANNA, BO], event={"committee": []}) as house:
        house.start()
        told = command(house, ANNUL).to(house.first)
        appealed = answer(house, house.first, told, f"appeal: {WORDS}")
        assert "The decision is yours" in appealed.to(ARBITER).words
        command(house, f'corr appeal decide {EVENT} 1 dismiss --reason "it stands"')
        assert ruled(house).decision


def test_an_event_may_have_no_appeals(tmp_path):
    with House(tmp_path, [ANNA, BO], event={"appeal_days": 0}) as house:
        house.start()
        told = command(house, ANNUL).to(house.first)
        assert "appeal" not in told.words
        refused = answer(house, house.first, told, f"appeal 1: {WORDS}")
        assert "is final" in refused.to(house.first).words


def test_the_letter_of_a_ruling_names_its_rule_and_day(house):
    told = command(house, f'corr event withdraw {EVENT} {CAI} --reason "moved away"').to(CAI)
    assert "This is ruling SK24/1, by rule 16.2." in told.words
    assert "by Thursday 15 Feb 2024" in told.words
    answer(house, CAI, told, f"appeal: {WORDS}")
    assert ruled(house).appeal.words == WORDS


def test_who_is_forgotten_is_not_named_in_an_appeal(house):
    told = command(house, ANNUL).to(house.first)
    name = house.office.store.players.player(house.player(house.first)).name
    answer(house, house.first, told, f"appeal: {name} wrote in time")
    player = house.office.store.players.player_by_address(house.first)
    concern = concern_of(house.office, player.id, (house.first,))
    traces = _traces(house.office, player, (house.first,), concern)
    with house.office.store.transaction():
        rewrite_events(house.office, concern, traces)
        house.office.folder.refold()
    assert ruled(house).appeal.words == TAKEN_OUT


def judged(house):
    """Who is told that the decision is theirs, when the first ruling is appealed against."""
    told = house.newest(house.first)
    appealed = answer(house, house.first, told, f"appeal: {WORDS}")
    return {one.to for one in appealed.posts if "The decision is yours" in one.words}


@pytest.mark.parametrize(
    ("committee", "judges"),
    [
        ([BOARD, "first"], {BOARD}),
        ([BOARD, "maker"], {BOARD}),
        (["first", "second"], {ARBITER}),
        (["maker"], {ARBITER}),
    ],
)
def test_nobody_decides_whom_the_ruling_concerns_or_who_made_it(tmp_path, committee, judges):
    maker = "maker@club.test"
    people = {"maker": maker, "first": ANNA, "second": BO}
    named = [people.get(one, one) for one in committee]
    event = {"committee": named, "arbiters": [ARBITER, maker]}
    with House(tmp_path, [ANNA, BO], event=event) as house:
        house.start()
        command(house, ANNUL, maker)
        assert judged(house) == judges
        line = f'corr appeal decide {EVENT} 1 dismiss --reason "so it is"'
        for one in {*named, ARBITER} - judges:
            refused = house.give(house.compose(one, line)).to(one).words
            assert "can do this" in refused
        (one, *_) = judges
        command(house, line, one)
        assert ruled(house).decision.by == one


def test_if_all_are_concerned_the_operator_is_told(tmp_path):
    event = {"committee": [ANNA], "arbiters": [BO, "maker@club.test"]}
    with House(tmp_path, [ANNA, BO], event=event) as house:
        house.start()
        command(house, ANNUL, "maker@club.test")
        assert judged(house) == {ARBITER}


def test_the_committee_is_reminded_until_it_has_decided_and_arbiters_only_know(house):
    told = command(house, ANNUL).to(house.first)
    answer(house, house.first, told, f"appeal: {WORDS}")
    (board,) = needs_for(needs(house), BOARD, ())
    for verdict in ("allow", "dismiss"):
        assert f"corr appeal decide {EVENT} 1 {verdict}" in board.line
    (arbiter,) = needs_for(needs(house), ARBITER, {EVENT})
    assert "waits for those who decide it" in arbiter.line
    assert "decide " + EVENT not in arbiter.line
    mornings = [*house.wait(days=1), *house.wait(days=1)]
    assert any(one.to == BOARD and "appeal decide" in one.words for one in mornings)
    command(house, f'corr appeal decide {EVENT} 1 dismiss --reason "it stands"', BOARD)
    assert not needs(house)


def test_the_decision_bears_its_number_and_rule(house):
    told = command(house, ANNUL).to(house.first)
    answer(house, house.first, told, f"appeal: {WORDS}")
    line = f'corr appeal decide {EVENT} 1 dismiss --reason "it stands" --rule 17.3'
    done = command(house, line, BOARD)
    assert f"This is ruling {EVENT}/2, by rule 17.3" in done.to(house.first).words


@pytest.mark.parametrize(
    "body",
    [
        *("I appeal this!", "Jag överklagar det här", "I appeal this\nh8", "I want to appeal"),
        *("ich lege Berufung ein", "Ich möchte gegen die Entscheidung Einspruch einlegen"),
        *("jag vill överklaga", "tahan kaevata", "appeal", "överklaga", "We want to appeal!"),
        *("I do not accept the ruling", "I don't agree with the decision.", "Well, I appeal"),
        *(
            "I protest against the decision",
            "jag accepterar inte beslutet",
            "Hm. I disagree with this ruling",
        ),
        *("Ma ei nõustu otsusega", "Ich akzeptiere die Entscheidung nicht"),
    ],
)
def test_whoever_speaks_of_an_appeal_is_told_how_to_write_it(house, body):
    told = command(house, ANNUL).to(house.first)
    hinted = answer(house, house.first, told, body).to(house.first).words
    assert 'behind "appeal:" why you do not agree with ruling 1' in hinted
    assert ruled(house).appeal is None


@pytest.mark.parametrize(
    "body",
    [
        *("I appeal against the ruling", "I want to appeal.", "jag överklagar beslutet"),
        *(
            "jag overklagar beslutet",
            "ich lege Berufung ein",
            "Ich lege gegen das Urteil Berufung ein",
        ),
        *(
            "appeal",
            "Berufung!",
            "ma tahan kaevata",
            "How can I appeal?",
            "How can I appeal: by letter?",
        ),
        *("I appeal to the committee", "jag godtar inte beslutet"),
    ],
)
def test_so_is_who_says_it_in_answer_to_another_letter(house, body):
    told = command(house, ANNUL)
    other = next(one for one in house.read if one.to == house.first and one not in told.posts)
    hinted = answer(house, house.first, other, body).to(house.first)
    assert 'behind "appeal:" why you do not agree with ruling 1' in hinted.words
    assert "body=appeal%201%3A%20" in hinted.html
    assert ruled(house).appeal is None
    answer(house, house.first, hinted, f"appeal 1: {WORDS}")
    assert ruled(house).appeal.words == WORDS


@pytest.mark.parametrize("to_the_ruling", [True, False])
@pytest.mark.parametrize(
    "body",
    [
        *("The scenery has appeal", "Your play appeals to me", "His appeal was in vain"),
        *("a big appeal", "That appeals to me", "This game has appeal", "I won't appeal."),
        *("I don't want to appeal", "I appeal to your patience", "I appeal to you: hurry"),
        *("Jag överklagar inte", "Ich möchte gegen dich gewinnen", "I do not accept draws"),
        "---\nI appeal against the decision",
    ],
)
def test_no_other_words_speak_of_one(house, body, to_the_ruling):
    told = command(house, ANNUL)
    other = next(one for one in house.read if one.to == house.first and one not in told.posts)
    found = answer(house, house.first, told.to(house.first) if to_the_ruling else other, body)
    assert not any('behind "appeal:"' in one.words for one in found.posts)
    assert ruled(house).appeal is None


def test_so_is_who_names_a_game_first(house):
    command(house, ANNUL)
    line = f"{EVENT}-001 I want to appeal"
    hinted = answer(house, house.first, house.newest(house.first), line).to(house.first).words
    assert 'behind "appeal:" why you do not agree with ruling 1' in hinted
    assert "I could not read this line" not in hinted


def test_without_a_ruling_nobody_is_told_how_to_appeal(house):
    other = next(one for one in house.read if one.to == house.first)
    found = answer(house, house.first, other, "I want to appeal").to(house.first).words
    assert 'behind "appeal:"' not in found
    assert "no ruling that you could appeal against" in found
    found = answer(house, house.first, other, "I do not accept the decision")
    assert not any("appeal" in one.words for one in found.posts)


@pytest.mark.parametrize("word", ["overklagar", "Berufung", "ich lege Berufung ein"])
def test_an_appeal_is_read_in_these_words_too(house, word):
    told = command(house, ANNUL).to(house.first)
    answer(house, house.first, told, f"{word}: {WORDS}")
    assert ruled(house).appeal.words == WORDS


@pytest.mark.parametrize(
    "head",
    [
        *("överklaga", "Jag vill överklaga beslutet SK24/1", "I want to appeal ruling 1"),
        *(
            "I would like to appeal against that decision",
            "Ich möchte gegen das Urteil Einspruch einlegen",
        ),
    ],
)
def test_a_sentence_with_its_reasons_behind_a_colon_is_an_appeal(house, head):
    told = command(house, ANNUL).to(house.first)
    answer(house, house.first, told, f"{head}: {WORDS}")
    assert ruled(house).appeal.words == WORDS
    assert ruled(house).appeal.number == 1
