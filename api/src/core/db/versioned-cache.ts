import { type BoundStatement, statementName } from "./prepared-query.ts";

interface CachedResult {
  version: number;
  made: Promise<unknown>;
}

const MOST_KEPT = 500;
const VERSION = "select version from shared_version";

/** The version of the shared data. It is read in the batch of each request. */
export const sharedVersion: BoundStatement<{ version: number }> = {
  name: statementName(VERSION),
  text: VERSION,
  values: [],
};

/**
 * Caches data that is the same for all customers and changes rarely (texts, offers, flags). Triggers of migration 89
 * count every change; a request reads the version in its own batch and replaces entries of another version, so that no
 * node answers with older data. It is read without a session: row level security keeps personal data out.
 */
export class VersionedCache {
  readonly #kept = new Map<string, CachedResult>();

  take<Row, Made>(
    version: number,
    { statement, variant, make }: CacheEntry<Row, Made>,
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

/** The definition of a cache entry. */
export interface CacheEntry<Row, Made> {
  statement: BoundStatement<Row>;
  /** Distinguishes entries made from the same rows, such as two languages. */
  variant: string;
  make: (rows: Row[]) => Made;
}

/** Frozen, because many requests share the object. */
function frozen<Made>(made: Made): Made {
  if (typeof made !== "object" || made === null || Object.isFrozen(made)) return made;
  for (const part of Object.values(made)) frozen(part);
  return made instanceof Date || ArrayBuffer.isView(made) ? made : Object.freeze(made);
}
