import { Suspense } from "react";
import { ErrorBoundary } from "../core/ErrorBoundary.tsx";
import { useTexts } from "../core/i18n.tsx";
import { usePortal } from "../core/portal.tsx";
import { Mountains } from "../ui/Mountains.tsx";
import { greetingOf } from "./greeting.ts";
import styles from "./HomeScreen.module.css";
import { HomeAlert } from "./HomeAlert.tsx";
import { InsuredFailed } from "./InsuredFailed.tsx";
import { InsuredSection } from "./InsuredSection.tsx";
import { InsuredSkeleton } from "./InsuredSkeleton.tsx";
import { LeadLine } from "./LeadLine.tsx";

export function HomeScreen({ now }: { now: Date }) {
  const t = useTexts("homepage");
  const { profile } = usePortal();
  const { firstname, lastname, gender } = profile;
  const greeting = greetingOf(profile.birthdate, now);
  return (
    <>
      <div className={styles.hero}>
        <div className={styles.scene}>
          <div className={styles.words}>
            <h1>{t(`greeting.${greeting}.${gender}`, { firstname, lastname })}</h1>
            <p className={styles.lead}>
              <LeadLine />
            </p>
          </div>
          <div className={styles.peak}>
            <Mountains />
          </div>
        </div>
        <svg
          className={styles.hills}
          viewBox="0 0 100 10"
          preserveAspectRatio="none"
          aria-hidden="true"
        >
          <path d="M0 10V6Q12 1 26 5T52 4T78 5T100 2V10Z" />
        </svg>
      </div>
      <HomeAlert />
      <ErrorBoundary fallback={InsuredFailed}>
        <Suspense fallback={<InsuredSkeleton />}>
          <InsuredSection />
        </Suspense>
      </ErrorBoundary>
    </>
  );
}
