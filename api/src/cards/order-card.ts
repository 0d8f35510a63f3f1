import type { OrderCard } from "@portal/model/cards.ts";
import { Problem } from "@portal/model/portal/problems.ts";
import type { Kysely } from "kysely";
import type { Context } from "../core/context.ts";
import type { Tables } from "../core/db/tables.ts";
import { placeCardOrder } from "../insurer/cards/card-order.ts";

/** Orders another card: `CONFLICT` if one is already ordered, `LOCKED` after too many in a year. */
export async function orderCard(
  ctx: Context,
  order: OrderCard & { insuredNumber: number },
): Promise<{ id: string }> {
  return ctx.write(async (db, session) => {
    await requireOwnCard(db, session.accountId, order.insuredNumber);
    return placeCardOrder({ ctx, db, session }, order);
  });
}

/** Requires a person of the account who is not linked for information only; a foreign person is not found. */
async function requireOwnCard(
  db: Kysely<Tables>,
  accountId: string,
  insuredNumber: number,
): Promise<void> {
  const person = await db
    .selectFrom("accountInsured as link")
    .innerJoin("insured", "insured.insuredNumber", "link.insuredNumber")
    .select("forInformation")
    .where("link.accountId", "=", accountId)
    .where("link.insuredNumber", "=", insuredNumber)
    .executeTakeFirst();
  if (!person) throw new Problem("NOT_FOUND");
  if (person.forInformation)
    throw new Problem("INVALID", { fields: { insuredNumber: "card.notEligible" } });
}
