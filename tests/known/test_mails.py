import re
from datetime import UTC, datetime

from corr.mail.read.quotes import own_text
from corr.mail.read.read import read_letter
from tests.known.cases import folder, read_cases

OURS = frozenset({"td@test.invalid"})
ARRIVED = datetime(2025, 3, 3, tzinfo=UTC)


def collapsed(text: str) -> str:
    return re.sub(r"\s+", " ", text).strip()


def test_replies_of_real_clients_give_what_their_writers_wrote():
    exact, leaks, losses = 0, [], []
    cases = read_cases("mails/expected.jsonl")
    for case in cases:
        raw = (folder() / "mails" / case["file"]).read_bytes()
        letter = read_letter(raw, arrived=ARRIVED, own_addresses=OURS)
        found = collapsed(own_text(letter.text, own_addresses=OURS))
        new = collapsed(case["new_text"])
        exact += found in (new, collapsed(f"{new} {case['signature']}"))
        leaks += [case["file"] for part in case["must_not_contain"] if collapsed(part) in found]
        losses += [
            case["file"] for line in case["new_text"].split("\n") if collapsed(line) not in found
        ]
    print(f"mails: {exact} of {len(cases)} exact")
    assert (leaks, losses) == ([], [])
