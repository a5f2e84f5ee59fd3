"""What the games of rows say that no other game does: reasons and stages, by their parameters."""

from corr.games.rules import Own

OWN = Own(
    reasons={
        "inside_zone": ("point", "low", "high"),
        "nothing_left": (),
        "removed_already": (),
        "wrong_asterisk": ("point",),
        "no_bomb": (),
        "no_bomb_left": ("most",),
        "no_neutral": (),
        "no_neutral_left": ("most",),
        "no_kind_yet": ("kind",),
        "wrong_level": ("point", "level"),
    },
    stages={
        "rows_place": ("stones", "free", "centre", "low", "high"),
        "rows_choose_or_place": ("first", "then"),
    },
)
"""Of the stages: each of `stones` is a number, a colour and the zone where it belongs, which has
`low` and `high` as its corners; they are `free` if none has one. `rows_choose_or_place`: a colour,
or stones `first` and the next one.
"""
