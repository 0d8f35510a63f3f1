import { qrBillText } from "@portal/model/invoices/qr-bill.ts";
import { formatReference } from "@portal/model/invoices/reference.ts";
import { formatAmount, rappenOf } from "@portal/model/money.ts";
import { saveFile } from "../../core/http/download.ts";
import { francs } from "../../core/language/francs.ts";
import { useTexts } from "../../core/language/i18n.tsx";
import { calendarEntry } from "./calendar-entry.ts";
import { nextPayment, type PayableInvoice } from "./pay-invoice.ts";
import { useNumber, useTitle } from "./useTitle.ts";

export interface TransferFact {
  name: string;
  shown: string;
  /** A second line, such as the creditor's address. */
  below?: string;
  /** The value in the format of a bank's form. */
  copied: string;
}

type Transferred = Pick<
  PayableInvoice,
  | "id"
  | "type"
  | "subject"
  | "totalAmount"
  | "periodFrom"
  | "periodTo"
  | "statementNumber"
  | "bvrNumber"
  | "creditor"
  | "instalments"
  | "toBePaid"
  | "deadline"
> & { arrangement: { actif: boolean } };

/** The data of a transfer: each value, the Swiss QR code, and a calendar entry. */
export function useTransfer(invoice: Transferred) {
  const t = useTexts("invoices");
  const titleOf = useTitle();
  const numberOf = useNumber();
  const { bvrNumber, id } = invoice;
  const { qrIban, ...creditor } = invoice.creditor;
  const { amount: toBePaid, date } = nextPayment(invoice);
  const amount = rappenOf(toBePaid);
  const address = `${creditor.street} ${creditor.number}, ${creditor.zip} ${creditor.city}`;
  const facts = {
    amount: {
      name: t("fact.amount"),
      shown: francs(toBePaid),
      copied: formatAmount(amount).replaceAll("'", ""),
    },
    iban: { name: t("fact.iban"), shown: shownIban(qrIban), copied: qrIban },
    reference: {
      name: t("fact.reference"),
      shown: formatReference(bvrNumber),
      copied: bvrNumber,
    },
    creditor: {
      name: t("fact.creditor"),
      shown: creditor.name,
      below: address,
      copied: creditor.name,
    },
  } satisfies Record<string, TransferFact>;
  return {
    facts,
    code: {
      text: qrBillText({
        iban: qrIban,
        creditor: { ...creditor, country: "CH" },
        amount,
        reference: bvrNumber,
        message: id,
      }),
      label: t("pay.qr.code", { amount: francs(toBePaid) }),
    },
    saveEntry: () => {
      const title = t("calendar.title", { what: titleOf(invoice), amount: francs(toBePaid) });
      const words = `${numberOf(invoice)}\n${shownIban(qrIban)}\n${formatReference(bvrNumber)}`;
      const text = calendarEntry({ id, day: date, title, text: words }, new Date());
      saveFile(new Blob([text], { type: "text/calendar;charset=utf-8" }), `${id}.ics`);
    },
  };
}

function shownIban(iban: string): string {
  return iban.replaceAll(/(.{4})(?=.)/g, "$1 ");
}
