import { z } from "zod";

export const longestText = 50;

/** A text that has to be there, of at most 50 characters unless said otherwise. */
export function requiredText(most = longestText) {
  return z
    .string("required")
    .trim()
    .min(1, { error: "required", abort: true })
    .max(most, "text.tooLong");
}

/** A text that may be left out. */
export function optionalText(most = longestText) {
  return z.string("text.tooLong").trim().max(most, "text.tooLong");
}
