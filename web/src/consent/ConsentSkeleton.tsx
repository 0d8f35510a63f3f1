import { consentCategories } from "@portal/model/consent.ts";
import { useTexts } from "../core/language/i18n.tsx";
import { Card } from "../ui/layout/Card.tsx";
import { Skeleton } from "../ui/feedback/Skeleton.tsx";
import { VisuallyHidden } from "../ui/layout/VisuallyHidden.tsx";
import styles from "./ConsentScreen.module.css";

/** A card for each category, with its switches. */
export function ConsentSkeleton() {
  const t = useTexts("global");
  return (
    <div aria-busy="true">
      <VisuallyHidden>
        <span role="status">{t("loading")}</span>
      </VisuallyHidden>
      <ul className={styles.cards} aria-hidden="true">
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
    </div>
  );
}
