import { type ReactNode, useId } from "react";
import bars from "../layout/Bar.module.css";
import styles from "./Meter.module.css";

interface MeterProps {
  label: ReactNode;
  /** The total, at the end of the first line. */
  total: string;
  percent: number;
  /** The localized percentage, `34 %`. */
  percentText: string;
  tone?: "lake" | "teal";
  /** The meaning of the bar, in one or two short texts below it. */
  children: ReactNode;
}

/** A bar that shows how much is used. It is drawn with SVG attributes, so that it needs no style attribute. */
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
