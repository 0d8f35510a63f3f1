import { formatDate } from "@portal/model/calendar/dates.ts";
import { francs } from "../core/language/francs.ts";
import { useTexts } from "../core/language/i18n.tsx";
import styles from "./Conversations.module.css";
import type { Message } from "./conversations.ts";

type Bill = Omit<NonNullable<Message["about"]>, "error">;

/** The line of a statement that a report is about. */
export function ReportedBill({ bill }: { bill: Bill }) {
  const t = useTexts("conversations");
  const care = useTexts("statement_lines");
  const { statementNumber, careProvider, category, treatmentBegin, treatmentEnd } = bill;
  const days = [...new Set([treatmentBegin, treatmentEnd])].map(formatDate).join(" – ");
  const amounts = [
    ["billed", bill.billed],
    ["paid", bill.paidByUs],
    ["own", bill.own],
  ] as const;
  return (
    <div className={styles.bill}>
      <p>
        <strong>{careProvider}</strong>
        <span>{days}</span>
        <span>{care(`care.${category}`)}</span>
        <span>{t("report.about", { number: statementNumber })}</span>
      </p>
      <dl>
        {amounts.map(([name, amount]) => (
          <div key={name}>
            <dt>{t(`report.${name}`)}</dt>
            <dd>{francs(amount)}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
