import * as z from "zod/mini";
import { moveDay } from "../calendar/calendar.ts";
import { DAYS_INSURED_AFTER_WORK } from "../professional.ts";

/** The changes in a life that touch insurance, in the order of the page. */
export const LifeEvent = /* @__PURE__ */ z.enum([
  "MOVING",
  "BIRTH",
  "MARRIAGE",
  "SEPARATION",
  "JOB_CHANGE",
  "UNEMPLOYMENT",
  "RETIREMENT",
  "LEAVING",
  "DEATH",
]);
export type LifeEvent = z.infer<typeof LifeEvent>;

/** What is to be done, each with a form of the portal. */
export const LifeStep = /* @__PURE__ */ z.enum([
  "address",
  "addressAbroad",
  "addressHousehold",
  "agency",
  "bank",
  "birth",
  "insureChild",
  "familyDoctor",
  "accidentOut",
  "accidentIn",
  "occupation",
  "phone",
  "civilStatus",
  "household",
  "invoicesWhom",
  "reducedPremiums",
  "endOfInsurance",
  "death",
  "estate",
]);
export type LifeStep = z.infer<typeof LifeStep>;

/** The request of a form: by type, or by nature where one form has several types. */
export interface TickingRequest {
  types?: readonly string[];
  natures?: readonly string[];
}

/** The requests that tick a step. A step without them is ticked by the customer alone. */
export const requestsOf: Readonly<Partial<Record<LifeStep, TickingRequest>>> = {
  address: { natures: ["POSTAL_ADDRESS"] },
  addressAbroad: { natures: ["POSTAL_ADDRESS"] },
  addressHousehold: { natures: ["POSTAL_ADDRESS"] },
  bank: { natures: ["FINANCIAL_ADDRESS"] },
  birth: { types: ["MATERNITY"] },
  familyDoctor: { types: ["CONTRACT_MUTATION"] },
  accidentOut: { types: ["CONTRACT_MUTATION"] },
  accidentIn: { types: ["CONTRACT_MUTATION"] },
  occupation: { natures: ["PROFESSIONAL_DATA"] },
  phone: { natures: ["PHONE", "EMAIL"] },
};

/** The steps of each list, in order. */
export const stepsOf: Readonly<Record<LifeEvent, readonly LifeStep[]>> = {
  MOVING: ["address", "familyDoctor", "household", "agency", "reducedPremiums"],
  BIRTH: ["birth", "insureChild", "household", "reducedPremiums"],
  MARRIAGE: ["civilStatus", "addressHousehold", "invoicesWhom", "household", "reducedPremiums"],
  SEPARATION: ["civilStatus", "addressHousehold", "invoicesWhom", "bank", "household"],
  JOB_CHANGE: ["occupation", "accidentOut", "phone"],
  UNEMPLOYMENT: ["occupation", "accidentIn", "reducedPremiums"],
  RETIREMENT: ["occupation", "accidentIn", "reducedPremiums"],
  LEAVING: ["addressAbroad", "endOfInsurance", "bank", "household"],
  DEATH: ["death", "estate", "bank"],
};

/** Whether a list has a step. */
export function hasStep(event: LifeEvent, step: LifeStep): boolean {
  return stepsOf[event].includes(step);
}

/** Whether a request ticks a step. */
export function isTickedBy(step: LifeStep, request: { type: string; nature: string }): boolean {
  const { types = [], natures = [] } = requestsOf[step] ?? {};
  return types.includes(request.type) || natures.includes(request.nature);
}

/** Months to insure a child after its birth, or a person after their arrival (LAMal art. 3 al. 1). */
export const MONTHS_TO_INSURE = 3;

/** The last day to insure a child from its birth on. */
export function insureBy(birthdate: string): string {
  return moveDay(birthdate, { months: MONTHS_TO_INSURE });
}

/** The last day on which the employer's insurer covers accidents outside work. */
export function coveredAfterWorkUntil(lastWorkingDay: string): string {
  return moveDay(lastWorkingDay, { days: DAYS_INSURED_AFTER_WORK });
}
