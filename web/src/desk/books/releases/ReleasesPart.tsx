import { useTexts } from "../../../core/language/i18n.tsx";
import styles from "../Books.module.css";
import { Approvals } from "./Approvals.tsx";
import { Limits } from "./Limits.tsx";
import { Payouts } from "./Payouts.tsx";

/** What moves money above a limit: payouts that wait, what waits for a second person, and the limits. */
export function ReleasesPart() {
  const t = useTexts("desk_books");
  return (
    <div className={styles.page}>
      <div className={styles.content}>
        <h2>{t("part.releases")}</h2>
        <Approvals />
        <Payouts />
        <Limits />
      </div>
    </div>
  );
}
