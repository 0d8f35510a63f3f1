import { Boundary } from "../core/hydration.tsx";
import { OwnPortal } from "../core/portal.tsx";
import { Activity } from "react";
import { lazyPart, SilentFallback } from "../ui/feedback/lazy-part.tsx";
import { Toasts } from "../ui/feedback/Toasts.tsx";
import { LateFont } from "./LateFont.tsx";
import { MobileDrawer } from "./header/MobileDrawer.tsx";
import { NewsAnnouncement } from "./notifications/NewsAnnouncement.tsx";
import { NotificationDrawer } from "./notifications/NotificationDrawer.tsx";
import { useAppBadge } from "./notifications/useAppBadge.ts";
import { useLiveNews } from "./notifications/useLiveNews.ts";
import type { PanelChoice } from "./panel.ts";
import { useAccountReading } from "../parts/reading/reading-choice.ts";
import { usePocket } from "../parts/pocket/usePocket.ts";
import { SessionExpiryDialog } from "./SessionExpiryDialog.tsx";
import "../ui/layout/print.css";

const CookieSettingsDialog = lazyPart(
  async () => (await import("./cookies/CookieSettingsDialog.tsx")).CookieSettingsDialog,
);
const SearchKeys = lazyPart(
  async () => (await import("./search/SearchKeys.tsx")).SearchKeys,
  SilentFallback,
);
const SearchDialog = lazyPart(async () => (await import("./search/SearchDialog.tsx")).SearchDialog);

/** Created once, so that opening a panel does not render them again. */
const watchers = (
  <>
    <LateFont />
    <SessionExpiryDialog />
    <Toasts />
  </>
);

/** News and kept cards: a representative sees the former and keeps the latter of themselves alone. */
function OwnNews({ panel, close }: Pick<PanelChoice, "panel" | "close">) {
  useLiveNews();
  useAppBadge();
  usePocket();
  useAccountReading();
  return (
    <>
      {panel !== "notifications" && <NewsAnnouncement />}
      <NotificationDrawer open={panel === "notifications"} onClose={close} />
    </>
  );
}

/** The parts of every screen that are invisible until an action or an event. */
export function LateShell({ panel, open, close }: PanelChoice) {
  return (
    <>
      <OwnPortal>
        <OwnNews panel={panel} close={close} />
      </OwnPortal>
      <MobileDrawer open={panel === "menu"} onClose={close} />
      <Activity mode={panel === "cookies" ? "visible" : "hidden"}>
        <Boundary>
          <CookieSettingsDialog onClose={close} />
        </Boundary>
      </Activity>
      <OwnPortal>
        <Boundary>
          <SearchKeys onSearch={() => open("search")} />
        </Boundary>
      </OwnPortal>
      <Boundary>{panel === "search" && <SearchDialog onClose={close} />}</Boundary>
      {watchers}
    </>
  );
}
