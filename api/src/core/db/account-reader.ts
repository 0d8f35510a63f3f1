import { CompiledQuery, type Kysely, sql as raw } from "kysely";
import type { Context } from "../context.ts";
import type { BoundStatement } from "./prepared-query.ts";
import type { Tables } from "./tables.ts";

/**
 * Reads what an account sees, under the same row level security, where the insurer works by itself and nobody is signed
 * in: within a transaction of the jobs and on its connection, so that nobody waits for a second one while holding locks.
 * The role changes for the time of the work alone; whatever fails ends with the transaction, and the role with it.
 */
export async function asAccount<Result>(
  db: Kysely<Tables>,
  accountId: string,
  work: (reader: Pick<Context, "read">) => Promise<Result>,
): Promise<Result> {
  await raw`select set_config('role', regexp_replace(session_user, '_jobs$', '_api'), true),
    set_config('app.account', ${accountId}, true)`.execute(db);
  const result = await work({
    read: async <Row>({ text, values }: BoundStatement<Row>) =>
      (await db.executeQuery<Row>(CompiledQuery.raw(text, [...values]))).rows,
  });
  await raw`select set_config('role', 'none', true), set_config('app.account', '', true)`.execute(
    db,
  );
  return result;
}
