import type { ReactNode } from "react";
import { useTexts } from "../../core/language/i18n.tsx";
import { useDayName } from "../useDayName.ts";
import styles from "./SummaryStep.module.css";

interface SummaryLineProps {
  label: string;
  value: string;
  /** The value on that day without the change, if it differs. */
  before?: string | undefined;
  date?: string | null | undefined;
  children?: ReactNode;
}

/** One change: the new value, the value without it, and the first day. */
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
