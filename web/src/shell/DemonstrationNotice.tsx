import Mail from "lucide-react/icons/mail";
import { isDemonstration } from "../core/configuration.ts";
import { useTexts } from "../core/i18n.tsx";
import styles from "./DemonstrationNotice.module.css";

interface DemonstrationNoticeProps {
  /** Opens what the insurer wrote to the person who is signed in. */
  onMailbox?: () => void;
}

/** One slim line on every page of a demonstration. */
export function DemonstrationNotice({ onMailbox }: DemonstrationNoticeProps) {
  const t = useTexts("global");
  if (!isDemonstration()) return null;
  return (
    <aside data-screen className={styles.notice} aria-label={t("demonstrationLabel")}>
      {t("demonstration")}
      {onMailbox && (
        <button type="button" className={styles.mailbox} aria-haspopup="dialog" onClick={onMailbox}>
          <Mail size={18} aria-hidden="true" />
          {t("demonstrationMailbox")}
        </button>
      )}
    </aside>
  );
}
