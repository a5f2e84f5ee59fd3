## letter: The clock of a match, which has a bank, or does not run before somebody has asked for it.
letter-free = Your bank is not touched before { MOMENT($until) }.
letter-no_clock =
    { $why ->
        [option] No clock runs in this match: it does from the next turn on once both of you have written "clock on".
        [preference] No clock runs in this match: it does from the next turn on once either of you writes "clock on".
        [asked] No clock runs in this match yet: you have asked for it, and it does from the next turn on if { $opponent } asks for it, too.
        [answered] No clock runs in this match yet: { $opponent } has asked for it, and it does from the next turn on if you write "clock on", too.
       *[next] No clock runs in this turn yet: it does from the next turn on, with a full bank for both of you.
    }
## happenings
happenings-reminder_bank =
    A reminder: { $opponent } is waiting for your answer, and { SAME($share, "50%") ->
        [yes] half of what was in your bank is gone.
       *[no]
            { ENDSWITH($share, "%") ->
                [yes] { BUT_LAST($share) }% of what was in your bank is gone.
               *[no] { SHARE($share) } before your bank is empty.
            }
    }
happenings-reminder_unclocked =
    A reminder: { $opponent } has been waiting for your answer for { $days } { $days ->
        [one] day
       *[other] days
    }. No clock runs, and you lose nothing by it; but please do not let the match rest.
happenings-you_asked_clock =
    { $runs ->
        [yes] You asked for the clock: it runs from the next turn on, with a full bank for both of you.
       *[no] You asked for the clock. It runs once { $opponent } asks for it, too.
    }
happenings-they_asked_clock =
    { $runs ->
        [yes] { $opponent } asked for the clock: it runs from the next turn on, with a full bank for both of you.
       *[no] { $opponent } asked for the clock. It runs from the next turn on if you write "clock on", too.
    }
happenings-clock_imposed =
    The tournament director lets a clock run for the rest of this match (5.28): from the next turn on each of you has a bank of { SPAN($bank) }, two days for { $points ->
        [one] the one point
       *[other] each of the { $points } points
    } that the leader still lacks, and the first { SPAN($delay) } of each turn cost nothing of it. The reason: "{ $reason }"{ happenings-reason_stop }
happenings-clock_lifted = The clock that the tournament director had imposed on this match is taken back, as if it had never run. The reason: "{ $reason }"{ happenings-reason_stop }
## asked
asked-no_clock = no clock
asked-unclocked =
    { $turn ->
        [you] You are
       *[other] { $opponent } is
    } to act at roll { $ply }, for { SPAN($used) } so far.
## help
help-clock_on = clock on             you want the clock to run from the next turn on
## rules
rules-match_brief =
    { $by_round ->
        [yes] In the first round a match is to { $points }{ " " }
       *[no] A match is to { $points }{ " " }
    }{ $points ->
        [one] point
       *[other] points
    }. You have { MATCH_TIME($terms) }
rules-match_time = { AND(LIST(rules-brief-per_move, rules-match_time-bank, rules-brief-control, rules-brief-fischer)) }
rules-match_time-bank =
    { $terms-total ->
        [yes]
            a bank of { SPAN($terms-total) } for the whole match{ $terms-delay ->
                [yes] { " " }and { SPAN($terms-delay) } more for each turn
               *[no] { "" }
            }
       *[no] { "" }
    }
rules-bank =
    The clock is that of the whole match and runs from the first roll on. Each player has a bank of { SPAN($each) } for each point that wins the match{ $points ->
        [0] .
        [one] : { SPAN($time) } in a match to { $points } point.
       *[other] : { SPAN($time) } in a match to { $points } points.
    }
rules-turn_delay = The first { SPAN($time) } of each turn cost nothing of that; what you do not use of them is lost. A turn is all that you do until your opponent is to act: a roll and the play after it are one, and so is the answer to a double or to a resignation. Each game begins with a turn of its own. What the server rolls, plays or passes for you costs no time.
rules-reminders_bank =
    { ALL(NOT($shares), NOT($spans)) ->
        [yes] There are no reminders.
       *[no]
            You are reminded { $shares ->
                [yes] when { AND($shares) } of what your bank holds as a turn begins is gone
               *[no] { "" }
            }{ ALL($shares, $spans) ->
                [yes] { " " }and{ " " }
               *[no] { "" }
            }{ $spans ->
                [yes] { AND(EACH($spans, "rules-reminders-each")) } before it is empty
               *[no] { "" }
            }.
    }
rules-late_match =
    { $forfeit ->
        [automatic] Whoever is late loses the match on time; the score stays as it is.
        [on_claim] Whoever is late loses the match on time if the opponent claims it ("claim time") or the tournament director says so; the score stays as it is. What arrives late but before the claim counts.
       *[arbiter] If somebody is late, the tournament director decides what follows; what arrives late but before the decision counts.
    }
rules-clock_use =
    { $use ->
        [option] The clock runs only if both players ask for it ("clock on"), from the next turn on and with a full bank; until then nobody loses on time.
       *[preference] The clock runs if either player demands it ("clock on"), from the next turn on and with a full bank; until then nobody loses on time.
    }
rules-clock_penalty = The tournament director may impose a clock on a slow match: from the next turn on each player has a bank of 2 days for each point that the leader still lacks.
