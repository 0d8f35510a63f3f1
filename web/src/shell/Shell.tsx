import { type ReactNode, useState } from "react";
import { useTexts } from "../core/i18n.tsx";
import { SkipLink } from "../ui/SkipLink.tsx";
import { Toasts } from "../ui/Toasts.tsx";
import { CookieBanner } from "./CookieBanner.tsx";
import { CookieSettingsDialog } from "./CookieSettingsDialog.tsx";
import { DemonstrationNotice } from "./DemonstrationNotice.tsx";
import { Footer } from "./Footer.tsx";
import { Header } from "./Header.tsx";
import { MobileDrawer } from "./MobileDrawer.tsx";
import { NotificationDrawer } from "./NotificationDrawer.tsx";
import { SessionExpiryDialog } from "./SessionExpiryDialog.tsx";
import styles from "./Shell.module.css";

type Panel = "menu" | "notifications" | "cookies";

/** What surrounds every screen of a person who is signed in. */
export function Shell({ children }: { children: ReactNode }) {
  const t = useTexts("template");
  const [panel, setPanel] = useState<Panel>();
  const close = () => setPanel(undefined);
  return (
    <div className={styles.shell}>
      <SkipLink target="main">{t("skip")}</SkipLink>
      <Header onBell={() => setPanel("notifications")} onMenu={() => setPanel("menu")} />
      <DemonstrationNotice />
      <CookieBanner onChoose={() => setPanel("cookies")} />
      <main id="main" tabIndex={-1}>
        {children}
      </main>
      <Footer onCookies={() => setPanel("cookies")} />
      <NotificationDrawer open={panel === "notifications"} onClose={close} />
      <MobileDrawer open={panel === "menu"} onClose={close} />
      {panel === "cookies" && <CookieSettingsDialog onClose={close} />}
      <SessionExpiryDialog />
      <Toasts />
    </div>
  );
}
