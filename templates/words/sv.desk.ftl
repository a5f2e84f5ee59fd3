### Vad tävlingsdomare och kommittéer får veta när de gör eller frågar något. Hur meningarna skrivs står i CONTRIBUTING.md.

## desk: Vad alla åtgärder säger.
desk-waits = { $count } brev väntar på att skickas
