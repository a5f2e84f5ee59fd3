"""The samples as letters, and `corr letters preview`: those of events that are played for it."""

import json
import os
import re
import shutil
import stat
from datetime import UTC, datetime
from email import message_from_bytes
from functools import cache
from html import unescape
from html.parser import HTMLParser

import html5lib
import pytest
from bs4 import BeautifulSoup
from html5lib.html5parser import ParseError

from corr import resources
from corr.acts.by_letter import MailDesk
from corr.cli.set_up import letters as command
from corr.demo.preview import plays
from corr.demo.preview import preview as playing
from corr.demo.preview.preview import played
from corr.demo.preview.proofs import LARGEST, Proof, list_page
from corr.errors import REASONS
from corr.games.renju.renju import RENJU
from corr.games.rules import STAGES
from corr.mail.letter import HAPPENINGS, NOTICES
from corr.sentences import faults
from corr.words.templates import ours
from tests.commands import corr, refused
from tests.every import every
from tests.grammar import require_sound
from tests.house.test_templates import ENDINGS, OWN_REASONS, OWN_STAGES
from tests.letter_samples import heard
from tests.letter_samples import samples as sampled
from tests.letter_samples.proofs import proof
from tests.office import Post
from tests.places import TESTS

pytestmark = pytest.mark.slow

FOLDER = resources.templates()
UNHEARD = TESTS / "data" / "templates_unheard.txt"
TEMPLATES = ours()
LANGUAGES = sorted(TEMPLATES.languages)


@cache
def samples(language):
    return sampled.samples(TEMPLATES.voice(language))


def every_name():
    return [f"{language}_{sample.name}" for language in LANGUAGES for sample in samples(language)]


ELEMENTS = {
    *("html", "head", "meta", "title", "body", "table", "tbody", "tr", "td", "th", "p", "div"),
    *("a", "img", "br", "pre", "span", "strong", "b", "em", "i", "h1", "h2", "ul", "ol", "li"),
    *("style", "u"),
}
FORMS = ("eml", "txt", "html")
FREE = re.compile(r"cid:[0-9a-f](?:\.dot)?@\w+")
"""The image of a point on which nothing stands, which says nothing if it cannot be tapped."""


def kinds():
    """Every kind of letter that there is a template for."""
    return {
        path.name.partition(".")[0]
        for path in FOLDER.glob("*.txt.jinja")
        if re.search(r"^Subject:", path.read_text("utf-8"), re.MULTILINE)
    }


@cache
def proofs():
    """The proof of every sample in every language, by language and name."""
    return {
        f"{language}_{sample.name}": proof(sample, language, TEMPLATES)
        for language in LANGUAGES
        for sample in samples(language)
    }


def page_of(name):
    """The HTML of a letter as it is sent, "" for a letter of text alone."""
    found = proofs()[name]
    assert not found.fault
    return Post(raw=found.mail, cause=name).html


class Seen(HTMLParser):
    """What stands in a page: its elements with their attributes, and its title."""

    def __init__(self, html):
        super().__init__()
        self.elements, self.tapped, self.title = [], [], ""
        self._in = []
        self.feed(html)
        self.close()

    def handle_starttag(self, tag, attributes):
        self.elements.append((tag, dict(attributes)))
        if tag in ("a", "title"):
            self._in.append(tag)
        elif tag == "img" and "a" in self._in:
            self.tapped.append(self.elements[-1])

    def handle_endtag(self, tag):
        if tag in self._in:
            self._in.remove(tag)

    def handle_data(self, text):
        if "title" in self._in:
            self.title += text


# The samples


def test_every_letter_that_there_is_a_template_for_has_a_sample():
    assert {"your_move", "refused", "help"} <= kinds()
    assert {sample.draft.kind for sample in samples("en")} == kinds()


def test_samples_are_told_apart_by_name_and_named_after_their_kind():
    names = [sample.name for sample in samples("en")]
    assert len(set(names)) == len(names)
    for sample in samples("en"):
        assert sample.name.startswith(sample.draft.kind)
        assert re.fullmatch(r"[a-z0-9_-]+", sample.name)
        assert sample.about


def test_every_language_has_the_same_samples():
    for language in LANGUAGES:
        found = samples(language)
        assert [one.name for one in found] == [one.name for one in samples("en")]
        assert {one.draft.language for one in found} == {language}


def told(name):
    """Everything of a name that the facts of the samples hold."""
    return [one for sample in samples("en") for one in sample.draft.facts.get(name, ())]


def test_the_samples_tell_everything_that_can_be_told():
    assert {happening.code for happening in told("happenings")} == set(HAPPENINGS)
    assert {code for code, _ in told("notices")} == set(NOTICES)
    assert {refusal.code for refusal in told("refusals")} == {*REASONS, *OWN_REASONS}
    endings = {
        sample.draft.facts["g"].ending for sample in samples("en") if "game_over" in sample.name
    }
    assert endings == {*ENDINGS, "annulled"}


def test_every_stage_of_every_opening_rule_is_shown():
    shown = {}
    for sample in samples("en"):
        if sample.opening:
            shown.setdefault(sample.opening, set()).add(sample.draft.facts["g"].stage.code)
    assert set(shown) == set(RENJU.options()["opening"])
    of_all = {
        sample.draft.facts["g"].stage.code
        for sample in samples("en")
        if sample.draft.facts.get("g") and sample.draft.facts["g"].stage
    }
    assert of_all == {*STAGES, *OWN_STAGES}
    assert shown["taraguchi"] == {
        *("take_or_leave", "place_inside", "fifth_ways", "choose_colour", "offer_fifths"),
        *("keep_fifth", "play"),
    }


@every("name", every_name)
def test_the_html_of_a_letter_is_sound_and_stands_alone(name):
    html = page_of(name)
    if not html:
        return
    require_sound(html)
    page = Seen(html)
    assert len(html.encode()) < LARGEST
    assert {tag for tag, _ in page.elements} <= ELEMENTS
    tag, head = page.elements[0]
    assert (tag, head.get("lang")) == ("html", name.partition("_")[0])
    assert page.title.strip()
    for tag, one in page.elements:
        if tag == "img":
            free = FREE.fullmatch(one.get("src")) and (tag, one) not in page.tapped
            assert one.get("alt").strip() or (free and one.get("alt") == "")
    found = [one for _, one in page.elements]
    attributes = {key for one in found for key in one}
    assert not {key for key in attributes if key.startswith("on")} | {"background"} & attributes
    places = [one.get(key) for one in found for key in ("src", "href") if one.get(key)]
    assert all(place.startswith(("cid:", "mailto:")) for place in places)
    styles = " ".join(one.get("style", "") for one in found)
    assert not re.search(r"url\(|expression|@import|position:\s*(fixed|absolute)", styles)


FAULTS = [
    *(
        ("<p>", "<p"),
        ("</p>", "</div>"),
        ("<td>", "<td><td"),
        ("<tr>", "<tr>x"),
        ("<td>", "</td>"),
    ),
    *(("&amp;", "&"), ("&#34;", '"<'), ("&#34;", "&#150;"), ("&#34;", "&#34"), ("x", "\x01")),
    *(("</a>", ""), ("</a>", "</a></a>"), ("<a ", "<a><a "), ("</table>", ""), ("</tr>", "<")),
    *(("alt=", "alt=a alt="), ("src=", "src="), ("</body>", "</p>"), ("<!DOCTYPE html>", "")),
    *(("</title>", ""), ("</style>", ""), ("<html", "<br><html"), ('" ', '"'), ("=", "='")),
]


@pytest.mark.parametrize("where", [0.0, 0.5, 0.99])
def test_a_fault_in_the_grammar_is_found_wherever_it_is(where):
    """What a shape leaves out breaks no page: its verdict is that on the whole page."""
    page, found = page_of("en_your_move"), 0
    for right, wrong in FAULTS:
        at = page.find(right, int(where * page.rfind(right)))
        broken = page[:at] + wrong + page[at + len(right) :]
        try:
            html5lib.HTMLParser(strict=True).parse(broken)
        except ParseError:
            found += 1
            with pytest.raises(ParseError):
                require_sound(broken)
        else:
            require_sound(broken)
    assert found > len(FAULTS) / 2


@every("name", every_name)
def test_the_text_of_a_letter_is_narrow(name):
    body = proofs()[name].text.partition("\n\n")[2]
    assert body.strip()
    assert [line for line in body.splitlines() if len(line) > 72] == []


# The command


@cache
def ours_played(language):
    """What is played in one of our languages: always the same, see below, whoever listens."""
    if language in heard.LANGUAGES:
        return heard.play(language)[0]
    return played(language, FOLDER, MailDesk, lambda _: None)


def once(language, templates, desk, tell):
    """The letters of a play; where they are ours, they are not played for each test anew."""
    if templates == FOLDER:
        return ours_played(language)
    return played(language, templates, desk, tell)


def the_first_plays(stage):
    """A third of all, for what would be the same in the others."""
    plays.entering(stage)
    plays.called_off(stage)
    plays.starting(stage)
    plays.asking(stage)
    plays.games(stage)
    plays.strangers(stage)


@pytest.fixture(autouse=True)
def played_once(monkeypatch):
    monkeypatch.setattr(command, "played", once)


@pytest.fixture
def out(tmp_path):
    return tmp_path / "letters"


def written(folder):
    return {str(path.relative_to(folder)) for path in folder.rglob("*") if path.is_file()}


def mode(path):
    return stat.S_IMODE(path.stat().st_mode)


def preview(out, *words):
    return corr(out.parent, "letters", "preview", "--out", str(out), *words)


def test_a_letter_is_written_as_mail_text_and_page(out):
    done = preview(out, "--language", "sv", "--kind", "preview")
    assert (done.status, done.err) == (0, "")
    assert done.out == f"2 letters of 1 kind in 1 language: open {out / 'index.html'}\n"
    assert written(out) == {
        *("index.html", "letters.json"),
        *(f"sv/{name}.{form}" for name in ("preview", "preview_2") for form in FORMS),
    }
    mail = message_from_bytes((out / "sv" / "preview.eml").read_bytes())
    assert mail["Content-Language"] == "sv"
    text = (out / "sv" / "preview.txt").read_text("utf-8")
    assert text.startswith("From: ")
    assert "\nSubject: SK24-004 " in text


@pytest.fixture(scope="module")
def everything(tmp_path_factory):
    """A folder with every letter."""
    out = tmp_path_factory.mktemp("preview") / "letters"
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(command, "played", once)
        done = preview(out)
    assert done.status == 0, done.err
    return out


def test_everything_is_written_and_only_its_owner_can_read_it(everything):
    out = everything
    listed = json.loads((out / "letters.json").read_text("utf-8"))["letters"]
    assert {(one["kind"], one["language"]) for one in listed} == {
        (kind, language) for kind in kinds() for language in LANGUAGES
    }
    assert {name for one in listed for name in one["files"]} == (
        written(out) - {"index.html", "letters.json"}
    )
    assert {mode(path) for path in out.rglob("*") if path.is_file()} == {0o600}
    assert {mode(path) for path in (out, *out.glob("*/"))} == {0o700}


def test_every_language_shows_the_same_letters(everything):
    listed = json.loads((everything / "letters.json").read_text("utf-8"))["letters"]
    shown = {
        language: [(one["name"], one["about"]) for one in listed if one["language"] == language]
        for language in LANGUAGES
    }
    assert len(shown["en"]) > 300
    assert all(found == shown["en"] for found in shown.values())
    for one in listed:
        assert one["name"].startswith(one["kind"])
        mail = message_from_bytes((everything / one["files"][0]).read_bytes())
        assert mail["Content-Language"] == one["language"]


def test_what_is_shown_was_played_and_not_made_up(everything):
    """The last letter of a game tells the moves that were played in the letters before it."""
    listed = json.loads((everything / "letters.json").read_text("utf-8"))["letters"]
    (won, *_) = (
        one for one in listed if one["about"] == "a five ends a game" and one["language"] == "en"
    )
    text = (everything / "en" / f"{won['name']}.txt").read_text("utf-8")
    assert "SK24-001 you won" in won["subject"]
    assert "13.f10 14.e11 15.j6" in " ".join(text.split())


HIDDEN = re.compile(r"<div style=.display:none[^>]*>([^<]*)</div>")


def glimpses(everything, language):
    """What a phone's list shows of each letter that has a page, with the voice that says it."""
    for page in sorted((everything / language).glob("*.html")):
        (found,) = HIDDEN.findall(page.read_text("utf-8"))
        yield page.stem, unescape(found)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_list_of_letters_shows_what_each_is_about(everything, language):
    say = TEMPLATES.voice(language)
    empty = (
        *(say("letter", one) for one in ("kind_regards", "marker")),
        *(say("letter", "dear", name=name) for name in ("Anna Berg", "Dag Holm", "")),
        *(say("letter", "dear_2", name=""), say("morning", "good_morning")),
        say("letter", "write_to_arbiter", event={"arbiter": "domare@example.org"}),
        *(say("event_closed", "what_has_changed_since"), say("closings", "same")),
    )
    for name, shown in glimpses(everything, language):
        assert shown == " ".join(shown.split()), name
        assert 1 < len(shown) <= 150, (name, shown)
        assert not shown.startswith(empty), (name, shown)
        assert "  " not in shown, name


def test_the_list_of_letters_begins_with_what_has_happened(everything):
    shown = dict(glimpses(everything, "en"))
    assert shown["event_closed"].startswith("Sverigekorr 2024 is over. You are number ")
    assert shown["event_changed"].startswith("Something has changed in Klubbkorr (KK25).")
    assert shown["event_rules"].startswith("The event: Sverigekorr 2024 (SK24) is a renju")
    assert shown["times"].startswith("SK24-004 against Bo Ek: Bo Ek is to play move 1")
    assert shown["requested_3"].startswith("The arbiter has not entered you in Klubbkorr (KK25).")
    assert shown["ruling_7"].startswith("You have appealed against ruling SK24/16.")
    assert shown["ruling"] == (
        "Fia Sand plays on in Sverigekorr 2024 in your place, in … "
        "You can appeal until Thursday 15 Feb 2024. "
        "The games that had ended stay yours. You need …"
    )
    assert "before Sunday 4 Feb, 10:16" in shown["arbiter_9"]
    assert shown["your_move_19"] == (
        "Bo Ek played k9. Your move by Thu 8 Feb. "
        "Bo Ek declined the draw. The game goes on. Bo Ek writes: Good luck!"
    )


@pytest.mark.parametrize("language", LANGUAGES)
def test_where_a_move_is_asked_for_the_list_of_letters_says_until_when(everything, language):
    said = TEMPLATES.voice(language)("letter", "by", due=datetime(2024, 2, 8, tzinfo=UTC))
    start = said.partition(said.split()[-3])[0]
    moves = [one for one in glimpses(everything, language) if one[0].startswith("your_move")]
    late = [(name, shown) for name, shown in moves if not 0 < shown.find(start) <= 62]
    assert len(moves) > 60
    assert len(late) == 1, late  # one clock was stopped


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_sentence_of_a_letter_has_two_stops(everything, language):
    for path in (everything / language).glob("*.txt"):
        text = " ".join(path.read_text("utf-8").split())
        assert not re.search(r"\.[\"”“]\.|(?<![.…])\.\.(?!\.)", text), path.name


def test_a_digest_of_several_games_is_shown(everything):
    texts = [path.read_text("utf-8") for path in (everything / "en").glob("digest*.txt")]
    assert any(text.count("\n=== ") > 1 for text in texts)


def test_a_page_can_be_opened_by_itself(out):
    preview(out, "--language", "en", "--kind", "your_move")
    page = (out / "en" / "your_move.html").read_text("utf-8")
    assert 'src="data:image/png;base64,' in page
    assert "cid:" not in page


def test_letters_have_ids_of_their_own(out):
    preview(out, "--language", "et", "--kind", "your_move")
    mails = [message_from_bytes(path.read_bytes()) for path in out.rglob("*.eml")]
    assert len({mail["Message-ID"] for mail in mails}) == len(mails) > 50


def test_the_list_leads_to_every_file_and_to_nothing_else(everything):
    out = everything
    page = (out / "index.html").read_text("utf-8")
    require_sound(page)
    tree = BeautifulSoup(page, "html.parser")
    places = {link["href"] for link in tree.find_all("a")}
    anchors = {f"#{tag['id']}" for tag in tree.find_all(id=True)}
    assert {place for place in places if place.startswith("#")} == anchors
    assert {place for place in places if not place.startswith("#")} == (
        written(out) - {"index.html", "letters.json"}
    )
    assert not re.search(r"https?:|<script|<link|url\(|src=", page)
    assert {th["scope"] for th in tree.find_all("th")} == {"row", "col"}


def test_a_preview_is_replaced_and_what_else_lies_there_is_left(out):
    preview(out, "--language", "en", "--kind", "reminder")
    (out / "my notes.txt").write_text("mine")
    done = preview(out, "--kind", "times", "--language", "en")
    assert done.status == 0
    assert written(out) == {
        *("index.html", "letters.json", "my notes.txt"),
        *(f"en/times.{form}" for form in FORMS),
    }


@pytest.mark.parametrize(
    "parts", [the_first_plays, pytest.param(plays.play_all, marks=pytest.mark.long)]
)
def test_the_same_play_gives_the_same_letters_whoever_listens(monkeypatch, parts):
    monkeypatch.setattr(playing, "play_all", parts)
    found = played("en", FOLDER, MailDesk, lambda _: None)
    assert len(found) > 100
    assert found == ours_played("en")[: len(found)]


def test_the_same_letters_give_the_same_files(out):
    preview(out, "--language", "en", "--kind", "receipt")
    first = {name: (out / name).read_bytes() for name in written(out)}
    preview(out, "--language", "en", "--kind", "receipt")
    assert {name: (out / name).read_bytes() for name in written(out)} == first


def test_a_folder_of_somebody_else_is_left_alone(out):
    out.mkdir()
    (out / "index.html").write_text("mine")
    done = preview(out, "--language", "en", "--kind", "reminder")
    refused(
        done,
        f"{out} is not empty and no preview made it: choose another --out, or give --force",
    )
    assert written(out) == {"index.html"}


def test_by_force_letters_are_written_beside_other_files(out):
    out.mkdir()
    (out / "mine.txt").write_text("mine")
    assert preview(out, "--language", "en", "--kind", "reminder", "--force").status == 0
    assert {"mine.txt", "index.html", "en/reminder.eml"} <= written(out)
    assert (out / "mine.txt").read_text() == "mine"


def test_a_forged_list_removes_nothing_outside_of_the_folder(out):
    out.mkdir()
    victim = out.parent / "victim"
    victim.write_text("mine")
    names = ["../victim", str(victim), "en/../../victim", ".", "en", 7]
    (out / "letters.json").write_text(json.dumps({"letters": [{"files": names}]}))
    assert preview(out, "--language", "en", "--kind", "reminder").status == 0
    assert victim.read_text() == "mine"


@pytest.mark.parametrize("listed", ["", "[]", '{"letters": 5}', '{"letters": [7]}'])
def test_a_broken_list_does_no_harm(out, listed):
    out.mkdir()
    (out / "letters.json").write_text(listed)
    assert preview(out, "--language", "en", "--kind", "reminder").status == 0


@pytest.mark.parametrize(
    ("words", "told"),
    [
        (("--language", "xx"), f"--language xx: there are {', '.join(LANGUAGES)}"),
        (("--kind", "nonsense"), f"--kind nonsense: there are {', '.join(sorted(kinds()))}"),
    ],
)
def test_what_there_is_not_is_refused(out, words, told):
    refused(preview(out, *words), told)
    assert not out.exists()


def test_a_file_in_the_way_is_told_in_words(out):
    out.write_text("a file")
    refused(preview(out, "--language", "en", "--kind", "reminder"), f"{out}: File exists")


@pytest.mark.skipif(os.geteuid() == 0, reason="the administrator may write everywhere")
def test_a_folder_that_cannot_be_written_is_told_in_words(out):
    out.mkdir(mode=0o500)
    done = preview(out, "--language", "en", "--kind", "reminder")
    assert done.status == 1
    assert done.err.startswith("corr: ")


def test_a_script_gets_the_letters_as_json(out):
    done = preview(out, "--kind", "preview", "--language", "en", "--json")
    told = json.loads(done.out)
    assert told["index"] == str(out / "index.html")
    one, _ = told["letters"]
    assert (one["name"], one["language"], one["fault"]) == ("preview", "en", "")
    assert one["subject"].startswith("SK24-004 ")
    assert one["mail_bytes"] == (out / "en" / "preview.eml").stat().st_size
    assert 0 < one["html_bytes"] < one["mail_bytes"]


def test_no_settings_file_is_needed(out):
    assert not (out.parent / "corr.toml").exists()
    assert preview(out, "--language", "en", "--kind", "reminder").status == 0


def test_the_help_shows_an_example(out):
    done = corr(out.parent, "letters", "preview", "--help")
    assert done.status == 0
    assert "Example: corr letters preview" in " ".join(done.out.split())


def test_what_of_a_template_the_plays_never_say_is_known():
    """A sentence or branch that is new here wants a letter that says it: best in a play.

    `in a sample` is said by the letters of the goldens alone, which are made by hand; `never` are
    forms of a sentence that a test of their own hears. Documents are said elsewhere.
    """
    silent = sorted(heard.lines())
    if os.environ.get("CORR_GOLDEN") == "write":
        UNHEARD.write_text("".join(f"{one}\n" for one in silent), encoding="utf-8")
    assert silent == UNHEARD.read_text(encoding="utf-8").splitlines()


# The translator's desk


@pytest.fixture
def translation(tmp_path):
    """The templates with one more language in them, `xx`, which has nothing as yet."""
    folder = tmp_path / "templates"
    shutil.copytree(FOLDER, folder)
    (folder / "words" / "xx.ftl").write_text("### Sentences in xx\n", "utf-8")
    return folder


def translate(translation, text):
    (translation / "words" / "xx.ftl").write_text(text, "utf-8")


def shown(out, translation, *words):
    return preview(out, "--templates", str(translation), "--language", "xx", *words)


def test_a_new_language_is_shown_without_touching_the_code(out, translation, monkeypatch):
    """What it lacks is shown in English; in all plays, the next test has it so."""
    monkeypatch.setattr(playing, "play_all", the_first_plays)
    translate(translation, "foreign-subject = Kes sa oled?\n")
    done = shown(out, translation, "--json")
    assert done.status == 0
    text = (out / "xx" / "foreign.txt").read_text("utf-8")
    assert re.search(r"^Subject: .*Kes sa oled\?", text, re.MULTILINE), text[:400]
    letters = json.loads(done.out)["letters"]
    assert len(letters) > 100
    assert {one["fault"] for one in letters} == {""}
    assert "Proof of the game so far" in (out / "xx" / "your_move.txt").read_text("utf-8")


MISTAKES = {
    "foreign-subject = { $address\n": (
        {"foreign"},
        "xx.ftl, line 1: foreign-subject: ValueError: `foreign-subject = { $address` cannot be re",
    ),
    "confirmed-subject = { SHOUT($address) }\n": (
        {"confirmed"},
        "xx.ftl, line 2: confirmed-subject: ValueError: there is no function SHOUT",
    ),
    "event_moved-subject = { $nobody }\n": (
        {"event_moved"},
        "xx.ftl, line 3: event_moved-subject: KeyError: 'nobody'",
    ),
    "tested-subject = { stages-x }\n": (
        {"tested"},
        "xx.ftl, line 4: tested-subject: KeyError: 'there is no sentence stages-x'",
    ),
    "times-subject = { times-subject }\n": (
        {"times"},
        "xx.ftl, line 5: times-subject: RecursionError: ",
    ),
}


TEMPLATE_MISTAKES = {
    "preview": ("Subject: {% if %}\n", "preview.txt.jinja, line 1: TemplateSyntaxError: "),
    "crosstable": ("Betreff: x\n", "ValueError: crosstable.txt.jinja does not begin with `Sub"),
    "reminder": ('Subject: {{ say("stages", "x") }}\n', "KeyError: 'there is no sentence stag"),
}


def test_mistakes_in_a_catalogue_and_in_templates_are_told_and_stop_no_other_letter(
    out, translation
):
    translate(translation, "".join(MISTAKES))
    for kind, (text, _) in TEMPLATE_MISTAKES.items():
        (translation / f"{kind}.txt.jinja").write_text(text, "utf-8")
    expected = {kind: told for kinds, told in MISTAKES.values() for kind in kinds}
    expected |= {kind: told for kind, (_, told) in TEMPLATE_MISTAKES.items()}
    done = shown(out, translation, "--json")
    assert done.status == 1
    letters = json.loads(done.out)["letters"]
    assert len(letters) > 300
    wrong = [one for one in letters if one["fault"]]
    assert {one["kind"] for one in wrong} == expected.keys()
    page = BeautifulSoup((out / "index.html").read_text("utf-8"), "html.parser")
    bad = [one.get_text() for one in page.find_all("span", class_="bad")]
    first, *rest = done.err.splitlines()
    assert first == f"corr: {len(wrong)} letters could not be written"
    for one, line in zip(wrong, rest, strict=True):
        assert line.strip().removeprefix("corr: ").startswith(f"xx/{one['name']}: ")
        assert expected[one["kind"]] in one["fault"]
        assert expected[one["kind"]] in line
        assert one["fault"] in bad
    assert {"xx/receipt.eml", "xx/your_move.html", "index.html"} <= written(out)


PARSED = cache(faults._PARSER.parse)


@pytest.fixture(autouse=True)
def parsed_once(monkeypatch):
    """A file of a catalogue is parsed once, not with each command: English takes seconds."""
    monkeypatch.setattr(faults._PARSER, "parse", PARSED)


def missing(out, *words):
    out.parent.mkdir(exist_ok=True)
    return corr(out.parent, "letters", "missing", *words)


@pytest.mark.parametrize("language", ["en", "sv"])
def test_our_languages_lack_nothing(out, language):
    done = missing(out, language)
    assert (done.status, done.err) == (0, "")
    first, *remarks = done.out.splitlines()
    assert re.fullmatch(rf"### {language} lacks 0 of \d+ sentences", first)
    assert all(re.fullmatch(rf"# {language}\.\S*ftl, line .* English .*", one) for one in remarks)


def test_what_is_listed_as_missing_can_be_translated_in_place(out, translation):
    here = ("xx", "--templates", str(translation))
    done = missing(out, *here)
    assert done.status == 1
    assert "\nreasons-occupied = " in done.out
    assert re.search(r"^## reasons: Why an order was not", done.out, re.MULTILINE)
    translate(translation, done.out)
    assert missing(out, *here).status == 0
    one_less = re.sub(r"(?m)^reasons-occupied = .*\n", "", done.out)
    translate(translation, one_less)
    listed = missing(out, *here).out.splitlines()
    assert listed[0].startswith("### xx lacks 1 of ")
    assert listed[-1].startswith("reasons-occupied = ")


def test_what_every_letter_uses_is_listed_first_and_what_the_desk_is_told_last(out, translation):
    here = ("xx", "--templates", str(translation))
    sheets = re.findall(r"(?m)^## (\w+)", missing(out, *here).out)
    assert sheets[:5] == ["language", "dates", "board", "letter", "absence"]
    desk = [name for name in sheets if name in {"desk", "deeds", "roles", "by_letter", "needs"}]
    assert len(desk) == 5
    assert set(desk) <= set(sheets[sheets.index("desk") :])
    assert not {"letter", "your_move", "rules", "track"} & set(sheets[sheets.index("desk") :])
    assert sheets.index("absence") < sheets.index("track")
    some = missing(out, *here, "--sheet", "letter", "--sheet", "dates").out
    assert re.findall(r"(?m)^## (\w+)", some) == ["dates", "letter"]
    listed = len(re.findall(r"(?m)^[a-z_]+-\S+ =", some))
    assert some.startswith(f"### xx lacks {listed} of {listed} sentences\n")
    unknown = missing(out, *here, "--sheet", "lettre")
    assert unknown.status == 2
    assert unknown.err.startswith("corr: --sheet lettre: there are language, dates, board, ")


def test_a_script_gets_what_is_missing_and_wrong_as_json(out, translation):
    translate(translation, "\nforeign-subject = { $nobody }\n")
    done = missing(out, "xx", "--templates", str(translation), "--json")
    assert done.status == 1
    told = json.loads(done.out)
    assert (told["language"], len(told["missing"])) == ("xx", told["sentences"] - 1)
    assert "language-and" in [one["key"] for one in told["missing"]]
    (fault,) = told["faults"]
    assert [one["what"] for one in told["doubts"]] == ["English says $g, too"]
    assert (fault["file"], fault["line"], fault["key"]) == ("xx.ftl", 2, "foreign-subject")
    assert fault["what"].startswith("$nobody is not given to it")


NOBODY_ASKS = "English has no such sentence, so nothing asks for it"


def test_faults_of_a_catalogue_are_told_with_their_place(out, translation):
    translate(translation, "foreign-subjekt = x\nforeign-subject = { $address\n")
    done = missing(out, "xx", "--templates", str(translation))
    assert done.status == 1
    assert done.err.splitlines() == [
        "corr: 2 faults in xx",
        f"corr: xx.ftl, line 1: foreign-subjekt: {NOBODY_ASKS}; is foreign-subject meant?",
        (
            'corr: xx.ftl, line 2: cannot be read (Expected token: "}", in line 3); '
            "it begins with `foreign-subject = { $address`"
        ),
    ]


def test_what_is_no_language_is_refused(out):
    told = "Klingon: a language has two or three small letters, as in sv"
    refused(missing(out, "Klingon"), told)


def test_a_folder_without_templates_is_refused(out, tmp_path):
    done = preview(out, "--templates", str(tmp_path / "nowhere"))
    assert done.status == 2
    assert done.err.startswith("corr: --templates: ")


def test_names_from_outside_cannot_break_the_list():
    found = Proof(name="x", kind="stranger", about="<b>bold</b>", language="en", subject="<i>")
    page = list_page([found], FOLDER, {"en": "<i>English</i>"})
    assert not re.search("<[bi]>", page)
    assert "&lt;b&gt;bold" in page
