import * as z from "zod/mini";

/** The maximum of an envelope address (RFC 5321). */
const LONGEST = 254;
const LONGEST_NAME = 64;
const word = "[A-Za-z0-9!#$%&'*+/=?^_`{|}~-]+";
const label = "[A-Za-z0-9](?:[A-Za-z0-9-]{0,61}[A-Za-z0-9])?";
const form = new RegExp(`^${word}(?:\\.${word})*@(?:${label}\\.)+[A-Za-z]{2,63}$`);

/** Only ASCII letters: accented ones are invalid, before and after the @. */
export function isEmail(text: string): boolean {
  return text.length <= LONGEST && text.indexOf("@") <= LONGEST_NAME && form.test(text);
}

export const Email = /* @__PURE__ */ z
  .string("required")
  .check(
    z.trim(),
    z.minLength(1, { error: "required", abort: true }),
    z.refine(isEmail, "email.invalid"),
  );
