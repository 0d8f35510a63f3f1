import type { PreferenceKey } from "@portal/model/notifications.ts";
import { DEFAULT_CHANNEL } from "@portal/model/settings.ts";
import type { Kysely } from "kysely";
import type { Tables } from "../../core/db/tables.ts";
import type { Secrets } from "../../core/secrets/secrets.ts";
import { devicesOf } from "./push-devices.ts";
import { emailTo, phoneNumberOf } from "./account-contact.ts";
import { type Channel, enqueueMessage, type Outgoing } from "./enqueue.ts";

type News = Omit<Outgoing, "accountId" | "channel" | "recipient"> & {
  accountId: string;
  /** The notification setting that applies. */
  about: PreferenceKey;
  /** Sent by e-mail where the customer chose no channel. */
  isNeeded?: boolean;
};

/** Informs an account on the channel that the customer chose. */
export async function sendByPreference(
  db: Kysely<Tables>,
  secrets: Secrets,
  { about, isNeeded = false, ...message }: News,
): Promise<void> {
  for (const way of await recipientsOf(db, secrets, message.accountId, { about, isNeeded })) {
    await enqueueMessage(db, secrets, { ...message, ...way });
  }
}

interface Recipient {
  channel: Channel;
  recipient: string;
}

/** Without a device or phone number it falls back to e-mail, which every opened account has. */
async function recipientsOf(
  db: Kysely<Tables>,
  secrets: Secrets,
  accountId: string,
  { about, isNeeded }: Required<Pick<News, "about" | "isNeeded">>,
): Promise<Recipient[]> {
  const email = await emailTo(db, secrets, accountId);
  if (email === undefined) return [];
  const kept = await db
    .selectFrom("notificationPreference")
    .select("channel")
    .where("accountId", "=", accountId)
    .where("kind", "=", about)
    .executeTakeFirst();
  const channel = kept?.channel ?? DEFAULT_CHANNEL;
  if (channel === "NONE" && !isNeeded) return [];
  const ways =
    channel === "PUSH"
      ? await pushRecipients(db, secrets, accountId)
      : channel === "SMS"
        ? await smsWays(db, secrets, accountId)
        : [];
  if (ways.length > 0) return ways;
  return [{ channel: "EMAIL", recipient: email }];
}

async function pushRecipients(
  db: Kysely<Tables>,
  secrets: Secrets,
  accountId: string,
): Promise<Recipient[]> {
  const devices = await devicesOf(db, secrets, accountId);
  return devices.map((device) => ({ channel: "PUSH", recipient: JSON.stringify(device) }));
}

async function smsWays(
  db: Kysely<Tables>,
  secrets: Secrets,
  accountId: string,
): Promise<Recipient[]> {
  const recipient = await phoneNumberOf(db, secrets, accountId);
  return recipient ? [{ channel: "SMS", recipient }] : [];
}
