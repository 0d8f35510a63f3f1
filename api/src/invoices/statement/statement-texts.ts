import type { MovementKind } from "@portal/model/invoices/ledger.ts";
import type { Language } from "@portal/model/portal/languages.ts";

export interface AccountStatementTexts {
  title: string;
  lead: string;
  nothing: string;
  columns: readonly [string, string, string, string, string];
  opening: string;
  closing: string;
  /** The number of the invoice follows, if there is one. */
  movements: Readonly<Record<MovementKind, string>>;
  open: string;
  held: string;
}

export const accountStatementTexts: Readonly<Record<Language, AccountStatementTexts>> = {
  fr: {
    title: "Relevé de compte",
    lead: "Voici tous les mouvements de votre compte client auprès de chaque assureur, du solde initial au solde final. Un solde négatif est un avoir en votre faveur.",
    nothing: "Il n’y a eu aucun mouvement sur votre compte client durant cette période.",
    columns: ["Date", "Mouvement", "Débit CHF", "Crédit CHF", "Solde CHF"],
    opening: "Solde initial",
    closing: "Solde final",
    movements: {
      BILLED: "Facture",
      CREDIT_NOTE: "Avoir de prime",
      FEE: "Frais de rappel, facture",
      PAYMENT: "Votre paiement, facture",
      OFFSET: "Avoir déduit de la facture",
      REOPENED: "Avoir repris, facture rouverte",
      WRITE_OFF: "Solde minime abandonné, facture",
      CARRIED: "Solde reporté de la facture",
      RETURN: "Débit retourné par votre banque, facture",
      CANCELLATION: "Annulation de la facture",
      PAYOUT: "Avoir versé sur votre compte bancaire",
      PAYOUT_RETURNED: "Versement retourné par la banque",
    },
    open: "Factures ouvertes",
    held: "Avoir en votre faveur",
  },
  de: {
    title: "Kontoauszug",
    lead: "Das sind alle Bewegungen Ihres Kundenkontos bei jedem Versicherer, vom Anfangssaldo bis zum Schlusssaldo. Ein negativer Saldo ist ein Guthaben zu Ihren Gunsten.",
    nothing: "In diesem Zeitraum gab es auf Ihrem Kundenkonto keine Bewegung.",
    columns: ["Datum", "Bewegung", "Soll CHF", "Haben CHF", "Saldo CHF"],
    opening: "Anfangssaldo",
    closing: "Schlusssaldo",
    movements: {
      BILLED: "Rechnung",
      CREDIT_NOTE: "Prämiengutschrift",
      FEE: "Mahngebühr, Rechnung",
      PAYMENT: "Ihre Zahlung, Rechnung",
      OFFSET: "Guthaben abgezogen von Rechnung",
      REOPENED: "Guthaben zurückgenommen, Rechnung wieder offen",
      WRITE_OFF: "Kleinbetrag erlassen, Rechnung",
      CARRIED: "Restbetrag übertragen von Rechnung",
      RETURN: "Lastschrift von Ihrer Bank zurückgewiesen, Rechnung",
      CANCELLATION: "Stornierung der Rechnung",
      PAYOUT: "Guthaben auf Ihr Bankkonto ausbezahlt",
      PAYOUT_RETURNED: "Auszahlung von der Bank zurückgewiesen",
    },
    open: "Offene Rechnungen",
    held: "Guthaben zu Ihren Gunsten",
  },
  it: {
    title: "Estratto conto",
    lead: "Ecco tutti i movimenti presso ogni assicuratore, dal saldo iniziale al saldo finale. Un saldo negativo è un credito a suo favore.",
    nothing: "In questo periodo non ci sono stati movimenti.",
    columns: ["Data", "Movimento", "Dare CHF", "Avere CHF", "Saldo CHF"],
    opening: "Saldo iniziale",
    closing: "Saldo finale",
    movements: {
      BILLED: "Fattura",
      CREDIT_NOTE: "Accredito dei premi",
      FEE: "Spese di sollecito, fattura",
      PAYMENT: "Il suo pagamento, fattura",
      OFFSET: "Credito dedotto dalla fattura",
      REOPENED: "Credito ripreso, fattura riaperta",
      WRITE_OFF: "Importo minimo condonato, fattura",
      CARRIED: "Saldo riportato dalla fattura",
      RETURN: "Addebito restituito dalla sua banca, fattura",
      CANCELLATION: "Annullamento della fattura",
      PAYOUT: "Credito versato sul suo conto bancario",
      PAYOUT_RETURNED: "Versamento restituito dalla banca",
    },
    open: "Fatture aperte",
    held: "Credito a suo favore",
  },
  en: {
    title: "Account statement",
    lead: "These are all the transactions on your customer account with each insurer, from the opening to the closing balance. A balance with a minus sign is a credit in your favour.",
    nothing: "There were no transactions on your customer account in this period.",
    columns: ["Date", "Transaction", "Debit CHF", "Credit CHF", "Balance CHF"],
    opening: "Opening balance",
    closing: "Closing balance",
    movements: {
      BILLED: "Invoice",
      CREDIT_NOTE: "Premium credit",
      FEE: "Reminder fee, invoice",
      PAYMENT: "Your payment, invoice",
      OFFSET: "Credit deducted from invoice",
      REOPENED: "Credit taken back, invoice open again",
      WRITE_OFF: "Small amount written off, invoice",
      CARRIED: "Balance carried forward from invoice",
      RETURN: "Direct debit returned by your bank, invoice",
      CANCELLATION: "Cancellation of invoice",
      PAYOUT: "Credit paid into your bank account",
      PAYOUT_RETURNED: "Payout returned by the bank",
    },
    open: "Open invoices",
    held: "Credit in your favour",
  },
};
