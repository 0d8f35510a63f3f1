import {
  CREDITS_PAGE,
  type CreditsQuery,
  type HeldCredit,
  type HeldCredits,
  type HeldPayout,
  type HeldPayouts,
  PAYOUTS_PAGE,
  type PayoutsQuery,
} from "@portal/model/desk/books/credits.ts";
import { maskIban } from "@portal/model/typing/iban.ts";
import { sql as raw } from "kysely";
import { orderIbanBinding } from "../../insurer/bank/place-order.ts";
import { type DeskCall, type DeskWork, deskRead } from "../call.ts";

interface CreditRow extends Omit<HeldCredit, "place"> {
  accountId: string;
}

interface Sum {
  count: number;
  amount: number;
}

/** A page of the credits of all accounts, the highest first. */
export function listCredits(call: DeskCall, { after }: CreditsQuery): Promise<HeldCredits> {
  return deskRead(call, { what: "Desk.credits" }, async (desk) => {
    const [amount, account, law, insurer] = after?.split("_") ?? [];
    const filter = after === undefined ? {} : { amount, after: account, law, insurer };
    const found = await creditsOf(desk, filter, CREDITS_PAGE + 1);
    const { rows } = await raw<Sum>`select count, amount from desk_credits_sum()`.execute(desk.db);
    return {
      credits: found.slice(0, CREDITS_PAGE),
      hasMore: found.length > CREDITS_PAGE,
      ...sumIn(rows),
    };
  });
}

/** The credits of one account at its insurers. */
export function creditsOfAccount(desk: DeskWork, accountId: string): Promise<HeldCredit[]> {
  return creditsOf(desk, { account: accountId }, CREDITS_PAGE);
}

async function creditsOf({ db }: DeskWork, filter: object, limit: number): Promise<HeldCredit[]> {
  const { rows } = await raw<CreditRow>`
    select account_id as "accountId", holder, nullif(insured_number, 0) as "insuredNumber", law,
      insurer_code as "insurerCode", amount, since
    from desk_credits(${JSON.stringify(filter)}, ${limit})`.execute(db);
  return rows.map(({ accountId, ...row }) => ({
    ...row,
    place: `${row.amount}_${accountId}_${row.law}_${row.insurerCode}`,
  }));
}

interface PayoutRow extends Omit<HeldPayout, "account" | "orderedAt"> {
  iban: Buffer;
  orderedAt: Date;
}

/** A page of the payouts that wait for their release, the oldest first. */
export function listPayouts(call: DeskCall, { after }: PayoutsQuery): Promise<HeldPayouts> {
  return deskRead(call, { what: "Desk.payouts" }, async ({ db, secrets }) => {
    const { rows } = await raw<PayoutRow>`
      select id, kind, amount, coalesce(payee, '') as payee, iban, insurer_code as "insurerCode",
        nullif(insured_number, 0) as "insuredNumber", execute_on as "executeOn", ordered_at as "orderedAt",
        asked_by as "askedBy"
      from desk_payouts(${JSON.stringify({ after })}, ${PAYOUTS_PAGE + 1})`.execute(db);
    const sums = await raw<Sum>`select count, amount from desk_payouts_sum()`.execute(db);
    return {
      payouts: rows.slice(0, PAYOUTS_PAGE).map(({ iban, orderedAt, ...row }) => ({
        ...row,
        account: maskIban(secrets.decrypt(orderIbanBinding(row.id), iban), "any"),
        orderedAt: orderedAt.toISOString(),
      })),
      hasMore: rows.length > PAYOUTS_PAGE,
      ...sumIn(sums.rows),
    };
  });
}

function sumIn(rows: readonly Sum[]): Sum {
  return rows[0] ?? { count: 0, amount: 0 };
}
