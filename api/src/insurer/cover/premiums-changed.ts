import type { Kysely } from "kysely";
import { sql as raw } from "kysely";
import type { Tables } from "../../core/db/tables.ts";

/**
 * Marks the accounts of people whose premiums change on a day: their next invoice corrects the months that were billed
 * already.
 */
export async function premiumsChanged(
  db: Kysely<Tables>,
  people: readonly number[],
  from: string,
): Promise<void> {
  await db
    .updateTable("account")
    .set({ premiumsChangedFrom: raw`least(premiums_changed_from, ${from}::date)` })
    .where("extranauteType", "=", "PPA")
    .where((account) =>
      account.or([
        account("premiumsBilledTo", ">=", from),
        // An account that pays for several months at once is billed further ahead.
        account.exists(
          account
            .selectFrom("invoice")
            .select("no")
            .whereRef("invoice.accountId", "=", "account.id")
            .where("type", "=", "PREMIUM")
            .where("status", "!=", "ANNULEE")
            .where("periodTo", ">=", from),
        ),
      ]),
    )
    // By the people: an `exists` beside the `or` above reads all accounts.
    .where("id", "in", (account) =>
      account
        .selectFrom("accountInsured as link")
        .select("link.accountId")
        .where("link.insuredNumber", "in", people),
    )
    .execute();
}
