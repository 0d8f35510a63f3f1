import type pg from "pg";
import type { Context } from "../context.ts";
import { runBatch } from "./batch.ts";
import { type BoundStatement, statementName } from "./statement.ts";

const AS_ACCOUNT = "select set_config('app.account', $1, true)";
const AS_ACCOUNT_NAME = statementName(AS_ACCOUNT);

/**
 * Reads what an account sees, under the same row level security, where the insurer works by itself and nobody is signed
 * in. The pool is in the role of the API.
 */
export function accountReader(pool: pg.Pool, accountId: string): Pick<Context, "read"> {
  const asAccount = { name: AS_ACCOUNT_NAME, text: AS_ACCOUNT, values: [accountId] };
  return {
    async read<Row>(statement: BoundStatement<Row>): Promise<Row[]> {
      const client = await pool.connect();
      try {
        const [, rows = []] = await runBatch(client, [asAccount, statement]);
        return rows as Row[];
      } finally {
        client.release();
      }
    },
  };
}
