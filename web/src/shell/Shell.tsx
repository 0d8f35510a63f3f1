import { Boundary } from "../core/hydration.tsx";
import { type ReactNode, useEffect } from "react";
import type { MissingCodeProps } from "../core/errors/CodeBoundary.tsx";
import { useTexts } from "../core/language/i18n.tsx";
import { useDeferred } from "../core/idle.ts";
import { Deferred } from "../ui/feedback/Deferred.tsx";
import { lazyPart, NotMissed } from "../ui/feedback/lazy-part.tsx";
import { MissingDialog } from "../ui/feedback/MissingPart.tsx";
import { SkipLink } from "../ui/layout/SkipLink.tsx";
import { AppBanner } from "./footer/AppBanner.tsx";
import { CookieBanner } from "./cookies/CookieBanner.tsx";
import { DemonstrationNotice } from "./DemonstrationNotice.tsx";
import { Header } from "./header/Header.tsx";
import { type PanelChoice, usePanel } from "./panel.ts";
import styles from "./Shell.module.css";

/** Of a demonstration alone: nobody else fetches it. */
const MailboxButton = lazyPart(
  async () => (await import("./mailbox/MailboxButton.tsx")).MailboxButton,
  NotMissed,
);

/** At the end of the page, where nobody looks first. */
const Footer = lazyPart(async () => (await import("./footer/Footer.tsx")).Footer, MissingFooter);

/** Fetched once the page is alive and has a moment, or as soon as somebody opens a panel. */
const LateShell = lazyPart(async () => (await import("./LateShell.tsx")).LateShell, MissingPanel);

/** Made once: whoever opens a panel does not have them drawn anew. */
const notices = (
  <>
    <AppBanner />
    <DemonstrationNotice>
      <MailboxButton />
    </DemonstrationNotice>
  </>
);

/** What surrounds every screen of a person who is signed in. */
export function Shell({ children }: { children: ReactNode }) {
  const t = useTexts("template");
  const choice = usePanel();
  const { open } = choice;
  return (
    <div className={styles.shell}>
      <SkipLink target="main">{t("skip")}</SkipLink>
      <Header onOpen={open} />
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
 * Told to whoever opens a panel, and to nobody else. It also brings what nobody opens, such as what was saved or that the
 * session ends: so it is asked for until it is there.
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
