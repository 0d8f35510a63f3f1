import { type Carrier, InsuranceLaw } from "@portal/model/invoices/carriers.ts";
import { maskIban } from "@portal/model/typing/iban.ts";
import { openStatuses } from "@portal/model/requests/interactions.ts";
import { sql as raw } from "kysely";
import type { Context } from "../../core/context.ts";
import { Names } from "../../insurer/cover/stored-shapes.ts";
import { sql } from "../../core/db/sql.ts";
import { prepare } from "../../core/db/prepared-query.ts";
import { ibanBinding } from "../../insurer/iban-binding.ts";
import { payoutKey } from "./payout.ts";
import { todayOf } from "../invoices.ts";

/** A credit of the account at an insurer, in rappen. */
export interface Credit {
  carrier: Carrier;
  insurer: string;
  amount: number;
  /** Whether its payout was requested and is pending. */
  isAsked: boolean;
}

export interface Credits {
  credits: Credit[];
  /** The bank account of a payout; null if there is none. */
  payoutAccount: string | null;
}

const held = prepare(() =>
  sql
    .selectFrom("creditMovement as movement")
    .leftJoin("insurer", "insurer.code", "movement.insurerCode")
    .select([
      "law",
      "insurerCode",
      "insurer.names",
      raw<number>`sum(amount)::int`.as("amount"),
      raw<string>`movement.account_id`.as("accountId"),
    ])
    .groupBy(["law", "insurerCode", "insurer.names", "movement.accountId"])
    .having(raw<number>`sum(amount)`, ">", 0)
    .orderBy("law")
    .orderBy("insurerCode"),
);
const asked = prepare(() =>
  sql
    .selectFrom("interaction")
    .select("businessKey")
    .where("nature", "=", "CREDIT_PAYOUT")
    .where("status", "in", [...openStatuses]),
);
const account = prepare((wanted: { today: string }) =>
  sql
    .selectFrom("financialAddress")
    .select(["id", "iban"])
    .where("usage", "=", "REMB")
    .where("validFrom", "<=", wanted.today)
    .where("validTo", ">=", wanted.today)
    .orderBy("validFrom", "desc")
    .limit(1),
);

/** The credits of the account at each insurer, and the bank account of a payout. */
export async function readCredits(ctx: Context): Promise<Credits> {
  const [rows, requests, [payTo]] = await Promise.all([
    ctx.read(held({})),
    ctx.read(asked({})),
    ctx.read(account({ today: todayOf(ctx) })),
  ]);
  const open = new Set(requests.map(({ businessKey }) => businessKey));
  return {
    credits: rows.map(({ law, insurerCode, names, amount, accountId }) => {
      const carrier = { law: InsuranceLaw.parse(law), insurerCode };
      return {
        carrier,
        insurer: Names.nullable().parse(names)?.[ctx.language] ?? insurerCode,
        amount,
        isAsked: open.has(`INVOICE CREDIT_PAYOUT ${payoutKey(accountId, carrier)}`),
      };
    }),
    payoutAccount: payTo
      ? maskIban(ctx.secrets.decrypt(ibanBinding(payTo.id), payTo.iban), "any")
      : null,
  };
}
