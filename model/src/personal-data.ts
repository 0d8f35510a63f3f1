import * as z from "zod/mini";
import { Gender } from "./portal/profile.ts";

/** The personal data of an insured; `GET /v1/partners/personal_data` returns those of all persons of the account. */
export const PersonalData = /* @__PURE__ */ z.object({
  insuredNumber: z.int(),
  firstName: z.string(),
  lastName: z.string(),
  sex: Gender,
  birthDate: z.iso.date(),
  /** The residence or work permit of a foreigner. */
  permit: z.nullable(z.string()),
  /** The person's nationality, in the language of the request. */
  country: z.object({ code: z.string(), libelle: z.string() }),
});
export type PersonalData = z.infer<typeof PersonalData>;
