import { useTexts } from "../../core/language/i18n.tsx";
import { usePortal } from "../../core/portal.tsx";
import { Drawer } from "../../ui/dialogs/Drawer.tsx";
import { Avatar } from "../../ui/layout/Avatar.tsx";
import { LanguagePicker } from "./LanguagePicker.tsx";
import { MenuList } from "./MenuList.tsx";
import styles from "./MobileDrawer.module.css";
import { useMenu } from "./useMenu.ts";

/** The whole navigation on screens without room for it in the header. */
export function MobileDrawer({ open, onClose }: { open: boolean; onClose: () => void }) {
  const t = useTexts("template");
  const { profile } = usePortal();
  const name = `${profile.firstname} ${profile.lastname}`;
  const pages = useMenu("header");
  const account = useMenu("account");
  return (
    <Drawer title={t("menu")} width={480} open={open} onClose={onClose}>
      <div className={styles.who}>
        <Avatar person={profile} />
        <p>
          <strong>{name}</strong>
          <span className={styles.mail}>{profile.loginEmail}</span>
        </p>
      </div>
      <nav className={styles.part} aria-label={t("navigation")}>
        <MenuList links={pages} />
      </nav>
      <nav className={styles.part} aria-label={t("accountMenu")}>
        <MenuList links={account} />
      </nav>
      <div className={styles.language}>
        <LanguagePicker />
      </div>
    </Drawer>
  );
}
