import { z } from "zod";

const Day = /* @__PURE__ */ z.iso.date("date.invalid");

/** From one day to another, both included. */
export const Period = /* @__PURE__ */ z
  .object({ from: Day, to: Day })
  .refine(({ from, to }) => from <= to, { path: ["to"], message: "period.backwards" });

/** Only the first so many of a list; all of them without it. */
export const First = /* @__PURE__ */ z.object({
  first: z.int("number.invalid").min(1, "number.invalid").max(100, "number.invalid").nullish(),
});
