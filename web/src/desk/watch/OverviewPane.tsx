import { useTexts } from "../../core/language/i18n.tsx";
import { AlertsCard } from "./AlertsCard.tsx";
import { HealthCards } from "./HealthCards.tsx";
import { QueuesCard } from "./QueuesCard.tsx";
import { SignInsPlot } from "./SignInsPlot.tsx";
import styles from "./Watch.module.css";

/** What an operator would look at first. */
export function OverviewPane() {
  const t = useTexts("desk_watch");
  return (
    <div className={styles.page}>
      <header className={styles.head}>
        <h2>{t("page.overview")}</h2>
      </header>
      <AlertsCard />
      <div className={styles.columns}>
        <div className={styles.column}>
          <QueuesCard />
        </div>
        <div className={styles.column}>
          <HealthCards />
        </div>
      </div>
      <SignInsPlot />
    </div>
  );
}
