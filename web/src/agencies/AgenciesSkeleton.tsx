import { useTexts } from "../core/language/i18n.tsx";
import { Card } from "../ui/layout/Card.tsx";
import { Skeleton } from "../ui/feedback/Skeleton.tsx";
import { VisuallyHidden } from "../ui/layout/VisuallyHidden.tsx";
import styles from "./AgenciesScreen.module.css";
import card from "./AgencyCard.module.css";

const cards = [1, 2, 3];

/** The skeleton of the list and the map. */
export function AgenciesSkeleton() {
  const t = useTexts("global");
  return (
    <div className={styles.results} aria-busy="true">
      <VisuallyHidden>
        <span role="status">{t("loading")}</span>
      </VisuallyHidden>
      <div className={styles.list} aria-hidden="true">
        <Skeleton width="14em" height="1.5rem" />
        <div className={styles.cards}>
          {cards.map((one) => (
            <Card key={one} className={card.card}>
              <Skeleton width="45%" height="28px" />
              <Skeleton width="60%" height="24px" />
              <Skeleton width="80%" height="24px" />
              <Skeleton width="70%" height="44px" />
              <Skeleton width="45%" height="44px" />
            </Card>
          ))}
        </div>
      </div>
      <div className={`${styles.map} ${styles.waitingMap}`} aria-hidden="true">
        <Skeleton height="100%" />
      </div>
    </div>
  );
}
