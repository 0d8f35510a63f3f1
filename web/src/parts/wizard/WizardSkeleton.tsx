import { useTexts } from "../../core/language/i18n.tsx";
import { Skeleton } from "../../ui/feedback/Skeleton.tsx";
import { Card } from "../../ui/layout/Card.tsx";
import { VisuallyHidden } from "../../ui/layout/VisuallyHidden.tsx";
import styles from "./Wizard.module.css";

/** The skeleton of the steps, until the draft tells the current one. */
export function WizardSkeleton() {
  const t = useTexts("global");
  return (
    <div className={styles.columns}>
      <VisuallyHidden>
        <span role="status">{t("loading")}</span>
      </VisuallyHidden>
      <div className={styles.main}>
        <Skeleton height="44px" />
        <Card>
          <Skeleton height="320px" />
        </Card>
      </div>
      <Skeleton height="220px" />
    </div>
  );
}
