import { formatDate } from "@portal/model/calendar/dates.ts";
import type { ProfessionalRecord } from "@portal/model/professional.ts";
import { useTexts } from "../core/language/i18n.tsx";
import styles from "./ProfessionalScreen.module.css";

/** The data in the order of the form; without fields that the status does not have. */
export function RecordFacts({ record }: { record: ProfessionalRecord }) {
  const t = useTexts("professional");
  const end = record.endOfQualifyingPeriod;
  const facts = [
    ["professionalStatus", record.professionalStatusTranslation],
    ["employer", record.employer],
    ["occupation", record.occupation],
    ["organism", record.organism],
    ["endOfQualifyingPeriod", end && formatDate(end)],
    ["country", record.countryTranslation],
    ["canton", record.cantonTranslation],
  ] as const;
  return (
    <dl className={styles.facts}>
      {facts.map(
        ([field, value]) =>
          value && (
            <div key={field}>
              <dt>{t(`field.${field}`)}</dt>
              <dd>{value}</dd>
            </div>
          ),
      )}
    </dl>
  );
}
