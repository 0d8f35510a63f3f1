import { brand } from "@portal/brand/brand.ts";
import { useQueryClient } from "@tanstack/react-query";
import Menu from "lucide-react/icons/menu";
import { memo } from "react";
import { Link } from "../../core/routing/router.tsx";
import { useTexts } from "../../core/language/i18n.tsx";
import { OwnPortal } from "../../core/portal.tsx";
import { Button } from "../../ui/layout/Button.tsx";
import { Crest } from "../../ui/layout/Crest.tsx";
import { AccountMenu } from "./AccountMenu.tsx";
import { BellButton } from "./BellButton.tsx";
import styles from "./Header.module.css";
import { SearchButton } from "../search/SearchButton.tsx";
import { useUnread } from "../notifications/useUnread.ts";
import type { PanelChoice } from "../panel.ts";
import { unreadMessages } from "./unread-messages.ts";
import { useMenu } from "./useMenu.ts";

export const Header = memo(function Header({ onOpen }: { onOpen: PanelChoice["open"] }) {
  const t = useTexts("template");
  const cache = useQueryClient();
  return (
    <header className={styles.header}>
      <div className={styles.bar}>
        <Link className={styles.logo} to="/" aria-label={t("home", { brand: brand.name })}>
          <Crest />
          {brand.name}
        </Link>
        <MainNavigation />
        <OwnPortal>
          <SearchButton onClick={() => onOpen("search")} />
          <Bell onOpen={onOpen} />
        </OwnPortal>
        <div className={styles.wide} data-tour="account">
          <AccountMenu />
        </div>
        <div className={styles.narrow} data-tour="menu">
          <Button
            variant="icon"
            aria-label={t("menu")}
            aria-haspopup="dialog"
            onClick={() => {
              cache.query(unreadMessages).catch(() => undefined);
              onOpen("menu");
            }}
          >
            <Menu aria-hidden="true" />
          </Button>
        </div>
      </div>
    </header>
  );
});

function Bell({ onOpen }: { onOpen: PanelChoice["open"] }) {
  return <BellButton unread={useUnread()} onClick={() => onOpen("notifications")} />;
}

function MainNavigation() {
  const t = useTexts("template");
  return (
    <nav className={`${styles.nav} ${styles.wide}`} aria-label={t("navigation")}>
      <ul>
        {useMenu("header").map(
          (link) =>
            link.kind === "address" && (
              <li key={link.path}>
                <Link to={link.path} within>
                  {link.label}
                </Link>
              </li>
            ),
        )}
      </ul>
    </nav>
  );
}
