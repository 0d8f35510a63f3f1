import { Skeleton } from "../../ui/feedback/Skeleton.tsx";
import { VisuallyHidden } from "../../ui/layout/VisuallyHidden.tsx";
import { useTexts } from "../../core/language/i18n.tsx";
import styles from "./CaregiverCards.module.css";

const cards = [1, 2, 3];

export function CaregiversSkeleton() {
  const t = useTexts("global");
  return (
    <div className={styles.cards} role="status">
      <VisuallyHidden>{t("loading")}</VisuallyHidden>
      {cards.map((card) => (
        <div key={card} className={styles.waiting}>
          <Skeleton width="40%" height="20px" />
          <Skeleton width="55%" />
          <Skeleton width="80%" />
          <Skeleton width="65%" />
        </div>
      ))}
    </div>
  );
}
