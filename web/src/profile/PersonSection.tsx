import { formatDate } from "@portal/model/calendar/dates.ts";
import { decidesFor } from "@portal/model/consent.ts";
import { useSuspenseQuery } from "@tanstack/react-query";
import { useTexts } from "../core/language/i18n.tsx";
import { useBrand } from "../core/language/useBrand.ts";
import { paths } from "../core/routing/paths.ts";
import { Link } from "../core/routing/router.tsx";
import { useToday } from "../core/today.ts";
import { groupedNumber } from "@portal/model/insured-number.ts";
import { Badge } from "../ui/feedback/Badge.tsx";
import { Card } from "../ui/layout/Card.tsx";
import { personalData } from "./profile.ts";
import type { ProfileTabProps } from "./profile.ts";
import styles from "./PersonSection.module.css";
import { Fact } from "./Fact.tsx";

/** The insurer's data about a person, with the way to their correction; that of other adults is asked for by themselves. */
export function PersonSection({ insured }: ProfileTabProps) {
  const t = useTexts("profile");
  const { phone } = useBrand();
  const today = useToday();
  const { data } = useSuspenseQuery(personalData);
  const person = data.find(({ insuredNumber }) => insuredNumber === insured.insuredNumber);
  if (!person) return null;
  const { firstName, lastName, insuredNumber, sex, birthDate, country, permit } = person;
  return (
    <Card>
      <div className={styles.head}>
        <h2>{`${firstName} ${lastName}`}</h2>
        {insured.forInformation && <Badge tone="quiet">{t("person.information")}</Badge>}
      </div>
      <dl className={styles.facts}>
        <Fact label={t("person.number")}>{groupedNumber(insuredNumber)}</Fact>
        <Fact label={t("person.birthDate")}>{formatDate(birthDate)}</Fact>
        <Fact label={t("person.sex")}>{t(`person.${sex}`)}</Fact>
        <Fact label={t("person.country")}>{country.libelle}</Fact>
        {permit && <Fact label={t("person.permit")}>{t("person.permitOf", { permit })}</Fact>}
      </dl>
      <p className={styles.help}>
        {decidesFor(insured, today) ? (
          <>
            {t("person.wrong")} <Link to={paths.dataCorrection.path}>{t("person.correct")}</Link>
          </>
        ) : (
          t("person.change", { phone })
        )}
      </p>
    </Card>
  );
}
