import { usePortal } from "../core/portal.tsx";
import { Card } from "../ui/layout/Card.tsx";
import { Skeleton } from "../ui/feedback/Skeleton.tsx";
import { Waiting } from "../ui/feedback/Waiting.tsx";
import styles from "./ProfessionalScreen.module.css";

/** The skeleton: a card for each person. */
export function ProfessionalSkeleton() {
  const { insureds } = usePortal();
  return (
    <Waiting>
      <ul className={styles.people}>
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
    </Waiting>
  );
}
