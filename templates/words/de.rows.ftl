## openings: Wie ein Spiel beginnt, ein Satz für jeden Wert der Einstellung `opening`.
openings-gomoku_swap2 = Ein Spieler setzt die Steine 1 bis 3 (schwarz, weiß, schwarz) beliebig. Der andere wählt eine Farbe, oder er setzt Stein 4 (weiß) und Stein 5 (schwarz) und lässt den ersten wählen. Weiß setzt fort.
openings-gomoku_swap1 = Ein Spieler setzt die Steine 1 bis 3 (schwarz, weiß, schwarz) beliebig; der andere wählt eine Farbe. Weiß spielt Zug 4.
openings-gomoku_russian = Der erste Stein von Schwarz liegt in der Mitte, der erste von Weiß beliebig und der zweite von Schwarz außerhalb des mittleren Quadrats von 5 x 5.
openings-gomoku_free = Alle Züge sind vom ersten an frei.
openings-gomoku_balanced = Stein 1 (schwarz) liegt in der Mitte, der andere Spieler setzt Stein 2 (weiß) daneben, und der erste setzt Stein 3 (schwarz) beliebig. Dann setzt der andere Stein 4 (weiß) und Stein 5 (schwarz), der erste wählt eine Farbe, und Weiß spielt Zug 6.
openings-rows_tournament1 = Der erste Stein von Weiß liegt in der Mitte, der erste von Schwarz beliebig und der zweite von Weiß außerhalb des mittleren Quadrats von 5 x 5 (Turnierregel I).
openings-rows_free = Der erste Stein von Weiß liegt in der Mitte, danach ist das Spiel frei.
openings-rows_swap3 = Ein Spieler setzt die Steine 1 (weiß, in die Mitte), 2 (schwarz) und 3 (weiß); der andere wählt eine Farbe. Schwarz spielt Zug 4.
openings-rows_renju_swap = Stein 1 (weiß) liegt in der Mitte, Stein 2 (schwarz) daneben, Stein 3 (weiß) beliebig; wer Stein 3 nicht gesetzt hat, wählt eine Farbe. Schwarz spielt Zug 4.
openings-rows_balanced = Stein 1 (weiß) liegt in der Mitte, der andere Spieler setzt Stein 2 (schwarz) daneben, und der erste setzt Stein 3 (weiß) beliebig. Dann setzt der andere Stein 4 (schwarz) und Stein 5 (weiß), der erste wählt eine Farbe, und Schwarz spielt Zug 6.

## stages: Was die Stellung vom Leser verlangt, zu lesen nach "Du bist am Zug."
stages-rows_place =
    { MORE(COUNT($stones), 1) ->
        [yes]
            { $free ->
                [yes] Setze die Steine { $stones-0-0 } bis { ADD($stones-0-0, SUB(COUNT($stones), 1)) } in einer Zeile, wohin du willst; Stein { $stones-0-0 } ist { BOARD_COLOUR($stones-0-1) }, und die Farben wechseln sich ab.
               *[no] Setze diese Steine in einer Zeile, in dieser Reihenfolge: { JOIN(EACH($stones, "stages-rows_place-each"), ", ") }.
            }
       *[no] Setze { JOIN(EACH($stones, "stages-rows_place-each"), "") }.
    }
stages-rows_place-each =
    Stein { $item-0 } ({ BOARD_COLOUR($item-1) }){ " " }{ $item-2 ->
        [centre] in die Mitte, auf { $centre }
        [adjacent] direkt neben die Mitte (gerade oder schräg)
        [outside] außerhalb des mittleren Quadrats von 5 x 5, { $low } bis { $high }
       *[anywhere] auf einen beliebigen freien Punkt
    }
stages-rows_choose_or_place =
    Wähle deine Farbe: antworte "schwarz" oder "weiß". Oder setze Stein { $first } (weiß) und Stein { ADD($first, 1) } (schwarz) in einer Zeile, wohin du willst; dann wählt dein Gegner. Nach "{ OWN(FIRST(PARTITION($then, ","))) }" bist du weiter am Zug: du kannst "{ OWN($then) }" in einer Zeile schreiben, alles auf einmal.

## reasons: Warum etwas nicht ausgeführt wurde, und was stattdessen zu schicken ist.
reasons-inside_zone = { $point } liegt im mittleren Quadrat von 5 x 5, { $low } bis { $high }. Dieser Stein muss außerhalb liegen.
reasons-no_column_i = Dieses Brett hat keine Spalte i, also gibt es { $point } nicht. Meinst du { JOIN($readings, " oder ") }? Dann schick bitte das.
reasons-asterisk = Der Stern hinter { $point } sagt, dass der Zug schlägt, und er hat nichts geschlagen. Der Zug wurde trotzdem gespielt.
reasons-bad_notation =
    { $text ->
        [yes] Es gibt keine Schreibweise namens "{ $text }".{ " " }
       *[no] { "" }
    }Schreib "setze notation buchstaben" (k10), "setze notation relativ" (R2U1) oder "setze notation matrix" (21, -2-1).
reasons-colour_or_two = Jetzt wählst du eine Farbe ("schwarz" oder "weiß") oder setzt zwei Steine in einer Zeile; ein einzelner Stein ist keines von beiden.
reasons-no_pass_here = Die Regeln dieses Turniers kennen kein Passen. Bitte schick einen Zug.
reasons-nothing_left = Der letzte Zug deines Gegners hat keine geschlagenen Steine auf dem Brett gelassen, die weggenommen werden könnten.
reasons-wrong_asterisk = Ein Stern sagt, dass ein Zug schlägt, und { $point } hat einen, wo keiner sein sollte, oder ihm fehlt einer.
reasons-no_agreed_draws = Die Regeln dieses Turniers kennen kein vereinbartes Remis: nur ein volles Brett ist remis.

## endings: Wie ein Spiel endete.
endings-captures =
    { $winner ->
        [you] Du hast so viele Steine geschlagen, wie zum Gewinn nötig sind. Herzlichen Glückwunsch!
       *[other] { $opponent } hat so viele Steine geschlagen, wie nötig sind, und gewonnen.
    }
endings-five_given =
    { $winner ->
        [draw] Der letzte Schlag hat dem anderen einen Fünfer auf dem Brett gelassen: das Spiel ist remis.
        [you] { $opponent } hat geschlagen, und das gab dir einen Fünfer. Du hast gewonnen.
       *[other] Dein Schlag gab { $opponent } einen Fünfer und damit den Gewinn.
    }

## rules: Was der Regelbrief über diese Spiele sagt.
rules-rows_board =
    Das Brett hat { $size } x { $size } Punkte: Spalten A bis { $last }{ $i ->
        [yes] { "" }
       *[no] { " " }ohne den Buchstaben I
    }, Reihen 1 bis { $size }.
rules-rows_first_two =
    { $how ->
        [shared] Die Steine 1 und 2 setzt je ein Spieler.
       *[one] Die Steine 1 und 2 setzt ein Spieler.
    }
rules-aids =
    { $aids ->
        [own] Eigene Bücher, Aufzeichnungen und Bretter sind erlaubt. Programme, die das Spiel spielen, und der Rat anderer sind verboten.
        [none] Bücher, Aufzeichnungen, andere Bretter, Programme und der Rat anderer sind verboten, auf Ehre.
       *[all] Alles, was dir hilft, ist erlaubt.
    }
rules-rows_captures =
    Zwei Steine einer Farbe{ $three ->
        [yes] , oder drei,
       *[no] { "" }
    } die nebeneinander liegen, werden geschlagen, wenn der Gegner den zweiten von zwei Steinen setzt, die sie einschließen, gerade oder schräg; ein Zug kann mehrfach schlagen. Geschlagene Steine verlassen das Brett, und ihre Punkte können wieder besetzt werden. Wer selbst zwischen zwei gegnerische Steine setzt, verliert nichts.{ $claimed ->
        [yes] { " " }In diesem Turnier werden geschlagene Steine nur weggenommen, wenn hinter dem Zug ein Stern steht (m12*). Sonst bleiben sie, es sei denn, der Gegner schreibt vor seinem nächsten Zug "entferne": dann gehen sie weg und zählen für den, der geschlagen hat.
       *[no] { " " }Das Programm nimmt geschlagene Steine von selbst weg, ob der Zug einen Stern hat oder nicht.
    }
rules-rows_wins =
    { $exact ->
        [yes]
            Fünf in einer Reihe gewinnen, gerade oder schräg: genau fünf. Sechs oder mehr gewinnen nicht, aber ein Fünfer daneben gewinnt.
       *[no] Fünf oder mehr in einer Reihe gewinnen, gerade oder schräg.
    }{ $stones ->
        [yes] { " " }Wer { $stones } Steine geschlagen hat, gewinnt auch.
       *[no] { "" }
    }
rules-rows_imperfect = Ein Fünfer, den der Gegner im allernächsten Zug durch einen Schlag zerstören kann, gewinnt noch nicht. Steht er nach diesem Zug noch, gewinnt er; Passen zerstört nichts.
rules-rows_against = Ist der Zug, der einen Fünfer zerstört, zugleich der fünfte Schlag, so gewinnt er. Ein fünfter Schlag, der den Fünfer nicht zerstört, verliert gegen ihn.
rules-rows_given = Ein Schlag, der aus sechs oder mehr Steinen des Gegners einen Fünfer macht, gibt dem Gegner den Gewinn; ist er der fünfte Schlag, so ist das Spiel remis.
rules-rows_double_three = Weiß darf nicht mit einem Zug zwei offene Dreier machen: das verliert sofort, es sei denn, der Zug macht einen Fünfer oder den fünften Schlag oder zerstört einen Fünfer des Gegners. Steine werden geschlagen, bevor Dreier gezählt werden.
rules-rows_judged = Das Programm beurteilt jeden Zug: ein Gewinn beendet das Spiel sofort.
rules-rows_code =
    { $passes ->
        [yes] Es gelten die internationalen Regeln: ein Spieler darf passen, und zweimal Passen nacheinander, eine Vereinbarung oder ein volles Brett sind remis.
       *[no] Es gelten die schwedischen Regeln: niemand darf passen, und nur ein volles Brett ist remis.
    }
rules-rows_passes = Ein Spieler darf passen, sobald die Eröffnung vorbei ist. Zweimal Passen nacheinander und ein volles Brett sind remis.
rules-rows_also_renju = Auch Renju hat eine Eröffnungsregel namens "free-gomoku"; dieses Turnier wird nach den Regeln von Gomoku gespielt.

## board: Was neben dem Brett steht.
board-count_captured = Geschlagen: du { $mine }, { $opponent } { $theirs }.
board-emptied = Eben geschlagen:
board-taken = Eben geschlagen: { JOIN($points, ", ") }.

## help: Die Zeilen der Hilfe zu diesen Spielen; Beispiele beginnen in der ersten Spalte.
help-rows_stones = h8 k9 j10            Steine der Eröffnung, in einer Zeile
help-rows_colour_and_move = weiß, g7             deine Farbe und der nächste Zug
help-rows_asterisk = m12*                 ein Zug, der schlägt, wo das gesagt werden muss
help-rows_remove = entferne, g7         was dein Gegner liegen ließ, geht weg, und du spielst
help-rows_notation = setze Notation relativ  Punkte in Schritten von der Mitte: R2U1

## me: Was ein Spieler über die Einstellungen dieser Spiele erfährt.
me-notation =
    Punkte: { $value ->
        [relative] in Schritten von der Mitte, wie R2U1
        [matrix] in Schritten von der Mitte als Zahlen, wie 21 und -2-1
       *[other] mit Buchstabe und Zahl
    }

## letter: Was der letzte Brief dieser Spiele erzählt.
letter-thought = Bedenkzeit insgesamt: du { SPAN($mine) }, { $opponent } { SPAN($theirs) }.

## table: Die Zeichen der Farben, wo Weiß beginnt.
table-white_first = weiß, als die Eröffnung begann
table-black_second = schwarz

## settings: Wie die Schreibweise der Punkte gewählt wird.
settings-set_notation_relative = setze Notation relativ         Punkte in Schritten von der Mitte, wie R2U1
settings-set_notation_letters = setze Notation Buchstaben      Punkte wieder mit Buchstabe und Zahl
