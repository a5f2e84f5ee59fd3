"""`corr letters`: the desk of who translates the letters, or wants to know what will be sent."""

import json
import os
import re
import sys
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from functools import partial
from itertools import groupby
from pathlib import Path
from typing import Annotated

import typer
from msgspec.structs import asdict

from corr import resources
from corr.acts.by_letter import MailDesk
from corr.acts.common import Json, print_json
from corr.demo.preview.preview import played, proofs
from corr.demo.preview.proofs import Proof, language_name, list_page
from corr.errors import ArbiterError, CorrError
from corr.languages import FALLBACK
from corr.sentences.faults import Checked, Sentence, reading_of
from corr.tournament.wording import counted
from corr.words.templates import Templates

LIST = "letters.json"
"""The list of what was written, in the folder itself: by it the folder is known as ours."""

_LANGUAGE = re.compile("[a-z]{2,3}")
_FIRST = ("language", "dates", "board", "letter")
"""The sheets that every letter uses."""
_OURS = re.compile(r"index\.html|[A-Za-z-]+/[\w-][\w.-]*")


def preview(
    out: Annotated[Path, typer.Option(help="The folder for the letters.")] = Path("letters-out"),
    language: Annotated[
        list[str] | None,
        typer.Option(metavar="LANG", help="Only this language; may be given several times."),
    ] = None,
    kind: Annotated[
        list[str] | None,
        typer.Option(metavar="KIND", help="Only this kind; may be given several times."),
    ] = None,
    templates: Annotated[
        Path | None, typer.Option(help="A folder of templates other than corr's own.")
    ] = None,
    force: Annotated[
        bool, typer.Option("--force", help="Write into a folder with other files in it, too.")
    ] = False,
    json: Json = False,
) -> None:
    """Write the letters of events that are played for it, in every language, and a list of them.

    Each as mail (.eml), as text and as HTML. No settings file is needed.

    What an earlier preview left in the folder is replaced.

    Example: corr letters preview --language sv --kind your_move
    """
    source = templates or resources.templates()
    try:
        words = Templates(source)
    except OSError as error:
        raise ArbiterError(f"--templates: {error}") from None
    _require("--language", language or (), sorted(words.languages))
    _require("--kind", kind or (), _kinds(resources.templates()))
    folder = _opened(out, force=force)
    languages = tuple(dict.fromkeys(language or sorted(words.languages)))
    proofs = tuple(_proofs(languages, source, kind or ()))
    with _writing(folder):
        _clear(folder)
        names = {one: language_name(one, words) for one in words.languages}
        for name, body in _files(proofs, list_page(proofs, resources.templates(), names)):
            _write(folder / name, body)
    _say(folder, proofs, json=json)


def missing(
    language: Annotated[str, typer.Argument(metavar="LANG", help="The language, as in sv.")],
    sheet: Annotated[
        list[str] | None,
        typer.Option(metavar="SHEET", help="Only this sheet; may be given several times."),
    ] = None,
    templates: Annotated[
        Path | None, typer.Option(help="A folder of templates other than corr's own.")
    ] = None,
    json: Json = False,
) -> None:
    """List the sentences that a language lacks, in English as they are said until then.

    They are listed as a catalogue has them, so that they can be translated in place: first what
    is in every letter, last what only arbiters are told when they act. What is wrong
    in the catalogue of the language is told with file and line. Exit status 1 if there is
    anything to do. Sentences that say less than the English ones are remarked, too: there may be
    a reason.

    Example: corr letters missing fi --sheet dates --sheet letter
    """
    if not _LANGUAGE.fullmatch(language):
        raise ArbiterError(f"{language}: a language has two or three small letters, as in sv")
    folder = templates or resources.templates()
    english = reading_of(folder, FALLBACK)
    if not english.sentences:
        raise ArbiterError(f"--templates: there is no English in {folder / 'words'}")
    there = dict.fromkeys(map(_sheet, sorted(english.sentences.values(), key=_use)))
    _require("--sheet", sheet or (), [*there])
    found = Checked(reading_of(folder, language), english)
    wanted = sheet or there
    lacking = sorted((one for one in found.missing if _sheet(one) in wanted), key=_use)
    count = sum(_sheet(one) in wanted for one in english.sentences.values())
    if json:
        print_json(None, _as_json(language, found, lacking, count))
    else:
        print(f"### {language} lacks {len(lacking)} of {count} sentences")
        for name, sentences in groupby(lacking, _sheet):
            about = f"## {name}: {english.sheets.get(name, '')}".rstrip(": ")
            print(f"\n{about}", *(one.text for one in sentences), sep="\n")
        for doubt in found.doubts:
            print(f"# {doubt}")
    if found.faults:
        faults = map(str, found.faults)
        raise CorrError(f"{counted(len(found.faults), 'fault')} in {language}", *faults)
    if lacking:
        raise typer.Exit(1)


def _sheet(one: Sentence) -> str:
    return one.key.partition("-")[0]


def _use(one: Sentence) -> int:
    """How early a sentence is needed: what every letter says, all games, some, arbiters alone.

    Those that are needed alike stay in their order.
    """
    if _sheet(one) in _FIRST:
        return _FIRST.index(_sheet(one))
    own = one.file.count(".") == 1
    return len(_FIRST) + (0 if own else 2 if ".desk." in one.file else 1)


def _as_json(
    language: str, found: Checked, lacking: Sequence[Sentence], count: int
) -> dict[str, object]:
    return {
        "language": language,
        "sentences": count,
        "missing": [{"key": one.key, "english": one.text} for one in lacking],
        "faults": [asdict(one) for one in found.faults],
        "doubts": [asdict(one) for one in found.doubts],
    }


# -- what is asked for ----


def _kinds(folder: Path) -> list[str]:
    """The kinds of letters that there are: the templates with a subject."""
    found = sorted(folder.glob("*.txt.jinja"))
    begins = (f"\n{path.read_text('utf-8')}" for path in found)
    return [
        path.name.partition(".")[0]
        for path, text in zip(found, begins, strict=True)
        if "\nSubject:" in text
    ]


def _require(option: str, given: Sequence[str], known: Sequence[str]) -> None:
    for one in given:
        if one not in known:
            raise ArbiterError(f"{option} {one}: there are {', '.join(known)}")


def _proofs(languages: Sequence[str], templates: Path, kinds: Sequence[str]) -> Iterator[Proof]:
    """The letters of the play in each language, under a line that tells how far it is."""
    for language in languages:
        found = played(language, templates, MailDesk, partial(_progress, language))
        yield from proofs(found, language, kinds)
    _progress("")


def _progress(language: str, what: str = "") -> None:
    """Tell what is played just now, where somebody looks on."""
    if sys.stderr.isatty():
        end = "" if what else "\r"
        print(f"\r{f'{language}  {what}'[:76]:<76}", end=end, file=sys.stderr, flush=True)


# -- the folder ----


def _opened(out: Path, *, force: bool) -> Path:
    """The folder, made if there is none. Raises ArbiterError if it is somebody else's."""
    try:
        out.mkdir(mode=0o700, parents=True, exist_ok=True)
        filled = any(out.iterdir())
    except OSError as error:
        raise ArbiterError(f"{out}: {error.strerror}") from None
    if filled and not force and not (out / LIST).is_file():
        raise ArbiterError(
            f"{out} is not empty and no preview made it: choose another --out, or give --force"
        )
    return out


@contextmanager
def _writing(folder: Path) -> Iterator[None]:
    """Tell what went wrong with files in words. Raises CorrError."""
    try:
        yield
    except OSError as error:
        raise CorrError(f"{error.filename or folder}: {error.strerror}") from error


def _clear(folder: Path) -> None:
    """Remove the files that an earlier preview wrote, and no others."""
    try:
        listed = json.loads((folder / LIST).read_text("utf-8"))
        names = [name for one in listed["letters"] for name in one["files"]]
    except (FileNotFoundError, ValueError, LookupError, TypeError):
        return
    for name in names:
        if isinstance(name, str) and _OURS.fullmatch(name):
            (folder / name).unlink(missing_ok=True)


def _files(proofs: Sequence[Proof], page: str) -> Iterator[tuple[str, bytes]]:
    for one in proofs:
        yield from one.files
    yield "index.html", page.encode()
    listed = {"letters": [_facts(one) for one in proofs]}
    yield LIST, json.dumps(listed, ensure_ascii=False, indent=1).encode() + b"\n"


def _write(path: Path, body: bytes) -> None:
    """Write a file anew that only its owner may read."""
    path.parent.mkdir(mode=0o700, exist_ok=True)
    path.unlink(missing_ok=True)
    with os.fdopen(os.open(path, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600), "wb") as file:
        file.write(body)


# -- what is told ----


def _facts(one: Proof) -> dict[str, object]:
    return {
        "name": one.name,
        "kind": one.kind,
        "language": one.language,
        "about": one.about,
        "subject": one.subject,
        "html_bytes": one.size,
        "mail_bytes": len(one.mail),
        "files": [name for name, _ in one.files],
        "fault": one.fault,
    }


def _say(folder: Path, proofs: Sequence[Proof], *, json: bool) -> None:
    """Print what was written. Raises CorrError if a letter could not be."""
    faults = [one for one in proofs if one.fault]
    if json:
        index = str(folder / "index.html")
        print_json(None, {"index": index, "letters": [_facts(one) for one in proofs]})
    else:
        kinds = len({one.kind for one in proofs})
        languages = len({one.language for one in proofs})
        print(
            f"{counted(len(proofs) - len(faults), 'letter')} of {counted(kinds, 'kind')} "
            f"in {counted(languages, 'language')}: open {folder / 'index.html'}"
        )
    if faults:
        told = [f"{one.language}/{one.name}: {one.fault}" for one in faults]
        raise CorrError(f"{counted(len(faults), 'letter')} could not be written", *told)
