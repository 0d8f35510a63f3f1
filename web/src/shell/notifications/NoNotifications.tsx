import BellCheck from "lucide-react/icons/bell-check";
import { useTexts } from "../../core/language/i18n.tsx";
import styles from "./Notifications.module.css";

export function NoNotifications() {
  const t = useTexts("notifications");
  return (
    <div className={styles.empty}>
      <span className={styles.emptyIcon}>
        <BellCheck size={32} aria-hidden="true" />
      </span>
      <h3>{t("emptyTitle")}</h3>
      <p>{t("empty")}</p>
    </div>
  );
}
