import * as z from "zod/mini";
import { judged } from "../addresses/judged.ts";
import { earliestBirthday } from "../calendar/birthdays.ts";
import { type ProfessionalStatus, professionalRule } from "../professional.ts";
import { Day, orNull } from "./fields.ts";

/** An occupation with all its fields; those that its status does not have are null. */
export interface ExchangedOccupation {
  dateOfEntry: string;
  professionalStatus: ProfessionalStatus | "APP";
  employer: string | null;
  occupation: string | null;
  organism: string | null;
  endOfQualifyingPeriod: string | null;
  country: string | null;
  canton: string | null;
  trainingUntil: string | null;
}

const rule = /* @__PURE__ */ professionalRule({ min: earliestBirthday, max: "2199-12-31" });
const LastDayOfTraining = /* @__PURE__ */ orNull(Day);

/** An apprentice has the fields of an employed person. */
const APPRENTICE = "APP";

/** The rule of the form of professional data, with the proven training that only a clerk can enter. */
const ExchangedOccupation = /* @__PURE__ */ z.pipe(
  z.record(z.string(), z.unknown(), "invalid"),
  z.transform((given, context): ExchangedOccupation => {
    const { trainingUntil, professionalStatus, ...others } = given;
    const isApprentice = professionalStatus === APPRENTICE;
    const status = isApprentice ? "EMP" : professionalStatus;
    const filled = Object.fromEntries(Object.entries(others).filter(([, value]) => value !== null));
    const told = judged(rule, { ...filled, professionalStatus: status }, context);
    const until = LastDayOfTraining.safeParse(trainingUntil);
    if (!until.success)
      context.issues.push({
        code: "custom",
        path: ["trainingUntil"],
        message: "date.format",
        input: trainingUntil,
      });
    const none = { employer: null, occupation: null, organism: null, endOfQualifyingPeriod: null };
    return {
      ...none,
      country: null,
      canton: null,
      ...told,
      professionalStatus: isApprentice ? APPRENTICE : told.professionalStatus,
      trainingUntil: until.data ?? null,
    };
  }),
);

/** The occupations of a person, each from its day on. */
export const ExchangedOccupations = /* @__PURE__ */ z.array(ExchangedOccupation).check(
  z.maxLength(60, "tooMany"),
  z.superRefine((list, context) => {
    for (const [at, { dateOfEntry }] of list.entries())
      if (list.findIndex((other) => other.dateOfEntry === dateOfEntry) < at)
        context.addIssue({
          code: "custom",
          path: [at, "dateOfEntry"],
          message: "entry.doubled",
          input: list,
        });
  }),
);
