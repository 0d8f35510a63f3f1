import { moveDay } from "@portal/model/calendar/calendar.ts";
import { todayInZurich } from "@portal/model/calendar/dates.ts";
import {
  arrangementRefusal,
  type ArrangementRefusal,
  followInstalments,
  possibleFirstDates,
  possibleInstalments,
} from "@portal/model/invoices/arrangement.ts";
import { type FollowedInstalment } from "@portal/model/invoices/invoice.ts";
import { isUnpaid, unpaidStatuses } from "@portal/model/invoices/invoice.ts";
import { byUrgency, openInvoicesOf, overdueSince } from "@portal/model/invoices/standing.ts";
import { paymentAwaitedUntil } from "@portal/model/invoices/announced-payment.ts";
import { InvoicePeriod, InvoicesSince, jokerRefusal } from "@portal/model/invoices/invoices.ts";
import type { OpenInvoices } from "@portal/model/invoices/standing.ts";
import type { WorkingDay } from "@portal/model/invoices/dunning.ts";
import { readWorkingDays } from "../insurer/calendar/calendar.ts";
import { First } from "@portal/model/calendar/periods.ts";
import { Problem } from "@portal/model/portal/problems.ts";
import { sql as raw } from "kysely";
import type { Context } from "../core/context.ts";
import { sql } from "../core/db/sql.ts";
import { prepare } from "../core/db/prepared-query.ts";
import { Names } from "../insurer/cover/stored-shapes.ts";
import { oncePerRequest } from "../core/http/once-per-request.ts";
import { parse } from "../core/http/parse.ts";
import { selectInvoices, type StoredInvoice, storedInvoice } from "./stored-invoice.ts";

export interface Joker {
  actif: boolean;
  /** The deadline that the joker gave, or the one it would give while it is available. */
  deadline: string | null;
  eligible: boolean;
}

export interface Arrangement {
  eligible: boolean;
  actif: boolean;
  ineligibilityReason: ArrangementRefusal | null;
  datesPossiblesPremiereEcheance: readonly string[];
  nbMensualites: number | null;
  nbMensualitesPossibles: readonly number[];
  endedOn: string | null;
}

export interface Invoice extends Omit<StoredInvoice, "instalments"> {
  /** The first deadline that passed, if the invoice is overdue. */
  overdueSince: string | null;
  /** The last day on which an announced payment is awaited. */
  paymentAwaitedUntil: string | null;
  instalments: FollowedInstalment[];
  joker: Joker;
  arrangement: Arrangement;
}

export interface InvoiceList {
  invoices: readonly Invoice[];
  openCount: number;
  totalCount: number;
}

const inPeriod = prepare((period: { from: string; to: string }) =>
  selectInvoices
    .where("invoiceDate", ">=", period.from)
    .where("invoiceDate", "<=", period.to)
    .orderBy("invoiceDate", "desc")
    .orderBy("no"),
);
const byNumber = prepare(({ no }: { no: string }) => selectInvoices.where("no", "=", no));
const toPay = prepare(({ newYear }: { newYear: string }) =>
  selectInvoices
    .select(
      raw<number>`(select count(*) from invoice played where played.joker_played_on >= ${newYear}::date)`.as(
        "jokers",
      ),
    )
    // Literals, not parameters: with parameters PostgreSQL would plan the query each time.
    .where(raw<boolean>`status in (${raw.join(unpaidStatuses.map((status) => raw.lit(status)))})`)
    .where(raw<boolean>`total_amount > 0`)
    // Payments that are received and not yet booked are deducted.
    .where(raw<boolean>`total_amount + fees - paid > (select coalesce(sum(p.amount), 0)
      from invoice_payment p where p.invoice_no = invoice.no and not p.is_booked)`)
    .orderBy("deadline")
    .orderBy("no"),
);
const played = prepare((since: { newYear: string }) =>
  sql
    .selectFrom("invoice")
    .select((expression) => expression.fn.countAll<number>().as("count"))
    .where("jokerPlayedOn", ">=", since.newYear),
);
const products = prepare(() => sql.selectFrom("product").select(["code", "names"]));

/** The invoices dated in a period, newest first. */
export async function listInvoices(
  ctx: Context,
  period: { from: string; to: string },
): Promise<InvoiceList> {
  const wanted = parse(InvoicePeriod, period);
  const [rows, jokers] = await Promise.all([ctx.read(inPeriod(wanted)), jokersPlayed(ctx, "")]);
  const invoices = await asToday(
    ctx,
    rows.map((row) => ({ invoice: storedInvoice(row), jokers })),
  );
  const open = invoices.filter(({ status, totalAmount }) => isUnpaid(status) && totalAmount > 0);
  return { invoices, openCount: open.length, totalCount: invoices.length };
}

export async function readInvoice(ctx: Context, no: string): Promise<Invoice> {
  const [rows, jokers] = await Promise.all([ctx.read(byNumber({ no })), jokersPlayed(ctx, "")]);
  const found = rows.map((row) => ({ invoice: storedInvoice(row), jokers }));
  const [invoice] = await asToday(ctx, found);
  if (!invoice) throw new Problem("NOT_FOUND");
  return invoice;
}

/** The unpaid invoices since a day, most urgent first; empty for an account that is not billed. */
export async function listInvoicesToPay(
  ctx: Context,
  { from, first }: { from: string; first?: number | null | undefined },
): Promise<Invoice[]> {
  const most = parse(First, { first }).first ?? undefined;
  const since = parse(InvoicesSince, { from });
  const unpaid = await unpaidInvoices(ctx, "");
  return unpaid.filter(({ invoiceDate }) => invoiceDate >= since.from).slice(0, most);
}

/** All unpaid invoices, most urgent first: they are few, and several parts of a page need them. */
const unpaidInvoices = oncePerRequest(async (ctx) => {
  const today = todayOf(ctx);
  const rows = await ctx.read(toPay({ newYear: newYearOf(today) }));
  const invoices = await asToday(
    ctx,
    rows.map(({ jokers, ...row }) => ({ invoice: storedInvoice(row), jokers })),
  );
  return invoices.toSorted(byUrgency);
});

/** The open invoices of all years. */
export async function readOpenInvoices(ctx: Context): Promise<OpenInvoices> {
  const invoices = await unpaidInvoices(ctx, "");
  return openInvoicesOf(invoices);
}

/** The number of jokers that the account used this year. */
const jokersPlayed = oncePerRequest(async (ctx) => {
  const [row] = await ctx.read(played({ newYear: newYearOf(todayOf(ctx)) }));
  return row?.count ?? 0;
});

function newYearOf(today: string): string {
  return `${today.slice(0, 4)}-01-01`;
}

export const productNames = oncePerRequest(async (ctx, language) => {
  const rows = await ctx.read(products({}));
  return new Map(
    rows.map(({ code, names }) => {
      const known: Readonly<Record<string, string>> = Names.parse(names);
      return [code, known[language] ?? code];
    }),
  );
});

/** Marks an opened invoice as seen; the first time is kept. */
export async function markInvoiceSeen(ctx: Context, no: string): Promise<boolean> {
  return ctx.write(async (db) => {
    const found = await db.selectFrom("invoice").select("seenAt").where("no", "=", no).execute();
    if (found.length === 0) throw new Problem("NOT_FOUND");
    await db
      .updateTable("invoice")
      .set({ seenAt: ctx.clock.now() })
      .where("no", "=", no)
      .where("seenAt", "is", null)
      .execute();
    return true;
  });
}

export function todayOf({ clock }: Pick<Context, "clock">): string {
  return todayInZurich(clock.now());
}

/** The longest sequence of days without a working day. */
const CLOSED_DAYS = 11;

/**
 * The present state of invoices. The calendar is read only for a recent due date: after an earlier one, a working day
 * has passed.
 */
async function asToday(
  ctx: Context,
  rows: readonly { invoice: StoredInvoice; jokers: number }[],
): Promise<Invoice[]> {
  const today = todayOf(ctx);
  const lately = moveDay(today, { days: -CLOSED_DAYS });
  const isRecent = (day: string) => day < today && day >= lately;
  const needsCalendar = rows.some(
    ({ invoice: { toBePaid, deadline, instalments } }) =>
      toBePaid > 0 && (isRecent(deadline) || instalments.some(({ date }) => isRecent(date))),
  );
  const workingDay = needsCalendar ? await readWorkingDays(ctx) : (day: string) => day;
  return rows.map(({ invoice, jokers }) => withOffers(invoice, jokers, { today, workingDay }));
}

function withOffers(
  invoice: StoredInvoice,
  jokers: number,
  { today, workingDay }: { today: string; workingDay: WorkingDay },
): Invoice {
  const isPlayed = invoice.jokerPlayedOn !== null;
  const canPlay = jokerRefusal(invoice, jokers, today) === undefined;
  const refusal = arrangementRefusal(invoice);
  const tolerance = invoice.instalmentTolerance;
  const followed = { today, workingDay, tolerance };
  const instalments = followInstalments(invoice.instalments, invoice.paidOfArrangement, followed);
  return {
    ...invoice,
    overdueSince: overdueSince({ ...invoice, instalments }, today, workingDay) ?? null,
    paymentAwaitedUntil: paymentAwaitedUntil(invoice, today) ?? null,
    instalments,
    joker: {
      actif: isPlayed,
      deadline: isPlayed ? invoice.jokerDeadline : canPlay ? invoice.deadline : null,
      eligible: canPlay,
    },
    arrangement: {
      eligible: refusal === undefined,
      actif: invoice.hasArrangement,
      ineligibilityReason: refusal ?? null,
      datesPossiblesPremiereEcheance: refusal ? [] : possibleFirstDates(today),
      nbMensualites: invoice.instalments.length > 0 ? invoice.instalments.length : null,
      nbMensualitesPossibles: refusal ? [] : possibleInstalments(invoice.toBePaid),
      endedOn: invoice.arrangementEndedOn,
    },
  };
}
