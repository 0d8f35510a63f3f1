import { Problem } from "@portal/model/portal/problems.ts";
import type { Language } from "@portal/model/portal/languages.ts";
import type pg from "pg";
import { rowsOf, runBatch } from "../../../core/db/batch.ts";
import { type BoundStatement, statementName } from "../../../core/db/prepared-query.ts";
import { inOpenedTransaction } from "../../../core/db/transaction.ts";
import type { Context, Session } from "../../../core/context.ts";
import type { DeskCall } from "../../call.ts";

const OPEN = `select session_id, account_id, role, extranaute_type, sous_tutelle, admitted, has_main_insured
  from open_desk_view($1, $2)`;
const OPENING = { name: statementName(OPEN), text: OPEN };

interface Viewed {
  accountId: string;
  language: Language;
}

/**
 * Runs the portal's own reads for an open customer in one transaction that can only read, under the row level security
 * of the customer. The database checks the desk session and the access; there is no session or token of the customer.
 */
export function asCustomer<Result>(
  call: DeskCall,
  { accountId, language }: Viewed,
  work: (ctx: Context) => Promise<Result>,
): Promise<Result> {
  const opening = { ...OPENING, values: [call.tokenHash, accountId] };
  return inOpenedTransaction(call.view.pool, opening, (client, { opened }) => {
    const session = sessionIn(opened);
    if (!session) throw new Problem("NOT_FOUND");
    return work(contextOn(client, call, session, language));
  });
}

/** What a request of the portal has, without acts, notes and confirmations. */
function contextOn(
  client: pg.PoolClient,
  { view, correlationId }: DeskCall,
  session: Session,
  language: Language,
): Context {
  // One connection answers one statement after the other.
  let last: Promise<unknown> = Promise.resolve();
  const read = <Row>(statement: BoundStatement<Row>): Promise<Row[]> => {
    const rows = last.then(async () => {
      const [answered] = await runBatch(client, [statement]);
      return rowsOf<Row>(answered);
    });
    last = rows.catch(() => undefined);
    return rows;
  };
  const ctx: Context = {
    ...view.services,
    correlationId,
    language,
    confirmation: undefined,
    session: async () => session,
    read,
    cached: async ({ statement, make }) => make(await read(statement)),
    write: () => Promise.reject(new Problem("FORBIDDEN")),
    identifyBody: () => undefined,
    // The look is noted once, as the member of staff's; these notes would name the customer.
    noteRead: () => undefined,
    readsWritten: () => Promise.resolve(),
    anonymise: () => undefined,
    statements: () => 0,
    toleratingLag: () => ctx,
  };
  return ctx;
}

function sessionIn(rows: readonly Record<string, unknown>[]): Session | undefined {
  const [row] = rowsOf<Session & { sessionId: string }>([...rows]);
  if (!row) return undefined;
  const { sessionId, ...session } = row;
  return { ...session, id: sessionId };
}
