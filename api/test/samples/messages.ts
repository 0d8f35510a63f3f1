import { messageBinding } from "../../src/insurer/outbox/enqueue.ts";
import { db, secrets, testConfig } from "../portal.ts";

/** What was written to an account, the oldest first, as its senders open it. */
export async function messagesTo(accountId: string) {
  const rows = await db
    .selectFrom("message")
    .select(["id", "channel", "template", "recipient", "parameters"])
    .where("accountId", "=", accountId)
    .orderBy("createdAt")
    .execute();
  return rows.map(({ id, channel, template, recipient, parameters }) => ({
    channel,
    template,
    recipient: secrets.decrypt(messageBinding("recipient", id), recipient),
    parameters: JSON.parse(secrets.decrypt(messageBinding("parameters", id), parameters)) as Record<
      string,
      string
    >,
  }));
}

/** The last link that somebody was sent, and the secret in it. */
export async function lastLink(accountId: string): Promise<{ url: string; token: string }> {
  const messages = await messagesTo(accountId);
  const url = messages.findLast(({ parameters }) => parameters["link"])?.parameters["link"] ?? "";
  return { url, token: url.split("#")[1] ?? "" };
}

/** The links of one kind that an account was sent, as they leave, the oldest first. */
export async function linksTo(accountId: string, template: string): Promise<string[]> {
  const sent = (await messagesTo(accountId)).filter((one) => one.template === template);
  return sent.map(
    ({ parameters }) => new URL(parameters["link"] ?? "", testConfig().publicUrl).href,
  );
}
