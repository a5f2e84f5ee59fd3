from corr.sentences.said import Said, in_language, joined, said, then
from corr.words.templates import ours


def test_a_sentence_is_an_english_text_and_can_be_said_again():
    waits = said("desk", "waits", count=1)
    assert waits == "1 letter waits to be sent"
    assert waits.again("sv") == "1 brev väntar på att skickas"
    assert waits.again("xx") == waits


def test_a_change_holds_in_every_language():
    found = then(said("desk", "waits", count=2), lambda text: f"  {text.upper()}")
    assert found == "  2 LETTERS WAIT TO BE SENT"
    assert in_language(found, "sv") == "  2 BREV VÄNTAR PÅ ATT SKICKAS"


def test_what_is_joined_is_said_again_as_a_whole():
    found = joined("; ", ["P0001", said("desk", "waits", count=2)])
    assert found == "P0001; 2 letters wait to be sent"
    assert found.again("sv") == "P0001; 2 brev väntar på att skickas"


def test_a_text_of_a_person_stays_as_it_is():
    assert in_language("my words", "sv") == "my words"
    assert then("my words", str.upper) == "MY WORDS"
    assert not isinstance(then("my words", str.upper), Said)


def test_a_sentence_in_a_sentence_is_said_in_the_same_language():
    count = said("desk", "waits", count=3)
    told = said("language", "and", words=["a", count])
    assert told == "a and 3 letters wait to be sent"
    assert told.again("sv") == "a och 3 brev väntar på att skickas"


def test_a_reason_in_a_letter_is_said_in_the_readers_language():
    why = said("desk", "waits", count=2)
    told = {
        language: ours().voice(language)("notices", "round_fails", event="SK24", round=2, why=why)
        for language in ("en", "sv")
    }
    assert "2 letters wait to be sent" in told["en"]
    assert "2 brev väntar på att skickas" in told["sv"]
