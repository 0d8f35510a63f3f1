import * as z from "zod/mini";
import { DeletionScope } from "../my-data.ts";

/** The customer confirms the information about legal retention. */
export const RequestDeletion = /* @__PURE__ */ z.strictObject({
  scope: z.enum(DeletionScope.options, "required"),
  isUnderstood: z.literal(true, "deletion.understood"),
});
export type RequestDeletion = z.infer<typeof RequestDeletion>;
