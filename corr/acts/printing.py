"""A document in the form that a command line asks for: one helper for every command with one.

Without a form it is text on standard output, as broad as a terminal has room for; one form goes
there too, or into `--out FILE`; several need `--out FOLDER`. What was asked for by letter comes
back as files.
"""

import re
from collections.abc import Callable, Iterator
from pathlib import Path
from shutil import get_terminal_size
from typing import Annotated

import typer
from msgspec import Struct
from msgspec.structs import replace

from corr.acts.common import language_asked, print_json, print_lines
from corr.acts.errand import errand_of, page_of, write_files
from corr.errors import ArbiterError
from corr.report.forms.as_csv import as_csv
from corr.report.forms.as_json import as_json
from corr.report.forms.as_text import BROAD, as_text
from corr.report.forms.document import Document

Pdf = Annotated[bool, typer.Option("--pdf", help="Write PDF, to print it.")]
Html = Annotated[bool, typer.Option("--html", help="Write a web page.")]
Csv = Annotated[bool, typer.Option("--csv", help="Write every table as CSV.")]
Json = Annotated[bool, typer.Option("--json", help="Write JSON for a script.")]
Lang = Annotated[str, typer.Option("--lang", metavar="LANG", help="The language of the words.")]
LEAST_BROAD = 60
"""A terminal narrower than that has to break lines by itself."""


def _named(path: str) -> Path:
    """The path that was named. Raises ArbiterError for no name, which a path takes for `.`."""
    if not path.strip():
        raise ArbiterError("--out '': the name of a file or a folder is missing")
    return Path(path)


Out = Annotated[
    Path | None,
    typer.Option(
        parser=_named, metavar="PATH", help="Write this file, or into this folder if several."
    ),
]


class Forms(Struct, frozen=True, kw_only=True):
    """The forms that a command line asks for, in which language, and where they go.

    None of them is text.
    """

    pdf: Pdf = False
    html: Html = False
    csv: Csv = False
    json: Json = False
    lang: Lang = "en"
    out: Out = None

    @property
    def names(self) -> tuple[str, ...]:
        """The forms asked for."""
        asked = {"pdf": self.pdf, "html": self.html, "csv": self.csv, "json": self.json}
        return tuple(name for name, wanted in asked.items() if wanted) or ("text",)

    @property
    def json_alone(self) -> bool:
        """Whether a command's own JSON is asked for, and not that of a document."""
        return self.names == ("json",) and self.out is None


def in_language_asked(context: typer.Context, forms: Forms) -> Forms:
    """The forms in the language asked for; by letter, if none was, in the asker's own.

    Raises ArbiterError for a language that there is not.
    """
    return replace(forms, lang=language_asked(context, forms.lang))


def print_either(
    context: typer.Context,
    forms: Forms,
    document: Callable[[], Document],
    value: Callable[[], object],
) -> None:
    """Print a value, where JSON alone is asked for, else a document in the forms of it."""
    if forms.json_alone:
        print_json(context, value())
    else:
        print_document(context, document(), forms)


def print_document(context: typer.Context, document: Document, forms: Forms) -> None:
    """Print a document, or write it into files. Raises ArbiterError for what cannot be done."""
    names = forms.names
    if errand_of(context) is not None and names != ("text",):
        files = [file for name in names for file in _files(document, name)]
        _say(context, write_files(context, files, Path()))
    elif forms.out is not None:
        _write(context, document, names, forms.out)
    elif len(names) > 1:
        asked = ", ".join(f"--{name}" for name in names)
        raise ArbiterError(f"{asked}: several forms need --out FOLDER")
    else:
        _print(context, document, names[0])


def _print(context: typer.Context, document: Document, form: str) -> None:
    page = page_of(context)
    if form == "pdf":
        if page.is_screen:
            raise ArbiterError("PDF is nothing for a terminal: write --out FILE.pdf behind it")
        ((_, content),) = _files(document, form)
        page.write(content)
    elif form == "csv":
        for key, table in as_csv(document).items():
            print_lines(context, [f"# {key}", table.rstrip("\n")])
    elif form == "text" and page.is_screen:
        broad = min(max(get_terminal_size((BROAD, 0)).columns, LEAST_BROAD), BROAD)
        print_lines(context, [as_text(document, broad).rstrip("\n")])
    else:
        ((_, content),) = _files(document, form)
        print_lines(context, [content.decode().rstrip("\n")])


def _stem(key: str) -> str:
    """A document's key as part of a file's name: it may come from anybody's event file."""
    return re.sub(r"[^\w-]+", "-", key).strip("-") or "report"


def _files(document: Document, form: str) -> Iterator[tuple[str, bytes]]:
    """The files of one form by name."""
    # Here, since most documents are printed as text, and each form loads much of its own.
    if form == "pdf":
        from corr.report.forms.as_pdf import as_pdf

        yield f"{_stem(document.key)}.pdf", as_pdf(document)
    elif form == "html":
        from corr.report.forms.as_html import as_html

        yield f"{_stem(document.key)}.html", as_html(document).encode()
    elif form == "json":
        yield f"{_stem(document.key)}.json", as_json(document).encode()
    elif form == "csv":
        for key, table in as_csv(document).items():
            yield f"{_stem(document.key)}-{key}.csv", table.encode()
    else:
        yield f"{_stem(document.key)}.txt", as_text(document).encode()


def _write(context: typer.Context, document: Document, names: tuple[str, ...], out: Path) -> None:
    """Write the files into a folder, or a single one under the name that was given."""
    kinds = {".pdf": "pdf", ".html": "html", ".csv": "csv", ".json": "json", ".txt": "text"}
    if len(names) == 1 and not out.is_dir() and kinds.get(out.suffix, names[0]) != names[0]:
        raise ArbiterError(f"--out {out}: that is not the name of a file with {names[0]}")
    files = [file for name in names for file in _files(document, name)]
    try:
        if len(files) == 1 and not out.is_dir():
            files = [(out.name, files[0][1])]
            out = out.parent
        _say(context, write_files(context, files, out))
    except OSError as error:
        raise ArbiterError(f"{error.filename or out}: {error.strerror or error}") from None


def _say(context: typer.Context, names: list[str]) -> None:
    print_lines(context, (f"wrote {name}" for name in names))
