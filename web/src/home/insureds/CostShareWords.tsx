import { costShareValues } from "../../core/language/cost-share-values.ts";
import { useTexts } from "../../core/language/i18n.tsx";
import { Card } from "../../ui/layout/Card.tsx";
import styles from "./CostShareExplanation.module.css";

/** The meaning of deductible and retention fee, with the amounts of the year. */
export function CostShareWords({ year }: { year: number }) {
  const t = useTexts("cost_share");
  const h = useTexts("homepage");
  const values = costShareValues(`${year}-01-01`);
  return (
    <Card>
      <dl className={styles.words}>
        {(["deductible", "coinsurance"] as const).map((kind) => (
          <div key={kind}>
            <dt>{h(`share.${kind}`)}</dt>
            <dd>{t(kind, values)}</dd>
          </div>
        ))}
      </dl>
      <p className={styles.family}>{t("family", values)}</p>
    </Card>
  );
}
