import { isLanguage } from "@portal/model/portal/languages.ts";
import type pg from "pg";
import { onConnection } from "../core/db/connection-driver.ts";
import { loginEmailOf } from "../insurer/outbox/account-contact.ts";
import { enqueueMessage } from "../insurer/outbox/enqueue.ts";
import type { MessageTemplate } from "../insurer/outbox/message-template.ts";
import type { Secrets } from "../core/secrets/secrets.ts";

/** Writes to an account's login address, in the language of the account and in the transaction of this connection. */
export async function writeTo(
  client: pg.PoolClient,
  secrets: Secrets,
  accountId: string,
  { key: template }: MessageTemplate,
): Promise<void> {
  const db = onConnection(client);
  const { language } = await db
    .selectFrom("account")
    .select("language")
    .where("id", "=", accountId)
    .executeTakeFirstOrThrow();
  await enqueueMessage(db, secrets, {
    accountId,
    channel: "EMAIL",
    recipient: await loginEmailOf(db, secrets, accountId),
    template,
    language: isLanguage(language) ? language : "fr",
  });
}
