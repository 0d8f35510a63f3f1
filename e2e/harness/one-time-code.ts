import type { Page } from "playwright-core";
import { codeMessage } from "../../api/src/insurer/confirmations/messages.ts";
import { messageBinding } from "../../api/src/insurer/outbox/enqueue.ts";
import type { PortalUnderTest } from "./portal.ts";

/** The last sent one-time code, from its message. */
export async function lastCode({
  owner,
  secrets,
}: Pick<PortalUnderTest, "owner" | "secrets">): Promise<string> {
  const { rows } = await owner.query<{ id: string; parameters: Buffer }>(
    "select id, parameters from message where template = $1 order by created_at desc limit 1",
    [codeMessage.key],
  );
  const [message] = rows;
  if (!message) throw new Error("No code was sent.");
  const text = secrets.decrypt(messageBinding("parameters", message.id), message.parameters);
  return JSON.parse(text).code;
}

/** Types the sent code into the dialog; the last digit submits it. */
export async function confirmWithCode(page: Page, portal: PortalUnderTest): Promise<void> {
  const field = page.getByRole("dialog").getByRole("textbox");
  await field.waitFor();
  await field.fill(await lastCode(portal));
}
