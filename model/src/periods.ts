import { z } from "zod";

const Day = /* @__PURE__ */ z.iso.date("date.invalid");

/** From one day to another, both included. */
export const Period = /* @__PURE__ */ z
  .object({ from: Day, to: Day })
  .refine(({ from, to }) => from <= to, { path: ["to"], message: "period.backwards" });
