## openings: How a variant of 1987 begins that is played with black stones first.
openings-rows_free_black = Svarts första sten ligger i mitten, sedan är spelet fritt.

## reasons: Varför något inte blev gjort, och vad som ska skickas i stället.
reasons-no_bomb = Det här spelet har inga bomber. Vill du spela punkten, skicka den utan ordet "bomb".
reasons-no_neutral = Det här spelet har inga neutrala stenar. Vill du spela punkten, skicka den utan ordet "neutral".
reasons-no_bomb_left =
    { $most ->
        [1] Du har redan använt din bomb.
       *[other] Du har redan använt dina { $most } bomber.
    } Vill du lägga en vanlig sten där, skicka bara punkten.
reasons-no_neutral_left = Du har redan lagt dina { $most } neutrala stenar. Vill du lägga en vanlig sten där, skicka bara punkten.
reasons-no_kind_yet =
    { $kind ->
        [bomb] Bomber får spelas när inledningen är över.
       *[neutral] Neutrala stenar får läggas när inledningen är över.
    } Skicka bara inledningens punkter.
reasons-kind_late = Ditt { $move } spelades som en vanlig sten, och ett drag kan inte ändras i efterhand. Det gäller som det är.
reasons-stone_without_point =
    { $kind ->
        [bomb] En bomb behöver sin punkt. Skriv båda på en rad, till exempel: { OWN($example) }
       *[neutral] En neutral sten behöver sin punkt. Skriv båda på en rad, till exempel: { OWN($example) }
    }
reasons-wrong_level = En sten i stapeln { $point } skulle nu bli stapelns sten nummer { $level }. Skicka "{ $point }" eller "{ $point }/{ $level }".

## endings: How a variant of 1987 ended.
endings-foul-kind =
    { $detail ->
        [yes]
            { $detail ->
                [overline] en overline
                [double-four] en dubbelfyra
                [open-four] en öppen fyra
               *[double-three] en dubbeltrea
            }
       *[no] ett drag
    }
endings-foul =
    { $winner ->
        [you] { $opponent } gjorde { endings-foul-kind }, vilket är förbjudet här. Du vann.
       *[other] Du gjorde { endings-foul-kind }, vilket är förbjudet här. { $opponent } vann.
    }
endings-captures_with_four = Den sista fångsten gjorde också en öppen fyra: partiet mellan dig och { $opponent } är remi.

## games: Vad ett spel heter i en mening.
games-name =
    { $kind ->
        [neutral] pente med neutrala stenar
        [ujnar] ujnar (anti-renju)
        [common_centre] renju med gemensam mittsten
        [repensi] repensi
        [renju_bomb] renju med bomber
        [gomoku_bomb] gomoku med bomber
        [renju3d] tredimensionell renju
        [klot] klot (renju på en sfär)
        [super_fem] super-fem
        [anti_pente] anti-pente
        [pente_bomb] pente med bomber
       *[other] { $kind }
    }

## rules: What the rules letter says of the variants of 1987.
rules-about_game = { games-name }
rules-rows_torus = Brädet är slutet: den sista kolumnen, J, är kolumn A en gång till, och rad 9 är rad 1, så att rader av stenar går vidare över kanterna. Båda är ritade, med en ljusare linje; en punkt på kanten får kallas vid vilket som helst av sina namn. Det finns 64 punkter.
rules-rows_columns = Stenar staplas. Ett drag anger en stapel, till exempel h8, och stenen läggs på dem som redan ligger där; svaret talar om höjden (h8/3 är stapelns tredje sten). Ingen stapel blir någonsin full.
rules-rows_common_centre = Stenen i mitten tillhör båda: den har alltid samma färg som den som är vid draget, och varje drag bedöms med den i färgen hos den som gör draget.
rules-rows_recolours = Två stenar av samma färg som ligger bredvid varandra byter färg när motståndaren spelar den andra av två stenar som innesluter dem, rakt eller diagonalt; ett drag kan göra det på flera håll. Ingenting lämnar brädet. Den som själv spelar mellan två av motståndarens stenar förlorar ingenting.
rules-rows_bombs =
    En gång i partiet får varje spelare göra en sten till en bomb: skriv "bomb h8". Själva stenen ligger kvar, och alla andra stenar på de åtta punkterna runt den tas bort, också dina egna och den i mitten.{ $neutral ->
        [yes] { " " }Neutrala stenar försvinner också; en neutral sten är aldrig en bomb.
       *[no] { "" }
    }
rules-rows_neutrals = Varje spelare har { $count } neutrala stenar och får lägga en sådan i stället för en egen sten: skriv "neutral h8". Ingen kan fånga den, och den ingår inte i någon rad.
rules-rows_wins_columns = Fem eller fler i rad vinner, åt alla håll, också uppåt; men på marken, där alla radens stenar ligger i det understa lagret, behövs sex eller fler.
rules-rows_counted = Den som har fångat { $stones } stenar vinner också, eller { ADD($stones, 3) }, { ADD($stones, 6) } och så vidare: med ett antal däremellan fortsätter partiet.
rules-rows_fouls =
    { $both ->
        [yes] Förbjudet för båda spelarna
       *[no] Förbjudet för svart
    }: { AND(EACH($kinds, "rules-rows_fouls-each")) }. Ett sådant drag förlorar genast, om det inte ger en femma.
rules-rows_fouls-each =
    { $item ->
        [overline] overline
        [double-four] dubbelfyra
        [open-four] öppen fyra
       *[double-three] dubbeltrea
    }
rules-foul_overline =
    { $even ->
        [yes] Overline är här sex, åtta, tio … i rad. Sju, nio … i rad är tillåtna och vinner ingenting.
       *[no] Overline är sex eller fler i rad.
    }
rules-foul_double_four = En dubbelfyra är ett drag som gör två fyror på en gång: var och en behöver bara en sten till för att bli en femma.
rules-rows_double_four_allowed = Dubbelfyra är tillåten.
rules-foul_open_four =
    { $exact ->
        [yes] En öppen fyra är fyra i obruten rad som kan bli en femma åt båda hållen.
       *[no] En öppen fyra är fyra i obruten rad med en tom punkt i båda ändarna.
    }
rules-foul_double_three =
    { $renju ->
        [yes] En dubbeltrea är ett drag som gör två treor, som var och en skulle kunna bli en öppen fyra som inte själv är förbjuden.
       *[no] En dubbeltrea är ett drag som gör två treor: var och en behöver bara en sten till för att bli en öppen fyra.
    }
rules-rows_fifth_with_four = En fångst som skulle vinna men med samma drag gör en öppen fyra är remi.
rules-decided_own_opening = Häftet säger ingenting om inledning, avstående och remi i det här spelet. Beslutat: som det står här (annars: renjus inledningar, och inget avstående).
rules-decided_white_begins = Beslutat: vit börjar i alla partier (annars: spelarna kommer överens om det).
rules-decided_captures_made = Beslutat: programmet tar bort fångade stenar (annars: bara om spelaren säger till).
rules-decided_passes = Beslutat: man får avstå ett drag, som i de senare, internationella reglerna (annars: ingen får det).
rules-decided_opening_captures = Beslutat: stenar som fångas i inledningen räknas för färgen, vem som än har den sedan.
rules-decided_five_given = Beslutat: om en fångst lämnar motståndaren precis fem i rad vinner motståndaren, om inte draget själv gör en femma.
rules-decided_order = Beslutat: en bomb sprängs innan stenar fångas (annars: efteråt).
rules-decided_foul_loses = Beslutat: ett förbjudet drag förlorar genast, i alla häftets spel (annars: det avvisas).
rules-decided_white_overline = Beslutat: vit vinner också med sex eller fler i rad (annars: med precis fem).
rules-decided_black_bound = Beslutat: förbudet mot öppna fyror gäller bara svart (annars: båda).
rules-decided_plain_three = Beslutat: en trea räknas efter sin form (annars: som i renju, där den måste kunna bli en tillåten öppen fyra).
rules-decided_centre_black = Beslutat: vad som är förbjudet för svart bedöms med svart sten i mitten.
rules-decided_no_chain = Beslutat: bara stenen som spelas ändrar andras färg, innan femmor{ $bans ->
        [yes] { " " }och förbjudna drag
       *[no] { "" }
    } bedöms. De omfärgade gör det inte (annars: i kedja), men kan själva färgas om igen senare.
rules-decided_finder = Beslutat: treor och fyror söks genom den spelade stenen, när de andra är omfärgade, en overline också genom någon av dessa (annars: också stenar som bara prövas färgar om).
rules-decided_five_left = Beslutat: en femma som motståndarens drag lämnade åt dig räknas när du gör ditt nästa drag (annars: genast).
rules-decided_bomb =
    Beslutat: stenar som en bomb tar bort är inte fångade, och bomben anges tillsammans med draget. Allt bedöms efter sprängningen{ $exact ->
        [yes] ; om den gör en femma av en längre rad vinner femmans ägare, i första hand den som spelade bomben.
       *[no] .
    }
rules-decided_neutral = Beslutat: en neutral sten spärrar bara. Den hjälper aldrig till att fånga, och draget som lägger den fångar ingenting, gör ingen femma och är aldrig förbjudet (annars: den räknas åt den som lade den).
rules-decided_neutral_zone = Beslutat: häftets "neutrala zon" betyder de neutrala stenarna (annars: inledningens zon).
rules-decided_columns = Beslutat: "eller fler" gäller i båda fallen, ingenting är förbjudet och det finns ingen högsta höjd (annars: precis fem och sex; renjus förbjudna drag).
rules-decided_torus = Beslutat: precis fem vinner; sex eller sju i rad, eller en sluten ring av åtta, vinner ingenting, och inget drag är förbjudet (annars: renjus förbjudna drag).
rules-decided_seven = Beslutat: sju, nio … i rad är tillåtna men vinner ingenting.
rules-decided_five_first =
    Beslutat: en femma går före det som är förbjudet{ $captures ->
        [yes] , och det går före fångster.
       *[no] .
    }
rules-decided_placed_four = Beslutat: bara en öppen fyra med den spelade stenen i är förbjuden, inte en som en fångst öppnade någon annanstans.

## board: What stands beside the board in these games.
board-count_bombs =
    Bomber kvar: du { $mine ->
        [0] 0
       *[other] { $mine } (skriv "bomb h8")
    }, { $opponent } { $theirs }.
board-count_neutrals =
    Neutrala stenar kvar: du { $mine ->
        [0] 0
       *[other] { $mine } (skriv "neutral h8")
    }, { $opponent } { $theirs }.
board-blown = Nyss bortsprängda:
board-turned = Nyss omfärgade:
board-neutral = Neutrala:
board-common = Tillhör den som är vid draget:
board-stacks = Staplar, nedifrån:
board-sign_neutral =
    { $sign ->
        [yes] { $sign } = neutral sten
       *[no] En blå sten med N är neutral.
    }
board-sign_turned =
    { $sign ->
        [yes] { $sign } = nyss omfärgad
       *[no] En röd ring markerar en nyss omfärgad sten.
    }
board-sign_blown =
    { $sign ->
        [yes] { $sign } = nyss bortsprängd
       *[no] En röd stjärna markerar en punkt där en sten nyss sprängdes bort.
    }
board-sign_heights =
    Siffran { $sign ->
        [yes] efter
       *[no] på
    } en sten är stapelns höjd; listan under brädet visar alla dess stenar, nedifrån.
board-sign_common = Stenen i mitten, { $points-0 }, har samma färg som den som är vid draget.
board-sign_doubled = Kolumn { $points-0 } är kolumn { $points-1 } en gång till, och rad { $points-2 } är rad { $points-3 }: en sten på en kant är ritad två gånger, en i ett hörn fyra gånger.

## game_shown: Vad som står bredvid brädet i `corr game show`.
game_shown-bombs = bomber kvar: { $first }, { $second }
game_shown-neutrals = neutrala stenar kvar: { $first }, { $second }

## help: The lines of help that are of these games; samples begin in the first column.
help-rows_bomb = bomb h8              din enda sten som tar bort dem runt sig
help-rows_neutral = neutral h8           en av dina stenar som inte har någon färg
help-rows_column = h8                   en sten i stapeln h8, ovanpå det som ligger där

## moves: What a player did in these games, after "You" or a name.
moves-did-each_bomb = spelade bomben { $item-1 }
moves-did-each_neutral = lade den neutrala stenen { $item-1 }
moves-did-each_blew = sprängde bort { $item-1 }
moves-did-each_recoloured = färgade om { $item-1 }

## explanations: Which rows lost a game of these, or made a last capture a draw.
explanations-rows_four =
    { MORE(COUNT($points), 1) ->
        [yes] Den öppna fyran
       *[no] Fyran
    } { $stones } kan bli femma på { JOIN($points, " eller ") }.
explanations-rows_three =
    Trean { $stones } { $points ->
        [yes] kan bli en öppen fyra på { JOIN($points, " eller ") }
       *[no] kan inte verkligen bli en öppen fyra
    }.
explanations-rows_foul =
    { $point } gjorde { $kind ->
        [overline] en overline
        [double-four] en dubbelfyra
        [open-four] en öppen fyra
       *[double-three] en dubbeltrea
    }:
explanations-rows_five_blown = { $point } sprängde bort { JOIN($taken, ", ") }. Det som blev kvar av en rad av sex eller fler, { $stones }, är en femma.
