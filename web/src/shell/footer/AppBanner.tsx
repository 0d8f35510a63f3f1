import { Suspense, useState } from "react";
import { readCookie, writeCookie } from "../../core/session/cookies.ts";
import { ErrorBoundary } from "../../core/errors/ErrorBoundary.tsx";
import { mobileDevice } from "../../core/mobile.ts";
import { lazyPart, NotMissed } from "../../ui/feedback/lazy-part.tsx";

const AppOffer = lazyPart(async () => (await import("./AppOffer.tsx")).AppOffer, NotMissed);

const counter = "app_banner_dismissals";
const mostDismissals = 3;
const dismissedMark = "app_banner_dismissed";

/** Tells people on a phone of the mobile app, until they have waved it away more than three times. */
export function AppBanner() {
  const [isShown, setShown] = useState(mayShow);
  if (!isShown) return null;
  const dismiss = () => {
    writeCookie(counter, String(dismissals() + 1), 365);
    sessionStorage.setItem(dismissedMark, "1");
    setShown(false);
  };
  return (
    <ErrorBoundary fallback={NoOffer}>
      <Suspense>
        <AppOffer onDismiss={dismiss} />
      </Suspense>
    </ErrorBoundary>
  );
}

/** An offer that does not arrive is not missed, and takes nothing else with it. */
function NoOffer() {
  return null;
}

function mayShow(): boolean {
  if (typeof document === "undefined" || !mobileDevice(navigator)) return false;
  return dismissals() <= mostDismissals && !sessionStorage.getItem(dismissedMark);
}

function dismissals(): number {
  return Number(readCookie(counter, document.cookie) ?? 0) || 0;
}
