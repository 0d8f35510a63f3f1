import type { Kysely } from "kysely";
import type { Tables } from "../core/db/tables.ts";

/**
 * Who acts for the insurer: the back office, the operator with the employee's name if it is known, a member of staff at
 * the desk, or the core system.
 */
export type Actor =
  | "office"
  | "operator"
  | `operator ${string}`
  | `staff ${string}`
  | `exchange ${string}`;

/** Writes the audit line of an act of the insurer, in the act's transaction. */
export async function noteDecision(
  db: Kysely<Tables>,
  line: { actor: Actor; accountId: string | null; action: string; subject: string | null },
): Promise<void> {
  await db.insertInto("audit").values(line).execute();
}
