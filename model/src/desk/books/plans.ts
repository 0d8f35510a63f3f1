import * as z from "zod/mini";
import { ArrangementRefusal } from "../../invoices/arrangement.ts";
import { InsuranceLaw } from "../../invoices/carriers.ts";
import { InstalmentStatus } from "../../invoices/invoice.ts";

export const PLANS_PAGE = 50;

export const PlansQuery = z.strictObject({
  after: z.optional(z.string().check(z.regex(/^\d{7,20}$/, "invalid"))),
});
export type PlansQuery = z.infer<typeof PlansQuery>;

/** A plan of instalments of an invoice that is still owed. Amounts in rappen. */
export const InstalmentPlan = z.object({
  no: z.string(),
  holder: z.string(),
  insuredNumber: z.int(),
  law: InsuranceLaw,
  insurerCode: z.string(),
  arranged: z.int(),
  toBePaid: z.int(),
  instalments: z.array(z.object({ date: z.string(), amount: z.int(), status: InstalmentStatus })),
  /** The day on which it ended; null while it runs. */
  endedOn: z.nullable(z.string()),
});
export type InstalmentPlan = z.infer<typeof InstalmentPlan>;

export const InstalmentPlans = z.object({ plans: z.array(InstalmentPlan), hasMore: z.boolean() });
export type InstalmentPlans = z.infer<typeof InstalmentPlans>;

/** What may be agreed for an invoice. */
export const PossiblePlan = z.object({
  no: z.string(),
  holder: z.string(),
  insuredNumber: z.int(),
  toBePaid: z.int(),
  refusal: z.nullable(ArrangementRefusal),
  firstDates: z.array(z.string()),
  counts: z.array(z.int()),
});
export type PossiblePlan = z.infer<typeof PossiblePlan>;

/** How an agreed plan stands: DONE, or still to be decided by another system. */
export const AgreedPlan = z.object({ requestId: z.uuid(), status: z.string() });
export type AgreedPlan = z.infer<typeof AgreedPlan>;
