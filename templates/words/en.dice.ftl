## happenings: What became of the dice of a match, and what was done without a letter.
happenings-dice_committed =
    Nothing is rolled yet: first I need something from both of you for the dice. { $scheme ->
        [plain] The dice follow from a secret number of mine, to which I have bound myself by the two anchors at the end of this letter, and from what you both send.
        [beacon-start] The dice follow from a secret number of mine, to which I have bound myself by the two anchors at the end of this letter, from what you both send, and from a round of a public beacon that comes after it.
       *[beacon] The dice follow from a secret number of mine, to which I have bound myself by the two anchors at the end of this letter, from what you both send, and each roll from a round of a public beacon of its own.
    }
happenings-you_gave = Your contribution to the dice arrived on { MOMENT($arrived) } and counts: { $line }
happenings-dice_bound =
    { $first ->
        [1] Both of you have given something to the dice. It stands at the end of this letter with the text that all rolls follow from. Please compare three things before your first play: your own words, or the Date and Message-ID of your own letter; the anchors with those of my first letter; and D.
       *[other] From roll { $first } on a new text holds for the dice; it stands at the end of this letter.
    }
happenings-round_named = The dice now take round { $round } of the public beacon drand (its network quicknet), by rule from the arrival of a letter on { MOMENT($arrived) }. It comes on { MOMENT($hour) }; nobody knows it before, and until then no clock runs.
happenings-done_by_itself =
    { $why ->
        [no_play]
            { $who ->
                [you] You { moves-did }, so the turn passed.
               *[they] { $opponent } { moves-did }, so the turn passed.
            }
       *[other]
            { $who ->
                [you] For you I { moves-did }
                [they] For { $opponent } I { moves-did }
               *[chance] I { moves-did }
            }{ $why ->
                [forced] , the only legal play
                [last_checker] , which bears off the last checker
                [greedy] , by the order "greedy"
                [take_if_doubled] , by the order "take if doubled"
                [drop_if_doubled] , by the order "drop if doubled"
                [double_next_turn] , by the order "double next turn"
                [autoroll] , by the order "autoroll"
                [autoroll_on_bar] , by the order "autoroll while on the bar"
                [unasked] , for no more can be won
               *[other] { "" }
            }.
    }
happenings-seed_told = The match is over, and the secret number behind its dice stands at the end of this letter: now everybody can check every roll.
happenings-you_ordered =
    { COUNT($orders) ->
        [0] You have no standing orders now.
       *[other] Your standing orders now: { JOIN($orders, "; ") }. Only you know of them; "orders off" takes them back.
    }

## stages: What is asked of the reader before the first roll.
stages-contribute = Please answer with a line "phrase: ..." and any words of your own, 3 to 200 characters: they become part of the dice. Any other answer counts as well; then its Date and its Message-ID stand in. Nobody is shown what you send before your opponent has sent something, too.

## asked: What stands in a list of games while the dice of one wait for its reader.
asked-your_gift = The dice wait for you: please answer my letter about this match, with a line "phrase: ..." or in any other way.

## letter: What stands in a letter while dice wait for what players give.
letter-your_gift = Before anything else I need your answer to this letter.
letter-their_gift = I wait for what { $opponent } gives to the dice. You need not do anything.
letter-against_match = { $game-game } against { $game-opponent }: both of you begin it, for the dice
letter-for_every_match = For every match you also get a letter with the board. Please answer each, whoever may begin: the dice wait for both of you.
letter-beacon_awaited = I wait for round { $round } of the public beacon, which comes on { MOMENT($hour) }; if it is silent, I go on waiting. No clock runs, and nobody need do anything.

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
