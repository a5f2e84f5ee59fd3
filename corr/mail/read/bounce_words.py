"""What mail servers write in prose about letters that did not arrive, in the languages we meet.

It is asked only of a report that came to the address of one letter and has no field or form that
says more. Where the words leave a doubt, the arbiter reads them.
"""

import re

CODE = re.compile(r"(?<![\w.-])(?:[45]\d\d[ -]#?[45]\.[0-7]\.\d{1,3}|[45]\.[0-7]\.\d)(?!\w|\.\d)")
"""A code of RFC 3463, longer ones behind a reply of SMTP: alone they might be a day, 5.7.24."""

FAILED = re.compile(
    r"(?i)no such (?:user|mailbox|person|recipient|address|account|addressee)"
    r"|(?:user|recipient|mailbox|address|account|addressee) (?:is |was )?"
    r"(?:unknown|unavailable|disabled|inactive|invalid|rejected|not (?:found|known))"
    r"|(?:unknown|invalid) (?:user|recipient|mailbox|address|account|addressee)"
    r"|(?:user|recipient|mailbox|address|account|addressee|domain) (?:does ?n[o']t|no longer)"
    r" exists?|(?:could|can|was|were|has|have) ?n[o']t (?:be |been )?delivered(?! yet)"
    r"|(?:unable|failed|impossible) to deliver|undeliver(?:able|ed)|delivery (?:has )?failed"
    # sv, no, da
    r"|(?:mottagaren|användaren|adressen|adressaten|brevlådan|postlådan|kontot|domänen)\b.{0,60}?"
    r" (?:finns inte|är okänd|saknas|existerar inte)|(?:finns ingen|okänd) (?:mottagare|användare"
    r"|adressat|brevlåda|postlåda|adress)|(?:kunde|kan|gick|har) (?:inte|ej) (?:att )?(?:kunnat )?"
    r"levereras?|obeställbart"
    r"|(?:kunne|kan) ikke (?:bli )?(?:leveres|levert)|(?:mottakeren|modtageren|brukeren|brugeren"
    r"|adressen|postkassen)\b.{0,60}? (?:finnes|findes|eksisterer) ikke"
    # et, fi
    r"|ei (?:saanud|saa|õnnestunud|olnud võimalik) (?:kohale |kätte )?toimetada"
    r"|(?:kasutajat|aadressi|saajat|postkasti|adressaati)\b.{0,60}? (?:ei ole(?: olemas)?|pole)\b"
    r"|tundmatu (?:kasutaja|saaja|adressaat|aadress)"
    r"|ei (?:voitu|voida|voi) toimittaa|(?:käyttäjää|osoitetta|vastaanottajaa|postilaatikkoa)\b"
    r".{0,60}? ei (?:ole|löydy)|tuntematon (?:käyttäjä|vastaanottaja|osoite)"
    # de, nl, fr, es, it, pl, ru
    r"|(?:konnte|kann) nicht zugestellt werden|unzustellbar"
    r"|(?:empfänger|benutzer|adresse|postfach)\b.{0,60}? (?:existiert nicht|unbekannt)"
    r"|unbekannter? (?:empfänger|benutzer|adresse)"
    r"|(?:kon|kan) niet worden (?:bezorgd|afgeleverd)|(?:adres|ontvanger)\b.{0,60}? bestaat niet"
    r"|n['’]a pas pu être (?:remis|livré|délivré|distribué|envoyé)"
    r"|(?:adresse|utilisateur|destinataire)\b.{0,60}? (?:n['’]existe pas|inconnue?)"
    r"|no (?:se )?(?:ha )?(?:podido|pudo) (?:ser )?entrega|(?:usuario|dirección|destinatario)\b"
    r".{0,60}? (?:no existe|desconocid)"
    r"|non (?:è stato possibile|può essere|è stato) (?:consegna|recapita)|(?:utente|indirizzo"
    r"|destinatario)\b.{0,60}? (?:non esiste|inesistente|sconosciut)"
    r"|nie (?:można|udało się|mogła? zostać|zostało) (?:dostarcz|doręcz)"
    r"|(?:adres|użytkownik|odbiorca)\b.{0,60}? nie istnieje"
    r"|не (?:может быть|удалось|было|удается) доставл?|(?:адрес|пользователь|получатель|ящик)\b"
    r".{0,60}? (?:не существует|не найден)"
)
"""That a letter was not delivered, or that there is nobody at its address."""

THE_LETTER = re.compile(
    r"(?i)\b(?:spam|virus|malware|too (?:large|big)|size limit|attachment"
    r"|content (?:filter|reject)|polic(?:y|ies)|blacklist|block ?list|reputation"
    r"|skräppost|för stor|rämpspost|liiga suur)"
)
"""That it was this letter that was not taken; another one may be."""

DELAYED = re.compile(
    r"(?i)\bdelayed|\bretried|\bretry|will (?:be )?(?:try|tried)|(?:keep|continue|still) (?:on )?"
    r"(?:trying|to try)|not yet|delivered yet|(?:not need to|not|needn't) resend"
    r"|fördröj|försena|nytt försök|nya försök|fortsätter att försöka|forsinke"
    r"|viibi[bn]|hiline|uuesti proovi|viivästy"
    r"|verzögert|erneut versuch|weitere zustellversuche|vertraagd|retardé|nouvelle tentative"
    r"|retrasad|nuovo tentativo|opóźni|задерж|повторн"
)
"""That a letter is still on its way."""
