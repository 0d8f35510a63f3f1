import pg from "pg";
import { countActs } from "./count.ts";
import type { Act } from "./load.ts";

/** Repeats the audit line of one act and removes the kept answer of another: the count has to see both. */
export async function findsPlantedDamage(ownerUrl: string, acts: readonly Act[]): Promise<boolean> {
  const before = await countActs(ownerUrl, acts);
  const owner = new pg.Client({ connectionString: ownerUrl });
  await owner.connect();
  try {
    // The last ones were written after the control had lost its leader.
    const [one, other] = acts
      .filter(({ acknowledgedAt }) => acknowledgedAt !== undefined)
      .slice(-2);
    if (!one || !other) return false;
    await owner.query(REPEAT, [one.correlationId]);
    await owner.query("delete from idempotency where key = $1", [other.key]);
  } finally {
    await owner.end();
  }
  const after = await countActs(ownerUrl, acts);
  return after.doubled.length > before.doubled.length && after.halves.length > before.halves.length;
}

const REPEAT = `insert into audit (actor, account_id, session_id, action, subject, correlation_id)
  select actor, account_id, session_id, action, subject, correlation_id from audit where correlation_id = $1`;
