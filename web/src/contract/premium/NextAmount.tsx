import { rappenOf } from "@portal/model/money.ts";
import CalendarClock from "lucide-react/icons/calendar-clock";
import { useTexts } from "../../core/language/i18n.tsx";
import { francs } from "../../core/language/francs.ts";
import styles from "./NextAmount.module.css";

interface NextAmountProps {
  year: number;
  amount: number;
  /** The current premium. */
  today: number;
}

/** Next year's premium, and the difference to today's. */
export function NextAmount({ year, amount, today }: NextAmountProps) {
  const t = useTexts("contract");
  const difference = rappenOf(amount) - rappenOf(today);
  const change = difference > 0 ? "more" : "less";
  return (
    <p className={styles.next}>
      <CalendarClock size={20} aria-hidden="true" />
      <span className={styles.words}>
        <span className={styles.line}>
          <span>{t("next.title", { year })}</span>
          <strong className={styles.amount}>{francs(amount)}</strong>
        </span>
        <span className={styles.change}>
          {difference === 0
            ? t("next.same")
            : t(`next.${change}`, { amount: francs(Math.abs(difference) / 100) })}
        </span>
      </span>
    </p>
  );
}
