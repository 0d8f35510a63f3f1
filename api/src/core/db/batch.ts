import type { ClientBase, Connection, Submittable } from "pg";
import utils from "pg/lib/utils.js";
import { serialize } from "pg-protocol";
import type { BoundStatement } from "./prepared-query.ts";
import { startStatement } from "./statement-spans.ts";
import { camelCase, valueTypes } from "./types.ts";
import { activeSpan, errorType, type Span } from "../tracing.ts";

interface Field {
  name: string;
  parse: (text: string) => unknown;
}
type Row = Record<string, unknown>;

const valueMapper = (value: unknown) => utils.prepareValue(value);

/** The statements that a connection has parsed, with the description of their columns. */
const parsed = new WeakMap<Connection, Map<string, Field[]>>();

/**
 * Sends several named statements and one Sync: one round trip and one implicit transaction, so that `set_config(…,
 * true)` in the first statement holds for exactly the others.
 */
class Batch implements Submittable {
  readonly #statements: readonly BoundStatement<unknown>[];
  readonly #settle: (error: Error | undefined, results: Row[][]) => void;
  readonly #results: Row[][] = [];
  #known: Map<string, Field[]> = new Map();
  #parsing: string[] = [];
  #describing: string[] = [];
  #rows: Row[] = [];
  #isParsing = false;
  /** The span in which the batch was made: PostgreSQL's answers arrive outside of it. */
  readonly #parent = activeSpan();
  #span: Span | undefined;

  constructor(
    statements: readonly BoundStatement<unknown>[],
    settle: (error: Error | undefined, results: Row[][]) => void,
  ) {
    this.#statements = statements;
    this.#settle = settle;
  }

  submit(connection: Connection): void {
    this.#known = parsed.get(connection) ?? new Map<string, Field[]>();
    parsed.set(connection, this.#known);
    const messages = this.#messages();
    // Nearly always all statements are parsed already, and PostgreSQL sends none of these messages.
    this.#isParsing = this.#parsing.length > 0;
    if (this.#isParsing) {
      connection.on("parseComplete", this.#onParsed);
      connection.on("noData", this.#onNoData);
    }
    this.#startSpan();
    // One write to the socket: dozens of small writes cost more than the rest of this function.
    connection.stream.write(Buffer.concat(messages));
  }

  #messages(): Buffer[] {
    const messages: Buffer[] = [];
    for (const { name, text, values } of this.#statements) {
      if (!this.#known.has(name) && !this.#parsing.includes(name)) {
        this.#parsing.push(name);
        this.#describing.push(name);
        messages.push(serialize.parse({ name, text }), serialize.describe({ type: "S", name }));
      }
      const bound = { statement: name, values: [...values], valueMapper };
      messages.push(serialize.bind(bound), serialize.execute());
    }
    messages.push(serialize.sync());
    return messages;
  }

  readonly #onParsed = (): void => {
    const name = this.#parsing.shift();
    if (name !== undefined) this.#known.set(name, []);
  };

  readonly #onNoData = (): void => {
    this.#describing.shift();
  };

  handleRowDescription({ fields }: { fields: { name: string; dataTypeID: number }[] }): void {
    const name = this.#describing.shift();
    if (name === undefined) return;
    this.#known.set(
      name,
      fields.map((field) => ({
        name: camelCase(field.name),
        parse: valueTypes.getTypeParser(field.dataTypeID),
      })),
    );
  }

  handleDataRow({ fields: texts }: { fields: (string | null)[] }): void {
    const statement = this.#statements[this.#results.length];
    const fields = (statement && this.#known.get(statement.name)) ?? [];
    const row: Row = {};
    for (let index = 0; index < fields.length; index++) {
      const field = fields[index];
      const text = texts[index];
      if (field) row[field.name] = text === null || text === undefined ? null : field.parse(text);
    }
    this.#rows.push(row);
  }

  handleCommandComplete(): void {
    this.#results.push(this.#rows);
    this.#rows = [];
    this.#span?.end();
    this.#startSpan();
  }

  /** The statement that runs now: PostgreSQL takes them one after the other. */
  #startSpan(): void {
    const statement = this.#parent && this.#statements[this.#results.length];
    this.#span =
      this.#parent && statement && startStatement(this.#parent, statement.text, statement.name);
  }

  handleEmptyQuery(): void {
    this.handleCommandComplete();
  }

  handlePortalSuspended(): void {}

  /** PostgreSQL skips all messages up to the Sync, which was sent already, so the connection stays usable. */
  handleError(error: Error, connection: Connection): void {
    this.#end(connection);
    this.#span?.fail(errorType(error));
    this.#span?.end();
    this.#settle(error, []);
  }

  handleReadyForQuery(connection: Connection): void {
    this.#end(connection);
    this.#settle(undefined, this.#results);
  }

  #end(connection: Connection): void {
    if (!this.#isParsing) return;
    connection.off("parseComplete", this.#onParsed);
    connection.off("noData", this.#onNoData);
  }
}

/** Gives the rows of a statement the type that its author declared. */
export function rowsOf<Typed>(rows: readonly unknown[] | undefined): Typed[] {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- PostgreSQL answers what the statement's text asks for
  return (rows ?? []) as Typed[];
}

export function runBatch(
  client: ClientBase,
  statements: readonly BoundStatement<unknown>[],
): Promise<Row[][]> {
  return new Promise((resolve, reject) => {
    client.query(
      new Batch(statements, (error, results) => (error ? reject(error) : resolve(results))),
    );
  });
}
