import type { PersonalData } from "@portal/model/personal-data.ts";
import {
  professionalFields,
  type ProfessionalPerson,
  type ProfessionalRecord,
  type ProfessionalAnswers,
} from "@portal/model/professional.ts";
import { queryOptions } from "@tanstack/react-query";
import { invalidatedByDecisions } from "../core/http/cache-invalidation.ts";
import { get } from "../core/http/api.ts";

export const professionalData = queryOptions({
  ...invalidatedByDecisions,
  queryKey: ["professional-data"],
  queryFn: () => get<ProfessionalPerson[]>("/v1/partners/professional_data"),
});

/** The personal data of every person, including the country. */
export const personalData = queryOptions({
  queryKey: ["personal-data"],
  queryFn: () => get<PersonalData[]>("/v1/partners/personal_data"),
});

/** A form with nothing but the status. */
export function emptyForm(professionalStatus = "") {
  return {
    professionalStatus,
    dateOfEntry: "",
    employer: "",
    occupation: "",
    organism: "",
    endOfQualifyingPeriod: "",
    country: "",
    canton: "",
  } satisfies Required<ProfessionalAnswers>;
}

/** The form's initial values: the current data. */
export function formOf(record: ProfessionalRecord) {
  const said = ["professionalStatus", "dateOfEntry", ...professionalFields] as const;
  return { ...emptyForm(), ...Object.fromEntries(said.map((key) => [key, record[key] ?? ""])) };
}
