import type { ReactNode } from "react";
import { useTexts } from "../../core/language/i18n.tsx";
import { useDayName } from "../useDayName.ts";
import styles from "./SummaryStep.module.css";

interface SummaryLineProps {
  label: string;
  value: string;
  /** What would hold on the day otherwise, where it is something else. */
  before?: string | undefined;
  date?: string | null | undefined;
  /** What belongs to it. */
  children?: ReactNode;
}

/** One thing that changes: what it becomes, what it would be otherwise, from when on. */
export function SummaryLine({ label, value, before, date, children }: SummaryLineProps) {
  const t = useTexts("contract_changes");
  const dayName = useDayName();
  return (
    <div className={styles.line}>
      <dt>{label}</dt>
      <dd>
        <strong>{value}</strong>
        {before && before !== value && (
          <span className={styles.before}>{t("summary.before", { value: before })}</span>
        )}
        {children}
      </dd>
      {date && <dd className={styles.date}>{t("summary.from", { date: dayName(date) })}</dd>}
    </div>
  );
}
