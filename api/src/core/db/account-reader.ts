import { CompiledQuery, type Kysely, sql as raw } from "kysely";
import type { BoundStatement, Reader } from "./prepared-query.ts";
import type { Tables } from "./tables.ts";

/**
 * Reads as an account, under its row level security, in jobs without a session. It uses the job's transaction and
 * connection: waiting for a second connection while holding locks could deadlock. The role is reset after the work; an
 * error rolls back the transaction and the role with it.
 */
export async function asAccount<Result>(
  db: Kysely<Tables>,
  accountId: string,
  work: (reader: Reader) => Promise<Result>,
): Promise<Result> {
  await raw`select set_config('role', regexp_replace(session_user, '_jobs$', '_api'), true),
    set_config('app.account', ${accountId}, true)`.execute(db);
  const result = await work(readerWithin(db));
  await raw`select set_config('role', 'none', true), set_config('app.account', '', true)`.execute(
    db,
  );
  return result;
}

/**
 * Runs reads in the transaction `db`, with its role. Parallel reads run one after the other: a connection runs one
 * statement at a time.
 */
export function readerWithin(db: Kysely<Tables>): Reader {
  let before: Promise<unknown> = Promise.resolve();
  return {
    read<Row>({ text, values }: BoundStatement<Row>): Promise<Row[]> {
      const answer = before.then(
        async () => (await db.executeQuery<Row>(CompiledQuery.raw(text, [...values]))).rows,
      );
      before = answer.catch(() => undefined);
      return answer;
    },
  };
}
