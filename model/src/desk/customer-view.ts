import * as z from "zod/mini";
import { languages } from "../portal/languages.ts";

/** For how long an opened view stays on the screen. */
export const VIEW_MINUTES = 5;

const Day = z.string();
/** In francs, as the portal's own answers have it. */
const Francs = z.number();

/**
 * What a customer sees in the portal, page by page. Null is a page that this customer does not have, such as invoices of
 * a person who gets none.
 */
export const CustomerView = z.object({
  language: z.enum(languages),
  name: z.string(),
  insureds: z.nullable(z.array(z.object({ insuredNumber: z.int(), fullname: z.string() }))),
  contracts: z.nullable(
    z.array(
      z.object({
        insuredNumber: z.int(),
        monthlyAmount: Francs,
        healthBasic: z.nullable(z.object({ product: z.object({ value: z.string() }) })),
        supplementals: z.array(z.object({ product: z.object({ value: z.string() }) })),
        estate: z.array(z.object({ product: z.object({ value: z.string() }) })),
      }),
    ),
  ),
  invoices: z.nullable(
    z.array(
      z.object({
        id: z.string(),
        holder: z.string(),
        invoiceDate: Day,
        deadline: Day,
        status: z.string(),
        toBePaid: Francs,
      }),
    ),
  ),
  reimbursements: z.nullable(
    z.array(
      z.object({
        id: z.string(),
        date: Day,
        insured: z.object({ firstname: z.string(), lastname: z.string() }),
        statements: z.array(z.object({ careProvider: z.string() })),
        toBePaidToYou: Francs,
      }),
    ),
  ),
  documents: z.nullable(
    z.array(z.object({ iddms: z.string(), date: Day, description: z.string(), seen: z.boolean() })),
  ),
  interactions: z.nullable(
    z.array(
      z.object({ id: z.string(), type: z.string(), requestDate: Day, status: z.array(z.string()) }),
    ),
  ),
  conversations: z.nullable(
    z.array(z.object({ id: z.string(), subject: z.string(), lastAt: z.string(), unread: z.int() })),
  ),
});
export type CustomerView = z.infer<typeof CustomerView>;
