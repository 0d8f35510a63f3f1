import type { Act } from "../requests/submit.ts";
import { languageOf, loginEmailOf, phoneNumberOf } from "./account-contact.ts";
import { enqueueMessage } from "./enqueue.ts";
import type { MessageTemplate } from "./message-template.ts";

interface Announcement {
  wording: MessageTemplate;
  interactionId?: string;
  parameters?: Record<string, string>;
}

/**
 * Informs the account of a sensitive act on all its channels, whatever its settings, so that the owner learns of an act
 * of another person in time.
 */
export async function sendOnAllChannels(
  { ctx, db, session: { accountId } }: Act,
  { wording, ...more }: Announcement,
): Promise<void> {
  const language = await languageOf(db, accountId);
  const message = { ...more, accountId, template: wording.key, language };
  const email = await loginEmailOf(db, ctx.secrets, accountId);
  await enqueueMessage(db, ctx.secrets, { ...message, channel: "EMAIL", recipient: email });
  const phone = await phoneNumberOf(db, ctx.secrets, accountId);
  if (phone)
    await enqueueMessage(db, ctx.secrets, { ...message, channel: "SMS", recipient: phone });
}
