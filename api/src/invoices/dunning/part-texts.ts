import type { InvoiceSubject, ReturnReason } from "@portal/model/invoices/invoice.ts";
import type { Language } from "@portal/model/portal/languages.ts";

interface Unpaid {
  /** The sentences when nothing was paid, and when a part was. */
  whole: string;
  part: string;
}

interface ReminderPart {
  /** The unpaid part of the invoice, and the expired term of a formal notice. */
  unpaid: Unpaid;
  expired: Unpaid;
  insurances: Readonly<Record<InvoiceSubject, string>>;
  received: string;
  reminder: string;
}

/** The texts about a partial payment, the subject of an invoice, a returned debit, and a reversed payment. */
interface PartTexts {
  part: ReminderPart;
  returned: (reason: ReturnReason | undefined) => readonly string[];
  reversed: readonly string[];
}

type Reasons = Readonly<Record<ReturnReason, string>>;

function returning(lead: string, reasons: Reasons, ...more: string[]): PartTexts["returned"] {
  return (reason) => [lead.replace("{reason}", reasons[reason ?? "MS03"]), ...more];
}

export const partTexts: Readonly<Record<Language, PartTexts>> = {
  fr: {
    reversed: [
      "La banque a annulé un paiement pour cette facture. La facture est donc de nouveau ouverte.",
      "Merci de payer {owed} d’ici au {deadline} avec la QR-facture.",
      "Si le montant a été débité de votre compte bancaire, votre banque vous le rembourse : adressez-vous à elle s’il n’arrive pas.",
    ],
    part: {
      unpaid: { whole: "impayée", part: "impayée en partie" },
      expired: { whole: "sans paiement", part: "sans paiement complet" },
      insurances: {
        BASIC: "votre assurance de base",
        CARE: "votre participation aux coûts",
        SUPPLEMENTARY: "vos assurances complémentaires",
        PROPERTY: "vos assurances de biens",
        SUPPLEMENTARY_AND_PROPERTY: "vos assurances complémentaires et de biens",
      },
      received: "Nous avons reçu {received} pour cette facture ; {owed} restent à payer.",
      reminder:
        "Nous avons reçu {received} pour cette facture, merci. {owed} restent à payer : merci de verser ce montant d’ici au {deadline}.",
    },
    returned: returning(
      "Votre banque nous a retourné le débit de cette facture. Motif indiqué : {reason}. La facture est donc de nouveau ouverte.",
      {
        AC01: "le numéro du compte bancaire n’est pas correct",
        AC04: "le compte bancaire est clôturé",
        AC06: "le compte bancaire est bloqué",
        AM04: "le solde du compte bancaire ne suffisait pas",
        MD01: "il n’y a pas d’autorisation de débit",
        MD06: "le débit a été contesté",
        MS03: "la banque n’a pas précisé de motif",
      },
      "Merci de payer {owed} d’ici au {deadline} avec la QR-facture. Nous ne débitons pas cette facture une seconde fois.",
      "Vérifiez aussi votre compte bancaire pour le recouvrement direct dans votre espace client, sous « Données personnelles » : nos prochaines factures y seront débitées.",
    ),
  },
  de: {
    reversed: [
      "Die Bank hat eine Zahlung für diese Rechnung storniert. Die Rechnung ist damit wieder offen.",
      "Bitte bezahlen Sie {owed} bis zum {deadline} mit der QR-Rechnung.",
      "Wurde der Betrag Ihrem Bankkonto belastet, erstattet Ihre Bank ihn zurück: Wenden Sie sich an sie, wenn er nicht eintrifft.",
    ],
    part: {
      unpaid: { whole: "offen", part: "teilweise offen" },
      expired: { whole: "ohne Zahlung", part: "ohne vollständige Zahlung" },
      insurances: {
        BASIC: "Ihrer Grundversicherung",
        CARE: "Ihrer Kostenbeteiligung",
        SUPPLEMENTARY: "Ihrer Zusatzversicherungen",
        PROPERTY: "Ihrer Sachversicherungen",
        SUPPLEMENTARY_AND_PROPERTY: "Ihrer Zusatz- und Sachversicherungen",
      },
      received: "Für diese Rechnung haben wir {received} erhalten; {owed} sind noch offen.",
      reminder:
        "Für diese Rechnung haben wir {received} erhalten, vielen Dank. {owed} sind noch offen: Bitte bezahlen Sie diesen Betrag bis zum {deadline}.",
    },
    returned: returning(
      "Ihre Bank hat die Lastschrift für diese Rechnung zurückgewiesen. Angegebener Grund: {reason}. Die Rechnung ist damit wieder offen.",
      {
        AC01: "Die Nummer des Bankkontos stimmt nicht",
        AC04: "Das Bankkonto ist aufgehoben",
        AC06: "Das Bankkonto ist gesperrt",
        AM04: "Das Guthaben auf dem Bankkonto reichte nicht aus",
        MD01: "Es liegt keine Belastungsermächtigung vor",
        MD06: "Der Belastung wurde widersprochen",
        MS03: "Die Bank hat keinen Grund genannt",
      },
      "Bitte bezahlen Sie {owed} bis zum {deadline} mit der QR-Rechnung. Wir belasten diese Rechnung kein zweites Mal.",
      "Prüfen Sie bitte auch Ihr Bankkonto für die Lastschrift im Kundenportal unter «Persönliche Daten»: Die nächsten Rechnungen werden wieder dort belastet.",
    ),
  },
  it: {
    reversed: [
      "La banca ha annullato un pagamento per questa fattura. La fattura è quindi di nuovo aperta.",
      "La preghiamo di pagare {owed} entro il {deadline} con la QR-fattura.",
      "Se l’importo è stato addebitato sul suo conto bancario, la sua banca glielo rimborsa: si rivolga alla banca se non arriva.",
    ],
    part: {
      unpaid: { whole: "aperta", part: "aperta in parte" },
      expired: { whole: "senza pagamento", part: "senza pagamento completo" },
      insurances: {
        BASIC: "della sua assicurazione di base",
        CARE: "della sua partecipazione ai costi",
        SUPPLEMENTARY: "delle sue assicurazioni complementari",
        PROPERTY: "delle sue assicurazioni di cose",
        SUPPLEMENTARY_AND_PROPERTY: "delle sue assicurazioni complementari e di cose",
      },
      received: "Per questa fattura abbiamo ricevuto {received}; restano da pagare {owed}.",
      reminder:
        "Per questa fattura abbiamo ricevuto {received}, grazie. Restano da pagare {owed}: la preghiamo di versare questo importo entro il {deadline}.",
    },
    returned: returning(
      "La sua banca ci ha restituito l’addebito di questa fattura. Motivo indicato: {reason}. La fattura è quindi di nuovo aperta.",
      {
        AC01: "il numero del conto bancario non è corretto",
        AC04: "il conto bancario è chiuso",
        AC06: "il conto bancario è bloccato",
        AM04: "il saldo del conto bancario non era sufficiente",
        MD01: "manca l’autorizzazione di addebito",
        MD06: "l’addebito è stato contestato",
        MS03: "la banca non ha precisato il motivo",
      },
      "La preghiamo di pagare {owed} entro il {deadline} con la QR-fattura. Non addebitiamo questa fattura una seconda volta.",
      "Controlli anche il conto bancario per l’addebito diretto nello spazio clienti, alla voce «Dati personali»: le prossime fatture saranno addebitate lì.",
    ),
  },
  en: {
    reversed: [
      "The bank has reversed a payment for this invoice. The invoice is therefore open again.",
      "Please pay {owed} by {deadline} with the QR-bill.",
      "If the amount was debited from your bank account, your bank will refund it: please contact the bank if it does not arrive.",
    ],
    part: {
      unpaid: { whole: "unpaid", part: "partly unpaid" },
      expired: { whole: "without payment", part: "without full payment" },
      insurances: {
        BASIC: "your basic insurance",
        CARE: "your cost share",
        SUPPLEMENTARY: "your supplementary insurance",
        PROPERTY: "your property insurance",
        SUPPLEMENTARY_AND_PROPERTY: "your supplementary and property insurance",
      },
      received: "We have received {received} for this invoice; {owed} is still open.",
      reminder:
        "We have received {received} for this invoice, thank you. {owed} is still open: please pay this amount by {deadline}.",
    },
    returned: returning(
      "Your bank has returned the direct debit for this invoice. The reason given: {reason}. The invoice is therefore open again.",
      {
        AC01: "the bank account number is not correct",
        AC04: "the bank account is closed",
        AC06: "the bank account is blocked",
        AM04: "there was not enough money in the bank account",
        MD01: "there is no direct debit authorisation",
        MD06: "the debit was disputed",
        MS03: "the bank did not state a reason",
      },
      "Please pay {owed} by {deadline} with the QR-bill. We will not debit this invoice a second time.",
      "Please also check your bank account for direct debit in the customer portal under “Personal data”: the next invoices will be debited from it.",
    ),
  },
};
