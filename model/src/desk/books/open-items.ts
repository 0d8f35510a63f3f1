import * as z from "zod/mini";
import { InsuranceLaw } from "../../invoices/carriers.ts";
import { unpaidStatuses } from "../../invoices/invoice.ts";
import { HeldCredit } from "./credits.ts";
import { languages } from "../../portal/languages.ts";

/** How many open items a page of the list has. */
export const OPEN_ITEMS_PAGE = 50;

/** How long a claim is overdue, by the first deadline that passed: in days up to 30, 60 and 90, and longer. */
export const claimAges = ["NOT_DUE", "D30", "D60", "D90", "OVER"] as const;

/** What the list is narrowed to. */
export const OpenItemsFilter = z.strictObject({
  status: z.optional(z.enum(unpaidStatuses)),
  age: z.optional(z.enum(claimAges)),
  law: z.optional(InsuranceLaw),
  insurer: z.optional(z.string().check(z.regex(/^\d{1,8}$/, "invalid"))),
  /** The number of an insured person, for all of their account. */
  number: z.optional(z.string().check(z.regex(/^[1-9]\d{0,8}$/, "invalid"))),
});
export type OpenItemsFilter = z.infer<typeof OpenItemsFilter>;

/** A page of the list begins after an invoice. */
export const OpenItemsQuery = z.extend(OpenItemsFilter, {
  after: z.optional(z.string().check(z.regex(/^\d{7,20}$/, "invalid"))),
});
export type OpenItemsQuery = z.infer<typeof OpenItemsQuery>;

/** An invoice that is owed. Amounts in rappen. */
export const OpenItem = z.object({
  no: z.string(),
  holder: z.string(),
  insuredNumber: z.int(),
  law: InsuranceLaw,
  insurerCode: z.nullable(z.string()),
  status: z.enum(unpaidStatuses),
  invoiceDate: z.string(),
  /** The first deadline; reminders set later ones. */
  dueSince: z.string(),
  deadline: z.string(),
  total: z.int(),
  fees: z.int(),
  open: z.int(),
  hasPlan: z.boolean(),
  /** A small rest that the next invoice asks for. */
  isCarried: z.boolean(),
});
export type OpenItem = z.infer<typeof OpenItem>;

export const OpenItems = z.object({ items: z.array(OpenItem), hasMore: z.boolean() });
export type OpenItems = z.infer<typeof OpenItems>;

const Sum = z.object({ key: z.string(), count: z.int(), amount: z.int() });

/** The sums of a list, by the database. */
export const OpenSums = z.object({
  count: z.int(),
  amount: z.int(),
  byStatus: z.array(Sum),
  byAge: z.array(Sum),
  byLaw: z.array(Sum),
  byInsurer: z.array(Sum),
  insurers: z.array(z.object({ code: z.string(), names: z.record(z.enum(languages), z.string()) })),
});
export type OpenSums = z.infer<typeof OpenSums>;

/** What an account owes, and what it has to its credit. */
export const AccountBooks = z.object({
  insuredNumber: z.int(),
  holder: z.string(),
  open: z.int(),
  items: z.array(OpenItem),
  credits: z.array(HeldCredit),
});
export type AccountBooks = z.infer<typeof AccountBooks>;
