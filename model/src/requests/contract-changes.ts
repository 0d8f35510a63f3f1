import { z } from "zod";
import { moveDay } from "../calendar/calendar.ts";
import { isDay } from "../typing/typed-dates.ts";

/** What of a contract can be changed. */
export const ContractChangeCode = /* @__PURE__ */ z.enum(["primaryCareDoctor"]);
export type ContractChangeCode = z.infer<typeof ContractChangeCode>;

/** What a change needs to be told besides its value. `noDispensateur`: the number of the doctor. */
export const ContractChangeKey = /* @__PURE__ */ z.enum(["noDispensateur"]);
export type ContractChangeKey = z.infer<typeof ContractChangeKey>;

const Extra = /* @__PURE__ */ z.strictObject({
  key: ContractChangeKey,
  value: z.string("required").max(40, "contractChanges.doctor"),
});

/** One change: what, to which value, from which day on. */
export const ContractChange = /* @__PURE__ */ z
  .strictObject({
    code: ContractChangeCode,
    value: z.string("required").trim().min(1, "required").max(200, "invalid"),
    startingDate: z.string("required").refine(isDay, "date.invalid"),
    extra: z.array(Extra).max(ContractChangeKey.options.length, "invalid"),
  })
  .refine((change) => extraOf(change, "noDispensateur") !== "", {
    error: "required",
    path: ["extra"],
  });
export type ContractChange = z.infer<typeof ContractChange>;

/** What somebody wants changed for one person, each thing once. */
const ContractMutation = /* @__PURE__ */ z.strictObject({
  firstname: z.string("required").max(100, "invalid"),
  lastname: z.string("required").max(100, "invalid"),
  insuredNumber: z.int("required"),
  data: z
    .array(ContractChange)
    .min(1, "contractChanges.none")
    .refine((data) => areDistinct(data.map(({ code }) => code)), "contractChanges.twice"),
});
export type ContractMutation = z.infer<typeof ContractMutation>;

const MOST_PEOPLE = 30;

/** What is sent at once, each person once. */
export const ContractMutations = /* @__PURE__ */ z.strictObject({
  mutations: z
    .array(ContractMutation)
    .min(1, "contractChanges.none")
    .max(MOST_PEOPLE, "invalid")
    .refine(
      (all) => areDistinct(all.map(({ insuredNumber }) => insuredNumber)),
      "contractChanges.twice",
    ),
});

function areDistinct(values: readonly unknown[]): boolean {
  return new Set(values).size === values.length;
}

/** What a change tells under a key; nothing is an empty text. */
export function extraOf(
  { extra }: { extra: readonly z.infer<typeof Extra>[] },
  wanted: ContractChangeKey,
): string {
  return extra.find(({ key }) => key === wanted)?.value ?? "";
}

const MONTHS_AHEAD = 12;

/** The first day on which another doctor can be the family doctor. */
export function firstDoctorDay(today: string): string {
  return moveDay(`${today.slice(0, 7)}-01`, { months: 1 });
}

/** Doctors change with a month: one of the next twelve. */
export function isDoctorDay(day: string, today: string): boolean {
  return day.endsWith("-01") && day > today && day <= moveDay(today, { months: MONTHS_AHEAD });
}
