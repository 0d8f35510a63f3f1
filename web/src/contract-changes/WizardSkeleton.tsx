import { useTexts } from "../core/language/i18n.tsx";
import frame from "../parts/wizard/Wizard.module.css";
import { Skeleton } from "../ui/feedback/Skeleton.tsx";
import { Card } from "../ui/layout/Card.tsx";
import { VisuallyHidden } from "../ui/layout/VisuallyHidden.tsx";
import styles from "./Wizard.module.css";

/** The skeleton of the first step: stepper, people, receipt. */
export function WizardSkeleton() {
  const t = useTexts("global");
  return (
    <div>
      <VisuallyHidden>
        <span role="status">{t("loading")}</span>
      </VisuallyHidden>
      <Skeleton height="44px" />
      <div className={`${frame.columns} ${styles.columns}`}>
        <div className={frame.main}>
          <Card>
            <Skeleton height="220px" />
          </Card>
          <Card>
            <Skeleton height="220px" />
          </Card>
        </div>
        <Card>
          <Skeleton height="180px" />
        </Card>
      </div>
    </div>
  );
}
