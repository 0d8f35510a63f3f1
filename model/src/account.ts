import * as z from "zod/mini";
import { Phone } from "./typing/phone.ts";

/** The number for codes and text messages. */
export const ChangeMobileNumber = /* @__PURE__ */ z.strictObject({ phoneNumber: Phone });
export type ChangeMobileNumber = z.infer<typeof ChangeMobileNumber>;
