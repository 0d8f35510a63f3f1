import type { Kysely } from "kysely";
import type { z } from "zod";
import type { Tables } from "../core/db/tables.ts";
import { parse } from "../core/http/parse.ts";
import type { Secrets } from "../core/secrets/secrets.ts";
import type { ExchangeServices, ExchangeWork } from "./client.ts";

/** What a write of a record works with: one transaction in the role `exchange`. */
export interface IncomingWork extends ExchangeWork {
  db: Kysely<Tables>;
  secrets: Secrets;
  /** The insurer's day. */
  today: string;
  source: string;
  /** Our key of another record of the same source; a problem with the path of the field if it was never sent. */
  keyOf(entity: string, id: string, field: string): Promise<string>;
}

export interface IncomingRecord<Shape> {
  id: string;
  version: number;
  data: Shape;
  /** Our key of this record, if an earlier version was written. */
  internalKey: string | undefined;
}

/** A kind of record that a system of record sends, as an entity's file states it. */
export interface EntityDescription<Shape, Prepared = Shape> {
  /** As in the path: `households`. */
  name: string;
  /** For the OpenAPI document: one sentence. */
  about: string;
  rule: z.core.$ZodType<Shape>;
  /** Slow work before the transaction, such as the inspection of a file. */
  prepare?: (data: Shape, services: ExchangeServices) => Promise<Prepared>;
  /**
   * Writes the record whole, or throws a problem, which rolls everything back. Returns our key of it, the same for each
   * version of a record.
   */
  write: (work: IncomingWork, record: IncomingRecord<Prepared>) => Promise<string>;
}

type Write = (work: IncomingWork, record: Omit<IncomingRecord<unknown>, "data">) => Promise<string>;

/** A kind of record, whichever its shape. */
export interface Entity {
  name: string;
  about: string;
  rule: z.core.$ZodType;
  /** Checks the data by the rule; the result writes them. */
  check(data: unknown, services: ExchangeServices): Promise<Write>;
}

export function defineEntity<Shape>(entity: EntityDescription<Shape>): Entity;
export function defineEntity<Shape, Prepared>(
  entity: EntityDescription<Shape, Prepared> & {
    prepare: NonNullable<EntityDescription<Shape, Prepared>["prepare"]>;
  },
): Entity;
export function defineEntity<Shape>(entity: EntityDescription<Shape>): Entity {
  const { name, about, rule, prepare, write } = entity;
  return {
    name,
    about,
    rule,
    async check(given, services) {
      const parsed = parse(rule, given);
      const data = prepare ? await prepare(parsed, services) : parsed;
      return (work, record) => write(work, { ...record, data });
    },
  };
}
