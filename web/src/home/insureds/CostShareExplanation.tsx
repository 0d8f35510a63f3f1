import ChevronDown from "lucide-react/icons/chevron-down";
import { useTexts } from "../../core/language/i18n.tsx";
import { Card } from "../../ui/layout/Card.tsx";
import styles from "./CostShareExplanation.module.css";

/** The two words that every Swiss insured meets, in plain ones. */
export function CostShareExplanation({ year }: { year: number }) {
  const t = useTexts("homepage");
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
              <dd>{t(`explain.${kind}`)}</dd>
            </div>
          ))}
        </dl>
        <p className={styles.family}>{t("explain.family")}</p>
      </Card>
    </details>
  );
}
