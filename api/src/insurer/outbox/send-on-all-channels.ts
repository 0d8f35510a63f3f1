import type { Kysely } from "kysely";
import type { Session } from "../../core/context.ts";
import type { Tables } from "../../core/db/tables.ts";
import type { Secrets } from "../../core/secrets/secrets.ts";
import { languageOf, loginEmailOf, phoneNumberOf } from "./account-contact.ts";
import { enqueueMessage } from "./enqueue.ts";
import type { MessageTemplate } from "./message-template.ts";

/** The session and the transaction of the act. */
interface ActingAccount {
  ctx: { secrets: Secrets };
  db: Kysely<Tables>;
  session: Pick<Session, "accountId">;
}

interface Announcement {
  template: MessageTemplate;
  interactionId?: string;
  parameters?: Record<string, string>;
}

/**
 * Reports a sensitive act to the account on all its channels, also those that are switched off in its settings. The
 * owner learns in time of an act that another person did.
 */
export async function sendOnAllChannels(
  { ctx, db, session: { accountId } }: ActingAccount,
  { template, ...more }: Announcement,
): Promise<void> {
  const language = await languageOf(db, accountId);
  const message = { ...more, accountId, template: template.key, language };
  const email = await loginEmailOf(db, ctx.secrets, accountId);
  await enqueueMessage(db, ctx.secrets, { ...message, channel: "EMAIL", recipient: email });
  const phone = await phoneNumberOf(db, ctx.secrets, accountId);
  if (phone)
    await enqueueMessage(db, ctx.secrets, { ...message, channel: "SMS", recipient: phone });
}
