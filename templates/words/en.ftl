### The sentences of corr. Every key is SHEET-SENTENCE; a sheet is a kind of letter, or what several share.
### How to write them: CONTRIBUTING.md.

## language: What every sheet takes from the language: lists, numbers, the word for a master level.
language-and = { JOIN($words, ", ", " and ") }
language-number = { REPLACE($text, "-", "−") }
language-decimal_mark = { "." }
language-dan = dan

## absence: Leave, in all letters that tell of it. Times are local to the reader.
absence-end =
    { EVE($d) ->
        [yes] the end of { FULL_DAY(EVE($d)) }
       *[no] { dates-moment }
    }
# the reader's own
absence-yours =
    { $ruled ->
        [yes] The arbiter has given you leave
       *[no] You are on leave
    }{ $begun ->
        [yes] { "" }
       *[no] { " " }from { MOMENT($since) }
    } until { ABSENCE_END($until) }. { $begun ->
        [yes] Your time rests
       *[no] Then your time rests
    } in the games named below, and in those that begin meanwhile{ $ruled ->
        [yes] ; it costs you no days of leave
       *[no] { "" }
    }.
absence-taken_back =
    { $ruled ->
        [yes] The arbiter has taken back what was left of your leave
       *[no] What was left of your leave is taken back
    }: it ends on { MOMENT($until) }, after a day's warning. From then on your time runs again.
absence-will_not_begin =
    { $ruled ->
        [yes] The arbiter has taken back your leave
       *[no] Your leave is taken back
    } from { MOMENT($since) } until { ABSENCE_END($until) }: it will not begin, and your time will run then as usual.
absence-still_announced = You have still announced leave from { MOMENT($since) } until { ABSENCE_END($until) }: that stands.
absence-to_end_others = To take that back, too, name a day in it: "leave off { $day }", or write "leave off all".
absence-why = The arbiter's reason: "{ $reason }"
absence-left =
    You have { $days } of { $most } { $most ->
        [one] day
       *[other] days
    } of leave left for { $year }.
absence-no_games = No game of yours that it changes is going on here.
absence-game =
    { $game } against { $opponent }: { $over ->
        [yes]
            { $turn ->
                [you] your
               *[other] { $opponent }'s
            } time was up on { MOMENT($due) }; leave does not bring it back.
       *[no]
            { NONE($due) ->
                [yes]
                    { $turn ->
                        [give_you] your words for the dice are still missing.
                        [give_other] the words of { $opponent } for the dice are still missing.
                       *[other]
                            { $turn ->
                                [you] it is your turn
                               *[other] { $opponent } is to play
                            }, and that clock stands still anyhow.
                    }
               *[no]
                    { $turn ->
                        [you] your answer is due by { MOMENT($due) }.
                       *[other] { $opponent } is to play, by { MOMENT($due) }.
                    }
            }
    }
absence-told = Your opponents have been told when you are away, and nothing else.
absence-to_take_back = To take back what is left of your leave, answer "leave off": then it ends a day later.
# an opponent's
absence-theirs =
    { $player } is on leave{ $begun ->
        [yes] { "" }
       *[no] { " " }from { MOMENT($since) }
    } until { ABSENCE_END($until) }. For so long { $player }'s time rests.
absence-theirs_back = { $player } is back sooner: the leave now ends on { MOMENT($until) }, and then { $player }'s time runs again.
absence-theirs_not = { $player } will not be away after all from { MOMENT($since) } until { ABSENCE_END($until) }: { $player }'s time will run then as usual.
absence-your_own_time = Your own time runs as usual.
# in letters about games
absence-your_leave =
    You are on leave{ $begun ->
        [yes] { "" }
       *[no] { " " }from { MOMENT($since) }
    } until { ABSENCE_END($until) }: { $begun ->
        [yes] your time rests
       *[no] then your time rests
    }.
absence-their_leave =
    { $opponent } is on leave{ $begun ->
        [yes] { "" }
       *[no] { " " }from { MOMENT($since) }
    } until { ABSENCE_END($until) }: { $begun ->
        [yes] { $opponent }'s time rests
       *[no] then { $opponent }'s time rests
    }.

## advance_words: The words of the norms in advance. Levels and points come in as text.
advance_words-decimal_mark = { language-decimal_mark }
advance_words-dan = { language-dan }
advance_words-heading-norms = Norms in advance
advance_words-heading-what_if = What if
advance_words-heading-outcome = What closing the event so would give
advance_words-heading-levels = The norms, in points
advance_words-heading-missing = Still needed, in points
advance_words-heading-none = No norms as things stand
advance_words-heading-prospects = What the points at the end lead to
advance_words-heading-new_players = New players count as
advance_words-label-participants = Participants
advance_words-label-over = Games that are over
advance_words-label-to_come = Games to come
advance_words-label-undrawn = Games each, not yet drawn
advance_words-label-player = Player
advance_words-label-level = Level
advance_words-label-completed = Over
advance_words-label-scheduled = Games
advance_words-label-points = Points
advance_words-label-rise2 = Rise two
advance_words-label-rise1 = Rise one
advance_words-label-confirm = Confirm
advance_words-label-keep = Keep
advance_words-label-reached = reached
advance_words-label-from = Points from
advance_words-label-to = To
advance_words-label-after = Level then
advance_words-label-rule = How
advance_words-text-preliminary = Preliminary: if every game to come is completed. Until the event closes all of it can change (art. 2 §2).
advance_words-text-missing = In brackets what is out of reach: more than the games to come can give.
advance_words-text-most_points = Who has the most points of all in the event keeps the level in any case (art. 2 §3).
advance_words-text-unsanctioned = The event is not sanctioned by SLSF and changes no level (art. 1 §1): this is what it would take if it were.
advance_words-text-guessed = The event names no games: who meets whom is taken from its system; without one everybody meets everybody once.
advance_words-text-undrawn = Rounds are still to be drawn: in them each opponent counts as those do on average whom the player can still meet.
advance_words-text-counts_as = By the arbiter's estimate, or what art. 4 gives from the games completed so far; – counts as the player's other opponents do on average.
advance_words-reason-rise2 = rises two levels
advance_words-reason-rise1 = rises one level
advance_words-reason-confirmed = keeps and confirms the level
advance_words-reason-kept = keeps the level
advance_words-reason-kept_most_points = keeps the level with the most points of all
advance_words-reason-fell = misses the norm to keep the level
advance_words-reason-too_few_participants = no norm: fewer than five participants (art. 3 §1)
advance_words-reason-too_few_games = no norm: fewer than seven games (art. 3 §2)
advance_words-reason-too_few_opponents = no norm: fewer than five games against players near the level or above it (art. 3 §2)
advance_words-reason-new = first level, found from the results (art. 4)
advance_words-reason-new_unranked = too few games for a first level (art. 3 §1–2)
advance_words-reason-new_opponents = has no level, and nothing tells yet how strong the opponents are (art. 4)
advance_words-reason-impossible = cannot be reached with the games to come
advance_words-reason-unsaid = cannot be said in advance
advance_words-decided-higher = the level at the close is higher and holds (art. 2 §4)
advance_words-decided-below = one level below that at the close (art. 2 §4)
advance_words-decided-close = the level at the close was lowered already and holds (art. 2 §4)
advance_words-decided-no_norm = the level at the close holds [K 8]
advance_words-decided-found = the level from elsewhere is not lower and holds [K 13]
advance_words-decided-unranked = the level from elsewhere holds [K 13]
advance_words-footer = { $name } · Norms in advance, preliminary
advance_words-moving =
    Preliminary: { $n } new { $n ->
        [one] player takes
       *[other] players take
    } part, so the norms can still move; first levels hang on the strengths below.
advance_words-supposed = Supposed: { $game } ends { $result }.
advance_words-supposed_points = Supposed: { $points } points in all from the completed games.

## asked: The sentences of letters that answer questions. Times are local to the reader.
# games
asked-head =
    { $name ->
        [game] Game
        [due] Due
        [left] Left
        [move] Move
        [you] You
       *[opponent] Opponent
    }
asked-due = { dates-day } { CLOCK($d, "%H:%M") }
asked-stands = stands still
asked-short =
    { MORE(0, $left-days) ->
        [yes] late
       *[no]
            { $left-days ->
                [yes] { $left-days } d
               *[no] { DIV($left-seconds, 3600) } h
            }
    }
asked-whose =
    { $ply }, { $turn ->
        [you] you
       *[other] they
    }
asked-colour =
    { $name ->
        [black] black
        [white] white
        [none] –
       *[other] open
    }
asked-summary =
    { $games ->
        [yes]
            You have { $games } { $games ->
                [one] game
               *[other] games
            } going on{ $yours ->
                [yes]
                    , and it is your turn in { SAME($yours, $games) ->
                        [yes]
                            { $games ->
                                [one] it
                               *[other] all of them
                            }
                       *[no] { $yours } of them
                    }
               *[no] . It is your turn in none of them: you need not do anything
            }.
       *[no] You have no games going on.
    }
asked-answer_first = Please answer first: { $game }, by { MOMENT($due) }.
asked-against =
    { $opponent }{ IN($colour, "black", "white") ->
        [yes] { " " }(you are { $colour })
       *[no]
            { $colour ->
                [none] { "" }
               *[other] { " " }(colours not chosen yet)
            }
    }
asked-turn =
    { $turn ->
        [you] Your turn: move { $ply }, by { MOMENT($due) }. You have { SPAN($left) } left.
       *[other] { $opponent } is to play move { $ply }, by { MOMENT($due) }, in { SPAN($left) }.
    }
asked-draw =
    { $offer ->
        [theirs] { $opponent } offers a draw in { $game }: answer "{ $game } accept" or "{ $game } decline".
       *[other] Your draw offer in { $game } stands until { $opponent } answers.
    }
asked-more =
    And { $n } more { $n ->
        [one] game
       *[other] games
    } with later deadlines.
asked-zone = Times are those of { PLACE($d) }.
asked-board = Show the board
asked-order =
    { $name ->
        [show] show
       *[record] record
    }
asked-to_see = To see a board, answer with the number of the game and "show":
asked-ended = Ended in the last 30 days
asked-end =
    { $game } against { $opponent }, { DAY($day_of) }: { $told }{ $score ->
        [yes] { " " }({ $score })
       *[no] { "" }
    }
asked-older = Older games
asked-to_record = To get the record of a game, answer with its number and "record":
# a test
asked-tested = It works: your letter arrived on { dates-moment }.
asked-tested_then = You can answer every letter of ours just like this one.
asked-ready_for = You are ready for { $name } ({ $id }), which starts on { FULL_DAY(CALENDAR($start)) }.
# time
asked-clock = { $game } against { $opponent }
asked-running =
    { $turn ->
        [you] You are
       *[other] { $opponent } is
    } to play move { $ply }: { SPAN($used) } of { SPAN($given) } used, { SPAN($left) } left.
asked-until =
    The answer is due by { MOMENT($local) }{ ANY(UTCOFFSET($local), NOT(SAME(PLACE($local), "UTC"))) ->
        [yes] , which is { CLOCK($utc, "%Y-%m-%d %H:%M") } UTC
       *[no] { "" }
    }.
asked-resting =
    { $turn ->
        [you] { $opponent }'s time
       *[other] Your time
    } rests; for the next move { $turn ->
        [you] there are
       *[other] you have
    } { SPAN($coming) }.
asked-turns = Your turns so far, the last one first:
asked-turn_line =
    Move { $ply }: { SPAN($used) }{ $given_back ->
        [yes] , after { SPAN($given_back) } given back
       *[no] { "" }
    }
# table
asked-final =
    { $final ->
        [yes] The final table.
       *[no] The table as it stands; the event is still going on.
    }
asked-each_other = Every result; the columns bear the numbers of the rows above:
asked-by =
    { $name ->
        [buchholz] Buchholz
        [berger] Berger
        [points_ratio] the share of the points in all matches
        [mutual] points in the games between them
        [match_points] match points
        [game_points] points
        [match_wins] won matches
       *[other] { ENGLISH($name) }
    }
asked-before = { $name } stands before { $rival }: { BY($figure) } { $mine } to { $theirs }.
asked-shared = { $name } and { JOIN($rivals, ", ") } share a place: they are equal in everything.
# norms
asked-so_far =
    You have { AMOUNT($n-points) } from { $n-completed } completed { $n-completed ->
        [one] game
       *[other] games
    }; { $n-left } of your { $n-scheduled } { $n-left ->
        [one] is
       *[other] are
    } still going.
asked-level =
    Your norms are set from { $n-level }{ SAME($n-now, $n-level) ->
        [yes] { "" }
       *[no] , the level that this event counts for you; your level now is { $n-now }
    }.
asked-new_opponents = You have no level yet, and nothing tells yet how strong any of your opponents is: so far nobody can say which level your results give.
asked-target =
    { AMOUNT($t-points) } to { $t-code ->
        [rise2] rise two levels, to{ " " }
        [rise1] rise one level, to{ " " }
        [confirm] confirm{ " " }
       *[keep] keep{ " " }
    }{ $t-level }: { $t-state ->
        [reached] reached
       *[other] { $t-missing } more
    }{ $t-state ->
        [beyond] , which is more than your games can still give
        [open] , which is still possible
       *[other] { "" }
    }.
asked-what_if =
    { $n-left ->
        [yes]
            { $n-left ->
                [one] The game that is
               *[other] The { $n-left } games that are
            } still going can give you 0 to { AMOUNT(TEXT($n-left)) }. What that leads to:
       *[no] All your games are over. As things stand:
    }
asked-supposed =
    { $n-supposed ->
        [yes] You asked what { AMOUNT($n-asked) } in all would lead to:
       *[no] You asked about { AMOUNT($n-asked) } in all, but you will have { $n-points } to { AMOUNT($n-most_in_all) }.
    }
asked-leads_to =
    { SAME($w-least, $w-most) ->
        [yes] { $w-least }
       *[no] { $w-least } to { $w-most }
    } { $w-most ->
        [1] point
       *[other] points
    }{ SAME($w-least, $w-least_in_all) ->
        [yes] { "" }
       *[no]
            { " " }({ SAME($w-least, $w-most) ->
                [yes] { $w-least_in_all }
               *[no] { $w-least_in_all } to { $w-most_in_all }
            } in all)
    }: { SAME($n-now, $n-level) ->
        [yes]
            { $w-reason ->
                [rise2]
                    you rise two levels, to { $w-level ->
                        [yes] { $w-level }
                       *[no] no level yet: fewer than five of your games are against players near the level that this shows
                    }
                [rise1]
                    you rise one level, to { $w-level ->
                        [yes] { $w-level }
                       *[no] no level yet: fewer than five of your games are against players near the level that this shows
                    }
                [confirmed]
                    you confirm { $w-level ->
                        [yes] { $w-level }
                       *[no] no level yet: fewer than five of your games are against players near the level that this shows
                    }
                [kept]
                    you keep { $w-level ->
                        [yes] { $w-level }
                       *[no] no level yet: fewer than five of your games are against players near the level that this shows
                    }
                [fell]
                    you fall to { $w-level ->
                        [yes] { $w-level }
                       *[no] no level yet: fewer than five of your games are against players near the level that this shows
                    }
               *[other]
                    { $w-level ->
                        [yes] { $w-level }
                       *[no] no level yet: fewer than five of your games are against players near the level that this shows
                    }
            }
       *[no]
            { $w-level ->
                [yes] { $w-level }
               *[no] no level yet: fewer than five of your games are against players near the level that this shows
            }
    }.
asked-most_points = Who has the most points of all in the event keeps the level in any case.
asked-preliminary =
    All this is preliminary until the event closes.{ $n-new_players ->
        [yes]
            { " " }{ $n-new_players } new { $n-new_players ->
                [one] player takes
               *[other] players take
            } part: they count as strong as their results so far say, without any as your other opponents on average, and all of it can still move.
       *[no] { "" }
    }
asked-undrawn =
    { $n-undrawn } of your games { $n-undrawn ->
        [one] is
       *[other] are
    } still to be drawn: in { $n-undrawn ->
        [one] it
       *[other] them
    } an opponent counts as strong as those whom you can still meet are on average.
asked-unranked =
    { $n-rated ->
        [yes] This event counts for the federation's rating list of { $n-game } ({ $n-game ->
            [gomoku] G27–30
           *[other] R28–31
        }) and for no levels, so there are no norms.
       *[no] The results of this event count for no ranking, so there are no norms.
    }
# record
asked-sides =
    { $r-black ->
        [yes]
            { $r-begins ->
                [white] White: { $r-white }. Black: { $r-black }.
               *[black] Black: { $r-black }. White: { $r-white }.
            }
       *[no] { $r-first } places the first stones, { $r-second } answers; colours are not chosen yet.
    }
asked-sides_match = { $r-first } against { $r-second }.
asked-began = Started on { FULL_DAY($day_of) }.
asked-opening = Opening: { $name }.
asked-goes_on = The game is still going on.
asked-record = The whole game with all choices, in the words of the record:
asked-no_move = No move has been made yet.
asked-attached = Attached are { $game }.txt and { $game }.sgf, files that programs for the game can read.
asked-attached_one = Attached is { $game }.txt, the game as plain text.
# what the arbiter is asked for
asked-enter_passed_on = I have told the arbiter, { $r-arbiter }, that you would like to take part in { $r-name } ({ $r-id }).
asked-enter_then =
    The arbiter decides. You are number { $r-place } in the queue{ $r-free ->
        [yes] { "" }
       *[no] , and no place is free at the moment
    }. When you are entered, you get an invitation; until then nothing is settled.
asked-queue_passed_on = { $r-name } ({ $r-id }) is full. You are on the waiting list, at place { $r-place }.
asked-queue_then = If somebody leaves before the start, the first on the list gets the place and an invitation. If you do not want to wait any longer, write "withdraw { $r-id }".
asked-granted_passed_on = The arbiter has said yes: you may take part in { $r-name } ({ $r-id }). It is full at the moment, and you are on the waiting list, at place { $r-place }.
asked-granted_then = { asked-queue_then }
asked-late_passed_on = { $r-name } ({ $r-id }) has already begun. I have told the arbiter, { $r-arbiter }, that you would like to join it.
asked-late_then = The arbiter decides whether you come in with the next round. Until then nothing is settled.
asked-refused_passed_on = The arbiter has not entered you in { $r-name } ({ $r-id }). The reason: "{ $r-reason }"
asked-refused_then = If you have a question, write to the arbiter, { $r-arbiter }.
asked-missed_passed_on =
    { $r-name } ({ $r-id }) { $r-reason ->
        [yes] is cancelled
       *[no] has begun
    }. You were waiting for a place in it.
asked-missed_then =
    { $r-reason ->
        [yes] The arbiter's reason: "{ $r-reason }"
       *[no] There was none for you in time.
    } Your wish has been taken off the list; you need not do anything.
asked-unasked_passed_on = You are no longer on the list of those who would like to take part in { $r-name } ({ $r-id }).
asked-come_back =
    { $r-again ->
        [arbiter] Entries are over: if you change your mind, write to the arbiter, { $r-arbiter }.
       *[other]
            If you change your mind, write "enter { $r-id }{ $r-again ->
                [voucher] { " " }VOUCHER
               *[other] { "" }
            }"{ $r-again ->
                [voucher] { " " }with your voucher
               *[other] { "" }
            }
    }
asked-unasked_then =
    It costs you nothing. { asked-come_back }{ $r-again ->
        [arbiter] { "" }
       *[other] : then you are the last on the list.
    }
asked-out_passed_on = You are no longer entered in { $r-name } ({ $r-id }).
asked-out_then =
    No game had begun, so it costs you nothing{ $r-free ->
        [yes] { "" }
       *[no] { " " }but your place
    }. { asked-come_back }{ $r-again ->
        [arbiter] { "" }
       *[other]
            { $r-free ->
                [yes] { "" }
               *[no] : then you are the last on the waiting list
            }.
    }
asked-wish =
    { $what ->
        [queue] you are on the waiting list
        [granted] yes, when there is a place
        [refused] you have not been entered
        [missed] no place for you this time
        [unasked] your wish is off the list
        [out] you are no longer entered
       *[other] your wish has been passed on
    }
asked-withdraw_passed_on = I have told the arbiter, { $r-arbiter }, that you would like to withdraw from { $r-name } ({ $r-id }).
asked-withdraw_then =
    Nothing has changed{ $r-running ->
        [yes] : your games go on and their time runs
       *[no] { "" }
    } until the arbiter decides.{ $r-running ->
        [yes]
            { " " }If you are withdrawn, { $r-running ->
                [one] the game that is
               *[other] the { $r-running } games that are
            } still going { $r-running ->
                [one] is
               *[other] are
            } lost{ $r-annulled ->
                [yes] , and because fewer than half of your games are completed, you are taken out of the table
               *[no] { "" }
            }. If you have changed your mind, please tell the arbiter at once.
       *[no] { "" }
    }

## at_desk: What stands around the answers to an arbiter's commands.
at_desk-subject =
    { HOLDS($codes, "confirm") ->
        [yes] Please confirm
       *[no]
            { HOLDS($codes, "done") ->
                [yes] Done
               *[no]
                    { ONLY($codes, "may_send") ->
                        [yes] What you can send
                       *[no]
                            { $codes ->
                                [yes] Nothing was done
                               *[no] Your answer
                            }
                    }
            }
    }{ $first ->
        [yes] : { TRUNCATE($first, 50) }
       *[no] { "" }
    }
at_desk-confirm = This is what would happen. Nothing has been done yet. To carry it out, answer this letter by { MOMENT($until) } with this line:
at_desk-code_beside = A code and another command stood in one letter: then the code confirms nothing, and what it was for has not been done. If you still mean that, send its code alone.
at_desk-file_beside = A code and another file stood in one letter: the code would have confirmed what was shown with the earlier file, so nothing has been done. To use the new file, send the command once more with it; if you mean the earlier one, send its code alone.
at_desk-changed =
    Since it was shown to you something has changed, so nothing was done. { $refused ->
        [yes] Now it cannot be done any more, for this reason:
       *[no] This is what would come of it now.
    }
at_desk-mend = Nothing has been done: as long as one of your commands cannot be, none is carried out. Please send them once more.
at_desk-done =
    It is done{ $log ->
        [yes] , and stands in the log ({ $log })
       *[no] { "" }
    }.
at_desk-not_done = Nothing was done: a command could not be carried out after all, and then none of a letter is.
at_desk-wrong_code =
    This code confirms nothing: it is wrong, older than three days, or was replaced by a newer one. { $left ->
        [one] You can try once more today.
       *[other]
            { $left ->
                [yes] You can try { $left } times more today.
               *[no] No more codes are taken from new letters today.
            }
    } If in doubt, send the command again.
at_desk-codes_spent = Too many wrong codes have come in your name today. Please answer the very letter that gave you the code, or wait until tomorrow.
at_desk-done_already = This has been carried out already; nothing was done again.
at_desk-too_many = Nothing was done: a letter may have { $most } commands, and none of more than two thousand characters.
at_desk-spent = More than { $limit } letters with commands have come from this address within an hour. Until there are fewer, none is answered any more; codes are still taken.
at_desk-doubtful = A letter with commands came in your name, and the mail server of your address says that it is not from you. Nothing was done. If it was yours, have the sending of your mail looked at (SPF, DKIM, DMARC), or give the command where the program runs.
at_desk-ask_help = With --help behind it a command explains itself; the line "corr help" brings all that you can send.
at_desk-write_code = Nothing was done. To carry out what was shown to you, write this line: confirm { $code }
at_desk-how_to_vote =
    { $state ->
        [given] Nothing was done. Your vote on the appeal against ruling { $event }/{ $number } has been counted, and it stands.
        [over] Nothing was done. The appeal against ruling { $event }/{ $number } is over: no vote is asked for any more. Thank you.
       *[open] No vote was read in your letter, so nothing was done. To vote on the appeal against ruling { $event }/{ $number }, write one of these two lines with your reason behind the colon: "vote uphold: why", or "vote change: what instead".
    }
at_desk-not_understood = Nothing was done: no line of your letter is a command. No human reads this mailbox.
at_desk-may_send = What can be sent stands at the end; with --help behind it a command explains itself.
at_desk-end = These letters are for you alone: whoever has the code can act in your name.

## board
board-diagram = Diagram
board-last = Last move
board-moves = Moves:
board-black = Black:
board-white = White:
board-offers = Offered:
board-forbidden = Forbidden to Black:
board-spots = Marked:
board-empty = The board is empty.
board-colour =
    { $name ->
        [black] black
        [white] white
        [neutral] neutral
       *[other] not chosen yet
    }
# `signs` are those of black and white stones; `pointed` is what the board points out, `last`, `offers` or "", and its points or labels.
board-legend =
    { $colour ->
        [black] { $signs-0 } = you (black), { $signs-1 } = { $opponent } (white)
        [white] { $signs-0 } = { $opponent } (black), { $signs-1 } = you (white)
       *[other] { $signs-0 } = black, { $signs-1 } = white
    }{ $pointed-0 ->
        [offers] , { LETTERS($pointed-1) } = offered
        [preview] , brackets = preview
        [last]
            , brackets = last { COUNT($pointed-1) ->
                [one] move
               *[other] moves
            }
       *[other] { "" }
    }
board-players =
    { $colour ->
        [black] You are black, { $opponent } is white.
        [white] You are white, { $opponent } is black.
       *[other] Who plays which colour is not decided yet.
    }
board-letters =
    { MORE(5, COUNT($labels)) ->
        [yes] { JOIN($labels, ", ") }
       *[no] { $labels-0 } to { LAST($labels) }
    }
board-pointed_out =
    { $pointed-0 ->
        [offers]
            The offered fifth { COUNT($pointed-1) ->
                [one] move is
               *[other] moves are
            } marked { LETTERS($pointed-1) }.
        [preview] What you wanted to see is marked in red.
        [last]
            The last { COUNT($pointed-1) ->
                [one] move is
               *[other] moves are
            } marked in red.
       *[other] { "" }
    }

## closings: What differs from an earlier closing of an event, a line or a sentence each.
closings-game =
    { $game }, { $black } – { $white }: { $after ->
        [yes] { $after }
       *[no] does not count
    }, { $before ->
        [yes] before { $before }
       *[no] did not count before
    }
closings-more = and { $number } more
closings-same = All results are as they were.
closings-placed =
    By the earlier table { $team ->
        [yes] { $team } was
       *[no] you were
    } number { $place }, with { $points }.
closings-level = By the earlier table your level would have been { $level }.
closings-place = place { $place } with { $points }
closings-place_now =
    { $name }: { $after ->
        [yes] { $after }
       *[no] in no place
    }, before { $before ->
        [yes] { $before }
       *[no] in none
    }
closings-level_now =
    { $name }: { $after ->
        [yes] { $after }
       *[no] no level
    }, before { $before ->
        [yes] { $before }
       *[no] no level
    }
closings-answer =
    { SAME($text, "yes") ->
        [yes] yes
       *[no]
            { SAME($text, "no") ->
                [yes] no
               *[no] { $text }
            }
    }
closings-count =
    { $name }: { $what ->
        [completed] completed games
        [points] points
        [keep] norm to keep
        [confirm] norm to confirm
        [rise1] norm to rise one level
        [rise2] norm to rise two levels
       *[confirmed] confirmed:
    } { $after ->
        [yes] { ANSWER($after) }
       *[no] none
    }, before { $before ->
        [yes] { ANSWER($before) }
       *[no] none
    }
closings-used_at_start = { $event } began with { $level } of { $name }, which stays the level at its start (art. 2 §4).
closings-used_at_close = { $event } was closed with { $level } of { $name }; it has to be reopened and closed again if it is to count with the level held now.
closings-undecided =
    Not decided when the event was closed: the appeal{ MORE(COUNT($rulings), 1) ->
        [yes] s
       *[no] { "" }
    } against ruling{ MORE(COUNT($rulings), 1) ->
        [yes] s
       *[no] { "" }
    } { JOIN($rulings, ", ") }. Why it was closed all the same: { $reason }

## dates
dates-month =
    { $d-month ->
        [1] Jan
        [2] Feb
        [3] Mar
        [4] Apr
        [5] May
        [6] Jun
        [7] Jul
        [8] Aug
        [9] Sep
        [10] Oct
        [11] Nov
       *[12] Dec
    }
# $d counts from 0, Monday
dates-weekday =
    { $d ->
        [0] Monday
        [1] Tuesday
        [2] Wednesday
        [3] Thursday
        [4] Friday
        [5] Saturday
       *[6] Sunday
    }
# a weekday where a list of letters has room for few words
dates-short_weekday =
    { $d ->
        [0] Mon
        [1] Tue
        [2] Wed
        [3] Thu
        [4] Fri
        [5] Sat
       *[6] Sun
    }
dates-day = { $d-day } { dates-month }
dates-full_day =
    { STRING($d) ->
        [yes] { $d }
       *[no] { ON_WEEKDAY(WEEKDAY($d)) } { dates-day } { $d-year }
    }
dates-moment = { ON_WEEKDAY(WEEKDAY($d)) } { dates-day }, { CLOCK($d) } ({ PLACE($d) })
dates-days =
    { $t-days } { $t-days ->
        [one] day
       *[other] days
    }
dates-hours =
    { HOURS($t) } { HOURS($t) ->
        [one] hour
       *[other] hours
    }
dates-minutes =
    { MINUTES($t) } { MINUTES($t) ->
        [one] minute
       *[other] minutes
    }
# the largest two units of a time
dates-span =
    { MORE(0, $t-days) ->
        [yes] no time
       *[no]
            { $t-days ->
                [0]
                    { HOURS($t) ->
                        [0]
                            { MINUTES($t) ->
                                [0] less than a minute
                               *[other] { dates-minutes }
                            }
                       *[other]
                            { dates-hours }{ MINUTES($t) ->
                                [0] { "" }
                               *[other] { " " }{ dates-minutes }
                            }
                    }
               *[other]
                    { dates-days }{ HOURS($t) ->
                        [0] { "" }
                       *[other] { " " }{ dates-hours }
                    }
            }
    }
# When a reminder comes, as a clause.
dates-share =
    { SAME($text, "50%") ->
        [yes] half of the time has passed
       *[no]
            { ENDSWITH($text, "%") ->
                [yes] { BUT_LAST($text) }% of the time has passed
               *[no]
                    { SAME($text, "1d") ->
                        [yes] only one day is left
                       *[no]
                            { ENDSWITH($text, "d") ->
                                [yes] only { BUT_LAST($text) } days are left
                               *[no] { $text }
                            }
                    }
            }
    }
# What each limit leaves: `move`, `total`, `control` or `fischer`.
dates-limits = { JOIN(EACH($lefts, "dates-limits-each"), ", ") }
dates-limits-each =
    { SPAN($item-time) } { $item-name ->
        [move] for the move
        [total] for the rest of the game
        [bank] in the bank
        [fischer] in reserve
       *[other]
            { $item-moves ->
                [one] for the next move
               *[other] for the next { $item-moves } moves
            }
    }

## diploma_words: The words of a diploma; `where` tells how and when the title was reached.
diploma_words-month =
    { $d-month ->
        [1] January
        [2] February
        [3] March
        [4] April
        [5] May
        [6] June
        [7] July
        [8] August
        [9] September
        [10] October
        [11] November
       *[12] December
    }
diploma_words-dan = { language-dan }
diploma_words-heading = Diploma
diploma_words-opening = This is to certify that
diploma_words-reached = has reached the title of
diploma_words-lasting = An honorary title: the highest that its holder has reached in renju over the board. It is never lost.
diploma_words-place_and_date = Place and date
diploma_words-board = For the board
diploma_words-committee = For the ranking committee
diploma_words-day = { $d-day } { diploma_words-month } { $d-year }
diploma_words-where =
    in renju over the board{ $source ->
        [test] , by a test passed on { $day }
       *[other]
            { $event ->
                [yes] , at { $event } on { $day }
               *[no]
                    { $day ->
                        [yes] , on { $day }
                       *[no] { "" }
                    }
            }
    }

## endings: How a game ended. `winner` is `you`, `opponent`, `draw` or `nobody`; `detail` the kind of a forbidden move, or who has excluded the loser.
endings-result =
    { $winner ->
        [you] You won.
        [opponent] { $opponent } won.
        [draw] The game is a draw.
       *[nobody] Nobody won: it is lost for both.
    }
endings-five =
    { $winner ->
        [you] You made five in a row and won. Congratulations!
       *[other] { $opponent } made five in a row and won.
    }
endings-overline =
    { $winner ->
        [you] You made six or more in a row, which wins here. Congratulations!
       *[other] { $opponent } made six or more in a row, which wins here.
    }
endings-forbidden-kind =
    { $detail ->
        [yes]
            { " " }({ REPLACE($detail, "_", "-") ->
                [overline] an overline
                [double-four] a double-four
                [double-three] a double-three
               *[other] { $detail }
            })
       *[no] { "" }
    }
endings-forbidden =
    { $detail ->
        [two-threes]
            { $winner ->
                [you] { $opponent } made two open threes with one move, which White may not do. You won.
               *[other] Your move made two open threes, which White may not do. { $opponent } won.
            }
       *[other]
            { $winner ->
                [you] { $opponent } made a move that is forbidden to Black{ endings-forbidden-kind }. You won.
               *[other] Your move is forbidden to Black{ endings-forbidden-kind }. { $opponent } won.
            }
    }
endings-resign =
    { $winner ->
        [you] { $opponent } resigned. You won.
       *[other] You resigned. { $opponent } won.
    }
endings-agreement = You and { $opponent } agreed on a draw.
endings-full = The board is full: the game is a draw.
endings-passes = Both players passed: the game is a draw.
endings-draw_claim = A draw was claimed, as the rules of this event allow: the game is a draw.
endings-time =
    { $winner ->
        [you] { $opponent } ran out of time. You won.
        [opponent] Your time ran out. { $opponent } won.
        [nobody] Both players ran out of time: the game is lost for both.
       *[other] Both players ran out of time: the game is a draw.
    }
endings-withdrawal =
    { $winner ->
        [nobody] You and { $opponent } have both left the event: the game is lost for both.
        [you]
            { $detail ->
                [director] The director has excluded { $opponent } from the event. The match counts as won for you.
                [arbiter] The arbiter has excluded { $opponent } from the event. The game counts as won for you.
               *[other] { $opponent } left the event. The game counts as won for you.
            }
       *[other]
            { $detail ->
                [director] The director has excluded you from the event. The match counts as won for { $opponent }.
                [arbiter] The arbiter has excluded you from the event. The game counts as won for { $opponent }.
               *[other] You left the event. The game counts as won for { $opponent }.
            }
    }
endings-adjudication = The arbiter decided the game. { endings-result }
endings-walkover =
    { $winner ->
        [nobody] The game was not started: it is lost for both.
        [you]
            { $detail ->
                [director] The director has excluded { $opponent } from the event, and the match was not started. You won by walkover.
                [arbiter] The arbiter has excluded { $opponent } from the event, and the game was not started. You won by walkover.
               *[other] The game was not started. You won by walkover.
            }
       *[other] The game was not started. { $opponent } won by walkover.
    }
endings-late =
    { $winner ->
        [nobody] Neither of you began the match in time: the game is lost for both.
        [you] { $opponent } did not begin the match in time. You won.
       *[other] You did not begin the match in time. { $opponent } won.
    }
endings-annulled = The arbiter has annulled this game: it counts for nobody, and no more moves are needed. The reason: "{ $detail }"

## happenings: Each sentence takes the opponent's name and what `HAPPENINGS` lists.
happenings-game_started = Your game against { $opponent } has started.
happenings-deciding_started =
    The match between you and { $opponent } is level after its games: this one decides it. Whoever needed fewer moves in the games won { $white ->
        [yes] has White, and so begins
       *[no] begins it
    }; if both needed as many, a lot has said who.
happenings-you_played = You { moves-did }.
happenings-they_played = { $opponent } { moves-did }.
happenings-you_had_played = You { moves-did }: that letter arrived on { MOMENT($arrived) }. It took you { SPAN($used) }, and left you { SPAN($left) } for the next move.
happenings-you_offered_draw = You offered a draw.
happenings-they_offered_draw = { $opponent } offers a draw.
happenings-you_declined_draw = You declined the draw. The game goes on.
happenings-they_declined_draw = { $opponent } declined the draw. The game goes on.
happenings-you_claimed_win = You claimed the win, and the claim was right.
happenings-they_claimed_win = { $opponent } claimed the win, and the claim was right.
happenings-you_claimed_draw = You claimed the draw.
happenings-they_claimed_draw = { $opponent } claimed the draw.
happenings-you_wrote =
    Your message has been passed on to { $opponent }: "{ $lines-0 }"{ MORE(COUNT($lines), 1) ->
        [yes]
            { " " }(and { SUB(COUNT($lines), 1) } { SUB(COUNT($lines), 1) ->
                [one] more line
               *[other] more lines
            })
       *[no] { "" }
    }.
happenings-they_wrote = { $opponent } has written to you.
happenings-clock_credited =
    We read that letter late, so { $hours } hour{ $hours ->
        [one] { "" }
       *[other] s
    } went back on your clock.
happenings-clock_runs = Letters to you came back, so your clock stood still. Now it runs again, with as much time as you had left.
happenings-their_clock_stopped =
    Letters to { $opponent } come back, so { $opponent }'s clock stands still now{ $days ->
        [yes]
            : for { $days } { $days ->
                [one] day
               *[other] days
            } at most, unless it is confirmed that letters do not arrive
       *[no] { "" }
    }. The arbiter has been told.
happenings-stop_over =
    { $yours ->
        [yes] A mail server had reported that my letters do not reach you, so your clock stood still. Nothing else says so, and now your clock runs again. If you read this, please answer.
       *[no] { $opponent }'s clock runs again. It stood still because a mail server had reported that letters come back, and nothing else says so.
    }
happenings-report_refuted =
    { $yours ->
        [yes]
            You have answered a letter that was reported as undelivered: it had reached you. So { $hours } { $hours ->
                [one] hour
               *[other] hours
            } for which your clock stood still count after all. The arbiter has been told; if this is wrong, write to the arbiter.
       *[no]
            { $opponent } has answered a letter that was reported as undelivered: it had arrived. So { $hours } { $hours ->
                [one] hour
               *[other] hours
            } for which { $opponent }'s clock stood still count after all. The arbiter has been told.
    }
happenings-letters_go = From now on letters go to { $address }, because they came back from your other address.
happenings-sent_again = Here is your game against { $opponent } once more, in case my last letter did not reach you.
happenings-shown = Here is your game against { $opponent }.
happenings-reminder = A reminder: { $opponent } is waiting for your move, and { SHARE($share) }.
happenings-match_to_begin = This would be your first move of the match against { $opponent }. Whoever does not make it in time loses all games of the match (§ 17 of the pente rules): so please answer at least one of them.
happenings-match_late =
    { $both ->
        [yes] Neither of you made
       *[no]
            { $yours ->
                [yes] You did not make
               *[no] { $opponent } did not make
            }
    } a first move { $single ->
        [yes] of the game
       *[no] of the match
    } within { SPAN($time) } after it fell due: the time for it was over on { MOMENT($due) }{ $game ->
        [yes] , in { $game }
       *[no] { "" }
    }. By § 17 of the pente rules { $single ->
        [yes] the game is lost
       *[no] all games of the match that were not over are lost
    } for { $both ->
        [yes] both of you
       *[no]
            { $yours ->
                [yes] you
               *[no] { $opponent }
            }
    }. Whoever thinks that this cannot be right may write to the arbiter.
happenings-you_claimed_line =
    { $finding ->
        [proved] Your claim was checked: every defence loses to fours and threes. The arbiter has been told and decides.
       *[other] Your claim was checked as far as the program goes, and it is not known yet whether every defence loses. The arbiter has been told and decides.
    } Until then the game and your clock go on, so please play on. Your opponent is not told.
happenings-you_claimed_time = You claimed the win on time.
happenings-they_claimed_time = { $opponent } claims the win, because your time is up.
happenings-claim_void =
    { $yours ->
        [yes] Your
       *[no] { $opponent }'s
    } claim to win on time has fallen: { $yours ->
        [yes] { $opponent }
       *[no] you
    } { $yours ->
        [yes] has
       *[no] have
    } been given time since.
happenings-you_are_late = The time for your move is up.
happenings-they_are_late = { $opponent }'s time for the move is up.
happenings-your_time_extended = The arbiter has given you { SPAN($time) } more. The reason: "{ $reason }"
happenings-their_time_extended = The arbiter has given { $opponent } { SPAN($time) } more. The reason: "{ $reason }"
happenings-clocks_paused = The arbiter has stopped the clock of this game, for both of you. The reason: "{ $reason }"
happenings-clocks_resumed = The arbiter has started the clock of this game again, with as much time as was left. The reason: "{ $reason }"
happenings-reopened =
    The arbiter has decided that this game goes on, and { $yours ->
        [yes] you have
       *[no] { $opponent } has
    } { SPAN($time) } for the move. The reason: "{ $reason }"
happenings-moves_taken_back =
    The arbiter has withdrawn what was played from move { $first } on: { OWN(JOIN($moves, ", ")) }. { $over ->
        [yes] So the game is not over.{ " " }
       *[no] { "" }
    }The position before it stands again, and { $yours ->
        [yes] your turn goes on
       *[no] the turn of { $opponent } goes on
    }: time that has passed since then costs nobody anything. Draw offers and claims made since then are gone, and so are all moves entered in advance. Earlier letters about this game do not count any more, so please answer this one. The reason: "{ $reason }"
happenings-moves_restored =
    What was played from move { $first } on counts again, as before the arbiter withdrew it: { OWN(JOIN($moves, ", ")) }. { $over ->
        [yes] So the game is over, as it was.
       *[no]
            { $yours ->
                [yes] It is your turn
               *[no] It is the turn of { $opponent }
            }: time that has passed meanwhile costs nobody anything. Moves entered in advance are gone. Earlier letters about this game do not count any more, so please answer this one.
    } The reason: "{ $reason }"
happenings-time_taken_back =
    The arbiter has taken back the { SPAN($time) } that { $yours ->
        [yes] you
       *[no] { $opponent }
    } had been given for this game. The reason: "{ $reason }"
happenings-your_claim_refused = The arbiter does not give you the win that you claimed; the game goes on. { $opponent } hears nothing of it. The reason: "{ $reason }"
happenings-time_given_back =
    { $why ->
        [sent] Our letter about your move left us late
        [returned] A letter to you came back
        [clock] A clock of ours or of the mail server was wrong
        [outage] We could not read our mail
       *[other] We read a letter late
    }, so { $hours } { $hours ->
        [one] hour
       *[other] hours
    } went back on your clock.
happenings-their_time_given_back =
    { $why ->
        [sent] Our letter about { $opponent }'s move left us late
        [returned] A letter to { $opponent } came back
        [clock] A clock of ours or of the mail server was wrong
        [outage] We could not read our mail
       *[other] We read a letter late
    }, so { $hours } { $hours ->
        [one] hour
       *[other] hours
    } went back on { $opponent }'s clock.
happenings-you_are_silent =
    Nothing has come from you for { $days } { $days ->
        [one] day
       *[other] days
    }, and { $opponent } is waiting for your move. Are you all right? Any answer will do, even one that only says that you need more time.
happenings-they_are_silent =
    Nothing has come from { $opponent } for { $days } { $days ->
        [one] day
       *[other] days
    }. I have asked for a sign of life.
happenings-you_noted = Your note is kept. Only you will see it.
happenings-you_entered_ifs = Your moves in advance are kept. { $opponent } is not told of them.
happenings-you_replaced_ifs = Your moves in advance are kept, and the earlier ones are gone. { $opponent } is not told of them.
happenings-you_cancelled_ifs = Your moves in advance are cancelled.
happenings-played_in_advance =
    { COUNT($plies) ->
        [1]
            { $plies-0-0 ->
                [you] Your
               *[other] { $opponent }'s
            } { OWN($plies-0-1) }, entered in advance, was played at once.
       *[other] Moves that had been entered in advance were played at once: { JOIN(EACH(WHO_PLAYED($plies), "happenings-played_in_advance-each"), ", ") }.
    }
happenings-played_in_advance-each =
    { $item-0 ->
        [you] you{ " " }
        [same] { "" }
       *[other] { $opponent }{ " " }
    }{ OWN($item-1) }
happenings-ifs_dropped =
    { $why ->
        [deviated] { $opponent } did not answer as you had expected, so your moves in advance are gone.
        [draw_offered] { $opponent } offers a draw with the move, so your move in advance was not played: your moves in advance are gone.
       *[other]
            { $move ->
                [yes] Your { OWN($move) }, entered in advance, cannot be played as things stand: your moves in advance are gone.
               *[no] It is still your turn, so the rest of your moves in advance is gone.
            }
    }
happenings-previewed = This is only a preview of { OWN(JOIN($moves, ", ")) }: nothing has been played, and { $opponent } is not told.
happenings-preview_overtaken = You also asked to see { OWN(JOIN($moves, ", ")) } first. What this letter played counts all the same, and the board shows the game as it is now.
happenings-game_moved = This game against { $opponent } goes on from this address. Please answer this letter and no older one.
happenings-replay_started = Your match against { $opponent } is drawn. Replay { $number } decides it, with less time for a move and the colours turned.
happenings-ruled = The arbiter's reason: "{ $reason }"
happenings-ruling_waits =
    This game is to end by a ruling{ $reason ->
        [yes] { " " }("{ $reason }")
       *[no] { "" }
    }, but the time { $late ->
        [yes] you
       *[no] { $opponent }
    } had for the move had run out before, on { MOMENT($due) }. That is looked at first: if no letter had come in time, the game is lost on time; if one had, the ruling holds as of its own time. Both of you will be told.
happenings-ruling_dropped = The ruling that was to end this game does not hold any more: the game goes on as it is. The reason: "{ $reason }"
happenings-act_waits =
    { $act ->
        [substitution] { $by } is to take over a seat in this game
        [take_back] Moves in this game are to be withdrawn
       *[other] Moves in this game that were withdrawn are to be given back
    }{ $reason ->
        [yes] { " " }("{ $reason }")
       *[no] { "" }
    }, but the time { $late ->
        [yes] you
       *[no] { $opponent }
    } had for the move had run out before, on { MOMENT($due) }. That is looked at first: if no letter had come in time, the game is lost on time; if one had,{ $act ->
        [substitution] { " " }{ $by } has the seat as of the time when that was ruled.
       *[other] { " " }the ruling holds as of its own time.
    } Both of you will be told.
happenings-act_dropped =
    { $act ->
        [substitution] { $by } does not take over a seat in this game after all: it goes on as it is.
       *[other]
            { $why ->
                [gone]
                    The ruling that moves were to be { $act ->
                        [take_back] withdrawn
                       *[other] given back
                    } came to nothing: { $act ->
                        [take_back] none of them is left
                       *[other] the game had gone on by then
                    }.
               *[other]
                    The ruling that moves were to be { $act ->
                        [take_back] withdrawn
                       *[other] given back
                    } no longer holds: the game goes on as it is.
            }
    }{ $reason ->
        [yes] { " " }The reason: "{ $reason }"
       *[no] { "" }
    }
happenings-corrected = The arbiter has corrected the result of this game. The reason: "{ $reason }"
happenings-counts_nothing =
    Yet it counts for nothing in the table: { $who ->
        [you] you are out of the event with fewer than half of your matches completed (16.2).
        [opponent] { $opponent } is out of the event with fewer than half of the matches completed (16.2).
        [both] both of you are out of the event with fewer than half of your matches completed (16.2).
       *[one] one of you is out of the event with fewer than half of the games completed (16.2).
    }
happenings-drawn_by_old_result = It was drawn because of the result of { $game }, which no longer stands as it was.
happenings-seat_taken = Your opponent is now { $opponent }, in place of { $player }. The arbiter's reason: "{ $reason }"
happenings-took_seat = You play this game on in place of { $player }. The arbiter's reason: "{ $reason }"
happenings-may_appeal =
    This is ruling { $ruling }{ $rule ->
        [yes] , by rule { $rule }
       *[no] { "" }
    }. If you do not agree, answer this letter by { FULL_DAY(CALENDAR($until)) } with a line that begins "appeal:" and says why.

## letter: The sentences that letters about a game share. Times are local to the reader.
# the same for every letter about a position, so that they stay together
letter-subject =
    { $g-game } { $g-winner ->
        [yes]
            { $g-winner ->
                [you] you won
                [opponent] you lost
                [draw] draw
               *[nobody]
                    { $g-ending ->
                        [annulled] annulled
                       *[other] nobody won
                    }
            }
       *[no]
            { $g-turn ->
                [you]
                    your move { $g-ply }{ $g-due ->
                        [yes] , due { DAY(LOCAL($g-due, $g-time_zone)) }
                       *[no] { "" }
                    }
               *[other]
                    { $g-acted ->
                        [yes] received, now move { $g-ply }
                       *[no] your opponent's move { $g-ply }
                    }
            }
    }
# the answer ends here
letter-marker = reply above this line
# whose turn
letter-your_turn = It is your turn: move { $ply }.
letter-their_turn =
    { $opponent } { $told ->
        [yes] has been told and is now
       *[no] is
    } to play move { $ply }. You need not do anything.
letter-deadline = Your move { $ply }, by { MOMENT($due) }: { SPAN($left) } left.
letter-by = Your move by { SHORT_WEEKDAY(WEEKDAY($due)) } { DAY($due) }.
letter-their_time = The answer is due by { MOMENT($due) }, in { SPAN($left) }.
letter-your_clock = Your clock has stood still since { MOMENT($since) }: letters to you came back. It runs again as soon as a letter of yours arrives.
letter-ran_out =
    The time was over on { MOMENT($due) }.{ $winner ->
        [opponent] { " " }If that cannot be right, please write to the arbiter, { $arbiter }.
       *[other] { "" }
    }
letter-their_clock = { $opponent }'s clock has stood still since { MOMENT($since) }: letters to { $opponent } came back. The arbiter has been told.
letter-your_late =
    Your time was up on { MOMENT($due) }{ $by ->
        [claimed] , and { $opponent } has claimed the win. Only a move of yours that arrived before the claim still counts.
        [arbiter] . The arbiter decides what follows. A move of yours that arrives before that still counts.
       *[other] . { $opponent } may claim the win. A move of yours that arrives before the claim still counts.
    }
letter-their_late =
    { $opponent }'s time was up on { MOMENT($due) }{ $by ->
        [claimed] , and you have claimed the win. It is yours unless a move arrived before your claim: you hear as soon as all letters have been read that came before it.
        [arbiter] . The arbiter has been told and decides what follows.
       *[other] . To claim the win, answer "claim time". Until your claim arrives, a move of { $opponent }'s still counts.
    }
letter-paused_clock = The arbiter stopped the clock on { MOMENT($since) }. No time passes until the arbiter starts it again; moves can be made all the same.
letter-my_limits = Your time: { dates-limits }.
letter-their_limits = { $opponent }'s time: { dates-limits }.
letter-they_have = For the move after it { $opponent } has { SPAN($time) }.
letter-you_have = For your move after it you have { SPAN($time) }.
# what to answer
letter-tap =
    { IN($code, "place_opening", "place_declare", "name_opening") ->
        [yes]
            Tap an opening below: a letter opens with your answer in it, and you only have to send it.{ $code ->
                [place_declare] { " " }It asks for 3 fifth moves: change the number first if you like.
               *[other] { "" }
            }{ $code ->
                [name_opening] { " " }It has a move 4 in it too: change that first if you like.
               *[other] { "" }
            }
       *[no]
            { $brief ->
                [yes] Tap a point and send the letter.
               *[no] Tap the point that you want on the board below: a letter opens with your answer in it, and you only have to send it.
            }{ $code ->
                [play_declare] { " " }It asks for 3 fifth moves: change the number first if you like.
               *[other] { "" }
            }
    }
letter-fill_in = Fill in: { $text }
letter-filled_in = The button opens a letter with an example in it. Put your own points in their place before you send it.
letter-play_it = Play it: { $text }
letter-how = Reply to this letter and write your answer at the top, on a line of its own, for instance: { $example }
letter-free_move = Write my move
letter-answer =
    { STARTSWITH($text, "keep ") ->
        [yes] Choose { REMOVEPREFIX($text, "keep ") } as the fifth move
       *[no]
            { CODE($text) ->
                [black] I will be black
                [white] I will be white
                [accept] Draw? Yes, thank you
                [decline] Draw? No, we play on
                [resign] I want to resign ...
                [show] Send me the board again
                [pass] No stone: pass
                [leave] Leave the stone to the other
                [fifths] I play Black and offer fifths
                [claim_five] I claim a five
                [claim_forbidden] I claim: forbidden move
                [claim_time] I claim the win on time
                [claim_draw] I claim a draw
                [cancel_ifs] Cancel my moves in advance
               *[other] Answer: { moves-own }
            }
    }
letter-confirm = Yes, end the game: I resign
letter-yes =
    { $what ->
        [letter] Yes, that letter is mine
        [address] Yes, write to that address
        [remove] Yes, strike that address out
        [forget] Yes, forget me
       *[withdraw] Yes, I leave the event
    }
letter-draw_theirs = { $opponent } offers a draw: answer "accept" or "decline". A move declines it, too.
letter-draw_yours = Your draw offer stands until { $opponent } answers.
letter-orders =
    You can also write { $example ->
        [yes] a move with a draw offer ("{ $example }, draw?"),{ " " }
       *[no] { "" }
    }{ $turn ->
        [opponent] moves in advance (see "help"),{ " " }
       *[other] { "" }
    }"resign", "show" (for the board again) or "help" (for all about playing by mail).
letter-brief = You can also write: { JOIN(EACH($orders, "letter-order"), " · ") }
letter-order =
    { CODE($item) ->
        [show] show
        [pass] pass
        [claim_five] claim five
        [claim_forbidden] claim forbidden
        [claim_draw] claim draw
        [resign] resign
        [resign_single] resign single
        [help] help (all orders)
       *[other] { $item }
    }
letter-claims =
    In this event a win has to be claimed. If you make a five, { $example ->
        [yes] write "{ $example }, claim five" with the move, or{ " " }
       *[no] { "" }
    }write "claim five" before you make your next move.{ HOLDS($kinds, "forbidden") ->
        [yes] { " " }If Black makes a forbidden move, White writes "claim forbidden" before White's next move; an overline can be claimed later too, until Black makes a five.
       *[no] { "" }
    }
letter-draw_claim = Enough moves are made for a draw to be claimed: who wants it writes "claim draw".
# moves in advance: the reader's own secret
letter-ifs = Your moves in advance ({ $opponent } does not see them):
letter-if_line = { JOIN(EACH($pairs, "letter-if_line-each"), "") }
letter-if_line-each =
    { $number ->
        [1] if { $opponent }{ " " }
       *[other] ; then if { $opponent }{ " " }
    }{ DOES($item-0, 1) }, you { DOES($item-1, 0) }
letter-cancel_ifs = To take all of them back, write "cancel ifs".
# parts
letter-notes = Your notes (nobody else sees them):
letter-appeal = Appeal against ruling { $number }
letter-appeal_sample = appeal { $number }:
letter-not_passed_on =
    I did not pass this on to { $opponent }: "{ $lines-0 }"{ MORE(COUNT($lines), 1) ->
        [yes]
            { " " }(and { SUB(COUNT($lines), 1) } { SUB(COUNT($lines), 1) ->
                [one] more line
               *[other] more lines
            })
       *[no] { "" }
    }.{ $may_write ->
        [yes] { " " }What { $opponent } is to read belongs below a line of three dashes, or behind "msg:".
       *[no] { "" }
    }
letter-message = { $opponent } writes:
letter-moves =
    { $opening ->
        [yes] Opening { $opening }.{ " " }
       *[no] { "" }
    }{ $over ->
        [yes] All moves:
       *[no] Moves so far:
    } { REPLACE($record, "[1 fifths]", "[1 fifth]") }{ HOLDS($record, "*") ->
        [yes]
            { " " }{ $star ->
                [captured] (* = captured)
                [recoloured] (* = recoloured)
               *[advance] (* = entered in advance)
            }
       *[no] { "" }
    }
letter-refused =
    { ANY(ONLY($codes, "already_played"), ONLY($codes, "goes_on")) ->
        [yes] All is well:
       *[no]
            { ANY(ONLY($codes, "confirm_resign"), ONLY($codes, "confirm_concede"), ONLY($codes, "resign_which"), ONLY($codes, "several_ways"), ONLY($codes, "unclear")) ->
                [yes] One question first:
               *[no]
                    { ANY(ONLY($codes, "phrase_stands_in"), ONLY($codes, "too_many_letters"), ONLY($codes, "too_big"), ONLY($codes, "not_arrived"), ONLY($codes, "asterisk"), ONLY($codes, "not_needed")) ->
                        [yes] Please note:
                       *[no]
                            { COUNT($codes) ->
                                [one] This could not be done:
                               *[other] These could not be done:
                            }
                    }
            }
    }
letter-wrote = You wrote: { $line }
letter-unchanged = Nothing has changed on the board.
letter-receipt =
    Your letter arrived on { MOMENT($local) }{ ANY(UTCOFFSET($local), NOT(SAME(PLACE($local), "UTC"))) ->
        [yes] , which is { CLOCK($utc, "%H:%M") } UTC
       *[no] { "" }
    }. It took you { SPAN($used) }; for your next move you have { SPAN($left) }.
letter-others =
    { $waiting ->
        [one] Your other games: { $game } waits for your answer
       *[other] Your other games: { $waiting } wait for you, next { $game }
    }{ $due ->
        [yes] { " " }by { MOMENT($due) }
       *[no] { "" }
    }.
letter-identity =
    { $match ->
        [yes] Match
       *[no] Game
    } { $game }, { $event_name }
letter-proof = Proof of the game so far: { $characters }
letter-brings = To see the board of { $game } before you answer, answer this letter with the word "{ $order }".
letter-dear =
    Dear { $name ->
        [yes] { $name }
       *[no] player
    },
letter-how_it_is_played = How it is played
letter-help_page = All about playing by mail, on one page: { $page }
letter-how_a_game_begins = How a game begins
letter-kind_regards = Kind regards
letter-greeting =
    { $mine ->
        [yes] Dear { $name }
       *[no] Hello
    },
letter-if_it_counts_this = If it counts, this is all that it does:
letter-and_gets_to_read =
    And { $g ->
        [yes] { $g-opponent }
       *[no] your opponent
    } gets to read:
letter-your_level = Your level
letter-dear_2 =
    Dear { $name ->
        [yes] { $name }
       *[no] player
    },
letter-the_reason = The reason: "{ $news-reason }"
letter-for_the_ranking_committee = For the ranking committee and the board
letter-against =
    { $game-game } against { $game-opponent }{ $game-colour ->
        [yes] , you are { BOARD_COLOUR($game-colour) }
       *[no] { "" }
    }: { $game-turn ->
        [you]
            { $game-move ->
                [no]
                    you { $game-colour ->
                        [yes] begin
                       *[no] place the first stones
                    }
               *[yes] the first stone is placed, and you make move { $game-move }
            }{ $game-due ->
                [yes] , by { MOMENT(LOCAL($game-due, $time_zone)) }
               *[no] { "" }
            }
       *[other]
            { $game-move ->
                [no]
                    { $game-opponent } { $game-colour ->
                        [yes] begins
                       *[no] places the first stones
                    }
               *[yes] the first stone is placed, and { $game-opponent } makes move { $game-move }
            }
    }
letter-for_every_game_in =
    { $placed ->
        [no] For every game in which you begin you also get a letter with the board. Where your opponent begins, just wait for it.
       *[yes] For every game in which it is your turn you also get a letter with the board. Where it is your opponent's, just wait for it.
    }
letter-write_to_arbiter =
    If you have a question, or something is not right, write to the arbiter{ $event-arbiter ->
        [yes] , { $event-arbiter }
       *[no] { "" }
    }: answers to this letter are read by a program alone.
letter-withdraw = withdraw { $event-id }          I do not want to play

## levels: What an event did to a level, one sentence for each `reason` of the event file; `new_unranked` says why.
levels-name = { $level }
levels-rise2 = You rise two levels, from { $before } to { $after }. Congratulations!
levels-rise1 = You rise one level, from { $before } to { $after }. Congratulations!
levels-confirmed = You have confirmed { $after }.
levels-kept = You keep { $after }.
levels-kept_most_points = You keep { $after }, because nobody in the event scored more points.
levels-fell = Your level is now { $after } (it was { $before }).
levels-too_few_participants = Fewer than five players took part, so no levels change.
levels-too_few_games = You completed too few games for a norm, so your level does not change.
levels-too_few_opponents = You met too few opponents near your level for a norm, so your level does not change.
levels-new = This event gives you your first level: { $after }. Welcome!
levels-new_too_few_participants = This event could not give you a level yet: that takes an event of at least five players.
levels-new_too_few_games = This event could not give you a level yet: that takes at least seven completed games.
levels-new_too_few_opponents = This event could not give you a level yet: that takes at least five completed games against players near the level that your results show, or above it.
levels-proposed = The level { $after } is a proposal until the federation's board has confirmed it.

## me: About the reader: settings, the digest, the calendar, everything that is kept, the end.
# the language's own name, then others by which it may be asked for
me-language_names = English, engelska
# A setting in words. `value` is as it is kept, "" for what nobody has changed; `name` and `place` are the language's own name and the town of the time zone.
me-setting =
    { $code ->
        [language] Language: { $name }
        [time_zone]
            Time zone: { $value ->
                [yes] { $value } (the clock in { $place })
               *[no] that of your event
            }
        [text]
            Letters: { $value ->
                [yes] text only, without pictures and buttons
               *[no] with pictures and buttons
            }
        [digest]
            How often: { $value ->
                [yes] one letter a day, at { $value }:00 ({ $place })
               *[no] every letter at once
            }
        [board]
            Boards in text: { $value ->
                [discs] black and white discs, ● and ○
                [letters] told in words, to be read aloud
               *[other] X and O
            }
        [letters]
            Game letters: { $value ->
                [short] short, how to answer in one line
                [full] in full, how to answer in every letter
               *[other] how to answer in full for your first three moves
            }
        [receipts]
            Receipts: { $value ->
                [off] no letter for a plain move of yours; the next letter about the game says what it cost
               *[other] a letter for every move of yours
            }
        [calendar]
            Calendar: { $value ->
                [yes] letters bring your deadlines as calendar entries
               *[no] no calendar entries
            }
        [announcements]
            New events: { $value ->
                [yes] no letters about them
               *[no] a letter about each
            }
        [reminders]
            Reminders: { $value ->
                [yes]
                    { $value ->
                        [none] only the last one of the event
                       *[other] { REPLACE($value, " ", ", ") }, and the last one of the event
                    }
               *[no] as each event has them
            }
        [notation] { me-notation }
        [side] { me-side }
        [forced] { me-forced }
       *[other] { "" }
    }
me-addresses =
    { COUNT($list) ->
        [one] Address: { $list-0 }
       *[other] Addresses: letters go to { $list-0 }; you can also write from { JOIN(BUT_FIRST($list), ", ") }
    }
me-changed = { $text } (new)
# the digest
me-digest_costs = Please note: your time runs while news waits for your daily letter. Reminders still come on time, and a letter that cannot wait until then comes at once.
me-digest_turns =
    { $turns ->
        [0]
            { $games ->
                [one] news of a game
               *[other] news of { $games } games
            }
       *[other]
            your turn in { $turns ->
                [one] a game
               *[other] { $turns } games
            }
    }
me-digest_intro =
    Here is what has happened in { $games ->
        [one] one of your games
       *[other] { $games } of your games
    } since my last letter.
me-digest_game = { $game } against { $opponent }
me-digest_over =
    { $winner ->
        [you] won
        [opponent] lost
        [draw] draw
       *[other] over
    }
me-digest_tap =
    { $turns ->
        [0] Tap a game, and a letter opens that asks for its board.
       *[other]
            Tap a game where it is your turn, and a letter opens for your answer.{ SAME($turns, $games) ->
                [yes] { "" }
               *[no] { " " }Any other opens one that asks for its board.
            }
    }
me-digest_answer = To answer, write for instance: { $game } { $ply }. { $example }
me-digest_how = You can answer all these games in one reply. Give every answer a line of its own, with the numbers of the game and of the move in front.
me-digest_off =
    { $hour ->
        [yes] You get one letter a day, at { $hour }:00 ({ $place }). Write "set digest off" to get every letter at once.
       *[no] From now on you get every letter at once.
    }
# the calendar
me-calendar_entry = Move due: { $game } against { $opponent }
me-calendar_note = Your answer in the game { $game } must have arrived by now. Answer the letter with the board.
# what somebody tells who wants to take part
me-form_label =
    { $code ->
        [name] Name
        [country] Country
        [club] Club
       *[member_no] Member number
    }
me-form_button = Fill in and send

## norms: What it takes to rise, confirm and keep a level; `n` are a player's norms.
norms-amount =
    { $text } { $text ->
        [1] point
       *[other] points
    }
norms-completed =
    { $n-completed } completed { $n-completed ->
        [one] game
       *[other] games
    }
# In the start letter.
norms-goal =
    { $n-reason ->
        [too_few_participants] No level can be won or lost in this event: fewer than five players take part.
        [too_few_games] You have fewer than seven games in this event, too few for a level to be won or lost.
       *[other]
            { $n-reason ->
                [yes] Fewer than five of your games are against players near your level or above it, too few for your level to change in this event.
               *[no]
                    { $n-level ->
                        [yes] You start with { $n-level }. In your { $n-scheduled } games it takes:
                       *[no] You have no level yet. This event can give you your first one when it closes, if you complete at least seven games.
                    }
            }
    }
norms-beyond =
    { MORE(EXACT($norm), $n-scheduled) ->
        [yes] { " " }(more than your games can give)
       *[no] { "" }
    }
norms-rise2 = { AMOUNT($n-rise2) } to rise two levels, to { $n-rise2_level }{ BEYOND($n, $n-rise2) }
norms-rise1 = { AMOUNT($n-rise1) } to rise one level, to { $n-rise1_level }{ BEYOND($n, $n-rise1) }
norms-confirm = { AMOUNT($n-confirm) } to confirm { $n-level }
norms-keep = { AMOUNT($n-keep) } to keep { $n-level }
norms-so_far =
    So far you have { AMOUNT($n-points) } from { norms-completed }. Until the event closes all this is preliminary.{ $n-new_players ->
        [yes] { " " }{ norms-moving }
       *[no] { "" }
    }
# Whose strength nobody knows for sure yet.
norms-moving =
    Preliminary: { $n-new_players } new { $n-new_players ->
        [one] player takes
       *[other] players take
    } part, and this can still change.
# To a new player: what some results would give as things stand, `n.first`.
norms-first =
    As things stand it takes { JOIN(EACH($n-first, "norms-first-each"), " and ") }. Until the event closes this is preliminary.{ $n-new_players ->
        [yes] { " " }{ norms-moving }
       *[no] { "" }
    }
norms-first-each =
    { $number ->
        [1] { AMOUNT($item-1) } from your { $n-scheduled } games
       *[other] { AMOUNT($item-1) }
    } for { $item-0 }
# one line of a letter: what fits of it
norms-line =
    { $n-level ->
        [yes] { FITTING(TEXT(norms-norms, norms-whole, norms-you_have), TEXT(norms-norms, norms-whole, norms-you), TEXT(norms-norms_prelim, norms-whole, norms-you), TEXT(norms-prelim, norms-whole, norms-you), TEXT(norms-norms, norms-fewer, norms-you_have), TEXT(norms-norms, norms-fewer, norms-you), TEXT(norms-norms_prelim, norms-fewer, norms-you), TEXT(norms-prelim, norms-fewer, norms-you), TEXT(norms-prelim, norms-least, norms-you)) }
       *[no]
            { $n-first ->
                [yes] { FITTING(TEXT(norms-first_preliminary, norms-you_have), TEXT(norms-first_level, norms-you)) }
               *[no] Complete seven games or more for your first level{ norms-you_have }
            }
    }
norms-you_have =
    { $n-completed ->
        [yes] ; you have { norms-made }
       *[no] { "" }
    }.
norms-you =
    { $n-completed ->
        [yes] ; you { norms-made }
       *[no] { "" }
    }.
norms-made = { $n-points } of { $n-completed }
norms-first_levels = { JOIN(EACH($n-first, "norms-first_levels-each"), ", ") } of { $n-scheduled }
norms-first_levels-each = { $item-0 } { $item-1 }
norms-first_preliminary = Preliminary first level: { norms-first_levels }
norms-first_level = First level: { norms-first_levels }
norms-norms =
    { ALL($n-preliminary, NOT($n-new_players)) ->
        [yes] Preliminary norms:{ " " }
       *[no] Norms:{ " " }
    }
norms-norms_prelim =
    { ALL($n-preliminary, NOT($n-new_players)) ->
        [yes] Prelim. norms:{ " " }
       *[no] Norms:{ " " }
    }
norms-prelim =
    { ALL($n-preliminary, NOT($n-new_players)) ->
        [yes] Prelim.:{ " " }
       *[no] Norms:{ " " }
    }
norms-to_rise2 =
    { ALL($n-rise2, NOT(HOLDS($n-beyond, "rise2"))) ->
        [yes] { $n-rise2_level } { $n-rise2 }
       *[no] { "" }
    }
norms-to_rise1 =
    { ALL($n-rise1, NOT(HOLDS($n-beyond, "rise1"))) ->
        [yes] { $n-rise1_level } { $n-rise1 }
       *[no] { "" }
    }
norms-to_confirm = confirm { $n-confirm }
norms-to_keep = keep { $n-keep }
norms-whole = { JOIN(LIST(norms-to_rise2, norms-to_rise1, norms-to_confirm, norms-to_keep), ", ") } of { $n-scheduled }
norms-fewer =
    { MORE(EXACT($n-keep), EXACT($n-points)) ->
        [yes] { JOIN(LIST(ANY(norms-to_rise1, norms-to_rise2), norms-to_confirm, norms-to_keep), ", ") } of { $n-scheduled }
       *[no] { JOIN(LIST(norms-to_rise2, norms-to_rise1, norms-to_confirm), ", ") } of { $n-scheduled }
    }
norms-least = { norms-to_confirm }, { norms-to_keep } of { $n-scheduled }

## notices: What the arbiter is told.
# why a letter is set aside
notices-set_aside =
    { $reason ->
        [foreign_address] It answers a letter of ours, but comes from an address that is not registered for the player. The player is asked by mail whether it is theirs.
        [unconfirmed] It is in a player's name, and nothing proves that the player wrote it. The sender is asked by mail to confirm it.
        [auto_reply_with_order] It looks like an automatic reply, but has a move in it.
        [list_mail_with_order] It looks like mail to many, but has a move in it.
        [bounce_with_order] It looks like a report of a mail server, but has a move in it.
        [entry_in_doubt] Somebody would like to take part, and by what the mail server says the sender may be forged.
        [too_big] It is too big to be read. If it is a player's, they are asked for a smaller one.
        [unreadable] It cannot be read as a letter.
        [no_sender] It does not say who sent it.
        [two_senders] It names more than one sender.
        [not_handed_out] The mail server did not hand it out.
        [crashed] The program stopped at it again and again.
        [failed] The program failed at it again and again.
       *[other] It could not be handled.
    }
notices-letter_set_aside =
    { notices-set_aside } It came from { $sender ->
        [yes] { $sender }
       *[no] nobody who is named
    }{ $subject ->
        [yes] , with the subject "{ $subject }"
       *[no] { "" }
    }.
notices-letter_undelivered =
    Its subject was { $subject ->
        [yes] "{ $subject }"
       *[no] empty
    }. The mail server said { $reply ->
        [yes] "{ $reply }"
       *[no] nothing
    }.{ $elsewhere ->
        [yes] { " " }The same has been sent to { $elsewhere }.
       *[no] { "" }
    }
notices-entry_asked =
    { $name } ({ $address }) is number { $place } in the queue; { $free ->
        [yes]
            { $free ->
                [one] there is one free place
               *[other] there are { $free } free places
            }
       *[no] there is no free place
    }.
notices-late_asked = { $name } ({ $address }) would like to join { $event }, which has already begun (26.4).
notices-entry_left = { $name } has left { $event } before the start; { $entered } of { $most } places are taken. Who waited for a place has it already, if you have said yes to them.
notices-place_free = { $name } is the first of those who wait for your yes.
notices-event_filled = { $event } is full: all { $most } places are taken. Further wishes wait in the order in which they come.
notices-too_few =
    Entries to { $event } are over, and { $entered ->
        [one] one player is
       *[other]
            { $entered ->
                [yes] { $entered }
               *[no] no
            } players are
    } entered; by its file there should be { $least }.{ ALL($ranked, MORE(5, $entered)) ->
        [yes] { " " }With fewer than five players its results count for no correspondence ranking (article 3, paragraph 1).
       *[no] { "" }
    }
notices-player_left =
    { $name } ({ $player }) has left { $event }, having been told what it costs and asked again. { $running ->
        [one] One game that was
       *[other]
            { $running ->
                [yes] { $running }
               *[no] No
            } games that were
    } going and { $unstarted ->
        [one] one that had
       *[other]
            { $unstarted ->
                [yes] { $unstarted }
               *[no] none
            } that had
    } not begun { ADD($running, $unstarted) ->
        [one] counts
       *[other] count
    } as lost{ $annulled ->
        [yes] ; fewer than half of the games had been completed, so none of the results counts in the table (16.2)
       *[no] { "" }
    }{ $waiting ->
        [yes] ; in { JOIN($waiting, ", ") } time had run out before, which is looked at first
       *[no] { "" }
    }{ $undecided ->
        [yes] , and whether the results count in the table hangs on that
       *[no] { "" }
    }. The opponents know.
notices-stranger_entry =
    { $name ->
        [yes] { $name } ({ $address })
       *[no] { $address }
    } is not in the register and would like to take part{ $event ->
        [yes] { " " }in { $event }
       *[no] { "" }
    }. The answer to them says that you decide.
notices-stranger_form =
    { $name }, who is not in the register, would like to take part{ $event ->
        [yes] { " " }in { $event }
       *[no] { "" }
    }. The address { $address } is confirmed.{ $given ->
        [yes] { " " }They give: { JOIN($given, ", ") }.
       *[no] { "" }
    }{ $voucher ->
        [yes]
            { $voucher ->
                [good] { " " }Their voucher is good.
                [bad] { " " }They give a voucher that is not good for this event.
               *[none] { " " }This event takes a voucher, and they give none.
            }
       *[no] { "" }
    }
notices-withdrawal_asked =
    { $name } ({ $player }, { $address }) would like to withdraw from { $event }.{ $running ->
        [yes]
            { " " }{ $running ->
                [one] One game is
               *[other] { $running } games are
            } still going and would be lost{ $annulled ->
                [yes] ; with fewer than half of the games completed, the player would be taken out of the table
               *[no] { "" }
            }.
       *[no] { "" }
    }
notices-player_forgotten =
    The player { $player } has asked to be forgotten, and has been. { $addresses ->
        [yes]
            I cannot delete anything on the mail server: please empty its folder "{ $folder }" of their letters (from { JOIN($addresses, ", ") }{ $first ->
                [yes] , dated { $first } to { $last }
               *[no] { "" }
            }) and of answers that quote them.{ " " }
       *[no] { "" }
    }{ $reported ->
        [yes] Reports with their name were written of { JOIN($reported, ", ") }. In the database they are nameless now, but the files on disk, what was printed or published and what the committee has are not: write them anew (corr report EVENT --out FILE) and delete the old ones. So with what you exported: who imports an old export has the player again.{ " " }
       *[no] { "" }
    }Do the same with your backups, and then delete this notice. My copy of it is gone.
notices-player_unreachable =
    The mail server of { $name } ({ $player }, { $where }) said { $reply ->
        [yes] "{ $reply }"
       *[no] nothing
    }. { $games ->
        [yes] The clock stands still in { JOIN($games, ", ") }
       *[no] It is not their turn in any game; when it is, their clock stands still
    }.{ $alone ->
        [yes] { " " }So far only a report says so, and who reads a letter could make one up: in one turn the clock stands still for no longer than a move may take.
       *[no] { "" }
    } Please find another way to reach { $name }.
notices-report_refuted =
    On { MOMENT($reported) } a mail server reported that a letter to { $name } ({ $player }) did not arrive. { $name } has answered that very letter; the answer came on { MOMENT($answered) }. So the report was wrong, or made up. { $games ->
        [yes] The time for which the clock stood still counts after all in { JOIN($games, ", ") }.
       *[no] No time is counted for it.
    }
notices-bounce_unproven =
    A bounce says that a letter to { $name } ({ $player }, { $where }) did not arrive, but it does not prove that it is about a letter of ours. The mail server said { $reply ->
        [yes] "{ $reply }"
       *[no] nothing
    }. No clock has been stopped.
notices-bounce_unclear =
    A mail server has written back to a letter to { $name } ({ $player }, { $where }), and I cannot make out whether the letter arrived. It says { $reply ->
        [yes] "{ $reply }"
       *[no] nothing
    }. No clock has been stopped.
notices-answers_held = More letters are being asked for than { $limit } an hour, and no moves explain them: { $waiting } wait to be sent. Letters about moves go out as always. Are two programs writing to each other?
notices-same_words =
    Is { $name } away? { $where } has answered for the third time with the same words and no order: { $words ->
        [yes] "{ $words }"
       *[no] none at all
    }. That is most probably a program, so I answer such letters no more, and they hold no clock. You are told this once.
notices-letters_flood = { $sender } has sent more than { $limit } letters that wait to be handled. Further ones have been set aside.
notices-mailbox_unread = The mailbox has not been read since { MOMENT($since) }: { $reply }. Where the program runs, "corr doctor" says what to mend.
notices-put_off =
    { $what ->
        [game] Looking at the clock of { $name }
        [event] Looking at the rounds of { $name }
        [digest] The digest for { $name }
        [morning] The morning letter to the arbiters
        [purge] Throwing old letters away
        [levels] Looking for levels that fall
       *[month] The monthly letter about the rankings
    } has failed. Everything else goes on. Where the program runs, "corr check" may say more.
notices-purge_waits =
    { $part } of { $whole } { $what ->
        [letters] letters in the database
       *[mails] mails on the mail server
    } are old enough to be thrown away. That is more than a tenth at once, so I wait for your yes: the clock or a setting may be wrong. Look where the program runs with "corr purge --dry-run" and at [retention]; if it is right, run "{ $command }" there.
notices-clocks_differ = A letter came on { FULL_DAY($came) }, { CLOCK($came) }, by the mail server's clock, when it was { FULL_DAY($now) }, { CLOCK($now) }, by mine ({ PLACE($now) }): one of the two clocks is wrong. Please have both set right (NTP). Everything else goes on. Where the program runs, "corr doctor" says more.
notices-round_waits =
    Round { $round } of { $event } should begin now, but { COUNT($games) ->
        [one] a game is
       *[other] games are
    } still going: { JOIN($games, ", ") }. Please say what { COUNT($games) ->
        [one] it
       *[other] each of them
    } will most probably become (26.5); it counts for the draw only, and the game goes on.
notices-last_round_waits =
    Round { $round } of { $event }, the last one, should begin now, but { COUNT($games) ->
        [one] a game is
       *[other] games are
    } still going, and none may be when it is drawn (14.1): { JOIN($games, ", ") }.
notices-round_fails = It should begin now, and this stands in the way: { $why }.
notices-time_over = The time of { $name } in { $game } against { $opponent } was up on { MOMENT($due) }, and you decide what follows.
notices-lost_in_time = A letter of { $name } in { $game } against { $opponent } arrived on { MOMENT($arrived) }, in time, but had to wait until somebody had looked at it. Meanwhile the game was lost on time: the time was up on { MOMENT($due) }.
notices-player_silent =
    Nothing has come from { $name } ({ $player }) { $since ->
        [yes] since { FULL_DAY($since) }
       *[no] at all
    }, and { $event } has waited for { $days } { $days ->
        [one] day
       *[other] days
    } in { JOIN($games, ", ") }.
notices-games_wrong = Somebody plays whom these no longer bring together: { $why }.
notices-handed_over = { $event } is no longer run from here: it goes on at { $to }. From now on send your commands there; here nothing can be done about it any more.
notices-taken_back = { $event } had been handed over to { $to }, and that is taken back: it goes on at { $here }, where commands about it are to be sent. Whoever has imported its file at { $to } must not let it go on there as well: please write to { $here } at once.
notices-appealed =
    The decision is yours, for good. The ruling: { $what }. Its reason{ $rule ->
        [yes] , by rule { $rule }
       *[no] { "" }
    }: "{ $reason }" { $name } writes: "{ $words }"
notices-appeal_noted = { $name } writes: "{ $words }" The committee has it before it.
notices-appeal_changed = The ruling falls, and that is final. The committee: "{ $reason }" What the ruling did is undone. If the committee says what is to be done instead, that is still to be ruled.
notices-appeal_decided =
    { $stands ->
        [yes] The ruling stands
       *[no] The ruling falls
    }, and that is final. The reason: "{ $reason }"{ $stands ->
        [yes] { "" }
       *[no]
            { $past ->
                [yes] { " " }It was about a round that is drawn since, or was given anew: nothing is to be taken back.
               *[no] { " " }Please take the ruling back by another one.
            }
    }
notices-win_claimed =
    { $name } plays { $colour } and says: { $line }. { $finding ->
        [proved] Proved: every defence loses to fours and threes.
       *[other] Not decided: more positions would have to be looked at than a letter may cost.
    } The opponent has not been told.
notices-director_called =
    { $name } has called the tournament director in the match { $game } against { $opponent }{ $words ->
        [yes] { " " }and writes: "{ $words }"
       *[no] { " " }and does not say why.
    } Nothing is played and no clock runs until you answer; both are told of it. The match so far: { $record }
notices-panel_wanted =
    It takes three experienced players, whom you name: no arbiter of the event and none of those concerned. The clock of the match stands still until they have decided. The ruling: { $what }. Its reason{ $rule ->
        [yes] , by rule { $rule }
       *[no] { "" }
    }: "{ $reason }" { $name } writes: "{ $words }"
notices-panel_votes =
    You are asked to decide this appeal with two others: { JOIN($members, ", ") }. Two votes alike decide, for good. Reply with a line "vote uphold: why" or "vote change: what instead, and why"; you are asked once whether it is meant so. The ruling: { $what }. Its reason{ $rule ->
        [yes] , by rule { $rule }
       *[no] { "" }
    }: "{ $reason }" { $name } writes: "{ $words }"{ COUNT($letters) ->
        [0] { "" }
       *[other] { " " }What was written to the director: { JOIN($letters, "; ") }.
    }{ $record ->
        [yes] { " " }The match: { $record }
       *[no] { "" }
    }
notices-panel_over = The ruling was undone, and the appeal has ended with it: your vote is not asked for any more. Thank you.
notices-panel_left = Another committee was named for it: your vote is not asked for any more. Thank you.

## notice_heads: What has happened, in one line without a stop: the heading of a notice, and its subject.
notice_heads-letter_set_aside =
    A letter { $sender ->
        [yes] from { $sender }
       *[no] without a sender
    } was set aside
notice_heads-letter_undelivered = A letter to { $recipient } did not arrive
notice_heads-entry_asked = { $name } would like to take part in { $event }
notice_heads-stranger_entry =
    { $name ->
        [yes] { $name }
       *[no] { $address }
    } would like to take part{ $event ->
        [yes] { " " }in { $event }
       *[no] { "" }
    }
notice_heads-stranger_form =
    { $name } would like to take part{ $event ->
        [yes] { " " }in { $event }
       *[no] { "" }
    }
notice_heads-player_forgotten = Player { $player } has been forgotten
notice_heads-late_asked = { $name } would like to join { $event } late
notice_heads-entry_left = { $name } has left { $event }
notice_heads-place_free = A place in { $event } is free
notice_heads-event_filled = { $event } is full
notice_heads-too_few = { $event } has too few players to begin
notice_heads-player_left = { $name } has left { $event }
notice_heads-withdrawal_asked = { $name } would like to withdraw from { $event }
notice_heads-player_unreachable = Letters to { $name } come back
notice_heads-report_refuted = A report about { $name } was wrong
notice_heads-bounce_unproven = A bounce about { $name } that nothing proves
notice_heads-bounce_unclear = An unclear answer to a letter to { $name }
notice_heads-answers_held = More letters are asked for than { $limit } an hour
notice_heads-letters_flood = A flood of letters from { $sender }
notice_heads-same_words = The same words again and again from { $name }
notice_heads-mailbox_unread = The mailbox cannot be read
notice_heads-clocks_differ = Two clocks do not agree
notice_heads-put_off = Something has failed and is tried again
notice_heads-purge_waits = Old letters wait to be thrown away
notice_heads-round_waits = Round { $round } of { $event } waits for games that go on
notice_heads-last_round_waits = The last round of { $event } waits for games that go on
notice_heads-round_fails = Round { $round } of { $event } cannot be drawn
notice_heads-games_wrong = Games in { $event } do not follow from the results
notice_heads-handed_over = { $event } goes on elsewhere
notice_heads-taken_back = { $event } goes on here again
notice_heads-appealed = { $name } has appealed against ruling { $event }/{ $number }
notice_heads-appeal_noted = { $name } has appealed against your ruling { $event }/{ $number }
notice_heads-appeal_changed =
    The appeal against { $yours ->
        [yes] your ruling
       *[no] ruling
    } { $event }/{ $number } was allowed
notice_heads-appeal_decided =
    The appeal against { $yours ->
        [yes] your ruling
       *[no] ruling
    } { $event }/{ $number } was { $stands ->
        [yes] dismissed
       *[no] allowed
    }
notice_heads-time_over = The time of { $name } in { $game } is over
notice_heads-lost_in_time = { $name } wrote in time and lost { $game } on time
notice_heads-player_silent = Nothing comes from { $name } in { $event }
notice_heads-win_claimed = { $name } claims to win { $game }
notice_heads-director_called = { $name } calls the tournament director in { $game }
notice_heads-panel_wanted = { $name } has appealed against ruling { $event }/{ $number }: name a committee
notice_heads-panel_votes = Your vote on the appeal against ruling { $event }/{ $number }
notice_heads-panel_over = The appeal against ruling { $event }/{ $number }
notice_heads-panel_left = The appeal against ruling { $event }/{ $number }

## notice_else: What happens if nobody does anything about a notice.
notice_else-nothing = Nothing need be done.
notice_else-letter_set_aside =
    { $who ->
        [yes]
            { $until ->
                [yes] Nothing need be done at once: { $who } does not lose on time before { MOMENT($until) }. After that the clock counts as usual, and the letter stays here unanswered.
               *[no] Until you have done something, { $who } does not lose on time.
            }
       *[no] If you do nothing, it stays here unanswered; no clock waits for it.
    }
notice_else-letter_undelivered =
    { $elsewhere ->
        [yes] { notice_else-nothing }
       *[no] If you do nothing, it is not sent again.
    }
notice_else-entry_asked = If you do nothing, { $name } waits, and is not entered.
notice_else-stranger_entry = If you do nothing, they are not entered.
notice_else-stranger_form = If you do nothing, they are not entered; your morning letter asks again.
notice_else-player_forgotten = If you do nothing, those letters and files keep name and address.
notice_else-late_asked = If you do nothing, { $name } does not play.
notice_else-entry_left = { notice_else-nothing }
notice_else-place_free = If you do nothing, the place stays free.
notice_else-event_filled = { notice_else-nothing }
notice_else-too_few = If you do nothing, it does not begin.
notice_else-player_left = { notice_else-nothing }
notice_else-withdrawal_asked = If you do nothing, { $name } goes on playing.
notice_else-player_unreachable =
    If you do nothing, the clock runs again as soon as a letter of theirs arrives{ $alone ->
        [yes] , and otherwise when it has stood still for as long as a move may take
       *[no] { "" }
    }.
notice_else-report_refuted =
    { $games ->
        [yes] If you do nothing, that time counts.
       *[no] { notice_else-nothing }
    }
notice_else-bounce_unproven = Nothing need be done at once: { $name } does not lose on time before { MOMENT($until) }. After that the clock counts as usual.
notice_else-bounce_unclear = Nothing need be done at once: { $name } does not lose on time before { MOMENT($until) }. After that the clock counts as usual.
notice_else-answers_held = If you do nothing, they go out by and by, no more than { $limit } an hour.
notice_else-letters_flood = If you do nothing, they stay here unanswered. If the sender is a player, that player does not lose on time meanwhile.
notice_else-same_words = { notice_else-nothing }
notice_else-mailbox_unread = Until it can be read, the letters stay there and nobody loses on time; letters go out as always.
notice_else-clocks_differ = Until they agree, nobody loses on time; afterwards what a wrong clock of mine took is given back to every player.
notice_else-put_off =
    If you do nothing, it is tried again every hour{ $what ->
        [game] ; until it works, nobody loses this game on time
       *[other] { "" }
    }.
notice_else-purge_waits = If you do nothing, nothing is thrown away.
notice_else-round_waits = If you do nothing, the round is drawn when those games have ended.
notice_else-last_round_waits = If you do nothing, the round is drawn when no game is open.
notice_else-round_fails = If you do nothing, the round does not begin.
notice_else-games_wrong = If you do nothing, the games go on as they are.
notice_else-handed_over = { notice_else-nothing }
notice_else-taken_back = If nobody has imported its file elsewhere, nothing need be done.
notice_else-appealed = If you do nothing, the ruling holds, the appeal stays open, and your morning letter asks again.
notice_else-appeal_noted = { notice_else-nothing }
notice_else-appeal_changed = If you do nothing, the ruling is undone, and nothing else comes in its place.
notice_else-appeal_decided =
    { $commands ->
        [yes] If you do nothing, what the ruling did stays as it is.
       *[no] { notice_else-nothing }
    }
notice_else-time_over = If you do nothing, the game goes on: a move that arrives before you decide counts, and both players are told again every week.
notice_else-lost_in_time = If you do nothing, the game stays lost.
notice_else-player_silent = If you do nothing, the games and their clocks go on as they are.
notice_else-win_claimed = If you do nothing, the game goes on.
notice_else-director_called = If you do nothing, the match stands still.
notice_else-panel_wanted = If you do nothing, the ruling holds, the clock stands still, and your morning letter asks again.
notice_else-panel_votes = If you do nothing, the two others decide if they agree.
notice_else-panel_over = { notice_else-nothing }
notice_else-panel_left = { notice_else-nothing }

## does: What a command does that a letter advises; it stands above the command.
does-mail_show = To read it first:
does-mail_release = To have it handled after all:
does-mail_drop = To put it away unanswered:
does-mail_list = To see the list:
does-mail_resend = To send the board again, as it is now:
does-bounce_unproven_mail_release = If you believe it, so that the clock stops:
does-bounce_unproven_mail_drop = If you do not:
does-bounce_unclear_mail_release = If the letter did not arrive, so that the clock stops:
does-bounce_unclear_mail_drop = If it did:
does-letters_flood_mail_release = To have them handled after all:
does-letters_flood_mail_drop = To put them away unanswered:
does-same_words_mail_release = To have this one answered after all:
does-same_words_mail_list = To see all of them:
does-event_enter = If you agree:
does-too_few_event_enter = To enter one more, with a number or address in the place of PLAYER:
does-event_late = If you agree:
does-event_refuse = If you do not:
does-event_change = To take entries for longer, or ask for fewer players (min_players), with the changed file attached:
does-event_cancel = To call the event off:
does-event_withdraw = To withdraw the player:
does-player_add = If you agree:
does-stranger_entry_player_add = If you agree, with the name in the place of NAME:
does-player_unreachable = If you know that letters do not arrive, so that it stands still for longer:
does-player_reachable = If letters arrive again, so that the clock runs:
does-player_reachable_address = The same, with another address in the place of NEW:
does-clock_extend = To give more time:
does-report_refuted_clock_extend = If it must not count, to give it back:
does-clock_forfeit = To give the game as lost:
does-game_reopen = To let the game go on; then the letter has to be sent again:
does-game_claim = To look at the line:
does-event_assess = To say what a game will become, for example:
does-event_rule = To end a game with the result that is due, for example:
does-game_answer_claim_yes = To give the win:
does-game_answer_claim_no = To refuse the claim:
does-game_answer_call = To answer, so that the match goes on (TEXT is what both read):
does-appeal_panel = To name the three, addresses or players in the place of A, B and C:
does-appeal_vote_uphold = If the ruling is right:
does-appeal_vote_change = If it is to be changed:
does-game_points = To give who called a point:
does-director_called_event_warn = To warn who called without need:
does-director_called_clock_extend = To give time, once it goes on:
does-appeal_changed_any = What the ruling was, to be sent again with what the committee says instead in it:
does-appeal_decided_event_rule = To take the ruling back:
does-event_correct = To take the ruling back:
does-event_draw = To draw the round all the same:
does-round_fails_event_draw = To draw it, once nothing stands in the way:
does-event_redraw = To annul what is wrong and draw what follows:
does-event_reopen = First, to let the event run again:
does-undo = To take the ruling back:
does-log = To see all about it:
does-status = To see how everything is doing:
does-appeal_decide_allow = To allow the appeal, so that the ruling falls:
does-appeal_decide_dismiss = To dismiss it, so that the ruling stands:
does-ranking_confirm = To confirm the title:
does-ranking_confirm_refuse = To refuse it:
does-other = What can be done:
does-how =
    A command can be sent as it stands, from a tap or in an answer: you are shown what would happen before it is done.{ $wants_reason ->
        [yes] { " " }Only put your reason in the place of TEXT first.
       *[no] { "" }
    }

## outcomes: What the letter at an event's end tells of the reader's level; `o` is an outcome with its figures.
outcomes-scored =
    You scored { AMOUNT($o-points) } in { $o-completed } completed { $o-completed ->
        [one] game
       *[other] games
    }
outcomes-figures = { outcomes-here }{ outcomes-next }
outcomes-here =
    { $o-code ->
        [too_few_participants] { outcomes-participants }
        [new_too_few_participants] { outcomes-participants }
        [too_few_games] { outcomes-too_few }
        [new_too_few_games] { outcomes-too_few }
        [too_few_opponents] { outcomes-near }
        [new_too_few_opponents] { outcomes-near }
        [rise2] { outcomes-reached }
        [rise1] { outcomes-reached }
        [new] { outcomes-reached }
        [confirmed] { outcomes-scored }; the norm to confirm { $o-decided-level } was { NUMBER($o-decided-points) }.
        [kept_most_points] { outcomes-scored }, and nobody scored more in the event; the norm to keep { $o-own } was { NUMBER($o-decided-points) }.
        [kept] { outcomes-to_keep }
        [kept_lowest] { outcomes-to_keep }
        [fell] { outcomes-to_keep }
       *[other] { outcomes-scored }.
    }
outcomes-participants = { $o-participants } took part. { outcomes-scored }.
outcomes-too_few = { outcomes-scored }; a norm takes seven games.
outcomes-near = { outcomes-scored }, { $o-near } of them against players near the level or above it; a norm takes five such games.
outcomes-reached =
    { outcomes-scored }{ $o-decided-missing ->
        [yes] { "" }
       *[no] ; the norm for { $o-decided-level } was { NUMBER($o-decided-points) }
    }.
outcomes-to_keep = { outcomes-scored }; the norm to keep { $o-own } was { NUMBER($o-decided-points) }.
outcomes-next =
    { $o-next_one ->
        [yes]
            { $o-next_one-code ->
                [confirm] { " " }Confirming it would have taken { NUMBER($o-next_one-points) }.
                [keep] { "" }
               *[other]
                    { " " }{ $o-next_one-level } would have taken { NUMBER($o-next_one-points) }{ MORE(EXACT($o-next_one-points), $o-completed) ->
                        [yes]
                            , more than { $o-completed } completed { $o-completed ->
                                [one] game
                               *[other] games
                            } can give
                       *[no] { "" }
                    }.
            }
       *[no] { "" }
    }
# Where the level changed elsewhere while the event was going on.
outcomes-meanwhile =
    { $o-meanwhile ->
        [higher] By this event alone your level would be { $o-reached }. Meanwhile it had become { $o-close }, and the higher of the two counts: your level is { $o-after }.
        [lowered] By this event alone your level would be { $o-reached }. Meanwhile it had become { $o-close }; since the norm to keep was missed, it falls by one: your level is now { $o-after }.
       *[other] Meanwhile your level had become { $o-close }, and so it stays.
    }
outcomes-mean =
    How the norms were set: on average your opponents had the index { NUMBER($o-mean) }, where 10 kyu is 1, 1 kyu is 10 and 1 dan is 11{ $o-own ->
        [yes] ; nobody counts as more than three levels from yours
       *[no] { "" }
    }. Norms are rounded to half points.
outcomes-unranked = This event counts for no ranking: your level stays { $held }.
outcomes-unsanctioned =
    The event is not sanctioned by SLSF, and so it changes no level{ $held ->
        [yes] : yours stays { $held }
       *[no] { " " }and gives none
    }.
outcomes-lowest = You keep 10 kyu: no level lies below it.
# The reader's own table.
outcomes-head =
    { $name ->
        [level] Level
        [what] To
        [norm] Norm
       *[made] You
    }
outcomes-what =
    { $code ->
        [rise2] rise two levels
        [rise1] rise one level
        [confirm] confirm it
        [keep] keep it
       *[obtain] obtain it
    }
outcomes-made =
    { $missing ->
        [yes] { NUMBER($missing) } short
       *[no] reached
    }

## pairings: The pairings at a terminal, round by round.
pairings-lots = start numbers by lot, seed { $seed }
pairings-head =
    { $number ->
        [yes]
            Round { $number }{ $rounds ->
                [yes] { " " }of { $rounds }
               *[no] { "" }
            }{ $day_of ->
                [yes] , from { $day_of }
               *[no] { "" }
            }{ $seed ->
                [yes] , seed { $seed }
               *[no] { "" }
            }
       *[no] Games of no known round
    }
pairings-state =
    { $name ->
        [running] still going
        [waiting] not begun
        [annulled] annulled
       *[other] not played
    }
pairings-result =
    { $points }{ $score ->
        [yes] , { $score }
       *[no] { "" }
    }{ $ended ->
        [yes]
            { " " }({ $ended ->
                [concede] conceded
                [penalty] penalty points
               *[other] { $ended }
            })
       *[no] { "" }
    }{ $replay ->
        [yes] , replay { $replay }
       *[no] { "" }
    }
pairings-consolation = consolation
pairings-empty = { $points } (empty board of { JOIN($teams, " and ") }, 21.3)
pairings-nobody = nobody
pairings-bye = bye: { $name }

## rating_words: The words of ratings: events, lists, players. Figures come in as text.
rating_words-decimal_mark = { language-decimal_mark }
rating_words-yes_no-yes = yes
rating_words-yes_no-no = no
rating_words-heading-event = Rating of an event
rating_words-heading-list = Rating list
rating_words-heading-player = Rating of a player
rating_words-heading-conditions = The event
rating_words-heading-ratings = What became of the ratings
rating_words-heading-newcomers = New players: the entry rating
rating_words-heading-rounds = The iteration, round by round
rating_words-heading-uncounted = Games that do not count
rating_words-heading-questions = Open questions of the rules that matter here
rating_words-heading-players = Player by player
rating_words-heading-on_list = On the list
rating_words-heading-off_list = Off the list
rating_words-heading-deducted = Deductions for inactivity
rating_words-heading-published = Other than published
rating_words-heading-history = Event by event
rating_words-heading-course = The rating over time
rating_words-heading-by_mail = Rating
rating_words-heading-placings = Participants in order of placing (R28.4)
rating_words-heading-matches = Results of the matches (R28.4)
rating_words-heading-games = Games
rating_words-label-event = Event
rating_words-label-dates = Played
rating_words-label-game = Game
rating_words-label-minutes = Minutes a game
rating_words-label-control = Minutes to a move control
rating_words-label-sanctioned = Sanctioned
rating_words-label-international = International
rating_words-label-counts = Counts for the list
rating_words-label-period = Period
rating_words-label-place = Place
rating_words-label-player = Player
rating_words-label-member = Member no.
rating_words-label-club = Club
rating_words-label-rating = Rating
rating_words-label-before = Before
rating_words-label-entry = Entry
rating_words-label-matches = Matches
rating_words-label-sum = Sum
rating_words-label-after = After
rating_words-label-change = Change
rating_words-label-opponent = Opponent
rating_words-label-opponent_rating = Rating
rating_words-label-difference = Difference
rating_words-label-band = Row
rating_words-label-result = Result
rating_words-label-idle = Idle
rating_words-label-mark = Remark
rating_words-label-black = Black
rating_words-label-white = White
rating_words-label-why = Why
rating_words-label-what = What
rating_words-label-was = Published
rating_words-label-now = Now
rating_words-label-round = Round
rating_words-label-found = Entry z
rating_words-label-total = g(z)
rating_words-label-below = g(z − 1)
rating_words-label-highest = Highest entry allowed (U)
rating_words-label-official = Official
rating_words-label-official_list = Official list
rating_words-label-points = Points
rating_words-label-opening = Opening
rating_words-label-thinking_time = Thinking time
rating_words-label-team = Team
rating_words-label-moves = Moves
rating_words-label-weaver = Weaver points
rating_words-outcome-win = won
rating_words-outcome-draw = drawn
rating_words-outcome-loss = lost
rating_words-uncounted-thinking_time = too little thinking time (R29.1)
rating_words-uncounted-walkover = walkover (R29.2)
rating_words-uncounted-no_result = nobody won and no draw was agreed (R29.2)
rating_words-uncounted-no_moves = a player made no move (R29.2)
rating_words-mark-new = new
rating_words-mark-back = back
rating_words-mark-off = off the list
rating_words-mark-deducted = −50
rating_words-status-withdrew = withdrew: the results stand and the rest is lost (16.3)
rating_words-status-annulled = withdrew early: no result counts (16.2)
rating_words-status-replaced = gave the place to a substitute
rating_words-happened-start = rating at the start of the lists
rating_words-happened-deducted = three more periods without an event (R29.5)
rating_words-happened-off = nine periods without an event: off the list (R29.6)
rating_words-happened-struck = struck from the records (R30.1)
rating_words-question-16 = [T16] The table is used once for a match, not for each of its games.
rating_words-question-18 = [T18] A new player with fewer than three counted matches has the entry 1200.
rating_words-question-19 = [T19] A new player's rating after the event is within ten of the entry.
rating_words-text-newcomers = All new players begin at 1200 and move together. Each step finds the least entry z at which the sum of changes g(z) is not above 0, or z − 1 if that sum is nearer to 0; the opponents have their ratings from before the event, or their entries of the round before (R30) [T17].
rating_words-text-no_swede = As far as the results say, nobody from Sweden takes part: the board may count an international event only if at least one does (R31).
rating_words-text-not_rated = The event does not count for the list: it is not sanctioned, or not to be rated.
rating_words-text-ratings_alone = Of this edition the ratings alone were kept; its other figures are as they are computed today.
rating_words-text-unofficial = Unofficial: after the last event so far. Nothing is deducted before the end of the period.
rating_words-text-limited = Within ten of the entry (R30.3) [T19].
rating_words-text-held = Fewer than three matches: 1200 [T18].
rating_words-text-none = No counted match: no rating [T18].
rating_words-text-idle = Idle: periods in a row without an event.
rating_words-text-deducted = −50: deducted for three of them (R29.5).
rating_words-text-published = The official list stays as it was published. Results or decisions were changed since; these are the places that would be others.
rating_words-text-stays = These lists stay as they were published. Results or decisions were changed since; the course below is the one that follows today.
rating_words-text-replaced = This edition stays readable as it was published. These are the places that are others as it follows today.
rating_words-text-corrected = The list before stays as it was published; what was changed after that is in the changes, too.
rating_words-text-by_mail = Played by mail. The federation's board has sanctioned the event as a rating event, so its results feed the rating list of the game (R28.3) [T30]. A walkover and a game in which one of the two made no move do not count (R29.2) [T20]; time losses do. The table is used once for a match (R29.3) [T16], with the ratings from before the event. The event belongs to the period of the day on which it was closed (R29.4) [T21].
rating_words-text-results = Played by mail. The event counts for no ranking and no rating list: this is the report with all results (19.1 k), in the form of R28.4.
rating_words-text-games = With the colours in which each game ended; where it ended before they were chosen, those of the draw. The colour that begins stands first. Walkovers and games that were decided without play are marked.
rating_words-text-games_without_colours = Walkovers and matches that were decided without play are marked.
rating_words-label-score = Score
rating_words-to_points =
    matches to { AND($points) } { ONLY($points, 1) ->
        [yes] point
       *[no] points
    }
rating_words-after_period = After period { $period }
rating_words-official_for = Official for period { $period } ({ $first } – { $last }).
rating_words-published_on = Published on { $day }.
rating_words-edition = Corrected edition { $number }, published on { $day }. The editions before it are kept.
rating_words-replaced_on = Edition { $number } holds no more: a corrected edition took its place on { $day }.
rating_words-taken_back_on = Edition { $number } holds no more: it was taken back on { $day }.
rating_words-then = { $player }: { $now }, the other way { $other }
rating_words-plotted = { $player }: from { $first } to { $last }, between { $low } and { $high }.
rating_words-together = { $one } – { $other }: { $games } games taken as one match.
rating_words-time =
    { $points ->
        [0] { AND(LIST(rules-brief-per_move, rules-brief-total, rules-brief-control, rules-brief-fischer)) }
       *[other] { MATCH_TIME($terms) }
    }
rating_words-report_of = Rating event by mail: { $name }
rating_words-results_of = Results of { $name }
rating_words-bye = Bye in round { $round }: { $name }
rating_words-rounds =
    { $count } { $count ->
        [one] round
       *[other] rounds
    } until nothing changed.

## reasons: Why an order was not carried out, and what to send instead.
# the board
reasons-not_a_move = "{ $text }" is not a move that I can read. A move is a letter and a number, for instance i9.
reasons-off_board = { $point } is not on the board. The letters and numbers at its edge show which points there are.
reasons-occupied = There is already a stone on { $point }. Please choose a free point.
reasons-twice = { $point } is named twice. Please name different points.
reasons-stone_count =
    Now { $expected } { $expected ->
        [one] stone is
       *[other] stones are
    } to be placed, and your line has { $found }.
reasons-not_centre = The first stone belongs in the centre of the board, at { $point }.
reasons-not_adjacent = The second stone must stand right next to { $centre }, straight or diagonally; { $point } does not.
reasons-not_inside = { $point } is too far out: this stone must stand inside the { $size } x { $size } square around the centre.
reasons-no_pass = Nobody can pass before the opening is over. Please send a move.
reasons-no_leave = There is no move here to be left to your opponent.
reasons-no_such_opening = There is no such opening. An opening has a code, such as D4, or a name, such as Kagetsu.
reasons-not_this_opening = { $opening } cannot be chosen under this rule.
reasons-choose_colour = First a colour has to be chosen. Please answer "black" or "white".
reasons-declare_first = Your move must say how many fifth moves Black has to offer, from { $low } to { $high }. Add the number to the same line, for instance "{ OWN(TEXT($low, " fifths")) }".
reasons-declare_range = { $found } fifth moves cannot be asked for here. Please choose a number from { $low } to { $high }.
reasons-offer_count =
    { $expected } fifth { $expected ->
        [one] move has
       *[other] moves have
    } to be offered, and your line has { $found }.
reasons-offer_symmetric = { $first } and { $second } lead to the same figure of stones{ moves-same }, and count as one offer. Please replace one of them and send all your offers again.
reasons-keep_one = First one of the offered fifth moves has to be kept. Please choose one of { JOIN($offers, ", ") }.
reasons-not_offered = { $point } was not offered. Please choose one of { JOIN($offers, ", ") }.
reasons-no_choice_now = That cannot be chosen now. Please send what is asked for.
reasons-none_of_three_ways = That is none of the three ways. Please send one stone { moves-inside }, or "leave", or "fifths" to play Black and offer { $count } fifth moves.
reasons-one_stone_or_offers = Now one stone is to be placed, or { $count } fifth moves are to be offered, and your line has { $found } points.
reasons-not_yours_after = After "{ OWN($accepted) }" it is no longer your turn, so "{ moves-own }" is not yours to add. If that is what you want, please send only "{ OWN($accepted) }".
reasons-skips_i =
    { $point ->
        [yes] There is already a stone on { $point }.
       *[no] "{ moves-own }" cannot be played.
    } Old servers drew the board without the letter i; do you mean "{ OWN($readings-0) }" on our board, which has it? Then please send that.
# the game
reasons-not_your_turn = It is not your turn. You will get a letter when it is.
reasons-already_played =
    Your { OWN($move) } has arrived and is already { $ply ->
        [yes] played: move { $ply }{ $played ->
            [yes] , { MOMENT($played) }
           *[no] { "" }
        }
       *[no]
            { IN($move, "roll", "double", "take", "drop", "accept", "refuse") ->
                [yes] done
               *[no] chosen
            }{ $played ->
            [yes] : { MOMENT($played) }
           *[no] { "" }
        }
    }.
reasons-not_arrived =
    I have no { OWN($move) } of yours in this game.{ $readings ->
        [yes] { " " }To play it, answer with one line: { OWN($readings-0) }
       *[no] { "" }
    }
reasons-old_letter = The position has changed since the letter that you answered: move { $ply } is due now. Please answer this letter instead.
reasons-moves_taken_back = The arbiter has withdrawn moves in this game, and your letter may be about what is gone, so nothing was done. Below is the game as it is now: please answer this letter instead.
reasons-wrong_number = You wrote move { $found }, but move { $expected } is due. Please look at the board below and send it again.
reasons-game_over = This game is over.
reasons-game_annulled = This game was annulled by the arbiter: it counts for nobody, so nothing can be played in it.
reasons-too_late =
    Your letter arrived on { MOMENT($arrived) }, but the time for this move had run out on { MOMENT($due) }{ $forfeit ->
        [automatic] { "" }
       *[other]
            { CODE($forfeit) ->
                [on_claim] , and your opponent had claimed the win
               *[arbiter] , and the arbiter had decided that this loses the game
            }
    }, so it was not played. If you think that this is not right, write to the arbiter, { $arbiter }, who can let the game go on.
reasons-came_in_time = Your letter arrived on { MOMENT($arrived) }, in time, but it had to wait until somebody had looked at it, and when the time ran out on { MOMENT($due) } the game was lost meanwhile. So it was not played. The arbiter, { $arbiter }, has been told and can let the game go on.
reasons-behind_another = The time for your move is over, but a letter in your name that came in time, on { MOMENT($arrived) } from { $sender }, waits until somebody has looked at it. Until then you do not lose on time, and this letter waits, too: there is no need to send it again. If you were asked about the earlier letter, please answer that question.
reasons-no_draw_offer = There is no draw offer to answer.
reasons-draw_needs_move = A draw is offered together with a move. Write both in one letter: your move and "draw?".
reasons-draw_too_early = In this event no draw is possible before move { $move }.
reasons-draw_offers_spent =
    You have already offered { $limit } { $limit ->
        [one] draw
       *[other] draws
    } in this game, and this event allows no more.
reasons-claims_automatic = In this event nothing has to be claimed: the program judges every move, and a win at the board ends the game by itself.
reasons-claim_refused =
    { $kind ->
        [five] You have no five that could be claimed now.
        [forbidden] There is no forbidden move that you could claim now.
       *[other] There is no win that you could claim now.
    } The game goes on, and the arbiter can see that the claim was wrong. Your opponent is not told.
reasons-claim_plainly = A claim names no stone and no kind of forbidden move. Please write "claim forbidden" if Black made any forbidden move, or "claim five" if you made five or more in a row. Nothing was claimed, and no move of this letter was made.
reasons-no_line_claims = A win by a line of moves can only be claimed in events of renju.
reasons-line_not_playable =
    The line cannot be checked{ $move ->
        [yes] : { $move } cannot be played there
       *[no] { "" }
    }. Write the moves of both from your next one until two threats stand, for example "claim win: 23. h5 24. h6 25. g7". Nothing was claimed.
reasons-line_claimed_already = You have claimed a win in this position already.
reasons-line_claims_spent = You have claimed { $limit } wins in this game that could not be shown, and no more are checked.
reasons-line_not_proved = Your claim was checked, and the line does not show that every defence loses to fours and threes. The game goes on, and the arbiter can see that the claim was made. Your opponent is not told.
reasons-time_automatic = A win on time does not have to be claimed: whoever is late loses as soon as all earlier letters have been read.
reasons-time_arbiter = In this event the arbiter decides what follows when somebody is late. You need not claim anything: the arbiter is told as soon as all earlier letters have been read.
reasons-time_yours = It is your turn in this game, so it is your own time that runs.
reasons-time_stands = Your opponent's clock stands still, so no time of theirs can be over.
reasons-time_not_over = Your opponent is not late: there is time until { MOMENT($due) }.
reasons-time_claimed = The win on time has been claimed already. You hear as soon as all letters that came before the claim have been read.
reasons-no_draw_claim = In this event a draw cannot be claimed.
reasons-draw_claim_too_early =
    A draw can be claimed once { $move } { $move ->
        [one] move has
       *[other] moves have
    } been made in the game.
reasons-ifs_no_play = Your dice are not known yet, so no play can be entered in advance: behind "then" there may be "take", "drop", "double" or "roll".
reasons-confirm_concede = Do you really want to concede the whole match { $game }? Then please answer "concede match" once more; otherwise the match goes on.
reasons-confirm_resign = Do you really want to resign? Then please answer "{ $game } resign"; otherwise the game goes on.
reasons-goes_on =
    The game goes on, and nothing was done.{ $asked ->
        [draw] { " " }The draw is turned down by your next move, or at once by "decline".
        [meant] { " " }When you know your move, send it on one line with nothing else.
       *[resign] { "" }
    }
reasons-ifs_need_move = Moves in advance ("if … then …") go together with a move of yours, or stand alone while it is your opponent's turn. These were not kept.
reasons-ifs_not_allowed = In this event moves cannot be entered in advance.
reasons-ifs_unclear = I could not read your moves in advance to the end, or they give two answers to the same move. Write each on a line of its own, for instance: if g7 then i10, then if h5 then j4
reasons-no_ifs = You have no moves in advance in this game, so there is nothing to cancel.
reasons-no_undo = In this event a move cannot be taken back: it is final when it has arrived.
# the player's own settings
reasons-bad_setting = "{ $text }" changes none of your settings. Write "set", then language, timezone, digest, board, letters, receipts, calendar, reminders or address, and what it is to be, for instance "set digest 7"; or "set text only" or "set html". Answer "settings" to see yours.
reasons-bad_language =
    { $text ->
        [yes] I cannot write letters in "{ $text }".{ " " }
       *[no] { "" }
    }You can choose { JOIN($languages, " or ") }, for instance "set language { FIRST(PARTITION($languages-0, " ")) }".
reasons-bad_time_zone =
    { $text ->
        [yes] I do not know the time zone "{ $text }".{ " " }
       *[no] { "" }
    }{ $near ->
        [yes] Did you mean { JOIN($near, " or ") }? Then write "set timezone { $near-0 }".
       *[no] Please name a large city in your time zone, for instance "set timezone Stockholm" or "set timezone America/New_York".
    }
reasons-bad_text =
    { $text ->
        [yes] "{ $text }" is no kind of letter.{ " " }
       *[no] { "" }
    }Write "set text only" for letters without pictures, or "set html" for letters with pictures and buttons.
reasons-bad_digest =
    { $text ->
        [yes] I do not understand the hour "{ $text }".{ " " }
       *[no] { "" }
    }Write "set digest 7" for one letter a day at seven in the morning, "set digest 18" for six in the evening, or "set digest off" for every letter at once.
reasons-bad_board =
    { $text ->
        [yes] There are no boards of the kind "{ $text }".{ " " }
       *[no] { "" }
    }Write "set board XO", "set board discs" or "set board letters".
reasons-bad_letters =
    { $text ->
        [yes] There are no letters of the kind "{ $text }".{ " " }
       *[no] { "" }
    }Write "set letters short" (how to answer in one line), "set letters full" or "set letters auto" (in full for your first three moves).
reasons-bad_receipts =
    { $text ->
        [yes] I do not understand "{ $text }".{ " " }
       *[no] { "" }
    }Write "set receipts off" if you want no letter for a plain move that was played, or "set receipts on".
reasons-bad_calendar =
    { $text ->
        [yes] I do not understand "{ $text }".{ " " }
       *[no] { "" }
    }Write "set calendar on" or "set calendar off".
reasons-bad_reminders =
    { $text ->
        [yes] I cannot make out reminders in "{ $text }".{ " " }
       *[no] { "" }
    }Write for instance "set reminders 3d, 1d" (three days and one day before the time is up), "set reminders 50%", or "set reminders event" for those of the event.
reasons-bad_announcements =
    { $text ->
        [yes] I do not understand "{ $text }".{ " " }
       *[no] { "" }
    }Write "set announcements off" if you want no letters about new events, or "set announcements on".
reasons-forget_running = You still take part: { JOIN($where, ", ") }. I can forget you once your games are over and their events are closed, for until then their reports need your name. If you want to stop now, withdraw from the event first or write to your arbiter, and then ask me again.
# events and questions
reasons-no_event = You take part in no event here.
reasons-which_event =
    I do not know which event you mean. Please write its number on the same line{ $events ->
        [yes] : { JOIN($events, " or ") }
       *[no] { "" }
    }.
reasons-unknown_event =
    I know no event { $event } of yours. { $yours ->
        [yes] You take part in { JOIN($yours, " and ") }.
       *[no] You take part in no event here.
    }
reasons-no_such_event =
    There is no event { $event } here. { $open ->
        [yes] Entries are taken for { JOIN($open, " and ") }.
       *[no] No event takes entries at the moment.
    }
reasons-event_not_started = { $event } has not started yet; it starts on { FULL_DAY(CALENDAR($start)) }.
reasons-event_cancelled = { $event } is cancelled and is no longer played; nothing of it counts. The arbiter's reason: "{ $why }"
reasons-event_over = { $event } is over. Its last letter told you how it ended.
reasons-already_entered = You are entered in { $event } already.
reasons-entries_closed = { $event } takes no more entries. If you would still like to play, write to the arbiter, { $arbiter }.
reasons-event_running = { $event } has already begun, and nobody can join it any more. If a player leaves, somebody else may take the place: write to the arbiter, { $arbiter }.
reasons-dice_known = You help to run { $event }, and under its dice could know rolls that are still to come: so you cannot play in it. With dice that take a round of a public beacon you could; the arbiter is { $arbiter }.
reasons-event_ended =
    { $event } is over. { $open ->
        [yes] Entries are taken for { JOIN($open, " and ") }.
       *[no] No event takes entries at the moment.
    }
reasons-in_queue =
    You wait for { $event } already: you are number { $place } in the queue. { $granted ->
        [yes] You are entered as soon as a place is free.
       *[no] The arbiter has been asked and will decide.
    }
reasons-voucher_needed = To enter { $event } you need a voucher of the arbiter's. Write it on the same line: "enter { $event } VOUCHER". If you have none, ask the arbiter, { $arbiter }.
reasons-voucher_unknown = This is no voucher for { $event }. One is twelve letters, such as BCDF-GHJK-LMNP, and stands behind the event: "enter { $event } BCDF-GHJK-LMNP". Please compare it with the one that you got, letter by letter, or ask the arbiter, { $arbiter }.
reasons-voucher_used = This voucher for { $event } has been used already: each is good once. Ask the arbiter, { $arbiter }, for another one.
reasons-left_already = You have left { $event } already. You need not do anything.
reasons-asked_already = Your wish about { $event } has reached the arbiter today already. You will hear from them.
reasons-no_running_games = You have no game that is going on.
reasons-which_game =
    I do not know which game you mean. Please write its number first{ $games ->
        [yes] : { JOIN($games, ", ") }
       *[no] { "" }
    }. The answer to "games" says who played in which.
reasons-too_many_questions = I answer { $limit } questions of this kind in one letter. Please ask the rest in another one.
reasons-no_leave_days = In { $event } there are no days of leave: the time of a game runs every day. If you cannot play for a while, please tell the arbiter in good time: { $arbiter }.
reasons-bad_leave = I read leave from { FULL_DAY($first) } to { FULL_DAY($last) }. Leave cannot end before it begins, nor begin before today, { FULL_DAY($today) }. Write for instance "leave 10 days" (from now on) or "leave { $today } to { $today }" with your own dates.
reasons-leave_too_far = I read leave until { FULL_DAY($last) }. Leave can be announced up to two years ahead: until { FULL_DAY($most) }.
reasons-leave_already = In { $event } you are on leave already, until { FULL_DAY($last) }: nothing is added by this. If you want more, write a later last day.
reasons-leave_too_short =
    In { $event } leave is at least { $least } { $least ->
        [one] day
       *[other] days
    } long. You can write instead: "leave { $first } to { $last }".
reasons-leave_too_late = In { $event } leave has to be announced { SPAN($notice) } before it begins. You can write instead: "leave { $first } to { $last }".
reasons-leave_spent =
    { $event } gives { $most } { $most ->
        [one] day
       *[other] days
    } of leave a year. For { $year } you have { $left } left, and this would take { $days }. { $last ->
        [yes] You can write instead: "leave { $first } to { $last }".{ " " }
       *[no] { "" }
    }More, for an illness say, only the arbiter can give.
reasons-which_leave = You have announced leave{ JOIN(EACH($leaves, "reasons-which_leave-each"), ",") }. Please name a day of the one that you take back, "leave off { DATE(LOCAL($leaves-0-0, $zone)) }", or write "leave off all".
reasons-which_leave-each = { " " }from { FULL_DAY(DATE(LOCAL($item-0, $zone))) } to { FULL_DAY(ANY(EVE(LOCAL($item-1, $zone)), DATE(LOCAL($item-1, $zone)))) }
reasons-leave_unread = If you will be away, please write on a line of its own for how long: "leave 10 days" (from now on), or from which day to which: "leave { $today } to { $today }" with your own dates. "leave off" takes it back.
reasons-no_leave_to_end = You have no leave that could be taken back.
reasons-leave_often = Leave can be announced and taken back { $limit } times a day, since your opponents hear of it each time. Please write again tomorrow.
reasons-leave_ends = Your leave ends by itself on { MOMENT(LOCAL($until, $zone)) }. Taken back, it would not end sooner, for clocks run again after a day's warning.
# the letter
reasons-no_ruling_of_yours =
    { $number ->
        [yes] Ruling { $number } does not concern you
       *[no] There is no ruling that you could appeal against now
    }. Please answer the letter that told you of the ruling.
reasons-appealed_already =
    { $mine ->
        [yes] You have appealed against ruling { $number } already
       *[no] There is an appeal against ruling { $number } already
    }. It is decided once, for all.
reasons-appeal_too_late =
    { $until ->
        [yes] Ruling { $number } could be appealed until { FULL_DAY(CALENDAR($until)) }; it stands.
       *[no] Ruling { $number } is final: nobody can appeal against it.
    }
reasons-appeal_without_words = Please say behind "appeal:" why you do not agree with ruling { $number }: whoever decides reads it.
reasons-only_captain_appeals = For a team only its captain may appeal, so this is no appeal against ruling { $number } yet. What you wrote was sent to your captain, { $captain }, who can appeal until { FULL_DAY(CALENDAR($until)) }.
reasons-for_arbiters = That is a command for the arbiters of an event, and this address is none of theirs. What you can write yourself is in the answer to "help".
reasons-for_ranking =
    That is a command for { $who ->
        [board] the federation's board
        [ranking] the ranking committee
       *[other] the ranking committee and the federation's board
    }, and this address is none of theirs. What you can ask, each on a line of its own: "norms" for what your level asks and what it may become, and "table" for the table of your tournament. Everything else is in the answer to "help".
reasons-no_order =
    { $game ->
        [yes] I found no move in your letter. Please write your move on a line of its own.
       *[no] I found nothing in your letter that I can do. Please write what you want on a line of its own: "games" lists your games, "help" what can be written.
    } If you are ill or will be away, write how long on a line of its own, for instance "leave 10 days"; for whatever else you need, write to the arbiter, { $arbiter }.
reasons-cannot_read =
    { $kind ->
        [encrypted] Your letter is encrypted, and I cannot open it. Please send it again without encryption; if your mail program signs letters, turn that off, too.
        [winmail] I got nothing of your letter but a file "winmail.dat", which only Outlook can open. Please send it again as plain text: in Outlook, choose "Format Text" and then "Plain Text".
       *[other] Your letter is a picture without text, and I cannot read pictures. Please write your answer in letters and numbers.
    }
reasons-unclear =
    { COUNT($readings) ->
        [0] I am not sure what you want to play. Please send one line with your answer and nothing else.
        [1] Did you mean { OWN($readings-0) }? Then answer: { OWN($readings-0) }
       *[other] Did you mean { JOIN(EACH($readings, "reasons-unclear-each"), " or ") }? Please answer with one of them, on one line with nothing else.
    }
reasons-unclear-each = "{ OWN($item) }"
reasons-unread_line = I could not read this line. An order for another game begins with the number of the game, then the number of the move and the move, for instance: SK24-021 13. h5
reasons-no_messages = In this event no messages are passed on to opponents. Yours was not.
reasons-too_many_messages = I pass on { $limit } messages of yours within an hour. This one was not passed on; please send it again later.
reasons-not_passed_on =
    { $why ->
        [known] This line was not passed on, because it stands in the letter that you answered, too. If you wrote it yourself, send it again with "msg:" before it.
        [signature] These lines seem to be your signature, so they were not passed on. If you meant them for your opponent, send them again, each line with "msg:" before it.
       *[other]
            From this line on your words were not passed on, because { $why ->
                [your_address] an address of yours stands there
                [our_address] our address stands there
                [our_marker] a part of our letter stands there
               *[other] your mail program seems to have added them
            }.{ ANY(SAME($why, "your_address"), SAME($why, "our_address")) ->
                [yes] { " " }Addresses stay with me. What you still want to say, please send without it.
               *[no] { " " }If you wrote them yourself, please send them again on lines of their own, without what is quoted.
            }
    }
reasons-words_left_out =
    These words of yours were left out of what the others read, because { $why ->
        [your_address] an address of yours stands there
        [our_address] our address stands there
       *[other] a part of our letter stands there
    }. All else was passed on.
reasons-untagged = I could not see which letter you were answering. If it was about a move, please reply to this letter and send your move again. If you would like to take part in a tournament, write "enter" and its short name on a line of its own, for instance: enter SK24
reasons-number_missing = Your letter answers another game, so a move in { $game } must say its number: I cannot see otherwise which board you had before you. If you mean the board as it stands now, send: { OWN($readings-0) }
reasons-unproven = I could not see whether this letter is really from you. Please answer this letter and write that line once more: then I know that it is you.
reasons-event_moved = { $event } is no longer run from here: it goes on at { $address }, and there is a letter from there to answer. Please send it there. Nothing of this letter was played.
reasons-unknown_game = I know no game { $game } of yours.
reasons-foreign_address = The letter came from { $address }, an address that is not registered for this game.
reasons-nothing_to_confirm = There is nothing to confirm in the letter that you answered. If one of our letters asked you to confirm something, please answer that very letter, from the address it went to.
reasons-not_confirmed = My letter asked for a yes. To say yes, please answer it with the word "confirm" on a line of its own. To say no, write "no".
reasons-question_closed = That question no longer waits for an answer: it is more than 30 days old, or a newer one has taken its place. Nothing has been changed. You can simply ask for it again.
reasons-bad_address = I cannot write to "{ $text }". Please send the whole address, for instance "set address anna@example.org".
reasons-address_known = Our letters to you go to { $address } already.
reasons-asked_often = You have asked for another address { $limit } times since yesterday. Please answer the letters that you have got, or try again tomorrow.
reasons-address_asked = I have written to { $address } already, less than 30 days ago. Please look for that letter there and answer it. If it got lost, your arbiter can help.
reasons-too_many_addresses = I have written to so many new addresses today that I may write to no more. Please ask again tomorrow.
reasons-address_unknown = { $address } is none of your addresses here. The letter about your settings shows them: write "settings".
reasons-address_last = { $address } is your only address, so I cannot strike it out. First add another one, for instance "set address anna@example.org".
reasons-too_many_letters = You have had { $limit } answers from me within an hour to letters that changed nothing on the board: questions for help, for the board, repeats and what could not be carried out. For now I answer no more of those; moves and messages to your opponents are taken as always.
reasons-too_big = Your letter is too big to be read ({ $limit } at most), perhaps because of a picture. Please send it again without attachments.

## register_words: The words of the ranking list and of a player's history. Levels and dates come in as text.
register_words-decimal_mark = { language-decimal_mark }
register_words-dan = { language-dan }
register_words-heading-list = Ranking list for correspondence play
register_words-heading-players = The list
register_words-heading-count = Players of each level
register_words-heading-history = Ranking history
register_words-heading-now = Today
register_words-heading-next = What to do, and by when
register_words-heading-plot = The level over time
register_words-heading-steps = What happened
register_words-heading-exemptions = Exemptions from confirmation
register_words-label-line = No.
register_words-label-day = Day
register_words-label-players = Players
register_words-label-dan = With a dan level
register_words-label-kyu = With a kyu level
register_words-label-name = Name
register_words-label-player = Id
register_words-label-level = Level
register_words-label-member_no = Member no.
register_words-label-club = Club
register_words-label-country = Country
register_words-label-since = Since
register_words-label-source = Through
register_words-label-confirmed_on = Last confirmed
register_words-label-due = Confirm by
register_words-label-falls_to = Would fall to
register_words-label-on = Date
register_words-label-what = What happened
register_words-label-report = Report
register_words-label-before = Before
register_words-label-after = After
register_words-label-confirmed = Confirmed
register_words-label-remark = Remark
register_words-label-first = From
register_words-label-last = To
register_words-source-committee = the ranking committee
register_words-source-unconfirmed = not confirmed
register_words-source-list = an earlier list
register_words-text-list = Levels as they are official on this day; a proposed dan title is not among them. A level that is not confirmed for five years falls by one (art. 2 §5).
register_words-text-unsanctioned = Not sanctioned by SLSF, so these change nobody's level (art. 1 §1)
register_words-text-sanction_unknown = No word of whether SLSF sanctions these; they are counted as if it did (art. 1 §1)
register_words-text-stated = These files state a level otherwise than the files closed before them (art. 2 §4):
register_words-text-undated = – under “Last confirmed”: nobody has said since when the level holds. The five years, and any fall, are counted from the day on which it was first named.
register_words-text-nobody = Nobody has a level yet.
register_words-text-no_level = No official level yet. The first event with at least seven completed games can give one (art. 4).
register_words-text-no_steps = Nothing has happened yet.
register_words-text-lowest = Nothing: 10 kyu needs no confirmation.
register_words-text-exempt = Nothing for now: an exemption from confirmation is in force (assembly of 7 February 2009).
register_words-text-steps = Of what was taken back, nothing counts any more; it is kept here to be seen.
register_words-text-open = until further notice
register_words-moment-start = at the start
register_words-moment-three_months = after three months
register_words-moment-close = at the close
register_words-yes_no-yes = yes
register_words-yes_no-no = no
register_words-reason-rise2 = Rose two levels
register_words-reason-rise1 = Rose one level
register_words-reason-confirmed = Kept and confirmed the level
register_words-reason-kept = Kept the level
register_words-reason-kept_most_points = Kept the level with the most points of all
register_words-reason-fell = Missed the norm to keep the level
register_words-reason-too_few_participants = No norm: fewer than five participants
register_words-reason-too_few_games = No norm: fewer than seven completed games
register_words-reason-too_few_opponents = No norm: fewer than five games against players near the level
register_words-reason-new = First level, found from the results
register_words-reason-new_unranked = Too little for a first level
register_words-reason-rose_held = Rose in the event; a level from elsewhere was as high or higher and holds (art. 2 §4)
register_words-reason-fell_held = Missed the norm to keep the level, which had fallen already and stays (art. 2 §4)
register_words-reason-regained = Kept the level held at three months, which holds again (art. 2 §4)
register_words-reason-reached = Rose to a level whose norm was reached, counted from the level at three months (art. 2 §4)
register_words-reason-new_held = Level found from the results; the one from elsewhere was not lower and holds [K 13]
register_words-reason-new_higher = Level found from the results, higher than the one from elsewhere [K 13]
register_words-reason-unsanctioned = Not sanctioned: changes nothing
register_words-reason- = Level given
register_words-reason-first = First level
register_words-reason-committee = Set by the ranking committee
register_words-reason-unconfirmed = Not confirmed for five years: fell by one
register_words-reason-list = Entered from an earlier list
register_words-as_of = As of { $day }
register_words-footer = { $what } · { $day }
register_words-plotted = From { $first } to { $last } the level was between { $low } and { $high }; it is { $now } now.
register_words-confirm = By { $due } an event has to close in which the points reach the norm to obtain { $level }. Otherwise the level falls to { $to } on that day (art. 2 §5).
register_words-awaits = The board has not yet decided on { $level }, proposed by { $event } that closed on { $day }. Once confirmed it holds from that day (art. 1 §5).
register_words-stated = { $event }: { $name } has { $level } { $moment }, { $held } by the files before it; { $level } counts.
register_words-stated_new = { $event }: { $name } is new in it, but has { $held } by the files before it; { $held } counts.
register_words-status =
    { $what ->
        [proposed] proposed: awaits the board
        [granted] confirmed by the board on { $day }
        [refused] refused by the board on { $day }
        [taken_back] taken back on { $day }
        [entered] entered on { $day }
        [undated] since when is not known
       *[other] { "" }
    }

## report_words: The words of the ranking committee's report. Levels, points and dates come in as text.
report_words-decimal_mark = { language-decimal_mark }
report_words-dan = { language-dan }
report_words-heading-event = The event
report_words-heading-missing = Missing in this report
report_words-heading-list = Participants
report_words-heading-remarks = Decided for the table
report_words-heading-report = Report to the ranking committee
report_words-heading-preliminary = Preliminary calculation of the ranking changes (art. 1 §4)
report_words-heading-table = Ranking table
report_words-heading-crosstable = Crosstable
report_words-heading-games_told = Games that count or do not for a special reason
report_words-heading-players = Player by player
report_words-heading-newcomers = New players
report_words-heading-rounds = The iteration, round by round
report_words-heading-proposed = Proposed dan titles
report_words-heading-committee = For the committee to decide
report_words-heading-questions = Open questions of the rules that matter here
report_words-heading-deadlines = Deadlines
report_words-label-line = No.
report_words-label-number = Report no.
report_words-label-country = Country
report_words-label-id = Id
report_words-label-due = Due
report_words-label-sent = Sent
report_words-label-what = What
report_words-label-dates = Played
report_words-label-three_months = Three months after the start
report_words-label-arbiter = Arbiter
report_words-label-sanction = Sanctioned by
report_words-label-game = Game
report_words-label-participants = Participants
report_words-label-games = Games
report_words-label-place = Place
report_words-label-player = Player
report_words-label-member = Member no.
report_words-label-club = Club
report_words-label-start = Start
report_words-label-own = 3 months
report_words-label-close = Close
report_words-label-completed = N
report_words-label-points = Points
report_words-label-score = Score
report_words-label-mean = P_med
report_words-label-after = After
report_words-label-rule = Rule
report_words-label-level = Level
report_words-label-in_event = Level in the event (P1)
report_words-label-final = Final level
report_words-label-estimate = Estimate
report_words-label-source = Source
report_words-label-by_round = Level after each round
report_words-label-result = Result
report_words-label-least = Least
report_words-label-greatest = Greatest
report_words-label-now = As computed
report_words-label-then = Under the alternative
report_words-label-confirmed = confirmed
report_words-label-proposed = proposed
report_words-label-new = new
report_words-label-new_player = New player
report_words-label-no_norm = no norm
report_words-label-annulled = annulled
report_words-label-decided = Decided
report_words-label-alternative = Alternative
report_words-label-black = Black
report_words-label-white = White
report_words-label-ended_on = Ended
report_words-label-why = Why
report_words-label-rules_due = Rules and ranking conditions to the participants, at the latest (art. 1 §3)
report_words-label-report_due = This report to the ranking committee, at the latest (art. 1 §4)
report_words-reason-rise2 = rose two levels (art. 2 §2g, art. 3 §4)
report_words-reason-rise1 = rose one level (art. 2 §2g)
report_words-reason-confirmed = kept and confirmed (art. 2 §2g, §5)
report_words-reason-kept = kept (art. 2 §2g)
report_words-reason-kept_lowest = missed the norm; nothing lies below 10 kyu (art. 1 §1)
report_words-reason-kept_most_points = kept with the most points in the event (art. 2 §3) [K 6]
report_words-reason-fell = missed the norm to keep (art. 2 §2g)
report_words-reason-too_few_participants = no norm: fewer than five participants (art. 3 §1)
report_words-reason-too_few_games = no norm: fewer than seven completed games (art. 3 §2)
report_words-reason-too_few_opponents = no norm: fewer than five completed games against P0 − 3 or higher (art. 3 §2)
report_words-reason-new = new player, level found from the results (art. 4)
report_words-reason-new_unranked = new player, too little for an official ranking (art. 3 §1–2) [K 12]
report_words-reason-new_elsewhere = new player; the level found (art. 4) is not above P2
report_words-decided-higher = P2 is higher and holds (art. 2 §4)
report_words-decided-below = one level below P2 (art. 2 §4)
report_words-decided-close = P2 was lowered already and holds (art. 2 §4)
report_words-decided-no_norm = P2 holds [K 8]
report_words-decided-found = P2, the level from elsewhere, holds [K 13]
report_words-decided-unranked = P2, the level from elsewhere, holds [K 13]
report_words-source-found = from the results
report_words-source-supplied = the arbiter
report_words-source-mean = mean of the others
report_words-counting-walkover = walkover: does not count (art. 2 §2a)
report_words-counting-no_moves = not both made a move: does not count (art. 2 §2a) [K 2]
report_words-counting-withdrawal = withdrawal, not in progress on the three-month date: does not count (art. 2 §2a) [K 3]
report_words-counting-adjudication = adjudication, not in progress on the three-month date: does not count (art. 2 §2a) [K 3]
report_words-counting-withdrawal_counts = withdrawal, in progress on the three-month date: counts (art. 2 §2a)
report_words-counting-adjudication_counts = adjudication, in progress on the three-month date: counts (art. 2 §2a)
report_words-question-1 = Foreign participants are computed like others, with their home level. (art. 1 §1)
report_words-question-2 = A game counts only if both players made a move. (art. 2 §2a)
report_words-question-3 = A loss on time before the three-month date counts, an adjudication does not. (art. 2 §2a)
report_words-question-4 = Only points taken in completed games are held against a norm. (art. 2 §1)
report_words-question-5 = A player's own norms are set from the level at three months. (art. 2 §4)
report_words-question-6 = Shared most points count for all who share them, by the event's table. (art. 2 §3)
report_words-question-7 = A participant who never made a move counts as one. (art. 3 §1)
report_words-question-8 = Where no norm could be set, the player keeps the level at the close. (art. 2 §4)
report_words-question-11 = The first estimate of a new player comes from the results. (art. 4)
report_words-question-12 = A new player for whom art. 3 allows no norm gets no official ranking. (art. 3 §1–2)
report_words-question-13 = A new player who got a level elsewhere meanwhile keeps the higher one. (art. 4)
report_words-question-14 = After a circle the fixed point below it is the result. (art. 4)
report_words-alternative-foreign_new = Foreign participants are treated as new.
report_words-alternative-unmoved_on_the_date = A game whose clock ran on the three-month date counts even without a move.
report_words-alternative-endings_no_time = A loss on time before the three-month date does not count.
report_words-alternative-endings_adjudication = An adjudication before the three-month date counts.
report_words-alternative-points_event = The points taken in the event, with walkovers, are held against a norm.
report_words-alternative-own_level_start = The player's own norms are set from the level at the start.
report_words-alternative-most_points_sole = Only a sole winner has the most points.
report_words-alternative-most_points_completed = The most points in completed games count.
report_words-alternative-participants_moved = A participant who never made a move does not count.
report_words-alternative-no_norm_table = Where no norm could be set, the table of art. 2 §4 holds with P1 = P0.
report_words-alternative-new_few_games_ranked = Every new player with a completed game gets the level found.
report_words-alternative-new_elsewhere_last_event = The event that closes last decides.
report_words-alternative-circle_greatest = The greatest fixed point is the result.
report_words-alternative-estimate_least = The arbiter estimates everybody; lower bound: the least fixed point.
report_words-alternative-estimate_greatest = The arbiter estimates everybody; upper bound: the greatest fixed point.
report_words-subject-foreign_new = Foreign participants
report_words-subject-unmoved_on_the_date = Games in progress on the three-month date without a move
report_words-subject-endings_no_time = Losses on time before the three-month date
report_words-subject-endings_adjudication = Adjudications before the three-month date
report_words-subject-points_event = Points by walkover
report_words-subject-own_level_start = The level that a player's own norms are set from
report_words-subject-most_points_sole = Shared most points
report_words-subject-most_points_completed = Most points in completed games
report_words-subject-participants_moved = Participants who never made a move
report_words-subject-no_norm_table = The final level where no norm could be set
report_words-subject-new_few_games_ranked = New players with too few games
report_words-subject-new_elsewhere_last_event = New players with a level from elsewhere
report_words-subject-circle_greatest = The result after a circle
report_words-subject-estimate_least = The first estimate of new players, lower bound
report_words-subject-estimate_greatest = The first estimate of new players, upper bound
report_words-text-sanction_unknown = not stated; only events sanctioned by SLSF count (art. 1 §1)
report_words-text-sanction_none = not sanctioned by SLSF: changes no level (art. 1 §1)
report_words-text-crosstable = Completed games plain; in brackets games that do not count for norms (walkovers, withdrawals and adjudications before the three-month date, games without a move by both). N, points: completed games only. Score: the event's table.
report_words-text-games_told = Every game that stands in brackets above, and every one that counts only because it was in progress on the three-month date. All others were played to an end or lost on time, and count [K 3].
report_words-text-table = N: completed games. Points: taken in them. Score: the event's table. P_med: mean index of the opponents, start levels, held within three levels of the player's own (art. 2 §2c–d); for a new player without that limit. Levels at the start, at three months (P0) and at the close (P2).
report_words-text-newcomers = R0 is the rough estimate; in every round each new player gets the highest level whose norm the points in all completed games reach, until nothing changes (art. 4).
report_words-text-beyond = The two-level limit may be waived only for a first-time participant (art. 3 §4). If this was the first correspondence event of one of these players, the committee is asked to decide:
report_words-text-proposed = The federation's board awards dan titles; from 3 dan up its final confirmation is needed (art. 1 §5). Until then the former level is used in other events, and events meanwhile are not computed anew [K 10].
report_words-text-changed = The level was changed during the event, so art. 2 §4 gives the final level.
report_words-text-undecided = The rules allow more than one answer for these players, since the least and the greatest fixed point differ:
report_words-text-unchanged = No open question of the ranking rules changes an outcome in this event.
report_words-text-questions = The federation's board decides questions on these rules (art. 1 §5). Only those are listed that change an outcome here.
report_words-text-no_level = no level
report_words-step-opponents = Opponents (no.: index)
report_words-step-ranked = Games against ranked players
report_words-step-estimate = Estimate, R0
report_words-step-completed = Completed games, N
report_words-step-points = Points (wins, draws)
report_words-step-sum = Sum of the indices
report_words-step-mean = P_med (art. 2 §2d)
report_words-step-limit = Without the two-level limit
report_words-step-in_event = Level in the event, P1
report_words-step-final = Final level (art. 2 §4)
report_words-step-found = Level found
report_words-step-participants = Participants
report_words-step-near = Games against P0 − 3 or higher
report_words-final-higher = P1 ≥ P0, so the higher of P1 and P2
report_words-final-below = P1 < P0 ≤ P2, so one level below P2
report_words-final-close = P1 < P0 and P2 < P0, so P2
report_words-final-no_norm = no norm, so P2
report_words-final-found = the higher of the level found and P2
report_words-met-yes = reached
report_words-met-no = not reached
report_words-confirms-yes = confirmed
report_words-confirms-no = not confirmed
report_words-text_of-players = Every figure can be computed again from the lines below. The number before the colon is the opponent's in the crosstable, the one behind it the index at the start, for new players the one found (10 kyu = 1, 1 kyu = 10, 1 dan = 11); 12 → 9 counts as 9 (art. 2 §2c). A norm to obtain a level P is (0.5 + 0.15 · (P − P_med)) · N, to keep the level P0 it is (0.25 + 0.15 · (P0 − P_med)) · N; both are rounded to half points, ties up (art. 2 §2e–f).
report_words-text_of-colours = ● black and ○ white as paired; the game's rules may have exchanged them.
report_words-text_of-nothing_missing = Nothing that the report needs is missing.
report_words-text_of-unknown = not known
report_words-text_of-not_yet = not yet
report_words-text_of-not_sent = not sent
report_words-text_of-late = late
report_words-text_of-early = The event was over before the three-month date. The level at the close stands for that at three months, and no game was in progress on that date.
report_words-text_of-unsanctioned = This event is not sanctioned by SLSF, so it changes and confirms nobody's level (art. 1 §1). All that follows is what it would give if it were.
report_words-text_of-going = The event is still going on: this is what closing it now would give.
report_words-group-high = highest
report_words-group-middle = median
report_words-group-low = lowest
report_words-keeps = To keep { $level }
report_words-obtains = To obtain { $level }
report_words-confirming = To obtain { $level }, the final level
report_words-levels = At the start { $start } · at three months, P0: { $own } · at the close, P2: { $close }
report_words-superseded =
    This report does not hold any more: the event was reopened on { $day }.{ $why ->
        [yes] { " " }Reason given: { $why }
       *[no] { "" }
    }
report_words-replaced = It was replaced by report no. { $number }, of { $day }.
report_words-follows = It takes the place of report no. { $number }, after which the event was reopened. Reason given: { $why }
report_words-changed_since = What changed since report { $number }
report_words-left_out =
    { $count } { $count ->
        [one] game is
       *[other] games are
    } still going and left out.
report_words-lacks =
    { $what ->
        [sanction] No sanction is named; only events sanctioned by SLSF count (art. 1 §1).
        [arbiter] No arbiter is named.
        [name] No name: { $names }.
        [member] No member number: { $names }.
        [game] The game and its opening are not named.
        [level_three_months] No level at three months, taken to be the one at the start: { $names }.
        [level_close] No level at the close, taken to be the one at three months: { $names }.
        [started_on]
            No day on which they began, taken to be the event's first one: { $names } { $names ->
                [1] game
               *[other] games
            }.
        [letters] On paper these names need a font of the computer that made the PDF, and may be empty boxes: { $names }.
        [rules_sent] When the rules were sent to the participants is not known here.
        [source] Where the levels at the start come from is not known here.
       *[other] { "" }
    }
report_words-not_sent_to =
    not sent to { $count } { $count ->
        [one] player
       *[other] players
    }
report_words-plotted =
    The levels of { $count } new { $count ->
        [one] player
       *[other] players
    } from the estimate R0 over { $rounds } { $rounds ->
        [one] round
       *[other] rounds
    }, between { $least } and { $greatest }.
report_words-players = { $count } players
report_words-footer = { $name } · Report to the ranking committee
report_words-period = { $start } to { $close }
report_words-games = { $total }, of which { $completed } completed
report_words-participants =
    { $total }{ $new ->
        [yes] , of whom { $new } new
       *[no] { "" }
    }
report_words-would_reach = { $name }: { $points } points reach the norm for { $beyond }; with the limit { $after }.
report_words-proposal =
    { $name }: { $level }{ $former ->
        [yes] { " " }(now { $former })
       *[no] { "" }
    }
report_words-circle = The iteration runs in a circle of { $length } vectors, from round { $first } on. The result is the fixed point reached from m, the lowest level of each player in the circle [K 14]:
report_words-bounds = { $name }: { $least } to { $greatest }, here { $result }
report_words-missing = To compute this the arbiter would have to estimate { $names }.

## rounds: What a player hears of a round beside the games that begin.
rounds-bye = You have a bye in this round: it counts as won, without a game.
rounds-free = You have no new game in this round.
rounds-waiting =
    { $games ->
        [one] One more game begins
       *[other] { $games } more games begin
    } for you as soon as others have ended: nobody plays more than { $limit } at once.
rounds-next =
    Round { $number }{ $rounds ->
        [yes] { " " }of { $rounds }
       *[no] { "" }
    } begins on { $day }.
rounds-more =
    Round { $number }{ $rounds ->
        [yes] { " " }of { $rounds }
       *[no] { "" }
    } is drawn when this one has been played; you get a letter then.
rounds-section = You play in { $name }, with { JOIN($others, ", ") }.
rounds-out = You have not qualified for the stage that begins now. Your place in the table is that of your section.

## rules: What an event file means for a player, one sentence a macro.
rules-theme =
    { $name ->
        [event] The event
        [games] The games
        [wins] How a game is won
        [draws] Draws
        [time] Your time
        [letters] Letters
        [table_alone] The table
        [rated_table] Table and rating
       *[table] Table and ranking
    }
# the event
rules-about = { $name } ({ $id }) is { rules-about_game } by email.
rules-entries = Entries are taken until { $last }.
rules-entry =
    { $how ->
        [confirmed] Who writes "enter { $id }" is entered when the arbiter says yes
        [direct] Who writes "enter { $id }" is entered at once
       *[voucher] Who writes "enter { $id }" with a voucher of the arbiter's is entered at once
    }; when all places are taken, wishes wait in the order in which they came.
rules-test_days =
    { $days ->
        [one] On the day
       *[other] { $days } days
    } before the start everybody gets a letter to try the mail with.
rules-starts = Play starts on { $start } at 00:00, time zone { $time_zone }.
rules-players =
    { SAME($least, $most) ->
        [yes] Exactly { $least }
       *[no]
            At least { $least }{ MORE(10000, $most) ->
                [yes] { " " }and at most { $most }
               *[no] { "" }
            }
    } players take part.
rules-arbiters =
    The chief arbiter is { $chief }.{ $others ->
        [yes] { " " }Other arbiters: { JOIN($others, ", ") }.
       *[no] { "" }
    }
rules-director = The tournament director is { $director }. In a dispute, write "call director: ..." with what it is about: then nothing is played and no clock runs until he has answered, and what both players write is put before him. He may warn, give points to the opponent or expel; points count when the game that goes on has ended.
rules-agreements = What two players agree on against these rules is void.
rules-committee = The ranking committee is { JOIN($people, ", ") }.
rules-appeals =
    { $days ->
        [yes]
            Who does not agree with a ruling of the arbiter can appeal within { $days } { $days ->
                [one] day
               *[other] days
            }, by answering its letter with a line that begins "appeal:" and says why. { COUNT($who) ->
                [0] It is decided for good by three experienced players whom the arbiter names, none of them a party or of the management.
               *[other] It is decided for good by { JOIN($who, ", ") }.
            }
       *[no] Nobody can appeal against a ruling of the arbiter.
    }
# the games
rules-round_robin =
    Everybody plays everybody { $games ->
        [1] once
        [2] twice, with the colours turned
       *[other] { $games } times, the colours turned from one cycle to the next
    }.
rules-match =
    { ANY(ENDSWITH($until, "points"), ENDSWITH($until, "wins")) ->
        [yes] It is a match between two players, played until one of them has { $until }; the colours alternate.
       *[no]
            { $until ->
                [yes] It is a match of { $games } games between two players, over as soon as it is decided; the colours alternate.
               *[no]
                    It is a match of { $games } { $games ->
                        [one] game
                       *[other] games
                    } between two players; the colours alternate.
            }
    }
rules-scheveningen =
    Two teams meet: everybody plays everybody of the other team { $games ->
        [1] once
        [2] twice, with the colours turned
       *[other] { $games } times
    } (Scheveningen, table { $table }: { $table ->
        [A] one team begins all games of a round
       *[other] in every round both teams begin equally many games
    }).
rules-monrad =
    It is a Monrad: { $rounds ->
        [yes]
            { $rounds } { $rounds ->
                [one] round
               *[other] rounds
            }
       *[no] as many rounds as the rules propose
    }, in each of which players with the same points, or nearly so, are drawn together; nobody meets anybody twice.{ MORE($games, 1) ->
        [yes] { " " }A match has { $games } games, the colours alternating.
       *[no] { "" }
    } Where the number is odd, one of those who stand lowest has a bye, which counts as won.
rules-cup =
    It is a cup: who loses a match leaves.{ MORE($games, 1) ->
        [yes] { " " }A match has { $games } games.
       *[no] { "" }
    }{ $drawn ->
        [yes] { " " }A drawn match is replayed with half the time for a move and the colours turned, until it is decided; a replay begins by itself when the game before it has ended.
       *[no] { "" }
    }{ $third_place ->
        [yes] { " " }The losers of the semi-finals play for third place.
       *[no] { "" }
    }{ $consolation ->
        [yes] { " " }Who loses in the first round, or in the second after a bye in the first, plays on in a consolation for the places below.
       *[no] { "" }
    }
rules-teams =
    { $pairing ->
        [round_robin] Every team meets every other team.
        [scheveningen] Every team of one half meets every team of the other (Scheveningen).
       *[monrad] It is a Monrad of teams: in each round teams with the same number of won matches, or nearly so, are drawn together; no two meet twice.
    } A team has { $boards } { $boards ->
        [one] board
       *[other] boards
    }{ $reserves ->
        [yes]
            { " " }and at most { $reserves } { $reserves ->
                [one] reserve
               *[other] reserves
            }
       *[no] { "" }
    }; { $games ->
        [one] one game is
       *[other] { $games } games, the colours alternating, are
    } played at each board of a match. The team named first begins on the odd boards.
rules-line_ups =
    Boards follow the ranking order of the team. Where somebody is missing the others move up, and a reserve enters at the last board. { $captains ->
        [member] The captain, one of the players,
       *[other] The captain
    } reports the line-up before a round to the arbiter; without a report the first players play.
rules-team_names = The teams are { AND($names) }.
rules-stages =
    First there are { $sections } { $sections ->
        [one] section
       *[other] sections
    } ({ $name }), in which everybody plays everybody { $games ->
        [1] once
        [2] twice, with the colours turned
       *[other] { $games } times
    }. Players come to them { $spread ->
        [serpentine] by their start numbers, there and back
        [pots] by lot, the best apart from each other
       *[lot] by lot
    }.
rules-final_group =
    To { $name } go { ALL($qualify, $after) ->
        [yes]
            number { ADD($after, 1) }{ MORE($qualify, 1) ->
                [yes] { " " }to { ADD($after, $qualify) }
               *[no] { "" }
            } of each section
       *[no]
            { $qualify ->
                [yes]
                    the first{ MORE($qualify, 1) ->
                        [yes] { " " }{ $qualify }
                       *[no] { "" }
                    } of each section
               *[no] { "" }
            }
    }{ ALL($qualify, $best_next) ->
        [yes] { " " }and{ " " }
       *[no] { "" }
    }{ $best_next ->
        [yes]
            { $best_next ->
                [one] the best
               *[other] the { $best_next } best
            } of the next, by place and points a game
       *[no] { "" }
    }; everybody plays everybody there.{ $carry_over ->
        [yes] { " " }Results between them count there, too, and they do not meet again.
       *[no] { " " }Results of the sections do not count there.
    }
rules-who_is_level = Who shares a place across the line is parted by the arbiter's word or by lot.
rules-league =
    It is a league of { COUNT($names) } { COUNT($names) ->
        [one] division
       *[other] divisions
    }: { AND($names) }. In each everybody plays everybody { $games ->
        [1] once
        [2] twice, with the colours turned
       *[other] { $games } times
    }.
rules-border = After the season { $down } of { $upper } go down to { $lower }, and { $up } of { $lower } up to { $upper }.
rules-rounds =
    { $at_once ->
        [yes] All games start together.
       *[no]
            { $dates ->
                [yes] The rounds begin on { AND($dates) }; a new round does not wait for games that are still going.
               *[no]
                    { $days ->
                        [yes]
                            A round begins every { $days ->
                                [one] day
                               *[other] { $days } days
                            }; a new round does not wait for games that are still going.
                       *[no] A round begins when the arbiter says so; everybody gets a letter then.
                    }
            }
    }
rules-rounds_of_matches =
    { $at_once ->
        [yes] All matches start together.
       *[no]
            { $dates ->
                [yes] The rounds begin on { AND($dates) }; a new round does not wait for matches that are still going.
               *[no]
                    { $days ->
                        [yes]
                            A round begins every { $days ->
                                [one] day
                               *[other] { $days } days
                            }; a new round does not wait for matches that are still going.
                       *[no] A round begins when the arbiter says so; everybody gets a letter then.
                    }
            }
    }
rules-until_decided =
    Two who meet play a match of at most { $most } games, the colours in turn. It is over as soon as one of them can no longer be caught up with: the games that it does not need are not played and count for nobody. { $at_once ->
        [yes] The games that matches need in any case all begin at the start,
       *[no] The games that it needs in any case begin together,
    } each further one by itself as soon as it is clear that it is needed.{ $deciding ->
        [yes] { "" }
       *[no] { " " }If both have as many points in the end, the match is drawn.
    }
rules-deciding_game = If a match is level after its games, one more game decides it. It is begun by whoever needed fewer moves in the games that he or she won (own stones; a win without play is no move at all); if both needed as many, or nobody won a game, a lot from the published seed of the event says who does. If that game is drawn too, so is the match.
rules-games_follow =
    { $at_once ->
        [yes] The games that are needed in any case start together; each further one begins by itself as soon as it is clear that it is needed.
       *[no] The first game begins at the start, each further one by itself when the one before has ended without deciding the match.
    }
rules-max_running =
    Nobody has more than { $most } { $most ->
        [one] game
       *[other] games
    } going at once: further ones begin when others have ended.
rules-seeding =
    Start numbers are { $how ->
        [lot] drawn by lot
        [ranking] given by ranking, the highest level first
       *[list] those of the arbiter's list
    }.
rules-opening =
    The opening rule is { $rule }.{ $told ->
        [yes] { " " }{ $told }
       *[no] { "" }
    }
rules-fifths =
    No two offered fifth moves may lead to the same figure of stones, { $symmetry ->
        [congruent] turned, mirrored or moved
       *[board] turned or mirrored with the whole board
    }.
# winning
rules-judged =
    The program judges every move: { $free ->
        [yes] five or more in a row
       *[no] a five, an overline or a forbidden move
    } ends the game at once.
rules-claimed =
    A win has to be claimed: a five with the move, or before its maker's next move.{ $forbidden ->
        [yes] { " " }A forbidden move is claimed before White's next move, an overline also later.
       *[no] { "" }
    } A wrong claim is refused and noted, and the game goes on.
# draws
rules-draws =
    { $most ->
        [yes]
            You may offer a draw { $most ->
                [one] once
               *[other] up to { $most } times
            } a game, together with a move{ $since ->
                [yes] , from move { $since } on
               *[no] { "" }
            }.
       *[no] Draws by agreement are not allowed.
    }
rules-passes = Two passes in a row are a draw, from move { $since } on.
rules-draw_claim = Once { $after } moves are made, either player may claim a draw.
# time
rules-counting =
    { $days ->
        [calendar] Your time is counted in calendar days ({ $zone }): the day on which your opponent's letter arrives is free, and you have until the end of the last day.
       *[other]
            Your time runs from the arrival of your opponent's letter to the arrival of yours{ $fast ->
                [yes] { "" }
               *[no] ; a day is 24 hours
            }.
    }
rules-per_move = You have { SPAN($time) } for each answer.
rules-total =
    For the whole game you have { SPAN($time) }{ $same_country ->
        [yes] , or { SPAN($same_country) } against an opponent from your own country
       *[no] { "" }
    }.
rules-control =
    You have { SPAN($time) } for every { $moves } { $moves ->
        [one] move
       *[other] moves
    }; what you do not use is carried over.
rules-fischer =
    You begin with { SPAN($start) }, and each move gives you { SPAN($increment) } more{ $most ->
        [yes] , up to { SPAN($most) }
       *[no] { "" }
    }.
rules-double_after = Whoever thinks longer than { SPAN($time) } on one move uses twice the time from then on.
rules-delay = The first { SPAN($time) } on each move cost nothing of that.
rules-free_days = No time passes on { AND(WITH(EACH($weekdays, "rules-free_days-each"), $dates)) }.
rules-free_days-each = { ON_WEEKDAY($item) }s
rules-start_within =
    { $single ->
        [yes] Whoever has not made a first move of a game (a stone or a choice) within { SPAN($time) } after it fell due loses the game. Days of leave do not count, nor time that our side lost.
       *[no] Whoever has not made a first move of a match (a stone or a choice) within { SPAN($time) } after it fell due loses all games of the match; if that goes for both at the same time, they are lost for both. Days of leave do not count, nor time that our side lost. A game that is lost on its own time before that is one lost game.
    }
rules-late =
    { $forfeit ->
        [automatic] Whoever is late loses the game on time.
        [on_claim] Whoever is late loses the game on time if the opponent claims it ("claim time"); a late move that arrives before the claim counts.
       *[arbiter] If somebody is late, the arbiter decides what follows; a late move that arrives before the decision counts.
    }
rules-spans = { AND(EACH($times, "rules-spans-each")) }
rules-spans-each = { SPAN($item) }
rules-silence =
    { ALL(NOT($words), NOT($arbiter)) ->
        [yes] Nobody asks a player who is to move and from whom nothing comes, but for the reminders.
       *[no]
            If nothing at all comes from a player who is to move,{ $words ->
                [yes] { " " }both hear of it after { SPANS($words) }
               *[no] { "" }
            }{ ALL($words, $arbiter) ->
                [yes] { " " }and
               *[no] { "" }
            }{ $arbiter ->
                [yes]
                    { " " }the arbiter { $words ->
                        [yes] { "" }
                       *[no] hears of it{ " " }
                    }after { SPANS($arbiter) }
               *[no] { "" }
            }; leave does not count.
    }
rules-brief = You have { AND(LIST(rules-brief-per_move, rules-brief-total, rules-brief-control, rules-brief-fischer)) }
rules-brief-per_move =
    { $terms-per_move ->
        [yes] { SPAN($terms-per_move) } for every move
       *[no] { "" }
    }
rules-brief-total =
    { $terms-total ->
        [yes]
            { $terms-delay ->
                [yes] a bank of { SPAN($terms-total) }, of which the first { SPAN($terms-delay) } of each turn take nothing
               *[no] { SPAN($terms-total) } for the whole game
            }
       *[no] { "" }
    }
rules-brief-control =
    { $terms-control ->
        [yes] { SPAN($terms-control-time) } for every { $terms-control-moves } moves
       *[no] { "" }
    }
rules-brief-fischer =
    { $terms-fischer ->
        [yes] { SPAN($terms-fischer-start) } to begin with and { SPAN($terms-fischer-increment) } more with each move
       *[no] { "" }
    }
rules-reminders =
    { ALL(NOT($shares), NOT($spans)) ->
        [yes] There are no reminders.
       *[no]
            You are reminded { $shares ->
                [yes] when { AND($shares) } of the time is gone
               *[no] { "" }
            }{ ALL($shares, $spans) ->
                [yes] { " " }and{ " " }
               *[no] { "" }
            }{ $spans ->
                [yes] { AND(EACH($spans, "rules-reminders-each")) } before it is up
               *[no] { "" }
            }.
    }
rules-reminders-each = { SPAN($item) }
rules-kept_clock = Games that began before this was changed keep the time that they began with.
rules-leave_if_short = Matches that are too short for breaks have leave instead.
rules-leave =
    { $days ->
        [yes]
            You have { $days } { $days ->
                [one] day
               *[other] days
            } of leave in a calendar year, { $per_player ->
                [yes] over all your events together
               *[no] in this event
            }{ MORE($least, 1) ->
                [yes] , at least { $least } at a time
               *[no] { "" }
            }{ $notice ->
                [yes] , announced { SPAN($notice) } before
               *[no] , also from now on
            }: write "leave 2026-07-01 to 2026-07-21" or "leave 10 days". While you are away your time rests.
       *[no] There is no leave{ $free ->
            [yes] .
           *[no] : the time runs every day of the year.
        }
    }
# letters
rules-final = A move is final when it has arrived: it cannot be taken back.
rules-proof =
    { $authority ->
        [tag] A move counts if it comes from your registered address and answers our letter, so that it carries that letter's tag.
        [address] A move counts if it comes from your registered address and your mail provider vouches for it; one that does not answer our letter must name the game and the move.
       *[both] A move counts if it comes from your registered address, answers our letter, so that it carries that letter's tag, and your mail provider vouches for it.
    }
rules-published =
    Everybody who has the page of the event can follow { $games ->
        [running] the matches
       *[finished] the matches that are over
    } there, act by act.
rules-messages =
    { $allowed ->
        [yes] You may send your opponent a message with a move.
       *[no] Messages to the opponent are not passed on.
    }
rules-in_advance =
    { $allowed ->
        [yes] You may enter moves in advance, for what your opponent may answer ("if g7 then i10"); nobody sees them before they are played.
       *[no] Moves cannot be entered in advance.
    }
rules-languages = Letters are written in { AND(EACH($codes, "rules-languages-each")) }.
rules-languages-each =
    { $item ->
        [de] German
        [en] English
        [et] Estonian
        [sv] Swedish
       *[other] { $item }
    }
# the table
rules-places =
    { $kind ->
        [cup] Places go by the round in which one left; those who left in the same round share the place.
        [match] Who has more points wins the match.
       *[other]
            Places go by { JOIN(EACH($names, "rules-places-each"), ", then ") }{ HOLDS($names, "team_points") ->
                [yes] ; who is level even then shares the place.
               *[no] ; whoever is level even then shares the place.
            }
    }
rules-places-each =
    { $item ->
        [points]
            { HOLDS($names, "team_points") ->
                [yes] the players' points in their matches and games
               *[no] points
            }
        [team_points] the teams' match points
        [game_points]
            { HOLDS($names, "team_points") ->
                [yes] the players' points in their games
               *[no] points in games
            }
        [match_points]
            { HOLDS($names, "team_points") ->
                [yes] the players' points in their matches
               *[no] points in matches
            }
        [berger] Berger
        [points_ratio] the share of the points in one's matches that one scored
        [buchholz] Buchholz (the points of one's opponents)
        [mutual]
            { HOLDS($names, "team_points") ->
                [yes] the matches among those still level
               *[no] the games among those still level
            }
        [match_wins]
            { HOLDS($names, "team_points") ->
                [yes] won matches
               *[no] won matches
            }
       *[other] { ENGLISH($item) }
    }
rules-weaver = The points of a match go by the Weaver rule: two wins give 2 points, and with one win each whoever needed fewer moves gets 1.25 and the other 0.75.
rules-withdrawals =
    { $early ->
        [yes] Who withdraws with fewer than half of the games completed is taken out of the table; otherwise the results stand and the remaining games are lost.
       *[no] The results of who withdraws stand, and the remaining games are lost.
    }
rules-withdrawals_of_matches =
    { $early ->
        [yes] Who withdraws with fewer than half of the matches completed is taken out of the table; otherwise the results stand and the remaining matches are lost.
       *[no] The results of who withdraws stand, and the remaining matches are lost.
    }
rules-rating = The results count for the federation's rating list of { $game }{ $sanctioned_by ->
        [yes] , sanctioned by { $sanctioned_by }
       *[no] { "" }
    }: those of a pair once for each match, and no game in which one of the two has not moved ({ $game ->
        [gomoku] G27–30
       *[other] R28–31
    }).
rules-ranking =
    { $system ->
        [none] The results count for no ranking.
       *[other]
            { $counts ->
                [yes]
                    The results count for the correspondence ranking{ $sanctioned_by ->
                        [yes] , sanctioned by { $sanctioned_by }
                       *[no] { "" }
                    }, if five or more take part.
               *[no] The results change no level in the correspondence ranking: the event is not sanctioned by SLSF.
            }
    }

## rulings: What the arbiter has ruled for a player, one sentence a macro.
rulings-withdrawn =
    You no longer take part in { $event }.{ $running ->
        [yes]
            { " " }{ $running ->
                [one] Your game that was
               *[other] Your { $running } games that were
            } still going { $running ->
                [one] counts
               *[other] count
            } as lost.
       *[no] { "" }
    }{ $unstarted ->
        [yes]
            { " " }{ $running ->
                [yes]
                    So { $unstarted ->
                        [one] does one that had
                       *[other] do { $unstarted } that had
                    } not begun
               *[no]
                    { $unstarted ->
                        [one] One game of yours that had not begun counts
                       *[other] { $unstarted } games of yours that had not begun count
                    } as lost
            }.
       *[no] { "" }
    }{ $annulled ->
        [yes] { " " }You had completed fewer than half of your games, so none of your results counts in the table.
       *[no] { "" }
    }{ $waiting ->
        [yes]
            { " " }In { JOIN($waiting, ", ") } time had run out before that, which is looked at first; you will be told how { COUNT($waiting) ->
                [one] it ends
               *[other] they end
            }.
       *[no] { "" }
    }{ $undecided ->
        [yes] { " " }Whether your results count in the table hangs on that, and is open until then: they count if at least half of your games turn out to be completed.
       *[no] { "" }
    }
rulings-excluded =
    The arbiter has excluded you from { $event }.{ $running ->
        [yes]
            { " " }{ $running ->
                [one] Your game that was
               *[other] Your { $running } games that were
            } still going { $running ->
                [one] counts
               *[other] count
            } as lost.
       *[no] { "" }
    }{ $unstarted ->
        [yes]
            { " " }{ $unstarted ->
                [one] One game of yours that had not begun counts
               *[other] { $unstarted } games of yours that had not begun count
            } as lost.
       *[no] { "" }
    }{ $annulled ->
        [yes] { " " }You had completed fewer than half of your games, so none of your results counts in the table.
       *[no] { "" }
    }{ $waiting ->
        [yes]
            { " " }In { JOIN($waiting, ", ") } time had run out before that, which is looked at first; you will be told how { COUNT($waiting) ->
                [one] it ends
               *[other] they end
            }.
       *[no] { "" }
    }{ $undecided ->
        [yes] { " " }Whether your results count in the table hangs on that, and is open until then: they count if at least half of your games turn out to be completed.
       *[no] { "" }
    }
rulings-left_decided =
    Now it is decided whether what you played in { $event } counts, which was open when { $team ->
        [yes] { $team }
       *[no] you
    } left: { $annulled ->
        [yes] fewer than half of{ " " }
       *[no] at least half of{ " " }
    }{ $team ->
        [yes] the team's
       *[no] your
    } games were completed, so { $annulled ->
        [yes] none of the results counts
       *[no] the results count
    } in the table.
rulings-warned = The arbiter of { $event } warns you.
rulings-reprimanded = The arbiter of { $event } reprimands you severely. If it happens again you may be excluded.
rulings-rival_censured =
    { $name } has been { $measure ->
        [warning] warned
       *[other] severely reprimanded
    } for something in your match { $game }.
rulings-rival_cleared =
    The { $measure ->
        [warning] warning
       *[other] severe reprimand
    } that { $name } had for something in your match { $game } is lifted.
rulings-measure_lifted =
    The { $measure ->
        [reprimand] severe reprimand
       *[other] warning
    } that you had in { $event } is lifted.
rulings-reinstated =
    { $team ->
        [yes] { $team } takes part
       *[no] You take part
    } in { $event } again. { $games ->
        [0] No game of yours
        [1] One game of yours
       *[other] { $games } games of yours
    } { MORE(2, $games) ->
        [yes] goes
       *[no] go
    } on{ $games ->
        [yes] ; you get a letter about each, and what you had played counts
       *[no] , but what you had played counts
    }.
rulings-entry_cancelled = You are no longer entered in { $event }.
rulings-seat_decided =
    In { $game } it has been looked at whether time had run out. { $taken ->
        [yes] It had not: { $name } plays on in it.
       *[no] The game was over before you could take it over: it stays that of { $name }.
    }
rulings-_first =
    { $waiting ->
        [yes] { " " }In { JOIN($waiting, ", ") } time had run out before that, which is looked at first; you will be told what came of it.
       *[no] { "" }
    }
rulings-replaced =
    { $by } plays on in { $event } in your place{ $games ->
        [yes]
            , in { $games ->
                [one] the game that was
               *[other] the { $games } games that were
            } still to be played
       *[no] { "" }
    }. The games that had ended stay yours. You need not do anything more.{ rulings-_first }
rulings-took_over =
    You take the place of { $player } in { $event }{ $games ->
        [yes]
            , with { $games ->
                [one] one game
               *[other] { $games } games
            }
       *[no] { "" }
    }. You get a letter with the board of each. Where it is your turn, you have the whole time for a move from now on.{ rulings-_first }
rulings-joined = You take part in { $event } from round { $round } on, with the points that you will have from then. You get a letter when the round is drawn.
rulings-assessed =
    Your game { $game } against { $opponent } goes on. For drawing the next round it counts, until its real result is known, as { $winner ->
        [you] won by you
        [opponent] won by { $opponent }
        [draw] a draw
       *[nobody] lost for both
    }. The table will have the real result only.
rulings-not_assessed = Your game { $game } against { $opponent } goes on. It no longer counts with an assumed result when the next round is drawn; rounds that are drawn stay as they are.
rulings-captain = You are now the captain of { $team } in { $event }: you report its line-ups and withdrawals to the arbiter, and only you may protest for it.
rulings-line_up =
    For round { $round } of { $event } the line-up of { $team } is, from the first board down: { JOIN($players, ", ") }. { $board ->
        [yes] You sit at board { $board }.
       *[no] You do not play in that round.
    }
rulings-open_boards =
    { $home } is short in round { $round } of { $event }. { $team } has chosen which of its boards { COUNT($boards) ->
        [one] stays
       *[other] stay
    } empty: { AND($boards) }. { $board ->
        [0] You do not play in that round.
       *[other] { $wins ->
            [yes] At board { $board } you win by walkover.
           *[no] You sit at board { $board }.
        }
    }
rulings-boards_lifted =
    What the visitors had chosen for { $home } in round { $round } of { $event } is taken back: its last boards stay empty. { $board ->
        [0] You do not play in that round.
       *[other] { $wins ->
            [yes] At board { $board } you win by walkover.
           *[no] You sit at board { $board }.
        }
    }
rulings-boards_wanted =
    In round { $round } of { $event } { $team } visits { $home }, which is short of { $short ->
        [one] one player. As captain of { $team } you choose which of its boards stays
       *[other] { $short } players. As captain of { $team } you choose which of its boards stay
    } empty, and so who of yours { $short ->
        [one] wins
       *[other] win
    } by walkover (SBGF 3.4); its players keep their order at the other boards. Answer before { $day ->
        [yes] { FULL_DAY(CALENDAR($day)) }, when the round is drawn,
       *[no] the round is drawn
    } { $short ->
        [one] with one of these lines. Without one the last board stays empty.
       *[other] with a line like this one, which names { $short } boards. Without it the last boards stay empty.
    }
rulings-team_withdrawn =
    { $team } no longer takes part in { $event }.{ $running ->
        [yes]
            { " " }{ $running ->
                [one] Your game that was
               *[other] Your { $running } games that were
            } still going { $running ->
                [one] counts
               *[other] count
            } as lost.
       *[no] { "" }
    }{ $unstarted ->
        [yes]
            { " " }{ $unstarted ->
                [one] One game of yours that had not begun counts
               *[other] { $unstarted } games of yours that had not begun count
            } as lost.
       *[no] { "" }
    }{ $annulled ->
        [yes] { " " }The team had completed fewer than half of its games, so none of its results counts in the table.
       *[no] { "" }
    }{ $waiting ->
        [yes]
            { " " }In { JOIN($waiting, ", ") } time had run out before that, which is looked at first; you will be told how { COUNT($waiting) ->
                [one] it ends
               *[other] they end
            }.
       *[no] { "" }
    }{ $undecided ->
        [yes] { " " }Whether its results count in the table hangs on that, and is open until then: they count if at least half of the team's games turn out to be completed.
       *[no] { "" }
    }
rulings-relieved =
    { $by } of your team plays on in { $event } in your place{ $games ->
        [yes]
            , in { $games ->
                [one] one game
               *[other] { $games } games
            }
       *[no] { "" }
    }. The games that had ended stay yours, and you stay in the team.{ rulings-_first }
rulings-relieves =
    You play on for { $player } of your team in { $event }{ $games ->
        [yes]
            , in { $games ->
                [one] one game
               *[other] { $games } games
            }
       *[no] { "" }
    }. You get a letter with the board of each. Where it is your turn, you have the whole time for a move from now on.{ rulings-_first }
rulings-bye =
    { $team ->
        [yes] { $team } has
       *[no] You have
    } the bye in round { $round } of { $event }: it counts as won, without a game.
rulings-bye_lifted =
    The bye that { $team ->
        [yes] { $team } was
       *[no] you were
    } given in round { $round } of { $event } is taken back: the draw decides who has it.
rulings-moved =
    A result has been changed, and with it who plays in the final groups of { $event }.{ $section ->
        [yes]
            { " " }You play in { $section }{ $before ->
                [yes] { " " }now, no longer in { $before }
               *[no] { " " }now
            }; your new games begin with letters of their own.
       *[no] { " " }You no longer play in { $before }, and your games there do not count.
    }
rulings-appealed =
    { $mine ->
        [yes] You have
       *[no] { $name } has
    } appealed against ruling { $event }/{ $number }. { COUNT($who) ->
        [0] It is decided for good by three experienced players whom the arbiter names; until then the ruling stands, and the clock of the match stands still.
       *[other] It is decided for good by { JOIN($who, ", ") }; until then the ruling stands.
    }
rulings-appeal_ended = The ruling was undone, and so the appeal against ruling { $event }/{ $number } has ended: nothing is left to decide.
rulings-appeal_decided =
    The appeal against ruling { $event }/{ $number } was { $stands ->
        [yes] dismissed: the ruling stands
       *[no]
            { $taken_back ->
                [yes] allowed: the ruling falls, and what it did is undone
               *[no]
                    { $past ->
                        [yes] allowed: the ruling falls; it was about a round that is drawn since, or was given anew, so nothing else changes
                       *[no] allowed: the ruling falls, and the arbiter takes it back by another one
                    }
            }
    }. That is final.
rulings-team_games =
    The arbiter has ruled about { COUNT($games) ->
        [one] a game
       *[other] games
    } of your team in { $event }: { JOIN(EACH($games, "rulings-team_games-each"), ", ") }. This was done: "{ $what }". You hear of it as the captain: only you may appeal for the team.
rulings-team_games-each = { $item-0 } ({ $item-1 } – { $item-2 })
rulings-team_writes = { $name } of your team writes about ruling { $event }/{ $number } ({ $what }): "{ $words }" Only you, as the captain, may appeal. Nothing happens unless you send it on: answer with a line that begins "appeal:", in these words or your own.

## standings: A list of standings: its heads, and why everybody stands there, as the figures, a cup and sections tell it.
standings-mutual = Mutual
standings-match_wins = Wins
standings-byes = Byes
standings-over = all games are over
standings-over_matches = all matches are over
standings-going_matches =
    { $games } { $games ->
        [one] match
       *[other] matches
    } not over
standings-over_in_file = all games in the file are over
standings-undecided = not all is decided
standings-going =
    { $games } { $games ->
        [one] game
       *[other] games
    } not over
standings-missing =
    { $games } { $games ->
        [one] game
       *[other] games
    } of the schedule { $games ->
        [one] is
       *[other] are
    } not in the file and { $games ->
        [one] counts
       *[other] count
    } as not played
standings-sides = Game points of the teams: { $points }
standings-cancelled = cancelled on { $day_of }, no game counts ({ $why })
standings-ordinal =
    { $n }{ ALL(MORE(MOD($n, 100), 10), MORE(14, MOD($n, 100))) ->
        [yes] th
       *[no]
            { MOD($n, 10) ->
                [1] st
                [2] nd
                [3] rd
               *[other] th
            }
    }
standings-figure =
    { $name ->
        [points] points
        [game_points] game points
        [match_points] match points
        [team_points] team points
        [own_game_points] individual game points
        [own_match_points] individual match points
        [buchholz] Buchholz
        [berger] Berger
        [points_ratio] share of the points
        [mutual] mutual games
        [mutual_matches] mutual matches
        [match_wins] won matches
       *[other] { ENGLISH($name) }
    }
standings-figures = { AND(EACH($names, "standings-figures-each")) }
standings-figures-each = { FIGURE($item) }
standings-parted =
    { $within ->
        [yes] in the mutual matches{ " " }
       *[no] { "" }
    }{ $by ->
        [mutual] { $mine } to { $theirs } in the mutual games
       *[other]
            { ANY(SAME($by, "points_ratio"), ALL(NOT(HOLDS($by, "points")), NOT(IN($by, "match_wins", "mutual_matches")))) ->
                [yes] { FIGURE($by) } { $mine } to { $theirs }
               *[no]
                    { $mine } { $mine ->
                        [1]
                            { $by ->
                                [match_wins] won match
                               *[other] { BUT_LAST(FIGURE($by)) }
                            }
                       *[other] { FIGURE($by) }
                    } to { $theirs }
            }
    }
standings-before =
    before { $name }: { $level ->
        [yes] equal { STANDINGS_FIGURES($level) },{ " " }
       *[no] { "" }
    }{ standings-parted }
standings-after =
    after { $name }: { $level ->
        [yes] equal { STANDINGS_FIGURES($level) },{ " " }
       *[no] { "" }
    }{ standings-parted }
standings-shared = shared with { AND(WITH($names, standings-shared-more)) }: equal { STANDINGS_FIGURES($level) }
standings-shared-more =
    { $more ->
        [0] { "" }
        [one] { $more } other
       *[other] { $more } others
    }
# For the arbiter the place stands before the reason.
standings-placed =
    { $how ->
        [cup_shared] shared{ " " }
       *[other] { "" }
    }{ ORDINAL($place) }{ $how ->
        [alone] { "" }
        [shared] ,{ " " }
        [cup] :{ " " }
        [cup_shared] :{ " " }
       *[other] { " " }
    }{ $why }
standings-section = { ORDINAL($place) } in { $name }
standings-cup_round =
    { $round ->
        [consolation_final] final of the consolation
        [consolation] round { $number } of the consolation
        [round] round { $number }
        [places] round { $number }, places { $first }-{ $last }
        [for_place] match for { ORDINAL($first) } place
       *[other] { $round }
    }
standings-score =
    { $how ->
        [replay]
            { $mine }-{ $theirs } and { $replays } { $replays ->
                [one] replay
               *[other] replays
            }
       *[other]
            { IN($how, "walkover", "decision") ->
                [yes]
                    { $how ->
                        [walkover] by walkover
                       *[decision] by the arbiter's decision
                    }{ ANY(NOT(SAME($mine, "0")), NOT(SAME($theirs, "0"))) ->
                        [yes] { " " }({ $mine }-{ $theirs })
                       *[no] { "" }
                    }
               *[no] { $mine }-{ $theirs }
            }
    }
standings-won = won the { $round } against { $rival }, { $score }
standings-lost = lost the { $round } to { $rival }, { $score }
standings-both_lost = lost the { $round }, and so did { $rival }, { $score }
standings-nobody = nobody to meet in the { $round }
standings-withdrew = withdrew: whoever comes to the { $round } goes on
standings-waits = still in the cup: waits for an opponent
standings-waits_in = still in the cup: waits for an opponent in the { $round }
standings-plays = still in the cup: plays the { $round } against { $rival }, { $score }

## table: The words of the crosstable (`TableWords`): its heads, then what the signs mean.
table-place = Place
table-name = Name
table-team = Team
table-games = Games
table-matches = Matches
table-team_points = Team points
table-points = Points
table-match = Match
table-buchholz = Buchholz
table-berger = Berger
table-points_ratio = Share
table-status = Status
table-mark = { language-decimal_mark }
table-b = b
table-w = w
table-r = R
table-board = Board
table-draw = draw
table-running = still going
table-given = won without play
table-unplayed = lost without play, or not played
table-scored = 7–5 the points of a match, the own first; a sign before them says how it was decided otherwise
table-late_win = the opponent came too late
table-late_loss = came too late
table-bye = bye: no opponent, as good as a won match (26.4)
table-black = black when the opening began
table-white = white
table-by_rounds_alone = Every round: the opponent's number and the result.
table-by_rounds = Every round: the opponent's number, the colour and the result.
table-by_sides = All results; the numbers are those of the players above.
table-by_teams = All matches, with the points of their boards.
table-by_team_rounds = Every round: the opponent's number and the points of the boards.
table-withdrew = withdrew; the results stand and the rest is lost (16.3)
table-program = a program
table-group = a group
table-annulled = Withdrew early, no result counts (16.2):
table-taken_back = Annulled by the arbiter, counting for nobody [T 35]:
table-decided = Where the rules leave a choice, this was decided, and it matters in this table:
table-t2 = game points go before match points
table-t5 = games going on at a withdrawal are not completed
table-t6 = who withdraws loses the games that are left, and wins without play are no completed games
table-t7 = who are level in everything share the place, and the next place is skipped
table-t8 = the games between those who are level are counted once for all of them
table-t9 = wins without play count in Buchholz and Berger
table-t10 = by the Weaver rule a win with a draw is worth 1½ to ½
table-t11 = by the Weaver rule only the winner's own moves are compared
table-t12 = who withdrew with points that nobody else had is worth those to the opponents
table-t13 = Berger counts the real points of those who withdrew
table-t14 = a bye is worth a point for every game of a match
table-t15 = matches of more than two games a board are decided by the points of the boards
table-t32b = next-placed players of different sections are compared by place, then by their figures a game, then by lot
table-t32c = a place shared across the line in a section was parted by the arbiter or by lot
table-t32d = who withdrew made room for the next of the same section
table-t32e = results between two of the same section count in their final group
table-t32f = who did not qualify stands below the groups, by place in the section and then by the figures a game
table-t33c = a match in which nobody scored put both out
table-t33d = a match was over as soon as the lead was greater than what was left
table-t33e = who was free in round 1 of the cup and loses in round 2 plays in the consolation, too
table-t34a = a draw that gave both the agreed points made the match drawn

## table_page: The words of an event's table as a web page, beside those of the crosstable.
table_page-heading-standings = Standings
table_page-heading-crosstable = Crosstable
table_page-heading-rounds = Round by round
table_page-heading-replays = Act by act
table_page-heading-dice = Dice
table_page-replays = Open a match to follow it on the board, with the keys below it, with the arrow keys, or by choosing an act from the list. Plays are in the numbering of whose they are, and the board lies as the player with the dark checkers sees it.
table_page-dice = What binds the dice of each match: the server's anchors, which stood before anybody gave anything, what both players gave, the digest of it, and after the end the server's secret. Every roll of the match follows from these.
table_page-label-consolation = consolation
table_page-label-matches = Matches
table_page-label-dates = Dates
table_page-label-system = System
table_page-label-game = Game
table_page-label-players = Players
table_page-label-teams = Teams
table_page-label-games = Games
table_page-label-arbiter = Arbiter
table_page-label-director = Tournament director
table_page-label-why = Why
table_page-label-bye = bye
table_page-label-empty = nobody there
table_page-label-replay = replay
table_page-label-missing = Not in the file, count as not played
table_page-system-round_robin = Round robin
table_page-system-match = Match
table_page-system-scheveningen = Scheveningen
table_page-system-monrad = Monrad
table_page-system-cup = Cup
table_page-system-stages = Sections
table_page-system-teams = Teams, all meet all
table_page-system-teams_monrad = Monrad for teams
table_page-state-running = still going
table_page-state-waiting = not begun
table_page-state-unplayed = not played
table_page-state-annulled = annulled
table_page-ended-walkover = walkover
table_page-ended-late = came too late
table_page-ended-withdrawal = withdrew
table_page-ended-time = time
table_page-ended-adjudication = adjudicated
table_page-ended-concede = conceded
table_page-ended-penalty = penalty points
table_page-to_points =
    matches to { AND($points) } { ONLY($points, 1) ->
        [yes] point
       *[no] points
    }
table_page-kind =
    { $over ->
        [yes] Final table
       *[no] Table
    }
table_page-cancelled = Cancelled on { $day }: no game counts. The reason: "{ $why }"
table_page-progress =
    { $over } over{ $going ->
        [yes] , { $going } not over
       *[no] { "" }
    }
table_page-period =
    { ALL($start, $close) ->
        [yes] { $start } to { $close }
       *[no]
            { $start ->
                [yes] from { $start }
               *[no] –
            }
    }
table_page-round =
    { $number ->
        [yes] Round { $number }
       *[no] Games of no known round
    }
table_page-seed = seed { $text }
table_page-lots = Start numbers by lot, seed { $text }.
table_page-many = There are too many games to list the rounds here.

## teams: What the players of a team hear of it.
teams-meets =
    { $team } meets { $against }. { $board ->
        [yes] You sit at board { $board }.
       *[no] You are not in the line-up of this round.
    } The boards of the match:
teams-bye = { $team } has no opponent in this round: it counts as a won match.
teams-free = { $team } has no opponent in this round.
teams-board =
    Board { $number }: { $one ->
        [yes] { $one }
       *[no] nobody
    } – { $other ->
        [yes] { $other }
       *[no] nobody
    }
teams-captain = The captain of { $team } is { $captain }.
teams-plays_for = You play for { $team }.

## title_words: The words of titles over the board: events, lists, players, tests. Figures come in as text.
title_words-decimal_mark = { language-decimal_mark }
title_words-dan = { language-dan }
title_words-yes_no-yes = yes
title_words-yes_no-no = no
title_words-heading-event = Titles over the board
title_words-heading-list = Register of titles
title_words-heading-player = Titles of a player
title_words-heading-tests = Minutes of kyu tests
title_words-heading-conditions = The event
title_words-heading-titles = What became of the titles
title_words-heading-players = Player by player
title_words-heading-differing = Titles of the file that are not the register's
title_words-heading-questions = Open questions of the rules that matter here
title_words-heading-history = History
title_words-heading-events = Events
title_words-heading-carried = Games that wait for the next event
title_words-heading-sittings = Kyu tests
title_words-label-event = Event
title_words-label-dates = Played
title_words-label-kind = Kind
title_words-label-minutes = Minutes a game
title_words-label-clocks = Clocks
title_words-label-notation = Notation
title_words-label-rules = Official RIF rules
title_words-label-open = Titles that it is good for
title_words-label-player = Player
title_words-label-member = Member no.
title_words-label-before = Before
title_words-label-after = After
title_words-label-games = Games
title_words-label-points = Points
title_words-label-up2 = Two up
title_words-label-up1 = One up
title_words-label-keep = Keep
title_words-label-outcome = Outcome
title_words-label-opponent = Opponent
title_words-label-title = Title
title_words-label-sum = Sum
title_words-label-since = Since
title_words-label-honorary = Honorary title
title_words-label-honorary_since = Reached
title_words-label-carried = Waiting games
title_words-label-on = Date
title_words-label-source = By
title_words-label-reason = Reason
title_words-label-file = In the file
title_words-label-register = In the register
title_words-label-number = No.
title_words-label-level = Level
title_words-label-result = Result
title_words-label-judge = Ranking judge
title_words-label-paper = Paper
title_words-label-rating = Rating
title_words-goal-up2 = Two levels up
title_words-goal-up1 = One level up
title_words-goal-keep = To keep
title_words-outcome-up2 = rises two levels
title_words-outcome-up1 = rises one level
title_words-outcome-keep = keeps the title
title_words-outcome-down = falls one level
title_words-outcome-lowest = misses the norm; nothing is below 15 kyu
title_words-outcome-carried = too few games: they wait for the next event
title_words-outcome-not_counted = the event does not count
title_words-lacking-event = not a kind of event at which this title can be won
title_words-lacking-minutes = too little time a game
title_words-lacking-clocks = no clocks
title_words-lacking-notation = no notation
title_words-lacking-rules = not played by the official RIF rules
title_words-lacking-games = too few games
title_words-kind-sanctioned = sanctioned
title_words-kind-international = international
title_words-kind-approved = approved by a ranking judge
title_words-kind-world = World Championship A event or Team World Championship
title_words-source-entered = decision
title_words-source-test = kyu test
title_words-source-home = title at home
title_words-source-event = event
title_words-passed-yes = passed
title_words-passed-no = not passed
title_words-question-23 = [T23] The games needed are those of the title to be won.
title_words-question-24 = [T24] An event that is not good enough for the present title does not count at all.
title_words-question-25 = [T25] Opponents without a title count as 15 kyu.
title_words-question-26 = [T26] All games that wait are counted together.
title_words-reached = reached
title_words-missed = not reached
title_words-closed = not open
title_words-not_counted = Uncounted: the opponent made no move
title_words-then =
    The other way: { $outcome }, { $after }{ $waiting ->
        [yes] ; waiting games: { $waiting }
       *[no] { "" }
    }.
title_words-does_not_count = The event does not count for the player: { $what }.
title_words-said = { $player }: { $first } before, { $last } after.
title_words-as_of = Titles on { $day }

## announcement
announcement-subject = { $event-name }: entries are open
announcement-a_tournament_of_by = { $event-name } ({ $event-id }), a tournament of { GAME($event-game) } by email, takes entries until { FULL_DAY(CALENDAR($last)) }. It starts on { FULL_DAY(CALENDAR($event-start)) }.
announcement-to_take_part = To take part
announcement-you_need_a_voucher =
    You need a voucher of the arbiter's, { $event-arbiter }. Answer this letter with the line below and your voucher at its end. { $free ->
        [yes]
            You are entered at once; { $free } of { $most } places { $free ->
                [one] is
               *[other] are
            } free.
       *[no] All places are taken at the moment: you then wait for the next one that gets free.
    }
announcement-answer_this_letter_with =
    Answer this letter with the line below, or tap the button if you see one, and send. { $how ->
        [direct] You are entered at once
       *[other] The arbiter then says yes or no
    }; { $free } of { $most } places { $free ->
        [one] is
       *[other] are
    } free.
announcement-enter_i_would_like =
    enter { $event-id }{ $how ->
        [voucher] { " " }VOUCHER
       *[other] { "" }
    }          I would like to play
announcement-if_you_do_not = If you do not want to play, you need not do anything.
announcement-you_get_a_letter =
    You get a letter with the board whenever it is your turn, and you answer it with your move, for instance i9. { $event-points ->
        [0] { BRIEF($event-terms) }
       *[other] { MATCH_BRIEF($event-terms, $event-points, $event-by_round) }
    }.
announcement-answer_rules_and_you = Answer "rules { $event-id }", and you get all the rules. If you want no letters about new events, answer "set announcements off".

## arbiter
arbiter-subject =
    { COUNT($notices) } { COUNT($notices) ->
        [one] thing
       *[other] things
    } to look at
arbiter-write_to = To write to { $name } yourself:

## committee_report
committee_report-subject = { $event-id }: report to the ranking committee
committee_report-to_the_ranking_committee = To the ranking committee
committee_report-was_closed_on_here =
    { $event-name } ({ $event-id }) was closed on { FULL_DAY($closed) }. Here is the report with the preliminary calculation of the ranking changes (art. 1 §4){ MORE($number, 1) ->
        [yes] ; it is number { $number } and takes the place of the earlier ones
       *[no] { "" }
    }. The last day for it: { FULL_DAY($due) }.
committee_report-attached_are = Attached are:
committee_report-pdf_the_report_to = { $event-id }.pdf: the report, to read and to print
committee_report-json_the_event_file = { $event-id }.json: the event file, from which everything can be computed again
committee_report-csv_every_table_of = { $event-id }-….csv: every table of the report, for a spreadsheet
committee_report-your_answer_goes_to = Answers to this letter are read by a program alone; the arbiter is { $arbiter }.
committee_report-rating_closed_on =
    { $event-name } ({ $event-id }) was closed on { FULL_DAY($closed) }. Here is the report with what it did to the rating list of { $game } ({ $game ->
        [gomoku] G27.4
       *[other] R28.4
    }){ MORE($number, 1) ->
        [yes] ; it is number { $number } and takes the place of the earlier ones
       *[no] { "" }
    }. The last day for it: { FULL_DAY($due) }.
committee_report-json_the_rating_file = { $event-id }-rating.json: what the rating list was given, from which the ratings can be computed again
committee_report-results_subject = { $event-id }: report with all results
committee_report-to_the_competition_committee = To the competition committee
committee_report-results_closed_on =
    { $event-name } ({ $event-id }) was closed on { FULL_DAY($closed) }. Here is the report with all results (19.1 k){ MORE($number, 1) ->
        [yes] ; it is number { $number } and takes the place of the earlier ones
       *[no] { "" }
    }. The last day for it: { FULL_DAY($due) }.

## confirm
confirm-subject =
    { $g ->
        [yes] { $g-game }{ " " }
       *[no] { "" }
    }{ $what ->
        [letter] did you write this letter?
        [address]
            { $mine ->
                [yes] shall our letters go to another address?
               *[no] may our letters go to this address?
            }
        [remove] shall we strike out an address?
        [forget] shall we forget you?
       *[withdraw] do you want to leave { $value }?
    }
confirm-a_letter_in_your =
    A letter in your name came from { $address } on { MOMENT(LOCAL($arrived, $zone)) }{ $g ->
        [yes] , about your game { $g-game } against { $g-opponent }
       *[no] { "" }
    }.
confirm-the_mail_server_that = The mail server that took it in says that it may be forged, so nothing has been done yet.
confirm-in_this_tournament_a = In this tournament a mail server has to vouch for the sender of every letter. For this one none did, so nothing has been done yet.
confirm-did_you_not_write = Did you not write it? Then you need not do anything, and nothing will be done.
confirm-did_you_not_write_it = Did you not write it? Then answer with the word "no", and it is put away. If you do nothing, nothing is done either.
confirm-did_you_write_it = Did you write it? It asks for more than I can show you here, so it cannot be confirmed. Please send it again in several shorter letters.
confirm-did_you_write_it_then = Did you write it? Then answer this letter with the word "confirm" on a line of its own, and it counts from when it arrived.
confirm-you_asked_for_our = You asked for our letters to go to { $value } from now on. We have written to both addresses, and both have to say yes: so nobody else can have your letters sent elsewhere, and a slip of the pen does no harm.
confirm-you_will_still_be = You will still be able to write to us from the old address.
confirm-did_you_not_ask = Did you not ask for this? Then answer with the word "no", or do nothing: nothing will change.
confirm-is_it_right_then = Is it right? Then answer this letter with the word "confirm" on a line of its own.
confirm-who_plays_in_tournaments = { $name }, who plays in tournaments of { $site-name }, asked for our letters to go to this address.
confirm-are_you_not_then = Are you not { $name }? Then you need not do anything, and you will not hear from us again.
confirm-is_it_you_then = Is it you? Then answer this letter with the word "confirm" on a line of its own.
confirm-you_asked_us_to = You asked us to strike out the address { $value }. Letters from there will then no longer count as yours, and our letters go to your other address.
confirm-did_you_not_ask_for = Did you not ask for this? Then answer with the word "no", or do nothing: nothing will change.
confirm-is_it_right_then_answer = Is it right? Then answer this letter with the word "confirm" on a line of its own.
confirm-you_want_to_leave = You want to leave { $leaving-name } ({ $leaving-event }). It is going on, so this is what it costs you:
confirm-still_going_lost =
    { $leaving-running ->
        [one] Your game that is
       *[other] Your { $leaving-running } games that are
    } still going { $leaving-running ->
        [one] is
       *[other] are
    } lost.
confirm-not_begun_as_lost =
    { $leaving-unstarted ->
        [one] One game that has
       *[other] { $leaving-unstarted } games that have
    } not begun { $leaving-unstarted ->
        [one] counts
       *[other] count
    } as lost, too.
confirm-you_have_completed_of = You have completed { $leaving-completed } of { $leaving-games } games, fewer than half: none of your results will count in the table.
confirm-you_have_completed_of_games = You have completed { $leaving-completed } of { $leaving-games } games; your results stay in the table.
confirm-your_opponents_and_the = Your opponents and the arbiter will be told. It cannot be undone by you.
confirm-did_you_not_ask_for_this = Did you not ask for this, or do you want to play on? Then answer with the word "no", or do nothing: nothing will change.
confirm-are_you_sure_then = Are you sure? Then answer this letter within seven days with the word "confirm" on a line of its own, or write "withdraw { $leaving-event }" once more.
confirm-you_asked_to_be = You asked to be forgotten. Your name, your club and your addresses will be taken out of my books, your letters to me are emptied, and those of others keep only what they wrote themselves. Your finished games will stand under another name. This cannot be undone.
confirm-i_cannot_delete_the = I cannot delete the letters that still lie on our mail server, nor backups: that is for the arbiter to do, and the arbiter will be told.
confirm-did_you_not_ask_for_this_then_answer = Did you not ask for this? Then answer with the word "no", or do nothing: nothing will change.
confirm-are_you_sure_then_answer = Are you sure? Then answer this letter with the word "confirm" on a line of its own.

## confirmed
confirmed-subject =
    { $state ->
        [waiting] thank you, one more yes is needed
        [declined] thank you, nothing has been done
       *[other] thank you, all is done
    }
confirmed-thank_you_for_telling = Thank you for telling us. That letter has been put away and does not count. If somebody else wrote it, please do not forward our letters to anybody, and change the password of your mail if you are not sure that only you can read it.
confirmed-thank_you_for_telling_us = Thank you for telling us. Nothing has changed, and that question is closed.
confirmed-thank_you_your_yes =
    Thank you, your yes has arrived. Now the other address has to say yes as well: { $mine ->
        [yes] please look for our letter at { $value }
       *[no] please answer the letter that we have sent there
    }.
confirmed-from_now_on_our = From now on our letters go to { $value }. You can still write to us from your other addresses.
confirmed-the_address_has_been = The address { $value } has been struck out. Letters from there no longer count as yours.
confirmed-that_letter_has_been = That letter has been dealt with. You need not do anything.
confirmed-this_has_been_done = This has been done. You need not do anything.

## crosstable
crosstable-subject = { $ids }: the table

## digest
digest-subject = Your games: { DIGEST_TURNS($turns, COUNT($digest)) }

## event_cancelled
event_cancelled-subject = { $event-id } is cancelled
event_cancelled-is_cancelled_the_arbiters = { $event-name } ({ $event-id }) is cancelled. The arbiter's reason: "{ $reason }"
event_cancelled-all_its_games_are =
    All its games are annulled, for everybody.{ $going ->
        [yes]
            { " " }{ $going ->
                [one] One game of yours was still going: its clock has
               *[other] { $going } games of yours were still going: their clocks have
            } stopped, and a move that you send changes nothing any more.
       *[no] { "" }
    }{ $ended ->
        [yes]
            { " " }{ $ended ->
                [one] One game of yours was over: its result no longer counts.
               *[other] { $ended } games of yours were over: their results no longer count.
            }
       *[no] { "" }
    } There will be no table, and nothing of it counts for norms or a ranking.
event_cancelled-it_will_not_be = It will not be played, and your entry is void.
event_cancelled-you_need_not_do = You need not do anything.

## event_changed
event_changed-subject = { $event-id }: what has changed
event_changed-something_has_changed_in = Something has changed in { $event-name } ({ $event-id }). The arbiter's reason: "{ $reason }"
event_changed-now =
    { $change-before ->
        [yes] Now
       *[no] New
    }: { $sentence }
event_changed-before =
    { $change-now ->
        [yes] Before
       *[no] No longer
    }: { $sentence }
event_changed-everything_else_stays_as =
    { $team ->
        [yes] { PLAYS_FOR($team) }{ " " }
       *[no] { "" }
    }Everything else stays as it was.{ $clock_kept ->
        [yes] { " " }{ rules-kept_clock }
       *[no] { "" }
    }
event_changed-you_need_not_do = You need not do anything.
event_changed-you_are_still_entered = You are still entered and need not do anything. If you do not want to play like this, answer before the start with this line:

## event_closed
event_closed-subject =
    { $event-id } is over: { $place ->
        [yes]
            { $team ->
                [yes] { $team }
               *[no] you are
            }{ $team ->
                [yes] : number{ " " }
               *[no] { " " }number{ " " }
            }{ $place }
       *[no] the final table
    }
event_closed-is_over_thank_you =
    { $event-name } is over.{ $place ->
        [yes]
            { $team ->
                [yes] { " " }{ $team } is
               *[no] { " " }You are
            }{ $shared ->
                [yes] { " " }joint
               *[no] { "" }
            } number { $place }{ $points ->
                [yes]
                    , with { NUMBER($points) }{ $points ->
                        [1] { " " }point
                       *[other] { " " }points
                    }
               *[no] { "" }
            }.
       *[no] { "" }
    } Thank you for playing!
event_closed-what_has_changed_since = What has changed since it was closed before
event_closed-placed_before = { CLOSINGS_PLACED($team, $before-placed-place, AMOUNT($before-placed-points)) }
event_closed-the_event_counts_from = The event counts from { FULL_DAY($since) }.
event_closed-today_you_hold_other = Today you hold { LEVELS_NAME($now) }: other things have changed your level since that day.
event_closed-the_final_table = The final table
event_closed-your_rating = Your rating
event_closed-rating =
    The event counts for the federation's rating list of { $game }. { $after ->
        [yes]
            { $before ->
                [yes] Your rating goes from { $before } to { $after }, by this event alone.
               *[no] You come on it with { $after }; the rating that you entered with was computed to be { $entry }.
            }
       *[no] None of your games counts for it, so that you get no rating.
    }

## event_moved
event_moved-subject = { $event-id } is run from another address now
event_moved-has_moved_from_now = { $event-name } ({ $event-id }) has moved: from now on it is run from { $address }, the address that this letter came from. Please write only here, and answer no older letter: what you send to the old address is not played.
event_moved-nothing_else_has_changed =
    Nothing else has changed: boards,{ $gap ->
        [yes] { "" }
       *[no] { " " }times,
    } moves in advance and notes are as they were.{ $gap ->
        [yes]
            { " " }No time counts while the event was on its way; that was { SPAN($gap) }. Whoever's clock ran has got it back, so { COUNT($games) ->
                [one] the time given here
               *[other]
                    { $games ->
                        [yes] the times given here
                       *[no] a time in a letter from now on
                    }
            } may be later than in an older letter.
       *[no] { "" }
    }
event_moved-line =
    { COUNT($games) ->
        [one] This is your running game
       *[other] These are your running games
    }:
event_moved-against =
    { $game-game } against { $game-opponent }: { $game-turn ->
        [you]
            your turn{ $game-due ->
                [yes] , by { MOMENT(LOCAL($game-due, $time_zone)) }
               *[no] { "" }
            }
       *[other] { $game-opponent }'s turn
    }
event_moved-for_every_game_in = For every game in which it is your turn you also get a letter with the board, to answer.
event_moved-your_arbiter_is = Your arbiter is { $event-arbiter }.

## event_reopened
event_reopened-subject = { $event-id } is open again
event_reopened-was_closed_and_is = { $event-name } ({ $event-id }) was closed, and is open again. The arbiter's reason: "{ $reason }"
event_reopened-the_final_table_that =
    The final table that you were sent does not hold any more{ $level ->
        [yes] , nor does { LEVELS_NAME($level) }, the level that it gave you: until further notice you have the one from before
       *[no] { "" }
    }. When the event is closed again, you get the new table and read what has changed.
event_reopened-you_need_not_do = You need not do anything. Should a game of yours be concerned, you get a letter of its own about it.
event_reopened-rating_taken_back = What the event gave to the federation's rating list of { $game } is taken back until it is closed again.

## event_rules
event_rules-subject = { $ids }: the rules in short

## foreign
foreign-subject =
    { $g ->
        [yes] { $g-game }{ " " }
       *[no] { "" }
    }a letter from another address
foreign-dear = Dear { $name },
foreign-a_letter_about_your =
    A letter about your game { $g-game } against { $g-opponent } came from { $address } on { MOMENT(LOCAL($arrived, $zone)) }. That address is not registered for you, so nothing was played.{ $too_long ->
        [yes] { "" }
       *[no] { " " }It waits for your answer: if it came in time, you do not lose on time for want of a move before { MOMENT(LOCAL($holds, $zone)) }.
    }
foreign-a_letter_that_answers = A letter that answers one of ours to you came from { $address } on { MOMENT(LOCAL($arrived, $zone)) }. That address is not registered for you, so nothing was done.
foreign-was_it_not_you = Was it not you? Then you need not do anything. Please do not forward our letters: whoever has one could try to answer it for you.
foreign-was_it_not_you_then = Was it not you? Then answer with the word "no", and it is put away. If you do nothing, nothing is done either. Please do not forward our letters: whoever has one could try to answer it for you.
foreign-would_you_like_to = Would you like to write from that address more often? Then answer any of our letters with a line that begins with "set address" and ends with the address.
foreign-was_it_you_that = Was it you? That letter asks for more than I can show you here, so it cannot be confirmed. Please send it again yourself from your registered address.
foreign-was_it_you_then = Was it you? Then answer this letter with the word "confirm" on a line of its own, and that letter counts from when it arrived.

## forgotten
forgotten-subject = You have been forgotten
forgotten-as_you_asked_has = As you asked, { $site-name } has forgotten you. Your name, club, member number, country and addresses are gone, and so are the letters between you and me. This letter is the last one; when it has been sent, your address goes too.
forgotten-in_the_tables_of = In the tables of events that you played in you are now called { $anonymous }. Your games and results stay, for they are also those of your opponents, and so do your levels, which theirs were computed from.
forgotten-reasons_and_other_words = Reasons and other words that were written about you or your games are gone too, whoever wrote them, and so is whatever else in your events named you. What was ruled stays, with the rule it rests on, for it explains results.
forgotten-letters_of_your_opponents = Letters of your opponents keep only what they wrote themselves, without your name.
forgotten-some_things_are_not = Some things are not in my hands. Your letters still lie on our mail server, in the folder "{ $folder }", and maybe in backups: the arbiter has been told to delete them there. Messages that you sent to opponents are in their mailboxes, and tables, reports and copies of events that have been printed, published or sent to others cannot be called back.
forgotten-thank_you_for_playing = Thank you for playing. You are welcome back at any time: simply ask an arbiter to enter you.

## games
games-subject =
    Your games: { $yours ->
        [yes] your turn in { $yours } of { ADD(COUNT($games), $more) }
       *[no] none waits for you
    }

## help
help-subject =
    { $g ->
        [yes] { $g-game }{ " " }
       *[no] { "" }
    }How to play by mail
help-you_play_by_answering = You play by answering the letters with the board. Tap what you want in the letter and send what opens, or reply and write your answer at the top, on a line of its own. Capitals, commas and blanks do not matter, and our letter may stay quoted below. Several lines are several answers.
help-your_move = Your move
help-i_letter_and_number = i9                   letter and number, as at the edge of the board
help-i_with_its_number = 13. i9               with its number, if you like
help-my_move_is_i = my move is i9        in words
help-preview_i_see_it = preview i9           see it on the board without playing it
help-pass_you_place_no = pass                 you place no stone (not during the opening)
help-a_move_counts_as = A whole sentence will do, too, if nothing else in your letter speaks of another move or of a doubt; if anything does, you are asked first. A move counts as soon as it has arrived, and it cannot be taken back.
help-the_opening = The opening
help-every_letter_tells_you = Every letter tells you what is due:
help-h_i_j_the = h8 i9 j10            the first three stones
help-white_your_colour_black = white                your colour: black or white
help-white_g_your_colour = white, g7            your colour and the next move
help-g_fifths_a_move = g7, 3 fifths         a move, and how many fifth moves you ask for
help-offer_g_i_the = offer g7 i7          the fifth moves that you offer
help-keep_i_the_fifth = keep i7              the fifth move that you choose
help-keep_i_h_the = keep i7, h5          the same, and the next move
help-leave_you_leave_the = leave                you leave the stone to your opponent
help-fifths_you_play_black = fifths               you play Black and offer fifth moves
help-opening_d_g_an = opening D4, g7       an opening by its name, and move 4
help-moves_in_advance = Moves in advance
help-they_are_played_at = They are played at once if your opponent answers so, and forgotten otherwise. Only you see them. They go with your move or alone:
help-i_if_g_then = i9; if g7 then i10   you play i9; if g7 is the answer, i10
help-if_g_i_if = if g7 i10, if j10 f6   one move for each of two answers
help-cancel_ifs_take_all = cancel ifs           take all of them back
help-a_draw = A draw
help-a_draw_is_offered = A draw is offered together with a move. A move of the other player declines it.
help-i_draw_you_play = i9, draw?            you play i9 and offer a draw
help-accept_you_take_the = accept               you take the offer
help-decline_you_do_not = decline              you do not
help-claims = Claims
help-most_events_need_no = Most events need no claims: the program judges every move and every clock. Where a win has to be claimed, the letters say so, and you write:
help-claim_five_before_your = claim five           before your next move: you made a five
help-i_claim_five_the = i9, claim five       the same, together with the move
help-claim_forbidden_black_made = claim forbidden      Black made a forbidden move
help-claim_draw_enough_moves = claim draw           enough moves are made for a draw
help-white_claims_a_forbidden = White claims a forbidden move before White's next move, an overline also later, until Black makes a five. A claim names no stone. A claim that is wrong is noted, and the game goes on.
help-in_every_event_on = In every event, on your turn, you may show that you win whatever your opponent does, by fours and threes:
help-in_events_of_renju = In events of renju, on your turn, you may show that you win whatever your opponent does, by fours and threes:
help-claim_win_h_h = claim win: h5 h6 g7  the moves of both, until two threats stand
help-the_line_is_checked = The line is checked, and the arbiter decides; the game goes on meanwhile. Three lines that show no win are allowed in a game.
help-concede = concede match         the whole match; you are asked once
help-resigning = Resigning
help-resign_you_are_asked = resign               you are asked once whether you mean it
help-resign_you_are_not = { $id } resign      you are not asked
help-messages_and_notes = Messages and notes
help-begin_a_line_with = Begin a line with "msg:", as in "msg: Nice move!", or write below a line of three hyphens: that goes to your opponent, and nothing else of your letter does. A line that begins with "note:" is kept for you alone and stands in your later letters.
help-note_watch_g_a = note: watch g9       a note to yourself
help-questions = Questions
help-show_the_board_of = show                 the board of this game again
help-games_all_your_games = games                all your games, the most urgent first
help-time_how_much_time = time                 how much time both sides have
help-record_the_game_as = record               the game as a record, also as a file
help-table_the_crosstable_of = table                the crosstable of your event
help-norms_what_your_level = norms                what your level asks, and what it may become
help-norms_if_the_same = norms if 5.5         the same, and what 5.5 points would give
help-rules_the_rules_of = rules                the rules of your event
help-test_whether_your_letters = test                 whether your letters arrive
help-help_this_letter_again = help                 this letter again
help-several_games_and_events = Several games and events
help-answer_the_letter_of = Answer the letter of the game that you mean, or put the number of the game in front, with the number of the move. Add the name of the event to a question about another one:
help-i_a_move_in = { $id } 13. i9      a move in that game
help-show_the_board_of_that = { $id } show        the board of that game
help-table_the_table_of = table { FIRST(PARTITION($id, "-")) }           the table of that event
help-your_time = Your time
help-every_letter_says_until = Every letter says until when you may answer. What counts is when your letter arrives here. If you will be away for a while, take leave: your time rests in all your games, and your opponents are told. Events say how many days a year they give.
help-leave_days_from_now = leave 10 days                   from now on
help-leave_to_from_that = leave 2026-07-01 to 2026-07-21  from that day, and with the last
help-leave_off_you_are = leave off                       you are back: it ends a day later
help-taking_part = Taking part
help-enter_you_would_like = enter { FIRST(PARTITION($id, "-")) }           you would like to play in that event
help-withdraw_you_leave_it = withdraw { FIRST(PARTITION($id, "-")) }        you leave it, once you know what that costs
help-appeal_i_was_in = appeal: I was in time  against a ruling of the arbiter
help-your_letters = Your letters
help-settings_what_you_have = settings             what you have chosen, and what else there is
help-set_language = set language sv      { JOIN($languages, ", ") }
help-set_text_only_no = set text only        no pictures and buttons
help-set_html_pictures_and = set html             pictures and buttons again
help-set_digest_daily_one = set digest daily     one letter a day
help-set_digest_the_same = set digest 18        the same, at 18 o'clock
help-set_digest_off_a = set digest off       a letter for every move again
help-set_board_discs_and = set board discs      ● and ○ for the stones
help-set_board_letters_the = set board letters    the board in words, to listen to
help-set_board_xo_x = set board XO         X and O for the stones again
help-set_letters_short = set letters short    how to answer in one line
help-set_letters_full = set letters full     how to answer in full, in every letter
help-set_receipts_off = set receipts off     no letter for a plain move of yours
help-set_announcements_off_no = set announcements off   no letters about new events
help-set_calendar_on_deadlines = set calendar on      deadlines for your calendar
help-set_reminders_d_d = set reminders 3d, 1d  when letters remind you of your move
help-your_time_zone_and = Your time zone, and another address for our letters (both addresses are asked first):
help-set_timezone_europe_stockholm = set timezone Europe/Stockholm
help-set_address_anna_example = set address anna@example.org
help-about_you = About you
help-mydata_everything_that_is = mydata               everything that is kept about you
help-forget_your_name_is = forget               your name is taken out; you are asked first
help-letters_that_lie_on = Letters that lie on the mail server are for the arbiter to delete.
help-when_something_goes_wrong = When something goes wrong
help-nothing_happens_on_the = Nothing happens on the board: you get a letter that says why, and you simply try again.

## invitation
invitation-subject = Invitation: { $event-name }
invitation-you_are_entered_in =
    { $moved_up ->
        [yes] A place has become free.{ " " }
       *[no] { "" }
    }You are entered in { $event-name } ({ $event-id }), a tournament of { GAME($event-game) } by email. It starts on { FULL_DAY(CALENDAR($event-start)) }.{ $team ->
        [yes] { " " }{ PLAYS_FOR($team) }
       *[no] { "" }
    }
invitation-you_get_a_letter = You get a letter with the board whenever it is your turn, and you answer it with your move, for instance i9.
invitation-that_is_all_any =
    That is all: any mail program will do, at home or on a phone. { $event-points ->
        [0] { BRIEF($event-terms) }
       *[other] { MATCH_BRIEF($event-terms, $event-points, $event-by_round) }
    }.
invitation-director = The tournament director is { $event-director }: in a dispute you call him by a line that begins "call director:".
invitation-counts_for_rating = The games count for the federation's rating list of { $game }.
invitation-who_plays_so_far = Who plays so far
invitation-you_need_not_do = You need not do anything now. If you do not want to play after all, answer before the start with this line:

## leave
leave-subject =
    { ALL($leave-off, $leave-until) ->
        [yes] Your leave ends sooner
       *[no]
            { $leave-off ->
                [yes] Your leave is taken back
               *[no] Your leave
            }
    }

## level_news
level_news-subject =
    { $news-code ->
        [ahead] Your level must be confirmed
        [fell] Your level has fallen
       *[other] Your level in the ranking
    }
level_news-the_federations_board_has =
    The federation's board has confirmed { LEVELS_NAME($news-level) }, which { $news-event } proposed for you. Congratulations! { $news-held ->
        [yes] It holds from
       *[no] You hold it since
    } { FULL_DAY($news-first) }, the day on which the event was closed. Events that have begun or were closed since then stay as they are.{ $news-held ->
        [yes]
            { " " }You now hold { LEVELS_NAME($news-held) }{ $news-since ->
                [yes] , since { FULL_DAY($news-since) }
               *[no] { "" }
            }{ $news-through ->
                [yes] , through { $news-through }
               *[no] { "" }
            }.
       *[no] { "" }
    }
level_news-the_federations_board_has_not = The federation's board has not confirmed { LEVELS_NAME($news-level) }, which { $news-event } proposed for you. You keep the level from before.
level_news-the_ranking_committee_has =
    The ranking committee has entered your level: { $news-held ->
        [yes] { "" }
       *[no] you hold{ " " }
    }{ LEVELS_NAME($news-level) }{ $news-held ->
        [yes] { " " }from{ " " }
       *[no] { " " }since{ " " }
    }{ FULL_DAY($news-first) }{ $news-held ->
        [yes] { " " }on
       *[no] { "" }
    }.{ $news-held ->
        [yes]
            { " " }You now hold { LEVELS_NAME($news-held) }{ $news-since ->
                [yes] , since { FULL_DAY($news-since) }
               *[no] { "" }
            }{ $news-through ->
                [yes] , through { $news-through }
               *[no] { "" }
            }.
       *[no] { "" }
    }
level_news-you_confirm_your_level =
    You { $news-past ->
        [yes] needed not
       *[no] need not
    } confirm your level from { FULL_DAY($news-first) }{ $news-last ->
        [yes] { " " }to { FULL_DAY($news-last) }. Five years run from that day
       *[no] { " " }until further notice
    }.
level_news-a_decision_about_your =
    A decision about your level, of { FULL_DAY($news-first) }, holds no more. { $news-level ->
        [yes] You hold { LEVELS_NAME($news-level) } now
       *[no] You have no level now
    }.
level_news-you_hold_and_nothing = You hold { LEVELS_NAME($news-before) }, and nothing has confirmed it for some years. If no event that is closed by { FULL_DAY($news-first) } does, it falls to { LEVELS_NAME($news-level) } on that day: a level has to be confirmed every five years. Who scores the norm for a level in an event confirms it.
level_news-if_you_play_over = If you play over the board actively and continuously, you need not confirm: tell the ranking committee.
level_news-no_event_has_confirmed = No event has confirmed { LEVELS_NAME($news-before) } within five years, so you hold { LEVELS_NAME($news-level) } since { FULL_DAY($news-first) }. The five years start anew with that day.
level_news-kind_regards =
    { $news-code ->
        [ahead] { "" }
       *[other] You need not do anything now.{ " " }
    }Kind regards

## level_ruling
level_ruling-subject = A decision about a level: { $player }
level_ruling-the_board_has_confirmed =
    The board has confirmed { LEVELS_NAME($news-level) } of { $player }, proposed by { $news-event }. It is official from { FULL_DAY($news-first) } on; events that have begun or were closed since then stay as they are.{ $news-held ->
        [yes]
            { " " }The level is now { LEVELS_NAME($news-held) }{ $news-since ->
                [yes] , since { FULL_DAY($news-since) }
               *[no] { "" }
            }{ $news-through ->
                [yes] , through { $news-through }
               *[no] { "" }
            }.
       *[no] { "" }
    }
level_ruling-the_board_has_refused = The board has refused { LEVELS_NAME($news-level) } of { $player }, proposed by { $news-event }. The former level stays.
level_ruling-holds_as_the_committee =
    { $player } holds { LEVELS_NAME($news-level) }{ $news-held ->
        [yes] { " " }from
       *[no] { " " }since
    } { FULL_DAY($news-first) }{ $news-held ->
        [yes] { " " }on
       *[no] { "" }
    }, as the committee has entered it.{ $news-held ->
        [yes]
            { " " }The level is now { LEVELS_NAME($news-held) }{ $news-since ->
                [yes] , since { FULL_DAY($news-since) }
               *[no] { "" }
            }{ $news-through ->
                [yes] , through { $news-through }
               *[no] { "" }
            }.
       *[no] { "" }
    }
level_ruling-confirm_from =
    { $player } { $news-past ->
        [yes] needed not
       *[no] need not
    } confirm from { FULL_DAY($news-first) }{ $news-last ->
        [yes] { " " }to { FULL_DAY($news-last) }
       *[no] { " " }until further notice
    }.
level_ruling-a_decision_about_of =
    A decision about { $player } of { FULL_DAY($news-first) } is undone.{ $news-level ->
        [yes] { " " }The level is now { LEVELS_NAME($news-level) }.
       *[no] { "" }
    }

## morning
morning-subject =
    { COUNT($needs) } { COUNT($needs) ->
        [one] thing needs
       *[other] things need
    } you{ ALL($new, MORE(COUNT($needs), $new)) ->
        [yes] , { $new } of them new
       *[no] { "" }
    }
morning-good_morning = Good morning,
morning-you_the_most_urgent =
    { COUNT($needs) ->
        [one] This needs you:
       *[other] These need you, the most urgent first:
    }
morning-new =
    { $need-new ->
        [yes] NEW:{ " " }
       *[no] { "" }
    }{ $need-event ->
        [yes] { $need-event }:{ " " }
       *[no] { "" }
    }{ $need-words }{ $need-since ->
        [yes] { " " }(since { DAY($need-since) })
       *[no] { "" }
    }
morning-what_is_new_since = What is new since the last such letter is marked. Each thing comes every day until it is settled, and on a day without any there is no letter. "corr status" shows the same.

## my_data
my_data-subject = Everything that is kept about you
my_data-the_attached_file_holds = The attached file { $file } holds everything that { $site-name } keeps about you: your entry in the register, your addresses and settings, your levels, your events and games with their results, and your letters to me: their text, their fate, and what the mail server said about the sender. Of letters that came in your name from other addresses it has all but the text, and of mine to you the date, subject and fate.
my_data-it_is_a_text = It is a text file (JSON). Every editor opens it, and other programs can read it.
my_data-so_that_the_letter = So that the letter does not get too big, the text of your { $left_out } oldest letters has been left out. Your arbiter can send it to you.
my_data-these_are_left_out = These are left out: the text of my letters to you, for you have them; files and pictures that came with your letters; the codes by which your letters prove who wrote them; and what opponents keep secret: moves that they have entered in advance, claims that were wrong, and their notes.
my_data-to_have_your_name = To have your name and address taken out, answer "forget me".

## norm_table
norm_table-subject = { $ids }: your norms

## opponent_leave
opponent_leave-subject =
    { $leave-player }{ ALL($leave-off, $leave-until) ->
        [yes] { " " }is back sooner
       *[no]
            { $leave-off ->
                [yes] { " " }will not be away
               *[no] { " " }takes leave
            }
    }

## ranking_due
ranking_due-subject = Rankings: { JOIN(LIST(ranking_due-confirming, ranking_due-waiting, ranking_due-missing), ", ") }
ranking_due-confirming =
    { $to_confirm ->
        [0] { "" }
        [one] { $to_confirm } level to confirm
       *[other] { $to_confirm } levels to confirm
    }
ranking_due-waiting =
    { COUNT($titles) ->
        [0] { "" }
        [one] { COUNT($titles) } title waits
       *[other] { COUNT($titles) } titles wait
    }
ranking_due-missing =
    { COUNT($reports) ->
        [0] { "" }
        [one] { COUNT($reports) } report is due
       *[other] { COUNT($reports) } reports are due
    }
ranking_due-these_levels_fall_within = These levels fall within half a year unless an event confirms them by then (art. 2 §5):
ranking_due-from_to =
    { FULL_DAY($one-due) }: { $one-name }{ $one-member_no ->
        [yes] { " " }({ $one-member_no })
       *[no] { "" }
    }, from { LEVELS_NAME($one-level) } to { LEVELS_NAME($one-falls_to) }
ranking_due-and_more_corr_ranking = … and { $more } more: "corr ranking due" in an answer brings them all.
ranking_due-these_dan_titles_wait = These dan titles wait for the board (art. 1 §5):
ranking_due-proposed_by_which_was = { $one-name }: { LEVELS_NAME($one-level) }, proposed by { $one-event }, which was closed on { FULL_DAY($one-closed) }
ranking_due-the_arbiters_have_not = The arbiters have not sent these reports to the committee yet (art. 1 §4):
ranking_due-the_last_day =
    { $one-name } ({ $one-event }): the last day { $one-late ->
        [yes] was
       *[no] is
    } { FULL_DAY($one-due) }
ranking_due-this_letter_comes_once = This letter comes once a month if there is anything to say. In an answer you can ask at any time:
ranking_due-corr_ranking_due_the = corr ranking due               the same, a year ahead
ranking_due-corr_ranking_list_all = corr ranking list              all levels as they are today

## ready
ready-subject = { $event-id }: please try your mail before the start
ready-starts_on_until_then = { $event-name } starts on { FULL_DAY(CALENDAR($event-start)) }. Until then, please see whether our letters reach you and yours reach us.
ready-answer_this_letter_with = Answer this letter with the word "ready", or tap the button if you see one, and send.
ready-ready_my_mail_works = ready         My mail works
ready-you_get_a_letter = You get a letter back at once. If none comes within an hour, write to the arbiter, { $event-arbiter }.

## record
record-subject = { $record-game }: the record

## refused
refused-subject =
    { $g ->
        [yes] { LETTER_SUBJECT($g) }
       *[no]
            Your letter: { ONLY($codes, "too_many_letters") ->
                [yes] no more answers for now
               *[no]
                    { ANY(ONLY($codes, "already_played"), ONLY($codes, "goes_on")) ->
                        [yes] all is well
                       *[no] please look again
                    }
            }
    }

## round
round-subject =
    { $event-id }, { $round-match ->
        [yes] game { $round-number }
       *[no] round { $round-number }
    }{ $games ->
        [yes]
            : your { COUNT($games) ->
                [one] game
               *[other] games
            }
       *[no] { "" }
    }
round-round_of_has_begun =
    { $round-match ->
        [yes] Game { $round-number } of { $event-name } has begun.
       *[no] Round { $round-number } of { $event-name } has begun.
    }{ $games ->
        [yes]
            { " " }{ COUNT($games) ->
                [one] This is your game
               *[other] These are your { COUNT($games) } games
            }:
       *[no] { "" }
    }
round-your_arbiter_is_good = Your arbiter is { $event-arbiter }. Good luck!

## ruling
ruling-the_reason = The reason: "{ $reason }"
ruling-subject = { $event-id }: a ruling about you
ruling-boards_line =
    { $short ->
        [one] open board: { $first }
       *[other] open boards: { JOIN($boards, ", ") }
    }
ruling-boards_wins = { $name } wins by walkover
ruling-subject_boards = { $event-id }: which boards stay empty in round { $round }?
ruling-subject_chosen = { $event-id }: the empty boards of round { $round }
ruling-appeal_by = You can appeal until { FULL_DAY(CALENDAR($until)) }.
ruling-this_is_ruling_if =
    This is ruling { $ruling }{ $rule ->
        [yes] , by rule { $rule }
       *[no] { "" }
    }. If you do not agree, answer this letter by { FULL_DAY(CALENDAR($until)) } with a line that begins "appeal:" and says why. If you have a question, write to the arbiter: { $event-arbiter }
ruling-this_is_ruling =
    This is ruling { $ruling }{ $rule ->
        [yes] , by rule { $rule }
       *[no] { "" }
    }.

## settings
settings-subject = Your settings
settings-your_settings_have_been =
    { HAVING($settings, "changed") ->
        [yes] Your settings have been changed. They are now:
       *[no]
            { $ordered ->
                [yes] Nothing had to be changed. Your settings are:
               *[no] Your settings are:
            }
    }
settings-to_change_them = To change them
settings-answer_this_letter_with = Answer this letter with any of these lines:
settings-set_language_language_of = set language { $language }          language of the letters: { $own_name }
settings-set_timezone_europe_stockholm = set timezone Europe/Stockholm   times in letters are told by the clock there
settings-set_text_only_letters = set text only            letters without pictures and buttons
settings-set_html_letters_with = set html                 letters with pictures and buttons
settings-set_digest_one_letter = set digest 7             one letter a day, at seven in the morning
settings-set_digest_off_every = set digest off           every letter at once
settings-set_board_xo_boards = set board XO             boards in text with X and O
settings-set_board_discs_boards = set board discs          boards in text with ● and ○
settings-set_board_letters_boards = set board letters        boards told in words, to be read aloud
settings-set_letters_short = set letters short        how to answer in one line
settings-set_letters_full = set letters full         how to answer in full, in every letter
settings-set_letters_auto = set letters auto         in full for your first three moves
settings-set_receipts_off = set receipts off         no letter for a plain move that was played
settings-set_receipts_on = set receipts on          a letter for every move of yours
settings-set_calendar_on_letters = set calendar on          letters bring deadlines for your calendar
settings-set_calendar_off_no = set calendar off         no such entries
settings-set_reminders_d_d = set reminders 3d, 1d     reminders three days and one day before the end
settings-set_reminders_event_reminders = set reminders event      reminders as each event has them
settings-set_announcements_off_no = set announcements off    no letters about new events
settings-set_address_new_example = set address new@example.org   letters go to another address
settings-your_data = Your data
settings-mydata_everything_that_is = mydata                   everything that is kept about you, as a file
settings-forget_me_your_name = forget me                your name and address are taken out
settings-to_leave_an_event = To leave an event
settings-one_letter_a_day = One letter a day is the least that you can get while you play. None of these settings takes you out of an event. If you want to leave one, write:
settings-withdraw_you_leave_it = withdraw { $event }            you leave it; you are told first what it costs

## start
start-subject =
    { $event-id }{ $round-joined ->
        [yes]
            : welcome{ $games ->
                [yes] , your games
               *[no] { "" }
            }
       *[no] { " " }starts: your games
    }
start-welcome_to_this_is =
    { $round-joined ->
        [yes] Welcome to { $event-name }, which has already begun.
       *[no] { $event-name } has started.
    }{ $games ->
        [yes]
            { " " }{ COUNT($games) ->
                [one] This is your game
               *[other] These are your { COUNT($games) } games
            }:
       *[no] { "" }
    }
start-please_try_this_first = Please try this first
start-answer_this_letter_with = Answer this letter with the word "test", or tap the button if you see one, and you get a letter back: then we both know that letters arrive.
start-test_i_have_got = test          I have got this letter
start-how_to_play = How to play
start-answer_the_letter_with = Answer the letter with the board. Write your move at the top, on a line of its own, for instance i9.
start-counted_from_the_arrival =
    { $event-points ->
        [0] { BRIEF($event-terms) }, counted from the arrival of your opponent's move here to the arrival of yours. Every move is confirmed to you.
       *[other] { MATCH_BRIEF($event-terms, $event-points, $event-by_round) }, counted from the moment at which it begins here to the arrival of your answer. Every act is confirmed to you.
    }{ $event-reminders ->
        [yes] { " " }You are reminded when { JOIN(EACH($event-reminders, "start-counted_from_the_arrival-each"), ", when ", " and when ") }.
       *[no] { "" }
    }
start-counted_from_the_arrival-each = { SHARE($item) }
start-answer_help_to_any = Answer "help" to any letter with a board, and you get a list of everything that you can write; "rules" brings all the rules of this event.
start-how_a_game_ends = How a game ends
start-once_moves_have_been = Once { $event-draw_claim_after } moves have been made, either player may claim a draw.
start-who_plays = Who plays
start-your_arbiter_is_good = Your arbiter is { $event-arbiter }. Good luck, and enjoy your games!

## stranger
stranger-subject =
    { ALL($told, $event) ->
        [yes] { $event }:{ " " }
       *[no] { "" }
    }Your letter to { $site-name }
stranger-hello = Hello,
stranger-thank_you_your_address =
    Thank you{ $name ->
        [yes] , { $name }
       *[no] { "" }
    }. Your address is confirmed, and the arbiter has what you wrote{ $event ->
        [yes] , for { $event }
       *[no] { "" }
    }. The arbiter decides; if you are entered, you get an invitation.
stranger-this_is_a_program = This is { $site-name }, a program that runs tournaments by email. Your letter has arrived, but I do not know your address, so I could not do anything with it.
stranger-would_you_like_to =
    Would you like to take part{ $event ->
        [yes] { " " }in { $event }
       *[no] { "" }
    }? I have told the arbiter, who decides and will write to you.{ $late ->
        [yes] { " " }Entries to { $event } are over, but the arbiter may still let you in.
       *[no] { "" }
    }{ ALL($by_voucher, NOT($voucher)) ->
        [yes] { " " }To enter { $event } you need a voucher of the arbiter's; write it after { $event } on the line below.
       *[no] { "" }
    }
stranger-it_goes_faster_if = It goes faster if you answer this letter with these lines, filled in; it shows, too, that this address is yours. Leave empty what you do not have:
stranger-enter =
    enter { $event }{ $voucher ->
        [yes] { " " }{ $voucher }
       *[no] { "" }
    }
stranger-would_you_like_to_take = Would you like to take part in { $event }? It is cancelled and will not be played. The arbiter's reason: "{ $cancelled }"
stranger-do_you_play_in =
    Do you play in one of our tournaments? Then please write from the address that you entered with, or add this one: answer one of our letters from there with a line that begins with "set address" and ends with the new address. Your arbiter can help, too.{ $arbiter ->
        [yes] { " " }The arbiter's address is { $arbiter }.
       *[no] { "" }
    }
stranger-you_need_not_answer = You need not answer this letter.

## tested
tested-subject = It works: your letter has arrived

## times
times-subject =
    { COUNT($games) ->
        [one] { $games-0-game }
       *[other] Your games
    }: the time left

## title_news
title_news-subject =
    { $news-code ->
        [passed] You have passed the test
        [failed] Your test
       *[other] Your title at the board
    }
title_news-the_ranking_committee_has = The ranking committee has entered your title at the board: { LEVELS_NAME($news-level) }, from { FULL_DAY($news-day) } on.
title_news-you_passed_the_test = You passed the test for { LEVELS_NAME($news-level) } on { FULL_DAY($news-day) }, supervised by { $news-judge }. Congratulations!
title_news-the_test_for_that = The test for { LEVELS_NAME($news-level) } that you sat on { FULL_DAY($news-day) }, supervised by { $news-judge }, was not passed. You lose no title by that.
title_news-the_title_at_the = The title at the board that the ranking committee had entered for you, { LEVELS_NAME($news-level) } from { FULL_DAY($news-day) } on, was entered wrongly and holds no more.
title_news-the_test_for_on = The test for { LEVELS_NAME($news-level) } on { FULL_DAY($news-day) } was entered wrongly for you and counts no more.
title_news-the_results_of_have = The results of { $news-event } ({ FULL_DAY($news-day) }) have been entered in the register of titles.
title_news-the_results_of_have_been = The results of { $news-event } ({ FULL_DAY($news-day) }) have been corrected in the register of titles.
title_news-the_results_of_have_been_taken = The results of { $news-event } ({ FULL_DAY($news-day) }) have been taken out of the register of titles.
title_news-that_changes_your_title = That changes your title at the board; until now it was { LEVELS_NAME($news-before) }.
title_news-that_changes_your_title_at = That changes your title at the board; until now you had none.
title_news-your_title_at_the =
    Your title at the board is { LEVELS_NAME($news-held) }{ $news-since ->
        [yes] , since { FULL_DAY($news-since) }
       *[no] { "" }
    }{ $news-through ->
        [yes] , through { $news-through }
       *[no] { "" }
    }.
title_news-you_have_no_title = You have no title at the board.
title_news-your_title_at_the_board = Your title at the board is now { LEVELS_NAME($news-held) }.
title_news-the_next_test_that =
    The next test that you may sit is for { LEVELS_NAME($news-highest) } at most, { $news-earliest ->
        [yes] from { FULL_DAY($news-earliest) } on
       *[no] as soon as you like
    }.
title_news-you_need_not_do = You need not do anything now. Kind regards
