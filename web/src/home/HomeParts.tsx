import { Boundary } from "../core/hydration.tsx";
import { useSuspenseQuery } from "@tanstack/react-query";
import { ErrorBoundary } from "../core/errors/ErrorBoundary.tsx";
import { Deferred } from "../ui/feedback/Deferred.tsx";
import { lazyPart } from "../ui/feedback/lazy-part.tsx";
import { Notice } from "../ui/feedback/Notice.tsx";
import { usePortal } from "../core/portal.tsx";
import { type Home, homeQuery } from "./home.ts";
import styles from "./HomeScreen.module.css";
import { SuggestionsFailed } from "./HomeFailed.tsx";
import { InsuredSection } from "./insureds/InsuredSection.tsx";
import { RecentSkeleton } from "./HomeSkeleton.tsx";
import { Shortcuts } from "./Shortcuts.tsx";

const ForYou = lazyPart(async () => (await import("./for-you/ForYou.tsx")).ForYou);
/** Both are below the first view, which does not wait for their code. */
const Recent = lazyPart(async () => (await import("./Recent.tsx")).Recent);
const Welcome = lazyPart(async () => (await import("./welcome/Welcome.tsx")).Welcome);
const Suggestions = lazyPart(async () => (await import("./Suggestions.tsx")).Suggestions);

/** Its code is loaded with the data, so that nothing below it moves. */
export const preloadForYou = ForYou.preload;

/** All parts that need the homepage's data, which one query loads. */
export function HomeParts({ today }: { today: string }) {
  const home = useSuspenseQuery(homeQuery).data;
  const { message } = home.warningMessage;
  const { isAddressOwner } = usePortal().profile;
  const isQuiet = isAddressOwner && hasNothingYet(home);
  return (
    <div className={styles.parts}>
      {message && (
        <Notice kind="warning">
          <p>{message}</p>
        </Notice>
      )}
      {/* Without a boundary of its own: the skeleton stays until this is there, for it moves all that lies below. */}
      <ForYou now={home.now} today={today} />
      {isQuiet && (
        <Boundary fallback={<RecentSkeleton />}>
          <Welcome home={home} today={today} />
        </Boundary>
      )}
      <InsuredSection insureds={home.insureds} />
      <Shortcuts />
      {!isQuiet && (
        <Boundary fallback={<RecentSkeleton />}>
          <Deferred fallback={<div className={styles.later} />}>
            <Recent home={home} today={today} />
          </Deferred>
        </Boundary>
      )}
      <ErrorBoundary fallback={SuggestionsFailed}>
        <Boundary>
          <Deferred fallback={<div className={styles.later} />}>
            <Suggestions insureds={home.insureds} />
          </Deferred>
        </Boundary>
      </ErrorBoundary>
    </div>
  );
}

/** Whether the account may be new; only then is more requested about it. */
function hasNothingYet({ invoicesToPay, insureds }: Home): boolean {
  return (
    invoicesToPay.length === 0 &&
    insureds.every(({ contribution }) => !contribution || contribution.deductible.paid === 0)
  );
}
