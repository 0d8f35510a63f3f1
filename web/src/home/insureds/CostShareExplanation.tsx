import ChevronDown from "lucide-react/icons/chevron-down";
import { costShareValues } from "../../core/language/cost-share-values.ts";
import { useTexts } from "../../core/language/i18n.tsx";
import { Card } from "../../ui/layout/Card.tsx";
import styles from "./CostShareExplanation.module.css";

/** The two words that every Swiss insured meets, in plain ones. */
export function CostShareExplanation({ year }: { year: number }) {
  const t = useTexts("homepage");
  const values = costShareValues(`${year}-01-01`);
  return (
    <details>
      <summary className={styles.summary}>
        {t("explain.title", { year })}
        <ChevronDown size={20} aria-hidden="true" />
      </summary>
      <Card>
        <dl className={styles.words}>
          {(["deductible", "coinsurance"] as const).map((kind) => (
            <div key={kind}>
              <dt>{t(`share.${kind}`)}</dt>
              <dd>{t(`explain.${kind}`, values)}</dd>
            </div>
          ))}
        </dl>
        <p className={styles.family}>{t("explain.family", values)}</p>
      </Card>
    </details>
  );
}
