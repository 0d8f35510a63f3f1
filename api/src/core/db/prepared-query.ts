import { createHash } from "node:crypto";
import type { Compilable } from "kysely";

/** A statement that PostgreSQL parses once per connection; `text` and `name` belong together. */
export interface BoundStatement<Row> {
  name: string;
  text: string;
  values: readonly unknown[];
  /** Carries the row's type only; never set. */
  row?: Row;
}

/** Runs a read: in a request after its session check, in a job within its transaction. */
export interface Reader {
  read<Row>(statement: BoundStatement<Row>): Promise<Row[]>;
}

class Parameter {
  readonly name: string;
  constructor(name: string) {
    this.name = name;
  }
}

const everyParameter = new Proxy({}, { get: (_, name) => new Parameter(String(name)) });

/**
 * Builds a query once, with named parameters, and binds values per request: building costs more than running it. The
 * parameters look like values to the query builder and are replaced when the statement is bound.
 */
export function prepare<Values extends object, Row>(
  build: (parameters: Values) => Compilable<Row>,
): (values: Values) => BoundStatement<Row> {
  let built: BoundStatement<Row> | undefined;
  return (values) => {
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- it has every property that `Values` may have
    built ??= bind(build(everyParameter as Values));
    const { name, text, values: slots } = built;
    return {
      name,
      text,
      values: slots.map((slot): unknown =>
        slot instanceof Parameter ? Reflect.get(values, slot.name) : slot,
      ),
    };
  };
}

/** For a query whose shape depends on the request, such as its filters. */
export function bind<Row>(query: Compilable<Row>): BoundStatement<Row> {
  const { sql, parameters } = query.compile();
  return { name: statementName(sql), text: sql, values: parameters };
}

/** A statement that is written as text. */
export function statement<Row>(text: string, values: readonly unknown[]): BoundStatement<Row> {
  return { name: statementName(text), text, values };
}

/** The texts of the statements are finite but for lists of values; the limit keeps those from growing for ever. */
const MOST_NAMES = 5_000;
const names = new Map<string, string>();

export function statementName(text: string): string {
  const known = names.get(text);
  if (known !== undefined) return known;
  const name = createHash("sha1").update(text).digest("base64url");
  if (names.size >= MOST_NAMES) names.clear();
  names.set(text, name);
  return name;
}
