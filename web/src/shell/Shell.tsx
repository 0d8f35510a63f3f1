import { type ReactNode, Suspense, useState } from "react";
import { useTexts } from "../core/language/i18n.tsx";
import { useLocation } from "../core/routing/router.tsx";
import { lazyPart, NotMissed } from "../ui/feedback/lazy-part.tsx";
import { SkipLink } from "../ui/layout/SkipLink.tsx";
import { Toasts } from "../ui/feedback/Toasts.tsx";
import { AppBanner } from "./footer/AppBanner.tsx";
import { CookieBanner } from "./cookies/CookieBanner.tsx";
import { DemonstrationNotice } from "./DemonstrationNotice.tsx";
import { Footer } from "./footer/Footer.tsx";
import { Header } from "./header/Header.tsx";
import { MobileDrawer } from "./header/MobileDrawer.tsx";
import { NotificationDrawer } from "./notifications/NotificationDrawer.tsx";
import { NewsAnnouncement } from "./notifications/NewsAnnouncement.tsx";
import { useLiveNews } from "./notifications/useLiveNews.ts";
import { SessionExpiryDialog } from "./SessionExpiryDialog.tsx";
import styles from "./Shell.module.css";

/** Of a demonstration alone: nobody else fetches it. */
const MailboxButton = lazyPart(
  async () => (await import("./mailbox/MailboxButton.tsx")).MailboxButton,
  NotMissed,
);

const CookieSettingsDialog = lazyPart(
  async () => (await import("./cookies/CookieSettingsDialog.tsx")).CookieSettingsDialog,
);

const SearchKeys = lazyPart(
  async () => (await import("./search/SearchKeys.tsx")).SearchKeys,
  NotMissed,
);
const SearchDialog = lazyPart(async () => (await import("./search/SearchDialog.tsx")).SearchDialog);

type Panel = "menu" | "notifications" | "cookies" | "search";

/** What surrounds every screen of a person who is signed in. */
export function Shell({ children }: { children: ReactNode }) {
  const t = useTexts("template");
  const { panel, open, close } = usePanel();
  useLiveNews();
  return (
    <div className={styles.shell}>
      <SkipLink target="main">{t("skip")}</SkipLink>
      <Header
        onSearch={() => open("search")}
        onBell={() => open("notifications")}
        onMenu={() => open("menu")}
      />
      <AppBanner />
      <DemonstrationNotice>
        <MailboxButton />
      </DemonstrationNotice>
      <CookieBanner onChoose={() => open("cookies")} />
      <main id="main" tabIndex={-1}>
        {children}
      </main>
      <Footer onCookies={() => open("cookies")} />
      {panel !== "notifications" && <NewsAnnouncement />}
      <NotificationDrawer open={panel === "notifications"} onClose={close} />
      <MobileDrawer open={panel === "menu"} onClose={close} />
      <Suspense>{panel === "cookies" && <CookieSettingsDialog onClose={close} />}</Suspense>
      <Suspense>
        <SearchKeys onSearch={() => open("search")} />
      </Suspense>
      <Suspense>{panel === "search" && <SearchDialog onClose={close} />}</Suspense>
      <SessionExpiryDialog />
      <Toasts />
    </div>
  );
}

/** A panel belongs to the page on which it was opened: going anywhere closes it. */
function usePanel() {
  const place = useLocation();
  const [opened, setOpened] = useState<{ panel: Panel; place: typeof place }>();
  return {
    panel: opened?.place === place ? opened.panel : undefined,
    open: (panel: Panel) => setOpened({ panel, place }),
    close: () => setOpened(undefined),
  };
}
