import type { Kysely } from "kysely";
import type { Tables } from "../core/db/tables.ts";
import type { Secrets } from "../core/secrets.ts";

/** Where the insurer works on invoices: one transaction, in the role of the jobs. */
export interface Desk {
  db: Kysely<Tables>;
  secrets: Secrets;
  today: string;
}
