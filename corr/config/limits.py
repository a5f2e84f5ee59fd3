"""How much one sender can bring about, and all of them together."""

from dataclasses import dataclass

from corr.config.reader import Section


@dataclass(frozen=True, slots=True, kw_only=True)
class Limits:
    """Letters without an order that took effect are answered up to these numbers.

    `answers_an_hour` and `answers_a_day` are for one sender, `strangers_an_hour` for all unknown
    senders, who get no more, but that what asks to take part is answered later;
    `answers_in_all_an_hour` is for everybody together: what is more is sent later.
    `notices_an_hour` is how many letters the arbiter gets about letters. `letters_waiting` is how
    many letters of one sender wait to be handled; what is more is set aside. So many letters as
    `soft_bounces` may come back within five days from a full mailbox or a silent server; then it
    counts as closed.
    """

    answers_an_hour: int = 20
    answers_a_day: int = 60
    strangers_an_hour: int = 5
    answers_in_all_an_hour: int = 500
    notices_an_hour: int = 10
    letters_waiting: int = 2000
    soft_bounces: int = 3


def read_limits(section: Section) -> Limits:
    """The section `[limits]`."""
    usual, most = Limits(), 1_000_000
    return Limits(
        answers_an_hour=section.whole("answers_an_hour", usual.answers_an_hour, 1, most),
        answers_a_day=section.whole("answers_a_day", usual.answers_a_day, 1, most),
        strangers_an_hour=section.whole("strangers_an_hour", usual.strangers_an_hour, 0, most),
        answers_in_all_an_hour=section.whole(
            "answers_in_all_an_hour", usual.answers_in_all_an_hour, 1, most
        ),
        notices_an_hour=section.whole("notices_an_hour", usual.notices_an_hour, 1, most),
        letters_waiting=section.whole("letters_waiting", usual.letters_waiting, 1, most),
        soft_bounces=section.whole("soft_bounces", usual.soft_bounces, 1, most),
    )
