import pytest

from corr.sentences.faults import Checked, Reading

ENGLISH = """
## letter: what letters share
letter-hello = Hello { $name },
letter-due = Your move is due on { $day }. { letter-hello }
letter-all = { JOIN(EACH($games, "letter-all-each"), ", ") }
letter-all-each = { $number } { $item } of { $event }
"""


def checked(text, english=ENGLISH):
    source = Reading({"en.ftl": english})
    own = source if text is None else Reading({"de.ftl": text})
    return Checked(own, source)


def told(text):
    return [str(fault) for fault in checked(text).faults]


def test_english_has_no_faults_and_lacks_nothing():
    assert checked(None).faults == ()
    assert checked(None).missing == ()


def test_what_a_sentence_takes_is_known_with_what_it_takes_in():
    found = checked(None)
    assert found.takes("letter-due") == {"day", "name"}
    assert found.takes("letter-all") == {"games", "event"}


def test_what_a_language_lacks_is_told_in_the_order_of_english():
    lacking = checked("letter-due = Am { $day }. { letter-hello }\n").missing
    assert [one.key for one in lacking] == ["letter-hello", "letter-all", "letter-all-each"]
    assert lacking[0].text == "letter-hello = Hello { $name },"


def test_what_english_alone_takes_in_is_not_lacking():
    own = (
        "letter-hello = Hallo { $name },",
        "letter-due = { $day } { $name }",
        "letter-all = { $event }: { AND($games) }",
    )
    assert checked("\n".join(own)).missing == ()


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        (
            "letter-hello = { $name\n",
            (
                'de.ftl, line 1: cannot be read (Expected token: "}", in line 2); '
                "it begins with `letter-hello = { $name`"
            ),
        ),
        (
            "letter-hello = Hallo\nund { $name }\n",
            (
                'de.ftl, line 2: cannot be read (Expected token: "=", in line 2); '
                "it begins with `und { $name }`"
            ),
        ),
        (
            "letter-helo = Hallo\n",
            (
                "de.ftl, line 1: letter-helo: English has no such sentence, so nothing asks for it"
                "; is letter-hello meant?"
            ),
        ),
        (
            "letter-hello = { CUONT($name) }\n",
            "de.ftl, line 1: letter-hello: there is no function CUONT",
        ),
        (
            "letter-hello = { TRIMM($name) }\n",
            "de.ftl, line 1: letter-hello: there is no function TRIMM; is TRIM meant?",
        ),
        (
            "letter-hello = { letter-x }\nletter-x = { letter-hello }\n",
            "de.ftl, line 1: letter-hello: takes in itself, by letter-x",
        ),
        (
            'letter-hello = { TRIM($name, how: "all") }\n',
            "de.ftl, line 1: letter-hello: how: arguments are given in their order, not by name",
        ),
        (
            "letter-hello = { -dear } { $name }\n",
            "de.ftl, line 1: letter-hello: -dear: terms are not used here, only sentences",
        ),
        (
            "letter-due = { $day } { letter-hello.short }\n",
            "de.ftl, line 1: letter-due: letter-hello: a sentence has no attributes",
        ),
        (
            "letter-hello = { TRUNCATE($name, 1.5) }\n",
            "de.ftl, line 1: letter-hello: 1.5: numbers are whole here",
        ),
        (
            "\nletter-hello = Hallo { $nam },\n",
            "de.ftl, line 2: letter-hello: $nam is not given to it; it is given $name",
        ),
        (
            "letter-bye = Ende\n",
            "de.ftl, line 1: letter-bye: English has no such sentence, so nothing asks for it",
        ),
        (
            "letter-hello = { letter-hey }\n",
            "de.ftl, line 1: letter-hello: there is no sentence letter-hey that it could take in",
        ),
        (
            "letter-hello = { SHOUT($name) }\n",
            "de.ftl, line 1: letter-hello: there is no function SHOUT",
        ),
        (
            "letter-hello = { $name ->\n    [yes] a\n   *[other] b\n}\n",
            (
                "de.ftl, line 1: letter-hello: [yes] and [no] ask whether there is anything: "
                "no other choice stands beside them"
            ),
        ),
        (
            "letter-hello = { $name ->\n    [a] a\n    [a] b\n   *[b] c\n}\n",
            "de.ftl, line 1: letter-hello: [a] stands twice",
        ),
        ("letter-hello = { MOMENT($name, 1) }\n", "de.ftl, line 1: letter-hello: MOMENT takes $d"),
        (
            "letter-hello = { REPLACE($name) }\n",
            "de.ftl, line 1: letter-hello: REPLACE: missing a required argument: 'old'",
        ),
        (
            "letter-all = { EACH($games) }\n",
            'de.ftl, line 1: letter-all: EACH takes a list and a key in quotes: EACH($x, "key")',
        ),
        (
            "letter-hello = a\nletter-hello = b\n",
            "de.ftl, line 2: letter-hello: stands in de.ftl already",
        ),
    ],
)
def test_a_fault_is_told_with_its_place(text, expected):
    assert told(text)[0] == expected
    assert len(told(text)) == (2 if "letter-x" in text else 1)


def test_a_language_may_have_sentences_that_only_its_own_take_in():
    assert told("letter-hello = { letter-dear } { $name }\nletter-dear = Liebe\n") == []


def test_what_a_language_does_not_say_is_known():
    found = checked("letter-hello = Hallo,\n")
    assert found.dropped("letter-hello") == {"name"}
    assert found.faults == ()
    (doubt,) = found.doubts
    assert str(doubt) == "de.ftl, line 1: letter-hello: English says $name, too"
