import { rappenOf } from "@portal/model/money.ts";
import { useTexts } from "../../core/language/i18n.tsx";
import { usePortal } from "../../core/portal.tsx";
import { francs } from "../../core/language/francs.ts";
import type { Invoice } from "../invoices.ts";
import stack from "../../ui/layout/Stack.module.css";
import styles from "./InvoiceDetail.module.css";

/** The items of an invoice, by person, down to the amount due. */
export function InvoiceLines({ invoice }: { invoice: Invoice }) {
  const t = useTexts("invoices");
  const { insureds } = usePortal();
  const { lines, totalAmount, fees, toBePaid } = invoice;
  const people = [...new Set(lines.map(({ insuredNumber }) => insuredNumber))];
  const isPartlyPaid = toBePaid > 0 && rappenOf(toBePaid) !== rappenOf(totalAmount + fees);
  return (
    <div className={styles.lines}>
      {people.map((number) => (
        <div key={number} className={stack.gap1}>
          <p className={styles.who}>
            {insureds.find(({ insuredNumber }) => insuredNumber === number)?.fullname ?? number}
          </p>
          {lines
            .filter(({ insuredNumber }) => insuredNumber === number)
            .map(({ kind, name, amount }) => (
              <p key={`${kind} ${name}`} className={styles.line}>
                <span>
                  {t(`line.${kind}`)}
                  {name !== "" && <small>{name}</small>}
                </span>
                <span>{francs(amount)}</span>
              </p>
            ))}
        </div>
      ))}
      {fees > 0 && (
        <p className={styles.line}>
          <span>{t("fees")}</span>
          <span>{francs(fees)}</span>
        </p>
      )}
      <p className={styles.sum}>
        <span>{t("total")}</span>
        <span>{francs(totalAmount + fees)}</span>
      </p>
      {isPartlyPaid && (
        <p className={styles.sum}>
          <span>{t("toBePaid")}</span>
          <span>{francs(toBePaid)}</span>
        </p>
      )}
    </div>
  );
}
