import {
  type CertifiedPremiums,
  certifiedPremiums,
  type PremiumsPaid,
} from "@portal/model/invoices/certified-premiums.ts";
import { InsuranceLaw } from "@portal/model/invoices/carriers.ts";
import { InvoiceLine, PaymentWay } from "@portal/model/invoices/invoice.ts";
import { sql as raw } from "kysely";
import { z } from "zod";
import type { Context } from "../../core/context.ts";
import { sql } from "../../core/db/sql.ts";
import { prepare } from "../../core/db/prepared-query.ts";

const Lines = z.array(InvoiceLine);
const Payments = z.array(z.object({ paidOn: z.string(), amount: z.int(), way: PaymentWay }));

/** Premium invoices with a payment, return or credit in a period; row level security filters the rows. */
const paidIn = prepare((wanted: { from: string; to: string }) =>
  sql
    .selectFrom("invoice")
    .select(["law", "lines", "totalAmount", "fees", "invoiceDate", "cancelledOn"])
    .select(
      raw`(select coalesce(jsonb_agg(jsonb_build_object('paidOn', p.paid_on, 'amount', p.amount, 'way', p.way)
        order by p.position), '[]') from invoice_payment p where p.invoice_no = invoice.no)`.as(
        "payments",
      ),
    )
    .where("type", "=", "PREMIUM")
    .where(raw<boolean>`((total_amount <= 0 and invoice_date between ${wanted.from}::date and ${wanted.to}::date)
      or (cancelled_on between ${wanted.from}::date and ${wanted.to}::date)
      or exists (select from invoice_payment p where p.invoice_no = invoice.no
        and p.paid_on between ${wanted.from}::date and ${wanted.to}::date))`),
);

interface DayRange {
  from: string;
  to: string;
}

/** The account's premium invoices that were paid, returned or credited in a period. */
export async function readPaidInvoices(ctx: Context, period: DayRange): Promise<PremiumsPaid[]> {
  const rows = await ctx.read(paidIn(period));
  return rows.map((row) => ({
    ...row,
    law: InsuranceLaw.parse(row.law),
    lines: Lines.parse(row.lines),
    payments: Payments.parse(row.payments),
  }));
}

/** The account's payments for a person's health insurance in a year; nothing if other accounts pay. */
export async function readPaidPremiums(
  ctx: Context,
  insuredNumber: number,
  year: number,
): Promise<CertifiedPremiums | undefined> {
  const period = { from: `${year}-01-01`, to: `${year}-12-31` };
  const invoices = await readPaidInvoices(ctx, period);
  const premiums = certifiedPremiums(invoices, insuredNumber, period);
  return Object.values(premiums).some((amount) => amount !== 0) ? premiums : undefined;
}

const paidFor = prepare((wanted: { from: number; to: number }) =>
  sql
    .selectFrom("invoice")
    .innerJoin("invoicePayment as payment", "payment.invoiceNo", "invoice.no")
    .innerJoin(
      raw<{ line: unknown }>`lateral (select line from jsonb_array_elements(invoice.lines) line
        where line ->> 'kind' <> 'PROPERTY')`.as("part"),
      (join) => join.onTrue(),
    )
    .innerJoin("insured", (join) =>
      join.onRef("insured.insuredNumber", "=", raw<number>`(line ->> 'insuredNumber')::int`),
    )
    .select([
      raw<number>`extract(year from paid_on)::int`.as("year"),
      "insured.insuredNumber",
      "firstname",
      "lastname",
      "birthdate",
    ])
    .distinct()
    .where("type", "=", "PREMIUM")
    .where("way", "in", ["BANK", "CREDIT", "RETURN"])
    .where(
      raw<boolean>`paid_on between make_date(${wanted.from}::int, 1, 1) and make_date(${wanted.to}::int, 12, 31)`,
    ),
);

/** The persons and years for which the account paid premiums of health insurance. */
export function readPremiumYears(ctx: Context, years: { from: number; to: number }) {
  return ctx.read(paidFor(years));
}
