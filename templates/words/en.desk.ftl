### What arbiters and committees are told when they act or ask. How sentences are written stands in CONTRIBUTING.md.

## desk: What all acts say.
desk-waits =
    { $count ->
        [one] { $count } letter waits
       *[other] { $count } letters wait
    } to be sent
desk-nothing_done = nothing was done
desk-letters_would_go =
    { $letters ->
        [yes] Letters that would go out:
       *[no] Nobody would be told.
    }
desk-table_would_change =
    { $table ->
        [yes] How the table would change:
       *[no] The table would not change.
    }
desk-norms_would_change = How norms would change:
desk-not_in_it = not in it
desk-placed =
    { NONE($place) ->
        [yes] annulled
       *[no]
            { ORDINAL($place) } with { $points }{ $left ->
                [yes] , withdrawn
               *[no] { "" }
            }
    }
desk-no_norms = none
desk-keep = keep
desk-norms =
    { $norms ->
        [yes] { $norms }
       *[no] no norm
    } ({ $points } of { $completed } so far)
desk-games_annulled =
    { $done ->
        [yes] Annulled:
       *[no] Games that would be annulled:
    }
desk-games_drawn =
    { $done ->
        [yes] Drawn:
       *[no] Games that would be drawn:
    }
desk-rounds_stay =
    { $several ->
        [yes] Rounds { $first } to { $last } stay as they were
       *[no] Round { $first } stays as it was
    } drawn: the change counts for the draws to come (26.5).
desk-game = { $game }  { $players }  (round { $round })
desk-game_waits = ; { $game } waits: the flag of { $due } UTC is looked at first

## deeds: What an act has done, for its log and its answer.
deeds-censured = { $player } has a { $measure } in { $event }
deeds-excluded = { $player } is excluded from { $event }
deeds-reinstated = { $player } takes part in { $event } again
deeds-assessed = { $game } counts as { $result } for the next draw
deeds-ruled = { $game } is ruled { $result }, { $ending }
deeds-corrected = { $game } now has the result { $result }
deeds-left = { $player } has left { $event }
deeds-substituted = { $new } has taken the place of { $old } in { $event }
deeds-annulled = { $game } is annulled
deeds-redrawn = all games of { $event } follow from the results again
deeds-undone = ruling { $number } is undone: { $what }
deeds-would_be_undone = Ruling { $number } would be undone: "{ $what }"
deeds-appeal_decided = the appeal against ruling { $number } of { $event } is { $verdict }
deeds-changed = { $event } has changed: { $keys }
deeds-cancelled = { $event } is cancelled
deeds-changes_in_file = What changes in the event file:
deeds-changes_for_players =
    { $changes ->
        [yes] What players read of it:
       *[no] Nothing of it concerns players.
    }
deeds-reopened = { $event } runs again
deeds-refused = { $player } does not take part in { $event }
deeds-asked =
    asked: { $count } { $count ->
        [one] player
       *[other] players
    }; { $wait }
deeds-rules_sent =
    the rules of { $event } are { $day ->
        [yes] handed over
       *[no] sent
    } to { $count } { $count ->
        [one] player
       *[other] players
    }{ $day ->
        [yes] { " " }on { $day }
       *[no] { "" }
    }; { $wait }
deeds-few_entered =
    { $entered } entered, and by the file there should be { $least }{ $unranked ->
        [yes] ; results of fewer than five count for no ranking (art. 3 § 1)
       *[no] { "" }
    }
deeds-mail_not_tried = no answer yet to a letter that tries the mail: { AND($players) }
deeds-waiting_for_a_place = waiting for a place or for your yes: { AND($players) }
deeds-open =
    { $event } is open with { $count } { $count ->
        [one] player
       *[other] players
    }
deeds-has_players =
    { $event } has { $count } { $count ->
        [one] player
       *[other] players
    }{ $waiting ->
        [0] { "" }
        [one] ; { $waiting } player in the queue for a place
       *[other] ; { $waiting } players in the queue for a place
    }
deeds-entered =
    { AND($players) } { COUNT($players) ->
        [one] is
       *[other] are
    } entered in { $event }
deeds-with_seed = With the seed { $seed }:
deeds-started =
    { $event } has started: { $players } { $players ->
        [one] player
       *[other] players
    }, { $games } { $games ->
        [one] game
       *[other] games
    }
deeds-numbers_by_lot = start numbers by lot, seed { $seed }
deeds-to_send = { $wait } (`corr daemon` or `corr send`)
deeds-bye =
    { COUNT($who) ->
        [0] the lot decides who has the bye
        [one] { AND($who) } has the bye
       *[other] { AND($who) } have the bye
    } in round { $round } of { $event }
deeds-late =
    { AND($players) } { COUNT($players) ->
        [one] takes
       *[other] take
    } part in { $event } from the next round on
deeds-goes_on_there = { $event } goes on at { $to }, and nothing more can be done about it here.
deeds-captain = { $player } is the captain of { $team }
deeds-more_time =
    { $days } { $days ->
        [one] day
       *[other] days
    } more in { $game }{ $move ->
        [yes] { " " }for move { $move }
       *[no] { "" }
    }
deeds-clock_stands = the clock of { $game } stands still
deeds-clock_runs = the clock of { $game } runs again
deeds-lost_by_time = { $game } is lost by time
deeds-goes_on =
    { $game } goes on, with { $days } { $days ->
        [one] day
       *[other] days
    } for the move
deeds-moves_withdrawn =
    { $last ->
        [yes] what was played last
       *[no] what came after move { $to }
    } in { $game } is withdrawn
deeds-on_leave =
    { $player } is on leave from { $first } to { $last }{ $event ->
        [yes] { " " }in { $event }
       *[no] { "" }
    }
deeds-leave_taken_back =
    what was left of the leave of { $player } is taken back{ $event ->
        [yes] { " " }in { $event }
       *[no] { "" }
    }
deeds-added =
    { $name } is { $player }{ $event ->
        [yes]
            { " " }and { $waits ->
                [yes] in the queue of
               *[no] entered in
            } { $event }
       *[no] { "" }
    }
deeds-over_for_good = { $event } would be over for good; this cannot be undone, and its id stays taken:
deeds-games_stopped =
    { "  " }{ $count } { $count ->
        [one] game
       *[other] games
    } still going: stopped and annulled
deeds-games_not_counted =
    { "  " }{ $count } { $count ->
        [one] game
       *[other] games
    } over: annulled, the results no longer count
deeds-games_never_played =
    { "  " }{ $count } { $count ->
        [one] game
       *[other] games
    } drawn and not begun: never played
deeds-nothing_comes_of_it = { "  " }no table, norms, ranking or report come of it
deeds-to_keep_results = { "  " }(to keep the results: `corr event close { $event } --early`)
deeds-nothing_played = { "  " }nothing has been played
deeds-players_free =
    { "  " }{ $count } { $count ->
        [one] player
       *[other] players
    } entered: free again, each gets one letter

## roles: Who may give a command by letter.
roles-for_arbiters = this is for the arbiters of events that are not over
roles-its_id = its id
roles-which_event = say which event: { $example } belongs behind the command
roles-no_event = there is no event { $event }
roles-nobody_named = [ranking] of the settings names nobody
roles-only = only { $who } can do this: { $named }
roles-who =
    { $code ->
        [readers] an arbiter or the committee of the event
        [arbiters] an arbiter of the event
        [chief] the chief arbiter of the event
        [committee] the committee of the event, without one the chief arbiter
        [desk] an arbiter of any event, or the operator
        [rankers] the ranking committee or the federation's board
        [ranking] the ranking committee
       *[board] the federation's board
    }
roles-moved = { $event } goes on at { $to }: please write there
roles-chief_appoints = only the chief arbiter appoints: { $chief }
roles-plays_in_it = you play in { $event }; who can change { AND($keys) }: { $who }
roles-about_you = this is about you; who can rule on it: { $who }
roles-about_a_rival = this is about whom you play in { $game }; who can rule: { $who }
roles-own_game = { $game } is a game of your own; who can rule in it: { $who }

## by_letter: Why a line of a letter is no command that can be given.
by_letter-why = say behind --reason why; those concerned read it
by_letter-could_not_be = it could not be done
by_letter-usage = { $fault }; it is `{ $usage }`
by_letter-quotation_mark = a quotation mark is missing
by_letter-too_many_words = more than { $most } words are no command
by_letter-attach = { $file }: attach this file to the letter
by_letter-not_by_mail = { $option } cannot be used by mail
by_letter-only_here = `corr { $command }` can only be given where the program runs, not by mail
by_letter-no_command = there is no command `corr { $words }`
by_letter-not_so = it cannot be done so
by_letter-unfit = Invalid value for '{ $name }': expected { $expected }, found { $found }
by_letter-missing = { $name } is missing
by_letter-no_option = there is no option { $option }
by_letter-one_of = { JOIN($words, ", ", " or ") }
by_letter-whole_number =
    a whole number{ $least ->
        [yes] { " " }from { $least }
       *[no] { "" }
    }{ $most ->
        [yes] { " " }to { $most }
       *[no] { "" }
    }

## needs: What needs an arbiter, in the letter of the morning and in "corr status"; `d` is a moment.
needs-utc = { CLOCK($d, "%Y-%m-%d %H:%M") } UTC
needs-letter_waits =
    a letter waits since { needs-utc } to be { $what ->
        [handled] handled
       *[sent] sent
    }
needs-set_aside =
    { $count } { $count ->
        [one] letter
       *[other] letters
    } set aside for you to look at
needs-lost =
    { $count } { $count ->
        [one] letter did not arrive and was
       *[other] letters did not arrive and were
    } not sent again
needs-come_back = letters to { $who } come back{ $known }: { $why }
# behind "come back"
needs-report_alone =
    , as a report alone says{ MORE($times, 1) ->
        [yes] , for the { $times }. time
       *[no] { "" }
    }{ $wrong ->
        [yes] { " " }({ $wrong } proved wrong)
       *[no] { "" }
    }
needs-reports_repeated =
    the clocks of { $who } were stopped by { $count } { $count ->
        [one] report
       *[other] reports
    } alone in { $days } days{ $wrong ->
        [yes] , and { $wrong } proved wrong
       *[no] { "" }
    }
# what is set aside, by why it is
needs-aside =
    { $code ->
        [bounce_unproven] a report that letters do not arrive, which nothing proves,
        [bounce_unclear] a report that does not say clearly whether a letter arrived
       *[other] a letter that came in time
    }
needs-in_doubt = { needs-aside } keeps { $who } from losing on time until { needs-utc }
needs-loss_held =
    { $who } does not lose { $game } on time { $d ->
        [yes] before { needs-utc }
       *[no] yet
    }, for { AND($why) } is set aside
needs-time_over = the time of { $who } in { $game } is over, and you decide
needs-claim =
    { $colour } claims to win after move { $after } by { $line }: { REPLACE($finding, "_", " ") }{ $refused ->
        [yes] ; refused: "{ $refused }"
       *[no] { "" }
    }
needs-appeal = { $who } appeals against ruling { $number }: allow it, so that the ruling falls, or dismiss it, so that the ruling stands
needs-appeal_elsewhere = the appeal of { $who } against ruling { $number } waits for those who decide it
needs-fallen = the appeal against ruling { $number } was allowed, and the ruling is not taken back yet
# a reason that those read who are concerned, too
needs-silence =
    { $heard ->
        [yes] silent since { CLOCK($heard, "%Y-%m-%d") }
       *[no] never heard of
    }
needs-silent =
    { $who } is { needs-silence }, to move in { $games } { $games ->
        [one] game
       *[other] games
    }
needs-paused = the clock of { $game } has been paused for { $days } days
needs-wrong_games =
    { AND($games) }{ $more ->
        [yes] { " " }…
       *[no] { "" }
    } { COUNT($games) ->
        [one] does not follow from the results as they are now: { $redraw } annuls it
       *[other] do not follow from the results as they are now: { $redraw } annuls them
    } and draws what follows
needs-missing_in_finals =
    the final groups lack { $count } { $count ->
        [one] game
       *[other] games
    }: { $redraw } draws them
needs-round_due = round { $round } was to begin on { $day } and has not
needs-over = all games that were drawn are over: it can be closed
needs-rules =
    { $missing } of { $count } { $count ->
        [one] player
       *[other] players
    } in { $event } { $missing ->
        [one] has
       *[other] have
    } not got its rules, which { $late ->
        [yes] were
       *[no] are
    } due by { $due }
needs-report =
    the committee's report on { $event } { $late ->
        [yes] is overdue: it was due
       *[no] is due
    } on { $due }
needs-short =
    entries are over, with { $count } { $count ->
        [one] player
       *[other] players
    } instead of { $least }
needs-start = it was to start on { $day }
needs-entry =
    { $who } would like to take part{ $places ->
        [yes] { "" }
       *[no] , but there is no free place
    }
needs-stranger = { $name }, who is not in the register, would like to take part
needs-strangers_waiting =
    { $count } { $count ->
        [one] letter
       *[other] letters
    } from people who are not in the register and would like to take part { $count ->
        [one] waits
       *[other] wait
    }: no more than { $most } are answered in an hour
needs-not_tried = no answer yet to the letter that tries the mail: { $players }
needs-players = { AND(WITH($names, needs-and_more)) }
needs-and_more =
    { $more ->
        [0] { "" }
       *[other] { $more } more
    }
