import { Boundary } from "../core/hydration.tsx";
import { useSuspenseQueries } from "@tanstack/react-query";
import { ErrorBoundary } from "../core/errors/ErrorBoundary.tsx";
import { useTexts } from "../core/language/i18n.tsx";
import { usePortal } from "../core/portal.tsx";
import { useToday } from "../core/today.ts";
import { usePreload } from "../ui/feedback/lazy-part.tsx";
import { Page } from "../ui/layout/Page.tsx";
import { PersonCard } from "./PersonCard.tsx";
import { personalData, professionalData } from "./professional.ts";
import { ProfessionalFailed } from "./ProfessionalFailed.tsx";
import { ProfessionalFields } from "./ProfessionalForm.tsx";
import styles from "./ProfessionalScreen.module.css";
import { ProfessionalSkeleton } from "./ProfessionalSkeleton.tsx";

export function ProfessionalScreen() {
  const t = useTexts("professional");
  const titles = useTexts("template");
  usePreload(ProfessionalFields);
  return (
    <Page title={titles("titles.professional")} intro={t("intro")}>
      <ErrorBoundary fallback={ProfessionalFailed}>
        <Boundary fallback={<ProfessionalSkeleton />}>
          <People />
        </Boundary>
      </ErrorBoundary>
    </Page>
  );
}

/** One card per insured person, in the order of the account. */
function People() {
  const { insureds } = usePortal();
  const [records, people] = useSuspenseQueries({ queries: [professionalData, personalData] });
  const today = useToday();
  return (
    <ul className={styles.people}>
      {insureds.map((insured) => {
        const { insuredNumber } = insured;
        const record = records.data.find((one) => one.insuredNumber === insuredNumber);
        const person = people.data.find((one) => one.insuredNumber === insuredNumber);
        return (
          <li key={insuredNumber}>
            {record && (
              <PersonCard
                insured={insured}
                country={person?.country.libelle}
                record={record}
                today={today}
              />
            )}
          </li>
        );
      })}
    </ul>
  );
}
