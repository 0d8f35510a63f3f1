import { configuration } from "../core/configuration.ts";
import { useTexts } from "../core/i18n.tsx";
import styles from "./DemonstrationNotice.module.css";

/** One slim line on every page of a demonstration. */
export function DemonstrationNotice() {
  const t = useTexts("global");
  if (!configuration().demonstration) return null;
  return (
    <aside data-screen className={styles.notice} aria-label={t("demonstrationLabel")}>
      {t("demonstration")}
    </aside>
  );
}
