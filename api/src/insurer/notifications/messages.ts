import type { News, NotificationKind } from "@portal/model/notifications.ts";
import type { MessageTemplate } from "../outbox/message-template.ts";
import { costReminderWordings } from "./cost-messages.ts";
import { coveredWording } from "./covered-message.ts";
import { creditWording } from "./credit-message.ts";
import { debitWording } from "./debit-message.ts";
import { reminderWordings } from "./reminder-messages.ts";
import { requestWordings } from "./request-messages.ts";

/** Reminders of invoices and of costs, and requests have a message for each step, a received payment none. */
type KindWithMessage = Exclude<
  NotificationKind,
  "InvoicePaid" | "InvoiceReminder" | "RequestNews" | "CostReminder"
>;

/** Amounts and names stay in the portal, because other people may read a message. */
const byKind: Readonly<Record<KindWithMessage, MessageTemplate>> = {
  InvoiceNew: {
    key: "notification.invoiceNew",
    severity: "DUE",
    texts: {
      fr: {
        subject: "Une nouvelle facture vous attend",
        paragraphs: [
          "{invoice}",
          "Une nouvelle facture est arrivée dans votre espace client. Vous y trouvez le montant et l’échéance.",
        ],
        action: "Payer la facture",
        short: "{brand} : une nouvelle facture vous attend dans votre espace client.",
      },
      de: {
        subject: "Eine neue Rechnung ist da",
        paragraphs: [
          "{invoice}",
          "In Ihrem Kundenportal liegt eine neue Rechnung. Betrag und Zahlungsfrist finden Sie dort.",
        ],
        action: "Rechnung bezahlen",
        short: "{brand}: In Ihrem Kundenportal liegt eine neue Rechnung.",
      },
      it: {
        subject: "È arrivata una nuova fattura",
        paragraphs: [
          "{invoice}",
          "Nel suo spazio clienti è arrivata una nuova fattura. Lì trova l’importo e la scadenza.",
        ],
        action: "Pagare la fattura",
        short: "{brand}: nel suo spazio clienti è arrivata una nuova fattura.",
      },
      en: {
        subject: "A new invoice is waiting for you",
        paragraphs: [
          "{invoice}",
          "A new invoice has arrived in your customer portal. You will find the amount and the due date there.",
        ],
        action: "Pay the invoice",
        short: "{brand}: a new invoice is waiting in your customer portal.",
      },
    },
  },
  RefundNew: {
    key: "notification.refundNew",
    texts: {
      fr: {
        subject: "Un nouveau décompte est disponible",
        paragraphs: ["Un nouveau décompte de prestations est disponible dans votre espace client."],
        short: "{brand} : un nouveau décompte est disponible dans votre espace client.",
      },
      de: {
        subject: "Eine neue Leistungsabrechnung ist da",
        paragraphs: ["In Ihrem Kundenportal liegt eine neue Leistungsabrechnung."],
        short: "{brand}: In Ihrem Kundenportal liegt eine neue Leistungsabrechnung.",
      },
      it: {
        subject: "È disponibile un nuovo conteggio",
        paragraphs: ["Nel suo spazio clienti è disponibile un nuovo conteggio delle prestazioni."],
        short: "{brand}: nel suo spazio clienti è disponibile un nuovo conteggio.",
      },
      en: {
        subject: "A new benefit statement is available",
        paragraphs: ["A new benefit statement is available in your customer portal."],
        short: "{brand}: a new benefit statement is available in your customer portal.",
      },
    },
  },
  CommunicationNew: {
    key: "notification.communicationNew",
    texts: {
      fr: {
        subject: "Un message pour vous",
        paragraphs: ["{title}", "Vous trouvez le message complet dans votre espace client."],
        action: "Ouvrir la page",
        short: "{brand} : {title}. Le message est dans votre espace client.",
      },
      de: {
        subject: "Eine Mitteilung für Sie",
        paragraphs: ["{title}", "Die ganze Mitteilung finden Sie in Ihrem Kundenportal."],
        action: "Seite öffnen",
        short: "{brand}: {title}. Die Mitteilung finden Sie in Ihrem Kundenportal.",
      },
      it: {
        subject: "Un messaggio per lei",
        paragraphs: ["{title}", "Trova il messaggio completo nel suo spazio clienti."],
        action: "Aprire la pagina",
        short: "{brand}: {title}. Il messaggio è nel suo spazio clienti.",
      },
      en: {
        subject: "A message for you",
        paragraphs: ["{title}", "You will find the whole message in your customer portal."],
        action: "Open the page",
        short: "{brand}: {title}. The message is in your customer portal.",
      },
    },
  },
  CertificatNew: {
    key: "notification.certificatNew",
    texts: {
      fr: {
        subject: "Une nouvelle attestation est disponible",
        paragraphs: ["Une nouvelle attestation est disponible dans votre espace client."],
        short: "{brand} : une nouvelle attestation est disponible dans votre espace client.",
      },
      de: {
        subject: "Eine neue Bescheinigung ist da",
        paragraphs: ["In Ihrem Kundenportal liegt eine neue Bescheinigung."],
        short: "{brand}: In Ihrem Kundenportal liegt eine neue Bescheinigung.",
      },
      it: {
        subject: "È disponibile un nuovo attestato",
        paragraphs: ["Nel suo spazio clienti è disponibile un nuovo attestato."],
        short: "{brand}: nel suo spazio clienti è disponibile un nuovo attestato.",
      },
      en: {
        subject: "A new certificate is available",
        paragraphs: ["A new certificate is available in your customer portal."],
        short: "{brand}: a new certificate is available in your customer portal.",
      },
    },
  },
};

export function templateOf(news: News): MessageTemplate | undefined {
  if (news.kind === "InvoiceReminder") return reminderWordings[news.step];
  if (news.kind === "CostReminder") return costReminderWordings[news.step];
  if (news.kind === "RequestNews") return requestWordings[news.step];
  if (news.kind === "InvoiceNew" && news.amountDue < 0) return creditWording;
  if (news.kind === "InvoiceNew" && news.amountDue === 0) return coveredWording;
  if (news.kind === "InvoiceNew" && news.isDebited) return debitWording;
  return news.kind === "InvoicePaid" ? undefined : byKind[news.kind];
}

export const notificationTemplates: readonly MessageTemplate[] = [
  ...Object.values(byKind),
  ...Object.values(reminderWordings),
  ...Object.values(requestWordings),
  ...Object.values(costReminderWordings),
  coveredWording,
  creditWording,
  debitWording,
];
