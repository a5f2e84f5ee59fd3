"""The letter that is answered, the reply a mail program makes of it, and what such programs share.

The forms themselves are in ``clients_open.py`` and ``clients_kept.py``.
"""

import re
import textwrap
import urllib.parse
from collections.abc import Callable
from dataclasses import dataclass
from datetime import datetime, timedelta, timezone
from functools import cache
from html import escape
from html.parser import HTMLParser


@dataclass(frozen=True, kw_only=True)
class Letter:
    """The letter that is answered."""

    text: str
    html: str
    subject: str
    sender_name: str
    sender_address: str
    reply_to: str
    message_id: str
    date: datetime
    to_name: str
    to_address: str
    images: tuple[tuple[str, bytes], ...] = ()
    """The inline images by their content ids."""


@dataclass(frozen=True, kw_only=True)
class Reply:
    """What a mail program sends when its user answers a letter."""

    plain: str | None
    html: str | None
    charset: str = "utf-8"
    flowed: bool = False
    subject: str | None = None
    threads: bool = True
    attached: bool = False
    """Whether the inline images of the quoted letter are sent along again."""


Form = Callable[[Letter, str], Reply]


def register(forms: dict[str, Form], name: str) -> Callable[[Form], Form]:
    """Return a decorator that puts a form into `forms` under the name of its program."""

    def put(form: Form) -> Form:
        if name in forms:
            raise ValueError(f"two forms of {name}")
        forms[name] = form
        return form

    return put


# --- dates ------------------------------------------------------------------------------------

# Language -> months, short months, weekdays, short weekdays (Monday first).
_NAMES = {
    "en": (
        "January February March April May June July August September October November December",
        "Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec",
        "Monday Tuesday Wednesday Thursday Friday Saturday Sunday",
        "Mon Tue Wed Thu Fri Sat Sun",
    ),
    "sv": (
        "januari februari mars april maj juni juli augusti september oktober november december",
        "jan. feb. mars apr. maj juni juli aug. sep. okt. nov. dec.",
        "måndag tisdag onsdag torsdag fredag lördag söndag",
        "mån tis ons tors fre lör sön",
    ),
    "de": (
        "Januar Februar März April Mai Juni Juli August September Oktober November Dezember",
        "Jan. Feb. März Apr. Mai Juni Juli Aug. Sept. Okt. Nov. Dez.",
        "Montag Dienstag Mittwoch Donnerstag Freitag Samstag Sonntag",
        "Mo. Di. Mi. Do. Fr. Sa. So.",
    ),
    "et": (
        (
            "jaanuar veebruar märts aprill mai juuni juuli august september oktoober november "
            "detsember"
        ),
        "jaan veebr märts apr mai juuni juuli aug sept okt nov dets",
        "esmaspäev teisipäev kolmapäev neljapäev reede laupäev pühapäev",
        "E T K N R L P",
    ),
    "fi": (
        (
            "tammikuuta helmikuuta maaliskuuta huhtikuuta toukokuuta kesäkuuta heinäkuuta elokuuta"
            " syyskuuta lokakuuta marraskuuta joulukuuta"
        ),
        (
            "tammik. helmik. maalisk. huhtik. toukok. kesäk. heinäk. elok. syysk. lokak. marrask. "
            "jouluk."
        ),
        "maanantai tiistai keskiviikko torstai perjantai lauantai sunnuntai",
        "ma ti ke to pe la su",
    ),
    "no": (
        "januar februar mars april mai juni juli august september oktober november desember",
        "jan. feb. mars apr. mai juni juli aug. sep. okt. nov. des.",
        "mandag tirsdag onsdag torsdag fredag lørdag søndag",
        "man. tir. ons. tor. fre. lør. søn.",
    ),
    "da": (
        "januar februar marts april maj juni juli august september oktober november december",
        "jan. feb. mar. apr. maj jun. jul. aug. sep. okt. nov. dec.",
        "mandag tirsdag onsdag torsdag fredag lørdag søndag",
        "man. tirs. ons. tors. fre. lør. søn.",
    ),
    "ru": (
        "января февраля марта апреля мая июня июля августа сентября октября ноября декабря",
        "янв. февр. мар. апр. мая июн. июл. авг. сент. окт. нояб. дек.",
        "понедельник вторник среда четверг пятница суббота воскресенье",
        "пн вт ср чт пт сб вс",
    ),
    "nl": (
        "januari februari maart april mei juni juli augustus september oktober november december",
        "jan feb mrt apr mei jun jul aug sep okt nov dec",
        "maandag dinsdag woensdag donderdag vrijdag zaterdag zondag",
        "ma di wo do vr za zo",
    ),
    "fr": (
        "janvier février mars avril mai juin juillet août septembre octobre novembre décembre",
        "janv. févr. mars avr. mai juin juil. août sept. oct. nov. déc.",
        "lundi mardi mercredi jeudi vendredi samedi dimanche",
        "lun. mar. mer. jeu. ven. sam. dim.",
    ),
    "es": (
        "enero febrero marzo abril mayo junio julio agosto septiembre octubre noviembre diciembre",
        "ene feb mar abr may jun jul ago sept oct nov dic",
        "lunes martes miércoles jueves viernes sábado domingo",
        "lun mar mié jue vie sáb dom",
    ),
    "it": (
        (
            "gennaio febbraio marzo aprile maggio giugno luglio agosto settembre ottobre novembre "
            "dicembre"
        ),
        "gen feb mar apr mag giu lug ago set ott nov dic",
        "lunedì martedì mercoledì giovedì venerdì sabato domenica",
        "lun mar mer gio ven sab dom",
    ),
    "pl": (
        (
            "stycznia lutego marca kwietnia maja czerwca lipca sierpnia września października "
            "listopada grudnia"
        ),
        "sty lut mar kwi maj cze lip sie wrz paź lis gru",
        "poniedziałek wtorek środa czwartek piątek sobota niedziela",
        "pon. wt. śr. czw. pt. sob. niedz.",
    ),
    "pt": (
        "janeiro fevereiro março abril maio junho julho agosto setembro outubro novembro dezembro",
        "jan. fev. mar. abr. mai. jun. jul. ago. set. out. nov. dez.",
        "segunda-feira terça-feira quarta-feira quinta-feira sexta-feira sábado domingo",
        "seg. ter. qua. qui. sex. sáb. dom.",
    ),
    "cs": (
        "ledna února března dubna května června července srpna září října listopadu prosince",
        "led úno bře dub kvě čvn čvc srp zář říj lis pro",
        "pondělí úterý středa čtvrtek pátek sobota neděle",
        "po út st čt pá so ne",
    ),
    "ja": (
        "1月 2月 3月 4月 5月 6月 7月 8月 9月 10月 11月 12月",
        "1月 2月 3月 4月 5月 6月 7月 8月 9月 10月 11月 12月",
        "月曜日 火曜日 水曜日 木曜日 金曜日 土曜日 日曜日",
        "月 火 水 木 金 土 日",
    ),
    "zh": (
        "1月 2月 3月 4月 5月 6月 7月 8月 9月 10月 11月 12月",
        "1月 2月 3月 4月 5月 6月 7月 8月 9月 10月 11月 12月",
        "星期一 星期二 星期三 星期四 星期五 星期六 星期日",
        "周一 周二 周三 周四 周五 周六 周日",
    ),
    "ko": (
        "1월 2월 3월 4월 5월 6월 7월 8월 9월 10월 11월 12월",
        "1월 2월 3월 4월 5월 6월 7월 8월 9월 10월 11월 12월",
        "월요일 화요일 수요일 목요일 금요일 토요일 일요일",
        "월 화 수 목 금 토 일",
    ),
}


# Language -> what it calls the quarters of the day before the hour.
_PARTS = {
    "zh": ("凌晨", "上午", "下午", "晚上"),
    "ko": ("오전", "오전", "오후", "오후"),
    "ja": ("午前", "午前", "午後", "午後"),
}


def dated(letter: Letter, pattern: str, lang: str = "en", *, hours: int = 2) -> str:
    """Return the date of the letter, as a program in `lang` writes it at UTC + `hours`."""
    when = letter.date.astimezone(timezone(timedelta(hours=hours)))
    months, short_months, days, short_days = (names.split() for names in _NAMES[lang])
    return pattern.format(
        weekday=days[when.weekday()],
        wd=short_days[when.weekday()],
        month=months[when.month - 1],
        mon=short_months[when.month - 1],
        d=when.day,
        dd=f"{when.day:02}",
        m=when.month,
        mm=f"{when.month:02}",
        y=when.year,
        yy=f"{when.year % 100:02}",
        H=when.hour,
        HH=f"{when.hour:02}",
        h=when.hour % 12 or 12,
        hh=f"{when.hour % 12 or 12:02}",
        M=f"{when.minute:02}",
        S=f"{when.second:02}",
        ap="PM" if when.hour >= 12 else "AM",
        part=_PARTS.get(lang, ("", "", "", ""))[when.hour // 6],
        z=f"{hours:+03}00",
        zc=f"{hours:+03}:00",
    )


def ordinal(day: int) -> str:
    """Return a day of the month in English with its ending."""
    ending = "th" if 10 <= day % 100 <= 20 else {1: "st", 2: "nd", 3: "rd"}.get(day % 10, "th")
    return f"{day}{ending}"


# --- text -------------------------------------------------------------------------------------


def quote(text: str, mark: str = "> ", *, bare: str | None = ">") -> str:
    """Return the text with a mark before every line; `bare` is the mark of an empty line."""
    lines = text.rstrip("\n").split("\n")
    empty = mark if bare is None else bare
    return "\n".join(mark + line if line else empty for line in lines)


def nested_quote(text: str) -> str:
    """Quote as programs do that write no blank between the marks of two depths."""
    lines = text.rstrip("\n").split("\n")
    return "\n".join(
        ">" + line if line.startswith(">") or not line else "> " + line for line in lines
    )


def wrap(text: str, width: int = 78) -> str:
    """Break the lines that are longer than `width` at blanks."""
    out: list[str] = []
    for line in text.split("\n"):
        if len(line) <= width:
            out.append(line)
        else:
            out += textwrap.wrap(line, width, break_long_words=False, break_on_hyphens=False) or [
                ""
            ]
    return "\n".join(out)


def flow(text: str, width: int = 72) -> str:
    """Return own text as format=flowed: long lines end in a blank, some lines are stuffed."""
    out: list[str] = []
    for line in text.split("\n"):
        if line == "-- ":
            out.append(line)
            continue
        line = line.rstrip(" ")
        if line[:1] in (" ", ">") or line.startswith("From "):
            line = " " + line
        parts = textwrap.wrap(
            line,
            width,
            break_long_words=False,
            break_on_hyphens=False,
            replace_whitespace=False,
            drop_whitespace=False,
        ) or [""]
        parts = [
            part.strip(" ") if number else part.rstrip(" ") for number, part in enumerate(parts)
        ]
        out += [part + " " for part in parts[:-1]] + parts[-1:]
    return "\n".join(out)


def refill(text: str, width: int = 72) -> str:
    """Join the lines of every paragraph and fill them anew, as programs that rewrap quotes do."""
    paragraphs = re.split(r"\n[ \t]*\n", text.strip("\n"))
    return "\n\n".join(
        textwrap.fill(
            " ".join(part.split()), width, break_long_words=False, break_on_hyphens=False
        )
        for part in paragraphs
    )


def flowed_quote(text: str, width: int = 72) -> str:
    """Return the text quoted and broken softly: every line has its mark (Thunderbird)."""
    out: list[str] = []
    for line in text.rstrip("\n").split("\n"):
        parts = wrap(line, width).split("\n") if len(line) > width + 4 else [line]
        out += [f"> {part} " for part in parts[:-1]] + [f"> {parts[-1]}".rstrip(" ")]
    return "\n".join(out)


def embarrassing_wrap(text: str, width: int = 76) -> str:
    """Break quoted lines without a mark before what is broken off (Outlook Express, Hotmail)."""
    return wrap(text, width)


def charset_for(text: str, preferred: str) -> str:
    """Return the charset that a program likes to send in, or UTF-8 if the text needs it."""
    try:
        text.encode(preferred)
    except UnicodeEncodeError:
        return "utf-8"
    return preferred


def few_lines(text: str, count: int = 2) -> str:
    """Return the first lines with something on them: what a user keeps who cuts the quote."""
    lines = [line for line in text.split("\n") if line.strip()]
    return "\n".join(lines[:count])


def first_paragraph(text: str) -> tuple[str, str]:
    """Split the text behind its first paragraph (for replies written in between)."""
    head, _, rest = text.strip("\n").partition("\n\n")
    return head, rest


def first_name(letter: Letter) -> str:
    """Return the first word of the sender's name."""
    return (letter.sender_name or letter.sender_address).split()[0]


def initials(name: str) -> str:
    """Return the initials of a name in capitals (The Bat!, GroupWise)."""
    return "".join(word[0].upper() for word in name.split() if word) or "X"


# --- HTML -------------------------------------------------------------------------------------


def esc(text: str) -> str:
    """Return text for HTML; of two blanks one is a no-break space, as editors write them."""
    return escape(text, quote=False).replace("  ", "&nbsp; ")


def mailto(address: str, extra: str = "") -> str:
    """Return an address as a link."""
    return f'<a href="mailto:{address}"{extra}>{address}</a>'


def inner(letter: Letter) -> str:
    """Return what is inside <body> of the letter; without HTML, its text in <pre>."""
    if not letter.html:
        return f"<pre>{escape(letter.text, quote=False)}</pre>"
    match = re.search(r"<body[^>]*>(.*)</body\s*>", letter.html, re.S | re.I)
    return (match.group(1) if match else letter.html).strip("\n")


def styles(letter: Letter) -> str:
    """Return the <style> elements of the letter."""
    return "\n".join(re.findall(r"<style[^>]*>.*?</style\s*>", letter.html, re.S | re.I))


def with_styles(letter: Letter) -> str:
    """Return what is inside <body>, after the <style> elements of the head."""
    style = styles(letter)
    body = inner(letter)
    return f"{style}\n{body}" if style and "<style" not in body.lower() else body


def without_styles(letter: Letter) -> str:
    """Return what is inside <body>, without <style> elements and comments."""
    body = re.sub(r"<style[^>]*>.*?</style\s*>", "", inner(letter), flags=re.S | re.I)
    return re.sub(r"<!--.*?-->", "", body, flags=re.S)


def prefixed(html: str, prefix: str) -> str:
    """Put a prefix before every class and id, as webmail does to what it quotes."""

    def change(match: re.Match[str]) -> str:
        names = " ".join(prefix + name for name in match.group(3).split())
        return f"{match.group(1)}{match.group(2)}{names}{match.group(2)}"

    return re.sub(r"""(\s(?:class|id)=)(["'])(.*?)\2""", change, html, flags=re.S)


def targets(html: str) -> str:
    """Make every link open in a new window, as Gmail and others do."""
    return re.sub(r"<a\s+(?![^>]*target=)([^>]*?)>", r'<a \1 target="_blank">', html)


def safelinks(html: str) -> str:
    """Lead web links over Microsoft's checker, as Exchange Online does to received letters."""

    def change(match: re.Match[str]) -> str:
        target = urllib.parse.quote(match.group(1).replace("&amp;", "&"), safe="")
        return (
            'href="https://eur01.safelinks.protection.outlook.com/?url='
            + target
            + "&amp;data=05%7C02%7C%7C1f0c7d2be04c4b5d1a2308dde96b4f1e%7C84df9e7fe9f640afb435aaaa"
            + 'aaaaaaaa%7C1%7C0%7C638923456780000000%7CUnknown&amp;reserved=0"'
        )

    return re.sub(r'href="(https?://[^"]*)"', change, html)


def outlook_cid(name: str) -> str:
    """Return the content id that Outlook gives to an image that it sends along again."""
    number = sum(map(ord, name)) % 1_000
    return f"image{number:03}.png@01DBF4A2.DDE7B1F0"


def gmail_cid(name: str) -> str:
    """Return the content id that Gmail gives to an image that it sends along again."""
    return f"ii_19{sum(map(ord, name)):014x}"


_SOURCE = re.compile(r"""\bsrc=["']?cid:([^"'\s>]+)["']?""")


def sources(html: str, form: str) -> str:
    """Return the markup with other sources of its inline images; `{}` stands for their names."""
    return _SOURCE.sub(lambda found: f'src="{form.format(found[1])}"', html)


def renamed(html: str, name: Callable[[str], str]) -> str:
    """Return the markup with other content ids of its inline images."""
    return _SOURCE.sub(lambda found: f'src="cid:{name(found[1])}"', html)


def divs(text: str, attributes: str = "", *, blank: str = "<br>") -> str:
    """Return every line in a <div>."""
    extra = f" {attributes}" if attributes else ""
    return "".join(f"<div{extra}>{esc(line) or blank}</div>" for line in text.split("\n"))


def first_bare_divs(text: str) -> str:
    """Return the first line bare, every further one in a <div> (Gmail, Apple Mail)."""
    first, *rest = text.split("\n")
    return esc(first) + "".join(f"<div>{esc(line) or '<br>'}</div>" for line in rest)


def breaks(text: str, br: str = "<br>") -> str:
    """Return the lines with a <br> between them."""
    return br.join(esc(line) for line in text.split("\n"))


def paragraphs(text: str, attributes: str = "", *, blank: str = "<br>", end: str = "") -> str:
    """Return every line in a <p>."""
    extra = f" {attributes}" if attributes else ""
    return "\n".join(f"<p{extra}>{esc(line) or blank}{end}</p>" for line in text.split("\n"))


def mso(text: str, inside: str = "{}") -> str:
    """Return every line as Word writes it in Outlook for Windows."""
    out: list[str] = []
    for line in text.split("\n"):
        words = f"{esc(line)}<o:p></o:p>" if line else "<o:p>&nbsp;</o:p>"
        out.append(f'<p class="MsoNormal">{inside.format(words)}</p>')
    return "\n".join(out)


class _Flattener(HTMLParser):
    """Make text of HTML as simply as mail programs do."""

    _BLOCKS = frozenset(
        (
            "div",
            "h1",
            "h2",
            "h3",
            "h4",
            "h5",
            "h6",
            "ul",
            "ol",
            "table",
            "tbody",
            "thead",
            "blockquote",
            "pre",
            "hr",
            "form",
            "center",
        )
    )
    _SKIPPED = frozenset(("head", "style", "script", "title", "template"))
    _GAPS = frozenset(("p", "h1", "h2", "h3", "blockquote"))

    def __init__(self, cells: str, links: str, images: str, stars: bool) -> None:
        super().__init__(convert_charrefs=True)
        self._cells = cells
        self._links = links
        self._images = images
        self._stars = stars
        self._lines: list[str] = [""]
        self._skipping = 0
        self._pre = 0
        self._cell_number = 0
        self._anchors: list[str] = []
        self.targets: list[str] = []

    def _newline(self, *, gap: bool = False) -> None:
        if self._lines[-1].strip() or self._lines[-1].startswith("|"):
            self._lines.append("")
        if gap and len(self._lines) > 1 and self._lines[-2].strip():
            self._lines.append("")

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        values = dict(attrs)
        if tag in self._SKIPPED:
            self._skipping += 1
        if self._skipping:
            return
        if tag == "br":
            self._lines.append("")
        elif tag == "p" or tag in self._GAPS:
            self._newline(gap=True)
        elif tag in self._BLOCKS or tag == "li":
            self._newline()
            if tag == "hr":
                self._lines[-1] += "-" * 30
                self._newline()
            elif tag == "li":
                self._lines[-1] += "* " if self._cells == "bar" else "   - "
        elif tag == "tr":
            self._newline()
            self._cell_number = 0
            if self._cells == "bar":
                self._lines[-1] = "|"
        elif tag in ("td", "th"):
            if self._cells == "newline":
                self._newline()
            elif self._cells == "gap":
                self._newline(gap=True)
            elif self._cells == "tabs":
                self._newline()
                self._lines[-1] += "\t\t"
            elif self._cells == "bar":
                self._lines[-1] += " "
            elif self._cell_number:
                self._lines[-1] += {"tab": "\t", "space": " ", "none": ""}[self._cells]
            self._cell_number += 1
        elif tag == "a":
            self._anchors.append(values.get("href") or "")
            if self._links == "front" and values.get("href"):
                self.targets.append(values.get("href") or "")
                self._lines[-1] += f"[{len(self.targets)}]"
            if self._links == "markdown" and values.get("href"):
                self._lines[-1] += "["
        elif tag == "img":
            self._image(values)
        elif tag in ("b", "strong") and self._stars:
            self._lines[-1] += "*"
        if tag == "pre":
            self._pre += 1

    def _image(self, values: dict[str, str | None]) -> None:
        alt = values.get("alt") or ""
        source = values.get("src") or ""
        if self._images == "gmail":
            self._lines[-1] += f"[image: {alt}]" if alt else "[image: image.png]"
        elif self._images == "alt":
            self._lines[-1] += alt
        elif self._images == "bracket":
            self._lines[-1] += f"[{alt}]" if alt else f"[{source}]"
        elif self._images == "cid":
            renamed = outlook_cid(source.removeprefix("cid:"))
            self._lines[-1] += f"[cid:{renamed}]" if source.startswith("cid:") else f"[{alt}]"
        elif self._images == "markdown":
            self._lines[-1] += f"![{alt}]({source})"
        elif self._images == "object":
            self._lines[-1] += "\ufffc"
        elif self._images == "file":
            self._lines[-1] += "<Mail Attachment.png>"

    def handle_endtag(self, tag: str) -> None:
        if tag in self._SKIPPED:
            self._skipping = max(0, self._skipping - 1)
            return
        if self._skipping:
            return
        if tag == "a" and self._anchors:
            self._link(self._anchors.pop())
        elif tag in ("td", "th") and self._cells == "bar":
            self._lines[-1] += " |"
        elif tag in ("b", "strong") and self._stars:
            self._lines[-1] += "*"
        elif tag in self._GAPS:
            self._newline(gap=True)
        elif tag in self._BLOCKS or tag in ("tr", "li"):
            self._newline()
        if tag == "pre":
            self._pre = max(0, self._pre - 1)

    def _link(self, href: str) -> None:
        if not href:
            return
        line = self._lines[-1]
        if self._links == "markdown":
            self._lines[-1] += f"]({href})"
        elif self._links == "numbered":
            if href not in self.targets:
                self.targets.append(href)
            self._lines[-1] += f" [{self.targets.index(href) + 1}]"
        elif self._links in ("none", "front") or line.endswith(href.removeprefix("mailto:")):
            return
        elif self._links == "angle":
            self._lines[-1] += f" <{href}>"
        elif self._links == "tight":
            self._lines[-1] += f"<{href}>"
        elif self._links == "bracket":
            self._lines[-1] += f" [{href}]"
        elif self._links == "paren":
            self._lines[-1] += f" ( {href} )"

    def handle_data(self, data: str) -> None:
        if self._skipping:
            return
        if self._pre:
            first, *rest = data.split("\n")
            self._lines[-1] += first
            self._lines += rest
            return
        words = re.sub(r"[ \t\r\n]+", " ", data)
        if not self._lines[-1].strip("\t") or self._lines[-1].endswith(" "):
            words = words.lstrip(" ")
        if words == " " and self._cells == "bar":
            words = "" if self._lines[-1].endswith("|") else words
        if words == " " and self._cells in ("tab", "tabs", "none", "newline", "gap"):
            words = "" if self._lines[-1][-1:] in ("\t", "", ">") else words
        self._lines[-1] += words

    def result(self) -> str:
        """Return the text, of empty lines at most two together."""
        text = "\n".join(line.rstrip(" ") for line in self._lines)
        return re.sub(r"\n{4,}", "\n\n\n", text).strip("\n")


@cache
def flatten(
    html: str,
    *,
    cells: str = "tab",
    links: str = "angle",
    images: str = "none",
    stars: bool = False,
) -> str:
    """Return text for HTML.

    `cells` says what is between table cells (tab, tabs, space, none, newline, gap, bar), `links`
    how the target is written (none, angle, tight, bracket, paren, markdown), `images` what stands
    for an image (none, gmail, alt, bracket, cid, markdown, object, file), `stars` whether bold
    text has stars.
    """
    flattener = _Flattener(cells, links, images, stars)
    flattener.feed(html)
    flattener.close()
    return flattener.result()


@cache
def flatten_numbered(
    html: str, *, cells: str = "tab", images: str = "none", front: bool = False
) -> tuple[str, str]:
    """Return text for HTML with numbers for its links, and the list of their targets.

    The numbers stand behind the text of a link, each target once, or `front`, each link anew.
    """
    flattener = _Flattener(cells, "front" if front else "numbered", images, False)
    flattener.feed(html)
    flattener.close()
    targets_ = "\n".join(f"[{n}] {href}" for n, href in enumerate(flattener.targets, 1))
    return flattener.result(), f"Links:\n------\n{targets_}" if targets_ else ""
