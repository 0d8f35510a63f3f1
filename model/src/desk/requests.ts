import * as z from "zod/mini";
import { languages } from "../portal/languages.ts";

/** One open request in the list, with just what the list shows. */
export const WaitingRequest = z.object({
  id: z.uuid(),
  type: z.string(),
  nature: z.string(),
  status: z.string(),
  language: z.enum(languages),
  askedAt: z.string(),
  decideBy: z.nullable(z.string()),
  /** The name of the colleague who has it. */
  takenBy: z.nullable(z.string()),
  isMine: z.boolean(),
  person: z.nullable(
    z.object({ insuredNumber: z.int(), firstname: z.string(), lastname: z.string() }),
  ),
  canton: z.nullable(z.string()),
});
export type WaitingRequest = z.infer<typeof WaitingRequest>;

export const WaitingRequests = z.object({ requests: z.array(WaitingRequest) });
export type WaitingRequests = z.infer<typeof WaitingRequests>;

/** A taken request with all that it says. */
export const OpenedRequest = z.object({
  id: z.uuid(),
  type: z.string(),
  nature: z.string(),
  status: z.string(),
  language: z.enum(languages),
  askedAt: z.string(),
  decideBy: z.nullable(z.string()),
  takenAt: z.nullable(z.string()),
  person: z.nullable(
    z.object({
      insuredNumber: z.int(),
      firstname: z.string(),
      lastname: z.string(),
      birthdate: z.string(),
    }),
  ),
  /** The fields of the request by their path, as they were sent. */
  fields: z.array(z.object({ name: z.string(), value: z.string() })),
  history: z.array(z.object({ status: z.string(), at: z.string() })),
});
export type OpenedRequest = z.infer<typeof OpenedRequest>;
