-- Answers of the help in easy language; empty: there is none, and the ordinary answer is shown.
alter table faq_answer add column easy_answer text not null default '';
alter table faq_answer add constraint faq_answer_easy_answer_check check (length(easy_answer) <= 4000) not valid;
comment on column faq_answer.easy_answer is 'the answer in easy language, written like answer; empty: none';

-- The first ones. An answer that operators have changed in the meantime says something else: it gets none.
with told as (
  select id, language, was, (select string_agg(line, E'\n' order by place) from jsonb_array_elements_text(answer) with ordinality as lines(line, place)) as answer
  from jsonb_to_recordset($content$
[
  {
    "id": "deductible",
    "language": "fr",
    "was": "69e3df696420faa0306a9fbd423d24ac",
    "answer": [
      "Vous avez des frais de soins ? Une partie, vous la payez vous-même chaque année. Cette partie est la franchise. Ensuite, l’assurance de base paie.",
      "Pour les adultes, la franchise va de {{ordinaryDeductible}} à {{highestDeductible}}. Les enfants n’en ont pas, sauf si vous le voulez.",
      "Une franchise haute fait baisser la prime. Allez-vous souvent chez le médecin ? Alors choisissez une franchise basse.",
      "La date des soins est importante, pas la date de la facture. Vous voyez la somme déjà payée sur la [page d’accueil](/)."
    ]
  },
  {
    "id": "deductible",
    "language": "de",
    "was": "91a4ebcc2a930700f10f34b945b77b36",
    "answer": [
      "Sie haben Kosten für Behandlungen? Einen Teil bezahlen Sie jedes Jahr selbst. Dieser Teil ist die Franchise. Danach zahlt die Grundversicherung.",
      "Für Erwachsene geht die Franchise von {{ordinaryDeductible}} bis {{highestDeductible}}. Kinder haben keine, ausser Sie wünschen es.",
      "Mit einer hohen Franchise ist die Prämie tiefer. Gehen Sie oft zum Arzt? Dann ist eine tiefe Franchise besser.",
      "Es zählt der Tag der Behandlung, nicht das Datum der Rechnung. Was Sie schon bezahlt haben, sehen Sie auf der [Startseite](/)."
    ]
  },
  {
    "id": "deductible",
    "language": "it",
    "was": "19a81354cd5b49d657550b39825806d8",
    "answer": [
      "Ha dei costi per le cure? Una parte la paga lei ogni anno. Questa parte è la franchigia. Poi paga l’assicurazione di base.",
      "Per gli adulti la franchigia va da {{ordinaryDeductible}} a {{highestDeductible}}. I bambini non ne hanno, se lei non la vuole.",
      "Con una franchigia alta il premio è più basso. Va spesso dal medico? Allora è meglio una franchigia bassa.",
      "Conta il giorno della cura, non la data della fattura. Quanto ha già pagato si vede nella [pagina iniziale](/)."
    ]
  },
  {
    "id": "deductible",
    "language": "en",
    "was": "2b8221a2234fa4016781ab6328510eaf",
    "answer": [
      "Do you have medical costs? You pay one part yourself each year. This part is the deductible. After that, basic insurance pays.",
      "For adults, the deductible goes from {{ordinaryDeductible}} to {{highestDeductible}}. Children have none, unless you choose one.",
      "With a high deductible, the premium is lower. Do you often see a doctor? Then a low deductible is better.",
      "The day of treatment counts, not the date of the bill. You see what you have paid on the [homepage](/)."
    ]
  },
  {
    "id": "coinsurance",
    "language": "fr",
    "was": "8a14a2897aa3de65afaaed3ca548c637",
    "answer": [
      "Vous avez payé toute la franchise ? Alors vous payez encore {{coinsuranceRate}} % des frais. C’est la quote-part.",
      "Un adulte paie au plus {{coinsuranceAdult}} par an. Un enfant paie au plus {{coinsuranceChild}}. Ensuite, l’assurance de base paie tout ce qu’elle couvre.",
      "Un médicament de marque existe aussi moins cher ? Alors vous payez {{brandRate}} %. Sauf si votre médecin le veut pour votre santé.",
      "Les enfants d’une famille sans franchise paient ensemble au plus {{familyMaximum}} par an. Ils doivent tous être assurés chez nous."
    ]
  },
  {
    "id": "coinsurance",
    "language": "de",
    "was": "c623a01fe45d035879526d27e70a7e7d",
    "answer": [
      "Haben Sie die Franchise ganz bezahlt? Dann bezahlen Sie noch {{coinsuranceRate}} % der Kosten. Das ist der Selbstbehalt.",
      "Erwachsene bezahlen höchstens {{coinsuranceAdult}} pro Jahr. Kinder bezahlen höchstens {{coinsuranceChild}}. Danach zahlt die Grundversicherung alles, was sie deckt.",
      "Gibt es ein Medikament auch günstiger? Dann bezahlen Sie für das teure {{brandRate}} %. Ausser Ihr Arzt will es aus medizinischen Gründen.",
      "Kinder einer Familie ohne Franchise bezahlen zusammen höchstens {{familyMaximum}} pro Jahr. Alle müssen bei uns versichert sein."
    ]
  },
  {
    "id": "coinsurance",
    "language": "it",
    "was": "39aa672ed92431916ef7ae6d73562893",
    "answer": [
      "Ha pagato tutta la franchigia? Allora paga ancora il {{coinsuranceRate}} % dei costi. È l’aliquota percentuale.",
      "Un adulto paga al massimo {{coinsuranceAdult}} all’anno. Un bambino paga al massimo {{coinsuranceChild}}. Poi l’assicurazione di base paga tutto ciò che copre.",
      "Un medicamento di marca esiste anche meno caro? Allora paga il {{brandRate}} %. Salvo se il medico lo vuole per motivi medici.",
      "I figli di una famiglia senza franchigia pagano insieme al massimo {{familyMaximum}} all’anno. Tutti devono essere assicurati da noi."
    ]
  },
  {
    "id": "coinsurance",
    "language": "en",
    "was": "1a6b3a7fd1f3677f12908007be59faf0",
    "answer": [
      "Have you paid the whole deductible? Then you still pay {{coinsuranceRate}}% of the costs. This is the retention fee.",
      "An adult pays at most {{coinsuranceAdult}} a year. A child pays at most {{coinsuranceChild}}. After that, basic insurance pays everything it covers.",
      "Is there a cheaper form of a brand-name medicine? Then you pay {{brandRate}}%. Unless your doctor wants it for medical reasons.",
      "Children of one family without a deductible pay at most {{familyMaximum}} a year together. All must be insured with us."
    ]
  },
  {
    "id": "change-deductible",
    "language": "fr",
    "was": "f57c28c844d152ea69b4b9fecfe415cc",
    "answer": [
      "Vous pouvez changer de franchise le 1er janvier. Allez sous [Modifier mes contrats](/contract/mutation). Vous voyez les primes avant d’envoyer.",
      "- Franchise plus basse : nous devons avoir votre demande le dernier jour ouvrable de novembre.",
      "- Franchise plus haute : vous avez le temps jusqu’à la fin de décembre.",
      "Ensuite, vous recevez une nouvelle police."
    ]
  },
  {
    "id": "change-deductible",
    "language": "de",
    "was": "9ecd7b66c304ae13e5645f83a5e28338",
    "answer": [
      "Sie können die Franchise auf den 1. Januar ändern. Gehen Sie zu [Verträge ändern](/contract/mutation). Sie sehen die Prämien, bevor Sie senden.",
      "- Tiefere Franchise: Wir brauchen Ihren Antrag bis zum letzten Arbeitstag im November.",
      "- Höhere Franchise: Sie haben bis Ende Dezember Zeit.",
      "Danach erhalten Sie eine neue Police."
    ]
  },
  {
    "id": "change-deductible",
    "language": "it",
    "was": "3ab2535cafd5673e485660f9e52eef9d",
    "answer": [
      "Può cambiare franchigia il 1º gennaio. Vada a [Modificare i contratti](/contract/mutation). Vede i premi prima di inviare.",
      "- Franchigia più bassa: ci serve la richiesta entro l’ultimo giorno lavorativo di novembre.",
      "- Franchigia più alta: ha tempo fino alla fine di dicembre.",
      "Poi riceve una nuova polizza."
    ]
  },
  {
    "id": "change-deductible",
    "language": "en",
    "was": "f91cf0bc8a56c2c1b0653209978821d5",
    "answer": [
      "You can change your deductible on 1 January. Go to [Change my contracts](/contract/mutation). You see the premiums before you send.",
      "- Lower deductible: we need your request by the last working day of November.",
      "- Higher deductible: you have time until the end of December.",
      "After that you receive a new policy."
    ]
  },
  {
    "id": "models",
    "language": "fr",
    "was": "9adc9bc992fc2e0c6f4345b8a4d9b7a8",
    "answer": [
      "Tous les modèles paient les mêmes soins. La différence : où allez-vous d’abord ? La prime en dépend.",
      "- Libre choix : vous allez chez le médecin que vous voulez.",
      "- Médecin de famille : vous allez d’abord chez votre médecin.",
      "- Réseau de médecins : un groupe de médecins s’occupe de vous.",
      "- Télémédecine : vous appelez d’abord un numéro.",
      "C’est une urgence ? Ou vous allez chez le gynécologue ou l’ophtalmologue ? Allez-y directement. Vous pouvez changer le 1er janvier, sous [Modifier mes contrats](/contract/mutation)."
    ]
  },
  {
    "id": "models",
    "language": "de",
    "was": "e9685b67ba9f94224d980ac324f96775",
    "answer": [
      "Alle Modelle zahlen die gleichen Behandlungen. Der Unterschied: Wohin gehen Sie zuerst? Davon hängt die Prämie ab.",
      "- Freie Wahl: Sie gehen in die Praxis, die Sie wollen.",
      "- Hausarzt: Sie gehen zuerst in Ihre Praxis.",
      "- Ärztenetz: Eine Gruppe von Praxen kümmert sich um Sie.",
      "- Telemedizin: Sie rufen zuerst eine Nummer an.",
      "Im Notfall gehen Sie direkt. Das gilt auch für Frauenarzt und Augenarzt. Sie können auf den 1. Januar wechseln, unter [Verträge ändern](/contract/mutation)."
    ]
  },
  {
    "id": "models",
    "language": "it",
    "was": "b2889bb97c89af6e688056358a1a6c1e",
    "answer": [
      "Tutti i modelli pagano le stesse cure. La differenza: dove va prima? Il premio dipende da questo.",
      "- Libera scelta: va dal medico che vuole.",
      "- Medico di famiglia: va prima dal suo medico.",
      "- Rete di medici: un gruppo di medici si occupa di lei.",
      "- Telemedicina: chiama prima un numero.",
      "In caso d’urgenza vada direttamente. Vale anche per il ginecologo e l’oculista. Può cambiare il 1º gennaio, in [Modificare i contratti](/contract/mutation)."
    ]
  },
  {
    "id": "models",
    "language": "en",
    "was": "9d3161e0afaaef002843f2c7bfc73bba",
    "answer": [
      "All models pay for the same treatment. The difference: where do you go first? The premium depends on that.",
      "- Free choice: you go to the doctor you want.",
      "- Family doctor: you go to your own doctor first.",
      "- Doctor network: a group of doctors takes care of you.",
      "- Telemedicine: you call a number first.",
      "In an emergency, go directly. The same goes for the gynaecologist and the eye doctor. You can change on 1 January, under [Change my contracts](/contract/mutation)."
    ]
  },
  {
    "id": "accident-cover",
    "language": "fr",
    "was": "97528b2fd22c3337131cc1106b0782e1",
    "answer": [
      "Travaillez-vous {{employedHours}} heures ou plus par semaine pour le même employeur ? Alors l’employeur assure vos accidents, aussi pendant le temps libre. Vous pouvez enlever les accidents chez nous. Vous payez moins.",
      "Sinon, gardez-les. C’est le cas des enfants, des étudiants, des retraités et des indépendants. Les personnes au foyer les gardent aussi.",
      "Votre travail s’arrête ? Dites-le-nous sous [Données professionnelles](/professional). Ajoutez les accidents sous [Modifier mes contrats](/contract/mutation)."
    ]
  },
  {
    "id": "accident-cover",
    "language": "de",
    "was": "cb2a9e919c349052767b5342a417f3fc",
    "answer": [
      "Arbeiten Sie {{employedHours}} Stunden oder mehr pro Woche beim gleichen Arbeitgeber? Dann versichert er Ihre Unfälle, auch in der Freizeit. Sie können den Unfall bei uns weglassen. Sie bezahlen weniger.",
      "Sonst behalten Sie ihn. Das gilt für Kinder, Studierende, Pensionierte, Selbständige und Hausfrauen oder Hausmänner.",
      "Endet Ihre Arbeit? Sagen Sie es uns unter [Berufliche Angaben](/professional). Nehmen Sie den Unfall unter [Verträge ändern](/contract/mutation) wieder auf."
    ]
  },
  {
    "id": "accident-cover",
    "language": "it",
    "was": "c666d747aa0cf7ecdcbfc80153124c19",
    "answer": [
      "Lavora {{employedHours}} ore o più alla settimana per lo stesso datore di lavoro? Allora i suoi infortuni sono assicurati lì, anche nel tempo libero. Può togliere gli infortuni da noi. Paga meno.",
      "Altrimenti li tenga. Vale per bambini, studenti, pensionati, indipendenti e per chi si occupa della casa.",
      "Il lavoro finisce? Ce lo dica in [Dati professionali](/professional). Aggiunga gli infortuni in [Modificare i contratti](/contract/mutation)."
    ]
  },
  {
    "id": "accident-cover",
    "language": "en",
    "was": "ff581428dc40428d34e73c45b5267b10",
    "answer": [
      "Do you work {{employedHours}} hours or more a week for one employer? Then the employer insures your accidents, also in your free time. You can exclude accidents with us. You pay less.",
      "If not, keep the cover. This is true for children, students, retired people, the self-employed and people at home.",
      "Does your job end? Tell us under [Employment details](/professional). Include accidents under [Change my contracts](/contract/mutation)."
    ]
  },
  {
    "id": "hospital-contribution",
    "language": "fr",
    "was": "c8a580248183a07318e323d5e3607db0",
    "answer": [
      "À l’hôpital, vous payez la franchise et la quote-part. Vous payez en plus {{hospitalDay}} par jour. Le jour de la sortie est gratuit.",
      "Les enfants ne paient pas ces jours. Les jeunes en formation et les femmes qui ont un bébé non plus.",
      "L’assurance de base paie la chambre commune. Voulez-vous une autre chambre ? Regardez d’abord [vos contrats](/contract)."
    ]
  },
  {
    "id": "hospital-contribution",
    "language": "de",
    "was": "83997651a3e00251cf3c11fa843ee8e3",
    "answer": [
      "Im Spital bezahlen Sie Franchise und Selbstbehalt. Dazu kommen {{hospitalDay}} pro Tag. Der Tag, an dem Sie nach Hause gehen, ist gratis.",
      "Kinder bezahlen das nicht. Junge Leute in Ausbildung und Frauen bei Mutterschaft auch nicht.",
      "Die Grundversicherung zahlt die allgemeine Abteilung. Möchten Sie ein anderes Zimmer? Schauen Sie zuerst [Ihre Verträge](/contract) an."
    ]
  },
  {
    "id": "hospital-contribution",
    "language": "it",
    "was": "b54d9bc9087ba898d813c60da4316ce3",
    "answer": [
      "In ospedale paga la franchigia e l’aliquota percentuale. In più paga {{hospitalDay}} al giorno. Il giorno dell’uscita è gratis.",
      "I bambini non pagano questi giorni. Nemmeno i giovani in formazione e le donne in maternità.",
      "L’assicurazione di base paga il reparto comune. Vuole un’altra camera? Guardi prima [i suoi contratti](/contract)."
    ]
  },
  {
    "id": "hospital-contribution",
    "language": "en",
    "was": "35f3ebc924b280d17ca1666c9d149df6",
    "answer": [
      "In hospital, you pay the deductible and the retention fee. You also pay {{hospitalDay}} a day. The day you go home is free.",
      "Children do not pay this. Young people in training and women in maternity do not pay it either.",
      "Basic insurance pays for the general ward. Do you want another room? Look at [your contracts](/contract) first."
    ]
  },
  {
    "id": "supplementary",
    "language": "fr",
    "was": "ed36fc6c9235609a69a7cd81444f7e68",
    "answer": [
      "Vous devez avoir l’assurance de base. Elle paie les mêmes soins chez tous les assureurs. Nous devons vous accepter.",
      "L’assurance complémentaire est libre. Elle paie plus : par exemple des lunettes ou une chambre seule. L’assureur peut poser des questions sur votre santé.",
      "Regardez sous [Contrats](/contract) ce que vous avez."
    ]
  },
  {
    "id": "supplementary",
    "language": "de",
    "was": "caa89275b78b9f43b35319512296784f",
    "answer": [
      "Die Grundversicherung müssen Sie haben. Sie zahlt bei jedem Versicherer das Gleiche. Wir müssen Sie aufnehmen.",
      "Eine Zusatzversicherung ist freiwillig. Sie zahlt mehr: zum Beispiel eine Brille oder ein Einzelzimmer. Der Versicherer darf nach Ihrer Gesundheit fragen.",
      "Was Sie haben, sehen Sie unter [Verträge](/contract)."
    ]
  },
  {
    "id": "supplementary",
    "language": "it",
    "was": "61bca94273f5291bcc9848fb093a0adc",
    "answer": [
      "L’assicurazione di base è obbligatoria. Paga le stesse cure presso ogni assicuratore. Noi dobbiamo accettarla.",
      "L’assicurazione complementare è libera. Paga di più: per esempio gli occhiali o una camera singola. L’assicuratore può chiedere della sua salute.",
      "Quello che ha si vede in [Contratti](/contract)."
    ]
  },
  {
    "id": "supplementary",
    "language": "en",
    "was": "cd0b8fa526a244a1795e91eb8e53f6c8",
    "answer": [
      "You must have basic insurance. It pays the same with every insurer. We have to accept you.",
      "Supplementary insurance is your choice. It pays more: for example glasses or a room of your own. The insurer may ask about your health.",
      "You see what you have under [Contracts](/contract)."
    ]
  },
  {
    "id": "pay-invoice",
    "language": "fr",
    "was": "2810930eb66dab84152e9aaf4b037840",
    "answer": [
      "Ouvrez la facture sous [Factures](/invoices). Scannez le code QR avec l’app de votre banque. Ou copiez les données dans votre e-banking.",
      "Vous avez eBill ? Alors acceptez la facture dans votre e-banking. Vous avez le débit direct ? Alors vous n’avez rien à faire.",
      "Après quelques jours, vous voyez ici que vous avez payé."
    ]
  },
  {
    "id": "pay-invoice",
    "language": "de",
    "was": "84d466e0816d5445ec8279d55bf5169f",
    "answer": [
      "Öffnen Sie die Rechnung unter [Rechnungen](/invoices). Scannen Sie den QR-Code mit der App Ihrer Bank. Oder kopieren Sie die Angaben ins E-Banking.",
      "Haben Sie eBill? Dann geben Sie die Rechnung im E-Banking frei. Haben Sie Lastschrift? Dann müssen Sie nichts tun.",
      "Nach einigen Tagen sehen Sie hier, dass Sie bezahlt haben."
    ]
  },
  {
    "id": "pay-invoice",
    "language": "it",
    "was": "66af774b4138c8cfb6878ccdf32a4f4d",
    "answer": [
      "Apra la fattura in [Fatture](/invoices). Scansioni il codice QR con l’app della sua banca. Oppure copi i dati nell’e-banking.",
      "Ha eBill? Allora approvi la fattura nell’e-banking. Ha l’addebito diretto? Allora non deve fare nulla.",
      "Dopo qualche giorno vede qui che ha pagato."
    ]
  },
  {
    "id": "pay-invoice",
    "language": "en",
    "was": "aa2bc9f8ef2ca1daf61b2e073bf9854b",
    "answer": [
      "Open the invoice under [Invoices](/invoices). Scan the QR code with your bank’s app. Or copy the details into your e-banking.",
      "Do you have eBill? Then approve the invoice in your e-banking. Do you have direct debit? Then you don’t need to do anything.",
      "After a few days, you see here that you have paid."
    ]
  },
  {
    "id": "extend-deadline",
    "language": "fr",
    "was": "a04db8b97d0cbfcc9744e49b96004a65",
    "answer": [
      "Oui. Ouvrez la facture sous [Factures](/invoices). Prolongez le délai : vous avez {{jokerDays}} jours de plus. C’est gratuit.",
      "Vous pouvez le faire une fois par facture et {{jokers}} fois par an. Après une sommation, ce n’est plus possible. Avec le débit direct ou un paiement par acomptes, ce n’est pas possible non plus."
    ]
  },
  {
    "id": "extend-deadline",
    "language": "de",
    "was": "2c925f6f80a759a36e2399d02ffb9a57",
    "answer": [
      "Ja. Öffnen Sie die Rechnung unter [Rechnungen](/invoices). Verlängern Sie die Frist: Sie haben {{jokerDays}} Tage mehr. Das ist gratis.",
      "Das geht einmal pro Rechnung und {{jokers}} Mal pro Jahr. Nach einer Mahnung geht es nicht mehr. Auch mit Lastschrift oder Raten geht es nicht."
    ]
  },
  {
    "id": "extend-deadline",
    "language": "it",
    "was": "afec109957b4a6c1f0424183db531107",
    "answer": [
      "Sì. Apra la fattura in [Fatture](/invoices). Proroghi il termine: ha {{jokerDays}} giorni in più. È gratis.",
      "Può farlo una volta per fattura e {{jokers}} volte all’anno. Dopo una diffida non è più possibile. Nemmeno con l’addebito diretto o le rate è possibile."
    ]
  },
  {
    "id": "extend-deadline",
    "language": "en",
    "was": "cf8ea10db3cd7afbca21d706c22defa6",
    "answer": [
      "Yes. Open the invoice under [Invoices](/invoices). Extend the deadline: you get {{jokerDays}} more days. It is free.",
      "You can do this once per invoice and {{jokers}} times a year. After a formal notice, it is no longer possible. With direct debit or instalments, it is not possible either."
    ]
  },
  {
    "id": "instalments",
    "language": "fr",
    "was": "5a99b1f99a09f52c500c05781cdcd6e1",
    "answer": [
      "Oui, dès {{smallestDebt}}. Ouvrez la facture sous [Factures](/invoices). Choisissez la première date et le nombre d’acomptes. Il n’y a pas d’intérêts.",
      "Nous vous écrivons. Un acompte n’arrive pas ? Alors vous devez payer tout le reste. La facture est aux poursuites ? Alors ce n’est plus possible."
    ]
  },
  {
    "id": "instalments",
    "language": "de",
    "was": "a9c845a96de1e4c5b9d209d6cb65bd2a",
    "answer": [
      "Ja, ab {{smallestDebt}}. Öffnen Sie die Rechnung unter [Rechnungen](/invoices). Wählen Sie das erste Datum und die Zahl der Raten. Es gibt keinen Zins.",
      "Wir schreiben Ihnen. Kommt eine Rate nicht an? Dann müssen Sie den Rest bezahlen. Bei einer Betreibung geht es nicht mehr."
    ]
  },
  {
    "id": "instalments",
    "language": "it",
    "was": "7cb1f531ea1c8844fec2966bcb80cf11",
    "answer": [
      "Sì, da {{smallestDebt}}. Apra la fattura in [Fatture](/invoices). Scelga la prima data e il numero di rate. Non ci sono interessi.",
      "Le scriviamo. Una rata non arriva? Allora deve pagare tutto il resto. Con un’esecuzione non è più possibile."
    ]
  },
  {
    "id": "instalments",
    "language": "en",
    "was": "4e83f3a640ff4cdf3fd442d4b3cef080",
    "answer": [
      "Yes, from {{smallestDebt}}. Open the invoice under [Invoices](/invoices). Choose the first date and the number of instalments. There is no interest.",
      "We write to you. Does an instalment not arrive? Then you have to pay the rest. In debt collection, it is no longer possible."
    ]
  },
  {
    "id": "late-payment",
    "language": "fr",
    "was": "eb84093ebe38ab4fffe267f245fd9af9",
    "answer": [
      "D’abord, nous envoyons un rappel. Il coûte {{reminderFee}}. Ensuite, nous envoyons une sommation. Elle coûte plus. À la fin, il y a une poursuite.",
      "Vous devez encore de l’argent après une sommation ? Alors vous ne pouvez pas changer d’assureur. D’autres assurances peuvent s’arrêter.",
      "Écrivez-nous tôt. Demandez [plus de temps ou des acomptes](/invoices)."
    ]
  },
  {
    "id": "late-payment",
    "language": "de",
    "was": "e1d5404564dc837782a71d0233e3797f",
    "answer": [
      "Zuerst senden wir eine Zahlungserinnerung. Sie kostet {{reminderFee}}. Danach senden wir eine Mahnung. Sie kostet mehr. Am Ende folgt die Betreibung.",
      "Schulden Sie nach einer Mahnung noch Geld? Dann können Sie den Versicherer nicht wechseln. Andere Versicherungen können stillstehen.",
      "Melden Sie sich früh. Verlangen Sie [mehr Zeit oder Raten](/invoices)."
    ]
  },
  {
    "id": "late-payment",
    "language": "it",
    "was": "ac31bf7d7ba1610e228c3de175de7a41",
    "answer": [
      "Prima inviamo un sollecito. Costa {{reminderFee}}. Poi inviamo una diffida. Costa di più. Alla fine c’è l’esecuzione.",
      "Dopo una diffida deve ancora dei soldi? Allora non può cambiare assicuratore. Altre assicurazioni possono fermarsi.",
      "Ci contatti presto. Chieda [più tempo o delle rate](/invoices)."
    ]
  },
  {
    "id": "late-payment",
    "language": "en",
    "was": "3fc0758ab6fbe49822e4b0e75b974314",
    "answer": [
      "First we send a reminder. It costs {{reminderFee}}. Then we send a formal notice. It costs more. In the end, there is debt collection.",
      "Do you still owe money after a formal notice? Then you cannot change insurer. Other insurance can stop.",
      "Contact us early. Ask for [more time or instalments](/invoices)."
    ]
  },
  {
    "id": "send-bill",
    "language": "fr",
    "was": "55cd682659c4e865be17a10d1c4caa23",
    "answer": [
      "Avez-vous reçu la facture ? Envoyez-la sous [Envoyer des documents](/documents/send). Vous pouvez envoyer {{mostFiles}} PDF ou des photos. Envoyez toutes les pages et l’ordonnance.",
      "L’hôpital et presque toutes les pharmacies nous envoient la facture. Vous n’avez rien à faire.",
      "Nous traitons la facture en {{billDays}} jours ouvrables environ. Nous payons {{payDays}} jours ouvrables plus tard. Regardez sous [Remboursements](/reimbursements)."
    ]
  },
  {
    "id": "send-bill",
    "language": "de",
    "was": "d77cdd08c8ec25933e812fd1a508e91d",
    "answer": [
      "Haben Sie die Rechnung erhalten? Senden Sie sie unter [Dokumente senden](/documents/send). Sie können {{mostFiles}} PDF oder Fotos senden. Senden Sie alle Seiten und das Rezept.",
      "Spitäler und fast alle Apotheken schicken uns die Rechnung. Sie müssen nichts tun.",
      "Wir brauchen meistens {{billDays}} Arbeitstage. Wir zahlen {{payDays}} Arbeitstage später. Schauen Sie unter [Rückerstattungen](/reimbursements)."
    ]
  },
  {
    "id": "send-bill",
    "language": "it",
    "was": "c9b4097ae72de833846fa333b83385cf",
    "answer": [
      "Ha ricevuto la fattura? La invii in [Inviare documenti](/documents/send). Può inviare {{mostFiles}} PDF o foto. Invii tutte le pagine e la ricetta.",
      "L’ospedale e quasi tutte le farmacie inviano la fattura a noi. Non deve fare nulla.",
      "Di solito ci servono {{billDays}} giorni lavorativi. Paghiamo {{payDays}} giorni lavorativi dopo. Guardi in [Rimborsi](/reimbursements)."
    ]
  },
  {
    "id": "send-bill",
    "language": "en",
    "was": "88808c2be1c1aa1d0ebf21f9fb2545cc",
    "answer": [
      "Did you get the bill? Send it under [Send documents](/documents/send). You can send {{mostFiles}} PDFs or photos. Send all pages and the prescription.",
      "Hospitals and almost all pharmacies send us the bill. You don’t need to do anything.",
      "We usually need {{billDays}} working days. We pay {{payDays}} working days later. Look under [Reimbursements](/reimbursements)."
    ]
  },
  {
    "id": "statement",
    "language": "fr",
    "was": "f662604a6b0a543b4e1f95b1550b0202",
    "answer": [
      "Le décompte montre chaque facture. Vous voyez le prix. Vous voyez ce que nous payons. Vous voyez ce que vous payez.",
      "Avez-vous payé la facture ? Alors nous vous donnons notre part. Avons-nous payé ? Alors vous recevez une facture pour votre part.",
      "Vous trouvez tout sous [Remboursements](/reimbursements). N’êtes-vous pas d’accord ? Écrivez-nous avec le numéro du décompte."
    ]
  },
  {
    "id": "statement",
    "language": "de",
    "was": "25c89ca749f992658cc5b2cda5286281",
    "answer": [
      "Die Leistungsabrechnung zeigt jede Rechnung. Sie sehen den Preis. Sie sehen, was wir bezahlen. Sie sehen, was Sie bezahlen.",
      "Haben Sie die Rechnung bezahlt? Dann zahlen wir Ihnen unseren Teil. Haben wir bezahlt? Dann erhalten Sie eine Rechnung für Ihren Teil.",
      "Sie finden alles unter [Rückerstattungen](/reimbursements). Sind Sie nicht einverstanden? Schreiben Sie uns mit der Nummer."
    ]
  },
  {
    "id": "statement",
    "language": "it",
    "was": "48b2749c01e3b4d50a62a26b358dbb1b",
    "answer": [
      "Il conteggio mostra ogni fattura. Vede il prezzo. Vede quanto paghiamo noi. Vede quanto paga lei.",
      "Ha pagato la fattura? Allora le diamo la nostra parte. Abbiamo pagato noi? Allora riceve una fattura per la sua parte.",
      "Trova tutto in [Rimborsi](/reimbursements). Non è d’accordo? Ci scriva con il numero."
    ]
  },
  {
    "id": "statement",
    "language": "en",
    "was": "1a205b33167a943bc052b99840d9df3a",
    "answer": [
      "The benefit statement shows each bill. You see the price. You see what we pay. You see what you pay.",
      "Did you pay the bill? Then we pay you our part. Did we pay? Then you get an invoice for your part.",
      "You will find everything under [Reimbursements](/reimbursements). Do you not agree? Write to us with the number."
    ]
  },
  {
    "id": "abroad",
    "language": "fr",
    "was": "780e2ddc97ceed3e5e706906e3bf100d",
    "answer": [
      "C’est une urgence dans un pays de l’UE ou de l’AELE ? Montrez votre carte d’assuré. Vous recevez les mêmes soins que les gens du pays.",
      "Dans les autres pays, l’assurance de base paie au plus deux fois le prix suisse. Aux États-Unis, au Canada et en Australie, c’est trop peu. Prenez une complémentaire.",
      "Vous partez exprès pour un traitement ? Appelez-nous avant au {{phone}}. Envoyez vos factures sous [Envoyer des documents](/documents/send)."
    ]
  },
  {
    "id": "abroad",
    "language": "de",
    "was": "202829404dd497397511f9a9a806d000",
    "answer": [
      "Ist es ein Notfall in einem Land der EU oder EFTA? Zeigen Sie Ihre Versichertenkarte. Sie erhalten die gleiche Behandlung wie die Leute dort.",
      "In anderen Ländern zahlt die Grundversicherung höchstens das Doppelte vom Schweizer Preis. In den USA, Kanada und Australien ist das zu wenig. Nehmen Sie eine Zusatzversicherung.",
      "Reisen Sie für eine Behandlung? Rufen Sie uns vorher an: {{phone}}. Senden Sie Rechnungen unter [Dokumente senden](/documents/send)."
    ]
  },
  {
    "id": "abroad",
    "language": "it",
    "was": "0a784e1c5c6314c54ecf97efbc38fa50",
    "answer": [
      "È un’urgenza in un Paese dell’UE o dell’AELS? Mostri la tessera d’assicurato. Riceve le stesse cure delle persone di lì.",
      "Negli altri Paesi l’assicurazione di base paga al massimo il doppio del prezzo svizzero. Negli USA, in Canada e in Australia è troppo poco. Prenda una complementare.",
      "Parte apposta per una cura? Ci chiami prima al numero {{phone}}. Invii le fatture in [Inviare documenti](/documents/send)."
    ]
  },
  {
    "id": "abroad",
    "language": "en",
    "was": "c88fa2d370d183e2a01d5d05d2b7fbab",
    "answer": [
      "Is it an emergency in an EU or EFTA country? Show your insurance card. You get the same treatment as the people there.",
      "In other countries, basic insurance pays at most twice the Swiss price. In the USA, Canada and Australia that is too little. Take out supplementary insurance.",
      "Do you travel for a treatment? Call us before: {{phone}}. Send your bills under [Send documents](/documents/send)."
    ]
  },
  {
    "id": "pregnancy",
    "language": "fr",
    "was": "e4d9a1376d06ccc071bd320ad970ebd0",
    "answer": [
      "Les contrôles de grossesse, la naissance et la sage-femme sont gratuits pour vous. Dès la 13e semaine, les autres soins de l’assurance de base aussi. C’est ainsi jusqu’à 8 semaines après la naissance.",
      "Dites-nous votre grossesse : [annoncer une grossesse](/maternity).",
      "Assurez votre bébé dans les trois mois. Alors il est assuré dès le premier jour."
    ]
  },
  {
    "id": "pregnancy",
    "language": "de",
    "was": "b408bce809dad75064298be51a5414d6",
    "answer": [
      "Kontrollen, Geburt und Hebamme kosten Sie nichts. Ab der 13. Woche gilt das auch für andere Behandlungen der Grundversicherung. Es gilt bis 8 Wochen nach der Geburt.",
      "Sagen Sie uns, dass Sie schwanger sind: [Schwangerschaft melden](/maternity).",
      "Versichern Sie das Baby innert drei Monaten. Dann ist es ab dem ersten Tag versichert."
    ]
  },
  {
    "id": "pregnancy",
    "language": "it",
    "was": "7744251ecf2286181b8ff11b7231237f",
    "answer": [
      "Controlli, parto e levatrice per lei sono gratis. Dalla 13a settimana lo sono anche le altre cure dell’assicurazione di base. Vale fino a 8 settimane dopo il parto.",
      "Ci dica della gravidanza: [annunciare una gravidanza](/maternity).",
      "Assicuri il bambino entro tre mesi. Così è assicurato dal primo giorno."
    ]
  },
  {
    "id": "pregnancy",
    "language": "en",
    "was": "3db5b15af3eeded2b22a183e8a0970b1",
    "answer": [
      "Check-ups, the birth and the midwife cost you nothing. From week 13, the same goes for other treatment under basic insurance. It lasts until 8 weeks after the birth.",
      "Tell us about it: [report a pregnancy](/maternity).",
      "Insure your baby within three months. Then it is insured from the first day."
    ]
  },
  {
    "id": "accident",
    "language": "fr",
    "was": "01040e4e1bac7d19c193b353fbf8d3a0",
    "answer": [
      "Travaillez-vous {{employedHours}} heures ou plus par semaine pour le même employeur ? Dites-lui l’accident. Son assurance paie.",
      "Sinon, [annoncez-nous l’accident](/help-accident). Faites-le vite. Dites quand, où et comment. Vous pouvez envoyer les factures plus tard.",
      "Vous payez la franchise et la quote-part. Une autre personne est responsable ? Dites-le-nous."
    ]
  },
  {
    "id": "accident",
    "language": "de",
    "was": "7a70472cc67895758c89be790c731f52",
    "answer": [
      "Arbeiten Sie {{employedHours}} Stunden oder mehr pro Woche beim gleichen Arbeitgeber? Melden Sie ihm den Unfall. Seine Versicherung zahlt.",
      "Sonst [melden Sie den Unfall uns](/help-accident). Tun Sie es bald. Sagen Sie, wann, wo und wie. Rechnungen können Sie später senden.",
      "Sie bezahlen Franchise und Selbstbehalt. Ist eine andere Person schuld? Sagen Sie es uns."
    ]
  },
  {
    "id": "accident",
    "language": "it",
    "was": "80b3ab504f3631e2022caf64fbd4b859",
    "answer": [
      "Lavora {{employedHours}} ore o più alla settimana per lo stesso datore di lavoro? Gli dica dell’infortunio. Paga l’assicurazione del datore di lavoro.",
      "Altrimenti [annunci l’infortunio a noi](/help-accident). Lo faccia presto. Dica quando, dove e come. Può inviare le fatture più tardi.",
      "Paga la franchigia e l’aliquota percentuale. È responsabile un’altra persona? Ce lo dica."
    ]
  },
  {
    "id": "accident",
    "language": "en",
    "was": "6da27885a09810a8592d22f9696f28a0",
    "answer": [
      "Do you work {{employedHours}} hours or more a week for one employer? Report the accident there. That insurance pays.",
      "If not, [report the accident to us](/help-accident). Do it soon. Say when, where and how. You can send the bills later.",
      "You pay the deductible and the retention fee. Is another person responsible? Tell us."
    ]
  },
  {
    "id": "move",
    "language": "fr",
    "was": "d46a927cf9d38c86b51c41e3046955fa",
    "answer": [
      "Écrivez votre nouvelle adresse et la date sous [Données personnelles, adresses](/profile?activeTab=postals). Les personnes du ménage peuvent changer avec vous.",
      "La prime dépend du lieu. Elle change ? Alors vous recevez une nouvelle police. Votre assurance ménage vous suit.",
      "Vous partez dans un autre pays ? Appelez-nous au {{phone}}."
    ]
  },
  {
    "id": "move",
    "language": "de",
    "was": "1d4b719863c89d2fc8dba75a05118391",
    "answer": [
      "Geben Sie die neue Adresse und das Datum ein: [Persönliche Daten, Adressen](/profile?activeTab=postals). Personen im Haushalt können mit Ihnen umziehen.",
      "Die Prämie hängt vom Ort ab. Ändert sie? Dann erhalten Sie eine neue Police. Die Hausratversicherung zieht mit Ihnen um.",
      "Ziehen Sie ins Ausland? Rufen Sie uns an: {{phone}}."
    ]
  },
  {
    "id": "move",
    "language": "it",
    "was": "8f165d13b097fbc01a91754e715be920",
    "answer": [
      "Inserisca il nuovo indirizzo e la data in [Dati personali, indirizzi](/profile?activeTab=postals). Le persone dell’economia domestica possono cambiare con lei.",
      "Il premio dipende dal luogo. Cambia? Allora riceve una nuova polizza. L’assicurazione della mobilia la segue.",
      "Va in un altro Paese? Ci chiami al numero {{phone}}."
    ]
  },
  {
    "id": "move",
    "language": "en",
    "was": "7c8bf3ecdc55932da77a3c65731c8a5f",
    "answer": [
      "Enter your new address and the date under [Personal data, addresses](/profile?activeTab=postals). People of your household can move with you.",
      "The premium depends on the place. Does it change? Then you receive a new policy. Your household insurance moves with you.",
      "Are you moving abroad? Call us: {{phone}}."
    ]
  },
  {
    "id": "card",
    "language": "fr",
    "was": "7829a1095d76b44f5f2796ba8487499e",
    "answer": [
      "[Commandez une nouvelle carte](/order-card). L’ancienne carte est alors bloquée. La nouvelle arrive par la poste.",
      "Jusque-là, donnez votre nom, votre date de naissance et votre numéro AVS. Cela suffit.",
      "Vous êtes dans un autre pays ? Appelez-nous au {{phone}}."
    ]
  },
  {
    "id": "card",
    "language": "de",
    "was": "c6a5ff016cb020ce4b2d2a388ce6f7de",
    "answer": [
      "[Bestellen Sie eine neue Karte](/order-card). Die alte Karte ist dann gesperrt. Die neue kommt mit der Post.",
      "Bis dahin nennen Sie Name, Geburtsdatum und AHV-Nummer. Das reicht.",
      "Sind Sie im Ausland? Rufen Sie uns an: {{phone}}."
    ]
  },
  {
    "id": "card",
    "language": "it",
    "was": "4fa8efc984895d75cfbbf6dec34213ed",
    "answer": [
      "[Ordini una nuova tessera](/order-card). La vecchia tessera è allora bloccata. La nuova arriva per posta.",
      "Fino ad allora dica nome, data di nascita e numero AVS. Basta questo.",
      "È all’estero? Ci chiami al numero {{phone}}."
    ]
  },
  {
    "id": "card",
    "language": "en",
    "was": "21dde6dbeccad054d7e62a1df681a324",
    "answer": [
      "[Order a new card](/order-card). The old card is then blocked. The new one comes by post.",
      "Until then, give your name, date of birth and AHV number. That is enough.",
      "Are you abroad? Call us: {{phone}}."
    ]
  },
  {
    "id": "password",
    "language": "fr",
    "was": "b9e5b673ff2105e196f37f14ea578813",
    "answer": [
      "Sur la page de connexion, choisissez « Mot de passe oublié ? ». Écrivez votre adresse e-mail. Vous recevez un lien. Choisissez un nouveau mot de passe.",
      "Vous connaissez votre mot de passe et voulez le changer ? Allez sous [Compte client](/account).",
      "Le lien n’arrive pas ? Ou vous n’avez plus cet e-mail ? Appelez-nous au {{phone}}."
    ]
  },
  {
    "id": "password",
    "language": "de",
    "was": "d641e08626f509dc8110ddf2627cb948",
    "answer": [
      "Wählen Sie auf der Anmeldeseite «Passwort vergessen?». Geben Sie Ihre E-Mail-Adresse ein. Sie erhalten einen Link. Wählen Sie ein neues Passwort.",
      "Kennen Sie das Passwort und möchten es ändern? Gehen Sie zu [Kundenkonto](/account).",
      "Kommt der Link nicht? Oder haben Sie diese E-Mail nicht mehr? Rufen Sie uns an: {{phone}}."
    ]
  },
  {
    "id": "password",
    "language": "it",
    "was": "2e759206a56aa9a461b693e4a3eb3ea6",
    "answer": [
      "Nella pagina d’accesso scelga «Ha dimenticato la password?». Inserisca il suo indirizzo e-mail. Riceve un link. Scelga una nuova password.",
      "Conosce la password e vuole cambiarla? Vada a [Account](/account).",
      "Il link non arriva? O non ha più quell’e-mail? Ci chiami al numero {{phone}}."
    ]
  },
  {
    "id": "password",
    "language": "en",
    "was": "9f849e7d0e55a87484307ad9fe59cecd",
    "answer": [
      "On the sign-in page, choose “Forgotten your password?”. Enter your e-mail address. You get a link. Choose a new password.",
      "Do you know your password and want to change it? Go to [Customer account](/account).",
      "Does the link not arrive? Or do you no longer have that e-mail? Call us: {{phone}}."
    ]
  },
  {
    "id": "code",
    "language": "fr",
    "was": "d853b4e8fa2f4d73b6aacb67669c55c0",
    "answer": [
      "Le code arrive par SMS. Vous voyez le numéro sous [Compte client](/account). Vous n’avez pas de mobile ? Alors le code arrive par e-mail.",
      "Attendez une minute. Demandez un nouveau code. Le dernier code est le bon.",
      "Vous n’avez plus ce numéro ? Utilisez une clé d’accès ou un code de secours. Sinon, appelez-nous au {{phone}}.",
      "Ne donnez votre code à personne. Nous ne le demandons jamais."
    ]
  },
  {
    "id": "code",
    "language": "de",
    "was": "f902af93da06e79c80d7291d1639a5b1",
    "answer": [
      "Der Code kommt per SMS. Die Nummer sehen Sie unter [Kundenkonto](/account). Haben Sie kein Handy? Dann kommt der Code per E-Mail.",
      "Warten Sie eine Minute. Verlangen Sie einen neuen Code. Der letzte Code gilt.",
      "Haben Sie die Nummer nicht mehr? Benutzen Sie einen Passkey oder einen Wiederherstellungscode. Sonst rufen Sie uns an: {{phone}}.",
      "Geben Sie den Code niemandem. Wir fragen nie danach."
    ]
  },
  {
    "id": "code",
    "language": "it",
    "was": "b8d1ed8d853358ead4faf14f51d3b2a5",
    "answer": [
      "Il codice arriva per SMS. Il numero è in [Account](/account). Non ha un cellulare? Allora il codice arriva per e-mail.",
      "Aspetti un minuto. Chieda un nuovo codice. Vale l’ultimo codice.",
      "Non ha più quel numero? Usi una passkey o un codice di recupero. Altrimenti ci chiami al numero {{phone}}.",
      "Non dia il codice a nessuno. Noi non lo chiediamo mai."
    ]
  },
  {
    "id": "code",
    "language": "en",
    "was": "cfee5172bfc5f25812eba73c9d456e72",
    "answer": [
      "The code comes by text message. You see the number under [Customer account](/account). Do you have no mobile phone? Then the code comes by e-mail.",
      "Wait a minute. Request a new code. The latest code is valid.",
      "Do you no longer have that number? Use a passkey or a recovery code. If not, call us: {{phone}}.",
      "Give the code to no one. We never ask for it."
    ]
  },
  {
    "id": "first-access",
    "language": "fr",
    "was": "ec4091110f65391ccd693f5848f04c31",
    "answer": [
      "Dès {{adultAge}} ans, chaque personne assurée peut avoir un accès. Demandez-le sous [Demander un accès](/request-access). Vous avez besoin de votre numéro d’assurance.",
      "- En ligne : prenez votre pièce d’identité et votre visage en photo. L’accès marche tout de suite.",
      "- Par la poste : vous recevez un code à votre adresse.",
      "Nous vérifions qui vous êtes. Ainsi, personne d’autre ne voit vos données."
    ]
  },
  {
    "id": "first-access",
    "language": "de",
    "was": "375a3c18ba5d1722c0b4f379b8b9c9cb",
    "answer": [
      "Ab {{adultAge}} Jahren kann jede versicherte Person einen Zugang haben. Verlangen Sie ihn unter [Zugang beantragen](/request-access). Sie brauchen Ihre Versichertennummer.",
      "- Online: Fotografieren Sie Ausweis und Gesicht. Der Zugang geht sofort.",
      "- Mit der Post: Sie erhalten einen Code an Ihre Adresse.",
      "Wir prüfen, wer Sie sind. So sieht niemand sonst Ihre Daten."
    ]
  },
  {
    "id": "first-access",
    "language": "it",
    "was": "81eab4fdae678f343c45165558fc12cb",
    "answer": [
      "Da {{adultAge}} anni ogni persona assicurata può avere un accesso. Lo chieda in [Richiedere l’accesso](/request-access). Le serve il numero d’assicurazione.",
      "- Online: fotografi il documento e il volto. L’accesso funziona subito.",
      "- Per posta: riceve un codice al suo indirizzo.",
      "Controlliamo chi è lei. Così i dati restano protetti."
    ]
  },
  {
    "id": "first-access",
    "language": "en",
    "was": "3a186981e71f21b713849c148657e457",
    "answer": [
      "From the age of {{adultAge}}, every insured person can have access. Request it under [Request access](/request-access). You need your insurance number.",
      "- Online: take photos of your identity document and your face. It works at once.",
      "- By post: you get a code at your address.",
      "We check who you are. So no one else sees your data."
    ]
  }
]
$content$::jsonb) as entry(id text, language text, was text, answer jsonb)
)
update faq_answer set easy_answer = told.answer
from told
where faq_answer.question_id = told.id and faq_answer.language = told.language and md5(faq_answer.answer) = told.was;
