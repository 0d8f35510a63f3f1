import {
  InvoiceLine,
  type InvoiceState,
  InvoiceStatus,
  InvoiceType,
  isUnpaid,
  PaymentWay,
  ReturnReason,
} from "@portal/model/invoices/invoice.ts";
import { openAmount } from "@portal/model/invoices/invoices.ts";
import { instalmentsOf } from "@portal/model/invoices/arrangement.ts";
import { usualTolerance } from "@portal/model/invoices/small-differences.ts";
import { type Instalment } from "@portal/model/invoices/invoice.ts";
import { type Carrier, InsuranceLaw } from "@portal/model/invoices/carriers.ts";
import { PaymentMode } from "@portal/model/portal/profile.ts";
import { type Kysely, sql as raw } from "kysely";
import { z } from "zod";
import { sql } from "../core/db/sql.ts";
import type { Tables } from "../core/db/tables.ts";
import { lockAccount } from "../insurer/credits.ts";

const Lines = z.array(InvoiceLine);
const Payments = z.array(
  z.object({
    paidOn: z.string(),
    amount: z.int(),
    way: PaymentWay,
    isBooked: z.boolean(),
    /** The reason of a returned debit, and the deadline until then. */
    reason: z.nullable(ReturnReason),
    dueOn: z.string().nullable(),
  }),
);
const Reminders = z.array(
  z.object({
    status: InvoiceStatus,
    sentOn: z.string(),
    /** The passed deadline and the new one. */
    dueOn: z.string(),
    deadline: z.string(),
    fee: z.int(),
    interest: z.int(),
    iddms: z.string().nullable(),
  }),
);

/** A stored invoice with its payments and dunning steps. Amounts in rappen. */
export interface StoredInvoice extends InvoiceState {
  no: string;
  type: InvoiceType;
  insuredNumber: number;
  holder: string;
  carrier: Carrier;
  periodFrom: string;
  periodTo: string;
  invoiceDate: string;
  lines: InvoiceLine[];
  fees: number;
  bvrNumber: string;
  adhesionNumber: string;
  statementNumber: string | null;
  iddms: string | null;
  seen: boolean;
  /** The day on which the customer announced the payment. */
  paymentAnnouncedOn: string | null;
  /** The deadline of its joker, and the one before. */
  jokerDeadline: string | null;
  deadlineBeforeJoker: string | null;
  payments: z.infer<typeof Payments>;
  reminders: z.infer<typeof Reminders>;
  /** The deadline that the invoice had when the bank refused its direct debit. */
  debitRejectedDueOn: string | null;
  instalments: Instalment[];
  /** The amount paid since instalments were agreed. */
  paidOfArrangement: number;
  /** The amount by which a paid instalment may be short. */
  instalmentTolerance: number;
}

/** An invoice and the account that it was sent to. */
export interface InvoiceOfAccount {
  invoice: StoredInvoice;
  accountId: string;
}

const columns = [
  "invoice.no",
  "invoice.accountId",
  "invoice.type",
  "invoice.insuredNumber",
  "invoice.holder",
  "invoice.healthInsurerCode",
  "invoice.periodFrom",
  "invoice.periodTo",
  "invoice.invoiceDate",
  "invoice.deadline",
  "invoice.totalAmount",
  "invoice.fees",
  "invoice.paid",
  "invoice.status",
  "invoice.paymentMode",
  "invoice.bvrNumber",
  "invoice.adhesionNumber",
  "invoice.statementNumber",
  "invoice.iddms",
  "invoice.seenAt",
  "invoice.jokerPlayedOn",
  "invoice.firstInstalmentOn",
  "invoice.instalments",
  "invoice.arranged",
  "invoice.arrangementEndedOn",
  "invoice.law",
  "invoice.jokerDeadline",
  "invoice.deadlineBeforeJoker",
  "invoice.cancelledOn",
  "invoice.statementNumbers",
  "invoice.restCarriedOn",
  "invoice.paymentAnnouncedOn",
  "invoice.debitRejectedOn",
  "invoice.debitRejection",
  "invoice.debitRejectedDueOn",
] as const;

/** Invoices without their lines, payments and steps, for those who read many. */
export const selectBareInvoices = sql
  .selectFrom("invoice")
  .select(columns)
  .select([
    raw<
      number | null
    >`case when first_instalment_on is not null then (select r.carry_up_to from insurer r
      where r.code = invoice.health_insurer_code) end`.as("carryUpTo"),
  ]);

/** All columns of invoices, with their lines, payments and steps in each row. */
export const selectInvoices = selectBareInvoices.select("invoice.lines").select([
  raw`(select coalesce(jsonb_agg(jsonb_build_object('paidOn', p.paid_on, 'amount', p.amount, 'way', p.way,
      'isBooked', p.is_booked, 'reason', p.reason, 'dueOn', p.due_on) order by p.position), '[]') from invoice_payment p where p.invoice_no = invoice.no)`.as(
    "payments",
  ),
  raw`(select coalesce(jsonb_agg(jsonb_build_object('status', r.status, 'sentOn', r.sent_on,
      'dueOn', r.due_on, 'deadline', r.deadline, 'fee', r.fee, 'interest', r.interest, 'iddms', r.iddms) order by r.position), '[]') from invoice_reminder r where r.invoice_no = invoice.no)`.as(
    "reminders",
  ),
]);

type Row = Awaited<ReturnType<(typeof selectInvoices)["execute"]>>[number];
export type InvoiceStanding = Omit<StoredInvoice, "lines">;

/** An invoice as its row has it, and as it stands with received payments. */
export interface Locked {
  row: Row;
  owed: InvoiceOfAccount;
}

/** Takes the row lock of an invoice; the caller holds the lock of its account. */
export async function lockedInvoice(db: Kysely<Tables>, no: string): Promise<Locked | undefined> {
  const { rows } = await db.executeQuery(
    selectInvoices.where("no", "=", no).forUpdate("invoice").compile(),
  );
  const [row] = rows;
  return row && { row, owed: { invoice: storedInvoice(row), accountId: row.accountId } };
}

/** Locks the account of an invoice, then the invoice. */
export async function lockedWithAccount(
  db: Kysely<Tables>,
  no: string,
): Promise<Locked | undefined> {
  const owner = await db
    .selectFrom("invoice")
    .select("accountId")
    .where("no", "=", no)
    .executeTakeFirst();
  if (!owner) return undefined;
  await lockAccount(db, owner.accountId);
  return lockedInvoice(db, no);
}

export function storedInvoice(row: Row): StoredInvoice {
  return { ...invoiceStanding(row), lines: Lines.parse(row.lines) };
}

export function invoiceStanding(row: Omit<Row, "lines">): InvoiceStanding {
  const { totalAmount, firstInstalmentOn, instalments, arranged } = row;
  const payments = Payments.parse(row.payments);
  const kept = InvoiceStatus.parse(row.status);
  const toBePaid = openAmount({ ...row, status: kept, payments });
  // A received payment is booked within a minute; until then its amount is not demanded.
  const isCovered = isUnpaid(kept) && totalAmount > 0 && toBePaid === 0;
  const status = isCovered ? "REGLEE" : kept;
  return {
    ...row,
    status,
    type: InvoiceType.parse(row.type),
    carrier: { law: InsuranceLaw.parse(row.law), insurerCode: row.healthInsurerCode },
    paymentMode: PaymentMode.parse(row.paymentMode),
    payments,
    reminders: Reminders.parse(row.reminders),
    toBePaid,
    seen: row.seenAt !== null,
    hasArrangement:
      firstInstalmentOn !== null && row.arrangementEndedOn === null && isUnpaid(status),
    paidOfArrangement: (arranged ?? 0) - toBePaid,
    instalmentTolerance: row.carryUpTo ?? usualTolerance.carryUpTo,
    debitReturned: row.debitRejectedOn !== null || payments.some(({ way }) => way === "RETURN"),
    restCarried: row.restCarriedOn !== null && isUnpaid(status),
    instalments:
      firstInstalmentOn !== null && instalments !== null && arranged !== null
        ? instalmentsOf(arranged, firstInstalmentOn, instalments)
        : [],
  };
}
