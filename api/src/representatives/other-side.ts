import { knownLanguage, type Language } from "@portal/model/portal/languages.ts";
import { type Kysely, sql as raw } from "kysely";
import type { Context, Session } from "../core/context.ts";
import type { Tables } from "../core/db/tables.ts";
import { phoneBinding } from "../insurer/outbox/account-contact.ts";
import { enqueueMessage } from "../insurer/outbox/enqueue.ts";
import type { MessageTemplate } from "../insurer/outbox/message-template.ts";

interface OtherSide {
  accountId: string;
  loginEmail: Buffer;
  phoneNumber: Buffer | null;
  language: string;
  displayName: string;
}

interface Act {
  ctx: Context;
  db: Kysely<Tables>;
  session: Session;
}

/**
 * Writes to the other account of a representation, in its language and with the name of this one, and answers its name;
 * an empty name where there is no such account.
 */
export async function tellOtherSide(
  { ctx, db, session }: Act,
  id: string,
  { key: template }: MessageTemplate,
  parametersIn: (language: Language) => Record<string, string>,
  { onPhone = false }: { onPhone?: boolean } = {},
): Promise<string> {
  const { rows } = await raw<OtherSide>`select * from other_side_of(${id})`.execute(db);
  const [other] = rows;
  if (!other) return "";
  const { displayName: name } = await db
    .selectFrom("account")
    .select("displayName")
    .where("id", "=", session.accountId)
    .executeTakeFirstOrThrow();
  const { accountId, loginEmail, phoneNumber } = other;
  const language = knownLanguage(other.language);
  const parameters = { ...parametersIn(language), name };
  const message = { accountId, template, language, parameters };
  const binding = { table: "account", column: "login_email", row: accountId };
  const recipient = ctx.secrets.decrypt(binding, loginEmail);
  await enqueueMessage(db, ctx.secrets, { ...message, channel: "EMAIL", recipient });
  if (onPhone && phoneNumber)
    await enqueueMessage(db, ctx.secrets, {
      ...message,
      channel: "SMS",
      recipient: ctx.secrets.decrypt(phoneBinding(accountId), phoneNumber),
    });
  return other.displayName;
}
