import { useTexts } from "../core/i18n.tsx";
import { usePortal } from "../core/portal.tsx";
import { Card } from "../ui/Card.tsx";
import { Skeleton } from "../ui/Skeleton.tsx";
import { VisuallyHidden } from "../ui/VisuallyHidden.tsx";
import cardStyles from "./InsuredCard.module.css";
import styles from "./InsuredSection.module.css";

/** As many cards as people, each as high as the real one. */
export function InsuredSkeleton() {
  const t = useTexts("global");
  const home = useTexts("homepage");
  const { insureds } = usePortal();
  return (
    <section className={styles.section} aria-busy="true">
      <VisuallyHidden>
        <span role="status">{t("loading")}</span>
      </VisuallyHidden>
      <div className={styles.head}>
        <h2>{home("insured.title", { count: insureds.length })}</h2>
      </div>
      <ul className={styles.people} data-count={insureds.length} aria-hidden="true">
        {insureds.map(({ insuredNumber }) => (
          <li key={insuredNumber}>
            <Card className={cardStyles.card}>
              <Skeleton width="60%" height="43px" />
              <div className={cardStyles.shares}>
                <Skeleton height="78px" />
                <Skeleton height="78px" />
              </div>
            </Card>
          </li>
        ))}
      </ul>
    </section>
  );
}
