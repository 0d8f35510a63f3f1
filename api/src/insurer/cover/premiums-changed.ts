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
    .where((account) =>
      account.exists(
        account
          .selectFrom("accountInsured as link")
          .select("link.accountId")
          .whereRef("link.accountId", "=", "account.id")
          .where("link.insuredNumber", "in", people),
      ),
    )
    .execute();
}
