import * as z from "zod/mini";

/** conditions: what is asked of everybody. transfer: that the contract with the present insurer ends. */
export const Consent = /* @__PURE__ */ z.enum(["conditions", "transfer"]);
export type Consent = z.infer<typeof Consent>;
