"""What the label of a link promises its reader, in every language, and what keeps the promise.

Written from the letters alone, as a player understands them: nothing here is asked of the
templates, nor of the reader of orders.
"""

import re
from dataclasses import dataclass

from corr.games.renju.openings import OPENINGS
from corr.games.rules import Seat
from corr.tournament.play.game import Game
from tests.office import Post
from tests.whole.phones import Link, buttons

POINT = re.compile(r"\b[a-o][0-9]{1,2}\b")
OPENING = re.compile(r"[DI][0-9]{1,2} [A-Z][a-z]+")

LABELS = {
    "en": {
        "show": "show",
        "pass": "pass",
        "claim five": "claim five",
        "claim forbidden": "claim forbidden",
        "claim draw": "claim draw",
        "resign": "resign",
        "help (all orders)": "help",
        "Send me the board again": "show",
        "I want to resign ...": "resign",
        "Yes, end the game: I resign": "resign for sure",
        "No stone: pass": "pass",
        "I will be black": "black",
        "I will be white": "white",
        "Leave the stone to the other": "leave",
        "I play Black and offer fifths": "fifths",
        "Draw? Yes, thank you": "accept",
        "Draw? No, we play on": "decline",
        "I claim a five": "claim five",
        "I claim: forbidden move": "claim forbidden",
        "I claim a draw": "claim draw",
        "I claim the win on time": "claim time",
        "Cancel my moves in advance": "cancel ifs",
    },
    "sv": {
        "visa": "show",
        "avstå": "pass",
        "kräv femma": "claim five",
        "kräv förbjudet": "claim forbidden",
        "kräv remi": "claim draw",
        "ge upp": "resign",
        "hjälp (allt du kan skriva)": "help",
        "Skicka brädet igen": "show",
        "Jag vill ge upp ...": "resign",
        "Ja, avsluta partiet: jag ger upp": "resign for sure",
        "Ingen sten: avstå": "pass",
        "Jag blir svart": "black",
        "Jag blir vit": "white",
        "Lämna stenen till den andre": "leave",
        "Jag blir svart och ger förslag": "fifths",
        "Remi? Ja tack": "accept",
        "Remi? Nej, vi spelar vidare": "decline",
        "Jag kräver femma": "claim five",
        "Jag kräver: förbjudet drag": "claim forbidden",
        "Jag kräver remi": "claim draw",
        "Jag kräver vinst på tid": "claim time",
        "Ta bort mina drag i förväg": "cancel ifs",
    },
    "et": {
        "näita": "show",
        "passin": "pass",
        "teatan viiest": "claim five",
        "teatan keelatud käigust": "claim forbidden",
        "nõuan viiki": "claim draw",
        "alistun": "resign",
        "abi (kõik, mida kirjutada saab)": "help",
        "Saada laud uuesti": "show",
        "Soovin alistuda ...": "resign",
        "Jah, lõpeta partii: ma alistun": "resign for sure",
        "Kivi ei pane: passin": "pass",
        "Valin musta": "black",
        "Valin valge": "white",
        "Selle kivi paneb vastane": "leave",
        "Mängin mustaga ja pakun käigud": "fifths",
        "Viik? Jah, aitäh": "accept",
        "Viik? Ei, mängime edasi": "decline",
        "Teatan viiest reas": "claim five",
        "Teatan: keelatud käik": "claim forbidden",
        "Nõuan viiki": "claim draw",
        "Nõuan ajavõitu": "claim time",
        "Tühista minu ette antud käigud": "cancel ifs",
    },
}
_NO_MOVES = (
    *("show", "help", "resign", "resign for sure", "accept", "decline", "cancel ifs"),
    *("claim five", "claim forbidden", "claim draw", "claim time"),
)
WITH_POINTS = {
    "en": {
        "fill": re.compile(r"Fill in: .+"),
        "keep": re.compile(r"Choose \S+ as the fifth move"),
        "answer": re.compile(r"(?:Answer|Play it): .+"),
    },
    "sv": {
        "fill": re.compile(r"Fyll i: .+"),
        "keep": re.compile(r"Välj \S+ som femte drag"),
        "answer": re.compile(r"(?:Svara|Spela det): .+"),
    },
    "et": {
        "fill": re.compile(r"Täida: .+"),
        "keep": re.compile(r"Viies käik olgu \S+"),
        "answer": re.compile(r"(?:Vasta|Käi nii): .+"),
    },
}


@dataclass(frozen=True, kw_only=True)
class Promise:
    """What a label says will be done, with the points that it names."""

    act: str
    points: tuple[str, ...] = ()
    name: str = ""

    @property
    def moves(self) -> bool:
        """Whether something happens at the board."""
        return self.act not in _NO_MOVES


def promised(link: Link, language: str) -> Promise:
    """What a link's label promises; it fails for a label that nobody would understand."""
    points = tuple(POINT.findall(link.label))
    if link.is_point:
        return Promise(act="point", points=points)
    if OPENING.fullmatch(link.label):
        return Promise(act="opening", name=link.label)
    if act := LABELS[language].get(link.label):
        return Promise(act=act)
    (act,) = (act for act, form in WITH_POINTS[language].items() if form.fullmatch(link.label))
    return Promise(act=act, points=points)


def offered(letter: Post, act: str, language: str = "en") -> Link:
    """The one button of a letter that promises an act."""
    (found,) = (link for link in buttons(letter) if promised(link, language).act == act)
    return found


def acts(letter: Post, language: str = "en") -> list[str]:
    """What the buttons of a letter promise."""
    return [promised(link, language).act for link in buttons(letter)]


def grown(promise: Promise, before: Game) -> re.Pattern[str]:
    """What the record must grow by if a promise is kept."""
    stage, ply = before.judge.stage(before.position).code, before.judge.ply(before.position)
    points = " ".join(promise.points)
    match promise.act:
        case act if act in _NO_MOVES:
            said = ""
        case "black" | "white" | "leave" | "fifths":
            said = rf" \[{promise.act}\]"
        case "pass":
            said = rf" {ply}\.pass"
        case "keep":
            said = f"={points}"
        case "opening":
            said = (
                r" 1\.h8 2\.[hi]9 3\.\w+"
                + {
                    "place_opening": "",
                    "place_declare": r" \[3 fifths\]",
                    "name_opening": r" 4\.\w+",
                }[stage]
            )
        case "point" if stage == "keep_fifth":
            said = f"={points}"
        case "point" | "fill" if stage == "offer_fifths":
            said = rf" 5\.{{{points}}}"
        case "point" if stage == "play_declare":
            said = rf" {ply}\.{points} \[3 fifths\]"
        case "point" | "fill" | "answer":
            said = "".join(rf" {at}\.{one}" for at, one in enumerate(promise.points, ply))
    return re.compile(said)


def assert_kept(promise: Promise, before: Game, after: Game, seat: Seat) -> None:
    """The game has changed by what was promised to who sits there, and by nothing else."""
    old, new = before.record, after.record
    assert new.startswith(old)
    told = f" {new}"[len(f" {old}") :] if old else f" {new}".rstrip()
    assert grown(promise, before).fullmatch(told), (promise, old, new)
    ends = {
        "resign for sure": (seat.other, "resign"),
        "accept": (None, "agreement"),
        "claim draw": (None, "draw_claim"),
        "claim five": (seat, "five"),
        "claim forbidden": (seat, "forbidden"),
    }
    if promise.act in ends:
        assert after.result is not None
        assert (after.result.winner, after.result.ending) == ends[promise.act]
        return
    assert (before.result, after.result) == (None, None) or promise.moves
    if promise.act == "decline":
        assert (before.draw_offer, after.draw_offer) == (seat.other, None)
    elif promise.act == "claim time":
        assert (before.times.lost_at, after.times.lost_at is None) == (None, False)
    elif promise.act == "cancel ifs":
        assert (seat in before.ifs, seat in after.ifs) == (True, False)
    elif not promise.moves:
        assert after == before
        return
    position = after.position
    if promise.act in ("black", "fifths"):
        assert after.judge.colour(position, seat) == "black"
    if promise.act == "white":
        assert after.judge.colour(position, seat) == "white"
    if promise.act == "leave":
        assert position.to_act is seat.other
    if promise.act == "opening":
        assert after.judge.opening(position) == promise.name


def rules() -> tuple[str, ...]:
    """All opening rules."""
    return tuple(OPENINGS)
