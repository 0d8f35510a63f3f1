import type pg from "pg";
import { onConnection } from "../core/db/connection-driver.ts";
import { languageOf, loginEmailOf, phoneNumberOf } from "../insurer/outbox/account-contact.ts";
import { enqueueMessage } from "../insurer/outbox/enqueue.ts";
import type { MessageTemplate } from "../insurer/outbox/message-template.ts";
import type { Secrets } from "../core/secrets/secrets.ts";
import {
  securityChanged,
  type SecurityNews,
  securityNews,
} from "../insurer/sign-in/security-news.ts";

/** Writes to an account's login address, in the language of the account and in the transaction of this connection. */
export async function writeTo(
  client: pg.PoolClient,
  secrets: Secrets,
  accountId: string,
  { key: template }: MessageTemplate,
  parameters: Record<string, string> = {},
): Promise<void> {
  const db = onConnection(client);
  await enqueueMessage(db, secrets, {
    accountId,
    channel: "EMAIL",
    recipient: await loginEmailOf(db, secrets, accountId),
    template,
    language: await languageOf(db, accountId),
    parameters,
  });
}

/** The same on every way that the account has: whoever did not do it learns of it in time. */
export async function writeOnAllChannels(
  client: pg.PoolClient,
  secrets: Secrets,
  accountId: string,
  template: MessageTemplate,
  parameters: Record<string, string> = {},
): Promise<void> {
  const db = onConnection(client);
  await writeTo(client, secrets, accountId, template, parameters);
  const recipient = await phoneNumberOf(db, secrets, accountId);
  if (!recipient) return;
  const language = await languageOf(db, accountId);
  const message = { accountId, channel: "SMS", recipient, template: template.key } as const;
  await enqueueMessage(db, secrets, { ...message, language, parameters });
}

/** Tells an account, on every way that it has, that the way into it changed. */
export async function tellOfSecurity(
  client: pg.PoolClient,
  secrets: Secrets,
  accountId: string,
  news: SecurityNews,
): Promise<void> {
  const what = securityNews[news][await languageOf(onConnection(client), accountId)];
  await writeOnAllChannels(client, secrets, accountId, securityChanged, { what });
}
