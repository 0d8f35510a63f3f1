import type { PublicationName, PublicationRow } from "@portal/model/desk/publishing.ts";
import type { Kysely } from "kysely";
import type { z } from "zod";
import type { Tables } from "../../core/db/tables.ts";

/** An item as it stands in its table. */
export interface Standing<Content> {
  item: string;
  content: Content;
}

/** What the list shows of an item. */
export type Summary = Pick<PublicationRow, "titles" | "isOn" | "beginsAt" | "endsAt">;

export interface Write<Content> extends Standing<Content> {
  now: Date;
  /** Undefined for a new item. */
  before: Content | undefined;
}

/** Something that staff publish: how it stands in its table, and how a new version is written there. */
export interface PublicationKind<Content> {
  name: PublicationName;
  rule: z.core.$ZodType<Content>;
  /** The item, or all of the list; a content has its fields in the order of the rule. */
  read(db: Kysely<Tables>, item?: string): Promise<Standing<Content>[]>;
  summary(content: Content): Summary;
  /** Writes the row; a problem names a field of the content. */
  write(db: Kysely<Tables>, change: Write<Content>): Promise<void>;
}

/** The instant of a column, as contents have it. */
export function instantOf(date: Date | null): string | null {
  return date?.toISOString() ?? null;
}

export function dateOf(instant: string | null): Date | null {
  return instant === null ? null : new Date(instant);
}

export const always = { beginsAt: null, endsAt: null };
