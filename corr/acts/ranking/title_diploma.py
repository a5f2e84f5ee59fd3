"""`corr title diploma`: the printed page for an honorary title (R32.5)."""

from datetime import date
from pathlib import Path
from typing import Annotated

import typer

from corr.acts.common import language_asked, print_json, print_lines, settings_of
from corr.acts.declared import asked
from corr.acts.errand import errand_of, page_of, write_files
from corr.acts.printing import Html, Json, Lang, Out, Pdf
from corr.acts.ranking.title import AnyPlayer, On, at_hand_on, day_of
from corr.acts.ranking.titles_at_hand import AtHand, Files, TestList, TitleList
from corr.errors import ArbiterError
from corr.ranking.board.otb import write_otb_level
from corr.ranking.board.otb_register import TitleChange
from corr.report.forms.as_pdf import named
from corr.report.titles.diploma import Diploma, diploma_html, diploma_pdf, diploma_text, lacking
from corr.sentences.said import said
from corr.who import Who

Signer = Annotated[str, typer.Option(metavar="NAME", help="The name below the line, if printed.")]


@asked(Who.RANKERS)
def diploma(
    context: typer.Context,
    player: AnyPlayer,
    files: Files = None,
    on: On = "",
    titles: TitleList = None,
    tests: TestList = None,
    federation: Annotated[
        str, typer.Option(metavar="NAME", help="If not `federation` of the settings.")
    ] = "",
    board: Signer = "",
    committee: Signer = "",
    pdf: Pdf = False,
    html: Html = False,
    json: Json = False,
    lang: Lang = "en",
    out: Out = None,
) -> None:
    """Write the diploma for a player's honorary title, the highest ever held: A4, to be signed.

    Example: corr title diploma 1234 --pdf --out diploma.pdf --lang sv
    """
    lang = language_asked(context, lang)
    if [pdf, html, json].count(True) > 1:
        raise ArbiterError(said("why_title", "one_form"))
    from_files = bool(files or titles or tests)
    hand, (last,) = at_hand_on(context, files or (), titles, tests, on)
    who, day = hand.player(player), last or day_of(context, hand)
    line = hand.register.awarded(who, day)
    if line is None:
        name = hand.words(lang).name(who)
        if hand.register.level(who, day) is not None:
            raise ArbiterError(said("why_title", "home_title", name=name, day=day))
        raise ArbiterError(said("why_title", "none_held", name=name, day=day))
    if not federation and not from_files:
        federation = settings_of(context).ranking.federation
    page = _page(hand, who, line, (board, committee), federation, lang)
    if json:
        print_json(context, _json(who, page))
    else:
        _print(context, page, "pdf" if pdf else "html" if html else "text", f"diploma-{who}", out)


def _page(
    hand: AtHand,
    player: str,
    line: TitleChange,
    signers: tuple[str, str],
    federation: str,
    lang: str,
) -> Diploma:
    words = hand.words(lang)
    return Diploma(
        name=words.name(player),
        level=line.after,
        on=None if line.source == "home" or line.on == date.min else line.on,
        source=line.source,
        event=words.name(line.event) if line.source == "event" else "",
        federation=federation,
        signers=signers,
        lang=lang,
    )


def _json(player: str, page: Diploma) -> dict[str, object]:
    return {
        "player": player,
        "name": page.name,
        "title": write_otb_level(page.level),
        "on": page.on,
        "source": page.source,
        "event": page.event,
        "federation": page.federation,
    }


def _print(context: typer.Context, page: Diploma, form: str, stem: str, out: Path | None) -> None:
    """Print the page, or write it into a file. Raises ArbiterError for what cannot be done."""
    if form == "pdf":
        if signs := lacking(page):
            raise ArbiterError(
                f"no font here prints {named(signs)}: install one that does, or take --html, which"
                " a browser prints with its own fonts"
            )
        content = diploma_pdf(page)
    else:
        content = (diploma_html(page) if form == "html" else diploma_text(page)).encode()
    mailed = errand_of(context) is not None
    if out is not None or (mailed and form != "text"):
        place = out or Path()
        safe = "".join(one if one.isalnum() or one in "-_" else "-" for one in stem)
        name = f"{safe}.{'txt' if form == 'text' else form}"
        folder, name = (place, name) if place.is_dir() else (place.parent, place.name)
        try:
            written = write_files(context, [(name, content)], folder)
            print_lines(context, (f"wrote {one}" for one in written))
        except OSError as error:
            raise ArbiterError(f"{error.filename or out}: {error.strerror or error}") from None
    elif form != "pdf":
        print_lines(context, [content.decode().rstrip("\n")])
    elif page_of(context).is_screen:
        raise ArbiterError("PDF is nothing for a terminal: write --out FILE.pdf behind it")
    else:
        page_of(context).write(content)
