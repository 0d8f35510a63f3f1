import CalendarPlus from "lucide-react/icons/calendar-plus";
import { useTexts } from "../../core/language/i18n.tsx";
import { CopyFact } from "../../parts/pay/CopyFact.tsx";
import styles from "../../parts/pay/Pay.module.css";
import { QrCode } from "../../parts/pay/QrCode.tsx";
import { useTransfer } from "../../parts/pay/useTransfer.ts";
import { Button } from "../../ui/layout/Button.tsx";
import type { Invoice } from "../invoices.ts";

/** The QR-bill on the screen: to scan with a phone, or to copy value by value. */
export function QrPayment({ invoice }: { invoice: Invoice }) {
  const t = useTexts("invoices");
  const { facts, code, saveEntry } = useTransfer(invoice);
  return (
    <>
      <QrCode {...code} />
      <p className={styles.payTitle}>{t("pay.qr.title")}</p>
      <dl className={styles.copies}>
        {[facts.amount, facts.creditor, facts.iban, facts.reference].map((fact) => (
          <CopyFact key={fact.name} {...fact} />
        ))}
      </dl>
      <Button variant="secondary" onClick={saveEntry}>
        <CalendarPlus size={18} aria-hidden="true" />
        {t("calendar.add")}
      </Button>
    </>
  );
}
