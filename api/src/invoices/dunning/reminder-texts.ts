import type { InsuranceLaw } from "@portal/model/invoices/carriers.ts";
import type { ReminderStep } from "@portal/model/invoices/reminder-steps.ts";
import type { InvoiceSubject, ReturnReason } from "@portal/model/invoices/invoice.ts";
import type { Language } from "@portal/model/portal/languages.ts";
import { partTexts } from "./part-texts.ts";

type Paragraphs = readonly string[];

/** The text of each step. A formal notice names the consequences by the law of the insurance. */
interface ParagraphsByStep {
  RAPPEL: Paragraphs;
  SOMMATION: Readonly<Record<InsuranceLaw, Paragraphs>>;
  POURSUITE: Paragraphs;
  PLAN_ENDED: Paragraphs;
}

/** The values of a letter. Older letters lack the newer fields and stay unchanged. */
interface Reminded {
  step: ReminderStep;
  law: InsuranceLaw;
  received?: number | undefined;
  subject?: InvoiceSubject | undefined;
  reason?: ReturnReason | undefined;
}

export interface ReminderTexts {
  number: string;
  billedOn: string;
  payBy: string;
  table: string;
  invoice: string;
  paid: string;
  fees: string;
  interest: string;
  total: string;
  /** Replaces the deadline in the box once debt collection has begun. */
  callFirst: string;
  slipOverleaf: string;
  titles: Readonly<Record<ReminderStep, string>>;
  paragraphs(letter: Reminded): Paragraphs;
}

/** `{state}` is the unpaid part, `{insurances}` the insurance of a contract; amounts and days are filled in later. */
function saying(language: Language, words: ParagraphsByStep): ReminderTexts["paragraphs"] {
  return ({ step, law, received, subject, reason }) => {
    const { part, returned, reversed } = partTexts[language];
    if (step === "DEBIT_RETURNED") return returned(reason);
    if (step === "PAYMENT_REVERSED") return reversed;
    const isPart = received !== undefined;
    const said = step === "SOMMATION" ? words.SOMMATION[law] : words[step];
    const { unpaid, expired, insurances } = part;
    const state = step === "SOMMATION" ? unpaid : expired;
    const filled = said.map((one) =>
      one
        .replace("{state}", state[isPart ? "part" : "whole"])
        .replace("{insurances}", insurances[subject ?? "SUPPLEMENTARY_AND_PROPERTY"]),
    );
    if (!isPart) return filled;
    return step === "RAPPEL" ? [part.reminder, ...filled.slice(1)] : [part.received, ...filled];
  };
}

export const reminderTexts: Readonly<Record<Language, ReminderTexts>> = {
  fr: {
    number: "Numéro de facture",
    billedOn: "Date de la facture",
    payBy: "À payer d’ici au",
    table: "Montant ouvert",
    invoice: "Facture",
    paid: "Déjà payé",
    fees: "Frais de rappel",
    interest: "Intérêts de retard",
    total: "À payer",
    callFirst: "Appelez-nous avant de payer",
    slipOverleaf: "La QR-facture se trouve à la page suivante.",
    titles: {
      RAPPEL: "Rappel",
      SOMMATION: "Sommation",
      POURSUITE: "Poursuite engagée",
      PLAN_ENDED: "Fin de votre plan de paiement",
      DEBIT_RETURNED: "Débit retourné par votre banque",
      PAYMENT_REVERSED: "Paiement annulé par la banque",
    },
    paragraphs: saying("fr", {
      RAPPEL: [
        "Nous n’avons pas encore reçu votre paiement. Peut-être la facture vous a-t-elle échappé ? Merci de payer le montant ci-dessous d’ici au {deadline}.",
        "Si vous avez payé ces derniers jours, vous pouvez ignorer cette lettre. Si un paiement en une fois est difficile, demandez un plan de paiement dans votre espace client.",
      ],
      SOMMATION: {
        LAMAL: [
          "Malgré notre rappel, cette facture de votre assurance obligatoire des soins est encore {state}. Nous vous sommons de payer le montant ci-dessous d’ici au {deadline} : c’est le délai de 30 jours de l’art. 64a LAMal.",
          "Sans paiement dans ce délai, nous devrons engager une poursuite, dont les frais seront à votre charge. Tant que des arriérés subsistent, vous ne pouvez pas changer d’assureur (art. 64a al. 6 LAMal).",
          "Un plan de paiement est encore possible : appelez-nous avant cette date.",
        ],
        LCA: [
          "Malgré notre rappel, cette facture de {insurances} est encore {state}. Nous vous sommons de payer le montant ci-dessous d’ici au {deadline} : c’est le délai de 14 jours de l’art. 20 LCA, compté dès l’envoi de cette sommation.",
          "Sans paiement dans ce délai, votre couverture est suspendue dès la fin du délai : nous ne prenons pas en charge ce qui survient dès lors et jusqu’au paiement complet de la prime, des intérêts et des frais (art. 20 et 21 LCA). Nous pourrons aussi engager une poursuite, à vos frais.",
          "Un plan de paiement est encore possible : appelez-nous avant cette date.",
        ],
      },
      POURSUITE: [
        "Le délai de notre sommation est passé {state}. Nous avons engagé une poursuite pour le montant ci-dessous ; les frais de l’office des poursuites s’y ajoutent.",
        "Appelez-nous avant de payer : nous vous indiquons le montant, frais compris, et la suite.",
      ],
      PLAN_ENDED: [
        "Une mensualité de votre plan de paiement n’est pas arrivée à temps : le plan a pris fin. Le solde ci-dessous est à payer en une fois, d’ici au {deadline}.",
        "Si vous avez payé ces derniers jours, appelez-nous. Sans paiement, la procédure de rappel reprend là où elle s’était arrêtée.",
      ],
    }),
  },
  de: {
    number: "Rechnungsnummer",
    billedOn: "Rechnungsdatum",
    payBy: "Zahlbar bis",
    table: "Offener Betrag",
    invoice: "Rechnung",
    paid: "Bereits bezahlt",
    fees: "Mahngebühren",
    interest: "Verzugszins",
    total: "Zu bezahlen",
    callFirst: "Rufen Sie uns an, bevor Sie bezahlen",
    slipOverleaf: "Die QR-Rechnung finden Sie auf der nächsten Seite.",
    titles: {
      RAPPEL: "Zahlungserinnerung",
      SOMMATION: "Mahnung",
      POURSUITE: "Einleitung der Betreibung",
      PLAN_ENDED: "Ende Ihrer Ratenzahlung",
      DEBIT_RETURNED: "Lastschrift von Ihrer Bank zurückgewiesen",
      PAYMENT_REVERSED: "Zahlung von der Bank storniert",
    },
    paragraphs: saying("de", {
      RAPPEL: [
        "Ihre Zahlung ist noch nicht bei uns eingetroffen. Vielleicht haben Sie die Rechnung übersehen? Bitte bezahlen Sie den Betrag unten bis zum {deadline}.",
        "Haben Sie in den letzten Tagen bezahlt, ist dieser Brief gegenstandslos. Können Sie nicht alles auf einmal bezahlen? Dann beantragen Sie im Kundenportal Ratenzahlung.",
      ],
      SOMMATION: {
        LAMAL: [
          "Trotz unserer Zahlungserinnerung ist diese Rechnung Ihrer obligatorischen Krankenpflegeversicherung {state} geblieben. Wir fordern Sie auf, den Betrag unten bis zum {deadline} zu bezahlen: Das ist die Frist von 30 Tagen nach Art. 64a KVG.",
          "Geht in dieser Frist keine Zahlung ein, müssen wir die Betreibung einleiten; die Kosten tragen Sie. Solange Ausstände bestehen, können Sie den Versicherer nicht wechseln (Art. 64a Abs. 6 KVG).",
          "Ratenzahlung ist noch möglich: Rufen Sie uns vor diesem Datum an.",
        ],
        LCA: [
          "Trotz unserer Zahlungserinnerung ist diese Rechnung {insurances} {state} geblieben. Wir fordern Sie auf, den Betrag unten bis zum {deadline} zu bezahlen: Das ist die Frist von 14 Tagen nach Art. 20 VVG, gerechnet ab dem Versand dieser Mahnung.",
          "Geht in dieser Frist keine Zahlung ein, ruht Ihr Versicherungsschutz vom Ablauf der Frist an: Was von da an eintritt, bis Prämie, Zins und Kosten vollständig bezahlt sind, übernehmen wir nicht (Art. 20 und 21 VVG). Wir können auch die Betreibung einleiten, auf Ihre Kosten.",
          "Ratenzahlung ist noch möglich: Rufen Sie uns vor diesem Datum an.",
        ],
      },
      POURSUITE: [
        "Die Frist unserer Mahnung ist {state} verstrichen. Wir haben für den Betrag unten die Betreibung eingeleitet; die Kosten des Betreibungsamts kommen dazu.",
        "Rufen Sie uns an, bevor Sie bezahlen: Wir nennen Ihnen den Betrag samt Kosten und das weitere Vorgehen.",
      ],
      PLAN_ENDED: [
        "Eine Rate Ihrer Ratenzahlung ist nicht rechtzeitig eingetroffen: Die Vereinbarung ist beendet. Der Restbetrag unten ist bis zum {deadline} auf einmal zu bezahlen.",
        "Haben Sie in den letzten Tagen bezahlt? Dann rufen Sie uns an. Ohne Zahlung geht das Mahnverfahren dort weiter, wo es stehen geblieben war.",
      ],
    }),
  },
  it: {
    number: "Numero della fattura",
    billedOn: "Data della fattura",
    payBy: "Da pagare entro il",
    table: "Importo aperto",
    invoice: "Fattura",
    paid: "Già pagato",
    fees: "Spese di sollecito",
    interest: "Interessi di mora",
    total: "Da pagare",
    callFirst: "Ci chiami prima di pagare",
    slipOverleaf: "La QR-fattura si trova alla pagina seguente.",
    titles: {
      RAPPEL: "Sollecito",
      SOMMATION: "Diffida",
      POURSUITE: "Avvio dell’esecuzione",
      PLAN_ENDED: "Fine del suo piano di pagamento",
      DEBIT_RETURNED: "Addebito restituito dalla sua banca",
      PAYMENT_REVERSED: "Pagamento annullato dalla banca",
    },
    paragraphs: saying("it", {
      RAPPEL: [
        "Non abbiamo ancora ricevuto il suo pagamento. Forse la fattura le è sfuggita? La preghiamo di pagare l’importo indicato sotto entro il {deadline}.",
        "Se ha pagato negli ultimi giorni, non tenga conto di questa lettera. Se un pagamento unico le è difficile, chieda un piano di pagamento nello spazio clienti.",
      ],
      SOMMATION: {
        LAMAL: [
          "Nonostante il nostro sollecito, questa fattura della sua assicurazione obbligatoria delle cure medico-sanitarie è ancora {state}. La diffidiamo a pagare l’importo indicato sotto entro il {deadline}: è il termine di 30 giorni dell’art. 64a LAMal.",
          "Senza pagamento entro questo termine dovremo avviare un’esecuzione, le cui spese saranno a suo carico. Finché ci sono arretrati non può cambiare assicuratore (art. 64a cpv. 6 LAMal).",
          "Un piano di pagamento è ancora possibile: ci chiami prima di questa data.",
        ],
        LCA: [
          "Nonostante il nostro sollecito, questa fattura {insurances} è ancora {state}. La diffidiamo a pagare l’importo indicato sotto entro il {deadline}: è il termine di 14 giorni dell’art. 20 LCA, calcolato dall’invio di questa diffida.",
          "Senza pagamento entro questo termine la sua copertura è sospesa dalla scadenza del termine: non rispondiamo di ciò che accade da quel momento fino al pagamento completo del premio, degli interessi e delle spese (art. 20 e 21 LCA). Potremo anche avviare un’esecuzione, a sue spese.",
          "Un piano di pagamento è ancora possibile: ci chiami prima di questa data.",
        ],
      },
      POURSUITE: [
        "Il termine della nostra diffida è trascorso {state}. Abbiamo avviato l’esecuzione per l’importo indicato sotto; si aggiungono le spese dell’ufficio d’esecuzione.",
        "Ci chiami prima di pagare: le indichiamo l’importo, spese comprese, e come procedere.",
      ],
      PLAN_ENDED: [
        "Una rata del suo piano di pagamento non è arrivata in tempo: il piano è terminato. Il saldo indicato sotto è da pagare in una volta, entro il {deadline}.",
        "Se ha pagato negli ultimi giorni, ci chiami. Senza pagamento, la procedura di sollecito riprende da dove si era fermata.",
      ],
    }),
  },
  en: {
    number: "Invoice number",
    billedOn: "Invoice date",
    payBy: "To be paid by",
    table: "Amount due",
    invoice: "Invoice",
    paid: "Already paid",
    fees: "Reminder fees",
    interest: "Interest on late payment",
    total: "To be paid",
    callFirst: "Please call us before you pay",
    slipOverleaf: "The QR-bill is on the next page.",
    titles: {
      RAPPEL: "Reminder",
      SOMMATION: "Formal notice",
      POURSUITE: "Debt collection has begun",
      PLAN_ENDED: "Your payment plan has ended",
      DEBIT_RETURNED: "Direct debit returned by your bank",
      PAYMENT_REVERSED: "Payment reversed by the bank",
    },
    paragraphs: saying("en", {
      RAPPEL: [
        "Your payment has not reached us yet. Perhaps you overlooked the invoice? Please pay the amount below by {deadline}.",
        "If you have paid in the last few days, please disregard this letter. If you cannot pay it all at once, request a payment plan in the customer portal.",
      ],
      SOMMATION: {
        LAMAL: [
          "Despite our reminder, this invoice for your compulsory health insurance is still {state}. We formally call on you to pay the amount below by {deadline}: this is the 30-day period under Art. 64a of the Health Insurance Act (KVG/LAMal).",
          "If you do not pay by then, we will have to begin debt collection, at your expense. As long as anything is outstanding, you cannot change insurer (Art. 64a para. 6 KVG/LAMal).",
          "A payment plan is still possible: please call us before that date.",
        ],
        LCA: [
          "Despite our reminder, this invoice for {insurances} is still {state}. We formally call on you to pay the amount below by {deadline}: this is the 14-day period under Art. 20 of the Insurance Contract Act (VVG/LCA), counted from the day this notice was sent.",
          "If you do not pay by then, your cover is suspended from the end of this period: we do not pay for anything that happens from then until the premium, interest and costs have been paid in full (Art. 20 and 21 VVG/LCA). We may also begin debt collection, at your expense.",
          "A payment plan is still possible: please call us before that date.",
        ],
      },
      POURSUITE: [
        "The deadline in our formal notice has passed {state}. We have begun debt collection for the amount below; the costs of the debt collection office are added to it.",
        "Please call us before you pay: we will tell you the amount including costs, and what happens next.",
      ],
      PLAN_ENDED: [
        "An instalment of your payment plan did not arrive in time, and the plan has ended. Please pay the remaining amount below in full by {deadline}.",
        "If you have paid in the last few days, please call us. If you do not pay, the reminder procedure continues from where it stopped.",
      ],
    }),
  },
};
