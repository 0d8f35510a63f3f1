import type { Language } from "@portal/model/languages.ts";

interface Step {
  title: string;
  paragraphs: readonly string[];
}

export interface ReminderTexts {
  number: string;
  billedOn: string;
  table: string;
  what: string;
  invoice: string;
  fees: string;
  total: string;
  steps: Readonly<Record<"RAPPEL" | "SOMMATION" | "POURSUITE", Step>>;
}

export const reminderTexts: Readonly<Record<Language, ReminderTexts>> = {
  fr: {
    number: "Numéro de facture",
    billedOn: "Date de la facture",
    table: "Montant ouvert",
    what: "Poste",
    invoice: "Facture",
    fees: "Frais de rappel",
    total: "À payer",
    steps: {
      RAPPEL: {
        title: "Rappel",
        paragraphs: [
          "Nous n’avons pas encore reçu votre paiement. Peut-être vous a-t-il échappé ? Merci de payer ce montant dans les 20 jours.",
          "Si vous avez payé ces derniers jours, cette lettre est sans objet. Si un paiement en une fois est difficile, demandez un plan de paiement dans votre espace client.",
        ],
      },
      SOMMATION: {
        title: "Sommation",
        paragraphs: [
          "Malgré notre rappel, cette facture est encore impayée. Nous vous sommons de payer le montant ci-dessous dans les 30 jours (art. 64a LAMal).",
          "Sans paiement dans ce délai, nous devrons engager une poursuite, dont les frais seront à votre charge. Un plan de paiement est encore possible : appelez-nous.",
        ],
      },
      POURSUITE: {
        title: "Ouverture d’une poursuite",
        paragraphs: [
          "Le délai de notre sommation est passé sans paiement. Nous avons ouvert une poursuite pour le montant ci-dessous.",
          "Un paiement immédiat y met fin. Appelez-nous si quelque chose n’est pas clair.",
        ],
      },
    },
  },
  de: {
    number: "Rechnungsnummer",
    billedOn: "Rechnungsdatum",
    table: "Offener Betrag",
    what: "Posten",
    invoice: "Rechnung",
    fees: "Mahngebühren",
    total: "Zu bezahlen",
    steps: {
      RAPPEL: {
        title: "Zahlungserinnerung",
        paragraphs: [
          "Ihre Zahlung ist noch nicht bei uns eingetroffen. Vielleicht haben Sie die Rechnung übersehen? Bitte bezahlen Sie den Betrag innert 20 Tagen.",
          "Haben Sie in den letzten Tagen bezahlt, ist dieser Brief gegenstandslos. Fällt Ihnen eine einmalige Zahlung schwer, so beantragen Sie im Kundenportal Ratenzahlung.",
        ],
      },
      SOMMATION: {
        title: "Mahnung",
        paragraphs: [
          "Trotz unserer Zahlungserinnerung ist diese Rechnung offen geblieben. Wir fordern Sie auf, den Betrag innert 30 Tagen zu bezahlen (Art. 64a KVG).",
          "Geht in dieser Frist keine Zahlung ein, müssen wir die Betreibung einleiten; die Kosten tragen Sie. Ratenzahlung ist noch möglich: Sprechen Sie mit uns.",
        ],
      },
      POURSUITE: {
        title: "Einleitung der Betreibung",
        paragraphs: [
          "Die Frist unserer Mahnung ist ohne Zahlung verstrichen. Wir haben für den Betrag unten die Betreibung eingeleitet.",
          "Mit einer sofortigen Zahlung ist sie erledigt. Rufen Sie uns an, wenn etwas nicht klar ist.",
        ],
      },
    },
  },
  it: {
    number: "Numero della fattura",
    billedOn: "Data della fattura",
    table: "Importo aperto",
    what: "Voce",
    invoice: "Fattura",
    fees: "Spese di sollecito",
    total: "Da pagare",
    steps: {
      RAPPEL: {
        title: "Sollecito",
        paragraphs: [
          "Non abbiamo ancora ricevuto il suo pagamento. Forse le è sfuggito? La preghiamo di pagare l’importo entro 20 giorni.",
          "Se ha pagato negli ultimi giorni, non tenga conto di questa lettera. Se un pagamento unico le è difficile, chieda un piano di pagamento nello spazio clienti.",
        ],
      },
      SOMMATION: {
        title: "Diffida",
        paragraphs: [
          "Nonostante il nostro sollecito questa fattura è ancora aperta. La diffidiamo a pagare l’importo entro 30 giorni (art. 64a LAMal).",
          "Senza pagamento entro questo termine dovremo avviare un’esecuzione, le cui spese saranno a suo carico. Un piano di pagamento è ancora possibile: ci contatti.",
        ],
      },
      POURSUITE: {
        title: "Avvio dell’esecuzione",
        paragraphs: [
          "Il termine della nostra diffida è trascorso senza pagamento. Abbiamo avviato l’esecuzione per l’importo qui sotto.",
          "Un pagamento immediato vi mette fine. Ci chiami se qualcosa non è chiaro.",
        ],
      },
    },
  },
  en: {
    number: "Invoice number",
    billedOn: "Invoice date",
    table: "Amount due",
    what: "Item",
    invoice: "Invoice",
    fees: "Reminder fees",
    total: "To be paid",
    steps: {
      RAPPEL: {
        title: "Reminder",
        paragraphs: [
          "Your payment has not reached us yet. Perhaps it slipped your mind? Please pay the amount within 20 days.",
          "If you have paid in the last few days, please disregard this letter. If paying at once is difficult, ask for instalments in the customer portal.",
        ],
      },
      SOMMATION: {
        title: "Formal notice",
        paragraphs: [
          "In spite of our reminder this invoice is still open. We call on you to pay the amount within 30 days (art. 64a of the Health Insurance Act).",
          "Without a payment by then we will have to begin debt collection, at your expense. Instalments are still possible: please talk to us.",
        ],
      },
      POURSUITE: {
        title: "Debt collection has begun",
        paragraphs: [
          "The term of our formal notice has passed without a payment. We have begun debt collection for the amount below.",
          "Paying at once ends it. Please call us if anything is unclear.",
        ],
      },
    },
  },
};
