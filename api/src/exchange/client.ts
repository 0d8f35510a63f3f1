import { randomUUID } from "node:crypto";
import type { IncomingMessage } from "node:http";
import { Problem } from "@portal/model/portal/problems.ts";
import { type ExchangeScope, isExchangeScope } from "@portal/model/exchange/scopes.ts";
import type { Context as HonoContext } from "hono";
import type { Kysely } from "kysely";
import type pg from "pg";
import type { AppServices } from "../core/context.ts";
import { onConnection } from "../core/db/connection-driver.ts";
import type { Tables } from "../core/db/tables.ts";
import { inTransaction } from "../core/db/transaction.ts";

/** A client as its row says at this moment. */
export interface ExchangeClient {
  id: string;
  name: string;
  /** The system of record on whose behalf it writes. */
  source: string;
  scopes: readonly ExchangeScope[];
  /** SHA-256 of the certificate that each of its requests must come with. */
  certificateHash: Buffer | null;
}

/** The services of the exchange, which the door and the commands have in common. */
export type ExchangeServices = Pick<AppServices, "clock" | "log" | "secrets" | "scanner">;

export interface ExchangeDatabase {
  /** In the role `exchange`. */
  pool: { connect(): Promise<pg.PoolClient> };
  services: ExchangeServices;
}

/** One request of a client, or one command on behalf of it. */
export interface ExchangeCall extends ExchangeDatabase {
  client: ExchangeClient;
  correlationId: string;
}

/** One transaction of a client in the role `exchange`. */
export interface ExchangeWork {
  db: Kysely<Tables>;
  client: ExchangeClient;
  services: ExchangeServices;
  correlationId: string;
  /** Writes an audit line with the client as actor. */
  noteAct(action: string, subject: string, accountId?: string): Promise<void>;
}

export interface ExchangeVariables {
  Bindings: { incoming?: IncomingMessage };
  Variables: {
    call: ExchangeCall;
    correlationId: string;
    /** Settles when a streamed answer is complete; absent for others. */
    answered?: Promise<void>;
  };
}

/** The authenticated client of a request, with what is needed to work on its behalf. */
export function callOf(c: HonoContext<ExchangeVariables>): ExchangeCall {
  return c.var.call;
}

export function newCorrelationId(): string {
  return randomUUID();
}

/** Runs work in one transaction, after the client's row was read again: a revoked client is refused at once. */
export async function inExchange<Result>(
  call: ExchangeCall,
  work: (exchange: ExchangeWork) => Promise<Result>,
): Promise<Result> {
  return inTransaction(call.pool, async (connection) => {
    const client = await openExchange(connection, call.client.id);
    if (!client) throw new Problem("UNAUTHENTICATED");
    const db = onConnection(connection);
    return work({
      db,
      client,
      services: call.services,
      correlationId: call.correlationId,
      async noteAct(action, subject, accountId) {
        const line = { action, subject, accountId: accountId ?? null };
        const { correlationId } = call;
        const actor = `exchange ${client.name}`;
        await db
          .insertInto("audit")
          .values({ ...line, actor, correlationId })
          .execute();
      },
    });
  });
}

interface ClientRow {
  id: string;
  name: string;
  source: string;
  scopes: string[];
  certificateHash: Buffer | null;
}

/** Names the client to row level security for the rest of the transaction; undefined for a revoked or unknown one. */
export async function openExchange(
  connection: Pick<pg.ClientBase, "query">,
  id: string,
): Promise<ExchangeClient | undefined> {
  const { rows } = await connection.query<ClientRow>(
    `select id, name, source, scopes, certificate_hash as "certificateHash" from open_exchange($1)`,
    [id],
  );
  const [row] = rows;
  return row && { ...row, scopes: row.scopes.filter(isExchangeScope) };
}
