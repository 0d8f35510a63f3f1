-- The first templates of answers. {name} and {clerk} are the customer and the member of staff; […] is filled in by hand.

insert into answer_template (code, subject_code, titles, texts) values
  ('DOCUMENT_RECEIVED', null,
    '{"fr": "Document bien reçu", "de": "Unterlagen erhalten", "it": "Documento ricevuto", "en": "Document received"}', '{
    "fr": "Bonjour {name},\n\nMerci pour votre document. Nous l’avons bien reçu et ajouté à votre dossier. Vous n’avez rien d’autre à faire.\n\nMeilleures salutations\n{clerk}",
    "de": "Guten Tag {name}\n\nVielen Dank für Ihre Unterlagen. Sie sind bei uns angekommen und liegen in Ihrem Dossier. Sie müssen nichts weiter tun.\n\nFreundliche Grüsse\n{clerk}",
    "it": "Buongiorno {name},\n\ngrazie per il documento. Lo abbiamo ricevuto e aggiunto al suo incarto. Non deve fare altro.\n\nCordiali saluti\n{clerk}",
    "en": "Dear {name},\n\nThank you for your document. We have received it and added it to your file. You do not need to do anything else.\n\nKind regards\n{clerk}"}'),
  ('DOCUMENT_MISSING', null,
    '{"fr": "Document manquant", "de": "Unterlagen fehlen", "it": "Documento mancante", "en": "Document missing"}', '{
    "fr": "Bonjour {name},\n\nPour vous répondre, il nous manque encore ce document : […]\n\nVous pouvez le joindre à votre réponse, ici dans l’espace client. Une photo lisible suffit.\n\nMeilleures salutations\n{clerk}",
    "de": "Guten Tag {name}\n\nDamit wir Ihre Frage beantworten können, fehlt uns noch: […]\n\nFügen Sie es einfach Ihrer Antwort hier im Kundenportal bei. Ein gut lesbares Foto genügt.\n\nFreundliche Grüsse\n{clerk}",
    "it": "Buongiorno {name},\n\nper risponderle ci manca ancora questo documento: […]\n\nPuò allegarlo alla sua risposta, qui nello spazio clienti. È sufficiente una foto leggibile.\n\nCordiali saluti\n{clerk}",
    "en": "Dear {name},\n\nTo answer your question we still need this document: […]\n\nYou can attach it to your reply here in the portal. A clear photo is enough.\n\nKind regards\n{clerk}"}'),
  ('REIMBURSEMENT_TIME', 'BENEFITS',
    '{"fr": "Délai de remboursement", "de": "Dauer der Rückerstattung", "it": "Tempi di rimborso", "en": "Time of a reimbursement"}', '{
    "fr": "Bonjour {name},\n\nVotre facture est en traitement. Nous vous remboursons en règle générale dans les quinze jours après la réception. Le décompte apparaît ensuite sous « Remboursements ».\n\nMeilleures salutations\n{clerk}",
    "de": "Guten Tag {name}\n\nIhre Rechnung ist in Bearbeitung. Wir erstatten Ihnen den Betrag in der Regel innert fünfzehn Tagen nach Eingang. Die Abrechnung finden Sie danach unter «Rückerstattungen».\n\nFreundliche Grüsse\n{clerk}",
    "it": "Buongiorno {name},\n\nla sua fattura è in trattamento. Di regola la rimborsiamo entro quindici giorni dalla ricezione. Il conteggio comparirà poi alla voce «Rimborsi».\n\nCordiali saluti\n{clerk}",
    "en": "Dear {name},\n\nYour invoice is being processed. We usually reimburse you within fifteen days of receiving it. You will then find the statement under “Reimbursements”.\n\nKind regards\n{clerk}"}'),
  ('COST_ESTIMATE', 'BENEFITS',
    '{"fr": "Devis nécessaire", "de": "Kostenvoranschlag nötig", "it": "Preventivo necessario", "en": "Cost estimate needed"}', '{
    "fr": "Bonjour {name},\n\nPour vous dire ce que nous prenons en charge, nous avons besoin d’un devis et de l’ordonnance. Demandez-les à votre cabinet et joignez-les à votre réponse. Nous vous répondons avant le début du traitement.\n\nMeilleures salutations\n{clerk}",
    "de": "Guten Tag {name}\n\nDamit wir Ihnen sagen können, was wir übernehmen, brauchen wir einen Kostenvoranschlag und die Verordnung. Verlangen Sie beides in Ihrer Praxis und fügen Sie es Ihrer Antwort bei. Sie erhalten unseren Bescheid vor Beginn der Behandlung.\n\nFreundliche Grüsse\n{clerk}",
    "it": "Buongiorno {name},\n\nper dirle che cosa copriamo ci occorrono un preventivo e la prescrizione. Li chieda al suo studio medico e li alleghi alla risposta. Le risponderemo prima dell’inizio del trattamento.\n\nCordiali saluti\n{clerk}",
    "en": "Dear {name},\n\nTo tell you what we cover, we need a cost estimate and the prescription. Please ask your practice for both and attach them to your reply. We will answer before the treatment begins.\n\nKind regards\n{clerk}"}'),
  ('PAYMENT_RECEIVED', 'PAYMENTS',
    '{"fr": "Paiement bien reçu", "de": "Zahlung eingegangen", "it": "Pagamento ricevuto", "en": "Payment received"}', '{
    "fr": "Bonjour {name},\n\nVotre paiement nous est parvenu. La facture est réglée. Si vous avez reçu un rappel entre-temps, vous pouvez l’ignorer.\n\nMeilleures salutations\n{clerk}",
    "de": "Guten Tag {name}\n\nIhre Zahlung ist bei uns eingegangen. Die Rechnung ist beglichen. Falls Sie in der Zwischenzeit eine Mahnung erhalten haben, ist sie gegenstandslos.\n\nFreundliche Grüsse\n{clerk}",
    "it": "Buongiorno {name},\n\nabbiamo ricevuto il suo pagamento. La fattura è saldata. Se nel frattempo ha ricevuto un richiamo, può ignorarlo.\n\nCordiali saluti\n{clerk}",
    "en": "Dear {name},\n\nWe have received your payment. The invoice is settled. If a reminder reached you in the meantime, please disregard it.\n\nKind regards\n{clerk}"}'),
  ('INSTALMENTS', 'PAYMENTS',
    '{"fr": "Paiement échelonné", "de": "Ratenzahlung", "it": "Pagamento rateale", "en": "Paying in instalments"}', '{
    "fr": "Bonjour {name},\n\nVous pouvez payer cette facture en plusieurs fois. Ouvrez-la sous « Factures » et choisissez « Payer en plusieurs fois ». Si cette possibilité n’y figure pas, écrivez-nous : nous cherchons une solution avec vous.\n\nMeilleures salutations\n{clerk}",
    "de": "Guten Tag {name}\n\nSie können diese Rechnung in Raten bezahlen. Öffnen Sie sie unter «Rechnungen» und wählen Sie die Ratenzahlung. Falls sie dort nicht angeboten wird, schreiben Sie uns: Wir suchen gemeinsam mit Ihnen eine Lösung.\n\nFreundliche Grüsse\n{clerk}",
    "it": "Buongiorno {name},\n\npuò pagare questa fattura a rate. La apra alla voce «Fatture» e scelga il pagamento rateale. Se questa possibilità non compare, ci scriva: cercheremo una soluzione insieme a lei.\n\nCordiali saluti\n{clerk}",
    "en": "Dear {name},\n\nYou can pay this invoice in instalments. Open it under “Invoices” and choose to pay in instalments. If this is not offered there, write to us and we will find a solution with you.\n\nKind regards\n{clerk}"}'),
  ('CHANGE_MADE', 'CHANGE_REQUEST',
    '{"fr": "Changement effectué", "de": "Änderung vorgenommen", "it": "Modifica effettuata", "en": "Change made"}', '{
    "fr": "Bonjour {name},\n\nNous avons effectué le changement demandé. Il prend effet le […]. Vous recevrez la nouvelle police dans vos documents.\n\nMeilleures salutations\n{clerk}",
    "de": "Guten Tag {name}\n\nWir haben die gewünschte Änderung vorgenommen. Sie gilt ab […]. Die neue Police finden Sie in den nächsten Tagen bei Ihren Dokumenten.\n\nFreundliche Grüsse\n{clerk}",
    "it": "Buongiorno {name},\n\nabbiamo effettuato la modifica richiesta. È valida dal […]. Troverà la nuova polizza tra i suoi documenti.\n\nCordiali saluti\n{clerk}",
    "en": "Dear {name},\n\nWe have made the change that you asked for. It takes effect on […]. You will find the new policy among your documents.\n\nKind regards\n{clerk}"}'),
  ('QUOTE_COMING', 'OFFERS',
    '{"fr": "Offre en préparation", "de": "Offerte in Vorbereitung", "it": "Offerta in preparazione", "en": "Quote in preparation"}', '{
    "fr": "Bonjour {name},\n\nMerci de votre intérêt. Nous préparons votre offre et vous l’envoyons d’ici au […]. Elle ne vous engage à rien.\n\nMeilleures salutations\n{clerk}",
    "de": "Guten Tag {name}\n\nVielen Dank für Ihr Interesse. Wir bereiten Ihre Offerte vor und senden sie Ihnen bis am […]. Sie ist unverbindlich.\n\nFreundliche Grüsse\n{clerk}",
    "it": "Buongiorno {name},\n\ngrazie per il suo interesse. Stiamo preparando la sua offerta e gliela invieremo entro il […]. Non comporta alcun impegno.\n\nCordiali saluti\n{clerk}",
    "en": "Dear {name},\n\nThank you for your interest. We are preparing your quote and will send it to you by […]. It does not commit you to anything.\n\nKind regards\n{clerk}"}');
