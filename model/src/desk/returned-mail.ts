import * as z from "zod/mini";

/** What the post writes on an envelope that it brings back. */
export const returnKinds = ["MOVED", "UNKNOWN", "REFUSED"] as const;
export type ReturnKind = (typeof returnKinds)[number];

/** A letter that came back, by the number of the paper or of the customer. */
export const NoteReturned = z.strictObject({
  number: z
    .string("required")
    .check(z.trim(), z.toUpperCase(), z.regex(/^(?:\d{1,9}|[0-9A-F]{20})$/, "invalid")),
  kind: z.enum(returnKinds, "required"),
});
export type NoteReturned = z.infer<typeof NoteReturned>;

/** What was done with a letter that came back. */
export const ReturnedNoted = z.object({
  /** How many have come back from this address. */
  letters: z.int(),
  /** Whether the customer is asked for the new address: once for each address, in an account that they have opened. */
  isAsked: z.boolean(),
});
export type ReturnedNoted = z.infer<typeof ReturnedNoted>;

/** An address from which letters came back, while it is the customer's letter address. */
export const ReturnedAddress = z.object({
  id: z.uuid(),
  insuredNumber: z.int(),
  firstname: z.string(),
  lastname: z.string(),
  address: z.string(),
  kind: z.enum(returnKinds),
  letters: z.int(),
  firstAt: z.string(),
  ageSeconds: z.int(),
  notedBy: z.string(),
});
export type ReturnedAddress = z.infer<typeof ReturnedAddress>;

export const ReturnedMail = z.object({ addresses: z.array(ReturnedAddress) });
export type ReturnedMail = z.infer<typeof ReturnedMail>;
