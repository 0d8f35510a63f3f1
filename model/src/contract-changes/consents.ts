import * as z from "zod/mini";

/** conditions: asked in every request. transfer: consent that the contract with the present insurer ends. */
export const Consent = /* @__PURE__ */ z.enum(["conditions", "transfer"]);
export type Consent = z.infer<typeof Consent>;
