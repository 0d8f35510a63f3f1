import {
  type OpenedPayment,
  type PaymentQuery,
  PAYMENTS_PAGE,
  type UnmatchedPayment,
  type UnmatchedPayments,
} from "@portal/model/desk/books/payments.ts";
import { Problem } from "@portal/model/portal/problems.ts";
import { maskIban } from "@portal/model/typing/iban.ts";
import { readTypedNumber } from "@portal/model/typing/typed-numbers.ts";
import { rappenOf } from "@portal/model/money.ts";
import { sql as raw } from "kysely";
import type { Secrets } from "../../core/secrets/secrets.ts";
import { openDetails } from "../../insurer/bank/entry-details.ts";
import { bestSuiting, namesOf, type SuitingInvoice } from "../../insurer/bank/suiting-invoices.ts";
import { type DeskCall, type DeskWork, deskRead } from "../call.ts";
import { limitOf } from "./money-limit.ts";

interface Row extends Omit<UnmatchedPayment, "payer" | "account" | "words"> {
  details: Buffer | null;
}

const LOOK = { what: "Desk.payments" };

/** A page of the bookings that no invoice claims, the oldest first, with the count and the sum of all. */
export function listPayments(call: DeskCall, query: PaymentQuery): Promise<UnmatchedPayments> {
  const { find, ...filter } = query;
  return deskRead(call, LOOK, async (desk) => {
    const found = await paymentsOf(desk, { ...filter, ...filterOf(find) }, PAYMENTS_PAGE + 1);
    const { rows } = await raw<{ count: number; amount: number }>`
      select count, amount from desk_payments_sum()`.execute(desk.db);
    const { count, amount } = rows[0] ?? { count: 0, amount: 0 };
    return {
      payments: found.slice(0, PAYMENTS_PAGE),
      hasMore: found.length > PAYMENTS_PAGE,
      count,
      amount,
    };
  });
}

/** One of these bookings, with open invoices that suit it by amount and name. */
export function openPayment(call: DeskCall, id: string): Promise<OpenedPayment> {
  return deskRead(call, LOOK, async (desk) => {
    const [payment] = await paymentsOf(desk, { id }, 1);
    if (!payment) throw new Problem("NOT_FOUND");
    return {
      payment,
      suggestions: await suggestionsFor(desk, payment),
      limits: { assign: await limitOf(desk, "assign"), refund: await limitOf(desk, "refund") },
    };
  });
}

interface Filter {
  id?: string;
  reason?: string | undefined;
  after?: string | undefined;
  reference?: string;
  amount?: number;
}

async function paymentsOf(
  { db, secrets }: DeskWork,
  filter: Filter,
  limit: number,
): Promise<UnmatchedPayment[]> {
  const { rows } = await raw<Row>`
    select id, booked_on as "bookedOn", amount, currency, is_credit as "isCredit", reference, reason, details,
      asked_by as "askedBy"
    from desk_payments(${JSON.stringify(filter)}, ${limit})`.execute(db);
  return rows.map((row) => shownPayment(secrets, row));
}

function shownPayment(secrets: Secrets, { details: sealed, ...row }: Row): UnmatchedPayment {
  const { name, account, words } = openDetails(secrets, row.id, sealed);
  return {
    ...row,
    payer: name ?? null,
    account: account === undefined ? null : maskIban(account, "any"),
    words: words ?? null,
  };
}

/** A text with a separator is an amount; another number is the beginning of a reference. */
function filterOf(find: string | undefined): Pick<Filter, "reference" | "amount"> {
  if (find === undefined) return {};
  const digits = find.replaceAll(/\s/g, "");
  if (/^(?:RF)?\d+$/i.test(digits)) return { reference: digits.toUpperCase() };
  const francs = readTypedNumber(find);
  return { amount: francs === undefined || Number.isNaN(francs) ? -1 : rappenOf(francs) };
}

async function suggestionsFor(
  { db }: DeskWork,
  { isCredit, currency, amount, payer }: UnmatchedPayment,
): Promise<SuitingInvoice[]> {
  if (!isCredit || currency !== "CHF") return [];
  const name = payer ?? undefined;
  const { rows } = await raw<SuitingInvoice>`
    select * from desk_suiting_invoices(${amount}, ${namesOf(name)}::text[])`.execute(db);
  return bestSuiting({ amount, name }, rows);
}
