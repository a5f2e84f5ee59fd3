## letter: Matši kell, millel on ajapank või mis ei käi enne, kui keegi seda soovib.
letter-free = Sinu ajapangast ei kulu midagi kuni { MOMENT($until) }.
letter-no_clock =
    { $why ->
        [option] Selles matšis kell ei käi: see käib järgmisest korrast alates, kui te mõlemad olete kirjutanud "kell käima".
        [preference] Selles matšis kell ei käi: see käib järgmisest korrast alates, kui üks teist kirjutab "kell käima".
        [asked] Selles matšis kell veel ei käi: sina soovisid seda ja see käib järgmisest korrast alates, kui seda soovib ka { $opponent }.
        [answered] Selles matšis kell veel ei käi: { $opponent } soovis seda ja see käib järgmisest korrast alates, kui ka sina kirjutad "kell käima".
       *[next] Selle korra ajal kell veel ei käi: see käib järgmisest alates, mõlemal täis ajapank.
    }
## happenings
happenings-reminder_bank =
    Meeldetuletus: { $opponent } ootab sinu vastust ja { SAME($share, "50%") ->
        [yes] pool sellest, mis sinu ajapangas oli, on kulunud.
       *[no]
            { ENDSWITH($share, "%") ->
                [yes] { BUT_LAST($share) }% sellest, mis sinu ajapangas oli, on kulunud.
               *[no] { SHARE($share) }, enne kui sinu ajapank on tühi.
            }
    }
happenings-reminder_unclocked =
    Meeldetuletus: { $opponent } on sinu vastust oodanud { $days } { $days ->
        [one] päeva
       *[other] päeva
    }. Kell ei käi ja sa ei kaota sellega midagi, aga palun ära jäta matši seisma.
happenings-you_asked_clock =
    { $runs ->
        [yes] Sa soovisid kella: see käib järgmisest korrast alates, mõlemal täis ajapank.
       *[no] Sa soovisid kella. See käib, kui seda soovib ka { $opponent }.
    }
happenings-they_asked_clock =
    { $runs ->
        [yes] { $opponent } soovis kella: see käib järgmisest korrast alates, mõlemal täis ajapank.
       *[no] { $opponent } soovis kella. See käib järgmisest korrast alates, kui ka sina kirjutad "kell käima".
    }
happenings-clock_imposed =
    Kohtunik laseb selle matši lõpuni kellal käia (5.28): järgmisest korrast alates on kummalgi ajapank { SPAN($bank) }, kaks päeva iga punkti kohta, mis liidril veel puudu on ({ $points }), ja iga korra esimene osa ({ SPAN($delay) }) sellest ei kulu. Põhjus: "{ $reason }"{ happenings-reason_stop }
happenings-clock_lifted = Kell, mille kohtunik sellele matšile määras, on tagasi võetud, nagu poleks see kunagi käinud. Põhjus: "{ $reason }"{ happenings-reason_stop }
## asked
asked-no_clock = kellata
asked-unclocked =
    { $turn ->
        [you] Sinu kord
       *[other] Kord: { $opponent }
    }, vise { $ply }, seni { SPAN($used) }.
## help
help-clock_on = kell käima           soovid, et kell käiks järgmisest korrast alates
## rules
rules-match_brief =
    { $by_round ->
        [yes] Esimeses voorus käib matš { $points } punktini.
       *[no] Matš käib { $points } punktini.
    } Sul on { MATCH_TIME($terms) }
rules-match_time = { AND(LIST(rules-brief-per_move, rules-match_time-bank, rules-brief-control, rules-brief-fischer)) }
rules-match_time-bank =
    { $terms-total ->
        [yes]
            ajapank ({ SPAN($terms-total) } kogu matši peale){ $terms-delay ->
                [yes] { " " }ja lisaks { SPAN($terms-delay) } igaks korraks
               *[no] { "" }
            }
       *[no] { "" }
    }
rules-bank =
    Kell on kogu matši jaoks ja käib esimesest viskest alates. Igal mängijal on ajapank, { SPAN($each) } iga punkti kohta, millega matš võidetakse{ $points ->
        [0] .
       *[other] : { SPAN($time) } matšis { $points } punktini.
    }
rules-turn_delay = Iga korra esimene osa ({ SPAN($time) }) sellest ajast ei kulu; mis sellest kasutamata jääb, läheb kaduma. Kord on kõik, mida sa teed, kuni on vastase kord: vise ja käik selle järel on üks, samuti vastus kahekordistamisele või alistumisele. Iga partii algab uue korraga. See, mida server sinu eest viskab, käib või vahele jätab, aega ei võta.
rules-reminders_bank =
    { ALL(NOT($shares), NOT($spans)) ->
        [yes] Meeldetuletusi ei saadeta.
       *[no]
            Meeldetuletus tuleb siis, kui { $shares ->
                [yes] { AND($shares) } sellest, mis ajapangas korra alguses on, on kulunud
               *[no] { "" }
            }{ ALL($shares, $spans) ->
                [yes] { " " }ja{ " " }
               *[no] { "" }
            }{ $spans ->
                [yes] { AND(EACH($spans, "rules-reminders-each")) } enne selle tühjenemist
               *[no] { "" }
            }.
    }
rules-late_match =
    { $forfeit ->
        [automatic] Kes hilineb, kaotab matši ajaga; seis jääb nii, nagu on.
        [on_claim] Kes hilineb, kaotab matši ajaga, kui vastane seda nõuab ("nõuan ajavõitu") või kohtunik nii otsustab; seis jääb nii, nagu on. Mis saabub hilja, aga enne nõuet, loeb.
       *[arbiter] Kui keegi hilineb, otsustab edasi kohtunik; mis saabub hilja, aga enne otsust, loeb.
    }
rules-clock_use =
    { $use ->
        [option] Kell käib ainult siis, kui mõlemad mängijad seda soovivad ("kell käima"), järgmisest korrast alates ja täis ajapangaga; seni ei kaota keegi ajaga.
       *[preference] Kell käib, kui üks mängijatest seda nõuab ("kell käima"), järgmisest korrast alates ja täis ajapangaga; seni ei kaota keegi ajaga.
    }
rules-clock_penalty = Kohtunik võib aeglasele matšile kella määrata: järgmisest korrast alates on igal mängijal ajapank, 2 päeva iga punkti kohta, mis liidril veel puudu on.
