import * as z from "zod/mini";
import { endOfMonth } from "../calendar/calendar.ts";
import { isCanton } from "../places/cantons.ts";
import { DeadlineKind, ReductionWay } from "./deadlines.ts";

const Address = /* @__PURE__ */ z
  .url({ protocol: /^https$/, error: "invalid" })
  .check(z.maxLength(500));
const Name = /* @__PURE__ */ z.string().check(z.trim(), z.minLength(1), z.maxLength(200));

/** The office's name in the languages of the canton. */
export const OfficeNames = /* @__PURE__ */ z
  .strictObject({
    fr: z.optional(Name),
    de: z.optional(Name),
    it: z.optional(Name),
  })
  .check(z.refine((names) => Object.values(names).some(Boolean), { error: "required" }));
export type OfficeNames = z.infer<typeof OfficeNames>;

/** A leap year, so that a rule may name 29 February. */
const ANY_LEAP_YEAR = 2028;

/** What the insurer keeps of a canton's premium reduction. */
export const ReductionOffice = /* @__PURE__ */ z
  .strictObject({
    canton: z.string().check(z.refine(isCanton, { error: "invalid" })),
    names: OfficeNames,
    /** Null where the page of the canton is not known for certain. */
    pageUrl: z.nullable(Address),
    homeUrl: Address,
    way: ReductionWay,
    deadlineKind: DeadlineKind,
    deadlineMonth: z.nullable(z.int().check(z.minimum(1), z.maximum(12))),
    deadlineDay: z.nullable(z.int().check(z.minimum(1), z.maximum(31))),
    deadlineYear: z.int().check(z.minimum(-1), z.maximum(1)),
    source: z.string().check(z.trim(), z.minLength(3), z.maxLength(300)),
    checkedOn: z.iso.date("invalid"),
  })
  .check(
    z.refine(
      ({ deadlineKind, deadlineMonth, deadlineDay }) =>
        (deadlineKind === "DAY") === (deadlineMonth !== null) &&
        (deadlineMonth === null) === (deadlineDay === null),
      { error: "required", path: ["deadlineDay"] },
    ),
    z.refine(({ deadlineMonth, deadlineDay }) => exists(deadlineMonth, deadlineDay), {
      error: "invalid",
      path: ["deadlineDay"],
    }),
    z.refine(({ deadlineKind, deadlineYear }) => deadlineKind === "DAY" || deadlineYear === 0, {
      error: "invalid",
      path: ["deadlineYear"],
    }),
  );
export type ReductionOffice = z.infer<typeof ReductionOffice>;

function exists(month: number | null, day: number | null): boolean {
  if (month === null || day === null) return true;
  const last = endOfMonth(`${ANY_LEAP_YEAR}-${String(month).padStart(2, "0")}`);
  return day <= Number(last.slice(8));
}
