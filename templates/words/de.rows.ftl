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
reasons-asterisks =
    { $around ->
        [yes] Um deinen Zug stehen Sterne. Sie können ihn hervorheben oder sagen, dass er schlägt, und ich rate nicht, was davon.
       *[no] Hinter deinem Zug stehen mehrere Sterne, und höchstens einer darf dort stehen.
    } Meinst du { JOIN($readings, " oder ") }? Dann schick bitte das.
reasons-asterisk_late = Dein { $move } wurde ohne Stern gespielt, und nachträglich kann keiner dazukommen. Der Zug gilt, wie er ist.
reasons-not_needed = Die Steine, um die du gebeten hast, wurden entfernt, und damit war die Partie zu Ende. Dein "{ OWN($text) }" wurde nicht gebraucht und nicht gespielt.
reasons-other_notation =
    "{ $text }" ist kein Zug { reasons-other_notation-called }. { JOIN(EACH($found, "reasons-other_notation-each"), " ") } Ich rate nicht: Bitte schicke den Punkt, den du meinst, oder ändere, wie du schreibst ("setze notation buchstaben", "relativ" oder "matrix").
reasons-other_notation-called =
    { $own ->
        [relative] in Schritten von der Mitte (R2U1), wie du es eingestellt hast
        [matrix] in Zahlen (21, -2-1), wie du es eingestellt hast
       *[letters] mit Buchstabe und Zahl (k10)
    }
reasons-other_notation-each =
    { $item-0 ->
        [relative] Als Schritte von der Mitte gelesen wäre es { $item-1 }.
        [matrix] Als Zahlen gelesen wäre es { $item-1 }.
        [no_column_i] Als Buchstabe und Zahl gelesen wäre es { $item-1 }, und dieses Brett hat keine Spalte i.
       *[letters] Als Buchstabe und Zahl gelesen wäre es { $item-1 }.
    }
reasons-bad_notation =
    { $text ->
        [yes] Es gibt keine Schreibweise namens "{ $text }".{ " " }
       *[no] { "" }
    }Schreib "setze notation buchstaben" (k10), "setze notation relativ" (R2U1) oder "setze notation matrix" (21, -2-1).
reasons-colour_or_two = Jetzt wählst du eine Farbe ("schwarz" oder "weiß") oder setzt zwei Steine in einer Zeile, zum Beispiel "{ $example }". Ein einzelner Stein ist keins von beiden. Willst du die Farbe nehmen und den Zug gleich spielen, schreibe "{ OWN($then) }".
reasons-no_draw_in_opening = Remis kann erst angeboten werden, wenn die Eröffnung vorbei ist.
reasons-no_pass_here = Die Regeln dieses Turniers kennen kein Passen. Bitte schick einen Zug.
reasons-nothing_left = Der letzte Zug deines Gegners hat keine geschlagenen Steine auf dem Brett gelassen, die weggenommen werden könnten.
reasons-removed_already = Sie sind schon entfernt. Jetzt bist du am Zug: Bitte schicke nur ihn.
reasons-no_remove =
    { $captures ->
        [yes] In diesem Turnier nimmt das Programm geschlagene Steine selbst vom Brett, niemand muss darum bitten.
       *[no] In diesem Spiel werden keine Steine geschlagen, also ist nichts zu entfernen.
    } Bitte schicke deinen Zug.
reasons-wrong_asterisk = Ein Stern sagt, dass ein Zug schlägt, und { $point } hat einen, wo keiner sein sollte, oder ihm fehlt einer.
reasons-no_agreed_draws = Die Regeln dieses Turniers kennen kein vereinbartes Remis.

## endings: Wie ein Spiel endete.
endings-captures =
    { $winner ->
        [you] Du hast so viele Steine geschlagen, wie zum Gewinn nötig sind. Herzlichen Glückwunsch!
       *[other] { $opponent } hat so viele Steine geschlagen, wie nötig sind, und gewonnen.
    }
endings-five_given =
    { $detail ->
        [bomb]
            { $winner ->
                [you] Die Bombe von { $opponent } gab dir einen Fünfer. Du hast gewonnen.
               *[other] Deine Bombe gab { $opponent } einen Fünfer und damit den Gewinn.
            }
       *[other]
            { $winner ->
                [draw] Der letzte Schlag hat dem anderen einen Fünfer auf dem Brett gelassen: das Spiel ist remis.
                [you] { $opponent } hat geschlagen, und das gab dir einen Fünfer. Du hast gewonnen.
               *[other] Dein Schlag gab { $opponent } einen Fünfer und damit den Gewinn.
            }
    }

## explanations: Warum eine Partie so endete, wo der letzte Zug es nicht zeigt.
explanations-rows_double_three =
    { $point } machte { $count ->
        [2] zwei
        [3] drei
       *[other] vier
    } offene Dreier:
explanations-rows_stood =
    { $stones } ist ein Fünfer. { $reply ->
        [yes]
            { $enough ->
                [yes] { $reply } war der fünfte Schlag ({ JOIN($taken, ", ") }), zerstörte aber den Fünfer nicht, der zuerst da war: Deshalb gewann der Fünfer.
               *[no] { $reply } zerstörte ihn nicht, deshalb gewann er.
            }
       *[no] Passen zerstört nichts, deshalb gewann er.
    }
explanations-rows_five_given =
    { $point } schlug { JOIN($taken, ", ") } aus einer Reihe von sechs oder mehr. Was davon blieb, { $stones }, ist ein Fünfer{ $drawn ->
        [yes] ; da es zugleich der fünfte Schlag war, ist die Partie remis
       *[no] { "" }
    }.
explanations-rows_broken = { $stones } war ein Fünfer. { $point } zerstörte ihn, indem { JOIN($taken, ", ") } geschlagen wurden, und das war der fünfte Schlag: Er gewann.
explanations-rows_removed = Die Steine, die auf dem Brett geblieben waren und dann entfernt wurden, { JOIN($taken, ", ") }, zählen für den, der sie geschlagen hat, und jetzt reichen sie zum Gewinn.

## rules: Was der Regelbrief über diese Spiele sagt.
rules-aids_self = Ein Programm oder eine Gruppe, die teilnimmt, benutzt sich selbst.
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
        [yes] , oder drei
       *[no] { "" }
    }, die nebeneinander liegen, werden geschlagen, wenn der Gegner den zweiten von zwei Steinen setzt, die sie einschließen, gerade oder schräg; ein Zug kann mehrfach schlagen. Geschlagene Steine verlassen das Brett, und ihre Punkte können wieder besetzt werden. Wer selbst zwischen zwei gegnerische Steine setzt, verliert nichts.{ $claimed ->
        [yes] { " " }In diesem Turnier werden geschlagene Steine nur weggenommen, wenn hinter dem Zug ein Stern steht (m12*). Sonst bleiben sie, es sei denn, der Gegner schreibt vor seinem nächsten Zug "entferne": dann gehen sie weg und zählen für den, der geschlagen hat.
       *[no] { " " }Das Programm nimmt geschlagene Steine von selbst weg, ob der Zug einen Stern hat oder nicht.
    }
rules-rows_wins =
    { $exact ->
        [yes]
            { $black_only ->
                [yes] Fünf in einer Reihe gewinnen, gerade oder schräg: für Schwarz genau fünf, für Weiß auch sechs oder mehr.
               *[no] Fünf in einer Reihe gewinnen, gerade oder schräg: genau fünf. Sechs oder mehr gewinnen nicht, aber ein Fünfer daneben gewinnt.
            }
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
       *[no] Es gelten die schwedischen Regeln: niemand darf passen, Remis kann nicht vereinbart werden, und ein volles Brett ist remis.
    }
rules-rows_passes =
    Ein Spieler darf passen, sobald die Eröffnung vorbei ist. { $full ->
        [yes] Zweimal Passen nacheinander und ein volles Brett sind remis.
       *[no] Zweimal Passen nacheinander ist remis.
    }
rules-rows_also_renju = Auch Renju hat eine Eröffnungsregel namens "free-gomoku"; dieses Turnier wird nach den Regeln von Gomoku gespielt.

## board: Was neben dem Brett steht.
board-count_captured = Geschlagen: du { $mine }, { $opponent } { $theirs }.
board-emptied = Eben geschlagen:
board-taken = Eben geschlagen: { JOIN($points, ", ") }.
board-seen =
    Eine Vorschau zeigt nur den Stein: Was er auch { $what ->
        [bomb] wegsprengen mag, bleibt auf diesem Brett.
        [recoloured] umfärben mag, behält auf diesem Brett seine Farbe.
       *[captured] schlagen mag, bleibt auf diesem Brett.
    }

## help: Die Zeilen der Hilfe zu diesen Spielen; Beispiele beginnen in der ersten Spalte.
help-rows_stones = h8 i9 j10            Steine der Eröffnung, in einer Zeile
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

## letter: Was Briefe dieser Spiele erzählen: der letzte, und die sonst zu groß wären.
letter-thought = Bedenkzeit insgesamt: du { SPAN($mine) }, { $opponent } { SPAN($theirs) }.
letter-near =
    Du kannst die helleren Punkte antippen, höchstens { $steps } { $steps ->
        [one] Schritt
       *[other] Schritte
    } von { $stones ->
        [yes] einem Stein
       *[no] der Mitte
    } entfernt. Jeden anderen Punkt kannst du selbst schreiben:
letter-near_else = Eine leere Antwort öffnen

## table: Die Zeichen der Farben, wo Weiß beginnt.
table-white_first = weiß, als die Eröffnung begann
table-black_second = schwarz

## settings: Wie die Schreibweise der Punkte gewählt wird.
settings-set_notation_relative = setze Notation relativ         Punkte in Schritten von der Mitte, wie R2U1
settings-set_notation_letters = setze Notation Buchstaben      Punkte wieder mit Buchstabe und Zahl
