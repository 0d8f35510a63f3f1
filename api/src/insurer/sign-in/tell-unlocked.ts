import type { Kysely } from "kysely";
import type { Tables } from "../../core/db/tables.ts";
import type { Secrets } from "../../core/secrets/secrets.ts";
import { languageOf } from "../outbox/account-contact.ts";
import { sendOnAllChannels } from "../outbox/send-on-all-channels.ts";
import { securityChanged, securityNews } from "./security-news.ts";

/** Tells the customer on all channels that their sign-in was unlocked after a call. */
export async function tellUnlocked(
  { db, secrets }: { db: Kysely<Tables>; secrets: Secrets },
  accountId: string,
): Promise<void> {
  const what = securityNews.unlocked[await languageOf(db, accountId)];
  const act = { ctx: { secrets }, db, session: { accountId } };
  await sendOnAllChannels(act, { template: securityChanged, parameters: { what } });
}
