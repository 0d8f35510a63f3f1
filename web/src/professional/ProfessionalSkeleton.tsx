import { useTexts } from "../core/language/i18n.tsx";
import { usePortal } from "../core/portal.tsx";
import { Card } from "../ui/layout/Card.tsx";
import { Skeleton } from "../ui/feedback/Skeleton.tsx";
import { VisuallyHidden } from "../ui/layout/VisuallyHidden.tsx";
import styles from "./ProfessionalScreen.module.css";

/** A card for each person. */
export function ProfessionalSkeleton() {
  const t = useTexts("global");
  const { insureds } = usePortal();
  return (
    <div aria-busy="true">
      <VisuallyHidden>
        <span role="status">{t("loading")}</span>
      </VisuallyHidden>
      <ul className={styles.people} aria-hidden="true">
        {insureds.map(({ insuredNumber }) => (
          <li key={insuredNumber}>
            <Card className={styles.card}>
              <Skeleton width="50%" height="44px" />
              <Skeleton width="80%" />
              <Skeleton height="104px" />
            </Card>
          </li>
        ))}
      </ul>
    </div>
  );
}
