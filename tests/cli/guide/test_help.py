"""`corr help` lists the pages, prints one, and finds in it."""

import subprocess
import sys

import pytest

from corr.cli.guide.finding import found, sections
from corr.cli.guide.plain import as_plain
from corr.cli.guide.topics import heads, topics, topics_in
from corr.sentences.said import said
from tests.commands import corr
from tests.places import ROOT

TROUBLE = """# Trouble

What to do.

## The password is refused

Over IMAP, look at `password_env`.

```
# no heading
corr doctor
```

## A letter came back

Over SMTP.
"""


@pytest.fixture(autouse=True)
def _in_english(monkeypatch):
    """The terminal of these tests has no language of its own."""
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        monkeypatch.delenv(name, raising=False)


def plain(text, broad=80):
    return "\n".join(as_plain(text, broad))


def test_without_a_topic_every_page_is_told_with_its_title(tmp_path):
    done = corr(tmp_path, "help")
    assert done.status == 0
    for topic in topics_in("en"):
        assert f"  {topic.name} " in done.out
        assert topic.title in done.out
    assert "--lang sv" in done.out
    assert max(map(len, done.out.splitlines())) <= 80


def test_a_topic_is_printed_as_text(tmp_path):
    done = corr(tmp_path, "help", "server")
    assert done.status == 0
    assert done.out.startswith("A server\n========\n\n")
    assert "\nInstall\n-------\n" in done.out
    assert "](" not in done.out


def test_a_topic_may_be_named_by_its_path(tmp_path):
    by_path = corr(tmp_path, "help", "arbiter/day.md")
    assert by_path.status == 0
    assert by_path.out == corr(tmp_path, "help", "Day").out


def test_a_page_is_printed_as_it_is_written(tmp_path):
    (day,) = (one for one in topics() if one.name == "day")
    assert corr(tmp_path, "help", "day", "--markdown").out == day.text()


def test_words_find_the_sections_that_speak_of_all_of_them(tmp_path):
    done = corr(tmp_path, "help", "kinds", "FISCHER", "carried")
    assert done.out.startswith("Clocks\n------\n")
    assert done.out.count("\n-----") == 1
    raw = corr(tmp_path, "help", "kinds", "fischer", "--markdown").out
    assert raw.startswith("## Clocks\n")


def test_words_that_stand_nowhere_say_which_page_has_them(tmp_path):
    done = corr(tmp_path, "help", "player", "journal-xyz")
    assert done.status == 2
    assert done.out == ""
    assert "no section of player speaks of journal-xyz" in done.err
    done = corr(tmp_path, "help", "player", "scheveningen")
    assert done.status == 2
    assert "kinds" in done.err


def test_words_are_found_whole_then_as_beginnings_then_as_parts():
    page = "# A\n\nThe clock.\n\n# B\n\nIt locks.\n\n# C\n\nA lock.\n"

    def heads_of(words):
        return [one[2] for one in found(page, words.split()).sections]

    assert heads_of("lock") == ["C"]
    assert heads_of("LOC,") == ["B", "C"]
    assert heads_of("a lock") == ["C"]
    assert heads_of("clo") == ["A"]
    assert heads_of("ock") == ["A", "B", "C"]
    assert heads_of("...") == []


def test_what_stands_in_a_heading_and_in_a_row_comes_first():
    page = "# A\n\nRuns of a daemon.\n\n# A daemon runs\n\nYes.\n\n# C\n\nA daemon runs.\n"
    first, *others = found(page, ["a", "daemon runs"]).sections
    assert first.startswith("# A daemon runs")
    assert [one[2] for one in others] == ["C", "A"]


def test_without_a_section_of_all_words_those_with_the_rare_ones_are_told(tmp_path):
    done = corr(tmp_path, "help", "trouble", "letters", "TAGS_LOST", "plus_addressing")
    assert done.status == 0
    assert done.out.startswith('No section has all of "letters TAGS_LOST plus_addressing"')
    assert done.out.partition("\n\n")[2].startswith("FAIL addressing: the one to")
    done = corr(tmp_path, "help", "trouble", "brev", "plus_addressing", "xyz", "--lang", "sv")
    assert done.out.startswith("Inget avsnitt har allt i")


def test_an_unknown_topic_says_which_may_be_meant_in_a_short_list(tmp_path):
    done = corr(tmp_path, "help", "Scheveningen")
    assert done.status == 2
    first, *near, last = done.err.splitlines()
    assert first == "corr: no topic is called 'Scheveningen':"
    assert any("corr help kinds scheveningen " in one for one in near)
    assert last == "corr: `corr help` lists all topics"
    assert "corr help trouble  Trouble" in corr(tmp_path, "help", "troubel").err
    asked = corr(tmp_path, "help", "event").err.splitlines()
    assert len(asked) <= 7
    assert [one.split()[3] for one in asked[1:3]] == ["first-event", "event-file"]
    assert corr(tmp_path, "help", "xyzzy-q").err.splitlines() == [
        "corr: no topic is called 'xyzzy-q'",
        last,
    ]


@pytest.mark.parametrize("language", ["en", "sv"])
def test_the_contents_say_in_the_language_whom_pages_are_for(tmp_path, language):
    lines = corr(tmp_path, "help", "--lang", language).out.splitlines()
    for head in heads():
        told = said("guide", "for", whom=head.rpartition(" ")[2])
        assert told == head
        assert told.again(language) in lines
        assert (told.again(language) == head) is (language == "en")
    assert ("Andra språk: --lang en" in lines) is (language == "sv")
    assert max(map(len, lines)) <= 80


@pytest.mark.parametrize("name", ["LC_ALL", "LC_MESSAGES", "LANG"])
def test_a_swedish_terminal_gets_the_swedish_page(tmp_path, monkeypatch, name):
    monkeypatch.setenv(name, "sv_SE.UTF-8")
    assert corr(tmp_path, "help", "player").out.startswith("Att spela per mejl\n")
    assert corr(tmp_path, "help", "arbiter/day.md").out.startswith("En dag som tävlingsdomare\n")
    assert corr(tmp_path, "help", "server").out.startswith("A server\n")
    listed = corr(tmp_path, "help").out
    assert "  player.sv " in listed
    assert "  player " not in listed
    assert "--lang en" in listed


def test_the_language_that_is_asked_for_counts_and_else_the_first_one_named(tmp_path, monkeypatch):
    assert corr(tmp_path, "help", "day", "--lang", "sv").out.startswith("En dag som")
    assert corr(tmp_path, "help", "day.sv").out.startswith("En dag som")
    monkeypatch.setenv("LANG", "sv_SE.UTF-8")
    assert corr(tmp_path, "help", "day", "--lang", "en").out.startswith("A day")
    monkeypatch.setenv("LC_ALL", "C.UTF-8")
    assert corr(tmp_path, "help", "day").out.startswith("A day")
    monkeypatch.setenv("LC_ALL", "")
    assert corr(tmp_path, "help", "day").out.startswith("En dag som")
    monkeypatch.setenv("LANG", "fi_FI.UTF-8")
    assert corr(tmp_path, "help", "day").out.startswith("A day")


def test_a_language_without_pages_says_which_there_are(tmp_path):
    done = corr(tmp_path, "help", "day", "--lang", "fi")
    assert done.status == 2
    assert "no page is in 'fi'; there are some in en, sv" in done.err


def test_words_are_looked_for_in_the_language_of_the_page(tmp_path):
    done = corr(tmp_path, "help", "trouble", "imap", "brandvägg", "--lang", "sv")
    assert done.out.startswith("FAIL imap: …\n")
    done = corr(tmp_path, "help", "player", "lottfrö", "--lang", "sv")
    assert done.status == 2
    assert "kinds.sv" in done.err


def test_a_swedish_page_tells_how_its_english_one_is_printed(tmp_path):
    told = corr(tmp_path, "help", "rulings", "--lang", "sv").out
    assert "In English: `corr help rulings --lang en`." in " ".join(told.split())
    assert "(corr help closing.sv)" in told


def test_what_the_contents_say_of_a_page_is_said_to_its_end():
    contents = (ROOT / "docs" / "index.md").read_text(encoding="utf-8")
    assert "\n  " in contents
    assert [one.about for one in topics() if not one.about.endswith(".")] == []


def test_help_needs_no_installation(tmp_path):
    done = corr(tmp_path, "--config", "none.toml", "help", "day")
    assert done.status == 0


def test_help_loads_nothing_of_mail_games_or_store():
    program = (
        "import sys; sys.argv[1:] = ['help', 'server']\n"
        "from corr.cli.program import app\n"
        "try: app()\n"
        "except SystemExit: pass\n"
        "print(*sorted(one for one in sys.modules if one.startswith('corr.')), file=sys.stderr)"
    )
    done = subprocess.run(
        [sys.executable, "-c", program], capture_output=True, text=True, check=True
    )
    rooms = {name.split(".")[1] for name in done.stderr.split()}
    assert rooms.isdisjoint({"mail", "games", "store", "service", "wire", "report", "tournament"})


def test_the_shell_completes_topics():
    from corr.cli.guide.help import _names

    assert _names() == [one.name for one in topics()]


def test_a_section_ends_where_the_next_heading_begins_and_not_in_code():
    heads = [one.splitlines()[0] for one in sections(TROUBLE)]
    assert heads == ["# Trouble", "## The password is refused", "## A letter came back"]
    assert "# no heading" in [*sections(TROUBLE)][1]


def test_links_say_which_page_they_lead_to():
    text = "See [the log](arbiter/day.md#log), [below](#below) and [it](https://example.org)."
    assert plain(text) == "See the log (corr help day), below and it (https://example.org)."


def test_marks_go_and_code_keeps_them():
    assert plain("**Bold** and *slanted*, `a * b * c` 2*3*4") == (
        "Bold and slanted, `a * b * c` 2*3*4"
    )


def test_no_line_ends_within_a_short_piece_of_code():
    assert plain("The word that follows is `corr mail list`, at once.", 30) == (
        "The word that follows is\n`corr mail list`, at once."
    )


def test_a_list_hangs_below_its_marks():
    assert plain("- one two three\n  four\n- five\n  - six\n1. seven eight", 12) == (
        "- one two\n  three four\n- five\n  - six\n1. seven\n   eight"
    )


def test_a_narrow_table_keeps_its_columns():
    assert plain("| a | long |\n| --- | --- |\n| `x` | 1 |\n| y | |") == (
        "a    long\n---  ----\n`x`  1\ny"
    )


def test_a_broad_table_is_told_row_by_row():
    told = plain(
        "| key | what | usual |\n| --- | --- | --- |\n| a | one two | 3 |\n| b | four | |", 12
    )
    assert told == "a\n    what:\n      one\n      two\n    usual: 3\n\nb\n    what:\n      four"


def test_remarks_stand_above_code_that_is_too_broad_with_them():
    assert plain("```\ncorr a  # one\ncorr b      # another one\n```", 20) == (
        "  # one\n  corr a\n  # another one\n  corr b"
    )
    assert plain("```\ncorr a  # one\n```", 20) == "  corr a  # one"
