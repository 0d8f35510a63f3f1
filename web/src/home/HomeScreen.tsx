import { Boundary } from "../core/hydration.tsx";
import { todayInZurich } from "@portal/model/calendar/dates.ts";
import { ErrorBoundary } from "../core/errors/ErrorBoundary.tsx";
import { loadTexts, useLanguage, useTexts } from "../core/language/i18n.tsx";
import { usePortal } from "../core/portal.tsx";
import { useSurvey } from "../parts/surveys/raised.ts";
import { PaySheetPlace } from "../parts/pay/PaySheetPlace.tsx";
import { lazyPart } from "../ui/feedback/lazy-part.tsx";
import { Mountains } from "../ui/layout/Mountains.tsx";
import { greetingOf } from "./greeting.ts";
import { HomeAlert } from "./HomeAlert.tsx";
import { HomeFailed } from "./HomeFailed.tsx";
import { HomeParts, preloadForYou } from "./HomeParts.tsx";
import styles from "./HomeScreen.module.css";
import { HomeSkeleton } from "./HomeSkeleton.tsx";
import { ActionCard } from "./due/ActionCard.tsx";

/** For customers without invoices, so its code is not part of the homepage's chunk. */
const LeadLine = lazyPart(async () => (await import("./insureds/LeadLine.tsx")).LeadLine);

/** The survey is offered after the customer has had time to look at the page. */
const surveyPauseMs = 30_000;

export function HomeScreen({ now }: { now: Date }) {
  const t = useTexts("homepage");
  const { language } = useLanguage();
  const { profile } = usePortal();
  const { firstname, lastname, gender } = profile;
  const today = todayInZurich(now);
  useSurvey("HOMEPAGE", surveyPauseMs);
  // Prefetches the texts and code of the parts below while the data is loading.
  void loadTexts(language, "interactions");
  void loadTexts(language, "now");
  void preloadForYou?.();
  return (
    <>
      <div className={styles.hero}>
        <div className={styles.scene}>
          <div className={styles.words}>
            <h1>
              {t(`greeting.${greetingOf(profile.birthdate, now)}.${gender}`, {
                firstname,
                lastname,
              })}
            </h1>
            {profile.isAddressOwner ? (
              <ActionCard today={today} />
            ) : (
              <p className={styles.lead}>
                <Boundary>
                  <LeadLine />
                </Boundary>
              </p>
            )}
          </div>
          <div className={styles.peak}>
            <Mountains />
          </div>
        </div>
        <div className={styles.haze} />
      </div>
      <HomeAlert />
      <ErrorBoundary fallback={HomeFailed}>
        <Boundary fallback={<HomeSkeleton />}>
          <HomeParts today={today} />
        </Boundary>
      </ErrorBoundary>
      {profile.isAddressOwner && <PaySheetPlace />}
    </>
  );
}
