import { type BoundStatement, statementName } from "./prepared-query.ts";

interface Kept {
  version: number;
  made: Promise<unknown>;
}

const MOST_KEPT = 500;
const VERSION = "select version from shared_version";

/** Tells how often what is the same for everybody has changed. It travels with the reads of a request. */
export const sharedVersion: BoundStatement<{ version: number }> = {
  name: statementName(VERSION),
  text: VERSION,
  values: [],
};

/**
 * What is the same for everybody and changes rarely (texts, offers, flags), made once and kept until it changes: the
 * triggers of migration 89 count every change, each request asks for the count in its own batch, and what was made under
 * another count is made again. So nobody sees what is older than their request, on any node. It is read as nobody: row
 * level security keeps all that is personal out of here.
 */
export class SharedData {
  readonly #kept = new Map<string, Kept>();

  take<Row, Made>(
    version: number,
    { statement, variant, make }: Wish<Row, Made>,
    read: (statement: BoundStatement<Row>) => Promise<Row[]>,
  ): Promise<Made> {
    const key = JSON.stringify([statement.name, statement.values, variant]);
    const known = this.#kept.get(key);
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the key names what was made and by which statement
    if (known?.version === version) return known.made as Promise<Made>;
    const made = read(statement).then((rows) => frozen(make(rows)));
    if (this.#kept.size >= MOST_KEPT) this.#kept.clear();
    const kept = { version, made };
    this.#kept.set(key, kept);
    made.catch(() => {
      if (this.#kept.get(key) === kept) this.#kept.delete(key);
    });
    return made;
  }
}

/** What is wanted of the data of everybody. */
export interface Wish<Row, Made> {
  statement: BoundStatement<Row>;
  /** Tells apart what is made of the same rows, by language above all. */
  variant: string;
  make: (rows: Row[]) => Made;
}

/** Many requests hold the same object: none may change it for the others. */
function frozen<Made>(made: Made): Made {
  if (typeof made !== "object" || made === null || Object.isFrozen(made)) return made;
  for (const part of Object.values(made)) frozen(part);
  return made instanceof Date || ArrayBuffer.isView(made) ? made : Object.freeze(made);
}
