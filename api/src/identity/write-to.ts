import { isLanguage } from "@portal/model/portal/languages.ts";
import type pg from "pg";
import { onConnection } from "../core/db/connection-driver.ts";
import { loginEmailOf, queueMessage } from "../insurer/outbox/queue.ts";
import type { Wording } from "../insurer/outbox/wording.ts";
import type { Secrets } from "../core/secrets/secrets.ts";

/** Writes to an account's login address, in the language of the account and in the transaction of this connection. */
export async function writeTo(
  client: pg.PoolClient,
  secrets: Secrets,
  accountId: string,
  { key: template }: Wording,
): Promise<void> {
  const db = onConnection(client);
  const { language } = await db
    .selectFrom("account")
    .select("language")
    .where("id", "=", accountId)
    .executeTakeFirstOrThrow();
  await queueMessage(db, secrets, {
    accountId,
    channel: "EMAIL",
    recipient: await loginEmailOf(db, secrets, accountId),
    template,
    language: isLanguage(language) ? language : "fr",
  });
}
