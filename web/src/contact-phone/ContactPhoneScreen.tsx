import { Boundary } from "../core/hydration.tsx";
import { useSuspenseQuery } from "@tanstack/react-query";
import { ErrorBoundary } from "../core/errors/ErrorBoundary.tsx";
import { useTexts } from "../core/language/i18n.tsx";
import { useToday } from "../core/today.ts";
import { useMinute } from "../parts/opening-hours/useMinute.ts";
import { ListSkeleton } from "../ui/feedback/ListSkeleton.tsx";
import { Page } from "../ui/layout/Page.tsx";
import { CallbackCard } from "./CallbackCard.tsx";
import { contactPhoneQuery } from "./contact-phone.ts";
import { ContactPhoneFailed } from "./ContactPhoneFailed.tsx";
import { LineCard } from "./LineCard.tsx";
import { MedicalLines } from "./MedicalLines.tsx";
import { OfferCards } from "./OfferCards.tsx";
import stack from "../ui/layout/Stack.module.css";
import styles from "./ContactPhone.module.css";

/** The phone numbers by subject, and the request for a call. */
export function ContactPhoneScreen() {
  const t = useTexts("contact_phone");
  const titles = useTexts("template");
  return (
    <Page title={titles("titles.helpContactPhone")} intro={t("intro")}>
      <ErrorBoundary fallback={ContactPhoneFailed}>
        <Boundary fallback={<ListSkeleton />}>
          <Numbers />
        </Boundary>
      </ErrorBoundary>
    </Page>
  );
}

function Numbers() {
  const t = useTexts("contact_phone");
  const today = useToday();
  const now = useMinute();
  const { data } = useSuspenseQuery(contactPhoneQuery(today));
  const { contactLines, healthContact, telemedecin, offers, workingDays } = data;
  const hotline = contactLines.find(({ kind }) => kind === "INSURER");
  return (
    <div className={styles.sections}>
      <section className={stack.gap4} aria-labelledby="contracts">
        <h2 id="contracts">{t("contracts.title")}</h2>
        <ul className={styles.cards}>
          {contactLines.map((line) => (
            <li key={line.phoneNumber}>
              <LineCard line={line} now={now} />
            </li>
          ))}
        </ul>
      </section>
      {hotline?.openingHours && <CallbackCard hours={hotline.openingHours} days={workingDays} />}
      <MedicalLines line={healthContact} partners={telemedecin} now={now} />
      <OfferCards offers={offers} />
    </div>
  );
}
