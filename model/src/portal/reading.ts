import * as z from "zod/mini";

/** Ordinary texts, or explanations at the level A2 to B1. */
export const Wording = /* @__PURE__ */ z.enum(["ORDINARY", "EASY"]);
export type Wording = z.infer<typeof Wording>;

/** The size of all texts: 100, 120 and 140 per cent of the browser's own. */
export const TextSize = /* @__PURE__ */ z.enum(["NORMAL", "LARGE", "LARGEST"]);
export type TextSize = z.infer<typeof TextSize>;

/** How a person reads the portal. */
export interface Reading {
  readonly wording: Wording;
  readonly textSize: TextSize;
}

/** A part that is missing keeps its value. */
export const ChangeReading = /* @__PURE__ */ z.strictObject({
  wording: z.nullish(Wording),
  textSize: z.nullish(TextSize),
});
export type ChangeReading = z.infer<typeof ChangeReading>;
