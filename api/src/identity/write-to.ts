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

/** Sends a message to the account's login address, in the account's language and in this connection's transaction. */
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

/** Sends a message on all channels of the account, so that the owner learns of an act of another person in time. */
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

/** Informs the account on all its channels that its sign-in changed. */
export async function sendSecurityNotice(
  client: pg.PoolClient,
  secrets: Secrets,
  accountId: string,
  news: SecurityNews,
): Promise<void> {
  const what = securityNews[news][await languageOf(onConnection(client), accountId)];
  await writeOnAllChannels(client, secrets, accountId, securityChanged, { what });
}
