import type { MessageTemplate } from "../insurer/outbox/message-template.ts";

/** The message contains nothing of the accident, because others may read it. */
const received: MessageTemplate = {
  key: "accident.received",
  texts: {
    fr: {
      subject: "Votre annonce d’accident",
      paragraphs: [
        "Nous avons bien reçu l’annonce d’accident et la traitons.",
        "Une copie se trouve dans votre espace client, sous « Documents ».",
      ],
      short: "{brand} : nous avons reçu l’annonce d’accident.",
    },
    de: {
      subject: "Ihre Unfallmeldung",
      paragraphs: [
        "Wir haben die Unfallmeldung erhalten und kümmern uns darum.",
        "Eine Kopie finden Sie im Kundenportal unter «Dokumente».",
      ],
      short: "{brand}: Wir haben die Unfallmeldung erhalten.",
    },
    it: {
      subject: "Il suo annuncio d’infortunio",
      paragraphs: [
        "Abbiamo ricevuto l’annuncio d’infortunio e ce ne stiamo occupando.",
        "Ne trova una copia nello spazio clienti, alla voce «Documenti».",
      ],
      short: "{brand}: abbiamo ricevuto l’annuncio d’infortunio.",
    },
    en: {
      subject: "Your accident report",
      paragraphs: [
        "We have received the accident report and are processing it.",
        "You will find a copy in the customer portal under “Documents”.",
      ],
      short: "{brand}: we have received the accident report.",
    },
  },
};

const recorded: MessageTemplate = {
  key: "accident.recorded",
  texts: {
    fr: {
      subject: "L’accident est enregistré",
      paragraphs: [
        "L’accident annoncé est enregistré. L’assurance de base prend en charge les soins comme lors d’une maladie : la franchise et la quote-part s’appliquent.",
        "Envoyez-nous les factures comme d’habitude. Si nous avons une question, nous vous écrivons.",
      ],
      short: "{brand} : l’accident annoncé est enregistré.",
    },
    de: {
      subject: "Der Unfall ist erfasst",
      paragraphs: [
        "Der gemeldete Unfall ist erfasst. Die Grundversicherung übernimmt die Behandlung wie bei einer Krankheit: Franchise und Selbstbehalt gelten.",
        "Senden Sie uns die Rechnungen wie gewohnt. Haben wir eine Frage, schreiben wir Ihnen.",
      ],
      short: "{brand}: Der gemeldete Unfall ist erfasst.",
    },
    it: {
      subject: "L’infortunio è stato registrato",
      paragraphs: [
        "L’infortunio annunciato è stato registrato. L’assicurazione di base si assume le cure come in caso di malattia: si applicano la franchigia e l’aliquota percentuale.",
        "Ci invii le fatture come di consueto. Se abbiamo una domanda, le scriviamo.",
      ],
      short: "{brand}: l’infortunio annunciato è stato registrato.",
    },
    en: {
      subject: "The accident has been recorded",
      paragraphs: [
        "The accident you reported has been recorded. Basic insurance covers the treatment as it would an illness: the deductible and the retention fee apply.",
        "Send us the bills in the usual way. If we have a question, we will write to you.",
      ],
      short: "{brand}: the accident you reported has been recorded.",
    },
  },
};

const employersInsurer: MessageTemplate = {
  key: "accident.employersInsurer",
  texts: {
    fr: {
      subject: "L’assurance-accidents de l’employeur prend en charge cet accident",
      paragraphs: [
        "Nous avons enregistré l’accident annoncé. Le contrat auprès de nous ne couvrait pas les accidents ce jour-là : c’est l’assurance-accidents de l’employeur qui prend en charge les soins.",
        "Annoncez l’accident à l’employeur, si ce n’est pas déjà fait, et indiquez son assureur aux médecins.",
        "Si cette assurance ne couvre pas l’accident, envoyez-nous sa réponse : nous examinerons alors la prise en charge.",
      ],
      short: "{brand} : l’accident est enregistré. L’assureur-accidents de l’employeur paie.",
    },
    de: {
      subject: "Für diesen Unfall zahlt die Unfallversicherung des Arbeitgebers",
      paragraphs: [
        "Wir haben den gemeldeten Unfall erfasst. Der Vertrag bei uns schloss Unfälle an diesem Tag nicht ein: Die Unfallversicherung des Arbeitgebers übernimmt die Behandlung.",
        "Melden Sie den Unfall dem Arbeitgeber, falls das noch nicht geschehen ist, und geben Sie den Ärztinnen und Ärzten dessen Versicherung an.",
        "Deckt diese Versicherung den Unfall nicht, senden Sie uns die Antwort dieser Versicherung: Dann prüfen wir, ob wir die Kosten übernehmen.",
      ],
      short: "{brand}: Der Unfall ist erfasst. Die Unfallversicherung des Arbeitgebers zahlt.",
    },
    it: {
      subject: "Di questo infortunio si occupa l’assicurazione del datore di lavoro",
      paragraphs: [
        "Abbiamo registrato l’infortunio annunciato. Quel giorno il contratto presso di noi non copriva gli infortuni: è l’assicurazione infortuni del datore di lavoro ad assumersi le cure.",
        "Annunci l’infortunio al datore di lavoro, se non l’ha ancora fatto, e indichi ai medici l’assicurazione del datore di lavoro.",
        "Se questa assicurazione non copre l’infortunio, ci invii la risposta ricevuta: esamineremo allora se assumerci i costi.",
      ],
      short: "{brand}: l’infortunio è stato registrato. Paga l’assicurazione del datore di lavoro.",
    },
    en: {
      subject: "The employer’s accident insurance covers this accident",
      paragraphs: [
        "We have recorded the accident you reported. The contract with us did not cover accidents on that day: the employer’s accident insurance pays for the treatment.",
        "Report the accident to the employer if you have not done so yet, and give the doctors the name of that insurer.",
        "If that insurer does not cover the accident, send us its answer and we will check whether we cover the costs.",
      ],
      short: "{brand}: the accident has been recorded. The employer’s accident insurer pays.",
    },
  },
};

const unclear: MessageTemplate = {
  key: "accident.unclear",
  texts: {
    fr: {
      subject: "L’accident est enregistré",
      paragraphs: [
        "Nous avons enregistré l’accident annoncé. Le contrat auprès de nous ne comprenait pas les accidents ce jour-là, et l’annonce n’indique aucune assurance d’un employeur.",
        "Nous vérifions qui prend en charge les soins. L’assurance de base peut intervenir ; nous vous écrivons dès que c’est décidé.",
        "S’il existe une autre assurance-accidents, annoncez-lui aussi l’accident et indiquez-nous son nom.",
      ],
      short: "{brand} : l’accident est enregistré. Nous vérifions qui paie et vous écrivons.",
    },
    de: {
      subject: "Der Unfall ist erfasst",
      paragraphs: [
        "Wir haben den gemeldeten Unfall erfasst. Der Vertrag bei uns schloss Unfälle an diesem Tag nicht ein, und die Meldung nennt keine Versicherung eines Arbeitgebers.",
        "Wir prüfen, wer die Behandlung bezahlt. Die Grundversicherung kann einspringen; sobald es entschieden ist, schreiben wir Ihnen.",
        "Besteht eine andere Unfallversicherung, melden Sie den Unfall auch dort und nennen Sie uns deren Namen.",
      ],
      short: "{brand}: Der Unfall ist erfasst. Wir prüfen, wer zahlt, und schreiben Ihnen.",
    },
    it: {
      subject: "L’infortunio è stato registrato",
      paragraphs: [
        "Abbiamo registrato l’infortunio annunciato. Quel giorno il contratto presso di noi non comprendeva gli infortuni e l’annuncio non indica l’assicurazione di un datore di lavoro.",
        "Verifichiamo chi si assume le cure. L’assicurazione di base può intervenire; le scriviamo appena abbiamo deciso.",
        "Se esiste un’altra assicurazione infortuni, annunci l’infortunio anche lì e ce ne indichi il nome.",
      ],
      short: "{brand}: l’infortunio è stato registrato. Verifichiamo chi paga e le scriviamo.",
    },
    en: {
      subject: "The accident has been recorded",
      paragraphs: [
        "We have recorded the accident you reported. The contract with us did not include accidents on that day, and the report names no employer’s insurance.",
        "We are checking who pays for the treatment. Basic insurance may step in; we will write to you as soon as we have decided.",
        "If there is another accident insurer, report the accident there as well and tell us the insurer’s name.",
      ],
      short:
        "{brand}: the accident has been recorded. We are checking who pays and will write to you.",
    },
  },
};

const insuredElsewhere: MessageTemplate = {
  key: "accident.insuredElsewhere",
  texts: {
    fr: {
      subject: "L’accident est enregistré",
      paragraphs: [
        "Nous avons enregistré l’accident annoncé. Ce jour-là, la personne n’avait pas d’assurance de base auprès de nous.",
        "Adressez-vous à l’assureur de l’époque. Si l’accident a encore des suites aujourd’hui, nous examinons ce que nous prenons en charge et vous écrivons.",
      ],
      short: "{brand} : l’accident annoncé est enregistré.",
    },
    de: {
      subject: "Der Unfall ist erfasst",
      paragraphs: [
        "Wir haben den gemeldeten Unfall erfasst. An diesem Tag hatte die Person keine Grundversicherung bei uns.",
        "Wenden Sie sich an die damalige Versicherung. Hat der Unfall heute noch Folgen, prüfen wir, was wir übernehmen, und schreiben Ihnen.",
      ],
      short: "{brand}: Der gemeldete Unfall ist erfasst.",
    },
    it: {
      subject: "L’infortunio è stato registrato",
      paragraphs: [
        "Abbiamo registrato l’infortunio annunciato. Quel giorno la persona non aveva un’assicurazione di base presso di noi.",
        "Si rivolga all’assicuratore di allora. Se l’infortunio ha ancora conseguenze oggi, esaminiamo che cosa ci assumiamo e le scriviamo.",
      ],
      short: "{brand}: l’infortunio annunciato è stato registrato.",
    },
    en: {
      subject: "The accident has been recorded",
      paragraphs: [
        "We have recorded the accident you reported. On that day the person had no basic insurance with us.",
        "Please contact the person’s insurer at the time. If the accident still has consequences today, we will check what we cover and write to you.",
      ],
      short: "{brand}: the accident you reported has been recorded.",
    },
  },
};

export const accidentMessages = {
  received,
  recorded,
  employersInsurer,
  unclear,
  insuredElsewhere,
};
