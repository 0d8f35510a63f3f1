-- Answers that read better; what they say is the same. An answer that operators have changed in the meantime stays theirs.
with told as (
  select id, language, was, question, (select string_agg(line, E'\n' order by place) from jsonb_array_elements_text(answer) with ordinality as lines(line, place)) as answer
  from jsonb_to_recordset($content$[
  {
    "id": "supplementary",
    "language": "fr",
    "was": "67fa01f44dc26623fafb9d2d7f6da04f",
    "question": "Quelle différence entre assurance de base et complémentaire ?",
    "answer": [
      "L’assurance de base est obligatoire et la même chez tous les assureurs : la loi (LAMal) en fixe les prestations. Nous devons accepter chaque personne, sans questions sur sa santé.",
      "Les assurances complémentaires sont facultatives et relèvent d’une autre loi (LCA). Elles couvrent ce que la base ne paie pas, par exemple les lunettes, la médecine complémentaire ou la chambre privée. L’assureur peut poser des questions de santé.",
      "Vous trouvez ce que vous avez sous [Contrats](/contract)."
    ]
  },
  {
    "id": "card",
    "language": "fr",
    "was": "4266eaad963c2a2e78b2470ebaf4d503",
    "question": "J’ai perdu ma carte d’assuré : que faire ?",
    "answer": [
      "[Commandez une nouvelle carte](/order-card) si la vôtre est perdue, volée ou abîmée. L’ancienne est bloquée, et la nouvelle vous parvient par la poste.",
      "En attendant, donnez votre nom, votre date de naissance et votre numéro AVS à la pharmacie ou au cabinet : votre couverture peut être vérifiée en ligne.",
      "À l’étranger, appelez-nous au {{phone}} : nous vous envoyons une attestation provisoire."
    ]
  },
  {
    "id": "ambulance",
    "language": "fr",
    "was": "127bc69e5da74eb9a87c37b56c9b5f06",
    "question": "Qui paie l’ambulance ou un sauvetage ?",
    "answer": [
      "En cas d’urgence vitale, appelez le 144. Vous réglez la question des frais plus tard.",
      "L’assurance de base paie la moitié d’un transport médicalement nécessaire, jusqu’à CHF 500 par an, et la moitié d’un sauvetage, par exemple en montagne, jusqu’à CHF 5’000 par an. Une assurance complémentaire peut payer le reste : votre couverture figure sous [Contrats](/contract).",
      "Après un accident, l’assurance-accidents de votre employeur paie, si elle vous couvre. [Annoncez-nous l’accident](/help-accident) si vous êtes assuré·e contre les accidents chez nous.",
      "[Envoyez-nous la facture](/documents/send) du transport : nous calculons notre part."
    ]
  },
  {
    "id": "dentist",
    "language": "fr",
    "was": "fdeaba615d256637a89af19e16236bef",
    "question": "Les frais de dentiste sont-ils remboursés ?",
    "answer": [
      "L’assurance de base ne paie ni les contrôles, ni les caries, ni les appareils dentaires. Elle paie un traitement dentaire dû à une maladie grave et inévitable de la mastication, à une autre maladie grave, ou à un accident si aucune assurance-accidents ne le couvre.",
      "Une assurance dentaire complémentaire paie souvent une partie des autres frais : vérifiez sous [Contrats](/contract).",
      "Vous vous êtes cassé une dent ? [Annoncez l’accident](/help-accident), puis [envoyez la facture](/documents/send)."
    ]
  },
  {
    "id": "glasses",
    "language": "fr",
    "was": "9bf4bac721a27a8b3395d40aaef18f0c",
    "question": "Les lunettes et les lentilles sont-elles remboursées ?",
    "answer": [
      "L’assurance de base paie jusqu’à CHF 180 par an pour les enfants de moins de 18 ans, sur ordonnance d’un ophtalmologue. Pour les adultes, elle ne paie que dans le cas de certaines maladies des yeux.",
      "Une assurance complémentaire peut payer davantage : vérifiez sous [Contrats](/contract).",
      "[Envoyez-nous la facture](/documents/send) de l’opticien, avec l’ordonnance pour un enfant."
    ]
  },
  {
    "id": "change-deductible",
    "language": "de",
    "was": "d0ea0247336a633cf262185a3028b27a",
    "question": "Wie ändere ich meine Franchise?",
    "answer": [
      "Die Franchise ändern Sie auf den 1. Januar, unter [Verträge ändern](/contract/mutation). Dort vergleichen Sie die Prämien, bevor Sie Ihren Antrag senden.",
      "- Um sie zu senken, muss Ihr Antrag bis zum letzten Arbeitstag im November bei uns sein.",
      "- Um sie zu erhöhen, haben Sie bis Ende Dezember Zeit.",
      "Sobald die Änderung bestätigt ist, erhalten Sie eine neue Police."
    ]
  },
  {
    "id": "coinsurance",
    "language": "de",
    "was": "c9fa9f2d8a2c8d5c23dd3e4695266489",
    "question": "Was ist der Selbstbehalt?",
    "answer": [
      "Ist die Franchise aufgebraucht, bezahlen Sie noch {{coinsuranceRate}} % der Kosten: Das ist der Selbstbehalt. Er endet bei {{coinsuranceAdult}} im Jahr für Erwachsene und bei {{coinsuranceChild}} für Kinder. Danach übernimmt die Grundversicherung alles, was sie deckt.",
      "Für ein Originalmedikament, zu dem es ein günstigeres Generikum gibt, beträgt der Selbstbehalt {{brandRate}} %, ausser es wird Ihnen aus medizinischen Gründen verschrieben.",
      "Kinder einer Familie, die ohne Franchise bei uns versichert sind, bezahlen zusammen höchstens {{familyMaximum}} im Jahr."
    ]
  },
  {
    "id": "supplementary",
    "language": "de",
    "was": "652ffdd4e038a61d3a773d1bcb9cfbd7",
    "question": "Was unterscheidet Grund- und Zusatzversicherung?",
    "answer": [
      "Die Grundversicherung ist obligatorisch und bei allen Versicherern gleich: Das Gesetz (KVG) legt die Leistungen fest. Wir müssen alle aufnehmen, ohne Fragen zur Gesundheit.",
      "Zusatzversicherungen sind freiwillig und folgen einem anderen Gesetz (VVG). Sie decken, was die Grundversicherung nicht bezahlt, zum Beispiel Brillen, Komplementärmedizin oder das Einzelzimmer. Der Versicherer darf Gesundheitsfragen stellen.",
      "Was Sie haben, sehen Sie unter [Verträge](/contract)."
    ]
  },
  {
    "id": "card",
    "language": "de",
    "was": "238b7c6d176f6510a2e3a147bc102fee",
    "question": "Versichertenkarte verloren: Was tun?",
    "answer": [
      "[Bestellen Sie eine neue Karte](/order-card), wenn Ihre Karte verloren, gestohlen oder beschädigt ist. Die alte wird gesperrt, die neue kommt mit der Post.",
      "Bis dahin genügen in der Apotheke oder Praxis Ihr Name, Ihr Geburtsdatum und Ihre AHV-Nummer: Ihre Deckung lässt sich online prüfen.",
      "Im Ausland rufen Sie uns an, {{phone}}: Wir senden Ihnen eine provisorische Bescheinigung."
    ]
  },
  {
    "id": "late-payment",
    "language": "de",
    "was": "01e84061eb9c6bf4a1184ec35e239fe3",
    "question": "Was passiert, wenn ich zu spät bezahle?",
    "answer": [
      "Nach dem Fälligkeitstag senden wir zuerst eine Zahlungserinnerung, dann eine Mahnung mit einer letzten Frist und leiten schliesslich die Betreibung ein. Gebühren kommen ab der Zahlungserinnerung dazu: {{reminderFee}} für die Zahlungserinnerung, mehr für die weiteren Schritte. Der Brief nennt sie.",
      "Solange eine gemahnte Rechnung der Grundversicherung offen ist, können Sie den Versicherer nicht wechseln. Bei Zusatz- und Sachversicherungen kann die Deckung ruhen.",
      "Melden Sie sich früh: Eine [längere Frist oder Ratenzahlung](/invoices) erspart Gebühren."
    ]
  },
  {
    "id": "delegation",
    "language": "de",
    "was": "748e28f4d2be5c344ad6baf95cd7e0a0",
    "question": "Wozu dient ein Überweisungsschein?",
    "answer": [
      "Im Hausarztmodell und im Ärztenetz überweist Ihre Praxis Sie mit einem Überweisungsschein an eine Fachperson oder ein Spital. Ohne Schein kann die Grundversicherung die Zahlung ablehnen, ausser im Notfall.",
      "Ihre Scheine und wie lange sie gelten, sehen Sie unter [Überweisungsscheine](/delegations). Fehlt einer, senden Sie ihn unter [Dokumente senden](/documents/send)."
    ]
  },
  {
    "id": "models",
    "language": "de",
    "was": "00555712ddd43b989830af466521527d",
    "question": "Welche Modelle gibt es in der Grundversicherung?",
    "answer": [
      "Die Leistungen sind in allen Modellen gleich. Verschieden ist, an wen Sie sich bei Krankheit zuerst wenden, und damit die Prämie:",
      "- Freie Arztwahl: Sie gehen in die Praxis Ihrer Wahl.",
      "- Hausarztmodell: Sie gehen zuerst in die gewählte Praxis, die Sie bei Bedarf überweist.",
      "- Ärztenetz: Eine Gruppe von Ärztinnen und Ärzten koordiniert Ihre Behandlung.",
      "- Telemedizin: Sie rufen zuerst eine medizinische Beratung an.",
      "Im Notfall, zur Gynäkologin oder für Augenuntersuchungen gehen Sie direkt. Ein Modell wechseln Sie auf den 1. Januar, unter [Verträge ändern](/contract/mutation)."
    ]
  },
  {
    "id": "ambulance",
    "language": "de",
    "was": "40a500388cddbcffbe23edbadd36121f",
    "question": "Wer bezahlt die Ambulanz oder eine Rettung?",
    "answer": [
      "Rufen Sie bei Lebensgefahr die 144 an. Die Kosten klären Sie später.",
      "Die Grundversicherung bezahlt die Hälfte eines medizinisch nötigen Transports, bis CHF 500 im Jahr, und die Hälfte einer Rettung, zum Beispiel in den Bergen, bis CHF 5’000 im Jahr. Eine Zusatzversicherung kann den Rest übernehmen: Ihre Deckung finden Sie unter [Verträge](/contract).",
      "Nach einem Unfall bezahlt die Unfallversicherung Ihres Arbeitgebers, wenn Sie dort versichert sind. [Melden Sie uns den Unfall](/help-accident), wenn Sie bei uns gegen Unfall versichert sind.",
      "[Senden Sie uns die Rechnung](/documents/send) für den Transport: Wir berechnen unseren Anteil."
    ]
  },
  {
    "id": "dentist",
    "language": "de",
    "was": "e00c0d059f678a2d6a9bb40867131c71",
    "question": "Werden Zahnarztkosten zurückerstattet?",
    "answer": [
      "Die Grundversicherung bezahlt weder Kontrollen noch Karies noch Zahnspangen. Sie bezahlt eine Zahnbehandlung wegen einer schweren, nicht vermeidbaren Erkrankung des Kausystems, wegen einer anderen schweren Krankheit oder nach einem Unfall, den keine Unfallversicherung deckt.",
      "Eine Zahnversicherung bezahlt oft einen Teil der übrigen Kosten: Sehen Sie unter [Verträge](/contract) nach.",
      "Ein Zahn ist abgebrochen? [Melden Sie den Unfall](/help-accident) und [senden Sie die Rechnung](/documents/send)."
    ]
  },
  {
    "id": "glasses",
    "language": "de",
    "was": "70b48ada34bf9e561c7228466aad7aaf",
    "question": "Werden Brillen und Kontaktlinsen bezahlt?",
    "answer": [
      "Die Grundversicherung bezahlt Kindern bis 18 Jahre höchstens CHF 180 im Jahr, mit einer Verordnung der Augenärztin oder des Augenarztes. Erwachsenen bezahlt sie nur bei bestimmten Augenkrankheiten.",
      "Eine Zusatzversicherung kann mehr bezahlen: Sehen Sie unter [Verträge](/contract) nach.",
      "[Senden Sie uns die Rechnung](/documents/send) der Optikerin oder des Optikers, bei einem Kind mit der Verordnung."
    ]
  },
  {
    "id": "supplementary",
    "language": "it",
    "was": "8d5b2defa060e97b485b50e47dfdb4f6",
    "question": "Che differenza c’è tra assicurazione di base e complementare?",
    "answer": [
      "L’assicurazione di base è obbligatoria e uguale presso tutti gli assicuratori: le prestazioni sono fissate dalla legge (LAMal). Dobbiamo accettare ogni persona, senza domande sulla salute.",
      "Le assicurazioni complementari sono facoltative e seguono un’altra legge (LCA). Coprono ciò che la base non paga, per esempio occhiali, medicina complementare o camera privata. L’assicuratore può porre domande sulla salute.",
      "Che cosa ha assicurato lo vede sotto [Contratti](/contract)."
    ]
  },
  {
    "id": "card",
    "language": "it",
    "was": "95acd2b9838d826f7c8a057294987525",
    "question": "Ho perso la tessera d’assicurato: che fare?",
    "answer": [
      "[Ordini una nuova tessera](/order-card) se la sua è stata smarrita, rubata o danneggiata. Quella vecchia viene bloccata e la nuova arriva per posta.",
      "Nel frattempo in farmacia o nello studio medico bastano nome, data di nascita e numero AVS: la copertura può essere verificata online.",
      "All’estero ci chiami al numero {{phone}}: le inviamo un attestato provvisorio."
    ]
  },
  {
    "id": "liability",
    "language": "it",
    "was": "388305bc73abaa55bfaab19e022cb917",
    "question": "Che cosa copre la responsabilità civile?",
    "answer": [
      "Paga i danni causati ad altri, senza volerlo, da lei o dalle persone assicurate con lei: un pallone in una vetrata, uno scontro sugli sci, una macchia sul parquet dell’appartamento in affitto.",
      "Non copre le sue cose, né ciò che causa con l’automobile. Sul posto non riconosca alcuna colpa: [ci annunci il danno](/help-damage), esaminiamo le pretese e respingiamo quelle ingiustificate."
    ]
  },
  {
    "id": "property-damage",
    "language": "it",
    "was": "3461e591e41cb928d400a65cb5842894",
    "question": "Come annuncio un danno?",
    "answer": [
      "Limiti dapprima i danni: chiuda l’acqua, copra, metta al sicuro. Scatti fotografie e conservi gli oggetti danneggiati fino alla nostra risposta. In caso di furto lo denunci alla polizia.",
      "[Ci annunci poi il danno](/help-damage), con le foto, l’elenco degli oggetti e il loro valore. Se è urgente, ci chiami al numero {{phone}}.",
      "Ciò che il contratto copre è rimborsato al valore a nuovo, dedotta la franchigia della polizza."
    ]
  },
  {
    "id": "sum-insured",
    "language": "it",
    "was": "b365f6f1af18d9aee4c0b3a892b881b1",
    "question": "Quale somma assicurare per l’economia domestica?",
    "answer": [
      "Assicuri quanto costerebbe ricomprare tutto a nuovo: mobili, vestiti, elettrodomestici, sport, cantina e solaio. Se la somma è troppo bassa, possiamo pagare un danno solo in proporzione.",
      "La verifichi dopo un trasloco, un matrimonio o un acquisto importante. La trova sotto [Contratti, cose](/contract?tab=estate); per modificarla ci chiami al numero {{phone}}."
    ]
  },
  {
    "id": "paper",
    "language": "it",
    "was": "dbaff4a571490f1cd06f5c327f504cc9",
    "question": "Posso ricevere i documenti online o su carta?",
    "answer": [
      "Come preferisce. Sotto [Impostazioni](/settings) scelga se fatture e conteggi arrivano anche per posta. Online restano sotto [Documenti](/documents), dove può scaricarne più di uno alla volta.",
      "Lì sceglie anche come la avvisiamo di un nuovo documento: per e-mail, per SMS o con una notifica sul dispositivo."
    ]
  },
  {
    "id": "ambulance",
    "language": "it",
    "was": "3ee5e4b3ace6c9688fb686f920c52cc1",
    "question": "Chi paga l’ambulanza o un salvataggio?",
    "answer": [
      "In caso di pericolo di vita chiami il 144. Delle spese ci si occupa dopo.",
      "L’assicurazione di base paga la metà di un trasporto necessario dal punto di vista medico, fino a CHF 500 all’anno, e la metà di un salvataggio, per esempio in montagna, fino a CHF 5’000 all’anno. Un’assicurazione complementare può pagare il resto: la copertura figura sotto [Contratti](/contract).",
      "Dopo un infortunio paga l’assicurazione infortuni del datore di lavoro, se copre il caso. [Ci annunci l’infortunio](/help-accident) se gli infortuni sono assicurati presso di noi.",
      "[Ci invii la fattura](/documents/send) del trasporto: calcoliamo la nostra parte."
    ]
  },
  {
    "id": "dentist",
    "language": "it",
    "was": "47c882e67dd104c635f70e7ab59e42d5",
    "question": "Le spese del dentista vengono rimborsate?",
    "answer": [
      "L’assicurazione di base non paga controlli, carie né apparecchi ortodontici. Paga le cure dentarie dovute a una malattia grave e inevitabile dell’apparato masticatorio, a un’altra malattia grave oppure a un infortunio che nessuna assicurazione infortuni copre.",
      "Un’assicurazione dentaria complementare paga spesso una parte delle altre spese: verifichi sotto [Contratti](/contract).",
      "Si è rotto un dente? [Annunci l’infortunio](/help-accident) e [invii la fattura](/documents/send)."
    ]
  },
  {
    "id": "glasses",
    "language": "it",
    "was": "1dfadb3cbaecedceb89365696ad5b376",
    "question": "Gli occhiali e le lenti a contatto vengono rimborsati?",
    "answer": [
      "L’assicurazione di base paga al massimo CHF 180 all’anno per i minori di 18 anni, con la ricetta di un oculista. Agli adulti paga solo in caso di determinate malattie degli occhi.",
      "Un’assicurazione complementare può pagare di più: verifichi sotto [Contratti](/contract).",
      "[Ci invii la fattura](/documents/send) dell’ottico, per un minore insieme alla ricetta."
    ]
  },
  {
    "id": "code",
    "language": "en",
    "was": "cfee5172bfc5f25812eba73c9d456e72",
    "question": "I am not receiving the security code",
    "answer": [
      "We send the code to the mobile number shown under [Customer account](/account), or by e-mail if you have no mobile number. Check that your phone has a signal, wait a minute and request a new code: only the latest one is valid.",
      "Do you no longer have that number? Use a passkey or a recovery code when you sign in. You can set them up under [Security](/account/security). If you have neither, call us on {{phone}}.",
      "Never give a code to anyone, not even on the phone: we will never ask you for it."
    ]
  },
  {
    "id": "liability",
    "language": "en",
    "was": "148a19e602d94a013a8659d0d1fa161e",
    "question": "What does my liability insurance cover?",
    "answer": [
      "It pays for damage that you, or the people insured with you, cause to others without meaning to: a ball through a window, a collision on the ski slope, a stain on the floor of a rented flat.",
      "It does not cover your own belongings or what you cause with your car. Do not admit fault on the spot: [report the damage to us](/help-damage) and we will examine the claims and reject unjustified ones."
    ]
  },
  {
    "id": "privacy-in-family",
    "language": "en",
    "was": "5894236d0cd7a26e928b5b8176874022",
    "question": "Who in my family can see my data?",
    "answer": [
      "The person who receives the household’s post sees everyone’s contracts and invoices. What concerns an adult’s health, such as their benefit statements, is visible to that person alone from the age of {{adultAge}}.",
      "Under [Customer account](/account) you can see who looked at your data and when, and download a copy."
    ]
  },
  {
    "id": "contacts",
    "language": "en",
    "was": "a00dfe029df8a3f854a231928fd15f24",
    "question": "How do I change my phone number or e-mail?",
    "answer": [
      "You can change your contact numbers and e-mail addresses under [Personal data, phone and e-mail](/profile?activeTab=phonesEmails).",
      "You can change the mobile number that receives your security codes under [Customer account](/account).",
      "You can change the e-mail address you sign in with under [Security](/account/security). We send a link to your current address and one to the new address; the change takes effect once you have confirmed both."
    ]
  },
  {
    "id": "hospital-contribution",
    "language": "en",
    "was": "eeb0fc1015b0a3cca22ca258898e885b",
    "question": "What do I pay for a stay in hospital?",
    "answer": [
      "On top of the deductible and the retention fee, you pay {{hospitalDay}} per day in hospital: the hospital contribution. The day of discharge does not count.",
      "Children, young adults in education or training and maternity patients do not pay it. It does not count towards the yearly maximum of the retention fee.",
      "Basic insurance pays for the general ward. A semi-private or private room is covered by supplementary insurance: check [your contracts](/contract) before you are admitted."
    ]
  },
  {
    "id": "ambulance",
    "language": "en",
    "was": "f2e57edc6d7dd89170436856ecd453d8",
    "question": "Who pays for an ambulance or a rescue?",
    "answer": [
      "If a life is in danger, call 144. The costs can wait.",
      "Basic insurance pays half of a medically necessary transport, up to CHF 500 a year, and half of a rescue, for example in the mountains, up to CHF 5’000 a year. Supplementary insurance may pay the rest: see what you are covered for under [Contracts](/contract).",
      "After an accident, your employer’s accident insurance pays if you are covered there. [Report the accident](/help-accident) to us if your accident cover is with us.",
      "[Send us the bill](/documents/send) for the transport and we will work out our share."
    ]
  },
  {
    "id": "dentist",
    "language": "en",
    "was": "b3b3634967a7b15c84250e214e88484b",
    "question": "Are dental costs covered?",
    "answer": [
      "Basic insurance does not pay for check-ups, fillings or braces. It pays for dental treatment needed because of a serious and unavoidable disease of the jaw or teeth, another serious illness, or an accident that no accident insurance covers.",
      "Supplementary dental insurance often pays part of other costs: check under [Contracts](/contract).",
      "Broken a tooth? [Report the accident](/help-accident) and [send us the bill](/documents/send)."
    ]
  },
  {
    "id": "glasses",
    "language": "en",
    "was": "ce506a4547a4c353860bd6b98544d2ad",
    "question": "Are glasses and contact lenses covered?",
    "answer": [
      "Basic insurance pays up to CHF 180 a year for children under 18, with a prescription from an eye specialist. For adults it pays only for certain eye diseases.",
      "Supplementary insurance may pay more: check under [Contracts](/contract).",
      "[Send us the bill](/documents/send) from the optician, with the prescription if it is for a child."
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
