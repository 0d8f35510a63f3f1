import { Boundary } from "../core/hydration.tsx";
import { type ReactNode, useEffect } from "react";
import type { MissingCodeProps } from "../core/errors/CodeBoundary.tsx";
import { useTexts } from "../core/language/i18n.tsx";
import { usePortal } from "../core/portal.tsx";
import { useDeferred } from "../core/idle.ts";
import { Deferred } from "../ui/feedback/Deferred.tsx";
import { lazyPart, SilentFallback } from "../ui/feedback/lazy-part.tsx";
import { MissingDialog } from "../ui/feedback/MissingPart.tsx";
import { SkipLink } from "../ui/layout/SkipLink.tsx";
import { AppBanner } from "./footer/AppBanner.tsx";
import { CookieBanner } from "./cookies/CookieBanner.tsx";
import { DemonstrationNotice } from "./DemonstrationNotice.tsx";
import { Header } from "./header/Header.tsx";
import { type PanelChoice, usePanel } from "./panel.ts";
import styles from "./Shell.module.css";

/** For a demonstration only, so other installations do not load it. */
const MailboxButton = lazyPart(
  async () => (await import("./mailbox/MailboxButton.tsx")).MailboxButton,
  SilentFallback,
);

/** Loaded late, because it is at the end of the page. */
const Footer = lazyPart(async () => (await import("./footer/Footer.tsx")).Footer, MissingFooter);

/** Loaded after hydration when the browser is idle, or when a panel opens. */
const LateShell = lazyPart(async () => (await import("./LateShell.tsx")).LateShell, MissingPanel);

/** For representatives only. */
const ActingBanner = lazyPart(
  async () => (await import("./ActingBanner.tsx")).ActingBanner,
  SilentFallback,
);

/** Created once, so that opening a panel does not render them again. */
const notices = (
  <>
    <AppBanner />
    <DemonstrationNotice>
      <MailboxButton />
    </DemonstrationNotice>
  </>
);

/** The frame of every screen of a signed-in customer. */
export function Shell({ children }: { children: ReactNode }) {
  const t = useTexts("template");
  const choice = usePanel();
  const { open } = choice;
  const { actingFor } = usePortal();
  return (
    <div className={styles.shell}>
      <SkipLink target="main">{t("skip")}</SkipLink>
      <Header onOpen={open} />
      {actingFor && (
        <Boundary>
          <ActingBanner name={actingFor.name} />
        </Boundary>
      )}
      {notices}
      <CookieBanner onOpen={open} />
      <main id="main" tabIndex={-1}>
        {children}
      </main>
      <Boundary>
        <Deferred>
          <Footer onOpen={open} />
        </Deferred>
      </Boundary>
      <AtLeisure {...choice} />
    </div>
  );
}

function AtLeisure(choice: PanelChoice) {
  const isTime = useDeferred() || choice.panel !== undefined;
  return <Boundary>{isTime && <LateShell {...choice} />}</Boundary>;
}

/**
 * Shown only when a panel opens. The code also contains toasts and the session warning, so loading it is retried until
 * it succeeds.
 */
function MissingPanel({ panel, close, reset, isGone }: MissingCodeProps & PanelChoice) {
  useAskedAgain(!panel && !isGone, reset);
  return panel && <MissingDialog reset={reset} isGone={isGone} onClose={close} />;
}

function MissingFooter({ reset, isGone }: MissingCodeProps) {
  useAskedAgain(!isGone, reset);
  return null;
}

const PAUSE_MS = 3000;

function useAskedAgain(isAskedAgain: boolean, reset: () => void): void {
  useEffect(() => {
    if (!isAskedAgain) return undefined;
    const timer = setTimeout(reset, PAUSE_MS);
    return () => clearTimeout(timer);
  }, [isAskedAgain, reset]);
}
