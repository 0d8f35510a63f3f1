import { messageBinding } from "../../src/insurer/outbox/enqueue.ts";
import { db, secrets, testConfig } from "../portal.ts";

/** The decrypted messages to an account, the oldest first. */
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

/** The last link sent to an account, and its token. */
export async function lastLink(accountId: string): Promise<{ url: string; token: string }> {
  const messages = await messagesTo(accountId);
  const url = messages.findLast(({ parameters }) => parameters["link"])?.parameters["link"] ?? "";
  return { url, token: url.split("#")[1] ?? "" };
}

/** The sent links of one kind to an account, the oldest first. */
export async function linksTo(accountId: string, template: string): Promise<string[]> {
  const sent = (await messagesTo(accountId)).filter((one) => one.template === template);
  return sent.map(
    ({ parameters }) => new URL(parameters["link"] ?? "", testConfig().publicUrl).href,
  );
}
