import type { Situation } from "@portal/model/inbox/requests.ts";
import { knownLanguage } from "@portal/model/portal/languages.ts";
import { openStatuses } from "@portal/model/requests/interactions.ts";
import { sql as raw } from "kysely";
import type { DeskWork } from "../call.ts";

/** The customer's situation in a few figures; a visitor without an account has none. */
export async function situationOf(
  { db, today }: DeskWork,
  { id, accountId }: { id: string; accountId: string | null },
): Promise<Situation | null> {
  if (accountId === null) return null;
  const [account, people, since, owed, others] = await Promise.all([
    db
      .selectFrom("account")
      .select(["extranauteType", "language", "correspondance"])
      .where("id", "=", accountId)
      .executeTakeFirstOrThrow(),
    db
      .selectFrom("accountInsured")
      .select(raw<number>`count(*)::integer`.as("count"))
      .where("accountId", "=", accountId)
      .executeTakeFirstOrThrow(),
    db
      .selectFrom("basicContract as b")
      .innerJoin("accountInsured as l", "l.insuredNumber", "b.insuredNumber")
      .select(raw<string | null>`min(b.valid_from)`.as("day"))
      .where("l.accountId", "=", accountId)
      .executeTakeFirstOrThrow(),
    db
      .selectFrom("invoice")
      .select(raw<number>`coalesce(sum(total_amount + fees - paid), 0)::integer`.as("amount"))
      .select(raw<string | null>`min(deadline)`.as("day"))
      .where("accountId", "=", accountId)
      .where("status", "not in", ["REGLEE", "ANNULEE"])
      .where("deadline", "<", today)
      .where(raw<boolean>`total_amount + fees > paid`)
      .executeTakeFirstOrThrow(),
    db
      .selectFrom("interaction")
      .select("type")
      .where("accountId", "=", accountId)
      .where("id", "<>", id)
      .where("parentId", "is", null)
      .where("status", "in", [...openStatuses])
      .orderBy("createdAt")
      .limit(20)
      .execute(),
  ]);
  return {
    people: people.count,
    isAddressOwner: account.extranauteType === "PPA",
    since: since.day,
    overdue: owed.amount,
    overdueSince: owed.day,
    otherRequests: others.map(({ type }) => type),
    language: knownLanguage(account.language),
    isDigital: account.correspondance === "DIGITAL",
  };
}
