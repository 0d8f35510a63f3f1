import { Boundary } from "../../core/hydration.tsx";
import { useState } from "react";
import { readCookie, writeCookie } from "../../core/cookies.ts";
import { ErrorBoundary } from "../../core/errors/ErrorBoundary.tsx";
import { type Environment, useEnvironment } from "../../core/environment.ts";
import { mobileDevice } from "../../core/mobile.ts";
import { lazyPart, SilentFallback } from "../../ui/feedback/lazy-part.tsx";

const AppOffer = lazyPart(async () => (await import("./AppOffer.tsx")).AppOffer, SilentFallback);

const counter = "app_banner_dismissals";
const mostDismissals = 3;
/** A cookie, because the server that renders the page can read no other storage. */
const dismissedMark = "app_banner_dismissed";

/** Offers the mobile app on a phone, until it was dismissed more than three times. */
export function AppBanner() {
  const host = useEnvironment();
  const [isShown, setShown] = useState(() => mayShow(host));
  if (!isShown) return null;
  const dismiss = () => {
    writeCookie(counter, String(dismissals(host) + 1), 365);
    writeCookie(dismissedMark, "1");
    setShown(false);
  };
  return (
    <ErrorBoundary fallback={NoOffer}>
      <Boundary>
        <AppOffer onDismiss={dismiss} />
      </Boundary>
    </ErrorBoundary>
  );
}

/** A failed offer shows nothing and breaks nothing else. */
function NoOffer() {
  return null;
}

function mayShow(host: Environment): boolean {
  if (!mobileDevice(host.device())) return false;
  return dismissals(host) <= mostDismissals && !readCookie(dismissedMark, host.cookies());
}

function dismissals({ cookies }: Environment): number {
  return Number(readCookie(counter, cookies()) ?? 0) || 0;
}
