import { knownLanguage, type Language } from "@portal/model/portal/languages.ts";
import type { Kysely } from "kysely";
import type { Tables } from "../../core/db/tables.ts";
import type { CipherBinding, Secrets } from "../../core/secrets/secrets.ts";

export async function loginEmailOf(
  db: Kysely<Tables>,
  secrets: Secrets,
  accountId: string,
): Promise<string> {
  const email = await emailTo(db, secrets, accountId);
  if (email === undefined) throw new Error("An account without a login address.");
  return email;
}

/** The address for messages; none while the account was not opened, and after the death of its person. */
export async function emailTo(
  db: Kysely<Tables>,
  secrets: Secrets,
  accountId: string,
): Promise<string | undefined> {
  const { loginEmail, closedByDeathAt } = await db
    .selectFrom("account")
    .select(["loginEmail", "closedByDeathAt"])
    .where("id", "=", accountId)
    .executeTakeFirstOrThrow();
  if (loginEmail === null || closedByDeathAt !== null) return undefined;
  return secrets.decrypt({ table: "account", column: "login_email", row: accountId }, loginEmail);
}

/** The language of messages to the account; the pages may be in another one. */
export async function languageOf(db: Kysely<Tables>, accountId: string): Promise<Language> {
  const { language } = await db
    .selectFrom("account")
    .select("language")
    .where("id", "=", accountId)
    .executeTakeFirstOrThrow();
  return knownLanguage(language);
}

/** The number for codes and text messages, if the account has one. */
export async function phoneNumberOf(
  db: Kysely<Tables>,
  secrets: Secrets,
  accountId: string,
): Promise<string | undefined> {
  const { phoneNumber } = await db
    .selectFrom("account")
    .select("phoneNumber")
    .where("id", "=", accountId)
    .executeTakeFirstOrThrow();
  return phoneNumber ? secrets.decrypt(phoneBinding(accountId), phoneNumber) : undefined;
}

export function phoneBinding(accountId: string): CipherBinding {
  return { table: "account", column: "phone_number", row: accountId };
}
