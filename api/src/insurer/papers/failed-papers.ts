import type { Kysely } from "kysely";
import type { Tables } from "../../core/db/tables.ts";
import { describeError } from "../../core/log.ts";

interface StoredPaper {
  iddms: string;
  accountId: string;
  /** The code of its kind. */
  code: string;
}

/** Records that a paper cannot be drawn: the job of failed papers logs the error, and dunning waits. */
export async function noteFailedPaper(
  db: Kysely<Tables>,
  paper: StoredPaper,
  error: unknown,
): Promise<void> {
  const { name, code, at } = describeError(error);
  const reason = [name, code, at[0]].filter(Boolean).join(" ");
  await db
    .insertInto("paperFailure")
    .values({ ...paper, reason })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** Throws if the letter of this transaction cannot be drawn, which rolls back the act. */
export async function requireDrawn(db: Kysely<Tables>, iddms: string): Promise<void> {
  const failure = await db
    .selectFrom("paperFailure")
    .select("reason")
    .where("iddms", "=", iddms)
    .executeTakeFirst();
  if (failure) throw new UndrawnPaper(failure.reason);
}

class UndrawnPaper extends Error {
  override readonly name = "UndrawnPaper";
}

/** The number of papers that cannot be drawn, and the age of the oldest failure. */
export const paperBacklog = `select 0 as waiting, count(*)::int as failed,
    coalesce(extract(epoch from now() - min(failed_at)), 0)::float8 as oldest
  from paper_failure`;
