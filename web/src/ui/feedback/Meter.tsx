import { type ReactNode, useId } from "react";
import bars from "../layout/Bar.module.css";
import styles from "./Meter.module.css";

interface MeterProps {
  label: ReactNode;
  /** The whole, at the end of the first line. */
  total: string;
  percent: number;
  /** The percentage in words of the language, `34 %`. */
  percentText: string;
  tone?: "lake" | "teal";
  /** What the bar means, in one or two short pieces below it. */
  children: ReactNode;
}

/** How far something is used up. The bar is drawn with attributes, so that no style attribute is needed. */
export function Meter({ label, total, percent, percentText, tone = "lake", children }: MeterProps) {
  const labelId = useId();
  const filled = Math.min(100, Math.max(0, percent));
  return (
    <div className={styles.meter}>
      <div className={styles.row}>
        <span id={labelId} className={styles.label}>
          {label}
        </span>
        <span>{total}</span>
      </div>
      <div className={styles.gauge}>
        <div
          className={bars.bar}
          role="meter"
          aria-labelledby={labelId}
          aria-valuemin={0}
          aria-valuemax={100}
          aria-valuenow={filled}
          aria-valuetext={percentText}
        >
          <svg viewBox="0 0 100 8" preserveAspectRatio="none" aria-hidden="true">
            <rect className={bars[tone]} width={filled} height="8" />
          </svg>
        </div>
        <span className={styles.percent} aria-hidden="true">
          {percentText}
        </span>
      </div>
      <div className={`${styles.row} ${styles.notes}`}>{children}</div>
    </div>
  );
}
