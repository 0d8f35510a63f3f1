import { formatDate } from "@portal/model/calendar/dates.ts";
import type { DetailsOf } from "@portal/model/requests/interaction-details.ts";
import { useTexts } from "../../core/language/i18n.tsx";
import { Fact, Facts } from "./Fact.tsx";
import { useCodes } from "./useCodes.ts";

export function ProfessionalDetails(details: DetailsOf<"professional">) {
  const t = useTexts("interactions");
  const codes = useCodes();
  const { status, entryDate, endOfQualifyingPeriod, country, canton } = details;
  return (
    <Facts>
      <Fact label={t("field.status")}>{codes.profession(status)}</Fact>
      <Fact label={t("field.entryDate")}>{entryDate && formatDate(entryDate)}</Fact>
      <Fact label={t("field.endOfQualifyingPeriod")}>
        {endOfQualifyingPeriod && formatDate(endOfQualifyingPeriod)}
      </Fact>
      <Fact label={t("field.occupation")}>{details.occupation}</Fact>
      <Fact label={t("field.employer")}>{details.employer}</Fact>
      <Fact label={t("field.organism")}>{details.organism}</Fact>
      <Fact label={t("field.country")}>{country && codes.country(country)}</Fact>
      <Fact label={t("field.canton")}>{canton && codes.canton(canton)}</Fact>
    </Facts>
  );
}
