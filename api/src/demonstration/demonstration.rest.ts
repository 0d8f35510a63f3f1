import { createRoute } from "@hono/zod-openapi";
import { DemonstrationMessages } from "@portal/model/portal/demonstration.ts";
import { refusals, restRouter } from "../core/http/rest.ts";
import { listMessages, type MailboxParts } from "./messages.ts";

const messages = createRoute({
  method: "get",
  path: "/v1/demonstration/messages",
  summary: "The messages that left for the person who asks. Served in a demonstration alone",
  responses: {
    200: {
      description: "The newest first",
      content: { "application/json": { schema: DemonstrationMessages } },
    },
    ...refusals(401, 403, 404),
  },
});

/** The mailbox of a demonstration. It is mounted where the demonstration people are, and absent everywhere else. */
export function demonstrationRest(parts: MailboxParts) {
  return restRouter().openapi(messages, async (c) => {
    c.header("cache-control", "no-store");
    return c.json({ messages: await listMessages(c.var.ctx, parts) }, 200);
  });
}
