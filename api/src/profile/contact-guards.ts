import { type ContactKind, mayAddContact } from "@portal/model/contacts.ts";
import { Problem } from "@portal/model/portal/problems.ts";
import { sql as raw } from "kysely";
import type { WriteContext } from "../insurer/requests/submit.ts";

/** An arbitrary lock class that no other code uses. */
const LOCK = 22_001;

/** The person whose contacts are changed. */
export interface Person {
  insuredNumber: number;
  fullname: string;
}

/**
 * Serialises changes of a person's contacts, so that two tabs cannot pass the limit together. Refuses a person whom the
 * account does not see, whose data are managed elsewhere, or with a pending change.
 */
export async function openContacts(
  { db }: WriteContext,
  insuredNumber: number,
  kind: ContactKind,
): Promise<Person> {
  await raw`select pg_advisory_xact_lock(${LOCK}, ${insuredNumber})`.execute(db);
  const person = await db
    .selectFrom("insured")
    .select(["firstname", "lastname", "forInformation"])
    .select(raw<boolean>`is_update_pending(${insuredNumber}, ${kind})`.as("isPending"))
    .where("insuredNumber", "=", insuredNumber)
    .executeTakeFirst();
  if (!person) throw new Problem("NOT_FOUND");
  if (person.forInformation)
    throw new Problem("INVALID", { fields: { insuredNumber: "contacts.forInformation" } });
  if (person.isPending) throw new Problem("LOCKED");
  return { insuredNumber, fullname: `${person.firstname} ${person.lastname}` };
}

/** Refuses to overwrite an entry that changed since it was shown. */
export function refuseStale(version: number, shown: number | null | undefined): void {
  if (typeof shown === "number" && shown !== version)
    throw new Problem("CONFLICT", { reason: "STALE" });
}

export function refuseTooMany(entries: readonly unknown[], field: string): void {
  if (!mayAddContact(entries))
    throw new Problem("INVALID", { fields: { [field]: "contacts.tooMany" } });
}
