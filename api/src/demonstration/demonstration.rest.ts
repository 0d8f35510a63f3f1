import { DemonstrationMessages } from "@portal/model/portal/demonstration.ts";
import { described } from "../core/http/described-rule.ts";
import { refusals, restRoute } from "../core/http/rest-route.ts";
import { restRouter } from "../core/http/rest.ts";
import { listMessages, type MailboxParts } from "./messages.ts";

const messages = restRoute({
  operationId: "listDemonstrationMessages",
  tags: ["Demonstration"],
  method: "get",
  path: "/v1/demonstration/messages",
  summary: "The messages that left for the person who asks. Served in a demonstration alone",
  description:
    "E-mails, text messages and push messages with their one-time codes. Where real people are served, this address does not exist.",
  responses: {
    200: {
      description: "The newest first",
      content: { "application/json": { schema: described(DemonstrationMessages) } },
    },
    ...refusals(401, 403, 404),
  },
});

/** The mailbox of a demonstration; it is not mounted elsewhere. */
export function demonstrationRest(parts: MailboxParts) {
  return restRouter().openapi(messages, async (c) => {
    c.header("cache-control", "no-store");
    return c.json({ messages: await listMessages(c.var.ctx, parts) }, 200);
  });
}
