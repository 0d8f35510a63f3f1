import type { Kysely } from "kysely";
import type { Tables } from "../core/db/tables.ts";

/** The insurers whose invoices a system of record issues: the portal bills and reminds nothing for them. */
export async function insurersIssuedElsewhere(db: Kysely<Tables>): Promise<ReadonlySet<string>> {
  const rows = await db
    .selectFrom("insurer")
    .select("code")
    .where("invoicesFrom", "=", "EXCHANGE")
    .execute();
  return new Set(rows.map(({ code }) => code));
}
