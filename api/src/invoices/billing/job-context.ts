import type { Kysely } from "kysely";
import type { Tables } from "../../core/db/tables.ts";
import type { Secrets } from "../../core/secrets/secrets.ts";

/** Where the insurer works on invoices: one transaction, in the role of the jobs. */
export interface JobContext {
  db: Kysely<Tables>;
  secrets: Secrets;
  today: string;
}

/** Something that is due, locked by whoever found it. The next search goes on after its key. */
export interface Found {
  key: string;
  process(): Promise<void>;
}
