## happenings: What became of the dice of a match, and what was done without a letter.
happenings-dice_committed =
    { $first ->
        [1] Nothing is rolled yet: first I need something from both of you for the dice.
       *[other] Before roll { $first } is thrown, I need something from both of you for the dice anew.
    } { $scheme ->
        [plain] The dice follow from a secret number of mine, to which I have bound myself by the two anchors at the end of this letter, and from what you both send.
        [beacon-start] The dice follow from a secret number of mine, to which I have bound myself by the two anchors at the end of this letter, from what you both send, and from a round of a public beacon that comes after it.
       *[beacon] The dice follow from a secret number of mine, to which I have bound myself by the two anchors at the end of this letter, from what you both send, and each roll from a round of a public beacon of its own.
    }
happenings-match_started = Your match against { $opponent } has started.
happenings-match_reopened = The arbiter has decided that this match goes on. The reason: "{ $reason }"{ happenings-reason_stop }
happenings-match_shown = Here is your match against { $opponent }.
happenings-dice_reminder = The dice wait for your answer. How I have bound myself stands in my first letter about this match.
happenings-rolls_void = Void by this, and played by nobody: { JOIN(EACH($rolls, "happenings-rolls_void-each"), ", ") }. The next roll has the next free number.
happenings-rolls_void-each = roll { $item-0 } ({ $item-1 })
happenings-you_gave =
    { $kept ->
        [yes] Your contribution to the dice arrived on { MOMENT($arrived) } and counts from the next game on. It is closed until this game has ended, replaces any that you sent before in this game, and would be replaced by another that you send in it. It reads: { $line }
       *[no] Your contribution to the dice arrived on { MOMENT($arrived) } and counts: { $line }
    }
happenings-dice_bound =
    { $first ->
        [1] Both of you have given something to the dice. It stands at the end of this letter with the text that all rolls follow from. Please compare three things before your first play: your own words, or the Date and Message-ID of your own letter; the anchors with those of my first letter; and D.
       *[other] From roll { $first } on a new text holds for the dice; it stands at the end of this letter.
    }
happenings-round_named = The dice now take round { $round } of the public beacon drand (its network quicknet), by rule from the arrival of a letter on { MOMENT($arrived) }. It comes on { MOMENT($hour) }; nobody knows it before, and until then no clock runs.
happenings-bg_turn =
    { $who ->
        [you] You
       *[they] { $opponent }
    }{ $dice ->
        [none] { "" }
       *[other] { " " }rolled { $dice }{ $rolled_why ->
            [autoroll] { " " }(your order "autoroll")
            [autoroll_on_bar] { " " }(your order "autoroll while on the bar")
            [in_advance] { " " }(entered in advance)
           *[other] { "" }
        }{ $play ->
            [none] { "" }
           *[other] { " and" }
        }
    }{ $play ->
        [none] { "" }
        [no_play] { " " }could not move, so the turn passed
       *[other] { " " }played { $play }
    }{ happenings-bg_why }.
# why something was done without a letter; of the other's orders nothing is told
happenings-bg_why =
    { $why ->
        [forced] { " " }(the only legal play)
        [last_checker] { " " }(it bears off the last checker)
        [greedy] { " " }(your order "greedy")
        [take_if_doubled] { " " }(your order "take if doubled")
        [drop_if_doubled] { " " }(your order "drop if doubled")
        [double_next_turn] { " " }(your order "double next turn")
        [autoroll] { " " }(your order "autoroll")
        [autoroll_on_bar] { " " }(your order "autoroll while on the bar")
        [in_advance] { " " }(entered in advance)
        [unasked] { " " }(no more can be won)
       *[other] { "" }
    }
happenings-bg_act =
    { $who ->
        [you] You
       *[they] { $opponent }
    } { moves-did }{ happenings-bg_why }.
happenings-bg_opening =
    Opening throw: you { $mine }, { $opponent } { $theirs }; { $begins ->
        [nobody] equal dice are thrown again.
        [you] you begin.
       *[they] { $opponent } begins.
    }
happenings-bg_game_over =
    Game { $game } is over: { $winner ->
        [you] you won
       *[they] { $opponent } won
    } { $points ->
        [one] one point
       *[other] { $points } points
    }{ $size ->
        [gammon] { " " }with a gammon
        [backgammon] { " " }with a backgammon
       *[single] { "" }
    }.{ ADD($given_mine, $given_theirs) ->
        [0] { "" }
       *[other] { " " }The points by the director's decision count now: { $given_theirs ->
            [0] { $given_mine } to you
           *[other] { $given_mine ->
                [0] { $given_theirs } to { $opponent }
               *[other] { $given_mine } to you, { $given_theirs } to { $opponent }
            }
        }.
    } The score is { $mine }–{ $theirs }.
happenings-orders_stand = Your standing orders: { JOIN($orders, "; ") }. Only you see them; "orders off" takes them back.
happenings-break_asked =
    { $wanted ->
        [yes] Your break is noted: it begins when this game has ended, and lasts five days. "break off" takes it back. { $left ->
            [0] You have no other one in this match.
            [one] You have one more in this match.
           *[other] You have { $left } more in this match.
        }
       *[no] Your wish for a break is taken back.
    }
happenings-break_begun =
    { $who ->
        [you] Your break begins
        [they] { $opponent }'s break begins
       *[both] A break begins for both of you
    }: the next game begins on { MOMENT($until) }, and no clock runs until then.
happenings-break_over = The break is over, and the next game begins.
# what lateness at the start of a match has brought
happenings-late_reminder =
    The dice still wait for you in { AND($games) }, too. One answer serves them all.
happenings-late_waiting =
    { $opponent } has not sent in time what the dice need, and so you get { $points ->
        [one] a point
       *[other] { $points } points
    }.
happenings-you_were_late =
    You were { $days ->
        [one] { $days } day
       *[other] { $days } days
    } late with what the dice need, { $lost ->
        [yes] which has lost you the match.
       *[no] and so { $opponent } gets { $points ->
            [one] a point
           *[other] { $points } points
        }.
    }
happenings-they_were_late =
    { $opponent } was { $days ->
        [one] { $days } day
       *[other] { $days } days
    } late with what the dice need, { $lost ->
        [yes] which wins you the match.
       *[no] and so you get { $points ->
            [one] a point
           *[other] { $points } points
        }.
    }
happenings-seed_told = The match is over, and the secret number behind its dice stands at the end of this letter: now everybody can check every roll.
happenings-you_ordered =
    { COUNT($orders) ->
        [0] You have no standing orders now.
       *[other] Your standing orders now: { JOIN($orders, "; ") }. Only you know of them; "orders off" takes them back.
    }
happenings-reason_stop =
    { ANY(ENDSWITH($reason, "."), ENDSWITH($reason, "!"), ENDSWITH($reason, "?")) ->
        [yes] { "" }
       *[no] .
    }
happenings-points_given =
    { $why ->
        [director] The tournament director has given points: { happenings-points_shared }.
       *[other] Points for lateness: { happenings-points_shared }.
    } { $waits ->
        [yes] They count when the present game has ended, after its own points.
       *[no] They count at once.
    }{ $reason ->
        [yes] { " " }The reason: "{ $reason }"{ happenings-reason_stop }
       *[no] { "" }
    }
happenings-points_shared =
    { $yours ->
        [0] { happenings-points_theirs }
       *[other] { $theirs ->
            [0] { happenings-points_yours }
           *[other] { happenings-points_yours }, { happenings-points_theirs }
        }
    }
happenings-points_yours =
    { $yours ->
        [one] one to you
       *[other] { $yours } to you
    }
happenings-points_theirs =
    { $theirs ->
        [one] one to { $opponent }
       *[other] { $theirs } to { $opponent }
    }
happenings-you_called_director =
    You have called the tournament director. Your letter is before him, and your opponent reads it, too; nothing is played and no clock runs until he has answered; "concede match" alone is still taken.{ $text ->
        [yes] { "" }
       *[no] { " " }You have not said what it is about: write it in an answer, behind "call director:".
    }
happenings-they_called_director =
    { $opponent } has called the tournament director{ $text ->
        [yes] { " " }and writes: "{ $text }"
       *[no] .
    } Nothing is played and no clock runs until he has answered; "concede match" alone is still taken. If you want to say something about it to him, answer with a line "call director: ..."; your letter is put before him, too.
happenings-director_answered = The tournament director answers: "{ $reason }"{ happenings-reason_stop } The match goes on where it stood.
happenings-score_entered = The score of the match, yours first, is { $yours }–{ $theirs }; so it stands, whatever the board says.
happenings-points_taken_back = Points that the tournament director had given do not count any more: { happenings-points_shared }. The reason: "{ $reason }"{ happenings-reason_stop }

## stages: What is asked of the reader before the first roll.
stages-contribute = Please answer with a line "phrase: ..." and any words of your own, 3 to 200 characters: they become part of the dice. Any other answer counts as well; then its Date and its Message-ID stand in. Nobody is shown what you send before your opponent has sent something, too.

## asked: What stands in a list of games while the dice of one wait for its reader.
asked-breaks =
    Breaks between games: { $left ->
        [0] you have none left
       *[other] you have { $left } left
    }, { $opponent } { $theirs ->
        [0] none
       *[other] { $theirs }
    }.{ $wanted ->
        [you] { " " }Yours begins when this game has ended.
        [they] { " " }{ $opponent } has one when this game has ended.
        [both] { " " }You both have one when this game has ended.
       *[other] { "" }
    }
asked-match_summary =
    You have { $games } { $games ->
        [one] match
       *[other] matches
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
asked-points_wait =
    When this game has ended, points by the director's decision count: { $theirs ->
        [0] { $mine } to you
       *[other] { $mine ->
            [0] { $theirs } to { $opponent }
           *[other] { $mine } to you, { $theirs } to { $opponent }
        }
    }.
asked-your_gift = The dice wait for you: please answer my letter about this match, with a line "phrase: ..." or in any other way.

## letter: What stands in a letter while dice wait for what players give.
letter-your_gift = Before anything else I need your answer to this letter.
letter-their_gift = I wait for what { $opponent } gives to the dice. You need not do anything.
# what lateness at the start of a match costs by now
letter-late_mine =
    { $late-state ->
        [due] If it has not come by the end of { FULL_DAY($late-last_day) }, { $late-loses ->
            [yes] you lose the match.
           *[no] { $opponent } gets a point, and one more { $late-step ->
                [one] every day
               *[other] every { $late-step } days
            }; after { FULL_DAY($late-lost_day) } you lose the match.
        }
        [costs] It is { $late-days } days late, and { $opponent } gets { $late-points ->
            [one] a point
           *[other] { $late-points } points
        } for that. If it has not come by the end of { FULL_DAY($late-last_day) }, { $late-loses ->
            [yes] you lose the match.
           *[no] that is one more; after { FULL_DAY($late-lost_day) } you lose the match.
        }
        [lost] It is { $late-days } days late, which loses the match; but your opponent is as late, so the arbiter decides.
        [came] Your answer came { $late-days } days late, and { $opponent } gets { $late-points ->
            [one] a point
           *[other] { $late-points } points
        } for that.
       *[came_lost] It came { $late-days } days late, which loses the match.
    }
letter-late_theirs =
    { $late-state ->
        [due] If it has not come by the end of { FULL_DAY($late-last_day) }, { $late-loses ->
            [yes] you win the match.
           *[no] you get a point, and one more { $late-step ->
                [one] every day
               *[other] every { $late-step } days
            }; after { FULL_DAY($late-lost_day) } you win the match.
        }
        [costs] It is { $late-days } days late, and you get { $late-points ->
            [one] a point
           *[other] { $late-points } points
        } for that. If it has not come by the end of { FULL_DAY($late-last_day) }, { $late-loses ->
            [yes] you win the match.
           *[no] you get one more; after { FULL_DAY($late-lost_day) } you win the match.
        }
        [lost] { $opponent } is { $late-days } days late, which loses the match; but you are as late, so the arbiter decides.
        [came] { $opponent } was { $late-days } days late, and you get { $late-points ->
            [one] a point
           *[other] { $late-points } points
        } for that.
       *[came_lost] { $opponent } was { $late-days } days late, which loses the match.
    }
letter-on_break =
    { $who ->
        [you] You have a break
        [they] { $opponent } has a break
       *[both] You both have a break
    }: the next game begins on { MOMENT($until) }. No clock runs, and nobody need do anything.
letter-against_match = { $game-game } against { $game-opponent }: both of you begin it, for the dice
letter-dice_of_start = { $event-id } starts: your words for the dice
letter-dice_of_round = { $event-id }, round { $round-number }: your words for the dice
letter-for_every_match =
    Please answer this letter with a line "phrase: ..." and any words of your own, 3 to 200 characters: { $games ->
        [one] they become
       *[other] once for all these matches, they become
    } part of the dice. Any other answer counts as well; then its Date and its Message-ID stand in. The board of a match comes when both of you have answered. The anchors by which I have bound myself stand at the end.
letter-late_each =
    If your answer has not come by the end of { FULL_DAY($late-last_day) }, { $late-loses ->
        [yes] you lose { letter-late_matches }.
       *[no] { $games ->
            [one] your opponent gets a point
           *[other] each of these opponents gets a point
        }, and one more { $late-step ->
            [one] every day
           *[other] every { $late-step } days
        }; after { FULL_DAY($late-lost_day) } you lose { letter-late_matches }.
    }
letter-late_matches =
    { $games ->
        [one] the match
       *[other] these matches
    }
letter-phrase_sample = phrase:        words of mine for the dice
letter-beacon_awaited = I wait for round { $round } of the public beacon, which comes on { MOMENT($hour) }; if it is silent, I go on waiting. No clock runs, and nobody need do anything.
letter-director_awaited = The tournament director has been called: nothing is played and no clock runs until he has answered. You need not do anything.

## dice: The answer to "dice": the figures of a reader's rolls, how they are made and checked.
dice-subject =
    { $match ->
        [yes] { $match-game }: the dice
       *[no] The dice of your matches
    }
dice-so_far =
    { $m-rolls ->
        [0] No roll has been thrown in this match against { $m-opponent } yet.
        [one] One roll has been thrown in this match against { $m-opponent }.
       *[other] { $m-rolls } rolls have been thrown in this match against { $m-opponent }.
    }
dice-waits =
    { $m-waits ->
        [mine] For the next one I need something from you: a line "phrase: ..." with any words of your own, or any other answer.
        [theirs] For the next one I wait for what { $m-opponent } gives to the dice.
       *[beacon] For the next one I wait for a round of the public beacon.
    }
dice-made =
    How they are made: from a secret number of mine, to which I bound myself by two anchors before anything was rolled, and from what both of you sent. { $scheme ->
        [plain] Each roll follows from these and from its own number. I can change none of them, but my operator could know those that come.
        [beacon-start] A round of a public beacon, which nobody knew before, goes with them. Each roll follows from these and from its own number; I can change none of them, but my operator could know those that come.
       *[beacon] Each roll follows from these, from its own number and from a round of a public beacon which nobody knew before, so nobody can know it beforehand.
    }
dice-again =
    { $n ->
        [one] Once I had to bind myself anew, to another secret number, and you both gave something again.
       *[other] { $n } times I had to bind myself anew, to another secret number, and you both gave something again.
    }
dice-open = The secret number is told by now, so everything can be computed again.
dice-void_rolls = Rolls that are void; nobody plays them, and their numbers do not come again:
dice-void =
    { $v-count ->
        [one] Roll { $v-numbers }
       *[other] Rolls { $v-numbers }
    }: { $v-lost ->
        [yes] sent before our database had to be restored from a backup.
       *[no] { $v-reason ->
            [yes] by a ruling. The reason: "{ $v-reason }"
           *[no] by a ruling.
        }
    }
dice-check = How to check them: attached is { $file }, the record of all that was told of these dice. The verifier is one file for Python, verify_dice.py, which needs nothing else; "corr dice verify --program" writes it, and the arbiter can send it to you. Then "python3 verify_dice.py { $file }" computes every roll again.
dice-letters_prove = It reads our letters, too, saved into a file: they prove more than the record, since you had each of them before the next roll.
dice-scope =
    { $f-scope ->
        [match] In this match
        [event] In { $f-name }: { $f-matches ->
            [one] one match
           *[other] { $f-matches } matches
        }
       *[all] In all your matches: { $f-matches ->
            [one] one
           *[other] { $f-matches }
        }{ $f-matches ->
            [100] , the last ones
           *[other] { "" }
        }
    }
dice-side =
    { $name ->
        [you] you
        [match] opponent
       *[other] opponents
    }
dice-row =
    { $name ->
        [rolls] rolls
        [mean] pips a roll
        [doubles] doubles
       *[begun] games begun
    }
dice-face = dice with { $face }
dice-of = { $part } of { $whole }
dice-even =
    { $e-what ->
        [faces] Faces: you { dice-rare_mine }, the other side { dice-rare_theirs }, together { dice-rare_both }.
        [doubles] Doubles: you { dice-rare_mine }, the other side { dice-rare_theirs }, together { dice-rare_both }.
       *[openings] Who begins: { dice-rare_both }.
    }
dice-rare_mine =
    { $e-mine ->
        [0] too few to tell
        [1] nothing rare
       *[other] rarer than once in { $e-mine }
    }
dice-rare_theirs =
    { $e-theirs ->
        [0] too few to tell
        [1] nothing rare
       *[other] rarer than once in { $e-theirs }
    }
dice-rare_both =
    { $e-both ->
        [0] too few to tell
        [1] nothing rare
       *[other] rarer than once in { $e-both }
    }
dice-counted = All rolls count that were thrown, void ones, too. A double has its pips twice, and of an opening throw each has a die; fair dice bring 8.17 pips a roll in the long run, and doubles in one turn of six. "Rarer than once in 20" is what the chi-square test says: fair dice look more uneven than these in less than one of 20 lists as long. Who looks at 20 lists will find such a one.
dice-none_yet = No roll has been thrown in your matches yet.

## reasons: Why there is nothing to tell of dice.
reasons-no_dice = You asked about the dice, but nothing is thrown in your games: they are played without dice.

## gifts: The receipt of what a letter gave to the dice of several matches at once.
gifts-subject = Your words for the dice have arrived
gifts-arrived =
    What you gave to the dice arrived on { MOMENT($arrived) } and counts for { $games ->
        [one] this match
       *[other] these { $games } matches
    }. You need not do anything more. The board of a match comes when both of you have answered.
gifts-waits = { $one-game } against { $one-opponent } waits for what { $one-opponent } gives.
gifts-yours = Yours reads: { $one-line }
gifts-thrown = { $one-game } against { $one-opponent } has both: a letter of its own tells of its dice.
