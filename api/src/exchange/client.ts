import { randomUUID } from "node:crypto";
import type { IncomingMessage } from "node:http";
import { Problem } from "@portal/model/portal/problems.ts";
import { type ExchangeScope, isExchangeScope } from "@portal/model/exchange/scopes.ts";
import type { Context as HonoContext } from "hono";
import type { Compilable, Kysely } from "kysely";
import type pg from "pg";
import type { AppServices } from "../core/context.ts";
import { rowsOf } from "../core/db/batch.ts";
import { onPipelinedConnection } from "../core/db/connection-driver.ts";
import { bind, type BoundStatement, statementName } from "../core/db/prepared-query.ts";
import type { Tables } from "../core/db/tables.ts";
import { inOpenedTransaction } from "../core/db/transaction.ts";

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
  /** Sends a statement together with the commit; nothing of its result is needed. */
  atEnd(query: Compilable): void;
  /** Writes an audit line with the client as actor. */
  noteAct(action: string, subject: string, accountId?: string): void;
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

const OPEN = openingOf(`select id, name, source, scopes, certificate_hash from open_exchange($1)`);
const OPEN_RECORD = openingOf(`select id, name, source, scopes, certificate_hash,
  known_version, known_hash, internal_key from open_record($1, $2, $3, $4, $5)`);

/** Runs work in one transaction, after the client's row was read again: a revoked client is refused at once. */
export function inExchange<Result>(
  call: ExchangeCall,
  work: (exchange: ExchangeWork) => Promise<Result>,
): Promise<Result> {
  return opened(call, { ...OPEN, values: [call.client.id] }, work);
}

/** A record that arrives, with a hash of its content. */
export interface ArrivingRecord {
  entity: string;
  id: string;
  version: number;
  contentHash: Buffer;
}

/** What was written of a record before. */
export interface KnownRecord {
  version: number;
  contentHash: Buffer;
  internalKey: string | null;
}

/**
 * Like `inExchange`, with the row of a record locked, which orders two writers of the same one. Undefined for a new
 * record, whose row is now there.
 */
export function inRecord<Result>(
  call: ExchangeCall,
  { entity, id, version, contentHash }: ArrivingRecord,
  work: (exchange: ExchangeWork, known: KnownRecord | undefined) => Promise<Result>,
): Promise<Result> {
  const values = [call.client.id, entity, id, version, contentHash];
  return opened(call, { ...OPEN_RECORD, values }, (exchange, row) => {
    const { knownVersion, knownHash, internalKey } = row;
    if (knownVersion === null || knownHash === null) return work(exchange, undefined);
    return work(exchange, { version: knownVersion, contentHash: knownHash, internalKey });
  });
}

interface ClientRow {
  id: string;
  name: string;
  source: string;
  scopes: string[];
  certificateHash: Buffer | null;
}

interface OpenedRow extends ClientRow {
  knownVersion: number | null;
  knownHash: Buffer | null;
  internalKey: string | null;
}

function openingOf(text: string) {
  return { name: statementName(text), text };
}

function opened<Result>(
  call: ExchangeCall,
  opening: BoundStatement<unknown>,
  work: (exchange: ExchangeWork, row: OpenedRow) => Promise<Result>,
): Promise<Result> {
  return inOpenedTransaction(call.pool, opening, async (connection, transaction) => {
    const [row] = rowsOf<OpenedRow>(transaction.opened);
    if (!row) throw new Problem("UNAUTHENTICATED");
    const { services, correlationId } = call;
    const client = clientIn(row);
    const db = onPipelinedConnection(connection);
    const atEnd = (query: Compilable) => void transaction.closing.push(bind(query));
    const noteAct = (action: string, subject: string, accountId?: string) => {
      const line = { action, subject, accountId: accountId ?? null };
      const actor = `exchange ${client.name}`;
      atEnd(db.insertInto("audit").values({ ...line, actor, correlationId }));
    };
    return work({ db, client, services, correlationId, atEnd, noteAct }, row);
  });
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
  return row && clientIn(row);
}

function clientIn({ id, name, source, scopes, certificateHash }: ClientRow): ExchangeClient {
  return { id, name, source, certificateHash, scopes: scopes.filter(isExchangeScope) };
}
