-- Three questions that people ask an insurer and that had no answer: ambulance, dentist, glasses (KVV 33, KLV 17–19, 26, 27, MiGeL 25).
insert into faq_question (id, group_id, position, is_published) values
  ('ambulance', 'care', 21, true),
  ('dentist', 'care', 22, true),
  ('glasses', 'care', 23, true);

insert into faq_answer (question_id, language, slug, question, answer, keywords)
select id, 'fr', slug, question, (select string_agg(line, E'\n' order by place) from jsonb_array_elements_text(answer) with ordinality as lines(line, place)), keywords
from jsonb_to_recordset($fr$[
  {
    "id": "ambulance",
    "slug": "qui-paie-l-ambulance",
    "question": "Qui paie l’ambulance ou un sauvetage ?",
    "answer": [
      "En cas d’urgence vitale, appelez le 144. Vous réglez la question des frais plus tard.",
      "L’assurance de base paie la moitié d’un transport médicalement nécessaire, jusqu’à CHF 500 par an, et la moitié d’un sauvetage, par exemple en montagne, jusqu’à CHF 5’000 par an. Une assurance complémentaire peut payer le reste : votre couverture figure sous [Contrats](/contract).",
      "Après un accident, l’assurance-accidents de votre employeur paie, si elle vous couvre. [Annoncez-nous l’accident](/help-accident) si vous êtes assuré·e contre les accidents chez nous.",
      "[Envoyez-nous la facture](/documents/send) du transport : nous calculons notre part."
    ],
    "keywords": "ambulance secours sauvetage hélicoptère rega transport urgence 144"
  },
  {
    "id": "dentist",
    "slug": "le-dentiste-est-il-rembourse",
    "question": "Les frais de dentiste sont-ils remboursés ?",
    "answer": [
      "L’assurance de base ne paie ni les contrôles, ni les caries, ni les appareils dentaires. Elle paie un traitement dentaire dû à une maladie grave et inévitable de la mastication, à une autre maladie grave, ou à un accident si aucune assurance-accidents ne le couvre.",
      "Une assurance dentaire complémentaire paie souvent une partie des autres frais : vérifiez sous [Contrats](/contract).",
      "Vous vous êtes cassé une dent ? [Annoncez l’accident](/help-accident), puis [envoyez la facture](/documents/send)."
    ],
    "keywords": "dentiste dent dents carie orthodontie appareil dentaire couronne implant hygiéniste"
  },
  {
    "id": "glasses",
    "slug": "les-lunettes-sont-elles-remboursees",
    "question": "Les lunettes et les lentilles sont-elles remboursées ?",
    "answer": [
      "L’assurance de base paie jusqu’à CHF 180 par an pour les enfants de moins de 18 ans, sur ordonnance d’un ophtalmologue. Pour les adultes, elle ne paie que dans le cas de certaines maladies des yeux.",
      "Une assurance complémentaire peut payer davantage : vérifiez sous [Contrats](/contract).",
      "[Envoyez-nous la facture](/documents/send) de l’opticien, avec l’ordonnance pour un enfant."
    ],
    "keywords": "lunettes lentilles opticien verres yeux ophtalmologue"
  }
]$fr$) as one(id text, slug text, question text, answer jsonb, keywords text);

insert into faq_answer (question_id, language, slug, question, answer, keywords)
select id, 'de', slug, question, (select string_agg(line, E'\n' order by place) from jsonb_array_elements_text(answer) with ordinality as lines(line, place)), keywords
from jsonb_to_recordset($de$[
  {
    "id": "ambulance",
    "slug": "wer-bezahlt-die-ambulanz",
    "question": "Wer bezahlt die Ambulanz oder eine Rettung?",
    "answer": [
      "Rufen Sie bei Lebensgefahr die 144 an. Die Kosten klären Sie später.",
      "Die Grundversicherung bezahlt die Hälfte eines medizinisch nötigen Transports, bis CHF 500 im Jahr, und die Hälfte einer Rettung, zum Beispiel in den Bergen, bis CHF 5’000 im Jahr. Eine Zusatzversicherung kann den Rest übernehmen: Ihre Deckung finden Sie unter [Verträge](/contract).",
      "Nach einem Unfall bezahlt die Unfallversicherung Ihres Arbeitgebers, wenn Sie dort versichert sind. [Melden Sie uns den Unfall](/help-accident), wenn Sie bei uns gegen Unfall versichert sind.",
      "[Senden Sie uns die Rechnung](/documents/send) für den Transport: Wir berechnen unseren Anteil."
    ],
    "keywords": "ambulanz krankenwagen rettung helikopter rega transport notfall 144"
  },
  {
    "id": "dentist",
    "slug": "wird-der-zahnarzt-bezahlt",
    "question": "Werden Zahnarztkosten zurückerstattet?",
    "answer": [
      "Die Grundversicherung bezahlt weder Kontrollen noch Karies noch Zahnspangen. Sie bezahlt eine Zahnbehandlung wegen einer schweren, nicht vermeidbaren Erkrankung des Kausystems, wegen einer anderen schweren Krankheit oder nach einem Unfall, den keine Unfallversicherung deckt.",
      "Eine Zahnversicherung bezahlt oft einen Teil der übrigen Kosten: Sehen Sie unter [Verträge](/contract) nach.",
      "Ein Zahn ist abgebrochen? [Melden Sie den Unfall](/help-accident) und [senden Sie die Rechnung](/documents/send)."
    ],
    "keywords": "zahnarzt zahn zähne karies zahnspange krone implantat dentalhygiene"
  },
  {
    "id": "glasses",
    "slug": "werden-brillen-bezahlt",
    "question": "Werden Brillen und Kontaktlinsen bezahlt?",
    "answer": [
      "Die Grundversicherung bezahlt Kindern bis 18 Jahre höchstens CHF 180 im Jahr, mit einer Verordnung der Augenärztin oder des Augenarztes. Erwachsenen bezahlt sie nur bei bestimmten Augenkrankheiten.",
      "Eine Zusatzversicherung kann mehr bezahlen: Sehen Sie unter [Verträge](/contract) nach.",
      "[Senden Sie uns die Rechnung](/documents/send) der Optikerin oder des Optikers, bei einem Kind mit der Verordnung."
    ],
    "keywords": "brille brillen kontaktlinsen linsen optiker augen augenarzt"
  }
]$de$) as one(id text, slug text, question text, answer jsonb, keywords text);

insert into faq_answer (question_id, language, slug, question, answer, keywords)
select id, 'it', slug, question, (select string_agg(line, E'\n' order by place) from jsonb_array_elements_text(answer) with ordinality as lines(line, place)), keywords
from jsonb_to_recordset($it$[
  {
    "id": "ambulance",
    "slug": "chi-paga-l-ambulanza",
    "question": "Chi paga l’ambulanza o un salvataggio?",
    "answer": [
      "In pericolo di vita, chiami il 144. Alle spese si pensa dopo.",
      "L’assicurazione di base paga la metà di un trasporto necessario dal punto di vista medico, fino a CHF 500 all’anno, e la metà di un salvataggio, per esempio in montagna, fino a CHF 5’000 all’anno. Un’assicurazione complementare può pagare il resto: la copertura è indicata in [Contratti](/contract).",
      "Dopo un infortunio paga l’assicurazione infortuni del datore di lavoro, se copre il caso. [Ci annunci l’infortunio](/help-accident) se è assicurato contro gli infortuni presso di noi.",
      "[Ci invii la fattura](/documents/send) del trasporto: calcoliamo la nostra parte."
    ],
    "keywords": "ambulanza soccorso salvataggio elicottero rega trasporto emergenza 144"
  },
  {
    "id": "dentist",
    "slug": "il-dentista-viene-rimborsato",
    "question": "Le spese del dentista vengono rimborsate?",
    "answer": [
      "L’assicurazione di base non paga controlli, carie né apparecchi ortodontici. Paga le cure dentarie dovute a una malattia grave e inevitabile dell’apparato masticatorio, a un’altra malattia grave oppure a un infortunio che nessuna assicurazione infortuni copre.",
      "Un’assicurazione dentaria complementare paga spesso una parte delle altre spese: controlli in [Contratti](/contract).",
      "Si è rotto un dente? [Annunci l’infortunio](/help-accident) e [invii la fattura](/documents/send)."
    ],
    "keywords": "dentista dente denti carie apparecchio corona impianto igienista"
  },
  {
    "id": "glasses",
    "slug": "gli-occhiali-vengono-rimborsati",
    "question": "Gli occhiali e le lenti a contatto vengono rimborsati?",
    "answer": [
      "L’assicurazione di base paga al massimo CHF 180 all’anno per i minori di 18 anni, con la ricetta di un oculista. Agli adulti paga solo in caso di determinate malattie degli occhi.",
      "Un’assicurazione complementare può pagare di più: controlli in [Contratti](/contract).",
      "[Ci invii la fattura](/documents/send) dell’ottico, per un minore insieme alla ricetta."
    ],
    "keywords": "occhiali lenti ottico occhi oculista"
  }
]$it$) as one(id text, slug text, question text, answer jsonb, keywords text);

insert into faq_answer (question_id, language, slug, question, answer, keywords)
select id, 'en', slug, question, (select string_agg(line, E'\n' order by place) from jsonb_array_elements_text(answer) with ordinality as lines(line, place)), keywords
from jsonb_to_recordset($en$[
  {
    "id": "ambulance",
    "slug": "who-pays-for-an-ambulance",
    "question": "Who pays for an ambulance or a rescue?",
    "answer": [
      "If a life is in danger, call 144. The costs can wait.",
      "Basic insurance pays half of a medically necessary transport, up to CHF 500 a year, and half of a rescue, for example in the mountains, up to CHF 5’000 a year. Supplementary insurance may pay the rest: see what you are covered for under [Contracts](/contract).",
      "After an accident, your employer’s accident insurance pays if you are covered there. [Report the accident](/help-accident) to us if your accident cover is with us.",
      "[Send us the bill](/documents/send) for the transport and we will work out our share."
    ],
    "keywords": "ambulance rescue helicopter rega transport emergency 144"
  },
  {
    "id": "dentist",
    "slug": "is-the-dentist-covered",
    "question": "Are dental costs covered?",
    "answer": [
      "Basic insurance does not pay for check-ups, fillings or braces. It pays for dental treatment needed because of a serious and unavoidable disease of the jaw or teeth, another serious illness, or an accident that no accident insurance covers.",
      "Supplementary dental insurance often pays part of other costs: check under [Contracts](/contract).",
      "Broken a tooth? [Report the accident](/help-accident) and [send us the bill](/documents/send)."
    ],
    "keywords": "dentist dental tooth teeth filling braces crown implant hygienist"
  },
  {
    "id": "glasses",
    "slug": "are-glasses-covered",
    "question": "Are glasses and contact lenses covered?",
    "answer": [
      "Basic insurance pays up to CHF 180 a year for children under 18, with a prescription from an eye specialist. For adults it pays only for certain eye diseases.",
      "Supplementary insurance may pay more: check under [Contracts](/contract).",
      "[Send us the bill](/documents/send) from the optician, with the prescription if it is for a child."
    ],
    "keywords": "glasses spectacles contact lenses optician eyes eye doctor"
  }
]$en$) as one(id text, slug text, question text, answer jsonb, keywords text);
