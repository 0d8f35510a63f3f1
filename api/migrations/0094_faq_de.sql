-- The first questions and answers in German; operators change them with `npm run operator -- faq change`.
insert into faq_answer (question_id, language, slug, question, answer, keywords)
select id, 'de', slug, question, (select string_agg(line, E'\n' order by place) from jsonb_array_elements_text(answer) with ordinality as lines(line, place)), keywords
from jsonb_to_recordset($content$[
  {
    "id": "deductible",
    "slug": "was-ist-die-franchise",
    "question": "Was ist die Franchise?",
    "answer": [
      "Die Franchise ist der Teil Ihrer Behandlungskosten, den Sie jedes Jahr selbst bezahlen, bevor die Grundversicherung zahlt. Für Erwachsene liegt sie zwischen {{ordinaryDeductible}} und {{highestDeductible}}. Kinder haben keine, ausser Sie wählen eine.",
      "Je höher die Franchise, desto tiefer die Prämie. Eine tiefe Franchise lohnt sich, wenn Sie oft zum Arzt gehen; eine hohe, wenn Sie gesund sind und eine grosse Rechnung bezahlen könnten.",
      "Es zählt das Datum der Behandlung, nicht das der Rechnung. Wie viel Sie dieses Jahr schon bezahlt haben, sehen Sie auf der [Startseite](/)."
    ],
    "keywords": "franchise jahresfranchise kostenbeteiligung selber bezahlen 300 2500"
  },
  {
    "id": "coinsurance",
    "slug": "was-ist-der-selbstbehalt",
    "question": "Was ist der Selbstbehalt?",
    "answer": [
      "Ist die Franchise aufgebraucht, bezahlen Sie noch {{coinsuranceRate}} % der Kosten: Das ist der Selbstbehalt. Er endet bei {{coinsuranceAdult}} im Jahr für Erwachsene und bei {{coinsuranceChild}} für Kinder. Danach übernimmt die Grundversicherung alles, was sie deckt.",
      "Für ein Originalmedikament, zu dem es ein günstigeres Generikum gibt, beträgt der Selbstbehalt {{brandRate}} %, ausser Ihre Ärztin verschreibt es aus medizinischen Gründen.",
      "Kinder einer Familie, die ohne Franchise bei uns versichert sind, bezahlen zusammen höchstens {{familyMaximum}} im Jahr."
    ],
    "keywords": "selbstbehalt 10 prozent kostenbeteiligung maximum 700 generika"
  },
  {
    "id": "change-deductible",
    "slug": "franchise-aendern",
    "question": "Wie ändere ich meine Franchise?",
    "answer": [
      "Eine Franchise ändert jeweils auf den 1. Januar, unter [Verträge ändern](/contract/mutation). Dort vergleichen Sie die Prämien, bevor Sie Ihren Antrag senden.",
      "- Um sie zu senken, muss Ihr Antrag bis zum letzten Arbeitstag im November bei uns sein.",
      "- Um sie zu erhöhen, haben Sie bis Ende Dezember Zeit.",
      "Sobald die Änderung bestätigt ist, erhalten Sie eine neue Police."
    ],
    "keywords": "franchise ändern wechseln erhöhen senken frist november"
  },
  {
    "id": "models",
    "slug": "versicherungsmodelle",
    "question": "Welche Modelle gibt es in der Grundversicherung?",
    "answer": [
      "Die Leistungen sind in allen Modellen gleich. Verschieden ist, an wen Sie sich bei Krankheit zuerst wenden, und damit die Prämie:",
      "- Freie Arztwahl: Sie gehen, zu wem Sie wollen.",
      "- Hausarztmodell: Sie gehen zuerst in die gewählte Praxis, die Sie weiter überweist.",
      "- Ärztenetz: Eine Gruppe von Ärztinnen und Ärzten koordiniert Ihre Behandlung.",
      "- Telemedizin: Sie rufen zuerst eine medizinische Beratung an.",
      "Im Notfall, zur Gynäkologin oder für Augenuntersuchungen gehen Sie direkt. Ein Modell wechseln Sie auf den 1. Januar, unter [Verträge ändern](/contract/mutation)."
    ],
    "keywords": "modell hausarzt ärztenetz telemedizin freie arztwahl wechseln arzt wechseln hmo"
  },
  {
    "id": "accident-cover",
    "slug": "unfalldeckung",
    "question": "Muss ich den Unfall in der Grundversicherung einschliessen?",
    "answer": [
      "Wenn Sie mindestens {{employedHours}} Stunden pro Woche bei der gleichen Arbeitgeberin arbeiten, sind Sie dort auch gegen Freizeitunfälle versichert. Dann können Sie diese Deckung bei uns sistieren, und Ihre Prämie sinkt.",
      "In allen anderen Fällen behalten Sie sie: für Kinder, im Studium, im Ruhestand, bei selbständiger Arbeit oder wenn Sie den Haushalt führen.",
      "Ihre Situation ändert sich, zum Beispiel am Ende einer Anstellung? Melden Sie es unter [Berufliche Angaben](/professional) und schliessen Sie den Unfall unter [Verträge ändern](/contract/mutation) ein."
    ],
    "keywords": "unfall einschliessen ausschliessen sistieren arbeitgeber uvg 8 stunden stelle arbeitslos"
  },
  {
    "id": "hospital-contribution",
    "slug": "spitalkostenbeitrag",
    "question": "Was bezahle ich bei einem Spitalaufenthalt?",
    "answer": [
      "Zusätzlich zu Franchise und Selbstbehalt bezahlen Sie {{hospitalDay}} pro Tag im Spital: den Spitalkostenbeitrag. Der Austrittstag zählt nicht.",
      "Kinder, junge Erwachsene in Ausbildung und Frauen bei Mutterschaft bezahlen ihn nicht. An das jährliche Maximum des Selbstbehalts wird er nicht angerechnet.",
      "Die Grundversicherung bezahlt die allgemeine Abteilung. Ein Zweibett- oder Einzelzimmer deckt eine Zusatzversicherung: Schauen Sie vor dem Eintritt in [Ihren Verträgen](/contract) nach."
    ],
    "keywords": "spital spitalaufenthalt spitalkosten beitrag 15 franken privat halbprivat zimmer"
  },
  {
    "id": "supplementary",
    "slug": "grundversicherung-und-zusatzversicherung",
    "question": "Was unterscheidet Grund- und Zusatzversicherung?",
    "answer": [
      "Die Grundversicherung ist obligatorisch und bei allen Versicherern gleich: Das Gesetz (KVG) legt die Leistungen fest. Wir müssen alle aufnehmen, ohne Fragen zur Gesundheit.",
      "Zusatzversicherungen sind frei und folgen einem anderen Gesetz (VVG). Sie decken, was die Grundversicherung nicht bezahlt, zum Beispiel Brillen, Alternativmedizin oder das Einzelzimmer. Der Versicherer darf Gesundheitsfragen stellen.",
      "Was Sie haben, sehen Sie unter [Verträge](/contract)."
    ],
    "keywords": "kvg vvg zusatzversicherung leistungen brille alternativmedizin zahnarzt unterschied"
  },
  {
    "id": "change-insurer",
    "slug": "versicherer-wechseln",
    "question": "Wie kündige ich oder wechsle den Versicherer?",
    "answer": [
      "Die Grundversicherung kündigen Sie auf Ende Jahr. Ihr Brief muss bis zum letzten Arbeitstag im November bei uns sein: Es zählt der Empfang. Wir dürfen Sie erst gehen lassen, wenn der neue Versicherer die Aufnahme bestätigt und nichts überfällig ist.",
      "Mit der ordentlichen Franchise und freier Arztwahl können Sie auch auf Ende Juni kündigen, bis Ende März.",
      "Für Zusatz- und Sachversicherungen gelten eigene Fristen, die in der Police stehen. Im Zweifel rufen Sie uns an: {{phone}}."
    ],
    "keywords": "kündigen kündigung wechseln krankenkasse versicherer frist brief"
  },
  {
    "id": "pay-invoice",
    "slug": "rechnung-bezahlen",
    "question": "Wie bezahle ich eine Rechnung?",
    "answer": [
      "Öffnen Sie die Rechnung unter [Rechnungen](/invoices): Dort finden Sie den QR-Code für Ihre Banking-App und die Angaben zum Kopieren ins E-Banking.",
      "Mit eBill geben Sie die Rechnung in Ihrem E-Banking frei. Mit der Lastschrift müssen Sie nichts tun: Der Betrag wird am angegebenen Tag belastet.",
      "Ihre Zahlung erscheint hier, sobald Ihre Bank sie uns überwiesen hat, in der Regel nach wenigen Tagen."
    ],
    "keywords": "rechnung bezahlen zahlen prämie qr-code einzahlungsschein e-banking ebill"
  },
  {
    "id": "extend-deadline",
    "slug": "zahlungsfrist-verlaengern",
    "question": "Kann ich eine Rechnung später bezahlen?",
    "answer": [
      "Ja. Öffnen Sie die Rechnung unter [Rechnungen](/invoices) und verlängern Sie die Frist: Sie haben {{jokerDays}} Tage mehr, ohne Gebühr.",
      "Das geht einmal pro Rechnung und {{jokers}}-mal im Jahr. Nach einer Mahnung, bei Lastschrift oder bei Ratenzahlung kann die Frist nicht mehr verlängert werden."
    ],
    "keywords": "frist verlängern aufschub später zahlen joker rechnung zahlungsfrist"
  },
  {
    "id": "instalments",
    "slug": "in-raten-bezahlen",
    "question": "Kann ich in Raten bezahlen?",
    "answer": [
      "Ja, ab {{smallestDebt}}. Öffnen Sie die Rechnung unter [Rechnungen](/invoices), wählen Sie das Datum der ersten Rate und die Anzahl: Sie sehen den Plan, bevor Sie ihn beantragen. Er ist zinslos.",
      "Wir bestätigen den Plan schriftlich. Bleibt eine Rate aus, endet er, und der Rest wird fällig. Eine Rechnung in Betreibung kann nicht mehr aufgeteilt werden."
    ],
    "keywords": "raten ratenzahlung abzahlung zahlungsplan zahlungsschwierigkeiten"
  },
  {
    "id": "late-payment",
    "slug": "rechnung-ueberfaellig",
    "question": "Was passiert, wenn ich zu spät bezahle?",
    "answer": [
      "Nach dem Fälligkeitstag kommt zuerst eine Zahlungserinnerung, dann eine Mahnung mit einer letzten Frist und schliesslich eine Betreibung. Ab der Mahnung kommen Gebühren dazu; die Rechnung nennt sie.",
      "Solange Prämien oder Kostenbeteiligungen der Grundversicherung überfällig sind, können Sie den Versicherer nicht wechseln. Bei Zusatz- und Sachversicherungen kann die Deckung ruhen.",
      "Melden Sie sich früh: Eine [längere Frist oder ein Ratenplan](/invoices) erspart Gebühren."
    ],
    "keywords": "zu spät überfällig zahlungserinnerung mahnung betreibung gebühren nicht bezahlt"
  },
  {
    "id": "payment-mode",
    "slug": "zahlungsart-aendern",
    "question": "Wie ändere ich die Zahlungsart?",
    "answer": [
      "Sie haben die Wahl zwischen der Rechnung mit QR-Code, eBill und der Lastschrift. eBill aktivieren Sie in Ihrem E-Banking: Suchen Sie dort unseren Namen und fügen Sie uns hinzu.",
      "Den Zahlungsrhythmus, zum Beispiel monatlich oder jährlich, ändern Sie unter [Verträge ändern](/contract/mutation). Wer mehrere Monate im Voraus bezahlt, erhält einen Rabatt.",
      "Das Bankkonto der Lastschrift finden Sie unter [Persönliche Daten](/profile?activeTab=financials)."
    ],
    "keywords": "zahlungsart ebill lastschrift lsv rechnung monatlich jährlich zahlungsrhythmus"
  },
  {
    "id": "understand-invoice",
    "slug": "rechnung-verstehen",
    "question": "Wie lese ich meine Rechnung?",
    "answer": [
      "Es gibt zwei Arten von Rechnungen: Prämien, die im Voraus zu bezahlen sind, und Kostenbeteiligungen, die auf eine Leistungsabrechnung folgen.",
      "Eine Prämienrechnung zeigt pro Person die Prämie jedes Vertrags, Rabatte, die Verbilligung des Kantons und die Rückverteilung der Umweltabgaben. Eine Rechnung über Kostenbeteiligungen zeigt Franchise, Selbstbehalt und im Spital den Spitalkostenbeitrag.",
      "Die Grundversicherung und die anderen Versicherungen haben je eine eigene Rechnung, weil für sie verschiedene Gesetze gelten. Öffnen Sie eine Zeile unter [Rechnungen](/invoices), um die Einzelheiten zu sehen."
    ],
    "keywords": "rechnung verstehen lesen einzelheiten prämie kostenbeteiligung zwei rechnungen warum"
  },
  {
    "id": "premium-reduction",
    "slug": "praemienverbilligung",
    "question": "Habe ich Anspruch auf Prämienverbilligung?",
    "answer": [
      "Die Kantone verbilligen die Prämien von Personen mit bescheidenem Einkommen, nach eigenen Regeln. Den Antrag stellen Sie bei Ihrem Wohnkanton, nicht bei uns; manche Kantone schreiben Ihnen von sich aus.",
      "Sobald uns der Kanton seinen Entscheid meldet, ziehen wir die Verbilligung von Ihrer Rechnung ab, wenn nötig nachträglich. Sie sehen sie in den Einzelheiten der Rechnung und unter [Verträge](/contract)."
    ],
    "keywords": "prämienverbilligung ipv subvention kanton einkommen zu teuer"
  },
  {
    "id": "premium-rises",
    "slug": "warum-aendert-meine-praemie",
    "question": "Warum ändert sich meine Prämie?",
    "answer": [
      "Die Prämien der Grundversicherung werden jedes Jahr nach den erwarteten Kosten Ihres Kantons berechnet. Der Bund genehmigt sie Ende September, und wir schreiben Ihnen im Oktober.",
      "Sie ändert sich auch, wenn Sie in eine andere Region umziehen, am 1. Januar nach Ihrem 18. und 25. Geburtstag oder wenn Sie Franchise, Modell oder Unfalldeckung ändern.",
      "Um weniger zu bezahlen, vergleichen Sie Franchisen und Modelle unter [Verträge ändern](/contract/mutation)."
    ],
    "keywords": "prämie erhöhung teurer warum sparen senken prämienerhöhung"
  },
  {
    "id": "send-bill",
    "slug": "rechnung-einsenden",
    "question": "Wie erhalte ich Behandlungskosten zurück?",
    "answer": [
      "Hat Ihnen die Praxis die Rechnung geschickt, senden Sie sie unter [Dokumente senden](/documents/send): bis zu {{mostFiles}} PDF auf einmal oder Fotos, die wir zu einem PDF zusammenfügen. Legen Sie alle Seiten bei und, falls nötig, die Verordnung.",
      "Spitäler und die meisten Apotheken stellen uns direkt Rechnung: Sie müssen nichts senden.",
      "In der Regel bearbeiten wir eine Rechnung in {{billDays}} Arbeitstagen und überweisen den Betrag {{payDays}} Arbeitstage später. Wo sie steht, sehen Sie unter [Rückerstattungen](/reimbursements)."
    ],
    "keywords": "rückerstattung zurückerstatten geld zurück arztrechnung einsenden einreichen foto verordnung wie lange dauer"
  },
  {
    "id": "bank-account",
    "slug": "bankkonto-aendern",
    "question": "Wie ändere ich die IBAN für Rückerstattungen?",
    "answer": [
      "Unter [Persönliche Daten, Bankkonten](/profile?activeTab=financials) geben Sie die neue IBAN ein und ab wann sie gilt. Zu Ihrer Sicherheit bestätigen Sie mit einem Code, den wir Ihnen senden.",
      "Eine QR-IBAN von einem Einzahlungsschein kann keine Rückerstattungen empfangen.",
      "Zahlungen, die schon ausgelöst sind, gehen noch auf das alte Bankkonto: Lassen Sie es ein paar Tage offen."
    ],
    "keywords": "iban ändern bankkonto bankverbindung auszahlung rückerstattung bank postkonto"
  },
  {
    "id": "statement",
    "slug": "leistungsabrechnung-verstehen",
    "question": "Wie lese ich meine Leistungsabrechnung?",
    "answer": [
      "Die Leistungsabrechnung zeigt für jede Rechnung, was sie gekostet hat, was die Versicherung übernimmt und was Sie selbst bezahlen: Franchise, Selbstbehalt und was nicht gedeckt ist.",
      "Haben Sie die Rechnung bezahlt, überweisen wir Ihnen unseren Teil. Haben wir den Leistungserbringer bezahlt, erhalten Sie eine Rechnung für Ihren.",
      "Alle Leistungsabrechnungen finden Sie im Einzelnen und als PDF unter [Rückerstattungen](/reimbursements). Sie sind nicht einverstanden? Schreiben Sie uns mit der Nummer der Leistungsabrechnung."
    ],
    "keywords": "leistungsabrechnung verstehen lesen abgelehnt nicht bezahlt einsprache"
  },
  {
    "id": "abroad",
    "slug": "behandlung-im-ausland",
    "question": "Bin ich im Ausland versichert?",
    "answer": [
      "Bei einem Notfall in einem Land der EU oder der EFTA zeigen Sie Ihre Versichertenkarte: Ihre Rückseite ist die europäische Karte. Sie werden behandelt wie die Versicherten des Landes.",
      "In anderen Ländern bezahlt die Grundversicherung höchstens das Doppelte von dem, was die gleiche Behandlung in der Schweiz kosten würde. Für eine Reise in die USA, nach Kanada oder Australien empfehlen wir dringend eine Zusatzversicherung.",
      "Eine geplante Behandlung ist in der Regel nicht gedeckt: Rufen Sie uns vor der Abreise an, {{phone}}. Ihre Rechnungen senden Sie als [Rechnung aus dem Ausland](/documents/send), mit dem Zahlungsbeleg."
    ],
    "keywords": "ausland reise ferien notfall europäische karte europa usa behandlung"
  },
  {
    "id": "pregnancy",
    "slug": "schwangerschaft-und-geburt",
    "question": "Wer bezahlt die Behandlungen in der Schwangerschaft?",
    "answer": [
      "Kontrollen in der Schwangerschaft, Geburt und Hebamme kosten Sie nichts: weder Franchise noch Selbstbehalt. Von der 13. Schwangerschaftswoche bis acht Wochen nach der Geburt gilt das auch für alle anderen Behandlungen der Grundversicherung.",
      "Damit wir davon wissen, [melden Sie Ihre Schwangerschaft](/maternity).",
      "Ihr Kind muss innert drei Monaten nach der Geburt versichert sein. Die Deckung gilt dann ab dem ersten Tag; anmelden können Sie es schon vorher."
    ],
    "keywords": "schwangerschaft schwanger geburt mutterschaft baby hebamme melden kind versichern anmelden"
  },
  {
    "id": "delegation",
    "slug": "ueberweisungsschein",
    "question": "Wozu dient ein Überweisungsschein?",
    "answer": [
      "Im Hausarztmodell und im Ärztenetz überweist Ihre Praxis Sie mit einem Überweisungsschein an eine Spezialistin oder ein Spital. Ohne Schein kann die Grundversicherung die Zahlung ablehnen, ausser im Notfall.",
      "Ihre Scheine und wie lange sie gelten, sehen Sie unter [Überweisungsscheine](/delegations). Fehlt einer, senden Sie ihn unter [Dokumente senden](/documents/send)."
    ],
    "keywords": "überweisung überweisungsschein spezialist hausarzt ärztenetz"
  },
  {
    "id": "accident",
    "slug": "unfall-melden",
    "question": "Was tun nach einem Unfall?",
    "answer": [
      "Wenn Sie mindestens {{employedHours}} Stunden pro Woche bei der gleichen Arbeitgeberin arbeiten, melden Sie den Unfall dort: Ihre Versicherung bezahlt.",
      "Sonst, und für Ihre Kinder, [melden Sie uns den Unfall](/help-accident) so bald wie möglich: wann, wo, wie, welche Verletzungen. Die Rechnungen können Sie später senden.",
      "Franchise und Selbstbehalt gelten wie bei einer Krankheit. Ist jemand anderes verantwortlich, sagen Sie es uns: Wir wenden uns an dessen Versicherung."
    ],
    "keywords": "unfall melden verletzung sturz verkehr ski dritte unfallmeldung"
  },
  {
    "id": "move",
    "slug": "adresse-aendern",
    "question": "Ich ziehe um: Was muss ich tun?",
    "answer": [
      "Geben Sie die neue Adresse und das Datum unter [Persönliche Daten, Adressen](/profile?activeTab=postals) ein. Personen Ihres Haushalts können mit Ihnen umziehen.",
      "Die Prämie der Grundversicherung hängt von der Gemeinde ab: Ändert sie sich, erhalten Sie eine neue Police. Ihre Hausratversicherung zieht mit; prüfen Sie, ob die Versicherungssumme noch stimmt.",
      "Sie ziehen ins Ausland? Rufen Sie uns an, {{phone}}: Je nach Land endet Ihre Versicherung oder läuft weiter."
    ],
    "keywords": "umzug umziehen adresse ändern neue adresse strasse gemeinde adressänderung"
  },
  {
    "id": "tax-certificate",
    "slug": "steuerbescheinigung",
    "question": "Wo finde ich die Bescheinigung für die Steuern?",
    "answer": [
      "Unter [Rückerstattungen](/reimbursements) laden Sie die Bescheinigung des Jahres herunter: Sie zeigt die bezahlten Prämien und die Kosten, die Sie selbst getragen haben. Die eines ganzen Jahres ist ab Januar da.",
      "Jede erwachsene Person findet ihre eigene in ihrem Kundenkonto."
    ],
    "keywords": "steuern steuererklärung bescheinigung krankheitskosten prämien steuerauszug"
  },
  {
    "id": "card",
    "slug": "versichertenkarte-verloren",
    "question": "Versichertenkarte verloren: Was tun?",
    "answer": [
      "[Bestellen Sie eine neue Karte](/order-card): Ob verloren, gestohlen oder beschädigt, sie wird ersetzt, und die alte wird gesperrt. Sie kommt mit der Post.",
      "Bis dahin genügen in der Apotheke oder Praxis Ihr Name, Ihr Geburtsdatum und Ihre AHV-Nummer: Ihre Deckung lässt sich online prüfen.",
      "Im Ausland rufen Sie uns an, {{phone}}: Wir senden Ihnen eine provisorische Bescheinigung."
    ],
    "keywords": "karte verloren gestohlen beschädigt defekt neue versichertenkarte bestellen apotheke"
  },
  {
    "id": "contacts",
    "slug": "telefon-oder-e-mail-aendern",
    "question": "Wie ändere ich Telefonnummer oder E-Mail?",
    "answer": [
      "Telefonnummern und E-Mail-Adressen für den Kontakt ändern Sie unter [Persönliche Daten, Telefone und E-Mails](/profile?activeTab=phonesEmails).",
      "Das Mobiltelefon, das Ihre Sicherheitscodes empfängt, ändern Sie unter [Kundenkonto](/account). Die E-Mail-Adresse, mit der Sie sich anmelden, können nur wir ändern: Rufen Sie uns an, {{phone}}."
    ],
    "keywords": "telefon nummer handy mobil natel e-mail adresse ändern kontakt"
  },
  {
    "id": "paper",
    "slug": "dokumente-auf-papier-oder-online",
    "question": "Erhalte ich Dokumente online oder auf Papier?",
    "answer": [
      "Wie Sie möchten. Unter [Einstellungen](/settings) wählen Sie, ob Rechnungen und Leistungsabrechnungen auch mit der Post kommen. Online bleiben sie unter [Dokumente](/documents), wo Sie mehrere auf einmal herunterladen können.",
      "Dort wählen Sie auch, wie wir Sie über ein neues Dokument benachrichtigen: per E-Mail, SMS oder mit einer Benachrichtigung auf Ihrem Gerät."
    ],
    "keywords": "papier post brief elektronisch dokumente online benachrichtigung"
  },
  {
    "id": "privacy-in-family",
    "slug": "wer-sieht-meine-daten",
    "question": "Wer sieht meine Daten in der Familie?",
    "answer": [
      "Wer die Post des Haushalts erhält, sieht die Verträge und Rechnungen aller Personen. Was die Gesundheit einer erwachsenen Person betrifft, etwa ihre Leistungsabrechnungen, sieht ab {{adultAge}} Jahren nur sie selbst.",
      "Unter [Kundenkonto](/account) sehen Sie, wer Ihre Daten wann angesehen hat, und können eine Kopie herunterladen."
    ],
    "keywords": "familie partner kind volljährig datenschutz wer sieht vertraulich"
  },
  {
    "id": "password",
    "slug": "passwort-vergessen",
    "question": "Ich habe mein Passwort vergessen",
    "answer": [
      "Rufen Sie uns an, {{phone}}: Nach ein paar Fragen stellen wir Ihren Zugang wieder her. Nach mehreren falschen Versuchen ist die Anmeldung zu Ihrer Sicherheit einige Minuten gesperrt.",
      "Sie kennen Ihr Passwort und wollen es ändern? Das tun Sie unter [Kundenkonto](/account)."
    ],
    "keywords": "passwort vergessen verloren ändern anmelden einloggen zugang gesperrt"
  },
  {
    "id": "code",
    "slug": "sicherheitscode",
    "question": "Ich erhalte keinen Sicherheitscode",
    "answer": [
      "Wir senden den Code an das Mobiltelefon, das unter [Kundenkonto](/account) steht. Prüfen Sie, ob das Gerät Empfang hat, warten Sie eine Minute und verlangen Sie einen neuen Code: Nur der letzte gilt.",
      "Ihre Nummer hat geändert und die alte haben Sie nicht mehr? Rufen Sie uns an, {{phone}}.",
      "Geben Sie einen Code nie weiter, auch nicht am Telefon: Wir fragen nie danach."
    ],
    "keywords": "code sms sicherheit nicht erhalten bestätigung handy zwei schritte"
  },
  {
    "id": "first-access",
    "slug": "zugang-erhalten",
    "question": "Wie erhalte ich Zugang zum Kundenportal?",
    "answer": [
      "Jede versicherte Person ab {{adultAge}} Jahren kann einen eigenen Zugang haben. Rufen Sie uns an, {{phone}}, und halten Sie Ihre Versichertennummer bereit: Sie steht auf der Police und der Karte.",
      "Vor der Freischaltung prüfen wir Ihre Identität: Ihre Gesundheitsdaten sollen nur zu Ihnen gelangen."
    ],
    "keywords": "zugang registrieren anmelden eröffnen erste anmeldung kundenkonto"
  },
  {
    "id": "property-damage",
    "slug": "schaden-melden",
    "question": "Wie melde ich einen Schaden?",
    "answer": [
      "Begrenzen Sie zuerst den Schaden: Wasser abstellen, abdecken, sichern. Machen Sie Fotos und bewahren Sie beschädigte Gegenstände auf, bis wir antworten. Bei einem Diebstahl gehen Sie zur Polizei.",
      "[Melden Sie uns den Schaden](/help-damage) danach mit den Fotos und einer Liste der Gegenstände mit ihrem Wert. Wenn es eilt, rufen Sie uns an: {{phone}}.",
      "Was Ihr Vertrag deckt, ersetzen wir zum Neuwert, abzüglich der Franchise der Police."
    ],
    "keywords": "schaden melden diebstahl einbruch wasserschaden brand glasbruch hausrat schadenmeldung"
  },
  {
    "id": "stamp-duty",
    "slug": "stempelabgabe",
    "question": "Warum bezahle ich eine Stempelabgabe auf der Sachversicherung?",
    "answer": [
      "Der Bund erhebt auf Prämien der Sach-, Haftpflicht- und Rechtsschutzversicherung eine Stempelabgabe von {{stampDuty}} %. Wir leiten sie vollständig weiter.",
      "Kranken- und Unfallversicherungen sind davon ausgenommen."
    ],
    "keywords": "stempel eidgenössische abgabe steuer 5 prozent hausrat haftpflicht prämie"
  },
  {
    "id": "sum-insured",
    "slug": "versicherungssumme-hausrat",
    "question": "Welche Summe versichere ich für den Hausrat?",
    "answer": [
      "Versichern Sie, was es kosten würde, alles neu zu kaufen: Möbel, Kleider, Geräte, Sport, Keller und Estrich. Ist die Summe zu tief, dürfen wir einen Schaden nur anteilig bezahlen.",
      "Prüfen Sie sie nach einem Umzug, einer Heirat oder einem grossen Kauf. Sie finden sie unter [Verträge, Sachversicherung](/contract?tab=estate); um sie zu ändern, rufen Sie uns an: {{phone}}."
    ],
    "keywords": "versicherungssumme hausrat unterversicherung neuwert inventar möbel"
  },
  {
    "id": "liability",
    "slug": "privathaftpflicht",
    "question": "Was deckt meine Haftpflichtversicherung?",
    "answer": [
      "Sie bezahlt Schäden, die Sie oder die mitversicherten Personen anderen ungewollt zufügen: ein Ball in einer Scheibe, ein Zusammenstoss auf der Piste, ein Fleck auf dem Parkett der Mietwohnung.",
      "Eigene Sachen und was mit dem Auto geschieht, deckt sie nicht. Anerkennen Sie vor Ort keine Schuld: [Melden Sie uns den Schaden](/help-damage), wir prüfen die Forderungen und wehren unberechtigte ab."
    ],
    "keywords": "haftpflicht privathaftpflicht schaden an anderen dritte mieter kind"
  }
]$content$) as content(id text, slug text, question text, answer jsonb, keywords text);
