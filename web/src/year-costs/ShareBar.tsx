import { formatChf } from "@portal/model/money.ts";
import { useTexts } from "../core/language/i18n.tsx";
import styles from "./YearCosts.module.css";

interface ShareBarProps {
  /** All amounts are in rappen. */
  borne: number;
  likely: number | undefined;
  most: number;
}

/** The share so far, the likely one and the most, on one scale. */
export function ShareBar({ borne, likely, most }: ShareBarProps) {
  const t = useTexts("year_costs");
  if (most <= 0) return null;
  const widthOf = (amount: number) => Math.min(100, (amount / most) * 100);
  const amounts = { borne: formatChf(borne), most: formatChf(most) };
  const label =
    likely === undefined
      ? t("barBorne", amounts)
      : t("bar", { ...amounts, likely: formatChf(likely) });
  return (
    <div>
      <svg
        className={styles.bar}
        viewBox="0 0 100 8"
        preserveAspectRatio="none"
        role="img"
        aria-label={label}
      >
        <rect className={styles.barMost} width="100" height="8" />
        {likely !== undefined && (
          <rect className={styles.barLikely} width={widthOf(likely)} height="8" />
        )}
        <rect className={styles.barBorne} width={widthOf(borne)} height="8" />
      </svg>
      <ul className={styles.legend} aria-hidden="true">
        <li>{t("legend.borne")}</li>
        {likely !== undefined && <li className={styles.legendLikely}>{t("legend.likely")}</li>}
        <li className={styles.legendMost}>{t("legend.most")}</li>
      </ul>
    </div>
  );
}
