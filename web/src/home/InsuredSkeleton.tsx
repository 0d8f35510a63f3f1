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
        <p className={styles.year}>
          <Skeleton width="12em" height="1lh" />
        </p>
      </div>
      <ul className={styles.people} data-count={insureds.length} aria-hidden="true">
        {insureds.map(({ insuredNumber }) => (
          <li key={insuredNumber}>
            <Card className={cardStyles.card}>
              <Skeleton width="60%" height="47px" />
              <div className={cardStyles.shares}>
                <ShareSkeleton />
                <ShareSkeleton />
              </div>
            </Card>
          </li>
        ))}
      </ul>
      <Skeleton width="18em" height="44px" />
    </section>
  );
}

function ShareSkeleton() {
  return (
    <div className={cardStyles.waiting}>
      <Skeleton width="40%" height="18px" />
      <Skeleton height="8px" />
      <Skeleton width="70%" height="14px" />
    </div>
  );
}
