"""The samples as letters, and `corr letters preview`: those of events that are played for it."""

import email.policy
import json
import os
import re
import shutil
import stat
from email import message_from_bytes
from functools import cache

import html5lib
import pytest
from bs4 import BeautifulSoup

from corr import resources
from corr.acts.by_letter import MailDesk
from corr.cli.set_up import letters as command
from corr.demo.preview.preview import played
from corr.demo.preview.proofs import LARGEST, Proof, list_page
from corr.errors import REASONS
from corr.games.renju.renju import RENJU
from corr.games.rules import STAGES
from corr.mail.letter import HAPPENINGS, NOTICES
from corr.words.templates import ours
from tests.commands import corr, refused
from tests.every import every
from tests.house.test_templates import ENDINGS
from tests.letter_samples import samples as sampled
from tests.letter_samples.proofs import proof

FOLDER = resources.templates()
TEMPLATES = ours()
LANGUAGES = sorted(TEMPLATES.languages)


@cache
def samples(language):
    return sampled.samples(TEMPLATES.voice(language))


EVERY = [f"{language}_{sample.name}" for language in LANGUAGES for sample in samples(language)]
ELEMENTS = {
    *("html", "head", "meta", "title", "body", "table", "tbody", "tr", "td", "th", "p", "div"),
    *("a", "img", "br", "pre", "span", "strong", "b", "em", "i", "h1", "h2", "ul", "ol", "li"),
}


def kinds():
    """Every kind of letter that there is a template for."""
    return {
        path.name.partition(".")[0]
        for path in (FOLDER / "en").glob("*.txt.jinja")
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
    mail = message_from_bytes(found.mail, policy=email.policy.default)
    part = mail.get_body(("html",))
    return part.get_content() if part else ""


def parsed(html):
    """The page as a tree; it raises ParseError for the smallest fault in the grammar."""
    return html5lib.HTMLParser(strict=True, namespaceHTMLElements=False).parse(html)


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
    assert {refusal.code for refusal in told("refusals")} == set(REASONS)
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
    assert set().union(*shown.values()) == set(STAGES)
    assert shown["taraguchi"] == {
        *("take_or_leave", "place_inside", "fifth_ways", "choose_colour", "offer_fifths"),
        *("keep_fifth", "play"),
    }


@every("name", EVERY)
def test_the_html_of_a_letter_is_sound_and_stands_alone(name):
    html = page_of(name)
    if not html:
        return
    tree = parsed(html)
    found = [element for element in tree.iter() if isinstance(element.tag, str)]
    assert len(html.encode()) < LARGEST
    assert {one.tag for one in found} <= ELEMENTS
    assert tree.get("lang") == name.partition("_")[0]
    assert tree.findtext("head/title").strip()
    assert all(one.get("alt", "").strip() for one in found if one.tag == "img")
    attributes = {key for one in found for key in one.attrib}
    assert not {key for key in attributes if key.startswith("on")} | {"background"} & attributes
    places = [one.get(key) for one in found for key in ("src", "href") if one.get(key)]
    assert all(place.startswith(("cid:", "mailto:")) for place in places)
    styles = " ".join(one.get("style", "") for one in found)
    assert not re.search(r"url\(|expression|@import|position:\s*(fixed|absolute)", styles)


@every("name", EVERY)
def test_the_text_of_a_letter_is_narrow(name):
    body = proofs()[name].text.partition("\n\n")[2]
    assert body.strip()
    assert [line for line in body.splitlines() if len(line) > 72] == []


# The command


@cache
def ours_played(language):
    """What is played in one of our languages: always the same, see below."""
    return played(language, FOLDER, MailDesk, lambda _: None)


def once(language, templates, desk, tell):
    """The letters of a play; where they are ours, they are not played for each test anew."""
    if templates == FOLDER:
        return ours_played(language)
    return played(language, templates, desk, tell)


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
    assert done.out == f"1 letter of 1 kind in 1 language: open {out / 'index.html'}\n"
    assert written(out) == {
        *("index.html", "letters.json"),
        *(f"sv/preview.{form}" for form in ("eml", "txt", "html")),
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
    parsed(page)
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
    done = preview(out, "--kind", "help", "--language", "en")
    assert done.status == 0
    assert written(out) == {
        *("index.html", "letters.json", "my notes.txt"),
        *(f"en/help.{form}" for form in ("eml", "txt", "html")),
    }


def test_the_same_letters_give_the_same_files(out, monkeypatch):
    monkeypatch.setattr(command, "played", played)
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
    (one,) = told["letters"]
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


# The translator's desk


@pytest.fixture
def translation(tmp_path):
    """The templates with one more language in them, `xx`, as yet in English."""
    folder = tmp_path / "templates"
    shutil.copytree(FOLDER, folder)
    shutil.copytree(FOLDER / "en", folder / "xx")
    return folder


def test_a_new_language_is_shown_without_touching_the_code(out, translation):
    stranger = translation / "xx" / "stranger.txt.jinja"
    stranger.write_text("Subject: Tere!\nKes sa oled?\n", "utf-8")
    words = ("--templates", str(translation), "--language", "xx", "--kind", "stranger")
    done = preview(out, *words)
    assert done.status == 0
    assert (out / "xx" / "stranger.txt").read_text("utf-8").endswith("\n\nKes sa oled?\n")


MISTAKES = {
    "preview": ("Subject: {% if %}\n", "xx/preview.txt.jinja, line 1: TemplateSyntaxError: "),
    "help": ("Subject: {{ nobody }}\n", "UndefinedError: 'nobody' is undefined"),
    "crosstable": (
        "Betreff: x\n",
        "ValueError: xx/crosstable.txt.jinja does not begin with `Subject:`",
    ),
    "reminder": ('Subject: {{ say("stages", "x") }}\n', "AttributeError: "),
    "event_rules": ('Subject: {{ say("dates", "day") }}\n', "UndefinedError: "),
}


def test_mistakes_in_templates_are_told_and_stop_no_other_letter(out, translation):
    for kind, (text, _) in MISTAKES.items():
        (translation / "xx" / f"{kind}.txt.jinja").write_text(text, "utf-8")
    done = preview(out, "--templates", str(translation), "--language", "xx", "--json")
    assert done.status == 1
    letters = json.loads(done.out)["letters"]
    assert {one["kind"] for one in letters if one["fault"]} == {*MISTAKES}
    page = BeautifulSoup((out / "index.html").read_text("utf-8"), "html.parser")
    shown = [one.get_text() for one in page.find_all("span", class_="bad")]
    first, *rest = done.err.splitlines()
    wrong = [one for one in letters if one["kind"] in MISTAKES]
    assert first == f"corr: {len(wrong)} letters could not be written"
    for one, line in zip(wrong, rest, strict=True):
        told = MISTAKES[one["kind"]][1]
        assert line.strip().removeprefix("corr: ").startswith(f"xx/{one['name']}: ")
        assert told in one["fault"]
        assert told in line
        assert one["fault"] in shown
    assert {"xx/receipt.eml", "xx/your_move.html", "index.html"} <= written(out)


def test_a_language_that_lacks_sentences_shows_what_it_has(out, translation):
    (translation / "xx" / "rules.txt.jinja").unlink()
    (translation / "xx" / "me.txt.jinja").unlink()
    words = ("--templates", str(translation), "--language", "xx")
    done = preview(out, *words, "--kind", "event_rules", "--kind", "crosstable", "--json")
    assert done.status == 1
    faults = {one["name"]: one["fault"] for one in json.loads(done.out)["letters"]}
    rules = {faults.pop(name) for name in [*faults] if name.startswith("event_rules")}
    assert rules == {"LookupError: no sheet of sentences xx/rules.txt.jinja"}
    assert faults == {"crosstable": ""}
    assert (out / "xx" / "crosstable.html").is_file()


def test_a_language_with_nothing_but_a_beginning_is_told_letter_by_letter(out, translation):
    shutil.rmtree(translation / "xx")
    (translation / "xx").mkdir()
    shutil.copy(FOLDER / "en" / "letter.txt.jinja", translation / "xx")
    done = preview(out, "--templates", str(translation), "--language", "xx")
    assert done.status == 1
    assert done.out.startswith("0 letters of ")
    told = done.err.splitlines()
    assert len(told) > 300
    assert all(line.startswith("corr: xx/") for line in told[1:])
    assert written(out) == {"index.html", "letters.json"}


def test_a_folder_without_templates_is_refused(out, tmp_path):
    done = preview(out, "--templates", str(tmp_path / "nowhere"))
    assert done.status == 2
    assert done.err.startswith("corr: --templates: ")


def test_names_from_outside_cannot_break_the_list():
    found = Proof(name="x", kind="stranger", about="<b>bold</b>", language="en", subject="<i>")
    page = list_page([found], FOLDER, {"en": "<i>English</i>"})
    assert not re.search("<[bi]>", page)
    assert "&lt;b&gt;bold" in page
