"""The letters of the events that are played, in a language: what `corr letters preview` shows."""

from collections import Counter
from collections.abc import Callable, Collection, Iterator
from contextlib import closing
from pathlib import Path
from tempfile import TemporaryDirectory

from corr.config import Settings
from corr.demo.preview.noting import NotingTemplates
from corr.demo.preview.plays import play_all
from corr.demo.preview.proofs import Proof, proof
from corr.demo.preview.stage import Played, Stage
from corr.service.office.office import Desk


def played(
    language: str,
    templates: Path,
    desk: Callable[[Settings], Desk],
    tell: Callable[[str], None],
) -> tuple[Played, ...]:
    """The letters of all events in a language, made of the templates of a folder.

    `desk` is the command line for those who run the events; `tell` hears what is played.
    """
    with TemporaryDirectory(prefix="corr-preview-") as folder:
        stage = Stage(Path(folder), language, NotingTemplates(templates), desk, tell=tell)
        with closing(stage.office.store):
            play_all(stage)
        return tuple(stage.played)


def proofs(
    letters: tuple[Played, ...], language: str, kinds: Collection[str] = ()
) -> Iterator[Proof]:
    """The proofs of letters, numbered within their kind: `receipt`, `receipt_2` ...

    Of some `kinds` only, if any are named.
    """
    seen = Counter[str]()
    for one in letters:
        # A report is in a language of corr's own, whatever its readers have.
        if one.language != language or (kinds and one.kind not in kinds):
            continue
        seen[one.kind] += 1
        number = seen[one.kind]
        name = f"{one.kind}_{number}" if number > 1 else one.kind
        if one.fault:
            yield Proof(
                name=name, kind=one.kind, about=one.about, language=language, fault=one.fault
            )
        else:
            yield proof(one.raw, name=name, kind=one.kind, about=one.about, language=language)
