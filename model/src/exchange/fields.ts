import * as z from "zod/mini";
import { NO_END } from "../calendar/validity.ts";
import { rappenOf } from "../money.ts";
import { isPhoneForm } from "../typing/phone.ts";
import { isDay } from "../calendar/typed-dates.ts";

/** The fields that the records of systems of record have in common. A form with the same field has the same limit. */

const SMALLEST_NUMBER = 10;
const LARGEST_NUMBER = 2_147_483_647;

export const InsuredNumber = /* @__PURE__ */ z
  .int("insured.number")
  .check(z.minimum(SMALLEST_NUMBER, "insured.number"), z.maximum(LARGEST_NUMBER, "insured.number"));

/** A day that exists, from 1900 on. */
export const Day = /* @__PURE__ */ z.string("date.format").check(
  z.minLength(1, { error: "required", abort: true }),
  z.refine((day) => isDay(day) && day >= "1900-01-01", "date.format"),
);

export const OptionalDay = /* @__PURE__ */ orNull(Day);

/** The last day of a validity; absent without an end. */
export const LastDay = /* @__PURE__ */ z.pipe(
  OptionalDay,
  z.transform((day) => day ?? NO_END),
);

/** An instant with its offset, such as `2026-11-18T07:30:00Z`. */
export const Instant = /* @__PURE__ */ z.pipe(
  z.iso.datetime({ offset: true, error: "instant.format" }),
  z.transform((text) => new Date(text).toISOString()),
);

const MOST_FRANCS = 20_000_000;

/** An amount in francs on the wire and in rappen inside; it may be negative. */
export const SignedFrancs = /* @__PURE__ */ z.pipe(
  z.number("amount.format").check(
    z.refine((francs) => Math.abs(francs) <= MOST_FRANCS, "amount.tooLarge"),
    z.refine((francs) => Math.abs(francs * 100 - Math.round(francs * 100)) < 1e-4, "amount.format"),
  ),
  z.transform(rappenOf),
);

/** An amount in francs that is not negative. */
export const Francs = /* @__PURE__ */ SignedFrancs.check(
  z.refine((rappen) => rappen >= 0, "amount.negative"),
);

/** An amount in francs above zero. */
export const PositiveFrancs = /* @__PURE__ */ SignedFrancs.check(
  z.refine((rappen) => rappen > 0, "amount.negative"),
);

/** Whether customers hear of the record, which a first load turns off. Each is told once at most. */
export const Announce = /* @__PURE__ */ z._default(z.boolean("invalid"), true);

export const LanguageCode = /* @__PURE__ */ z.enum(["fr", "de", "it", "en"], "invalid");

/** A code of the insurer: of a product, a level, a partner. */
export const Code = /* @__PURE__ */ z
  .string("required")
  .check(z.regex(/^[A-Za-z0-9][A-Za-z0-9_.-]{0,29}$/, "invalid"));

export const InsurerCode = /* @__PURE__ */ z
  .string("required")
  .check(z.regex(/^\d{1,5}$/, "invalid"));

/** A whole phone number with its dial code: a machine sends no national form. */
export const WholePhone = /* @__PURE__ */ z
  .string("required")
  .check(z.refine((number) => /^\+\d+$/.test(number) && isPhoneForm(number), "phone.invalid"));

/** A value that may be absent or null. */
export function orNull<Shape extends z.ZodMiniType>(shape: Shape) {
  return z.pipe(
    z.nullish(shape),
    z.transform((value) => value ?? null),
  );
}

interface Validity {
  validFrom: string;
  validTo: string;
}

/** The check of a validity whose end is not before its beginning. */
export const inOrder = /* @__PURE__ */ z.refine<Validity>(
  ({ validFrom, validTo }) => validFrom <= validTo,
  { path: ["validTo"], error: "range.order" },
);

/** Reports each validity that begins before the one before it has ended. */
export function overlapOf(
  list: readonly Validity[],
): { at: number; field: "validFrom" } | undefined {
  const sorted = list
    .map((one, at) => ({ ...one, at }))
    .toSorted((one, other) => (one.validFrom < other.validFrom ? -1 : 1));
  const late = sorted.find((one, place) => {
    const before = sorted[place - 1];
    return before !== undefined && before.validTo >= one.validFrom;
  });
  return late && { at: late.at, field: "validFrom" };
}

/** The check that the validities of a list do not overlap. */
export const withoutOverlap = /* @__PURE__ */ z.superRefine<readonly Validity[]>(
  (list, context) => {
    const found = overlapOf(list);
    if (found)
      context.addIssue({
        code: "custom",
        path: [found.at, found.field],
        message: "validity.overlap",
        input: list,
      });
  },
);
