"""The whole event file that an event from a file of results would have had. Pure."""

from collections.abc import Mapping, Sequence

from msgspec.structs import replace

from corr.reading.tables import write_part
from corr.tournament.elsewhere.elsewhere import Course
from corr.tournament.elsewhere.elsewhere_event import FileEvent
from corr.tournament.elsewhere.elsewhere_history import History
from corr.tournament.elsewhere.elsewhere_keys import Faults, Json
from corr.tournament.spec.spec import EventSpec, kept_spec
from corr.tournament.spec.spec_system import SystemPart


def spec_from_file(
    history: History, course: Course, top: Json, *, arbiter: str, languages: Sequence[str]
) -> EventSpec:
    """What the event file would say, `rules` of the file among it.

    `arbiter` is who it is if the file has no address. Raises ArbiterError for what no event file
    can say.
    """
    file, texts, part = history.file, history.file.texts, history.spec
    rules = Faults(file.source).table(top, "rules")
    content: dict[str, object] = {
        **rules,
        "event": {
            "id": history.id,
            "name": texts["name"],
            "start": file.start,
            "time_zone": texts["time_zone"] or "UTC",
            "languages": languages,
            "arbiters": [arbiter],
            "min_players": 2,
            "max_players": max(2, len(file.people)),
        },
        "game": {
            **_table(rules, "game"),
            "kind": texts["game"] or "renju",
            **({"opening": texts["opening"]} if texts["opening"] else {}),
        },
        "system": _system(part.system),
        "ranking": {**_table(rules, "ranking"), "sanctioned_by": course.sanctioned_by},
    }
    for name in ("teams", "stages", "divisions"):
        parts = [write_part(one) for one in getattr(part, name)]
        content |= {name: parts} if parts else {}
    return kept_spec(content, file.source, unsaid=None)


def titles_of(file: FileEvent) -> Mapping[str, str]:
    """What teams are called here: by their names, if all differ."""
    titles = {team.id: team.title for team in file.system.teams}
    return titles if len({*titles.values()}) == len(titles) else {}


def _system(part: SystemPart) -> Json:
    """[system]; how many rounds there are is said there of a Monrad alone."""
    return write_part(part if part.form == "monrad" else replace(part, rounds=0))


def _table(tables: Json, name: str) -> Json:
    found = tables.get(name)
    return found if isinstance(found, dict) else {}
