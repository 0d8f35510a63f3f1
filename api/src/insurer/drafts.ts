import { clientHeaders } from "@portal/model/portal/client.ts";
import { readMark } from "@portal/model/portal/drafts.ts";
import { Problem } from "@portal/model/portal/problems.ts";
import type { PoolClient } from "pg";
import { runBatch } from "../core/db/batch.ts";
import { statementName } from "../core/db/prepared-query.ts";

/**
 * Deletes the draft that a request names, in the transaction of its act: a submitted form must not return as a draft.
 */
export async function closeDraft(
  client: PoolClient,
  accountId: string,
  header: string,
): Promise<void> {
  const mark = readMark(header);
  if (!mark) throw new Problem("INVALID", { fields: { [clientHeaders.draft]: "invalid" } });
  const values = [accountId, mark.form, mark.generation + 1];
  await runBatch(client, [{ name: CLOSE_NAME, text: CLOSE, values }]);
}

const CLOSE = `insert into draft as known (account_id, form, generation) values ($1, $2, $3)
  on conflict (account_id, form) do update
    set generation = excluded.generation, content = null, kept_at = now()
    where known.generation < excluded.generation`;
const CLOSE_NAME = statementName(CLOSE);
