import { InsuranceLaw } from "@portal/model/invoices/carriers.ts";
import type { DunningRule } from "@portal/model/invoices/dunning.ts";
import { DunningStatus } from "@portal/model/invoices/reminder-steps.ts";
import type { Kysely } from "kysely";
import type { Tables } from "../../core/db/tables.ts";

/** The dunning steps of each law. */
export async function readDunningRules(db: Kysely<Tables>): Promise<DunningRule[]> {
  const rows = await db.selectFrom("dunningRule").selectAll().execute();
  return rows.map((row) => ({
    ...row,
    law: InsuranceLaw.parse(row.law),
    status: DunningStatus.parse(row.status),
  }));
}
