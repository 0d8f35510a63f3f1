import { brand } from "@portal/brand/brand.ts";
import { readQrBill } from "@portal/model/bills/read-qr-bill.ts";
import { isSameBill, isSettledBy } from "@portal/model/bills/same-bill.ts";
import { BillInput, type SentBill, typedBill } from "@portal/model/bills/sent-bill.ts";
import { moveDay } from "@portal/model/calendar/calendar.ts";
import { todayInZurich } from "@portal/model/calendar/dates.ts";
import { cleanIban } from "@portal/model/typing/iban.ts";
import { sql as raw } from "kysely";
import { z } from "zod";
import type { Context } from "../core/context.ts";
import { prepare } from "../core/db/prepared-query.ts";
import { sql } from "../core/db/sql.ts";
import { parse } from "../core/http/parse.ts";

/** A bill that was probably sent or settled before; one of the two ids is set. */
export interface BillDouble {
  /** The day on which it was sent, or of its statement. */
  date: string;
  /** The request with which the account sent it. */
  request: string | null;
  statement: string | null;
}

export interface BillCheck {
  doubles: BillDouble[];
  isOwnInvoice: boolean;
  /** The number of an own invoice that the account may see. */
  invoice: string | null;
}

/** Bills are reimbursed within five years (LPGA art. 24). */
const MONTHS_BACK = 60;
/** The list names a few; more are no help. */
const MOST_DOUBLES = 3;

interface SentRow {
  interactionId: string;
  sentAt: Date;
  saidProvider: string | null;
  saidAmount: number | null;
  saidBilledOn: string | null;
  saidReference: string | null;
  saidAccount: string | null;
  isSameFile: boolean | null;
}

const sentBefore = prepare(({ since, files }: { since: string; files: string[] }) =>
  sql
    .selectFrom(
      raw<SentRow>`(
        select s.*, s.fingerprint = (
          select sha256(string_agg(sum, ''::bytea order by sum)) from (
            select sha256(f.content) as sum from uploaded_file f where f.id = any(${files}::uuid[])) sums
        ) as is_same_file
        from own_sent_bills(${since}::date) s)`.as("sent"),
    )
    .select(["interactionId", "sentAt", "saidProvider", "saidAmount", "saidBilledOn"])
    .select(["saidReference", "saidAccount", "isSameFile"])
    .orderBy("sentAt", "desc"),
);

const settledFor = prepare(({ amount, since }: { amount: number; since: string }) =>
  sql
    .selectFrom("statementLine as line")
    .innerJoin("statement", "statement.id", "line.statementId")
    .select(["statement.id", "date", "provider", "billed", "treatmentBegin", "treatmentEnd"])
    .where("line.billed", "=", amount)
    .where("line.correction", "is", null)
    .where("date", ">=", since)
    .orderBy("date", "desc"),
);

const insurerAccounts = prepare(() => sql.selectFrom("insurer").select("qrIban"));
const ownInvoice = prepare(({ no }: { no: string }) =>
  sql.selectFrom("invoice").select("no").where("no", "=", no),
);

const CheckInput = z.object({ bill: BillInput, files: z.array(z.uuid("files.gone")).max(10) });

/**
 * What a customer should know before sending a bill: that it was sent or settled before, or is an invoice of the insurer.
 * Row level security limits statements and invoices to those that the account may read.
 */
export async function checkBill(ctx: Context, input: unknown): Promise<BillCheck> {
  const { bill: said, files } = parse(CheckInput, input);
  const bill = typedBill(said) ?? {};
  const [doubles, own] = await Promise.all([
    doublesOf(ctx, bill, files),
    ownInvoiceOf(ctx, said.code ?? ""),
  ]);
  return { doubles, ...own };
}

async function doublesOf(ctx: Context, bill: SentBill, files: string[]): Promise<BillDouble[]> {
  const since = moveDay(todayInZurich(ctx.clock.now()), { months: -MONTHS_BACK });
  const [sent, settled] = await Promise.all([
    ctx.read(sentBefore({ since, files })),
    bill.amount === undefined ? [] : ctx.read(settledFor({ amount: bill.amount, since })),
  ]);
  const requests = sent
    .filter((row) => row.isSameFile === true || isSameBill(bill, asSaid(row)))
    .map(({ interactionId, sentAt }) => ({
      date: todayInZurich(sentAt),
      request: interactionId,
      statement: null,
    }));
  const statements = settled
    .filter((line) => isSettledBy(bill, line))
    .map(({ id, date }) => ({ date, request: null, statement: id }));
  return [...requests, ...statements].slice(0, MOST_DOUBLES);
}

function asSaid(row: SentRow): SentBill {
  const { saidProvider, saidAmount, saidBilledOn, saidReference, saidAccount } = row;
  return {
    ...(saidProvider !== null && { provider: saidProvider }),
    ...(saidAmount !== null && { amount: saidAmount }),
    ...(saidBilledOn !== null && { billedOn: saidBilledOn }),
    ...(saidReference !== null && { reference: saidReference }),
    ...(saidAccount !== null && { account: saidAccount }),
  };
}

/** The reference of an invoice is its number with leading zeros and a check digit. */
async function ownInvoiceOf(
  ctx: Context,
  code: string,
): Promise<Pick<BillCheck, "isOwnInvoice" | "invoice">> {
  const reading = readQrBill(code);
  if (reading.kind !== "bill") return { isOwnInvoice: false, invoice: null };
  const { iban, reference } = reading.bill;
  const no = /^0*(\d+)\d$/.exec(reference?.text ?? "")?.[1] ?? "";
  const [accounts, invoices] = await Promise.all([
    ctx.read(insurerAccounts({})),
    ctx.read(ownInvoice({ no })),
  ]);
  const ibans = [brand.qrIban, ...accounts.map(({ qrIban }) => qrIban ?? "")].map(cleanIban);
  if (!ibans.includes(iban)) return { isOwnInvoice: false, invoice: null };
  return { isOwnInvoice: true, invoice: invoices[0]?.no ?? null };
}
