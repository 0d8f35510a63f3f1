import { formatDate } from "@portal/model/calendar/dates.ts";
import {
  hasProfessionalData,
  type ProfessionalPerson,
  type ProfessionalRecord,
  youngestProfessional,
} from "@portal/model/professional.ts";
import { useTexts } from "../core/language/i18n.tsx";
import { groupedNumber } from "@portal/model/insured-number.ts";
import type { Insured } from "../core/portal.tsx";
import { Card } from "../ui/layout/Card.tsx";
import { formOf } from "./professional.ts";
import { ProfessionalForm } from "./ProfessionalForm.tsx";
import styles from "./ProfessionalScreen.module.css";
import { RecordFacts } from "./RecordFacts.tsx";

interface PersonCardProps {
  insured: Insured;
  /** The nationality, if known. */
  country: string | undefined;
  record: ProfessionalPerson;
  today: string;
}

/** The person, their employment, and the announced change. */
export function PersonCard({ insured, country, record, today }: PersonCardProps) {
  const t = useTexts("professional");
  const identity = <Identity insured={insured} country={country} />;
  if (insured.forInformation || !hasProfessionalData(insured.birthdate, today)) {
    return (
      <Card className={styles.card}>
        <h2>{insured.fullname}</h2>
        {identity}
        <p className={styles.quiet}>
          {insured.forInformation ? t("information") : t("tooYoung", { age: youngestProfessional })}
        </p>
      </Card>
    );
  }
  const { announced } = record;
  return (
    <Card className={styles.card}>
      <ProfessionalForm
        // New data reset the form.
        key={JSON.stringify(formOf(record))}
        insured={insured}
        record={record}
        today={today}
        identity={identity}
      />
      {announced && <Announced record={announced} />}
    </Card>
  );
}

function Identity({ insured, country }: Pick<PersonCardProps, "insured" | "country">) {
  const t = useTexts("professional");
  const { insuredNumber, gender, birthdate } = insured;
  return (
    <ul className={styles.identity}>
      <li>{t("number", { number: groupedNumber(insuredNumber) })}</li>
      <li>{t(`gender.${gender}`)}</li>
      <li>{t("born", { date: formatDate(birthdate) })}</li>
      {country && <li>{t("country", { country })}</li>}
    </ul>
  );
}

/** The only place that shows a date of entry, because it is in the future. */
function Announced({ record }: { record: ProfessionalRecord }) {
  const t = useTexts("professional");
  const date = formatDate(record.dateOfEntry ?? "");
  return (
    <section className={styles.announced}>
      <h3>{t("announced", { date })}</h3>
      <RecordFacts record={record} />
    </section>
  );
}
