import { formatReference } from "@portal/model/invoices/reference.ts";
import { qrBillText } from "@portal/model/invoices/qr-bill.ts";
import { formatAmount, rappenOf } from "@portal/model/money.ts";
import CalendarPlus from "lucide-react/icons/calendar-plus";
import { saveFile } from "../../core/http/download.ts";
import { useTexts } from "../../core/language/i18n.tsx";
import { Button } from "../../ui/layout/Button.tsx";
import { calendarEntry } from "./calendar-entry.ts";
import { CopyFact } from "./CopyFact.tsx";
import { francs } from "../../core/language/francs.ts";
import { type Invoice, nextAmount } from "../invoices.ts";
import styles from "../detail/InvoiceDetail.module.css";
import { QrCode } from "./QrCode.tsx";
import { useNumber, useTitle } from "../useTitle.ts";

/** The QR-bill on the screen: to be scanned with a phone, or copied value by value. */
export function QrPayment({ invoice }: { invoice: Invoice }) {
  const t = useTexts("invoices");
  const titleOf = useTitle();
  const numberOf = useNumber();
  const { bvrNumber, deadline, id } = invoice;
  const { qrIban, ...creditor } = invoice.creditor;
  const toBePaid = nextAmount(invoice);
  const amount = rappenOf(toBePaid);
  const text = qrBillText({
    iban: qrIban,
    creditor: { ...creditor, country: "CH" },
    amount,
    reference: bvrNumber,
    message: id,
  });
  const remember = () => {
    const title = t("calendar.title", { what: titleOf(invoice), amount: francs(toBePaid) });
    const words = `${numberOf(invoice)}\n${shownIban(qrIban)}\n${formatReference(bvrNumber)}`;
    saveEntry({ id, day: deadline, title, text: words });
  };
  return (
    <>
      <QrCode text={text} label={t("pay.qr.code", { amount: francs(toBePaid) })} />
      <p className={styles.payTitle}>{t("pay.qr.title")}</p>
      <dl className={styles.copies}>
        <CopyFact
          name={t("fact.amount")}
          shown={francs(toBePaid)}
          copied={formatAmount(amount).replaceAll("'", "")}
        />
        <CopyFact name={t("fact.creditor")} shown={creditor.name} copied={creditor.name} />
        <CopyFact name={t("fact.iban")} shown={shownIban(qrIban)} copied={qrIban} />
        <CopyFact
          name={t("fact.reference")}
          shown={formatReference(bvrNumber)}
          copied={bvrNumber}
        />
      </dl>
      <Button variant="secondary" onClick={remember}>
        <CalendarPlus size={18} aria-hidden="true" />
        {t("calendar.add")}
      </Button>
    </>
  );
}

function saveEntry(entry: Parameters<typeof calendarEntry>[0]): void {
  const text = calendarEntry(entry, new Date());
  saveFile(new Blob([text], { type: "text/calendar;charset=utf-8" }), `${entry.id}.ics`);
}

function shownIban(iban: string): string {
  return iban.replaceAll(/(.{4})(?=.)/g, "$1 ");
}
