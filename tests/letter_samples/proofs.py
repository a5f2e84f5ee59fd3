"""Proofs of the samples, as `corr letters preview` makes them of letters that were sent."""

from msgspec.structs import replace

from corr.demo.preview import proofs
from corr.demo.preview.proofs import Proof
from corr.mail.write.write import write
from corr.words.templates import Templates
from tests.letter_samples.samples_facts import SITE, Sample


def proof(sample: Sample, language: str, templates: Templates) -> Proof:
    """The proof of a sample that was made for the language."""
    name, _, host = sample.draft.message_id.rpartition("@")
    # A mail program shows letters with one Message-ID only once.
    draft = replace(sample.draft, message_id=f"{name}.{sample.name}.{language}@{host}")
    return proofs.proof(
        write(draft, site=SITE, templates=templates),
        name=sample.name,
        kind=sample.draft.kind,
        about=sample.about,
        language=language,
    )
