### Die Sätze von corr auf Deutsch. Was hier fehlt, sagen Briefe auf Englisch.
### Wie man sie schreibt: CONTRIBUTING.md.

## language: Was jedes Blatt von der Sprache nimmt: Listen, Zahlen, das Wort für eine Meisterstufe.
language-and = { JOIN($words, ", ", " und ") }
language-number = { REPLACE(REPLACE($text, "-", "−"), ".", ",") }
language-decimal_mark = { "," }
language-dan = Dan

## absence: Urlaub, in allen Briefen, die davon erzählen. Zeiten sind die des Lesers.
absence-end =
    { EVE($d) ->
        [yes] einschließlich { FULL_DAY(EVE($d)) }
       *[no] { dates-moment }
    }
# der eigene
absence-yours =
    { $ruled ->
        [yes] Der Turnierleiter hat dir Urlaub gegeben{ $begun ->
                [yes] { "" }
               *[no] , von { MOMENT($since) }
            }, bis { ABSENCE_END($until) }.
       *[no] Du bist{ $begun ->
                [yes] { "" }
               *[no] { " " }von { MOMENT($since) }
            } bis { ABSENCE_END($until) } im Urlaub.
    } { $begun ->
        [yes] Deine Zeit ruht
       *[no] Dann ruht deine Zeit
    } in den Partien, die unten stehen, und in denen, die inzwischen beginnen{ $ruled ->
        [yes] ; es kostet dich keine Urlaubstage
       *[no] { "" }
    }.
absence-taken_back =
    { $ruled ->
        [yes] Der Turnierleiter hat zurückgenommen, was von deinem Urlaub übrig war
       *[no] Was von deinem Urlaub übrig war, ist zurückgenommen
    }: Er endet am { MOMENT($until) }, einen Tag nach dieser Ankündigung. Von da an läuft deine Zeit wieder.
absence-will_not_begin =
    { $ruled ->
        [yes] Der Turnierleiter hat deinen Urlaub von { MOMENT($since) } bis { ABSENCE_END($until) } zurückgenommen
       *[no] Dein Urlaub von { MOMENT($since) } bis { ABSENCE_END($until) } ist zurückgenommen
    }: Er beginnt nicht, und deine Zeit läuft dann wie gewohnt.
absence-still_announced = Angekündigt hast du noch Urlaub von { MOMENT($since) } bis { ABSENCE_END($until) }: Dabei bleibt es.
absence-to_end_others = Wenn du auch den zurücknehmen willst, nenne einen Tag daraus: "Urlaub beenden { $day }", oder schreib "Urlaub beenden alle".
absence-why = Der Turnierleiter begründet das so: "{ $reason }"
absence-left =
    Für { $year } hast du noch { $days } von { $most } { $most ->
        [one] Urlaubstag
       *[other] Urlaubstagen
    }.
absence-no_games = Hier läuft keine Partie von dir, an der das etwas ändert.
absence-game =
    { $game } gegen { $opponent }: { $over ->
        [yes]
            { $turn ->
                [you] Deine Zeit
               *[other] Die Zeit von { $opponent }
            } war am { MOMENT($due) } abgelaufen; Urlaub bringt sie nicht zurück.
       *[no]
            { NONE($due) ->
                [yes]
                    { $turn ->
                        [you] Du bist am Zug
                       *[other] { $opponent } ist am Zug
                    }, und diese Uhr steht ohnehin still.
               *[no]
                    { $turn ->
                        [you] Deine Antwort ist bis { MOMENT($due) } fällig.
                       *[other] { $opponent } ist am Zug, bis { MOMENT($due) }.
                    }
            }
    }
absence-told = Deine Gegner haben erfahren, wann du weg bist, und sonst nichts.
absence-to_take_back = Um zurückzunehmen, was von deinem Urlaub übrig ist, antworte "Urlaub beenden": Dann endet er einen Tag später.
# der eines Gegners
absence-theirs =
    { $player } ist{ $begun ->
        [yes] { "" }
       *[no] { " " }von { MOMENT($since) }
    } bis { ABSENCE_END($until) } im Urlaub. So lange ruht die Zeit von { $player }.
absence-theirs_back = { $player } ist früher zurück: Der Urlaub endet jetzt am { MOMENT($until) }, und dann läuft die Zeit von { $player } wieder.
absence-theirs_not = { $player } ist von { MOMENT($since) } bis { ABSENCE_END($until) } nun doch nicht weg: Die Zeit von { $player } läuft dann wie gewohnt.
absence-your_own_time = Deine eigene Zeit läuft wie gewohnt.
# in Briefen über Partien
absence-your_leave =
    Du bist{ $begun ->
        [yes] { "" }
       *[no] { " " }von { MOMENT($since) }
    } bis { ABSENCE_END($until) } im Urlaub: { $begun ->
        [yes] Deine Zeit ruht
       *[no] Dann ruht deine Zeit
    }.
absence-their_leave =
    { $opponent } ist{ $begun ->
        [yes] { "" }
       *[no] { " " }von { MOMENT($since) }
    } bis { ABSENCE_END($until) } im Urlaub: { $begun ->
        [yes] Die Zeit von { $opponent } ruht
       *[no] Dann ruht die Zeit von { $opponent }
    }.

## asked: Die Sätze der Briefe, die Fragen beantworten. Zeiten sind die des Lesers.
asked-head =
    { $name ->
        [game] Partie
        [due] Frist
        [left] Rest
        [move] Zug
        [you] Du
       *[opponent] Gegner
    }
asked-due = { dates-day } { CLOCK($d, "%H:%M") }
asked-stands = steht still
asked-short =
    { MORE(0, $left-days) ->
        [yes] vorbei
       *[no]
            { $left-days ->
                [yes] { $left-days } T
               *[no] { DIV($left-seconds, 3600) } Std
            }
    }
asked-whose =
    { $ply }, { $turn ->
        [you] du
       *[other] Gegner
    }
asked-colour =
    { $name ->
        [black] schwarz
        [white] weiß
       *[other] offen
    }
asked-summary =
    { $games ->
        [yes]
            Du hast { $games } laufende { $games ->
                [one] Partie
               *[other] Partien
            }{ $yours ->
                [yes]
                    , und { SAME($yours, $games) ->
                        [yes]
                            { $games ->
                                [one] du bist darin am Zug
                               *[other] du bist in allen am Zug
                            }
                       *[no] in { $yours } davon bist du am Zug
                    }
               *[no] . Du bist in keiner am Zug und brauchst nichts zu tun
            }.
       *[no] Du hast keine laufenden Partien.
    }
asked-answer_first = Bitte beantworte zuerst { $game }, bis { MOMENT($due) }.
asked-against =
    { $opponent }{ $colour ->
        [black] { " " }(du hast Schwarz)
        [white] { " " }(du hast Weiß)
       *[other] { " " }(Farben noch nicht gewählt)
    }
asked-turn =
    { $turn ->
        [you] Du bist am Zug: Zug { $ply }, bis { MOMENT($due) }. Dir bleiben { SPAN($left) }.
       *[other] { $opponent } ist am Zug: Zug { $ply }, bis { MOMENT($due) }. Es bleiben { SPAN($left) }.
    }
asked-draw =
    { $offer ->
        [theirs] { $opponent } bietet in { $game } Remis an: Antworte "{ $game } nehme an" oder "{ $game } lehne ab".
       *[other] Dein Remisangebot in { $game } gilt, bis { $opponent } antwortet.
    }
asked-more =
    Und { $n } weitere { $n ->
        [one] Partie mit einer späteren Frist
       *[other] Partien mit späteren Fristen
    }.
asked-zone = Die Zeiten sind die von { PLACE($d) }.
asked-board = Das Brett zeigen
asked-order =
    { $name ->
        [show] zeige
       *[record] Protokoll
    }
asked-to_see = Um ein Brett zu sehen, antworte mit der Nummer der Partie und "zeige":
asked-ended = In den letzten 30 Tagen zu Ende gegangen
asked-end = { $game } gegen { $opponent }, { DAY($day_of) }: { $told }
asked-older = Ältere Partien
asked-to_record = Um das Protokoll einer Partie zu bekommen, antworte mit ihrer Nummer und "Protokoll":
# eine Probe
asked-tested = Es klappt: Dein Brief ist am { dates-moment } angekommen.
asked-tested_then = Du kannst jeden unserer Briefe genauso beantworten wie diesen.
asked-ready_for = Du bist bereit für { $name } ({ $id }); Beginn ist am { FULL_DAY(CALENDAR($start)) }.
# Zeit
asked-clock = { $game } gegen { $opponent }
asked-running =
    { $turn ->
        [you] Du bist
       *[other] { $opponent } ist
    } am Zug (Zug { $ply }): { SPAN($used) } von { SPAN($given) } verbraucht, { SPAN($left) } übrig.
asked-until =
    Die Antwort ist bis { MOMENT($local) } fällig{ ANY(UTCOFFSET($local), NOT(SAME(PLACE($local), "UTC"))) ->
        [yes] , das ist { CLOCK($utc, "%Y-%m-%d %H:%M") } UTC
       *[no] { "" }
    }.
asked-resting =
    { $turn ->
        [you] Die Zeit von { $opponent }
       *[other] Deine Zeit
    } ruht; für den nächsten Zug { $turn ->
        [you] stehen { SPAN($coming) } zur Verfügung.
       *[other] hast du { SPAN($coming) }.
    }
asked-turns = Deine Züge bisher, der letzte zuerst:
asked-turn_line =
    Zug { $ply }: { SPAN($used) }{ $given_back ->
        [yes] , nachdem { SPAN($given_back) } zurückgegeben wurden
       *[no] { "" }
    }
# Tabelle
asked-final =
    { $final ->
        [yes] Die Schlusstabelle.
       *[no] Die Tabelle, wie sie jetzt steht; das Turnier läuft noch.
    }
asked-each_other = Alle Ergebnisse; die Spalten tragen die Nummern der Zeilen oben:
asked-by =
    { $name ->
        [buchholz] Buchholz
        [berger] Berger
        [mutual] Punkte aus den Partien gegeneinander
        [match_points] Matchpunkte
        [game_points] Punkte
        [match_wins] gewonnene Matches
       *[other] { ENGLISH($name) }
    }
asked-before = { $name } steht vor { $rival }: { BY($figure) } { $mine } zu { $theirs }.
asked-shared = { $name } und { JOIN($rivals, ", ") } teilen sich einen Platz: Sie sind in allem gleich.
# Normen
asked-so_far =
    Du hast { AMOUNT($n-points) } aus { $n-completed } beendeten { $n-completed ->
        [one] Partie
       *[other] Partien
    }; von deinen { $n-scheduled } Partien { $n-left ->
        [one] läuft
       *[other] laufen
    } noch { $n-left }.
asked-level =
    Deine Normen gehen von { $n-level } aus{ SAME($n-now, $n-level) ->
        [yes] { "" }
       *[no] , der Stufe, die dieses Turnier für dich zählt; jetzt hast du { $n-now }
    }.
asked-new_opponents = Du hast noch keine Stufe, und noch sagt nichts, wie stark deine Gegner sind: Bisher kann niemand sagen, welche Stufe deine Ergebnisse geben.
asked-target =
    { AMOUNT($t-points) }, um { $t-code ->
        [rise2] zwei Stufen aufzusteigen, auf { $t-level }
        [rise1] eine Stufe aufzusteigen, auf { $t-level }
        [confirm] { $t-level } zu bestätigen
       *[keep] { $t-level } zu behalten
    }: { $t-state ->
        [reached] erreicht
       *[other] es fehlen { $t-missing }
    }{ $t-state ->
        [beyond] , mehr, als deine Partien noch bringen können
        [open] , das ist noch möglich
       *[other] { "" }
    }.
asked-what_if =
    { $n-left ->
        [yes]
            { $n-left ->
                [one] Die Partie, die noch läuft, kann
               *[other] Die { $n-left } Partien, die noch laufen, können
            } dir 0 bis { AMOUNT(TEXT($n-left)) } bringen. Wozu das führt:
       *[no] Alle deine Partien sind zu Ende. So steht es jetzt:
    }
asked-supposed =
    { $n-supposed ->
        [yes] Du hast gefragt, wozu insgesamt { AMOUNT($n-asked) } führen würden:
       *[no] Du hast nach insgesamt { AMOUNT($n-asked) } gefragt, aber du wirst { $n-points } bis { AMOUNT($n-most_in_all) } haben.
    }
asked-no_level = noch keine Stufe: weniger als fünf deiner Partien sind gegen Spieler nahe der Stufe, die sich hier zeigt
asked-leads_to =
    { SAME($w-least, $w-most) ->
        [yes] { $w-least }
       *[no] { $w-least } bis { $w-most }
    } { $w-most ->
        [1] Punkt
       *[other] Punkte
    }{ SAME($w-least, $w-least_in_all) ->
        [yes] { "" }
       *[no]
            { " " }({ SAME($w-least, $w-most) ->
                [yes] { $w-least_in_all }
               *[no] { $w-least_in_all } bis { $w-most_in_all }
            } insgesamt)
    }: { $w-level ->
        [no] { asked-no_level }
       *[yes]
            { SAME($n-now, $n-level) ->
                [yes]
                    { $w-reason ->
                        [rise2] du steigst zwei Stufen auf, auf { $w-level }
                        [rise1] du steigst eine Stufe auf, auf { $w-level }
                        [confirmed] du bestätigst { $w-level }
                        [kept] du behältst { $w-level }
                        [fell] du fällst auf { $w-level }
                       *[other] { $w-level }
                    }
               *[no] { $w-level }
            }
    }.
asked-most_points = Wer im ganzen Turnier die meisten Punkte hat, behält die Stufe auf jeden Fall.
asked-preliminary =
    All das ist vorläufig, bis das Turnier geschlossen wird.{ $n-new_players ->
        [yes]
            { " " }{ $n-new_players } neue { $n-new_players ->
                [one] Person nimmt
               *[other] Spieler nehmen
            } teil: Sie gelten als so stark, wie ihre bisherigen Ergebnisse sagen, ohne Ergebnisse als so stark wie deine anderen Gegner im Schnitt, und all das kann sich noch ändern.
       *[no] { "" }
    }
asked-undrawn =
    { $n-undrawn } deiner Partien { $n-undrawn ->
        [one] ist
       *[other] sind
    } noch auszulosen: Darin gilt ein Gegner als so stark, wie es die, denen du noch begegnen kannst, im Schnitt sind.
asked-unranked = Die Ergebnisse dieses Turniers zählen für keine Rangliste, also gibt es keine Normen.
# Protokoll
asked-sides =
    { $r-black ->
        [yes] Schwarz: { $r-black }. Weiß: { $r-white }.
       *[no] { $r-first } setzt die ersten Steine, { $r-second } antwortet; die Farben sind noch nicht gewählt.
    }
asked-began = Begonnen am { FULL_DAY($day_of) }.
asked-opening = Eröffnung: { $name }.
asked-goes_on = Die Partie läuft noch.
asked-record = Die ganze Partie mit allen Entscheidungen, in den Wörtern des Protokolls:
asked-no_move = Noch ist kein Zug gemacht.
asked-attached = Angehängt sind { $game }.txt und { $game }.sgf, Dateien, die Programme für das Spiel lesen können.
# worum der Turnierleiter gebeten wird
asked-enter_passed_on = Ich habe dem Turnierleiter ({ $r-arbiter }) gesagt, dass du gern an { $r-name } ({ $r-id }) teilnehmen möchtest.
asked-enter_then =
    Der Turnierleiter entscheidet. Du bist Nummer { $r-place } in der Reihe{ $r-free ->
        [yes] { "" }
       *[no] , und im Moment ist kein Platz frei
    }. Sobald du angemeldet bist, bekommst du eine Einladung; bis dahin ist nichts entschieden.
asked-queue_passed_on = { $r-name } ({ $r-id }) ist voll. Du stehst auf der Warteliste, auf Platz { $r-place }.
asked-queue_then = Wenn jemand vor dem Beginn ausscheidet, bekommt der Erste der Liste den Platz und eine Einladung. Wenn du nicht länger warten willst, schreib "abmelden { $r-id }".
asked-granted_passed_on = Der Turnierleiter hat Ja gesagt: Du darfst an { $r-name } ({ $r-id }) teilnehmen. Im Moment ist es voll, und du stehst auf der Warteliste, auf Platz { $r-place }.
asked-granted_then = { asked-queue_then }
asked-late_passed_on = { $r-name } ({ $r-id }) hat schon begonnen. Ich habe dem Turnierleiter ({ $r-arbiter }) gesagt, dass du noch dazukommen möchtest.
asked-late_then = Der Turnierleiter entscheidet, ob du mit der nächsten Runde einsteigst. Bis dahin ist nichts entschieden.
asked-refused_passed_on = Der Turnierleiter hat dich nicht in { $r-name } ({ $r-id }) aufgenommen. Die Begründung: "{ $r-reason }"
asked-refused_then = Wenn du eine Frage hast, schreib dem Turnierleiter: { $r-arbiter }.
asked-missed_passed_on =
    { $r-name } ({ $r-id }) { $r-reason ->
        [yes] ist abgesagt
       *[no] hat begonnen
    }. Du hast auf einen Platz darin gewartet.
asked-missed_then =
    { $r-reason ->
        [yes] Der Turnierleiter begründet das so: "{ $r-reason }"
       *[no] Für dich war nicht rechtzeitig einer frei.
    } Dein Wunsch ist von der Liste gestrichen; du brauchst nichts zu tun.
asked-unasked_passed_on = Du stehst nicht mehr auf der Liste derer, die an { $r-name } ({ $r-id }) teilnehmen möchten.
asked-come_back =
    { $r-again ->
        [arbiter] Die Anmeldung ist vorbei: Wenn du es dir anders überlegst, schreib dem Turnierleiter ({ $r-arbiter }).
       *[other]
            Wenn du es dir anders überlegst, schreib "anmelden { $r-id }{ $r-again ->
                [voucher] { " " }GUTSCHEIN
               *[other] { "" }
            }"{ $r-again ->
                [voucher] { " " }mit deinem Gutschein
               *[other] { "" }
            }
    }
asked-unasked_then =
    Es kostet dich nichts. { asked-come_back }{ $r-again ->
        [arbiter] { "" }
       *[other] : Dann bist du der Letzte auf der Liste.
    }
asked-out_passed_on = Du bist nicht mehr für { $r-name } ({ $r-id }) angemeldet.
asked-out_then =
    Noch hatte keine Partie begonnen, also kostet es dich nichts{ $r-free ->
        [yes] { "" }
       *[no] { " " }außer deinem Platz
    }. { asked-come_back }{ $r-again ->
        [arbiter] { "" }
       *[other]
            { $r-free ->
                [yes] { "" }
               *[no] : Dann bist du der Letzte auf der Warteliste
            }.
    }
asked-wish =
    { $what ->
        [queue] du stehst auf der Warteliste
        [granted] ja, sobald ein Platz frei ist
        [refused] du bist nicht aufgenommen
        [missed] diesmal kein Platz für dich
        [unasked] dein Wunsch ist von der Liste
        [out] du bist nicht mehr angemeldet
       *[other] dein Wunsch ist weitergegeben
    }
asked-withdraw_passed_on = Ich habe dem Turnierleiter ({ $r-arbiter }) gesagt, dass du dich von { $r-name } ({ $r-id }) zurückziehen möchtest.
asked-withdraw_then =
    Es hat sich nichts geändert{ $r-running ->
        [yes] : Deine Partien gehen weiter, und ihre Zeit läuft
       *[no] { "" }
    }, bis der Turnierleiter entscheidet.{ $r-running ->
        [yes]
            { " " }Wenn du ausscheidest, { $r-running ->
                [one] ist die Partie, die noch läuft,
               *[other] sind die { $r-running } Partien, die noch laufen,
            } verloren{ $r-annulled ->
                [yes] , und weil weniger als die Hälfte deiner Partien beendet ist, wirst du aus der Tabelle genommen
               *[no] { "" }
            }. Wenn du es dir anders überlegt hast, sag es bitte gleich dem Turnierleiter.
       *[no] { "" }
    }

## board: Das Brett.
board-diagram = Diagramm
board-last = Letzter Zug
board-moves = Züge:
board-black = Schwarz:
board-white = Weiß:
board-offers = Angeboten:
board-forbidden = Verboten für Schwarz:
board-spots = Markiert:
board-empty = Das Brett ist leer.
board-colour =
    { $name ->
        [black] Schwarz
        [white] Weiß
       *[other] noch nicht gewählt
    }
# `signs` sind die Zeichen der schwarzen und weißen Steine; `pointed` ist, worauf das Brett zeigt.
board-legend =
    { $colour ->
        [black] { $signs-0 } = du (Schwarz), { $signs-1 } = { $opponent } (Weiß)
        [white] { $signs-0 } = { $opponent } (Schwarz), { $signs-1 } = du (Weiß)
       *[other] { $signs-0 } = Schwarz, { $signs-1 } = Weiß
    }{ $pointed-0 ->
        [offers] , { LETTERS($pointed-1) } = angeboten
        [preview] , Klammern = Vorschau
        [last]
            , Klammern = { COUNT($pointed-1) ->
                [one] letzter Zug
               *[other] letzte Züge
            }
       *[other] { "" }
    }
board-players =
    { $colour ->
        [black] Du hast Schwarz, { $opponent } hat Weiß.
        [white] Du hast Weiß, { $opponent } hat Schwarz.
       *[other] Wer welche Farbe hat, ist noch nicht entschieden.
    }
board-letters =
    { MORE(5, COUNT($labels)) ->
        [yes] { JOIN($labels, ", ") }
       *[no] { $labels-0 } bis { LAST($labels) }
    }
board-pointed_out =
    { $pointed-0 ->
        [offers]
            { COUNT($pointed-1) ->
                [one] Der angebotene fünfte Zug ist
               *[other] Die angebotenen fünften Züge sind
            } mit { LETTERS($pointed-1) } markiert.
        [preview] Was du sehen wolltest, ist rot markiert.
        [last]
            { COUNT($pointed-1) ->
                [one] Der letzte Zug ist
               *[other] Die letzten Züge sind
            } rot markiert.
       *[other] { "" }
    }

## dates: Tage und Zeiten.
dates-month =
    { $d-month ->
        [1] Jan
        [2] Feb
        [3] März
        [4] Apr
        [5] Mai
        [6] Juni
        [7] Juli
        [8] Aug
        [9] Sept
        [10] Okt
        [11] Nov
       *[12] Dez
    }
# $d zählt ab 0, Montag
dates-weekday =
    { $d ->
        [0] Montag
        [1] Dienstag
        [2] Mittwoch
        [3] Donnerstag
        [4] Freitag
        [5] Samstag
       *[6] Sonntag
    }
dates-day = { $d-day }. { dates-month }
dates-full_day =
    { STRING($d) ->
        [yes] { $d }
       *[no] { ON_WEEKDAY(WEEKDAY($d)) }, { dates-day } { $d-year }
    }
dates-moment = { ON_WEEKDAY(WEEKDAY($d)) }, { dates-day }, { CLOCK($d) } ({ PLACE($d) })
dates-count =
    { $n } { $n ->
        [one] { $one }
       *[other] { $many }
    }
dates-days =
    { $t-days } { $t-days ->
        [one] Tag
       *[other] Tage
    }
dates-hours =
    { HOURS($t) } { HOURS($t) ->
        [one] Stunde
       *[other] Stunden
    }
dates-minutes =
    { MINUTES($t) } { MINUTES($t) ->
        [one] Minute
       *[other] Minuten
    }
# die beiden größten Einheiten einer Zeit; Sätze stellen sie nie in den Dativ
dates-span =
    { MORE(0, $t-days) ->
        [yes] 0 Minuten
       *[no]
            { $t-days ->
                [0]
                    { HOURS($t) ->
                        [0]
                            { MINUTES($t) ->
                                [0] weniger als eine Minute
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
# Wann eine Erinnerung kommt, als Nebensatz nach "wenn": das Verb steht am Ende.
dates-share =
    { SAME($text, "50%") ->
        [yes] die Hälfte der Zeit vorbei ist
       *[no]
            { ENDSWITH($text, "%") ->
                [yes] { BUT_LAST($text) } % der Zeit vorbei sind
               *[no]
                    { SAME($text, "1d") ->
                        [yes] nur noch ein Tag übrig ist
                       *[no]
                            { ENDSWITH($text, "d") ->
                                [yes] nur noch { BUT_LAST($text) } Tage übrig sind
                               *[no] { $text }
                            }
                    }
            }
    }
# Was jede Grenze übrig lässt: `move`, `total`, `control` oder `fischer`.
dates-limits = { JOIN(EACH($lefts, "dates-limits-each"), ", ") }
dates-limits-each =
    { SPAN($item-time) } { $item-name ->
        [move] für den Zug
        [total] für den Rest der Partie
        [fischer] als Vorrat
       *[other]
            { $item-moves ->
                [one] für den nächsten Zug
               *[other] für die nächsten { $item-moves } Züge
            }
    }

## diploma_words: Die Wörter eines Diploms; `where` sagt, wie und wann der Titel erreicht wurde.
diploma_words-month =
    { $d-month ->
        [1] Januar
        [2] Februar
        [3] März
        [4] April
        [5] Mai
        [6] Juni
        [7] Juli
        [8] August
        [9] September
        [10] Oktober
        [11] November
       *[12] Dezember
    }
diploma_words-dan = { language-dan }
diploma_words-heading = Diplom
diploma_words-opening = Hiermit wird bestätigt, dass
diploma_words-reached = folgenden Titel erreicht hat:
diploma_words-lasting = Ein Ehrentitel: der höchste, den sein Träger im Renju am Brett erreicht hat. Er geht nie verloren.
diploma_words-place_and_date = Ort und Datum
diploma_words-board = Für den Vorstand
diploma_words-committee = Für den Ranglistenausschuss
diploma_words-day = { $d-day }. { diploma_words-month } { $d-year }
diploma_words-where =
    im Renju am Brett{ $source ->
        [test] , durch eine am { $day } bestandene Prüfung
       *[other]
            { $event ->
                [yes] , bei { $event } am { $day }
               *[no]
                    { $day ->
                        [yes] , am { $day }
                       *[no] { "" }
                    }
            }
    }

## endings: Wie eine Partie endete. `winner` ist `you`, `opponent`, `draw` oder `nobody`; `detail` die Art eines verbotenen Zugs.
endings-result =
    { $winner ->
        [you] Du hast gewonnen.
        [opponent] { $opponent } hat gewonnen.
        [draw] Die Partie ist remis.
       *[nobody] Niemand hat gewonnen: Sie ist für beide verloren.
    }
endings-five =
    { $winner ->
        [you] Du hast fünf in einer Reihe und gewonnen. Herzlichen Glückwunsch!
       *[other] { $opponent } hat fünf in einer Reihe und gewonnen.
    }
endings-overline =
    { $winner ->
        [you] Du hast sechs oder mehr in einer Reihe, und das gewinnt hier. Herzlichen Glückwunsch!
       *[other] { $opponent } hat sechs oder mehr in einer Reihe, und das gewinnt hier.
    }
endings-forbidden-kind =
    { $detail ->
        [yes]
            { " " }({ REPLACE($detail, "_", "-") ->
                [overline] eine Überlinie
                [double-four] eine Doppelvier
                [double-three] eine Doppeldrei
               *[other] { $detail }
            })
       *[no] { "" }
    }
endings-forbidden =
    { $winner ->
        [you] { $opponent } hat einen Zug gemacht, der für Schwarz verboten ist{ endings-forbidden-kind }. Du hast gewonnen.
       *[other] Dein Zug ist für Schwarz verboten{ endings-forbidden-kind }. { $opponent } hat gewonnen.
    }
endings-resign =
    { $winner ->
        [you] { $opponent } hat aufgegeben. Du hast gewonnen.
       *[other] Du hast aufgegeben. { $opponent } hat gewonnen.
    }
endings-agreement = Du und { $opponent } habt euch auf Remis geeinigt.
endings-full = Das Brett ist voll: Die Partie ist remis.
endings-passes = Beide haben gepasst: Die Partie ist remis.
endings-draw_claim = Remis wurde reklamiert, wie es die Regeln dieses Turniers erlauben: Die Partie ist remis.
endings-time =
    { $winner ->
        [you] Die Zeit von { $opponent } ist abgelaufen. Du hast gewonnen.
        [opponent] Deine Zeit ist abgelaufen. { $opponent } hat gewonnen.
        [nobody] Die Zeit beider Spieler ist abgelaufen: Die Partie ist für beide verloren.
       *[other] Die Zeit beider Spieler ist abgelaufen: Die Partie ist remis.
    }
endings-withdrawal =
    { $winner ->
        [nobody] Du und { $opponent } seid beide aus dem Turnier ausgeschieden: Die Partie ist für beide verloren.
        [you] { $opponent } ist aus dem Turnier ausgeschieden. Die Partie zählt als Sieg für dich.
       *[other] Du bist aus dem Turnier ausgeschieden. Die Partie zählt als Sieg für { $opponent }.
    }
endings-adjudication = Der Turnierleiter hat die Partie entschieden. { endings-result }
endings-walkover =
    { $winner ->
        [nobody] Die Partie wurde nicht begonnen: Sie ist für beide verloren.
        [you] Die Partie wurde nicht begonnen. Du hast kampflos gewonnen.
       *[other] Die Partie wurde nicht begonnen. { $opponent } hat kampflos gewonnen.
    }
endings-annulled = Der Turnierleiter hat diese Partie annulliert: Sie zählt für niemanden, und es sind keine Züge mehr nötig. Die Begründung: "{ $detail }"
