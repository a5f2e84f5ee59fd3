"""The corpus of replies: what people write, who knows nothing of the reader, and what is right.

A line of `tests/data/replies/texts_*.jsonl` is a text with its scene (`situation`), the acts that
it should lead to, or, where it is doubtful, the acts that an answer should offer.
"""

import json
import re
from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from email import policy
from email.message import EmailMessage
from functools import cache
from pathlib import Path

from tests.mail.replies.scenes import GAME, LANGUAGES, SCENES, Done, Scene, done
from tests.office import ANNA, House

DATA = Path(__file__).parents[2] / "data" / "replies"
_RESIGN = re.compile(r"^(?:sk24-\d+ )?(?:ge upp|alistun|gebe auf)$")
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
    act = _RESIGN.sub("resign", act.lower()).replace(" then ", " ").replace("sk24-001 resign", "resign").strip()
    if act.startswith("offer"):
        return "offer " + " ".join(sorted(re.findall(r"[a-o]\d+", act)))
    return " ".join(act.replace(",", " ").replace(";", " ; ").split())


@cache
def _scene(situation: str, language: str, folder: Path) -> Scene:
    place = folder / f"{situation}-{language}"
    place.mkdir()
    return SCENES[situation](place, language)


def tried(case: Case, folder: Path, body: "Body") -> Done:
    """Send a text in answer to the letter of its scene, and see what comes of it."""
    language = case.language if case.language in LANGUAGES else "en"
    scene = _scene(case.situation, language, folder)
    place = folder / "again"
    place.mkdir(exist_ok=True)
    own = re.sub(
        r"SK24-00[12]", lambda found: scene.games.get(found[0], found[0]), case.own
    )
    with scene.again(place) as house:
        return done(house, scene, body(scene, own))


def plainly(scene: Scene, own: str) -> bytes:
    """The text above the quoted letter, as the plainest programs write it."""
    letter = scene.letter
    mail = EmailMessage()
    mail["From"] = f"Anna Berg <{ANNA}>"
    mail["To"] = letter.reply_to
    mail["Subject"] = f"Re: {letter.subject}"
    mail["Message-ID"] = "<reply.1@players.test>"
    mail["In-Reply-To"] = letter.message_id
    quoted = "\n".join(f"> {line}".rstrip() for line in letter.text.splitlines())
    mail.set_content(f"{own}\n\nOn 1 Feb 2024, Club by mail <td@club.test> wrote:\n{quoted}\n")
    return mail.as_bytes(policy=policy.SMTP)
