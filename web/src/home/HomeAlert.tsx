import { useTexts } from "../core/i18n.tsx";
import { oneOf, useSearch } from "../core/search.ts";
import { Notice } from "../ui/Notice.tsx";
import styles from "./HomeScreen.module.css";

const alert = oneOf("displayAlert", [
  "none",
  "adaSuccessAssessment",
  "adaCancelAssessment",
  "availableGmapp",
]);

/** What the address asks the homepage to say, `?displayAlert=…`; anything else says nothing. */
export function HomeAlert() {
  const t = useTexts("homepage");
  const shown = useSearch().get(alert);
  if (shown === "none") return null;
  return (
    <div className={styles.alerts} role="status">
      <Notice kind="info">
        <p>{t(`alert.${shown}`)}</p>
      </Notice>
    </div>
  );
}
