-- Answers as the portal works today. An answer that operators have changed in the meantime stays theirs.
with told as (
  select id, language, was, question, (select string_agg(line, E'\n' order by place) from jsonb_array_elements_text(answer) with ordinality as lines(line, place)) as answer
  from jsonb_to_recordset($content$[
  {
    "id": "change-insurer",
    "language": "fr",
    "was": "49e2a29dd27e5693efa71554984c991d",
    "question": "Comment résilier ou changer d’assureur ?",
    "answer": [
      "L’assurance de base se résilie pour la fin de l’année. Votre lettre doit nous parvenir d’ici au dernier jour ouvrable de novembre : la date de réception fait foi. La résiliation prend effet quand le nouvel assureur confirme votre affiliation et qu’aucune facture n’est ouverte après une sommation.",
      "Avec la franchise ordinaire et le libre choix du médecin, vous pouvez aussi résilier pour la fin de juin, d’ici à la fin de mars.",
      "Les assurances complémentaires et de biens suivent leurs propres délais, indiqués dans la police. Dans le doute, appelez-nous au {{phone}}."
    ]
  },
  {
    "id": "late-payment",
    "language": "fr",
    "was": "fdf6e80813c7079a160c9986622a0530",
    "question": "Que se passe-t-il si je paie en retard ?",
    "answer": [
      "Après l’échéance, nous envoyons d’abord un rappel, puis une sommation avec un dernier délai, et enfin nous engageons une poursuite. Des frais s’ajoutent dès le rappel : {{reminderFee}} pour le rappel, davantage pour la suite. La lettre les indique.",
      "Tant qu’une facture de l’assurance de base reste ouverte après une sommation, vous ne pouvez pas changer d’assureur. En assurance complémentaire ou de biens, la couverture peut être suspendue.",
      "Parlez-en tôt avec nous : un [délai ou un plan de paiement](/invoices) évite des frais."
    ]
  },
  {
    "id": "contacts",
    "language": "fr",
    "was": "292a60cf3048c7f33a34f9315680b5d9",
    "question": "Comment changer mon numéro ou mon e-mail ?",
    "answer": [
      "Vos numéros et adresses e-mail de contact se changent sous [Données personnelles, téléphones et e-mails](/profile?activeTab=phonesEmails).",
      "Le mobile qui reçoit vos codes de sécurité se change sous [Compte client](/account).",
      "L’adresse e-mail avec laquelle vous vous connectez se change sous [Sécurité](/account/security). Nous envoyons un lien à l’ancienne et à la nouvelle adresse ; le changement prend effet dès que vous avez confirmé les deux."
    ]
  },
  {
    "id": "password",
    "language": "fr",
    "was": "8d5ca32dac5235fe919e4d4ae46a7196",
    "question": "J’ai oublié mon mot de passe",
    "answer": [
      "Sur la page de connexion, choisissez « Mot de passe oublié ? » et indiquez votre adresse e-mail : nous vous envoyons un lien pour choisir un nouveau mot de passe. Après plusieurs essais sans succès, la connexion est bloquée quelques minutes, pour votre sécurité.",
      "Vous connaissez votre mot de passe et voulez le changer ? Cela se fait sous [Compte client](/account). Pour vous connecter sans mot de passe, ajoutez une clé d’accès sous [Sécurité](/account/security).",
      "Le lien n’arrive pas, ou vous n’avez plus cette adresse e-mail ? Appelez-nous au {{phone}}."
    ]
  },
  {
    "id": "code",
    "language": "fr",
    "was": "46f78235e8cb0900656e0b9012308c7a",
    "question": "Je ne reçois pas le code de sécurité",
    "answer": [
      "Nous envoyons le code au mobile enregistré sous [Compte client](/account), ou par e-mail si vous n’avez pas de mobile. Vérifiez que l’appareil a du réseau et attendez une minute, puis demandez un nouveau code : seul le dernier est valable.",
      "Vous n’avez plus ce numéro ? À la connexion, utilisez une clé d’accès ou un code de secours. Vous les créez sous [Sécurité](/account/security). Si vous n’en avez pas, appelez-nous au {{phone}}.",
      "Ne donnez jamais un code à quelqu’un, même par téléphone : nous ne vous le demandons jamais."
    ]
  },
  {
    "id": "first-access",
    "language": "fr",
    "was": "dd780657f98eda82f5bc23bad234bf40",
    "question": "Comment obtenir un accès à l’espace client ?",
    "answer": [
      "Chaque personne assurée de {{adultAge}} ans ou plus peut avoir son propre accès. Demandez-le sous [Demander un accès](/request-access), avec votre numéro d’assuré, qui figure sur votre carte et sur vos factures.",
      "- En ligne : vous photographiez votre pièce d’identité et votre visage avec votre téléphone, et l’accès est activé aussitôt.",
      "- Par courrier : nous envoyons un code à l’adresse de votre contrat.",
      "Nous vérifions ainsi votre identité : vos données de santé ne doivent arriver qu’à vous."
    ]
  },
  {
    "id": "models",
    "language": "de",
    "was": "bb621be9738ec34ae68c3f8b44aafed0",
    "question": "Welche Modelle gibt es in der Grundversicherung?",
    "answer": [
      "Die Leistungen sind in allen Modellen gleich. Verschieden ist, an wen Sie sich bei Krankheit zuerst wenden, und damit die Prämie:",
      "- Freie Arztwahl: Sie gehen in die Praxis Ihrer Wahl.",
      "- Hausarztmodell: Sie gehen zuerst in die gewählte Praxis, die Sie weiter überweist.",
      "- Ärztenetz: Eine Gruppe von Ärztinnen und Ärzten koordiniert Ihre Behandlung.",
      "- Telemedizin: Sie rufen zuerst eine medizinische Beratung an.",
      "Im Notfall, zur Gynäkologin oder für Augenuntersuchungen gehen Sie direkt. Ein Modell wechseln Sie auf den 1. Januar, unter [Verträge ändern](/contract/mutation)."
    ]
  },
  {
    "id": "accident-cover",
    "language": "de",
    "was": "1655118511dae5b5a3f3b9bd403b3ce3",
    "question": "Muss ich den Unfall in der Grundversicherung einschliessen?",
    "answer": [
      "Wenn Sie mindestens {{employedHours}} Stunden pro Woche beim gleichen Arbeitgeber arbeiten, sind Sie dort auch gegen Freizeitunfälle versichert. Dann können Sie diese Deckung bei uns sistieren, und Ihre Prämie sinkt.",
      "In allen anderen Fällen behalten Sie sie: für Kinder, im Studium, im Ruhestand, bei selbständiger Arbeit oder wenn Sie den Haushalt führen.",
      "Ihre Situation ändert sich, zum Beispiel am Ende einer Anstellung? Melden Sie es unter [Berufliche Angaben](/professional) und schliessen Sie den Unfall unter [Verträge ändern](/contract/mutation) ein."
    ]
  },
  {
    "id": "change-insurer",
    "language": "de",
    "was": "82e373623da9a088b22153d0229af383",
    "question": "Wie kündige ich oder wechsle den Versicherer?",
    "answer": [
      "Die Grundversicherung kündigen Sie auf Ende Jahr. Ihr Brief muss bis zum letzten Arbeitstag im November bei uns sein: Es zählt der Empfang. Die Kündigung gilt, wenn der neue Versicherer die Aufnahme bestätigt und keine gemahnte Rechnung offen ist.",
      "Mit der ordentlichen Franchise und freier Arztwahl können Sie auch auf Ende Juni kündigen, bis Ende März.",
      "Für Zusatz- und Sachversicherungen gelten eigene Fristen, die in der Police stehen. Im Zweifel rufen Sie uns an: {{phone}}."
    ]
  },
  {
    "id": "late-payment",
    "language": "de",
    "was": "7ea3f46b63a1616cbecbd2916c059f14",
    "question": "Was passiert, wenn ich zu spät bezahle?",
    "answer": [
      "Nach dem Fälligkeitstag senden wir zuerst eine Zahlungserinnerung, dann eine Mahnung mit einer letzten Frist und leiten schliesslich die Betreibung ein. Gebühren kommen ab der Zahlungserinnerung dazu: {{reminderFee}} für die Zahlungserinnerung, mehr für die weiteren Schritte. Der Brief nennt sie.",
      "Solange eine gemahnte Rechnung der Grundversicherung offen ist, können Sie den Versicherer nicht wechseln. Bei Zusatz- und Sachversicherungen kann die Deckung ruhen.",
      "Melden Sie sich früh: Eine [längere Frist oder ein Ratenplan](/invoices) erspart Gebühren."
    ]
  },
  {
    "id": "abroad",
    "language": "de",
    "was": "364eba2985d4c5d5174974cdf925ba74",
    "question": "Bin ich im Ausland versichert?",
    "answer": [
      "Bei einem Notfall in einem Land der EU oder der EFTA zeigen Sie Ihre Versichertenkarte: Die Rückseite der Karte ist die europäische Karte. Sie werden behandelt wie die Versicherten des Landes.",
      "In anderen Ländern bezahlt die Grundversicherung höchstens das Doppelte von dem, was die gleiche Behandlung in der Schweiz kosten würde. Für eine Reise in die USA, nach Kanada oder Australien empfehlen wir dringend eine Zusatzversicherung.",
      "Eine geplante Behandlung ist in der Regel nicht gedeckt: Rufen Sie uns vor der Abreise an, {{phone}}. Ihre Rechnungen senden Sie als [Rechnung aus dem Ausland](/documents/send), mit dem Zahlungsbeleg."
    ]
  },
  {
    "id": "accident",
    "language": "de",
    "was": "aa2f946929d2e5c31a7304dd436e3d67",
    "question": "Was tun nach einem Unfall?",
    "answer": [
      "Wenn Sie mindestens {{employedHours}} Stunden pro Woche beim gleichen Arbeitgeber arbeiten, melden Sie den Unfall dort: Die Versicherung des Arbeitgebers bezahlt.",
      "Sonst, und für Ihre Kinder, [melden Sie uns den Unfall](/help-accident) so bald wie möglich: wann, wo, wie, welche Verletzungen. Die Rechnungen können Sie später senden.",
      "Franchise und Selbstbehalt gelten wie bei einer Krankheit. Ist jemand anderes verantwortlich, sagen Sie es uns: Wir wenden uns an die Versicherung dieser Person."
    ]
  },
  {
    "id": "tax-certificate",
    "language": "de",
    "was": "f1ff7073d159c3fa058601cc44227fb8",
    "question": "Wo finde ich den Steuerausweis?",
    "answer": [
      "Unter [Rückerstattungen](/reimbursements) laden Sie den Steuerausweis des Jahres herunter: Er zeigt die bezahlten Prämien und die Kosten, die Sie selbst getragen haben. Den Steuerausweis eines ganzen Jahres finden Sie ab Januar.",
      "Jede erwachsene Person findet den eigenen Steuerausweis im eigenen Kundenkonto."
    ]
  },
  {
    "id": "contacts",
    "language": "de",
    "was": "8433749ad39add6ff95ccba5174d6fa9",
    "question": "Wie ändere ich Telefonnummer oder E-Mail?",
    "answer": [
      "Telefonnummern und E-Mail-Adressen für den Kontakt ändern Sie unter [Persönliche Daten, Telefone und E-Mails](/profile?activeTab=phonesEmails).",
      "Das Mobiltelefon, das Ihre Sicherheitscodes empfängt, ändern Sie unter [Kundenkonto](/account).",
      "Die E-Mail-Adresse, mit der Sie sich anmelden, ändern Sie unter [Sicherheit](/account/security). Wir senden je einen Link an die bisherige und an die neue Adresse; die Änderung gilt, sobald Sie beide bestätigt haben."
    ]
  },
  {
    "id": "password",
    "language": "de",
    "was": "e34d7ab981f3f0450d794f2270b2ffa5",
    "question": "Ich habe mein Passwort vergessen",
    "answer": [
      "Wählen Sie auf der Anmeldeseite «Passwort vergessen?» und geben Sie Ihre E-Mail-Adresse ein: Wir senden Ihnen einen Link für ein neues Passwort. Nach mehreren falschen Versuchen ist die Anmeldung zu Ihrer Sicherheit einige Minuten gesperrt.",
      "Sie kennen Ihr Passwort und möchten es ändern? Das tun Sie unter [Kundenkonto](/account). Um sich ohne Passwort anzumelden, fügen Sie unter [Sicherheit](/account/security) einen Passkey hinzu.",
      "Der Link kommt nicht an, oder Sie haben diese E-Mail-Adresse nicht mehr? Rufen Sie uns an: {{phone}}."
    ]
  },
  {
    "id": "code",
    "language": "de",
    "was": "a72b4eb00bb9c8a91996006105c17452",
    "question": "Ich erhalte keinen Sicherheitscode",
    "answer": [
      "Wir senden den Code an das Mobiltelefon, das unter [Kundenkonto](/account) steht, oder per E-Mail, wenn Sie keine Mobilnummer haben. Prüfen Sie, ob das Gerät Empfang hat, warten Sie eine Minute und fordern Sie einen neuen Code an: Nur der letzte gilt.",
      "Haben Sie diese Nummer nicht mehr? Verwenden Sie bei der Anmeldung einen Passkey oder einen Wiederherstellungscode. Beides richten Sie unter [Sicherheit](/account/security) ein. Haben Sie keines von beiden, rufen Sie uns an: {{phone}}.",
      "Geben Sie einen Code nie weiter, auch nicht am Telefon: Wir fragen nie danach."
    ]
  },
  {
    "id": "first-access",
    "language": "de",
    "was": "56abc7e909066685d973686b788e0521",
    "question": "Wie erhalte ich Zugang zum Kundenportal?",
    "answer": [
      "Jede versicherte Person ab {{adultAge}} Jahren kann einen eigenen Zugang haben. Sie beantragen ihn unter [Zugang beantragen](/request-access), mit Ihrer Versichertennummer, die auf der Karte und auf Rechnungen steht.",
      "- Online: Sie fotografieren mit dem Telefon Ihren Ausweis und Ihr Gesicht, und der Zugang ist sofort aktiviert.",
      "- Per Post: Wir senden einen Code an die Adresse in Ihrem Vertrag.",
      "So prüfen wir Ihre Identität: Ihre Gesundheitsdaten sollen nur zu Ihnen gelangen."
    ]
  },
  {
    "id": "property-damage",
    "language": "de",
    "was": "1ac51d79aaf468b16f881f5a69f9fc8f",
    "question": "Wie melde ich einen Schaden?",
    "answer": [
      "Begrenzen Sie zuerst den Schaden: Wasser abstellen, abdecken, sichern. Machen Sie Fotos und bewahren Sie beschädigte Gegenstände auf, bis wir antworten. Melden Sie einen Diebstahl der Polizei.",
      "[Melden Sie uns den Schaden](/help-damage) danach mit den Fotos und einer Liste der Gegenstände mit ihrem Wert. Wenn es eilt, rufen Sie uns an: {{phone}}.",
      "Was Ihr Vertrag deckt, ersetzen wir zum Neuwert, abzüglich des Selbstbehalts der Police."
    ]
  },
  {
    "id": "change-insurer",
    "language": "it",
    "was": "385b65b8605cc081f91de7d890af385e",
    "question": "Come si disdice o si cambia assicuratore?",
    "answer": [
      "L’assicurazione di base si disdice per la fine dell’anno. La lettera deve pervenirci entro l’ultimo giorno lavorativo di novembre: conta la ricezione. La disdetta ha effetto se il nuovo assicuratore conferma l’affiliazione e nessuna fattura è aperta dopo una diffida.",
      "Con la franchigia ordinaria e la libera scelta del medico può disdire anche per la fine di giugno, entro la fine di marzo.",
      "Le assicurazioni complementari e di cose hanno termini propri, indicati nella polizza. In caso di dubbio ci chiami al numero {{phone}}."
    ]
  },
  {
    "id": "extend-deadline",
    "language": "it",
    "was": "92d288f06c69919b9241e236deeb1f78",
    "question": "Posso pagare una fattura più tardi?",
    "answer": [
      "Sì. Apra la fattura sotto [Fatture](/invoices) e scelga di prorogare il termine: ha {{jokerDays}} giorni in più, senza spese.",
      "È possibile una volta per fattura e {{jokers}} volte l’anno. Dopo una diffida, con l’addebito diretto o se la fattura è già ripartita in rate, il termine non può più essere prorogato."
    ]
  },
  {
    "id": "late-payment",
    "language": "it",
    "was": "f38ad56057c91d50394ce20aa8129c68",
    "question": "Che cosa succede se pago in ritardo?",
    "answer": [
      "Dopo la scadenza inviamo dapprima un sollecito, poi una diffida con un ultimo termine e infine avviamo un’esecuzione. Le spese si aggiungono dal sollecito: {{reminderFee}} per il sollecito, di più per i passi successivi. Sono indicate nella lettera.",
      "Finché una fattura dell’assicurazione di base resta aperta dopo una diffida, non può cambiare assicuratore. Nelle assicurazioni complementari o di cose la copertura può essere sospesa.",
      "Ci contatti presto: un [termine più lungo o un piano di pagamento](/invoices) evita spese."
    ]
  },
  {
    "id": "payment-mode",
    "language": "it",
    "was": "050da564e20db7bdb523fcf2cccfb3b2",
    "question": "Come si cambia la modalità di pagamento?",
    "answer": [
      "Può scegliere tra la fattura con codice QR, eBill e l’addebito diretto. eBill si attiva nel suo e-banking: vi cerchi il nostro nome e ci aggiunga.",
      "La frequenza di pagamento, per esempio mensile o annuale, si cambia sotto [Modificare i contratti](/contract/mutation). Chi paga più mesi in anticipo ha diritto a uno sconto.",
      "Il conto bancario dell’addebito diretto si trova sotto [Dati personali](/profile?activeTab=financials)."
    ]
  },
  {
    "id": "abroad",
    "language": "it",
    "was": "f41a7129c886c18ec90fa12168f5ecd6",
    "question": "Ho una copertura all’estero?",
    "answer": [
      "In caso d’urgenza in un Paese dell’UE o dell’AELS presenti la tessera d’assicurato: il retro della tessera è la tessera europea. Riceve le cure come gli assicurati del Paese.",
      "Negli altri Paesi l’assicurazione di base paga al massimo il doppio di quanto la stessa cura costerebbe in Svizzera. Per un viaggio negli Stati Uniti, in Canada o in Australia consigliamo vivamente un’assicurazione complementare.",
      "Una cura programmata di regola non è coperta: prima di partire ci chiami al numero {{phone}}. Invii le fatture come [fattura dall’estero](/documents/send), con la prova del pagamento."
    ]
  },
  {
    "id": "accident",
    "language": "it",
    "was": "784f4e1ecac172b3dec5e9129128317b",
    "question": "Che cosa fare dopo un infortunio?",
    "answer": [
      "Se lavora almeno {{employedHours}} ore la settimana presso lo stesso datore di lavoro, annunci l’infortunio al datore di lavoro: paga l’assicurazione di quest’ultimo.",
      "Altrimenti, e per i suoi figli, [ci annunci l’infortunio](/help-accident) appena possibile: quando, dove, come, quali lesioni. Le fatture possono seguire.",
      "La franchigia e l’aliquota percentuale valgono come per una malattia. Se è responsabile un’altra persona, ce lo dica: ci rivolgiamo all’assicurazione di quella persona."
    ]
  },
  {
    "id": "move",
    "language": "it",
    "was": "8587733de05c6c377bee46dd77f979cb",
    "question": "Trasloco: che cosa devo fare?",
    "answer": [
      "Inserisca il nuovo indirizzo e la data sotto [Dati personali, indirizzi](/profile?activeTab=postals). Le persone della sua economia domestica possono traslocare con lei.",
      "Il premio dell’assicurazione di base dipende dal Comune: se cambia, riceve una nuova polizza. L’assicurazione economia domestica resta valida al nuovo indirizzo; verifichi che la somma assicurata sia ancora giusta.",
      "Parte per l’estero? Ci chiami al numero {{phone}}: a seconda del Paese l’assicurazione termina o continua."
    ]
  },
  {
    "id": "tax-certificate",
    "language": "it",
    "was": "c16060acbe01fac010170011f6533336",
    "question": "Dove trovo l’attestato per le imposte?",
    "answer": [
      "Sotto [Rimborsi](/reimbursements) scarichi l’attestato per le imposte dell’anno: indica i premi pagati e le spese mediche rimaste a suo carico. Quello di un anno intero è disponibile da gennaio.",
      "Ogni persona adulta trova il proprio attestato nel proprio account."
    ]
  },
  {
    "id": "card",
    "language": "it",
    "was": "3cdbf5fcd9e384a03c6d93c254a1f6c8",
    "question": "Ho perso la tessera d’assicurato: che fare?",
    "answer": [
      "[Ordini una nuova tessera](/order-card): smarrita, rubata o danneggiata, è sostituita e quella vecchia è bloccata. Arriva per posta.",
      "Nel frattempo in farmacia o nello studio medico bastano nome, data di nascita e numero AVS: la copertura può essere verificata online.",
      "All’estero ci chiami al numero {{phone}}: le inviamo un attestato provvisorio."
    ]
  },
  {
    "id": "contacts",
    "language": "it",
    "was": "69c4e5f872eb048896de7babc2571649",
    "question": "Come cambio numero di telefono o e-mail?",
    "answer": [
      "I numeri e gli indirizzi e-mail di contatto si cambiano sotto [Dati personali, telefoni ed e-mail](/profile?activeTab=phonesEmails).",
      "Il cellulare che riceve i codici di sicurezza si cambia sotto [Account](/account).",
      "L’indirizzo e-mail con cui accede si cambia sotto [Sicurezza](/account/security). Inviamo un link all’indirizzo attuale e uno al nuovo; il cambio ha effetto appena li ha confermati entrambi."
    ]
  },
  {
    "id": "privacy-in-family",
    "language": "it",
    "was": "ebaebdfdbad5e1036e95bf2dc2907039",
    "question": "Chi vede i miei dati in famiglia?",
    "answer": [
      "Chi riceve la posta dell’economia domestica vede i contratti e le fatture di tutte le persone. Ciò che riguarda la salute di una persona adulta, come i conteggi, dai {{adultAge}} anni è visibile solo a quella persona.",
      "Sotto [Account](/account) vede chi ha consultato i suoi dati e quando, e può scaricarne una copia."
    ]
  },
  {
    "id": "password",
    "language": "it",
    "was": "ceff4ebc501a3fddfd868b4e0f441c83",
    "question": "Ho dimenticato la password",
    "answer": [
      "Nella pagina di accesso scelga «Password dimenticata?» e indichi il suo indirizzo e-mail: le inviamo un link per scegliere una nuova password. Dopo diversi tentativi errati, per la sua sicurezza l’accesso resta bloccato alcuni minuti.",
      "Conosce la password e vuole cambiarla? Lo faccia sotto [Account](/account). Per accedere senza password, aggiunga una passkey sotto [Sicurezza](/account/security).",
      "Il link non arriva, o non ha più questo indirizzo e-mail? Ci chiami al numero {{phone}}."
    ]
  },
  {
    "id": "code",
    "language": "it",
    "was": "901c4ec9fda2173131c19fe08328fd85",
    "question": "Non ricevo il codice di sicurezza",
    "answer": [
      "Inviamo il codice al cellulare registrato sotto [Account](/account), o per e-mail se non ha un cellulare. Verifichi che il dispositivo abbia rete, attenda un minuto e richieda un nuovo codice: vale solo l’ultimo.",
      "Non ha più questo numero? All’accesso usi una passkey o un codice di recupero. Li può creare sotto [Sicurezza](/account/security). Se non ne ha, ci chiami al numero {{phone}}.",
      "Non dia mai un codice a nessuno, nemmeno al telefono: noi non lo chiediamo mai."
    ]
  },
  {
    "id": "first-access",
    "language": "it",
    "was": "3b1d504f4fcc341ba350bc54cade1ed4",
    "question": "Come ottengo un accesso allo spazio clienti?",
    "answer": [
      "Ogni persona assicurata dai {{adultAge}} anni può avere il proprio accesso. Lo richieda sotto [Richiedere l’accesso](/request-access), con il numero d’assicurato, che figura sulla tessera e sulle fatture.",
      "- Online: con il telefono fotografa il documento d’identità e il viso, e l’accesso è attivato subito.",
      "- Per posta: inviamo un codice all’indirizzo del suo contratto.",
      "In questo modo verifichiamo la sua identità: i dati sulla sua salute devono arrivare soltanto a lei."
    ]
  },
  {
    "id": "deductible",
    "language": "en",
    "was": "0bc5a380bff62d04631abb41f907b93d",
    "question": "What is the deductible?",
    "answer": [
      "The deductible is the part of your medical costs that you pay yourself each year before basic insurance pays. For adults it ranges from {{ordinaryDeductible}} to {{highestDeductible}}. Children have none, unless you choose one.",
      "The higher the deductible, the lower the premium. A low deductible suits people who often see a doctor; a high one suits people who are healthy and could pay a large bill.",
      "What counts is the date of treatment, not the date of the bill. You can see what you have paid so far this year on the [homepage](/)."
    ]
  },
  {
    "id": "change-deductible",
    "language": "en",
    "was": "3a7c3502c07999f15f53a553abfd2dc5",
    "question": "How do I change my deductible?",
    "answer": [
      "You can change your deductible on 1 January, under [Change my contracts](/contract/mutation), where you can compare premiums before you send your request.",
      "- To lower it, your request must reach us by the last working day of November.",
      "- To raise it, you have until the end of December.",
      "You will receive a new policy as soon as the change is confirmed."
    ]
  },
  {
    "id": "models",
    "language": "en",
    "was": "116eb38ad178aed29d0b1659b9d01c0e",
    "question": "Which basic insurance models are there?",
    "answer": [
      "The benefits are the same in all models. What differs is who you contact first when you are ill, and therefore the premium:",
      "- Free choice: you go to the doctor of your choice.",
      "- Family doctor: you first go to the practice you have chosen, which refers you on.",
      "- Doctor network: a group of doctors coordinates your care.",
      "- Telemedicine: you first call a medical advice line.",
      "In an emergency, or to see a gynaecologist or have your eyes examined, you can go directly. You can change model on 1 January, under [Change my contracts](/contract/mutation)."
    ]
  },
  {
    "id": "accident-cover",
    "language": "en",
    "was": "d76791fea9e7723db8ed3b5ae36c17e7",
    "question": "Do I need accident cover in basic insurance?",
    "answer": [
      "If you work at least {{employedHours}} hours a week for the same employer, your employer also insures you against accidents in your free time. You can then suspend this cover with us, and your premium goes down.",
      "In all other cases, keep it: for children, students, retired people, the self-employed and anyone who looks after the household.",
      "If your situation changes, for example because a job ends, tell us under [Employment details](/professional) and include accidents under [Change my contracts](/contract/mutation)."
    ]
  },
  {
    "id": "change-insurer",
    "language": "en",
    "was": "aceb969e762d3128658a505090aaada3",
    "question": "How do I cancel or change insurer?",
    "answer": [
      "You can cancel basic insurance at the end of the year. Your letter must reach us by the last working day of November: the date we receive it counts. The cancellation takes effect once your new insurer confirms your membership and no invoice is unpaid after a formal notice.",
      "With the ordinary deductible and free choice of doctor, you can also cancel at the end of June; your letter must reach us by the end of March.",
      "Supplementary and property insurance have their own notice periods, stated in the policy. If in doubt, call us on {{phone}}."
    ]
  },
  {
    "id": "pay-invoice",
    "language": "en",
    "was": "8f693726da05d1e5f4fe813ebe4fee97",
    "question": "How do I pay an invoice?",
    "answer": [
      "Open the invoice under [Invoices](/invoices). You will find a QR code to scan with your banking app, and the details to copy into your e-banking.",
      "With eBill, you approve the invoice in your e-banking. With direct debit, you do not need to do anything: the amount is debited on the date shown.",
      "Your payment appears here once your bank has sent it to us, usually within a few days."
    ]
  },
  {
    "id": "instalments",
    "language": "en",
    "was": "7c534ead3f5aede9d282d62cf2b3a6a1",
    "question": "Can I pay in instalments?",
    "answer": [
      "Yes, from {{smallestDebt}}. Open the invoice under [Invoices](/invoices), then choose the date of the first instalment and how many you would like: you see the plan before you request it. It is interest-free.",
      "We confirm the plan in writing. If an instalment does not arrive, the plan ends and the remaining amount is due. An invoice in debt collection can no longer be split."
    ]
  },
  {
    "id": "late-payment",
    "language": "en",
    "was": "4367ec35af7c5bddecbf35c078fb5f23",
    "question": "What happens if I pay late?",
    "answer": [
      "After the due date, we first send a reminder, then a formal notice with a final deadline, and finally start debt collection. Fees are added from the reminder on: {{reminderFee}} for the reminder, more for the later steps. The letter states them.",
      "As long as a basic insurance invoice remains unpaid after a formal notice, you cannot change insurer. With supplementary and property insurance, your cover may be suspended.",
      "Contact us early: a [longer deadline or a payment plan](/invoices) avoids fees."
    ]
  },
  {
    "id": "payment-mode",
    "language": "en",
    "was": "3b4faf09241a121210b24f1e3c6c47a9",
    "question": "How do I change the payment method?",
    "answer": [
      "You can choose between an invoice with a QR code, eBill and direct debit. You activate eBill in your e-banking: search for our name there and add us.",
      "You can change how often you pay, for example monthly or yearly, under [Change my contracts](/contract/mutation). If you pay several months in advance, you get a discount.",
      "You will find the bank account for direct debit under [Personal data](/profile?activeTab=financials)."
    ]
  },
  {
    "id": "understand-invoice",
    "language": "en",
    "was": "df238163ae717a4568d9d59d611b52dd",
    "question": "How do I read my invoice?",
    "answer": [
      "There are two kinds of invoice: premiums, payable in advance, and cost shares, which follow a benefit statement.",
      "A premium invoice shows each person’s premium for each contract, any discounts, the canton’s premium reduction and the redistribution of environmental levies. A cost share invoice shows the deductible, the retention fee and, for a hospital stay, the hospital contribution.",
      "Basic insurance and your other insurance policies are invoiced separately, because different laws apply. Open a row under [Invoices](/invoices) to see the details."
    ]
  },
  {
    "id": "premium-rises",
    "language": "en",
    "was": "ac4ce701364c77d3d1cc7dd7846354e4",
    "question": "Why does my premium change?",
    "answer": [
      "Basic insurance premiums are calculated every year from the costs expected in your canton. The Confederation approves them at the end of September, and we write to you in October.",
      "Your premium also changes when you move to another region, on 1 January after your 18th and 25th birthdays, or if you change your deductible, model or accident cover.",
      "To pay less, compare deductibles and models under [Change my contracts](/contract/mutation)."
    ]
  },
  {
    "id": "send-bill",
    "language": "en",
    "was": "1d1fd1f4fdea09c1d6232f9524fd1914",
    "question": "How do I get reimbursed for a medical bill?",
    "answer": [
      "If your doctor or therapist sent you the bill, send it to us under [Send documents](/documents/send): up to {{mostFiles}} PDFs at a time, or photos, which we turn into a PDF. Include all pages and, where needed, the prescription.",
      "Hospitals and most pharmacies bill us directly: you do not need to send anything.",
      "We usually process a bill within {{billDays}} working days and pay the amount {{payDays}} working days later. You can follow it under [Reimbursements](/reimbursements)."
    ]
  },
  {
    "id": "statement",
    "language": "en",
    "was": "8dced14f3003bcec6d20b0584ce420e3",
    "question": "How do I read my benefit statement?",
    "answer": [
      "For each bill, the benefit statement shows what it cost, what the insurance pays and what you pay yourself: the deductible, the retention fee and anything that is not covered.",
      "If you paid the bill, we pay you our share. If we paid the provider, you receive an invoice for yours.",
      "You will find the details of each benefit statement, and the PDF, under [Reimbursements](/reimbursements). If you do not agree, write to us and quote its number."
    ]
  },
  {
    "id": "abroad",
    "language": "en",
    "was": "c5798b545ba73f4fcf03a965eb0fbdba",
    "question": "Am I covered abroad?",
    "answer": [
      "In an emergency in an EU or EFTA country, show your insurance card: the back of the card is the European card. You receive the same care as people insured in that country.",
      "In other countries, basic insurance pays at most twice what the same care would cost in Switzerland. For a trip to the USA, Canada or Australia, we strongly recommend supplementary insurance.",
      "Planned treatment is not usually covered: call us on {{phone}} before you leave. Send your bills as a [bill from abroad](/documents/send), with proof of payment."
    ]
  },
  {
    "id": "pregnancy",
    "language": "en",
    "was": "9649189a764fdba65f034c5026b31f5b",
    "question": "Who pays for care during pregnancy?",
    "answer": [
      "Pregnancy check-ups, the birth and the midwife cost you nothing: no deductible and no retention fee. From week 13 of pregnancy until eight weeks after the birth, the same applies to all other care under basic insurance.",
      "To let us know, [report your pregnancy](/maternity).",
      "Your baby must be insured within three months of the birth. Cover then applies from the first day; you can register your baby before the birth."
    ]
  },
  {
    "id": "accident",
    "language": "en",
    "was": "9ed7bb73294bb515133368e07e8da865",
    "question": "What should I do after an accident?",
    "answer": [
      "If you work at least {{employedHours}} hours a week for the same employer, report the accident to your employer, whose insurance pays.",
      "Otherwise, and for your children, [report the accident to us](/help-accident) as soon as possible: when, where, how, which injuries. You can send the bills later.",
      "The deductible and retention fee apply as they would for an illness. If someone else is responsible, tell us: we will contact that person’s insurer."
    ]
  },
  {
    "id": "tax-certificate",
    "language": "en",
    "was": "5fd650843a90c247c88d68eab489733a",
    "question": "Where do I find my tax certificate?",
    "answer": [
      "Under [Reimbursements](/reimbursements), download the tax certificate for the year: it shows the premiums you paid and the medical costs you paid yourself. The certificate for a full year is available from January.",
      "Every adult will find their own in their customer account."
    ]
  },
  {
    "id": "card",
    "language": "en",
    "was": "148245dd0ccd99b23ec13248b274d934",
    "question": "I have lost my insurance card: what now?",
    "answer": [
      "[Order a new card](/order-card): if it was lost, stolen or damaged, we replace it and block the old one. The new card arrives by post.",
      "Until then, your name, date of birth and AHV number are enough at the pharmacy or practice: your cover can be checked online.",
      "If you are abroad, call us on {{phone}} and we will send you a provisional certificate."
    ]
  },
  {
    "id": "contacts",
    "language": "en",
    "was": "5784f87f6d94c4ea95811841312b55c2",
    "question": "How do I change my phone number or e-mail?",
    "answer": [
      "You can change your contact numbers and e-mail addresses under [Personal data, phones and e-mails](/profile?activeTab=phonesEmails).",
      "You can change the mobile number that receives your security codes under [Customer account](/account).",
      "You can change the e-mail address you sign in with under [Security](/account/security). We send a link to your current address and one to the new address; the change takes effect once you have confirmed both."
    ]
  },
  {
    "id": "paper",
    "language": "en",
    "was": "1cd039f90748e7e785875b6cddf093e6",
    "question": "Can I get documents online or on paper?",
    "answer": [
      "You decide. Under [Settings](/settings), choose whether you also receive invoices and benefit statements by post. Online, they stay under [Documents](/documents), where you can download several at once.",
      "In the settings you also choose how we let you know about a new document: by e-mail, by text message or with a notification on your device."
    ]
  },
  {
    "id": "password",
    "language": "en",
    "was": "6f16fc18de5ef31889ee376496ad01e3",
    "question": "I have forgotten my password",
    "answer": [
      "On the sign-in page, choose “Forgotten your password?” and enter your e-mail address. We will send you a link to choose a new password. After several failed attempts, sign-in is blocked for a few minutes for your security.",
      "If you know your password and want to change it, go to [Customer account](/account). To sign in without a password, add a passkey under [Security](/account/security).",
      "If the link does not arrive, or you no longer have that e-mail address, call us on {{phone}}."
    ]
  },
  {
    "id": "code",
    "language": "en",
    "was": "afb927d3af0e8a42d7fe21907061f194",
    "question": "I do not receive the security code",
    "answer": [
      "We send the code to the mobile number shown under [Customer account](/account), or by e-mail if you have no mobile number. Check that your phone has a signal, wait a minute and request a new code: only the latest one is valid.",
      "Do you no longer have that number? Use a passkey or a recovery code when you sign in. You can set them up under [Security](/account/security). If you have neither, call us on {{phone}}.",
      "Never give a code to anyone, not even on the phone: we will never ask you for it."
    ]
  },
  {
    "id": "first-access",
    "language": "en",
    "was": "5e31d97976b58bc39343b1dea32c2adc",
    "question": "How do I get access to the customer portal?",
    "answer": [
      "Every insured person aged {{adultAge}} or over can have their own access. Request it under [Request access](/request-access) with your insurance number, which is on your card and your invoices.",
      "- Online: take photos of your identity document and your face with your phone, and your access is activated straight away.",
      "- By post: we send a code to the address in your contract.",
      "This is how we check your identity: your health data must reach only you."
    ]
  },
  {
    "id": "property-damage",
    "language": "en",
    "was": "0435637b1395223c1175c7c36107812c",
    "question": "How do I report damage?",
    "answer": [
      "First limit the damage: turn off the water, cover and secure what you can. Take photos and keep damaged items until you hear from us. If something was stolen, report it to the police.",
      "[Then report the damage to us](/help-damage), with the photos and a list of the items and their value. If it is urgent, call us on {{phone}}.",
      "We replace what your contract covers at its value as new, less the deductible in the policy."
    ]
  }
]$content$) as content(id text, language text, was text, question text, answer jsonb)
), changed as (
  update faq_answer as kept set question = told.question, answer = told.answer
  from told
  where kept.question_id = told.id and kept.language = told.language and md5(kept.answer) = told.was
  returning kept.question_id
)
update faq_question set changed_at = now() where id in (select question_id from changed);
