import { randomUUID } from "node:crypto";
import type { ContactKind, ContactNature, DeleteContact } from "@portal/model/contacts.ts";
import type { InteractionType } from "@portal/model/requests/interactions.ts";
import { knownLanguage } from "@portal/model/portal/languages.ts";
import { Problem } from "@portal/model/portal/problems.ts";
import type { EmailDetails, PhoneDetails } from "@portal/model/requests/stored-details.ts";
import { sql as raw } from "kysely";
import type { Context } from "../core/context.ts";
import { sql } from "../core/db/sql.ts";
import { prepare } from "../core/db/prepared-query.ts";
import { languageOf, loginEmailOf } from "../insurer/outbox/account-contact.ts";
import { enqueueMessage } from "../insurer/outbox/enqueue.ts";
import { noteDone } from "../insurer/requests/note-done.ts";
import type { WriteContext } from "../insurer/requests/submit.ts";
import type { Secrets } from "../core/secrets/secrets.ts";
import { openContacts, type Person, refuseStale, refuseTooMany } from "./contact-guards.ts";
import { contactsChanged } from "./messages.ts";
import { hashOf, decryptedContact, sealed } from "../insurer/contacts/sealed-contacts.ts";

/** An e-mail address or a phone number of a person. */
export interface Contact {
  id: string;
  insuredNumber: number;
  value: string;
  nature: ContactNature;
  /** Null for an e-mail address. */
  mobile: boolean | null;
  version: number;
}

/** The differences between addresses and numbers. */
export interface ContactRules {
  kind: ContactKind;
  /** The name of the value in GraphQL and REST. */
  field: string;
  /** The error for a value that already exists. */
  existing: () => Problem;
  types: Record<"create" | "update" | "delete", InteractionType>;
  detailsOf: (contact: Contact) => PhoneDetails | EmailDetails;
}

type NewContact = Pick<Contact, "insuredNumber" | "value" | "nature" | "mobile">;
type Change = Pick<Contact, "id" | "value" | "nature" | "mobile"> & Pick<DeleteContact, "version">;

const columns = ["id", "insuredNumber", "value", "nature", "mobile", "version"] as const;
const ownContacts = prepare((wanted: { kind: ContactKind }) =>
  sql
    .selectFrom("contact")
    .select(columns)
    .where("kind", "=", wanted.kind)
    // PRV sorts before PRF: private contacts come first.
    .orderBy("nature", "desc")
    .orderBy("createdAt")
    .orderBy("id"),
);

/** The contacts of all persons of the account, or of one: private ones first, then older ones. */
export async function listContacts(
  ctx: Context,
  kind: ContactKind,
  insuredNumber: number | null | undefined,
): Promise<Contact[]> {
  const rows = await ctx.read(ownContacts({ kind }));
  return rows
    .filter((row) => typeof insuredNumber !== "number" || row.insuredNumber === insuredNumber)
    .map((row) => decryptedContact(ctx.secrets, row));
}

export function addContact(
  ctx: Context,
  rules: ContactRules,
  { insuredNumber, value, nature, mobile }: NewContact,
): Promise<Contact> {
  return ctx.write(async (db, session) => {
    const act = { ctx, db, session };
    const { kind } = rules;
    const person = await openContacts(act, insuredNumber, kind);
    const others = await hashesOf(act, kind, insuredNumber);
    refuseTwice(ctx.secrets, rules, others, value);
    refuseTooMany(others, rules.field);
    const contact = { id: randomUUID(), insuredNumber, value, nature, mobile, version: 1 };
    const row = { ...contact, kind, ...sealed(ctx.secrets, kind, contact) };
    await db.insertInto("contact").values(row).execute();
    await tell(act, rules, "create", person, contact);
    return contact;
  });
}

export function changeContact(
  ctx: Context,
  rules: ContactRules,
  { id, version: shown, value, nature, mobile }: Change,
): Promise<Contact> {
  return ctx.write(async (db, session) => {
    const act = { ctx, db, session };
    const { person, contact: before } = await openContact(act, rules, id, shown);
    const hashes = await hashesOf(act, rules.kind, person.insuredNumber);
    const others = hashes.filter((other) => other.id !== id);
    refuseTwice(ctx.secrets, rules, others, value);
    const contact = { ...before, value, nature, mobile, version: before.version + 1 };
    const change = { nature, mobile, version: contact.version };
    await db
      .updateTable("contact")
      .set({ ...change, ...sealed(ctx.secrets, rules.kind, contact) })
      .where("id", "=", id)
      .execute();
    await tell(act, rules, "update", person, contact);
    return contact;
  });
}

export function removeContact(
  ctx: Context,
  rules: ContactRules,
  { id, version: shown }: DeleteContact,
): Promise<boolean> {
  return ctx.write(async (db, session) => {
    const act = { ctx, db, session };
    const { person, contact } = await openContact(act, rules, id, shown);
    await db.deleteFrom("contact").where("id", "=", id).execute();
    await tell(act, rules, "delete", person, contact);
    return true;
  });
}

/** The entry under the lock of its person's contacts. */
async function openContact(
  act: WriteContext,
  { kind }: ContactRules,
  id: string,
  shown: number | null | undefined,
): Promise<{ person: Person; contact: Contact }> {
  const { insuredNumber } = await readContact(act, kind, id);
  const person = await openContacts(act, insuredNumber, kind);
  const contact = await readContact(act, kind, id);
  refuseStale(contact.version, shown);
  return { person, contact };
}

async function readContact(
  { ctx, db }: WriteContext,
  kind: ContactKind,
  id: string,
): Promise<Contact> {
  const row = await db
    .selectFrom("contact")
    .select(columns)
    .where("id", "=", id)
    .where("kind", "=", kind)
    .executeTakeFirst();
  if (!row) throw new Problem("NOT_FOUND");
  return decryptedContact(ctx.secrets, row);
}

function hashesOf({ db }: WriteContext, kind: ContactKind, insuredNumber: number) {
  return db
    .selectFrom("contact")
    .select(["id", "valueHash"])
    .where("insuredNumber", "=", insuredNumber)
    .where("kind", "=", kind)
    .execute();
}

function refuseTwice(
  secrets: Secrets,
  { kind, existing }: ContactRules,
  others: readonly { valueHash: Buffer }[],
  value: string,
): void {
  const hash = hashOf(secrets, kind, value);
  if (others.some(({ valueHash }) => valueHash.equals(hash))) throw existing();
}

/** Adds a change tracking entry and informs the login address, in case a stranger made the change. */
async function tell(
  act: WriteContext,
  { kind, types, detailsOf }: ContactRules,
  deed: keyof ContactRules["types"],
  { insuredNumber, fullname }: Person,
  contact: Contact,
): Promise<void> {
  const details = detailsOf(contact);
  await noteDone(act, { type: types[deed], nature: kind, insuredNumber, details });
  const { ctx, db, session } = act;
  await enqueueMessage(db, ctx.secrets, {
    accountId: session.accountId,
    channel: "EMAIL",
    recipient: await loginEmailOf(db, ctx.secrets, session.accountId),
    template: contactsChanged.key,
    language: await languageOf(db, session.accountId),
    parameters: { name: fullname },
  });
  await tellAdult(act, insuredNumber, fullname);
}

/** Informs an adult with their own account that the household changed their contacts. */
async function tellAdult(
  { ctx, db }: WriteContext,
  insuredNumber: number,
  name: string,
): Promise<void> {
  type Owner = { accountId: string; loginEmail: Buffer; language: string };
  const { rows } = await raw<Owner>`select * from own_account_of(${insuredNumber})`.execute(db);
  for (const { accountId, loginEmail, language } of rows) {
    const place = { table: "account", column: "login_email", row: accountId };
    await enqueueMessage(db, ctx.secrets, {
      accountId,
      channel: "EMAIL",
      recipient: ctx.secrets.decrypt(place, loginEmail),
      template: contactsChanged.key,
      language: knownLanguage(language),
      parameters: { name },
    });
  }
}
