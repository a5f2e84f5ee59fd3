"""Whatever doctor and status say of something that is not well has an entry with its cure."""

import ast
import re
from collections.abc import Iterable, Iterator
from inspect import getsource
from pathlib import Path
from string import Formatter

import pytest
from fluent.syntax import ast as ftl
from fluent.syntax import parse
from fluent.syntax.visitor import Visitor

from corr import daemon
from corr.config import passwords
from corr.operating import ailments, doctor, lock, status, trouble_page
from corr.operating.trouble_page import HOLDS
from corr.operating.trouble_words import translated
from corr.service.office import claims, trusted, why_aside
from corr.service.office.flag_holds import held_words
from corr.service.watch import needs, needs_explained
from corr.store import news, schema
from corr.store import sqlite as engine
from corr.tournament.contest.committee_days import rules_words
from corr.tournament.systems.consequences import to_set_right
from corr.trouble import Trouble
from tests.commands import corr
from tests.places import ROOT

PAGE = ROOT / "docs/arbiter/trouble.md"
IN_SWEDISH = ROOT / "docs/arbiter/trouble.sv.md"
DECLARED = {
    name: one
    for module in (ailments, trusted, schema)
    for name, one in vars(module).items()
    if isinstance(one, Trouble)
}
SOURCES = [
    path.read_text(encoding="utf-8")
    for path in sorted((ROOT / "corr").rglob("*.py"))
    if path.name != "why_aside.py"
]
AROUND = ("head", "aside", "held", "unpaired", "ended")
"""The texts of the page around its troubles."""
SAYERS = (doctor, status, lock, trusted, schema)


def source(module) -> str:
    return Path(module.__file__).read_text(encoding="utf-8")


def tree(module) -> ast.Module:
    return ast.parse(source(module))


def sayings() -> list[tuple[str, set[str]]]:
    """The troubles that the program says, each with the names of what varies in it."""
    found = []
    for node in (one for module in SAYERS for one in ast.walk(tree(module))):
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute):
            of = node.func.value
            name = of.attr if isinstance(of, ast.Attribute) else getattr(of, "id", "")
            if node.func.attr in ("said", "found") and name in DECLARED:
                found.append((name, {one.arg for one in node.keywords}))
    return found


def names_in(words: str) -> set[str]:
    return {name for _, name, _, _ in Formatter().parse(words) if name}


@pytest.mark.parametrize(("language", "page"), [("en", PAGE), ("sv", IN_SWEDISH)])
def test_the_page_is_what_the_program_says(language, page):
    told = trouble_page.trouble_page(language)
    assert told == page.read_text(encoding="utf-8"), "scripts/trouble"


def test_every_trouble_is_told_in_swedish_and_nothing_else_is():
    english, swedish = trouble_page.english(), translated("sv")
    assert swedish.troubles.keys() == english.troubles.keys()
    assert swedish.reasons.keys() == english.reasons.keys()
    assert swedish.holds.keys() == english.holds.keys()
    assert swedish.page.sections.keys() == english.page.sections.keys()


def test_what_is_told_in_swedish_has_the_same_commands_and_keys():
    english, swedish = trouble_page.english(), translated("sv")
    pairs = [(one, f"{swedish.troubles[head]}") for head, one in english.troubles.items()]
    pairs += [(one, f"{swedish.reasons[why]}") for why, one in english.reasons.items()]
    pairs += [(one, swedish.holds[why]) for why, one in english.holds.items()]
    pairs += [(getattr(english.page, name), getattr(swedish.page, name)) for name in AROUND]
    for one, other in pairs:
        assert set(re.findall(r"`[^`]+`", f"{one}")) <= set(re.findall(r"`[^`]+`", other))
    for head, one in english.troubles.items():
        other = swedish.troubles[head]
        assert bool(one.otherwise) == bool(other.otherwise)
        assert not one.means or other.means


def test_what_the_morning_letter_says_stands_on_the_swedish_page_as_it_says_it():
    page = " ".join(IN_SWEDISH.read_text(encoding="utf-8").split())
    assert page.count("*2 brev är lagda åt sidan för att du ska se på dem.*") == 1


def test_no_command_reads_what_only_the_writer_of_the_page_needs():
    def readers(module):
        paths = (ROOT / "corr").rglob("*.py")
        return [path.stem for path in paths if f".{module} import" in path.read_text()]

    assert readers("trouble_words") == ["trouble_page"]
    assert readers("trouble_page") == []


def test_the_page_has_every_trouble_once():
    heads = re.findall(r"^### (.*)$", PAGE.read_text(encoding="utf-8"), re.M)
    assert sorted(set(heads)) == sorted(heads)
    assert [one for one in DECLARED.values() if trouble_page.heading(one) not in heads] == []


def test_no_trouble_is_declared_that_nobody_says():
    names = "\n".join(map(ast.dump, map(tree, SAYERS)))
    assert [name for name in DECLARED if f"'{name}'" not in names] == []


@pytest.mark.parametrize(("name", "given"), sayings())
def test_a_trouble_is_given_what_varies_in_its_words(name, given):
    assert given == names_in(DECLARED[name].words)


def test_the_doctor_finds_nothing_wrong_but_what_is_declared():
    calls = [node for node in ast.walk(tree(doctor)) if isinstance(node, ast.Call)]
    assert [one for one in calls if getattr(one.func, "id", "") == "Finding"] == []


@pytest.mark.parametrize("name", ["_standing_still", "_going_wrong", "troubles"])
def test_what_status_says_of_the_machine_is_declared(name):
    (function,) = (one for one in ast.walk(tree(status)) if getattr(one, "name", "") == name)
    said = [ast.unparse(one) for one in ast.walk(function) if isinstance(one, ast.Yield)]
    assert [words for words in said if ".said(" not in words] == []
    assert missing_in(literals(function), 2) == []


def test_every_kind_of_need_is_explained_and_no_other():
    kinds = set(re.findall(r'kind=f?"([a-z_{}]+)"', source(needs))) - {"k"}
    kinds = kinds - {"letter_{what}"} | {"letter_handled", "letter_sent"}
    explained = {
        *needs_explained.letters_explained(),
        *needs_explained.players_explained(),
        *needs_explained.games_explained(),
    }
    assert {one.partition(".")[0] for one in explained} == kinds


NEEDS_SAY = (needs, needs_explained, claims.claim_words, rules_words, to_set_right)
"""Where the words of needs come from."""


def in_catalogue() -> Iterator[tuple[str, str]]:
    """The sentences of needs, and whatever stands in them in fixed words, by their names.

    A sentence that chooses, as between a day that is to come and one that is over, has the words
    of each choice; those of a plural are left out, for they differ in their endings alone.
    """
    text = (ROOT / "templates/words/en.desk.ftl").read_text(encoding="utf-8")
    catalogue = {one.id.name: one for one in parse(text).body if isinstance(one, ftl.Message)}
    sources = "\n".join(map(getsource, NEEDS_SAY))
    wanted = {"-".join(one) for one in re.findall(r'\bsaid\(\s*"(\w+)",\s*"(\w+)"', sources)}
    seen = set[str]()
    while wanted - seen:
        name = min(wanted - seen)
        seen.add(name)
        walked = Fixed()
        walked.visit(catalogue[name].value)
        wanted |= walked.names & catalogue.keys()
        yield from ((name, words) for words in walked.words)


class Fixed(Visitor):
    """Collects the fixed words of a pattern, and the sentences that it refers to."""

    def __init__(self) -> None:
        self.words = list[str]()
        self.names = set[str]()

    def visit_SelectExpression(self, node: ftl.SelectExpression) -> None:  # noqa: N802
        keys = {getattr(one.key, "name", "") for one in node.variants}
        if keys != {"one", "other"}:
            self.generic_visit(node)

    def visit_MessageReference(self, node: ftl.MessageReference) -> None:  # noqa: N802
        self.names.add(node.id.name)

    def visit_TextElement(self, node: ftl.TextElement) -> None:  # noqa: N802
        self.words.append(node.value)


def looked_up(page: str = "") -> str:
    """What one can look up on the page: its headings, and what stands slanted in its entries."""
    page = page or PAGE.read_text(encoding="utf-8")
    entries = " ".join(re.sub(r"^#+ .*$", "", page, flags=re.M).replace("**", "").split())
    heads = re.findall(r"^### (.*)$", page, re.M)
    return "\n".join((*heads, *re.findall(r"\*([^*]+)\*", entries))).casefold()


def bare(words: str) -> str:
    return " ".join(words.split()).strip(" ,.:;()'\"").casefold()


def missing_in(said: Iterable[str], least: int) -> list[str]:
    """Those that are of so many words and cannot be looked up on the page."""
    page = looked_up()
    return [one for one in map(bare, said) if len(one.split()) >= least and one not in page]


def test_whatever_a_need_can_say_can_be_looked_up():
    sentences = [*in_catalogue()]
    assert {"needs-silence", "needs-report", "why_draw-finals_lack"} <= {
        one for one, _ in sentences
    }
    assert missing_in((words for _, words in sentences), 2) == []


def literals(node: ast.AST) -> Iterator[str]:
    """The fixed words in what is said under a node, without docstrings and what is well."""
    match node:
        case ast.Expr(value=ast.Constant()) | ast.Call(func=ast.Name(id="ok")):
            return
        case ast.FunctionDef(name="_letter"):  # the letter to ourselves is not printed
            return
        case ast.Constant(value=str(words)):
            yield words
    for one in ast.iter_child_nodes(node):
        yield from literals(one)


def test_the_doctor_says_nothing_else_of_what_is_not_well():
    said = [*literals(tree(doctor))]
    assert "letters are copied and deleted" in said
    assert missing_in(said, 3) == []


def test_why_a_secret_is_not_found_can_be_looked_up():
    functions = {"password", "token", "read_keys", "_private_text", "_output"}
    said = []
    for one in ast.walk(tree(passwords)):
        if isinstance(one, ast.FunctionDef) and one.name in functions:
            raised = (call for call in ast.walk(one) if isinstance(call, ast.Raise))
            said += [
                part for call in raised for words in literals(call) for part in words.split(";")
            ]
    assert bare(": expected a password there, found none") in map(bare, said)
    assert missing_in(said, 3) == []


def test_every_reason_why_letters_are_set_aside_has_its_cure_and_no_other():
    text = "\n".join(SOURCES)
    found = set(why_aside.FROM_NOBODY | why_aside.PUT_OFF)
    found |= set(re.findall(r'MailError\(\s*"(\w+)"', text))
    found |= set(re.findall(r'return "quarantined", "(\w+)"', text))
    found |= set(re.findall(r'_set_aside\(office, row, turn, "(\w+)"\)', text))
    found |= {*why_aside.UNPROVED, why_aside.ENTRY_IN_DOUBT, why_aside.SAME_WORDS, news.FLOOD}
    (kinds,) = re.findall(r"of_kind = why in (\(.*\))", text)
    found |= {f"{why}_with_order" for why in ast.literal_eval(kinds)}
    assert why_aside.REASONS.keys() == found


def test_every_hold_of_a_clock_has_its_cure_and_no_other():
    given = re.findall(r"Hold\(\s*why=([^,)]+)", "\n".join(SOURCES))
    found = {why for one in given for why in re.findall(r'"(\w+)"', one)}
    assert HOLDS.keys() == found
    page = PAGE.read_text(encoding="utf-8")
    assert [why for why in found if held_words(why) not in page] == []


def test_whatever_befalls_the_database_is_on_the_page():
    page = PAGE.read_text(encoding="utf-8")
    assert [
        one for one in engine.troubles() if f"### {one.partition('; ')[0]}\n" not in page
    ] == []


def names_of_lines(node: ast.Call) -> set[str]:
    """The names of the lines that a call may log as a warning or an error."""
    given = [*node.args, *(one.value for one in node.keywords)]
    named = {ast.unparse(one) for one in given if isinstance(one, ast.Name | ast.Attribute)}
    if not {"logging.WARNING", "logging.ERROR", "level"} & named:
        return set()
    found = set[str]()
    for one in node.args:
        if isinstance(one, ast.Constant):
            found.add(str(one.value))
        elif isinstance(one, ast.JoinedStr):
            found.add(ast.unparse(one)[2:-1])
    return {name for name in found if re.fullmatch(r"[a-z{}]+\.[a-z_]+", name)}


def test_every_line_of_the_log_that_warns_has_its_entry_and_no_other():
    loud = (text for text in SOURCES if "logging." in text or "level" in text)
    nodes = (node for text in loud for node in ast.walk(ast.parse(text)))
    calls = [node for node in nodes if isinstance(node, ast.Call)]
    found = {name for node in calls for name in names_of_lines(node)} | {"library.spoke"}
    text = "\n".join(SOURCES)
    found -= {"{kind}.failed", "{name}.failed", "{name}.works"}
    found |= {f"{kind}.failed" for kind in re.findall(r'apart\.each\("(\w+)"', text)}
    servers = set(re.findall(r'self\._(?:noting|failed|well)\("(\w+)"', source(daemon)))
    found |= {f"{one}.{how}" for one in servers for how in ("failed", "works")}
    assert sorted(found) == sorted(", ".join(one.words for one in ailments.LOGGED).split(", "))


def test_a_line_of_the_log_is_found_by_its_name(tmp_path):
    done = corr(tmp_path, "help", "trouble", "daemon.crashed")
    assert "systemd starts it anew" in done.out


@pytest.mark.parametrize(
    ("printed", "heads"),
    [
        ("imap password", ["FAIL imap: not tried"]),
        ("[imap] mail.example.org:993: [Errno 111] Connection refused", ["FAIL imap: …"]),
        ("Errno 111", ["FAIL imap: …", "FAIL smtp: …"]),
        ("Connection refused", ["FAIL imap: …", "FAIL smtp: …"]),
        ("AUTHENTICATIONFAILED", ["FAIL imap: …"]),
        ("[AUTHENTICATIONFAILED] Invalid credentials (Failure)", ["FAIL imap: …"]),
        ("Invalid authentication credentials", ["FAIL imap: …"]),
        ("535 5.7.8 Username and Password not accepted", ["FAIL smtp: …"]),
        ("5.7.8 Error: authentication failed", ["FAIL smtp: …"]),
        ("[imap] password_env CORR_PW: expected a password there", ["FAIL password: …"]),
        ("expected a password", ["FAIL password: …"]),
        ("token_command", ["FAIL password: …"]),
        ("corr.keys: cannot be read", ["FAIL keys: …", "keys.kept"]),
        ("FAIL imap: not tried: its password or token is missing", ["FAIL imap: not tried"]),
        ("a daemon runs", ["a daemon runs on … already"]),
        ("SK24: Anna (P0001) is never heard of, to move in 1 game", ["Bo Ek (P0002) is never"]),
        (
            "the committee's report on SK26 is due on 2027-02-15",
            ["the committee's report on SK24"],
        ),
        ("mail is read only up to 2026-11-28 10:00 UTC", ["mail is read only up to …"]),
        ("lock", ["the daemon holds its lock"]),
        ("port", ["FAIL imap: …"]),
    ],
)
def test_a_trouble_is_found_by_what_is_printed(tmp_path, printed, heads):
    told = corr(tmp_path, "help", "trouble", *printed.split(), "--markdown").out
    found = [one.removeprefix("### ") for one in told.splitlines() if one.startswith("#")]
    assert len(found) <= 6
    for place, head in enumerate(heads):
        assert any(one.startswith(head) for one in found[: place + 1]), found


def test_a_trouble_is_found_by_its_words(tmp_path):
    done = corr(tmp_path, "help", "trouble", "imap", "password")
    assert "FAIL imap: …" in done.out
    assert "**" not in done.out
