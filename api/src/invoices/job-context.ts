import type { Kysely } from "kysely";
import type { Tables } from "../core/db/tables.ts";
import type { Secrets } from "../core/secrets/secrets.ts";

/** The billing job's context: one transaction in the role of the jobs. */
export interface JobContext {
  db: Kysely<Tables>;
  secrets: Secrets;
  today: string;
}

/** A due item under row lock. The next search continues after its key. */
export interface DueItem {
  key: string;
  process(): Promise<void>;
}
