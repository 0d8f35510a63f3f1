import * as z from "zod/mini";
import { languages } from "../portal/languages.ts";

/** A search shows no more customers than this; further words narrow it. */
export const MOST_FOUND = 50;

export const LONGEST_SEARCH = 100;

/** What is searched for: words of a name or an address, a number, a birth date, an invoice, an e-mail address, a phone. */
export const CustomerSearch = z.strictObject({
  text: z
    .string("required")
    .check(z.trim(), z.minLength(2, "required"), z.maxLength(LONGEST_SEARCH, "invalid")),
});
export type CustomerSearch = z.infer<typeof CustomerSearch>;

/** A found customer, with no more than tells two of the same name apart. */
export const FoundCustomer = z.object({
  insuredNumber: z.int(),
  firstname: z.string(),
  lastname: z.string(),
  yearOfBirth: z.int(),
  place: z.nullable(z.string()),
  leftOn: z.nullable(z.string()),
  diedOn: z.nullable(z.string()),
});
export type FoundCustomer = z.infer<typeof FoundCustomer>;

export const FoundCustomers = z.object({
  customers: z.array(FoundCustomer),
  /** Whether the words were found as they were typed, or only words like them. */
  isNear: z.boolean(),
  isCut: z.boolean(),
});
export type FoundCustomers = z.infer<typeof FoundCustomers>;

/** The customers who are open to the person at the moment, by a case or a reason. */
export const OpenCustomers = z.object({
  customers: z.array(
    z.object({
      insuredNumber: z.int(),
      firstname: z.string(),
      lastname: z.string(),
      /** Null for an access with a case, which ends with it. */
      accessId: z.nullable(z.uuid()),
      reason: z.nullable(z.string()),
      endsAt: z.nullable(z.string()),
    }),
  ),
});
export type OpenCustomers = z.infer<typeof OpenCustomers>;

/** A reason that the desk offers; its text stands in the audit. */
export const AccessReasons = z.object({
  reasons: z.array(
    z.object({
      code: z.string(),
      kind: z.enum(["REASON", "CUSTOMER_CALL"]),
      texts: z.record(z.enum(languages), z.string()),
    }),
  ),
});
export type AccessReasons = z.infer<typeof AccessReasons>;
