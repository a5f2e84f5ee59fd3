"""What is asked first of a line stands in whatever the patterns find that are then tried."""

import re

from hypothesis import given
from hypothesis import strategies as st

from corr.mail.read import quote_openings
from corr.mail.read.quote_openings import opening, sheet_of, signs_in

DEVICE = re.compile(quote_openings.DEVICE, re.IGNORECASE)
MAKER = quote_openings.SCANNERS[2][0]


@given(st.from_regex(DEVICE, fullmatch=True))
def test_whatever_a_letter_is_sent_with_has_a_sign(text):
    assert signs_in(text, quote_openings.DEVICE_SIGNS)


@given(st.from_regex(quote_openings.FOOTER, fullmatch=True))
def test_a_footer_has_a_sign(text):
    assert signs_in(text, quote_openings.DEVICE_SIGNS)


@given(st.from_regex(MAKER, fullmatch=True))
def test_the_maker_of_a_virus_scanner_has_a_sign(text):
    assert signs_in(text, quote_openings.PRODUCT_SIGNS)


def test_a_sign_is_found_in_capitals_and_in_letters_that_pass_for_it():
    assert signs_in("SENT FROM MY İPHONE, ıphone", ("iphone", "nokia")) == ("iphone",)


@given(
    st.sampled_from(["", "Bo ", "i9\n"]),
    st.sampled_from(
        [
            "-----Original Message-----",
            "Bo <b@x.example> wrote on 2 May 2024:",
            "On 2 May 2024, Bo wrote:",
            "SK24-017.12",
            "Club skrev den 2 maj 2024",
        ]
    ),
)
def test_no_line_that_introduces_a_quote_is_passed_over(above, line):
    lines = [*above.split("\n")[:-1], line, "> i9"]
    sheet = sheet_of(lines, frozenset(), frozenset({"Club"}))
    assert opening(sheet, len(lines) - 2)
