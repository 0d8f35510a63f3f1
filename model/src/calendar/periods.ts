import * as z from "zod/mini";

const Day = /* @__PURE__ */ z.iso.date("date.invalid");

/** From one day to another, both included. */
export const Period = /* @__PURE__ */ z
  .object({ from: Day, to: Day })
  .check(z.refine(({ from, to }) => from <= to, { path: ["to"], message: "period.backwards" }));

/** Only the first entries of a list; all of them without it. */
export const First = /* @__PURE__ */ z.object({
  first: z.nullish(
    z.int("number.invalid").check(z.minimum(1, "number.invalid"), z.maximum(100, "number.invalid")),
  ),
});
