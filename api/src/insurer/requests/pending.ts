import type { InteractionNature } from "@portal/model/requests/interactions.ts";
import { Problem } from "@portal/model/portal/problems.ts";
import { type Kysely, sql as raw } from "kysely";
import type { Tables } from "../../core/db/tables.ts";

/** Refuses a second change of this nature while one is pending, from any account of the household. */
export async function requireNoPending(
  db: Kysely<Tables>,
  insuredNumber: number,
  nature: InteractionNature,
): Promise<void> {
  const { rows } = await raw<{ pending: boolean | null }>`
    select is_update_pending(${insuredNumber}, ${nature}) as pending`.execute(db);
  if (rows[0]?.pending) throw new Problem("CONFLICT", { errorCodes: ["pending"] });
}
