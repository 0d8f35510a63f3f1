import * as z from "zod/mini";
import { Gender } from "./portal/profile.ts";

/** What the insurer knows of somebody: `GET /v1/partners/personal_data` tells it of everybody on the account. */
export const PersonalData = /* @__PURE__ */ z.object({
  insuredNumber: z.int(),
  firstName: z.string(),
  lastName: z.string(),
  sex: Gender,
  birthDate: z.iso.date(),
  /** The permit with which a foreigner lives or works in Switzerland. */
  permit: z.nullable(z.string()),
  /** The country somebody is a citizen of, in the language of who asks. */
  country: z.object({ code: z.string(), libelle: z.string() }),
});
export type PersonalData = z.infer<typeof PersonalData>;
