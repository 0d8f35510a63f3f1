import type { Kysely } from "kysely";
import type { Tables } from "../core/db/tables.ts";
import type { Secrets } from "../core/secrets/secrets.ts";

/** A request as it was kept. */
export interface AccessRequest {
  id: string;
  way: "PAPER" | "DIGITAL";
  insuredNumber: number;
  birthdate: string;
  email: Buffer;
  phone: Buffer;
  language: string;
  status: string;
  isChecked: boolean;
  identity: Buffer | null;
}

/** What was typed, opened. */
export interface Wanted {
  email: string;
  phone: string;
}

/** What the jobs treat a request with. */
export interface AccessJob {
  db: Kysely<Tables>;
  secrets: Secrets;
  today: string;
  publicUrl: string;
}

export function requestBinding(column: "email" | "phone" | "identity", row: string) {
  return { table: "access_request", column, row };
}
