import Bell from "lucide-react/icons/bell";
import { useTexts } from "../../core/language/i18n.tsx";
import { Button } from "../../ui/layout/Button.tsx";
import styles from "./Header.module.css";

/** Opens the notifications and shows the number of unread ones. */
export function BellButton({ unread, onClick }: { unread: number; onClick: () => void }) {
  const t = useTexts("template");
  const label = unread === 0 ? t("bell.label") : t("bell.unread", { count: unread });
  return (
    <Button
      variant="icon"
      className={styles.bell}
      data-tour="bell"
      aria-label={label}
      aria-haspopup="dialog"
      onClick={onClick}
    >
      <Bell aria-hidden="true" />
      {unread > 0 && <span className={styles.count}>{unread > 99 ? "99+" : unread}</span>}
    </Button>
  );
}
