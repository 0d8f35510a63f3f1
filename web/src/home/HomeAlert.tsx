import { useTexts } from "../core/i18n.tsx";
import { usePlace } from "../core/router.tsx";
import { Notice } from "../ui/Notice.tsx";
import styles from "./InsuredSection.module.css";

/** What the address asks the homepage to say, `?displayAlert=…`; anything else says nothing. */
export function HomeAlert() {
  const t = useTexts("homepage");
  const { search } = usePlace();
  if (new URLSearchParams(search).get("displayAlert") !== "availableGmapp") return null;
  return (
    <div className={styles.section}>
      <Notice kind="info">
        <p>{t("alert.availableGmapp")}</p>
      </Notice>
    </div>
  );
}
