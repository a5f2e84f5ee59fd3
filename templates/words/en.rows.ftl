## openings: How a game of rows begins, one sentence for each key of the event setting `opening`.
openings-gomoku_swap2 = One player places stones 1 to 3 (black, white, black) anywhere. The other chooses a colour, or places stone 4 (white) and stone 5 (black) and lets the first choose. White goes on.
openings-gomoku_swap1 = One player places stones 1 to 3 (black, white, black) anywhere; the other chooses a colour. White plays move 4.
openings-gomoku_russian = Black's first stone stands in the centre, White's first may lie anywhere, and Black's second outside the central 5 x 5 square.
openings-gomoku_free = Every move is free from the first one on.
openings-gomoku_balanced = Stone 1 (black) stands in the centre, stone 2 (white) is placed by the other player next to it, and the first places stone 3 (black) anywhere. Then the other places stone 4 (white) and stone 5 (black), the first chooses a colour, and White plays move 6.
openings-rows_tournament1 = White's first stone stands in the centre, Black's first may lie anywhere, and White's second outside the central 5 x 5 square (tournament rule I).
openings-rows_free = White's first stone stands in the centre, then play is free.
openings-rows_swap3 = One player places stones 1 (white, in the centre), 2 (black) and 3 (white); the other chooses a colour. Black plays move 4.
openings-rows_renju_swap = Stone 1 (white) stands in the centre, stone 2 (black) next to it, stone 3 (white) anywhere; who did not place stone 3 chooses a colour. Black plays move 4.
openings-rows_balanced = Stone 1 (white) stands in the centre, stone 2 (black) is placed by the other player next to it, and the first places stone 3 (white) anywhere. Then the other places stone 4 (black) and stone 5 (white), the first chooses a colour, and Black plays move 6.

## stages: What the position asks of the reader, to be read after "It is your turn."
# Each of `stones` is a number, a colour and where it belongs.
stages-rows_place =
    { MORE(COUNT($stones), 1) ->
        [yes]
            { $free ->
                [yes] Place stones { $stones-0-0 } to { ADD($stones-0-0, SUB(COUNT($stones), 1)) } on one line, wherever you like; stone { $stones-0-0 } is { BOARD_COLOUR($stones-0-1) }, and the colours take turns.
               *[no] Place these stones on one line, in this order: { JOIN(EACH($stones, "stages-rows_place-each"), ", ") }.
            }
       *[no] Place { JOIN(EACH($stones, "stages-rows_place-each"), "") }.
    }
stages-rows_place-each =
    stone { $item-0 } ({ BOARD_COLOUR($item-1) }){ " " }{ $item-2 ->
        [centre] in the centre, at { $centre }
        [adjacent] right next to the centre (straight or diagonally)
        [outside] outside the central 5 x 5 square, { $low } to { $high }
       *[anywhere] on any free point
    }
stages-rows_choose_or_place =
    Choose your colour: answer "black" or "white". Or place stone { $first } (white) and stone { ADD($first, 1) } (black) on one line, anywhere; then your opponent chooses. After "{ FIRST(PARTITION($then, ",")) }" it is still your turn: you may write "{ $then }" on one line, all at once.

## reasons: Why an order was not carried out, and what to send instead.
reasons-inside_zone = { $point } lies inside the central 5 x 5 square, { $low } to { $high }. This stone must lie outside it.
reasons-no_column_i = This board has no column i, so { $point } is no point of it. Do you mean { JOIN($readings, " or ") }? Then please send that.
reasons-other_notation =
    "{ $text }" is no move { reasons-other_notation-called }. { JOIN(EACH($found, "reasons-other_notation-each"), " ") } I do not guess: please send the point that you mean, or change how you write ("set notation letters", "relative" or "matrix").
reasons-other_notation-called =
    { $own ->
        [relative] in steps from the centre (R2U1), which you have set
        [matrix] in numbers (21, -2-1), which you have set
       *[letters] by letter and number (k10)
    }
reasons-other_notation-each =
    { $item-0 ->
        [relative] Read as steps from the centre, it would be { $item-1 }.
        [matrix] Read as numbers, it would be { $item-1 }.
        [no_column_i] Read as letter and number, it would be { $item-1 }, and this board has no column i.
       *[letters] Read as letter and number, it would be { $item-1 }.
    }
reasons-bad_notation =
    { $text ->
        [yes] There is no notation called "{ $text }".{ " " }
       *[no] { "" }
    }Write "set notation letters" (k10), "set notation relative" (R2U1) or "set notation matrix" (21, -2-1).
reasons-asterisk = The asterisk behind { $point } says that the move captures, and it captured nothing. The move was played all the same.
reasons-asterisks =
    { $around ->
        [yes] Asterisks stand around your move. They may stress it, or say that it captures, and I do not guess which.
       *[no] Several asterisks stand behind your move, and one at most may.
    } Do you mean { JOIN($readings, " or ") }? Then please send that.
reasons-asterisk_late = Your { $move } was played without an asterisk, and none can be added afterwards. The move stands as it is.
reasons-not_needed = The stones that you asked for were removed, and that ended the game. Your "{ OWN($text) }" was not needed and was not played.
reasons-colour_or_two = Now you choose a colour ("black" or "white"), or place two stones on one line, for instance "{ $example }". A single stone is neither. If you want to take that colour and play it at once, write "{ OWN($then) }".
reasons-no_draw_in_opening = A draw can be offered only once the opening is over.
reasons-no_pass_here = The rules of this event know no passing. Please send a move.
reasons-nothing_left = Your opponent's last move left no captured stones on the board that could be removed.
reasons-removed_already = They are removed already. Now it is your move: please send it alone.
reasons-no_remove =
    { $captures ->
        [yes] In this event the program itself takes captured stones off the board, so nobody has to ask for it.
       *[no] In this game no stones are captured, so there is nothing to remove.
    } Please send your move.
reasons-wrong_asterisk = An asterisk says that a move captures, and { $point } has one where there should be none, or lacks it.
reasons-no_agreed_draws = The rules of this event know no draw by agreement.

## endings: How a game of rows ended.
endings-captures =
    { $winner ->
        [you] You have captured as many stones as win. Congratulations!
       *[other] { $opponent } has captured as many stones as win, and won.
    }
endings-five_given =
    { $detail ->
        [bomb]
            { $winner ->
                [you] { $opponent }'s bomb left you a five. You won.
               *[other] Your bomb left a five to { $opponent }, who won.
            }
       *[other]
            { $winner ->
                [draw] The last capture left a five of the other's on the board: the game is a draw.
                [you] { $opponent } captured, and that left you a five. You won.
               *[other] Your capture left a five to { $opponent }, who won.
            }
    }

## explanations: Why a game of rows ended as it did, where the last move does not show it.
explanations-rows_double_three =
    { $point } made { $count ->
        [2] two
        [3] three
       *[other] four
    } open threes:
explanations-rows_stood =
    { $stones } is a five. { $reply ->
        [yes]
            { $enough ->
                [yes] { $reply } was the fifth capture ({ JOIN($taken, ", ") }), but did not destroy the five, which came first: so the five won.
               *[no] { $reply } did not destroy it, so it won.
            }
       *[no] A pass destroys nothing, so it won.
    }
explanations-rows_five_given =
    { $point } captured { JOIN($taken, ", ") }, from a row of six or more. What was left of it, { $stones }, is a five{ $drawn ->
        [yes] ; as that was the fifth capture, too, the game is a draw
       *[no] { "" }
    }.
explanations-rows_broken = { $stones } was a five. { $point } destroyed it by capturing { JOIN($taken, ", ") }, and that was the fifth capture: it won.
explanations-rows_removed = The stones that were left on the board and then removed, { JOIN($taken, ", ") }, count for the player who captured them, and made up the number that wins.

## rules: What the rules letter says of a game of rows.
rules-aids =
    { $aids ->
        [own] You may use your own books, notes and boards. Programs that play the game and the advice of others are forbidden.
        [none] Books, notes, other boards, programs and the advice of others are forbidden, on your honour.
       *[all] You may use whatever helps you.
    }
rules-aids_self = A program or a group that takes part uses itself.
rules-rows_board =
    The board has { $size } x { $size } points: columns A to { $last }{ $i ->
        [yes] { "" }
       *[no] { " " }without the letter I
    }, rows 1 to { $size }.
rules-rows_first_two =
    { $how ->
        [shared] Stones 1 and 2 are placed by one player each.
       *[one] Stones 1 and 2 are placed by one player.
    }
rules-rows_captures =
    Two stones of a colour{ $three ->
        [yes] , or three,
       *[no] { "" }
    } that stand side by side are captured when the opponent plays the second of two stones that enclose them, straight or diagonally; one move can capture several times. Captured stones leave the board, and their points may be played again. Whoever plays between two stones of the opponent loses nothing.{ $claimed ->
        [yes] { " " }In this event captured stones go only if the move has an asterisk behind it (m12*). If not, they stay, unless the opponent writes "remove" before the next move: then they go, and count for the player who captured.
       *[no] { " " }The program takes captured stones off by itself, whether the move has an asterisk or not.
    }
rules-rows_wins =
    { $exact ->
        [yes]
            { $black_only ->
                [yes] Five in a row wins, straight or diagonally: for Black exactly five, for White six or more, too.
               *[no] Five in a row wins, straight or diagonally: exactly five. Six or more win nothing, but a five beside them wins.
            }
       *[no] Five or more in a row win, straight or diagonally.
    }{ $stones ->
        [yes] { " " }Whoever has captured { $stones } stones wins, too.
       *[no] { "" }
    }
rules-rows_imperfect = A five that the opponent can destroy by a capture in the very next move does not win yet. If it still stands after that move, it wins; a pass destroys nothing.
rules-rows_against = If the move that destroys a five is also the fifth capture, it wins. A fifth capture that does not destroy the five loses against it.
rules-rows_given = A capture that makes a five of the opponent's six or more gives the opponent the win; if it is the fifth capture, the game is a draw.
rules-rows_double_three = White may not make two open threes with one move: that loses at once, unless it makes a five or the fifth capture, or destroys a five of the opponent's. Stones are captured before threes are counted.
rules-rows_judged = The program judges every move: a win ends the game at once.
rules-rows_code =
    { $passes ->
        [yes] The international rules hold: a player may pass, and two passes in a row, an agreement or a full board are a draw.
       *[no] The Swedish rules hold: nobody may pass, a draw cannot be agreed, and a full board is a draw.
    }
rules-rows_passes =
    A player may pass once the opening is over. { $full ->
        [yes] Two passes in a row and a full board are a draw.
       *[no] Two passes in a row are a draw.
    }
rules-rows_also_renju = Renju, too, has an opening rule called "free-gomoku"; this event is played by the rules of gomoku.

## board: What stands beside the board.
board-count_captured = Captured: you { $mine }, { $opponent } { $theirs }.
board-emptied = Just captured:
board-taken = Just captured: { JOIN($points, ", ") }.
board-seen =
    A preview shows the stone alone: whatever it may { $what ->
        [bomb] blow away stays on this board.
        [recoloured] recolour keeps its colour on this board.
       *[captured] capture stays on this board.
    }

## help: The lines of help that are of games of rows; samples begin in the first column.
help-rows_stones = h8 i9 j10            stones of the opening, on one line
help-rows_colour_and_move = white, g7            your colour and the next move
help-rows_asterisk = m12*                 a move that captures, where captures are claimed
help-rows_remove = remove, g7           the stones left by your opponent go, and you play
help-rows_notation = set notation relative  points in steps from the centre: R2U1

## me: What a player is told of the settings of these games.
me-notation =
    Points: { $value ->
        [relative] in steps from the centre, as R2U1
        [matrix] in steps from the centre as numbers, as 21 and -2-1
       *[other] by letter and number
    }

## letter: What letters of these games tell: the last one, and those that would be too large.
letter-thought = Time taken in all: you { SPAN($mine) }, { $opponent } { SPAN($theirs) }.
letter-near =
    You can tap the brighter points, up to { $steps } { $steps ->
        [one] step
       *[other] steps
    } from { $stones ->
        [yes] a stone
       *[no] the centre
    }. Any other point you can write yourself:
letter-near_else = Open an empty answer

## table: The signs of the colours where White begins.
table-white_first = white when the opening began
table-black_second = black

## settings: How the notation of points is chosen.
settings-set_notation_relative = set notation relative    points in steps from the centre, as R2U1
settings-set_notation_letters = set notation letters     points by letter and number again
