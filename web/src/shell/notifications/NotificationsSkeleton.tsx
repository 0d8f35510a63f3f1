import { useTexts } from "../../core/language/i18n.tsx";
import { Skeleton } from "../../ui/feedback/Skeleton.tsx";
import { VisuallyHidden } from "../../ui/layout/VisuallyHidden.tsx";
import styles from "./NotificationsSkeleton.module.css";

const cards = [1, 2, 3, 4, 5];

/** As tall as the content: the line of the button, then the cards. */
export function NotificationsSkeleton() {
  const t = useTexts("global");
  return (
    <div className={styles.cards} role="status">
      <VisuallyHidden>{t("loading")}</VisuallyHidden>
      {cards.map((card) => (
        <Skeleton key={card} height="120px" />
      ))}
    </div>
  );
}
