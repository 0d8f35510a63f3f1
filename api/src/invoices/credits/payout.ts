import type { Carrier } from "@portal/model/invoices/carriers.ts";
import type { Language } from "@portal/model/portal/languages.ts";
import { Problem } from "@portal/model/portal/problems.ts";
import { PayoutDetails } from "@portal/model/requests/stored-details.ts";
import { type Kysely, sql as raw } from "kysely";
import type { Context } from "../../core/context.ts";
import { placePayout } from "../../insurer/bank/place-order.ts";
import { bookCredit, lockCredit } from "../../insurer/credits.ts";
import type { Tables } from "../../core/db/tables.ts";
import { ibanBinding } from "../../insurer/iban-binding.ts";
import type { RequestKind } from "../../insurer/requests/kinds.ts";
import { submitRequest } from "../../insurer/requests/submit.ts";
import { todayOf } from "../invoices.ts";
import { payoutDone, payoutReceived } from "./payout-messages.ts";

/**
 * Pays a credit out to the bank account for reimbursements, which was confirmed when it was given, so that no code is
 * needed. An amount that an invoice used meanwhile stays with the invoice.
 */
export const creditPayout: RequestKind<PayoutDetails> = {
  type: "INVOICE",
  nature: "CREDIT_PAYOUT",
  details: PayoutDetails,
  async apply({ db, secrets, today }, { id, accountId, language, details }) {
    const { law, insurerCode, amount: asked, accountNumber: iban } = details;
    const held = { accountId, carrier: { law, insurerCode } };
    const amount = Math.min(asked, await lockCredit(db, held));
    if (amount <= 0) return { reason: usedUp[language] };
    const source = { kind: "PAYOUT", interactionId: id } as const;
    await bookCredit(db, { ...held, bookedOn: today, amount: -amount, source });
    const name = await displayNameOf(db, accountId);
    const order = { accountId, carrier: held.carrier, amount, interactionId: id };
    await placePayout({ db, secrets }, { iban, name }, { ...order, executeOn: today });
    return undefined;
  },
  messages: { received: payoutReceived, done: payoutDone },
};

async function displayNameOf(db: Kysely<Tables>, id: string): Promise<string> {
  const account = db.selectFrom("account").select("displayName").where("id", "=", id);
  return (await account.executeTakeFirstOrThrow()).displayName;
}

const usedUp: Readonly<Record<Language, string>> = {
  fr: "Votre avoir a été déduit d’une facture entre-temps : il n’en reste rien à verser.",
  de: "Ihr Guthaben wurde inzwischen von einer Rechnung abgezogen: Es gibt nichts mehr auszuzahlen.",
  it: "Nel frattempo il suo credito è stato dedotto da una fattura: non resta nulla da versare.",
  en: "Your credit has been deducted from an invoice in the meantime: there is nothing left to pay out.",
};

/** Allows one payout at a time per account and insurer. */
export function payoutKey(accountId: string, { law, insurerCode }: Carrier): string {
  return `${accountId} ${law} ${insurerCode}`;
}

/** Requests the payout of the whole credit at an insurer, and returns the amount. */
export async function requestPayout(
  ctx: Context,
  carrier: Carrier,
): Promise<{ request: string; amount: number }> {
  const today = todayOf(ctx);
  return ctx.write(async (db, session) => {
    const amount = await creditNow(db, carrier);
    if (amount <= 0) throw new Problem("CONFLICT", { payoutStatus: "NO_CREDIT" });
    const account = await payoutAccount(db, today);
    if (!account) throw new Problem("CONFLICT", { payoutStatus: "NO_ACCOUNT" });
    const accountNumber = ctx.secrets.decrypt(ibanBinding(account.id), account.iban);
    const { id } = await submitRequest({ ctx, db, session }, creditPayout, {
      details: { ...carrier, amount, accountNumber },
      deduplicationKey: payoutKey(session.accountId, carrier),
    });
    return { request: id, amount };
  });
}

/** Row level security filters the rows. */
async function creditNow(db: Kysely<Tables>, { law, insurerCode }: Carrier): Promise<number> {
  const { rest } = await db
    .selectFrom("creditMovement")
    .select(raw<number>`coalesce(sum(amount), 0)::int`.as("rest"))
    .where("law", "=", law)
    .where("insurerCode", "=", insurerCode)
    .executeTakeFirstOrThrow();
  return rest;
}

async function payoutAccount(db: Kysely<Tables>, today: string) {
  return db
    .selectFrom("financialAddress")
    .select(["id", "iban"])
    .where("usage", "=", "REMB")
    .where("validFrom", "<=", today)
    .where("validTo", ">=", today)
    .orderBy("validFrom", "desc")
    .limit(1)
    .executeTakeFirst();
}
