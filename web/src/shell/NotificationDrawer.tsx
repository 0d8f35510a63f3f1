import BellCheck from "lucide-react/icons/bell-check";
import { useTexts } from "../core/i18n.tsx";
import { Drawer } from "../ui/Drawer.tsx";
import styles from "./NotificationDrawer.module.css";

export function NotificationDrawer({ open, onClose }: { open: boolean; onClose: () => void }) {
  const t = useTexts("template");
  return (
    <Drawer title={t("bell.label")} width={400} open={open} onClose={onClose}>
      <div className={styles.empty}>
        <span className={styles.icon}>
          <BellCheck size={32} aria-hidden="true" />
        </span>
        <h3>{t("bell.emptyTitle")}</h3>
        <p>{t("bell.empty")}</p>
      </div>
    </Drawer>
  );
}
