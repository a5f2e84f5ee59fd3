## track: Das Backgammonbrett in Worten, und was als Text darunter steht. `who` und `owner` sind `you` und `opponent`, oder `dark` und `light` für den, der zuschaut; Punkte in der Zählung dessen, dessen Brett es ist, 25 ist die Bar und 0, was abgetragen ist; `count` sind so viele Steine.
track-diagram = Backgammonbrett
# `hops` in der Zählung dessen, der gezogen hat; `yours` sind die des Gegners in der Zählung des Lesers, sonst leer.
track-last =
    { $who ->
        [you] Dein letzter Zug:
        [opponent] Letzter Zug deines Gegners:
        [dark] Letzter Zug von Dunkel:
       *[light] Letzter Zug von Hell:
    } { JOIN($hops, ", ") }{ $yours ->
        [yes]
            ; auf { $who ->
                [dark] den Punkten von Hell
                [light] den Punkten von Dunkel
               *[opponent] deinen Punkten
            } { JOIN($yours, ", ") }
       *[no] { "" }
    }.
track-hop =
    { $start ->
        [25] Bar
       *[other] { $start }
    } { $end ->
        [0] abgetragen
       *[other] nach { $end }
    }{ $hit ->
        [yes] { " " }mit Schlag
       *[no] { "" }
    }{ $count ->
        [1] { "" }
       *[other] { " " }({ track-count })
    }
track-side =
    { $who ->
        [you] Du
        [opponent] Dein Gegner, auf deinen Punkten
        [dark] Dunkel{ $far ->
            [yes] , auf den Punkten von Hell
           *[no] { "" }
        }
       *[light] Hell{ $far ->
            [yes] , auf den Punkten von Dunkel
           *[no] { "" }
        }
    }: { JOIN($places, ", ") }.
track-place =
    { $point ->
        [25] Bar
        [0] abgetragen
       *[other] { $point }
    } { track-count }
track-count =
    { $count ->
        [1] einer
        [2] zwei
        [3] drei
        [4] vier
        [5] fünf
        [6] sechs
        [7] sieben
        [8] acht
        [9] neun
        [10] zehn
        [11] elf
        [12] zwölf
        [13] dreizehn
        [14] vierzehn
        [15] fünfzehn
       *[other] { $count }
    }
track-pips =
    Pips: { $who ->
        [dark] Dunkel { $mine }, Hell { $theirs }
        [light] Hell { $mine }, Dunkel { $theirs }
       *[you] du { $mine }, dein Gegner { $theirs }
    }.
track-dice =
    { $who ->
        [you] Du hast
        [opponent] Dein Gegner hat
        [dark] Dunkel hat
       *[light] Hell hat
    } { $first } und { $second } geworfen.
track-opening =
    Eröffnungswurf: { $who ->
        [dark] Dunkel { $mine }, Hell { $theirs }
        [light] Hell { $mine }, Dunkel { $theirs }
       *[you] du { $mine }, dein Gegner { $theirs }
    }.
track-cube =
    Der Dopplerwürfel { $owner ->
        [you] gehört dir
        [opponent] gehört deinem Gegner
        [dark] gehört Dunkel
        [light] gehört Hell
       *[nobody] liegt in der Mitte
    } und steht auf { $value }.
track-double =
    { $who ->
        [you] Du hast auf { $value } verdoppelt: Dein Gegner muss antworten.
        [opponent] Dein Gegner hat auf { $value } verdoppelt: Du musst antworten.
        [dark] Dunkel hat auf { $value } verdoppelt: Hell muss antworten.
       *[light] Hell hat auf { $value } verdoppelt: Dunkel muss antworten.
    }
track-score =
    Stand: { $who ->
        [dark] Dunkel { $mine }, Hell { $theirs }
        [light] Hell { $mine }, Dunkel { $theirs }
       *[you] du { $mine }, dein Gegner { $theirs }
    }, im Match bis { $length }.{ $crawford ->
        [yes] { " " }Dies ist das Crawford-Spiel: ohne Dopplerwürfel.
       *[no] { "" }
    }
track-turn =
    { $who ->
        [you] Du bist am Zug.
        [opponent] Dein Gegner ist am Zug.
        [dark] Dunkel ist am Zug.
       *[light] Hell ist am Zug.
    }
track-text_signs =
    { $who ->
        [dark] { $mine } = Dunkel, { $theirs } = Hell
        [light] { $mine } = Hell, { $theirs } = Dunkel
       *[you] { $mine } = du, { $theirs } = Gegner
    }
track-text_score =
    { $mine }–{ $theirs } bis { $length }{ $crawford ->
        [yes] , Crawford
       *[no] { "" }
    }
track-text_pips = Pips { $mine }–{ $theirs }
track-text_last = letzter Zug { $sign }: { $play }
track-text_turn = { $sign } am Zug

## stages: Was das Match vom Leser will, hinter "Du bist am Zug."
stages-bg_roll_or_double =
    Schreib "roll", um zu würfeln (Wurf { $number }), oder "double", um vorher auf { ADD($cube, $cube) } zu verdoppeln.{ $dead ->
        [yes] { " " }Der Dopplerwürfel kann dir in diesem Spiel nichts mehr bringen: "autoroll" erspart dir diese Briefe, bis du "orders off" schreibst.
       *[no] { "" }
    }
stages-bg_play = Wurf { $number } ist { $dice }. Schreib für jeden Stein, von wo er wohin geht, mit den Nummern auf deinem Brett und mit "bar" und "off".
stages-bg_take_or_drop =
    Dein Gegner verdoppelt von { $cube } auf { $doubled }. Schreib "take", um mit { $doubled } weiterzuspielen und den Verdopplungswürfel zu besitzen, oder "drop", um dieses Spiel aufzugeben; das kostet { $cube } { $cube ->
        [one] Punkt
       *[other] Punkte
    }.
stages-bg_accept_or_refuse =
    Dein Gegner bietet an, { $size ->
        [single] ein einfaches Spiel
        [gammon] ein Gammon
       *[backgammon] ein Backgammon
    } aufzugeben; das gibt dir { $points } { $points ->
        [one] Punkt
       *[other] Punkte
    }. Schreib "accept", um das anzunehmen, oder "refuse", um weiterzuspielen.
stages-bg_dice = Es wird gewürfelt, Wurf { $number }. Du brauchst nichts zu tun.

## reasons: Warum etwas nicht ausgeführt wurde, und was statt dessen zu schicken ist.
reasons-bg_legal = Der Wurf ist { $dice }; möglich ist zum Beispiel { JOIN($examples, " oder ") }.
reasons-several_ways = "{ $text }" lässt sich auf mehrere Arten spielen, die zu verschiedenen Stellungen führen: { JOIN($readings, " oder ") }. Bitte schick, was du meinst.
reasons-no_checker =
    { $part } geht nicht: Du hast keinen Stein auf { $point ->
        [bar] der Bar
       *[other] deinem Punkt { $point }
    }. { reasons-bg_legal }
reasons-bar_first = { $part } geht nicht: Du hast einen Stein auf der Bar, der hereinkommen muss, bevor ein anderer zieht. { reasons-bg_legal }
reasons-not_the_roll = { $part } geht nicht: So weit führen die Würfel keinen Stein. { reasons-bg_legal }
reasons-not_home = { $part } geht nicht: Steine werden erst herausgenommen, wenn alle deine auf deinen Punkten 6 bis 1 stehen. { reasons-bg_legal }
reasons-not_the_highest = { $part } geht nicht: Ein Würfel, der höher als der Punkt ist, nimmt nur von deinem höchsten besetzten Punkt heraus. { reasons-bg_legal }
reasons-blocked = { $part } geht nicht: Dein Gegner hält deinen Punkt { $point } mit mindestens zwei Steinen. { reasons-bg_legal }
reasons-not_together = "{ $text }" geht im Ganzen nicht: Ein Halt auf dem Weg ist besetzt, oder ein Würfel würde zweimal gespielt. { reasons-bg_legal }
reasons-nothing_hit = Du schriebst, dass du auf deinem Punkt { $point } schlägst, aber dort wird nichts geschlagen. { reasons-bg_legal }
reasons-play_more = Du hast { $used } der Würfel gespielt, aber { $most } lassen sich spielen, und dann muss es sein. { reasons-bg_legal }
reasons-higher_die = Nur einer der beiden Würfel lässt sich spielen, und dann muss es der höhere sein, { $die }. { reasons-bg_legal }
reasons-rolled = Es ist schon gewürfelt: { $dice }. Verdoppeln kann man nur davor. Bitte schick deinen Zug.
reasons-not_rolled = Du schriebst "{ $text }", aber es ist noch nicht gewürfelt. Bitte schreib "roll", oder "double", um vorher zu verdoppeln.
reasons-plays_up =
    Du schriebst "{ $text }", aber deine Steine ziehen abwärts, von deinem Punkt 24 bis 1, und du schreibst deine eigenen Nummern.{ $turned ->
        [yes] { " " }Nach denen wäre es: { $turned }
       *[no] { $dice ->
            [yes] { " " }{ reasons-bg_legal }
           *[no] { "" }
        }
    }
reasons-no_beavers = Hier gibt es keine Beaver. Auf eine Verdopplung antwortet man mit "take" oder "drop"; wer annimmt, besitzt den Doppler und darf in einem späteren Zug verdoppeln.
reasons-wrong_cube = Du schriebst eine Verdopplung auf { $text }, aber verdoppelt würde auf { $cube }. Nichts ist geschehen: Bitte schreib "double", wenn du das willst.
reasons-wrong_roll = Du schriebst den Wurf { $text }, aber der Wurf ist { $dice }. Nichts wurde gespielt. Bitte sieh dir das Brett unten an und schick deinen Zug noch einmal.
reasons-wrong_roll_number = Du schriebst Wurf { $found }, aber es gilt Wurf { $expected }. Nichts wurde gespielt. Bitte sieh dir das Brett unten an und schick deine Antwort noch einmal.
reasons-double_due = Du schriebst "{ $text }", aber zuerst ist die Verdopplung deines Gegners zu beantworten: "take" oder "drop".
reasons-resignation_due = Du schriebst "{ $text }", aber zuerst ist zu beantworten, dass dein Gegner aufgeben will: "accept" oder "refuse".
reasons-nothing_to_answer = Du schriebst "{ $text }", aber nichts ist offen, was das beantworten würde.
reasons-nothing_to_pass = Niemand muss passen: Ein Zug, in dem nichts zu spielen ist, endet von selbst. Das Wort bedeutet "drop" und gilt nur, solange eine Verdopplung zu beantworten ist.
reasons-if_unread = Ich konnte deine Bedingung nicht bis zum Ende lesen, oder deine Bedingungen geben auf dasselbe zwei Antworten. Schreib jede auf eine eigene Zeile, zum Beispiel: wenn double dann take
reasons-unread_match_line = Diese Zeile konnte ich nicht lesen. Was du in einem Match tust, steht hinter seiner Nummer, zum Beispiel: { $game } roll
reasons-if_what = Du schriebst "wenn { $text }", aber hinter "wenn" kann nur "double" stehen, oder Bewegungen des nächsten Zugs deines Gegners in dessen eigener Zählung, zum Beispiel: if 8/5* then double. Nichts davon wurde behalten.
reasons-if_answer = Du schriebst "wenn { $reply } dann { $text }", aber auf "{ $reply }" kann nur { JOIN($choices, " oder ") } folgen. Nichts davon wurde behalten.
reasons-if_rolled = Dein Gegner hat gewürfelt und kann erst verdoppeln, wenn du gezogen hast. Nichts davon wurde behalten. "take if doubled" (oder "drop if doubled") wird jetzt behalten und beantwortet die nächste Verdopplung, wann immer sie kommt.
reasons-if_own_turn = "wenn … dann …" gilt, solange dein Gegner am Zug ist, und jetzt bist du es. Nichts davon wurde behalten. "take if doubled" (oder "drop if doubled") wird jetzt behalten und beantwortet die nächste Verdopplung.
reasons-if_elsewhere = Eine Bedingung über einen Zug gilt für ein bestimmtes Brett, und dieser Brief antwortet nicht auf das von { $game }. Bitte schick sie als Antwort auf einen Brief zu { $game }, etwa auf diesen. "if double then take" braucht kein Brett und kann in jedem Brief stehen.
reasons-if_no_double = Du schriebst, was du tust, wenn dein Gegner verdoppelt, aber er kann jetzt nicht verdoppeln. Nichts davon wurde behalten.
reasons-if_no_such_play = Du schriebst "wenn { $text }", aber { $part } kann nicht im nächsten Zug deines Gegners vorkommen. Bitte schreib dessen Bewegungen in dessen eigener Zählung, wie die Briefe sie zeigen: von 24 abwärts, ein Würfel je Bewegung, "*" für einen Schlag. Nichts davon wurde behalten.
reasons-phrase_twice = Dein Brief gibt { $found } verschiedene Sätze, und nur einer kann gelten. Keiner wurde genommen: Bitte schick den, den du meinst.
reasons-resign_which =
    Was gibst du auf: "resign single" ({ $cube } { $cube ->
        [one] Punkt
       *[other] Punkte
    } für deinen Gegner), "resign gammon" ({ ADD($cube, $cube) }) oder "resign backgammon" ({ ADD($cube, ADD($cube, $cube)) })? Dein Gegner nimmt es an oder lehnt ab.
reasons-refused_before = Das hat dein Gegner in diesem Zug schon abgelehnt. "{ $text }" kannst du in einem späteren Zug wieder anbieten, ein größeres Angebot sofort.
reasons-no_double_opening = Der erste Wurf eines Spiels wird für dich geworfen; vor ihm kann niemand verdoppeln. Bitte schick deinen Zug.
reasons-no_double_crawford = Dies ist das Crawford-Spiel, in dem niemand verdoppeln darf.
reasons-no_cube = Ein Match auf einen Punkt hat keinen Verdopplungswürfel.
reasons-no_access = Der Verdopplungswürfel steht auf { $cube } und gehört deinem Gegner, der jetzt als einziger verdoppeln kann. Bitte schreib "roll".
reasons-bad_side =
    Ein Brett kann auf zwei Arten liegen{ $text ->
        [yes] , und "{ $text }" ist keine davon
       *[no] { "" }
    }: "setze Seite links" oder "setze Seite rechts".
reasons-bad_forced =
    Züge ohne Wahl können für dich gemacht werden oder nicht{ $text ->
        [yes] , und "{ $text }" ist keins davon
       *[no] { "" }
    }: "setze erzwungene an" oder "setze erzwungene aus".
reasons-dice_wait = Erst wird gewürfelt, darum kann jetzt nichts gespielt werden. Du bekommst einen Brief, wenn du am Zug bist.
reasons-phrase_too_long = Dein Satz hat { $found } Zeichen und darf { $most } haben. Er wurde nicht genommen: Bitte schick einen kürzeren.
reasons-phrase_too_short = Dein Satz wurde nicht genommen: Er braucht mindestens { $least } Zeichen.
reasons-phrase_stands_in = Dein Satz wurde nicht genommen: Er braucht mindestens { $least } Zeichen. Stattdessen tritt dein Brief selbst ein, mit seinem Date und seiner Message-ID, und dabei bleibt es.
reasons-no_stand_in = Dein Brief hat weder Datum noch Message-ID und kann darum nicht für einen Satz stehen. Bitte schick einen: "phrase:" und einige Wörter dahinter.
reasons-phrase_given = Dein Beitrag zu den Würfeln ist schon da, und es gibt nur einen. Er bleibt, wie er ist.
reasons-no_act =
    Ich habe in deinem Brief nichts gefunden, was gespielt werden kann. Bitte schreib auf eine eigene Zeile, was du tust. { $breaks ->
        [0] Wenn du krank bist oder weg sein wirst, schreib auf einer eigenen Zeile, wie lange, zum Beispiel "Urlaub 10 Tage".
       *[other] Wenn du weg sein wirst, gibt dir "Pause" fünf Tage Pause vor dem nächsten Spiel.
    } In einem Streit schreib "call director: ..." und worum es geht; für alles andere schreib dem Turnierleiter, { $arbiter }.
reasons-call_stays = Den Turnierleiter zu rufen lässt sich nicht zurücknehmen: Erst seine Antwort beendet es. Wenn sich die Sache erledigt hat, schreib ihm das: "call director: ...".
reasons-director_called = Der Turnierleiter ist gerufen, darum wird nichts gespielt, bis er geantwortet hat; nur "concede match" wird trotzdem angenommen. Nichts hat sich geändert. Wenn du ihm etwas sagen willst, schreib eine Zeile "call director: ...".
reasons-time_no_clock = In diesem Zug läuft keine Uhr, also kann in ihm niemand auf Zeit verlieren.
reasons-clock_comes = Die Uhr ist schon verlangt: Sie läuft vom nächsten Zug an, mit voller Zeitbank für euch beide.
reasons-clock_on = Hier braucht niemand die Uhr zu verlangen: Sie läuft ohnehin.
reasons-clock_asked = Du hast die Uhr schon verlangt. Sie läuft, sobald dein Gegner sie auch verlangt.
reasons-no_breaks = In diesem Turnier gibt es keine Pausen; es gilt der Urlaub. Schreib, wie lange du fort bist: „urlaub 5 tage“.
reasons-no_leave_breaks = In { $event } gibt es keinen Urlaub: Die Matches haben stattdessen Pausen zwischen ihren Spielen. Antworte auf einen Brief über ein Match mit „pause“, und deine beginnt, wenn das Spiel zu Ende ist.
reasons-break_too_short = Ein Match auf weniger als 7 Punkte hat keine Pausen; in ihm gilt der Urlaub des Turniers. Schreib, wie lange du fort bist: „urlaub 5 tage“.
reasons-break_runs = Deine Pause geht schon bis { MOMENT($until) }, und sie endet von selbst.
reasons-break_wanted = Du hast schon um eine Pause gebeten: Sie beginnt, wenn dieses Spiel zu Ende ist. „pause ab“ nimmt den Wunsch zurück.
reasons-no_break_wanted =
    Du hast nicht um eine Pause gebeten. { $left ->
        [0] In diesem Match hast du keine mehr.
       *[other] Du hast noch { $left }: „pause“ bittet um eine, die beginnt, wenn das Spiel zu Ende ist.
    }
reasons-boards_none = Es gibt nichts zu wählen: Keiner Heimmannschaft, bei der eure als Nächstes zu Gast ist, fehlen Spieler.
reasons-boards_which = Du wählst jetzt für { AND($teams) }. Bitte antworte auf den Brief, der dich gefragt hat, damit ich weiß, welche Mannschaft gemeint ist. Noch wurde nichts gewählt.
reasons-boards_captain = Welche Bretter leer bleiben, wählt der Mannschaftsführer von { $team }: { $captain }. Es wurde nichts geändert.
reasons-boards_too_late = Runde { $number } ist ausgelost, und damit steht fest, welche Bretter leer bleiben.
reasons-boards_of_whom = Gegen wen { $team } in Runde { $number } spielt, ist vor der Auslosung nicht bekannt; darum lässt sich nichts wählen.
reasons-boards_at_home = { $team } spielt in Runde { $number } zu Hause; welche Bretter leer bleiben, wählen die Gäste.
reasons-boards_all_full = { $team } hat in Runde { $number } jetzt für jedes Brett einen Spieler, also bleibt keines leer.
reasons-boards_as_short = { $team } hat nicht mehr Spieler als { $other } und wählt darum nicht; die letzten Bretter bleiben leer.
reasons-boards_so_many =
    { $n ->
        [one] Bei { $team } fehlt ein Spieler, also nenne ein Brett, nicht { $found }.
       *[other] Bei { $team } fehlen { $n } Spieler, also nenne ebenso viele Bretter, nicht { $found }.
    } Es wurde nichts gewählt; bitte schick die Zeile noch einmal.
reasons-boards_from_to = Die Bretter haben die Nummern 1 bis { $most }. Es wurde nichts gewählt; bitte schick die Zeile noch einmal.
reasons-boards_already =
    So ist es schon gewählt: { COUNT($boards) ->
        [one] Brett { AND($boards) } bleibt
       *[other] Die Bretter { AND($boards) } bleiben
    } leer. Es ändert sich nichts.
reasons-boards_by_number =
    Bitte nenne das Brett mit seiner Nummer, von 1 bis { $most }. { $mine ->
        [yes] { $text } spielt für { $team }, welches Brett auch leer bleibt: Nur die Plätze ändern sich.
       *[no] „{ $text }“ spielt in dieser Runde nicht für { $team }.
    } Noch wurde nichts gewählt.
reasons-breaks_spent =
    { $most ->
        [one] In diesem Match hast du eine Pause, und du hattest sie schon.
       *[other] In diesem Match hast du { $most } Pausen, und du hattest sie schon.
    }

## endings: Wie ein Match endete.
endings-score =
    { $winner ->
        [you] Du hast die Punkte, die das Match gewinnen. Glückwunsch!
       *[other] { $opponent } hat die Punkte, die das Match gewinnen.
    }
endings-penalty =
    { $winner ->
        [you] Strafpunkte gegen { $opponent } haben dich ans Ende des Matches gebracht. Du hast gewonnen.
       *[other] Strafpunkte gegen dich haben { $opponent } ans Ende des Matches gebracht und zum Sieg.
    }
endings-concede =
    { $winner ->
        [you] { $opponent } hat das Match aufgegeben. Du hast gewonnen.
       *[other] Du hast das Match aufgegeben. { $opponent } hat gewonnen.
    }

## moves: Was ein Spieler in einem Match getan hat, nach "Du hast" oder "Anna Berg hat".
moves-does-each_double =
    { $theirs ->
        [yes] verdoppelt
       *[no] verdoppelst du
    }
moves-does-each_take =
    { $theirs ->
        [yes] annimmt
       *[no] nimmst du an
    }
moves-does-each_drop =
    { $theirs ->
        [yes] ablehnt
       *[no] lehnst du ab
    }
moves-does-each_roll =
    { $theirs ->
        [yes] würfelt
       *[no] würfelst du
    }
moves-did-each_bg_played = { $item-1 } gespielt
moves-did-each_bg_no_play = nichts ziehen können
moves-did-each_bg_rolled = um die Würfel gebeten
moves-did-each_bg_opened = { $item-1 } um den Anfang gewürfelt
moves-did-each_bg_threw = { $item-1 } gewürfelt
moves-did-each_bg_doubled = auf { $item-1 } verdoppelt
moves-did-each_bg_took = die Verdopplung angenommen
moves-did-each_bg_dropped = die Verdopplung abgelehnt
moves-did-each_bg_resigned =
    { $item-1 ->
        [single] ein einfaches Spiel
        [gammon] ein Gammon
       *[backgammon] ein Backgammon
    } aufzugeben angeboten
moves-did-each_bg_accepted = die Aufgabe angenommen
moves-did-each_bg_refused = die Aufgabe abgelehnt
moves-did-each_bg_conceded = das Match aufgegeben
moves-did-each_bg_points = vom Turnierleiter vergebene Punkte gesehen ({ REPLACE($item-1, " ", "–") })
moves-did-each_bg_late = Punkte für Verspätung gesehen ({ REPLACE($item-1, " ", "–") })

## rules: Was der Brief der Regeln über ein Match sagt.
rules-bg_match =
    { $points ->
        [1] Ein Match geht auf einen Punkt: Wer ein Spiel gewinnt, hat es gewonnen.
       *[other] Ein Match geht auf { $points } Punkte: Wer sie zuerst hat, hat es gewonnen. Ein Spiel folgt von selbst auf das andere.
    } Jedes Spiel beginnt mit einem Würfel für jeden: Der höhere beginnt und spielt beide; gleiche Würfel werden noch einmal geworfen.
rules-bg_lengths = Auf wie viele Punkte ein Match geht, hängt von der Runde ab: { AND($lengths) } in den Runden 1 bis { $rounds }, und { $last } in allen späteren. Wer sie zuerst hat, hat es gewonnen; ein Spiel folgt von selbst auf das andere. Jedes Spiel beginnt mit einem Würfel für jeden: Der höhere beginnt und spielt beide; gleiche Würfel werden noch einmal geworfen.
rules-bg_plays = Jeder Würfel zieht einen Stein, ein Pasch wird viermal gespielt. So viele Würfel wie möglich müssen gespielt werden; lässt sich nur einer von zweien spielen, dann der höhere, wenn das geht. Ein Zug, in dem nichts zu spielen ist, endet von selbst, und ein einziger möglicher Zug wird von selbst gemacht.
rules-bg_cube =
    { $points ->
        [1] Es gibt keinen Verdopplungswürfel.
       *[other] In deinem Zug, bevor du würfelst, darfst du verdoppeln, wenn der Verdopplungswürfel in der Mitte liegt oder dir gehört, aber nicht vor dem ersten Wurf eines Spiels. Der Gegner nimmt an, spielt um das Doppelte weiter und besitzt ihn, oder er gibt das Spiel zum Wert davor auf. Im ersten Spiel, nachdem jemand nur noch einen Punkt braucht, dem Crawford-Spiel, darf niemand verdoppeln; danach ist es wieder frei. Es gibt keine automatischen Verdopplungen, keine Beaver und keine Jacoby-Regel.
    }
rules-bg_dice =
    Die Würfel kommen aus einer geheimen Zahl des Servers, auf die er sich vor dem Match festlegt, und aus einem Beitrag jedes Spielers: einer Zeile "phrase:" mit Wörtern deiner Wahl, oder deinem Brief selbst. Das Match beginnt, wenn beide da sind. Jeder Wurf lässt sich hinterher nachprüfen, und die geheime Zahl wird am Ende veröffentlicht.{ $scheme ->
        [beacon_start] { " " }Dazu kommt eine Zahl einer öffentlichen Zufallsquelle, von der ersten vollen Stunde mindestens eine halbe Stunde nach dem zweiten Beitrag.
        [beacon] { " " }Jeder Wurf nimmt außerdem eine Zahl einer öffentlichen Zufallsquelle, von der ersten vollen Stunde mindestens eine halbe Stunde nach dem Brief, der ihn verlangt; darum dauern Würfe bis zu anderthalb Stunden.
       *[plain] { "" }
    }
rules-bg_guarded =
    Kein Spieler kann einen Wurf vorhersehen oder wählen, und der Server kann keinen ändern, sobald beide beigetragen haben. { $scheme ->
        [beacon_start] Auch kann, wer den Server betreibt, keine falschen Beiträge oder Sätze durchprobieren, weder allein noch mit einem Spieler. Aber er kennt die kommenden Würfe und könnte sie verraten.
        [beacon] Auch kann, wer den Server betreibt, keine falschen Beiträge oder Sätze durchprobieren, und niemand, auch er nicht, kennt einen Wurf vor seiner Stunde.
       *[plain] Aber wer den Server betreibt, kennt die kommenden Würfe, könnte sie verraten und könnte mit Hilfe eines Spielers, oder durch einen falschen Brief dessen, der nicht hinsieht, unter vielen Sätzen wählen. Schick einen eigenen Satz und vergleich ihn mit dem, der dir gezeigt wird.
    }
rules-bg_notation = Du schreibst einen Zug in deiner eigenen Zählung, in beliebiger Reihenfolge: "24/18 13/11", "bar/20", "6/off", "8/5*" (schlägt; der Stern darf fehlen), "6/4(2)" für zwei Steine, "24/18/13" für einen, der zweimal zieht. Davor dürfen die Nummer des Wurfs und die Würfel stehen, "12. 52: 13/8 24/22": Sind es nicht die des Bretts, wird nichts gespielt.
rules-bg_orders =
    Stehende Aufträge bleiben geheim und gelten, bis du sie zurücknimmst ("orders off"): "autoroll", "greedy" (das meiste herausnehmen, sobald niemand mehr geschlagen werden kann){ $points ->
        [1] { "" }
       *[other] , "autoroll while on the bar", "double next turn", "take if doubled" und "drop if doubled"
    }. Mit "set forced off" wirst du auch nach einem einzigen möglichen Zug gefragt.
rules-bg_late =
    Ihr beantwortet beide den ersten Brief eines Matches, für die Würfel. Wer es { $first ->
        [one] einen Tag
       *[other] { $first } Tage
    } nach dem Tag, an dem er abging, nicht getan hat, gibt der anderen Seite einen Punkt vor Spiel 1, und { $step ->
        [one] jeden Tag
       *[other] alle { $step } Tage
    } einen weiteren; mehr als die Hälfte der Punkte eines Matches verliert es. Urlaub und Tage, an denen Briefe mich nicht erreichen konnten, zählen nicht.
rules-bg_breaks =
    Statt Urlaub gibt es Pausen von fünf Tagen zwischen den Spielen eines Matches: für jede Seite { $breaks ->
        [one] eine
       *[other] bis zu { $breaks }, nach seiner Länge
    }. Schreib „pause“, während ein Spiel läuft, und deine beginnt, wenn es zu Ende ist; eine, die nicht genommen wird, verfällt.
rules-bg_values = Ein Spiel zählt so viel wie der Verdopplungswürfel, als Gammon das Zweifache (der Verlierer hat nichts herausgenommen), als Backgammon das Dreifache (und hat einen Stein auf der Bar oder im Heimfeld des Gewinners). Gammon und Backgammon zählen in jedem Match.
rules-bg_resigns = In deinem Zug, vor dem Wurf oder statt eines Zugs, darfst du anbieten aufzugeben: "resign single", "resign gammon" oder "resign backgammon". Dein Gegner nimmt an oder lehnt ab; lehnt er ab, geht das Spiel weiter, wie es war. Ein Angebot über alles, was dein Gegner noch gewinnen kann, gilt ohne Frage als angenommen. "concede match" gibt das ganze Match auf, wer auch am Zug ist.

## help: Die Zeilen der Hilfe zu diesem Spiel; Proben beginnen in der ersten Spalte.
help-bg_play = 12. 52: 13/8 24/22   mit Nummer des Wurfs und Würfeln
help-bg_bar_and_off = bar/20 6/off         von der Bar, und vom Brett
help-bg_hit = 8/5* 6/4(2)          ein Schlag, und zwei Steine zugleich
help-bg_roll = roll                 du würfelst
help-bg_double = double               du verdoppelst, bevor du würfelst
help-bg_take = take                 du nimmst eine Verdopplung an
help-bg_drop = drop                 du lehnst ab und verlierst das Spiel
help-bg_resign = resign gammon        du bietest ein Gammon an (oder: single)
help-bg_accept = accept               du nimmst das an ("refuse": lehnst ab)
help-bg_orders = autoroll             ein Auftrag: du verdoppelst nie
help-bg_orders_off = orders off           alle solchen enden
help-bg_phrase = phrase: rote Pferde  dein Beitrag zu den Würfeln
help-bg_pass = pass                 lehnt auch ab, aber nur eine Verdopplung
help-bg_bar = autoroll while on the bar  in Zügen, die dort beginnen
help-bg_next = double next turn     in deinem nächsten Zug
help-bg_if_doubled = take if doubled      deine nächste Antwort darauf (oder: drop ...)
help-bg_greedy = greedy               nimmt die meisten heraus, am Ende
help-bg_claim_time = claim time           du gewinnst, wenn seine Zeit abgelaufen ist
help-bg_call = call director: ...   ein Streit: alles ruht; beide lesen es
help-bg_dice = würfel               die Würfel: Zahlen, und wie man sie prüft
help-bg_board_discs = stelle Brett Scheiben           ● und ○ für die Steine
help-bg_board_xo = stelle Brett XO                 wieder X und O für die Steine
help-bg_answer_the_letter_of = Antworte auf den Brief des Matchs, das du meinst, oder schreib die Nummer des Matchs davor. Füge einer Frage den Namen des Turniers hinzu, wenn sie ein anderes meint:
help-bg_elsewhere = { $id } take         eine Antwort in diesem Match
help-bg_side = setze Seite links    das Brett andersherum
help-bg_forced = setze erzwungene aus  du wirst auch nach dem einzigen Zug gefragt
help-bg_break = pause                fünf Tage Pause vor dem nächsten Spiel („pause ab“: keine)
help-bg_breaks_only = Jeder Brief sagt, bis wann du antworten kannst. Es zählt, wann dein Brief hier ankommt. Deine Matches haben keinen Urlaub, sondern Pausen: eine Zeile „Pause“, während ein Spiel läuft, und das nächste beginnt fünf Tage nach seinem Ende. Bis dahin läuft keine Uhr des Matchs. „Partien“ sagt, wie viele du noch hast; eine, die nicht genommen wird, ist mit dem Match verloren.
help-bg_breaks_too = Matches mit Pausen haben keinen Urlaub: eine Zeile „Pause“, während ein Spiel läuft, und das nächste beginnt fünf Tage nach seinem Ende. „Partien“ sagt, wie viele du noch hast.
help-bg_if_double = wenn double dann take  deine Antwort auf eine Verdopplung
help-bg_if_play = wenn 24/18 dann double  du verdoppelst, wenn das gespielt wird

## me: Was eine Spielerin von Matches gewählt hat, im Brief mit den Einstellungen.
me-side =
    Brett von Matches: deine Steine laufen { $value ->
        [yes] im Uhrzeigersinn, dein Heimfeld ist unten links
       *[no] gegen den Uhrzeigersinn, dein Heimfeld ist unten rechts
    }
me-forced =
    Der einzige mögliche Zug: { $value ->
        [yes] du wirst trotzdem gefragt
       *[no] wird für dich gemacht, ebenso der, der deinen letzten Stein abträgt
    }

## settings: Wie man das bei Matches ändert.
settings-set_side_left = setze Seite links               das Brett von Matches mit deinem Heimfeld unten links
settings-set_side_right = setze Seite rechts              mit deinem Heimfeld wieder unten rechts
settings-set_forced_off = setze erzwungene aus            du wirst auch nach einem einzigen möglichen Zug gefragt
settings-set_forced_on = setze erzwungene an             solche Züge werden wieder für dich gemacht

## letter: Wonach ein Brief über ein Match fragt, im Betreff und darunter.
letter-match_subject =
    { $g-game } { $g-turn ->
        [you]
            { $g-stage-code ->
                [contribute] deine Worte für die Würfel
                [bg_roll_or_double] würfeln oder verdoppeln
                [bg_play] dein Wurf { $g-stage-params-dice }
                [bg_take_or_drop] Verdopplung? annehmen oder ablehnen
                [bg_accept_or_refuse] Aufgabe? annehmen oder ablehnen
               *[other] du bist dran
            }{ $g-due ->
                [yes] , bis { DAY(LOCAL($g-due, $g-time_zone)) }
               *[no] { "" }
            }
       *[opponent]
            { $g-called ->
                [yes] der Turnierleiter ist gerufen
               *[no]
                    { $g-acted ->
                        [yes] angekommen,{ " " }
                       *[no] { "" }
                    }{ $g-stage-code ->
                        [bg_roll_or_double] dein Gegner würfelt oder verdoppelt
                        [bg_play] Wurf { $g-stage-params-dice } deines Gegners
                        [bg_take_or_drop] dein Gegner nimmt an oder lehnt ab
                        [bg_accept_or_refuse] dein Gegner nimmt an oder lehnt ab
                       *[other]
                            { $g-break_until ->
                                [yes] Pause bis { DAY(LOCAL($g-break_until, $g-time_zone)) }
                               *[no] es wird auf die Würfel gewartet
                            }
                    }
            }
    }
# was tut, wer dran ist; hinter "Du bist dran:"
letter-match_asked =
    { $stage-code ->
        [bg_roll_or_double] würfeln oder verdoppeln
        [bg_play] { $stage-params-dice } spielen
        [bg_take_or_drop] annehmen oder ablehnen
        [bg_accept_or_refuse] annehmen oder ablehnen
       *[other] antworten
    }
letter-match_your_turn = Du bist dran: { letter-match_asked }.
letter-match_deadline = Du bist dran: { letter-match_asked }, bis { MOMENT($due) }; noch { SPAN($left) }.
letter-match_their_turn =
    { $opponent } { $told ->
        [yes] weiß Bescheid und ist jetzt dran
       *[no] ist dran
    }: { letter-match_asked }. Du brauchst nichts zu tun.
letter-match_they_have = Für die nächste Antwort hat { $opponent } { SPAN($time) }.
letter-match_you_have = Für deine nächste Antwort hast du { SPAN($time) }.
letter-match_moves =
    { $over ->
        [yes]
            { $earlier ->
                [yes] Das letzte Spiel:
               *[no] Das Match:
            }
       *[no] Dieses Spiel bisher:
    } { $record }{ $earlier ->
        [yes] { " " }("Protokoll" bringt das ganze Match)
       *[no] { "" }
    }
letter-match_taps =
    { $whole ->
        [yes] Andere Züge gibt es nicht. Tippe auf den, den du willst: ein Brief öffnet sich mit ihm, und du musst ihn nur noch abschicken.
       *[no] Jedes weiße Feld ist ein erster Schritt, vom Punkt darüber zu dem, den es nennt. Tippe auf eines: ein Brief öffnet sich, der so beginnt. Schreib den Rest deines Zuges dahinter und schick ihn ab.
    }
letter-match_own_words = Meinen Zug schreiben
letter-match_orders =
    Du kannst auch { $asks ->
        [bg_play] "zeige" vor einem Zug (dann siehst du das Brett danach), "resign single" (oder gammon, backgammon),{ " " }
        [bg_roll_or_double] "resign single" (oder gammon, backgammon),{ " " }
        [theirs] "take if doubled" (deine Antwort auf die nächste Verdopplung, oder "drop if doubled"),{ " " }
       *[other] { "" }
    }"zeige" (dann kommt das Brett noch einmal) oder "Hilfe" (alles über das Spielen per Mail) schreiben.

## asked: Wer in einer Liste von Matches dran ist.
asked-match_attached = Das ganze Match hängt an: { JOIN(EACH($files, "asked-match_file"), "; ") }.
asked-match_file =
    { $item ->
        [mat] .mat, das GNU Backgammon und die meisten anderen Programme lesen
        [sgf] .sgf, das Format von GNU Backgammon selbst
       *[txt] .txt, zum Lesen
    }
asked-match_turn =
    { $turn ->
        [you] Du bist dran: { letter-match_asked }, bis { MOMENT($due) }. Du hast noch { SPAN($left) }.
       *[other] { $opponent } ist dran: { letter-match_asked }, bis { MOMENT($due) }, noch { SPAN($left) }.
    }
asked-match_running =
    { $turn ->
        [you] Du bist
       *[other] { $opponent } ist
    } dran ({ letter-match_asked }): verbraucht { SPAN($used) } (gegeben: { SPAN($given) }), übrig { SPAN($left) }.
asked-match_turn_line =
    Wurf { $ply }: { SPAN($used) }{ $given_back ->
        [yes] , nachdem { SPAN($given_back) } zurückgegeben wurden
       *[no] { "" }
    }

## board: Was unter dem Bild eines Matches steht.
board-checkers =
    { $checkers ->
        [dark] Du hast die dunklen Steine, { $opponent } hat die hellen.
       *[light] Du hast die hellen Steine, { $opponent } hat die dunklen.
    }
board-count_pips = Augen: du { $mine }, { $opponent } { $theirs }.

## letter: Was die Knöpfe eines Matches sagen.
# was ein Antippen schickt
letter-bg_tap = { $text }
letter-bg_answer =
    { $text ->
        [phrase] Meine Worte schicken
        [roll] Würfeln
        [double] Verdoppeln
        [take] Annehmen
        [drop] Ablehnen
        [accept] Annehmen
        [refuse] Ablehnen: wir spielen weiter
       *[other] { $text }
    }

## game_shown: Was in `corr game show` neben dem Brett steht.
game_shown-pips = Augen: { $first }, { $second }
# Punkte außerhalb des Spiels, in der Aufzeichnung eines Matchs, wie jemand sie liest.
game_shown-given =
    Punkte { $why ->
        [late] für Verspätung
       *[points] vom Turnierleiter
    }: { JOIN(EACH($to, "game_shown-given-each"), ", ") }
game_shown-given-each = { $item-0 } an { $item-1 }

## replay: Ein Match Zug um Zug auf der Seite des Turniers, für die, die zuschauen. `name` ist, wer gezogen hat oder dadurch etwas bekommt.
replay-act = { $name } hat { moves-did }
replay-opening =
    Eröffnungswurf: { $one } { $first }, { $other } { $second }{ $seat ->
        [none] , beide werfen noch einmal
       *[other] { "" }
    }
replay-given =
    Der Turnierleiter gibt Punkte: { $one } { $first }, { $other } { $second }{ $waits ->
        [yes] ; sie zählen, wenn dieses Spiel vorbei ist
       *[no] { "" }
    }
replay-late = Punkte für den Beginn des Matches: { $one } { $first }, { $other } { $second }
replay-won =
    { $name } gewinnt Spiel { $game }: { $points ->
        [one] ein Punkt
       *[other] { $points } Punkte
    }{ $size ->
        [gammon] { " " }mit Gammon
        [backgammon] { " " }mit Backgammon
       *[single] { "" }
    }. { $given ->
        [yes] Mit den Punkten des Turnierleiters steht es
       *[no] Es steht
    } { $first }–{ $second }
replay-apart =
    { $how ->
        [yes] Abseits des Bretts entschieden
       *[no] Vom Turnierleiter entschieden
    }: { $points }{ $score ->
        [yes] { " " }({ $score })
       *[no] { "" }
    }{ $how ->
        [yes] , { $how }
       *[no] { "" }
    }
replay-game =
    Spiel { $game }, { $first }–{ $second }{ $crawford ->
        [yes] , Crawford-Spiel
       *[no] { "" }
    }
replay-key-game_back = Das Spiel davor
replay-key-back = Einen Schritt zurück
replay-key-forth = Einen Schritt weiter
replay-key-game_forth = Das nächste Spiel
replay-key-act = Schritt
