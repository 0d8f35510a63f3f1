import {
  type CompiledQuery,
  type DatabaseConnection,
  type Driver,
  Kysely,
  type QueryResult,
} from "kysely";
import type { ClientBase } from "pg";
import { ColumnNames, dialect } from "./sql.ts";
import { rowsOf, runBatch } from "./batch.ts";
import { type BoundStatement, statementName } from "./prepared-query.ts";
import type { Tables } from "./tables.ts";

class ClientConnection implements DatabaseConnection {
  readonly #client: ClientBase;
  constructor(client: ClientBase) {
    this.#client = client;
  }

  async executeQuery<Row>({ sql, parameters }: CompiledQuery): Promise<QueryResult<Row>> {
    const [rows] = await runBatch(this.#client, [
      { name: statementName(sql), text: sql, values: parameters },
    ]);
    return { rows: rowsOf<Row>(rows) };
  }

  streamQuery(): AsyncIterableIterator<never> {
    throw new Error("Streaming is not offered on a request's connection.");
  }
}

interface Asked {
  statement: BoundStatement<unknown>;
  resolve: (rows: Record<string, unknown>[]) => void;
  reject: (error: unknown) => void;
}

/**
 * Statements that are asked for at the same time go out in one round trip, in their order. One that fails takes the
 * others with it, as it takes their transaction.
 */
class PipelinedConnection implements DatabaseConnection {
  readonly #client: ClientBase;
  #asked: Asked[] = [];
  constructor(client: ClientBase) {
    this.#client = client;
  }

  async executeQuery<Row>({ sql, parameters }: CompiledQuery): Promise<QueryResult<Row>> {
    const statement = { name: statementName(sql), text: sql, values: parameters };
    const rows = await new Promise<Record<string, unknown>[]>((resolve, reject) => {
      this.#asked.push({ statement, resolve, reject });
      if (this.#asked.length === 1) queueMicrotask(() => void this.#send());
    });
    return { rows: rowsOf<Row>(rows) };
  }

  async #send(): Promise<void> {
    const asked = this.#asked;
    this.#asked = [];
    try {
      const results = await runBatch(
        this.#client,
        asked.map(({ statement }) => statement),
      );
      for (const [at, { resolve }] of asked.entries()) resolve(results[at] ?? []);
    } catch (error) {
      for (const { reject } of asked) reject(error);
    }
  }

  streamQuery(): AsyncIterableIterator<never> {
    throw new Error("Streaming is not offered on a request's connection.");
  }
}

/** Kysely over one connection, with named statements, so that each is parsed once. */
export function onConnection(client: ClientBase): Kysely<Tables> {
  return kyselyOver(new ClientConnection(client));
}

const pipelined = new WeakMap<ClientBase, Kysely<Tables>>();

/** Like `onConnection`, for many statements in a transaction: those of a `Promise.all` take one round trip. */
export function onPipelinedConnection(client: ClientBase): Kysely<Tables> {
  const known = pipelined.get(client);
  if (known) return known;
  const made = kyselyOver(new PipelinedConnection(client));
  pipelined.set(client, made);
  return made;
}

function kyselyOver(connection: DatabaseConnection): Kysely<Tables> {
  const driver: Driver = {
    init: async () => {},
    acquireConnection: async () => connection,
    beginTransaction: async () => {},
    commitTransaction: async () => {},
    rollbackTransaction: async () => {},
    releaseConnection: async () => {},
    destroy: async () => {},
  };
  return new Kysely<Tables>({
    dialect: { ...dialect, createDriver: () => driver },
    plugins: [new ColumnNames()],
  });
}
