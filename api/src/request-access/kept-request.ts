import type { Kysely } from "kysely";
import type { Tables } from "../core/db/tables.ts";
import type { Secrets } from "../core/secrets/secrets.ts";

/** A stored request. */
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

/** The typed values, decrypted. */
export interface TypedRequest {
  email: string;
  phone: string;
}

/** The context of the jobs that treat a request. */
export interface AccessJob {
  db: Kysely<Tables>;
  secrets: Secrets;
  today: string;
  publicUrl: string;
}
