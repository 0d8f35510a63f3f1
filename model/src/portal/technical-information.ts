import * as z from "zod/mini";

const word = z
  .string("required")
  .check(z.trim(), z.minLength(1, "required"), z.maxLength(50, "text.tooLong"));

/** The customer's platform, sent once per session. */
export const TechnicalInformation = z.strictObject({ platform: word, os: word, device: word });
export type TechnicalInformation = z.infer<typeof TechnicalInformation>;
