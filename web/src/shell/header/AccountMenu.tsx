import { useQueryClient } from "@tanstack/react-query";
import ChevronDown from "lucide-react/icons/chevron-down";
import { useTexts } from "../../core/language/i18n.tsx";
import { usePortal } from "../../core/portal.tsx";
import { Deferred } from "../../ui/feedback/Deferred.tsx";
import { Popover } from "../../ui/dialogs/Popover.tsx";
import { VisuallyHidden } from "../../ui/layout/VisuallyHidden.tsx";
import styles from "./AccountMenu.module.css";
import { Avatar } from "../../ui/layout/Avatar.tsx";
import { MenuList } from "./MenuList.tsx";
import { unreadMessages } from "./unread-messages.ts";
import { useMenu } from "./useMenu.ts";

const menuId = "account-menu";

/** The button with the customer's name, and its menu. */
export function AccountMenu() {
  const t = useTexts("template");
  const { profile } = usePortal();
  const name = `${profile.firstname} ${profile.lastname}`;
  const links = useMenu("account");
  const cache = useQueryClient();
  return (
    <div>
      <button
        type="button"
        className={styles.button}
        popoverTarget={menuId}
        onClick={() => {
          cache.query(unreadMessages).catch(() => undefined);
        }}
      >
        <Avatar person={profile} />
        <span className={styles.name}>{name}</span>
        <VisuallyHidden>{t("accountMenu")}</VisuallyHidden>
        <ChevronDown size={16} aria-hidden="true" />
      </button>
      <Popover id={menuId}>
        <Deferred>
          <p className={styles.who}>
            <strong>{name}</strong>
            <span className={styles.mail}>{profile.loginEmail}</span>
          </p>
          <MenuList links={links} />
        </Deferred>
      </Popover>
    </div>
  );
}
