import type { InvoiceStatus } from "@portal/model/invoices/invoice.ts";
import { useTexts } from "../../core/language/i18n.tsx";
import type { Stage } from "./to-pay.ts";
import styles from "./Stages.module.css";

const statuses = {
  LATE: "ENRETARD",
  REMINDER: "RAPPEL",
  FORMAL_NOTICE: "SOMMATION",
  COLLECTION: "POURSUITE",
} as const satisfies Record<Stage, InvoiceStatus | "ENRETARD">;

/** The dunning stages, with the number of overdue invoices at each. */
export function Stages({ stages }: { stages: readonly { stage: Stage; count: number }[] }) {
  const t = useTexts("invoices");
  return (
    <ol className={styles.stages} aria-label={t("toPay.stages")}>
      {stages.map(({ stage, count }) => (
        <li key={stage} data-stage={count === 0 ? "none" : stage}>
          <strong>{t(`status.${statuses[stage]}`)}</strong>{" "}
          <span>{t("toPay.count", { count })}</span>
        </li>
      ))}
    </ol>
  );
}
