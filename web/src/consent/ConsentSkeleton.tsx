import { consentCategories } from "@portal/model/consent.ts";
import { Card } from "../ui/layout/Card.tsx";
import { Skeleton } from "../ui/feedback/Skeleton.tsx";
import { Waiting } from "../ui/feedback/Waiting.tsx";
import styles from "./ConsentScreen.module.css";

/** The skeleton of the cards with their switches. */
export function ConsentSkeleton() {
  return (
    <Waiting>
      <ul className={styles.cards}>
        {Object.entries(consentCategories).map(([category, channels]) => (
          <li key={category}>
            <Card className={styles.card}>
              <Skeleton width="50%" height="28px" />
              <Skeleton height="72px" />
              <Skeleton height={`${(channels.length === 1 ? 1 : channels.length + 1) * 44}px`} />
            </Card>
          </li>
        ))}
      </ul>
    </Waiting>
  );
}
