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
  const result = await work(readerWithin(db));
  await raw`select set_config('role', 'none', true), set_config('app.account', '', true)`.execute(
    db,
  );
  return result;
}

/**
 * Reads within a transaction what is otherwise read by a request, as whoever the transaction is of. What is asked at once
 * is asked one after the other: a connection does one thing at a time.
 */
export function readerWithin(db: Kysely<Tables>): Pick<Context, "read"> {
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
