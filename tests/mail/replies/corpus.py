"""The corpus of replies: what people write, who knows nothing of the reader, and what is right.

A line of `tests/data/replies/texts_*.jsonl` is a text with its scene (`situation`), the acts that
it should lead to, or, where it is doubtful, the acts that an answer should offer.
"""

import json
import re
import tarfile
from collections.abc import Iterable
from dataclasses import dataclass
from email import message_from_bytes, policy
from email.message import EmailMessage
from email.utils import parseaddr
from functools import cache
from pathlib import Path

from corr.games.registry import RULES
from corr.mail.orders.order_clash import in_words
from corr.mail.orders.orders import read_orders
from tests.demo_hall import WORDS
from tests.mail.replies.forms import Form, Letter, Reply
from tests.mail.replies.scenes import GAME, LANGUAGES, SCENES, Done, Scene, done
from tests.office import ANNA, START, Post

DATA = Path(__file__).parents[2] / "data" / "replies"
OUT = DATA / "out"
_ASKED = frozenset(
    {"show", "games", "time", "table", "help", "record", "rules", "norms", "settings"}
)


@dataclass(frozen=True, kw_only=True)
class Case:
    """A text with what should come of it."""

    id: str
    situation: str
    language: str
    own: str
    kind: str
    acts: tuple[str, ...]
    offers: tuple[str, ...]


def cases(name: str) -> list[Case]:
    """The cases of a file of the corpus."""
    lines = (DATA / name).read_text(encoding="utf-8").splitlines()
    found = list[Case]()
    for line in filter(None, lines):
        one = json.loads(line)
        del one["why"]
        found.append(Case(**{**one, "acts": tuple(one["acts"]), "offers": tuple(one["offers"])}))
    return found


def verdict(case: Case, found: Done) -> str:
    """`exact`, `offered` (asked, with the right act named), `asked`, or `wrong`."""
    wanted, did = _plain(case.acts), _plain(found.acts)
    if case.kind == "doubtful":
        return _asked(case, found) if not did else "wrong"
    if wanted and (wanted <= _ASKED or any(one.startswith("preview") for one in wanted)):
        answered = found.state == "handled" and not found.reason and not found.offers
        return "exact" if answered and not did else "wrong" if did else "asked"
    if did == wanted:
        return "exact"
    if did:
        return "wrong"
    return _asked(case, found)


def _asked(case: Case, found: Done) -> str:
    wanted, offers = _plain(case.acts or case.offers), _plain(found.offers)
    if case.situation == "keep":
        offers |= {f"keep {one}" for one in offers}
    return "offered" if offers >= wanted else "asked"


def _plain(acts: Iterable[str]) -> frozenset[str]:
    """Acts without what says the same: `then`, the order of fifth moves, a needless `decline`."""
    said = {_one(act) for act in acts}
    if any(re.match(r"[a-o]\d", act) for act in said):
        said.discard("decline")
    return frozenset(said - {""})


def _one(act: str) -> str:
    if act.startswith("msg: "):
        return "msg"
    if act.startswith("note: "):
        return ""
    if words := in_words(read_orders(act, WORDS, RULES["renju"].recognises)):
        game = re.match(r"SK24-\d+(?=:)", act)
        act = f"{game[0]}: {words[0]}" if game else words[0]
    act = act.lower().replace(" then ", " ").replace("sk24-001 resign", "resign").strip()
    points = re.findall(r"[a-o]\d+", act)
    if not re.search(r"keep|white|black|if|draw|:", act) and len(points) > 1:
        return "offer " + " ".join(sorted(points))
    return " ".join(act.replace(",", " ").replace(";", " ; ").split())


@cache
def _scene(situation: str, language: str, folder: Path) -> Scene:
    place = folder / f"{situation}-{language}"
    place.mkdir()
    return SCENES[situation](place, language)


def old_scenes() -> dict[str, Scene]:
    """The scenes whose letters an earlier version wrote, by their files' names."""
    return {path.name.partition(".")[0]: _old_scene(path) for path in sorted(OUT.iterdir())}


def _old_scene(path: Path) -> Scene:
    with tarfile.open(path) as tar:
        files = {one.name: file.read() for one in tar if (file := tar.extractfile(one))}
    letter = Post(raw=files.pop("letter.eml"), cause="")
    return Scene(files=files, letter=letter, read=(letter,), games={GAME: GAME})


def tried(case: Case, folder: Path, form: Form | None = None, scene: Scene | None = None) -> Done:
    """Send a text in answer to the letter of its scene, and see what comes of it.

    `form` is what a mail program makes of it; without one it stands above the quoted letter.
    """
    language = case.language if case.language in LANGUAGES else "en"
    scene = scene or _scene(case.situation, language, folder)
    place = folder / "again"
    place.mkdir(exist_ok=True)
    own = re.sub(r"SK24-00[12]", lambda found: scene.games.get(found[0], found[0]), case.own)
    with scene.again(place) as house:
        plain = house.compose(ANNA, own, scene.letter)
        return done(house, scene, sent_by(form, scene, own) if form else plain)


@cache
def tried_plainly(case: Case, folder: Path) -> Done:
    """What comes of a text above the quoted letter, tried once."""
    return tried(case, folder)


def sent_by(form: Form, scene: Scene, own: str) -> bytes:
    """The mail that a program makes of a text in answer to the letter of a scene."""
    post = scene.letter
    name, address = parseaddr(str(post.plainly["From"]))
    letter = Letter(
        text=post.text.replace("\r\n", "\n"),
        html=post.html,
        subject=post.subject,
        sender_name=name,
        sender_address=address,
        reply_to=post.reply_to,
        message_id=post.message_id,
        date=START,
        to_name="Anna Berg",
        to_address=ANNA,
        images=_images(post.raw),
    )
    reply = form(letter, own)
    mail = EmailMessage()
    mail["From"] = f"Anna Berg <{ANNA}>"
    mail["To"] = letter.reply_to
    mail["Subject"] = f"Re: {letter.subject}" if reply.subject is None else reply.subject
    mail["Message-ID"] = "<reply.1@players.test>"
    if reply.threads:
        mail["In-Reply-To"] = mail["References"] = letter.message_id
    if reply.plain is not None:
        _add(mail, reply.plain, "plain", reply)
        if reply.flowed:
            mail.set_param("format", "flowed")
    if reply.html is not None and reply.plain is not None:
        mail.add_alternative(reply.html, subtype="html", charset=_charset(reply.html, reply))
    elif reply.html is not None:
        _add(mail, reply.html, "html", reply)
    if reply.attached:
        _attach(mail, letter)
    return mail.as_bytes(policy=policy.SMTP)


@cache
def _images(raw: bytes) -> tuple[tuple[str, bytes], ...]:
    """The inline images of a letter by their content ids."""
    parts = message_from_bytes(raw, policy=policy.SMTP).walk()
    images = (part for part in parts if part.get_content_maintype() == "image")
    return tuple((str(one["Content-ID"]).strip("<> "), one.get_content()) for one in images)


def _attach(mail: EmailMessage, letter: Letter) -> None:
    """Send the images along as programs do that keep the quoted board whole: with file names."""
    mail.make_mixed()
    for number, (name, content) in enumerate(letter.images, 1):
        file = f"image{number:03}.png"
        kind = {"maintype": "image", "subtype": "png", "disposition": "inline"}
        mail.add_attachment(content, **kind, cid=f"<{name}>", filename=file)
    mail.set_type("multipart/related")


def _add(mail: EmailMessage, text: str, subtype: str, reply: Reply) -> None:
    mail.set_content(text, subtype=subtype, charset=_charset(text, reply), cte="base64")


def _charset(text: str, reply: Reply) -> str:
    try:
        text.encode(reply.charset)
    except UnicodeEncodeError:
        return "utf-8"
    return reply.charset
