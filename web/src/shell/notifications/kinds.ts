import { formatDate } from "@portal/model/calendar/dates.ts";
import { formatInvoiceNumber } from "@portal/model/invoices/reference.ts";
import BadgeCheck from "lucide-react/icons/badge-check";
import Bell from "lucide-react/icons/bell";
import BellRing from "lucide-react/icons/bell-ring";
import CalendarClock from "lucide-react/icons/calendar-clock";
import CircleCheck from "lucide-react/icons/circle-check";
import HandCoins from "lucide-react/icons/hand-coins";
import Mail from "lucide-react/icons/mail";
import MessageCircle from "lucide-react/icons/message-circle";
import ReceiptText from "lucide-react/icons/receipt-text";
import { graphql } from "../../core/http/api.ts";
import type { NotificationsQuery } from "../../core/http/gql/private.ts";
import { francs } from "../../core/language/francs.ts";
import { type Translate, useTexts } from "../../core/language/i18n.tsx";

/** The fields of each kind that the drawer shows. */
export const Notifications = graphql(`
  query Notifications {
    notifications {
      id
      type
      seen
      read
      deleted
      sent
      messages {
        __typename
        idDms
        ... on InvoiceReminder {
          step
          noInvoice
          invoice {
            subject
            periodFrom
            periodTo
            status
            isOpen
          }
          documentDate
          dueDate
          amountDue
          remainingAmount
        }
        ... on InvoicePaid {
          paymentDate
          amount
        }
        ... on InvoiceNew {
          noInvoice
          invoice {
            subject
            periodFrom
            periodTo
            status
            isOpen
          }
          amountDue
          dueDate
          isDebited
        }
        ... on RefundNew {
          care
          documentDate
          concernedInsured {
            fullname
          }
        }
        ... on CommunicationNew {
          contentTitle
          contentBody
          conversation
          page
          concernedInsured {
            fullname
          }
        }
        ... on RequestNews {
          requestStep
          request
          requestedOn
          day
        }
        ... on CostReminder {
          reminds
          remindedDay
          contract
          concernedInsured {
            fullname
          }
        }
        ... on CertificatNew {
          documentDate
          concernedInsured {
            fullname
          }
        }
      }
    }
  }
`);
export type Notification = NotificationsQuery["notifications"][number];

const byType = {
  InvoiceReminder: BellRing,
  InvoicePaid: CircleCheck,
  InvoiceNew: ReceiptText,
  RefundNew: HandCoins,
  CommunicationNew: Mail,
  CertificatNew: BadgeCheck,
  RequestNews: MessageCircle,
  CostReminder: CalendarClock,
  OtherNews: Bell,
} satisfies Record<Notification["type"], typeof Bell>;

/** A page loaded before an update may receive a type that it does not know. */
export const icons: Readonly<Record<string, typeof Bell>> = byType;

export interface NotificationTexts {
  readonly title: string;
  readonly text: string;
}

/** The texts of a notification, with amounts and dates. */
export function useNotificationTexts({ messages }: Notification): NotificationTexts {
  const t = useTexts("notifications");
  switch (messages.__typename) {
    case "CommunicationNew":
      return { title: messages.contentTitle, text: messages.contentBody };
    case "InvoiceReminder":
      return reminderWords(messages, t);
    case "RequestNews": {
      const { requestStep: step, day } = messages;
      return {
        title: t(`RequestNews.${step}.title`),
        text: t(`RequestNews.${step}.text`, { day: formatDate(day) }),
      };
    }
    case "CostReminder": {
      const { reminds, remindedDay, contract, concernedInsured } = messages;
      const day = formatDate(remindedDay);
      const name = concernedInsured?.fullname ?? "";
      const values = { day, name, contract: contract ?? "" };
      return {
        title: t(`CostReminder.${reminds}.title`, values),
        text: t(`CostReminder.${reminds}.text`, values),
      };
    }
    case "InvoicePaid":
    case "InvoiceNew":
    case "RefundNew":
    case "CertificatNew":
      return { title: titleOf(messages, t), text: textOf(messages, t) };
    case "OtherNews":
    // A type of a newer server, on a page loaded before the update.
    default:
      return { title: t("OtherNews.title"), text: t("OtherNews.text") };
  }
}

type Messages = Notification["messages"];
type Reminder = Extract<Messages, { __typename: "InvoiceReminder" }>;
type Message = Exclude<
  Messages,
  {
    __typename:
      | "CommunicationNew"
      | "InvoiceReminder"
      | "RequestNews"
      | "CostReminder"
      | "OtherNews";
  }
>;

function titleOf(message: Message, t: Translate<"notifications">): string {
  const isCredit = message.__typename === "InvoiceNew" && message.amountDue < 0;
  return isCredit ? t("credit.title") : t(`${message.__typename}.title`);
}

/** Each dunning step has its text and advice. */
function reminderWords(message: Reminder, t: Translate<"notifications">): NotificationTexts {
  const { step, documentDate, dueDate, amountDue, remainingAmount } = message;
  return {
    title: t(`InvoiceReminder.${step}.title`),
    text: t(`InvoiceReminder.${step}.text`, {
      documentDate: formatDate(documentDate),
      dueDate: formatDate(dueDate),
      amountDue: francs(amountDue),
      remainingAmount: francs(remainingAmount),
    }),
  };
}

function textOf(message: Message, t: Translate<"notifications">): string {
  switch (message.__typename) {
    case "InvoicePaid": {
      const { amount, paymentDate } = message;
      return t("InvoicePaid.text", {
        amount: francs(amount),
        paymentDate: formatDate(paymentDate),
      });
    }
    case "InvoiceNew": {
      const { amountDue, dueDate, isDebited } = message;
      const noInvoice = formatInvoiceNumber(message.noInvoice);
      // A negative amount is a credit, which has no due date.
      if (amountDue < 0) return t("credit.text", { noInvoice, amount: francs(-amountDue) });
      if (amountDue === 0) return t("InvoiceNew.covered");
      const values = { amountDue: francs(amountDue), dueDate: formatDate(dueDate) };
      return t(isDebited ? "InvoiceNew.debited" : "InvoiceNew.text", values);
    }
    case "RefundNew":
    case "CertificatNew": {
      const { __typename: kind, concernedInsured } = message;
      const values = { documentDate: formatDate(message.documentDate) };
      return concernedInsured
        ? t(`${kind}.textFor`, { ...values, name: concernedInsured.fullname })
        : t(`${kind}.text`, values);
    }
  }
}
