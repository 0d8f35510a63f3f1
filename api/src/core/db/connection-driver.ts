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
import { statementName } from "./prepared-query.ts";
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

/** Kysely over one connection, with named statements, so that each is parsed once. */
export function onConnection(client: ClientBase): Kysely<Tables> {
  const connection = new ClientConnection(client);
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
