import { memo } from "react";
import { useTexts } from "../../core/language/i18n.tsx";
import { usePortal } from "../../core/portal.tsx";
import { Drawer } from "../../ui/dialogs/Drawer.tsx";
import { Avatar } from "../../ui/layout/Avatar.tsx";
import { Boundary } from "../../core/hydration.tsx";
import { ReadingPicker } from "../../parts/reading/ReadingPicker.tsx";
import { LanguagePicker } from "./LanguagePicker.tsx";
import { MenuList } from "./MenuList.tsx";
import styles from "./MobileDrawer.module.css";
import { useMenu } from "./useMenu.ts";

/** The whole navigation on screens too narrow for it in the header. */
export const MobileDrawer = memo(function MobileDrawer({ open, onClose }: MobileDrawerProps) {
  const t = useTexts("template");
  return (
    <Drawer title={t("menu")} width={480} open={open} onClose={onClose}>
      {content}
    </Drawer>
  );
});

interface MobileDrawerProps {
  open: boolean;
  onClose: () => void;
}

/** Created once, so that opening the drawer does not render it again. */
const content = <MenuContent />;

function MenuContent() {
  const t = useTexts("template");
  const { profile } = usePortal();
  const name = `${profile.firstname} ${profile.lastname}`;
  const pages = useMenu("header");
  const account = useMenu("account");
  return (
    <>
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
        <Boundary>
          <ReadingPicker />
        </Boundary>
      </div>
    </>
  );
}
