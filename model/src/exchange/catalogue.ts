import * as z from "zod/mini";

/** A feature of the portal, on or off. Its id is the flag's name. */
export const SentFeatureFlag = /* @__PURE__ */ z.strictObject({ value: z.boolean() });
