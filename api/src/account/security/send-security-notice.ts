import { languageOf } from "../../insurer/outbox/account-contact.ts";
import { sendOnAllChannels } from "../../insurer/outbox/send-on-all-channels.ts";
import type { WriteContext } from "../../insurer/requests/submit.ts";
import {
  securityChanged,
  type SecurityNews,
  securityNews,
} from "../../insurer/sign-in/security-news.ts";

/** Informs the account on all its channels about a change of its sign-in. */
export async function sendSecurityNotice(act: WriteContext, news: SecurityNews): Promise<void> {
  const what = securityNews[news][await languageOf(act.db, act.session.accountId)];
  await sendOnAllChannels(act, { template: securityChanged, parameters: { what } });
}
