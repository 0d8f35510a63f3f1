import { article, type ConditionTexts } from "./shape.ts";

export const de: ConditionTexts = {
  title: "Allgemeine Versicherungsbedingungen",
  edition: "Ausgabe vom {date}",
  article: "Art.",
  basic: {
    opening: [
      article(
        "Worum es geht",
        "Diese Bedingungen regeln die obligatorische Krankenpflegeversicherung bei {insurer}. Sie beruht auf dem Bundesgesetz über die Krankenversicherung (KVG) und dessen Verordnungen. Bei Widersprüchen gehen das Gesetz und seine Verordnungen diesen Bedingungen vor.",
      ),
      article(
        "Wer sich versichern kann",
        "Alle Personen mit Wohnsitz in der Schweiz können sich bei uns versichern, unabhängig von Alter und Gesundheit, ohne Vorbehalt und ohne Wartefrist.",
        "Ein Kind ist ab der Geburt versichert, wenn Sie es uns innert drei Monaten melden.",
      ),
      article(
        "Beginn und Ende",
        "Die Versicherung beginnt am Tag, der in der Police steht. Sie können auf das Ende eines Jahres kündigen; Ihr Brief muss spätestens am letzten Arbeitstag im November bei uns sein. Mit ordentlicher Franchise und freier Arztwahl können Sie mit einer Frist von drei Monaten auch auf Ende Juni kündigen: Dann muss Ihr Brief spätestens am letzten Arbeitstag im März bei uns sein.",
        "Sie endet erst, wenn uns die neue Versicherung bestätigt, dass Sie dort ohne Unterbruch versichert sind. Solange Sie nach einer Mahnung in Verzug sind, können Sie den Versicherer nicht wechseln. Sie erlischt beim definitiven Wegzug ins Ausland und beim Tod.",
      ),
    ],
    family: {
      STANDARD: [
        article(
          "Freie Arztwahl",
          "Sie gehen direkt in die Praxis Ihrer Wahl, auch zu Spezialistinnen und Spezialisten, sofern diese zulasten der obligatorischen Versicherung tätig sein dürfen.",
        ),
      ],
      NETWORK: [
        article(
          "Ärztenetz",
          "Sie wenden sich zuerst an eine Praxis des gewählten Ärztenetzes. Diese behandelt Sie oder überweist Sie weiter. Dafür ist Ihre Prämie tiefer.",
          "Notfälle, Frauenheilkunde, Augenheilkunde, Kindermedizin und Zahnbehandlungen sind davon ausgenommen. Halten Sie diesen Weg trotz Hinweis mehrmals nicht ein, können wir Sie auf den Folgemonat in das Modell mit freier Arztwahl umteilen.",
        ),
      ],
      FAMILY_DOCTOR: [
        article(
          "Hausarztmodell",
          "Sie gehen zuerst in die Hausarztpraxis, die in Ihrer Police steht. Falls nötig, überweist sie Sie an eine Spezialpraxis oder ein Spital. Dafür ist Ihre Prämie tiefer.",
          "Notfälle, Frauenheilkunde, Augenheilkunde, Kindermedizin und Zahnbehandlungen brauchen keine Überweisung. Die Hausarztpraxis können Sie wechseln, wenn Sie es uns vorher melden.",
        ),
      ],
      TELEMEDICINE: [
        article(
          "Telemedizin",
          "Vor jedem Arztbesuch rufen Sie die telemedizinische Beratung an, die in Ihrer Police steht, bei Tag und Nacht. Dort werden Sie beraten und erfahren, wohin und bis wann Sie gehen sollen. Dafür ist Ihre Prämie tiefer.",
          "Notfälle, Frauenheilkunde, Augenheilkunde und Kindermedizin brauchen keinen Anruf; einen Notfall melden Sie innert zehn Tagen.",
        ),
      ],
    },
    rest: [
      article(
        "Was wir bezahlen",
        "Wir übernehmen die Leistungen, die das Gesetz bei Krankheit, Mutterschaft und, falls eingeschlossen, bei Unfall vorsieht: Arztpraxis, Spital in der allgemeinen Abteilung, Medikamente der Spezialitätenliste, Analysen, Physiotherapie und andere verordnete Behandlungen.",
        "Die Leistungen müssen wirksam, zweckmässig und wirtschaftlich sein.",
      ),
      article(
        "Unfall",
        "Wer mindestens acht Stunden pro Woche beim gleichen Arbeitgeber arbeitet, ist dort gegen Unfälle versichert und kann diese Deckung sistieren. Die Prämie sinkt entsprechend.",
        "Sobald sich das ändert, melden Sie es uns innert eines Monats: Die Deckung beginnt sofort wieder.",
      ),
      article(
        "Franchise",
        "Die Franchise ist der Teil der Kosten, den Sie in jedem Kalenderjahr zuerst bezahlen. Erwachsene wählen zwischen 300, 500, 1000, 1500, 2000 und 2500 Franken, Kinder zwischen 0 und 600 Franken.",
        "Eine höhere Franchise wählen Sie auf den 1. Januar; eine tiefere ebenfalls, wenn Ihr Brief spätestens am letzten Arbeitstag im November bei uns ist.",
      ),
      article(
        "Selbstbehalt und Spital",
        "Über der Franchise tragen Sie 10 % der Kosten, höchstens 700 Franken pro Jahr, 350 Franken für ein Kind. Bei einzelnen Medikamenten, für die es ein Generikum gibt, ist der Anteil höher.",
        "Kinder einer Familie, die beim gleichen Versicherer versichert sind, bezahlen zusammen höchstens so viel wie eine erwachsene Person mit ordentlicher Franchise, also 1000 Franken pro Jahr. Haben sie eine Wahlfranchise, so bezahlen sie zusammen höchstens das Doppelte des Höchstbetrags eines Kindes, Franchise inbegriffen; massgebend ist die höchste Franchise.",
        "Im Spital kommt ein Spitalkostenbeitrag von 15 Franken pro Tag dazu, ausser für Kinder, für junge Erwachsene in Ausbildung und bei Leistungen der Mutterschaft. Von der 13. Schwangerschaftswoche bis acht Wochen nach der Geburt bezahlen Sie keine Kostenbeteiligung.",
      ),
      article(
        "Prämien",
        "Die Prämie hängt von Wohnort, Alter, Modell und Franchise ab. Sie ist im Voraus zu bezahlen. Neue Prämien teilen wir mindestens zwei Monate vorher mit.",
        "Bleibt die Zahlung aus, folgen Zahlungserinnerung, Mahnung mit einer Frist von dreissig Tagen und Betreibung. Die Mahngebühren gehen zu Ihren Lasten. Wird es finanziell eng, rufen Sie uns früh an: Oft ist Ratenzahlung möglich.",
      ),
      article(
        "Rechnungen und Rückerstattung",
        "Senden Sie uns die Rechnungen mit der Verordnung über das Kundenportal oder per Post, innert fünf Jahren nach der Behandlung. In der Regel überweisen wir die Rückerstattung innert {billDays} Arbeitstagen auf das Bankkonto, das Sie uns genannt haben.",
      ),
      article(
        "Was wir von Ihnen brauchen",
        "Melden Sie uns innert dreissig Tagen, wenn sich Adresse, Zivilstand, Arbeitgeber oder Wohnsitz ändern. Tun Sie, was der Genesung dient, und geben Sie uns die Auskünfte, die wir für die Prüfung einer Leistung brauchen.",
      ),
      article(
        "Im Ausland",
        "Für dringende Behandlungen während eines vorübergehenden Aufenthalts bezahlen wir höchstens das Doppelte dessen, was sie in der Schweiz kosten würden. In EU und EFTA haben Sie mit der europäischen Karte auf der Rückseite Ihrer Versichertenkarte Anspruch auf die medizinisch notwendige Behandlung.",
      ),
      article(
        "Nicht einverstanden?",
        "Verlangen Sie eine schriftliche Verfügung. Dagegen können Sie innert dreissig Tagen kostenlos Einsprache erheben, danach innert dreissig Tagen Beschwerde beim kantonalen Versicherungsgericht.",
      ),
    ],
  },
  supplementary: {
    opening: [
      article(
        "Worum es geht",
        "Diese Versicherung ergänzt die obligatorische Krankenpflegeversicherung. Sie beruht auf Ihrer Police, diesen Bedingungen und dem Bundesgesetz über den Versicherungsvertrag (VVG).",
      ),
      article(
        "Abschluss",
        "Vor dem Abschluss stellen wir Fragen zu Ihrer Gesundheit. Antworten Sie vollständig und wahrheitsgetreu: Fehlt eine wichtige Tatsache, können wir kündigen und zurückfordern, was wir deswegen bezahlt haben.",
        "Wir können annehmen, einen Vorbehalt vorschlagen oder ablehnen. Sie können Ihren Antrag innert vierzehn Tagen widerrufen, schriftlich oder in einer anderen Form, die den Nachweis durch Text ermöglicht.",
      ),
      article(
        "Beginn, Dauer und Ende",
        "Die Versicherung beginnt am Tag, der in der Police steht, und dauert bis zum Ende des folgenden Kalenderjahres. Danach verlängert sie sich von Jahr zu Jahr.",
        "Sie können auf Jahresende mit einer Frist von drei Monaten kündigen, und innert dreissig Tagen nach der Mitteilung einer höheren Prämie oder schlechterer Bedingungen. Wir verzichten auf die Kündigung im Leistungsfall.",
      ),
    ],
    family: {
      HOSPITAL: [
        article(
          "Im Spital",
          "Wir bezahlen den Aufenthalt in der Abteilung, die in der Police steht: allgemein in der ganzen Schweiz, halbprivat im Zweibettzimmer oder privat im Einbettzimmer, in den beiden letzten mit freier Arztwahl.",
          "Melden Sie einen geplanten Eintritt mindestens zehn Tage vorher: Wir bestätigen, was wir übernehmen. Einen Notfall melden Sie so bald wie möglich.",
        ),
        article(
          "Nach dem Spital",
          "Nach einem Aufenthalt beteiligen wir uns an ärztlich verordneter Haushalthilfe, mit 60 Franken pro Tag während dreissig Tagen im Jahr, und an Erholungskuren in einer anerkannten Einrichtung.",
        ),
      ],
      OUTPATIENT: [
        article(
          "Behandlung und Vorsorge",
          "Je nach Stufe in der Police beteiligen wir uns an Komplementärmedizin bei anerkannten Therapeutinnen und Therapeuten, an Brillen und Linsen, Reiseimpfungen, Vorsorgeuntersuchungen sowie an Fitnessabonnementen und Rückenkursen.",
          "Die Beträge pro Jahr und der Anteil, den wir übernehmen, stehen in der Tabelle Ihrer Police.",
        ),
        article(
          "Zähne und Transport",
          "Falls in der Police erwähnt, bezahlen wir einen Teil der Kontrollen, der Dentalhygiene und der Zahnbehandlungen sowie Zahnkorrekturen bei Kindern. Notfalltransporte und Suchaktionen übernehmen wir bis zum Betrag, der in der Police steht.",
        ),
      ],
    },
    rest: [
      article(
        "Wartefristen",
        "Leistungen bei Mutterschaft bezahlen wir nach zwölf Monaten Versicherung, Zahnbehandlungen nach sechs. Eine andere Frist steht gegebenenfalls in der Police. Unfälle sind ab dem ersten Tag gedeckt.",
      ),
      article(
        "Kostenbeteiligung",
        "Franchise und eigene Anteile stehen in der Police. Diese kommen zu jenen der obligatorischen Versicherung dazu und gelten pro Kalenderjahr, nach dem Datum der Behandlung.",
      ),
      article(
        "Was nicht versichert ist",
        "Nicht gedeckt sind Behandlungen ohne medizinische Notwendigkeit oder aus ästhetischen Gründen, solche ohne anerkannte Wirksamkeit, Folgen eines vorsätzlichen Verbrechens, von Krieg oder von Wagnissen sowie alles, was ein Vorbehalt ausschliesst.",
      ),
      article(
        "Prämien",
        "Prämien sind im Voraus zu bezahlen. Sie richten sich nach Ihrer Altersklasse und dem Tarif. Den Tarif können wir auf Jahresbeginn anpassen; wir teilen es Ihnen dreissig Tage vorher mit. Bleibt die Zahlung trotz Mahnung mit einer Frist von vierzehn Tagen aus, ruht die Deckung.",
      ),
      article(
        "Damit wir bezahlen können",
        "Senden Sie uns innert fünf Jahren die detaillierten Rechnungen und die Verordnung. Entbinden Sie Ihre Ärztinnen und Ärzte, soweit nötig, gegenüber unserem vertrauensärztlichen Dienst von der Schweigepflicht. Muss auch eine andere Versicherung zahlen, ergänzen wir deren Leistung.",
      ),
      article(
        "Nicht einverstanden?",
        "Sprechen Sie zuerst mit uns. Die Ombudsstelle Krankenversicherung berät Sie kostenlos. Klagen können Sie an Ihrem Wohnsitz in der Schweiz oder an unserem Sitz.",
      ),
    ],
  },
  property: {
    opening: [
      article(
        "Worum es geht",
        "In Ihrer Police steht, was Sie gewählt haben: Bausteine, Versicherungssummen, Selbstbehalte und Ort. Diese Bedingungen und das Bundesgesetz über den Versicherungsvertrag (VVG) regeln den Rest.",
      ),
      article(
        "Wer versichert ist",
        "Je nach Police Sie allein oder Sie und alle, die mit Ihnen wohnen. Ein Kind in Ausbildung, das unter der Woche auswärts wohnt, bleibt versichert. Einen Umzug innerhalb der Schweiz melden Sie innert dreissig Tagen: Die Deckung zieht mit.",
      ),
      article(
        "Beginn, Dauer und Ende",
        "Die Versicherung beginnt und endet an den Tagen, die in der Police stehen, und verlängert sich danach von Jahr zu Jahr. Sie können auf den Ablauf mit einer Frist von drei Monaten kündigen, in jedem Fall auf das Ende des dritten und jedes folgenden Jahres.",
        "Nach einem bezahlten Schaden können Sie und wir bis zur Auszahlung kündigen; die Deckung endet dreissig Tage später.",
      ),
    ],
    family: {
      HOUSEHOLD: [
        article(
          "Ihr Hausrat",
          "Wir versichern Ihre beweglichen Sachen gegen Feuer, Elementarereignisse, Diebstahl und Wasser, zum Neuwert: so viel, wie es heute kostet, das Gleiche wieder zu kaufen. Schmuck, Bargeld und anvertraute Sachen sind auf die Beträge der Police begrenzt.",
        ),
        article(
          "Zu Hause und unterwegs",
          "Die Sachen sind an der Adresse der Police versichert, ausserhalb weltweit während höchstens zwei Jahren. Einfacher Diebstahl auswärts, Glasbruch, Velos und Cyberschutz sind versichert, wenn sie in der Police stehen.",
        ),
      ],
      BUILDING: [
        article(
          "Ihr Gebäude",
          "Wir versichern das Gebäude, das in der Police steht, und seine festen Einrichtungen gegen Wasserschäden, Glasbruch und, wo keine kantonale Anstalt dies tut, gegen Feuer und Elementarereignisse. Erdbeben sind versichert, wenn sie in der Police stehen.",
        ),
        article(
          "Wiederaufbau",
          "Wir bezahlen den Wiederaufbau am gleichen Ort, zum gleichen Zweck, innert zwei Jahren. Ohne Wiederaufbau bezahlen wir den Verkehrswert. Aufräumungskosten und Mietausfall sind bis zu den Beträgen der Police eingeschlossen.",
        ),
      ],
      LIABILITY: [
        article(
          "Ihre Haftpflicht",
          "Wir bezahlen Schäden, die Sie im Privatleben anderen zufügen und für die Sie nach Gesetz haften: beim Wohnen in Miete, als Eltern, mit Tieren, beim Sport oder auf dem Velo, bis zur Versicherungssumme pro Ereignis.",
        ),
        article(
          "Wir stehen für Sie ein",
          "Wir prüfen die Forderung, bezahlen, was berechtigt ist, und wehren ab, was es nicht ist, nötigenfalls vor Gericht. Anerkennen und bezahlen Sie nichts ohne unsere Zustimmung. Gemietete oder geliehene Fahrzeuge sind versichert, wenn sie in der Police stehen.",
        ),
      ],
      LEGAL_PROTECTION: [
        article(
          "Ihr Recht",
          "Unsere Juristinnen und Juristen beraten Sie und setzen sich für Ihr Recht ein, in den Gebieten, die in der Police stehen: Verträge, Arbeit, Miete, Versicherungen, Nachbarschaft, Verkehr. Wir bezahlen Anwälte, Gutachten und Gerichtskosten bis zur Versicherungssumme pro Fall.",
        ),
        article(
          "So gehen wir vor",
          "Melden Sie den Fall, bevor Sie jemanden beauftragen. Braucht es eine Anwältin oder einen Anwalt, haben Sie die freie Wahl. Halten wir den Fall für aussichtslos, können Sie ein unabhängiges Schiedsverfahren verlangen. Für Vertragsstreitigkeiten gilt eine Wartefrist von drei Monaten.",
        ),
      ],
    },
    rest: [
      article(
        "Versicherungssummen und Selbstbehalte",
        "Die Versicherungssumme ist der Höchstbetrag, den wir bezahlen. Liegt sie unter dem wirklichen Wert, wird die Entschädigung im Verhältnis gekürzt; bei Schäden bis 10 % der Versicherungssumme verzichten wir darauf. Der Selbstbehalt der Police wird pro Schaden einmal abgezogen.",
      ),
      article(
        "Prämien und Stempelabgabe",
        "Die Prämie der Police ist im Voraus zu bezahlen; sie enthält die eidgenössische Stempelabgabe von 5 %. Bleibt die Zahlung trotz Mahnung mit einer Frist von vierzehn Tagen aus, ruht die Deckung. Ändert sich der Tarif, melden wir es dreissig Tage vor Ablauf, und Sie können kündigen.",
      ),
      article(
        "Im Schadenfall",
        "Halten Sie den Schaden klein, verändern Sie nichts unnötig, und rufen Sie uns sofort an. Bei Diebstahl melden Sie sich am selben Tag bei der Polizei. Bewahren Sie beschädigte Sachen, Fotos, Quittungen und Offerten auf, bis der Fall erledigt ist.",
      ),
      article(
        "Was nicht versichert ist",
        "Nicht gedeckt sind Abnützung, absichtliche Schäden, solche durch Krieg, Unruhen oder Kernenergie und solche aus beruflicher Tätigkeit. Bei grober Fahrlässigkeit können wir die Entschädigung kürzen, ausser die Police sagt etwas anderes.",
      ),
      article(
        "Die Entschädigung",
        "Wir bezahlen innert dreissig Tagen, nachdem wir alles haben, um den Schaden zu beurteilen. Bleibt die Höhe umstritten, bestimmen beide Seiten je eine sachverständige Person; diese wählen eine dritte, deren Urteil gilt.",
      ),
      article(
        "Nicht einverstanden?",
        "Sprechen Sie zuerst mit uns. Die Ombudsstelle der Privatversicherung berät Sie kostenlos. Klagen können Sie an Ihrem Wohnsitz in der Schweiz oder an unserem Sitz.",
      ),
    ],
  },
  closing: [
    article(
      "Ihre Daten",
      "Wir bearbeiten Ihre Daten, um den Vertrag zu schliessen und zu führen, Leistungen zu bezahlen und Missbrauch zu verhindern, nach dem Bundesgesetz über den Datenschutz. Gesundheitsdaten sehen nur Personen, die sie brauchen.",
      "Sie können jederzeit fragen, welche Daten wir haben, sie berichtigen lassen oder eine Kopie verlangen. Wir bewahren sie zehn Jahre über das Ende des Vertrags hinaus auf, wie es das Gesetz verlangt.",
    ),
    article(
      "So erreichen Sie uns",
      "Mitteilungen gelten über das Kundenportal, per E-Mail oder per Post; eine Kündigung braucht die Schriftform oder eine andere Form, die den Nachweis durch Text ermöglicht. {insurer}, {phone}, {email}.",
    ),
  ],
};
