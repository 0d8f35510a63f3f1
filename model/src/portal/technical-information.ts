import { z } from "zod";

const word = z.string("required").trim().min(1, "required").max(50, "text.tooLong");

/** What a person uses the portal with, told once per session. */
export const TechnicalInformation = z.strictObject({ platform: word, os: word, device: word });
export type TechnicalInformation = z.infer<typeof TechnicalInformation>;
