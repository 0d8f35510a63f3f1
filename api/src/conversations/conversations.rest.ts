import { z } from "@hono/zod-openapi";
import { WriteMessage } from "@portal/model/contact/conversations.ts";
import { described } from "../core/http/described-rule.ts";
import { Refusal, refusals, restRoute } from "../core/http/rest-route.ts";
import { restRouter } from "../core/http/rest.ts";
import { writeMessage } from "./write-message.ts";

const writing = restRoute({
  operationId: "writeMessage",
  tags: ["Requests"],
  method: "post",
  path: "/v1/contact/message",
  summary: "Write to the insurer",
  description:
    "The message is a request in change tracking and begins a conversation, in which the answer comes. 409 where the same is asked in an open conversation, 423 while too many messages wait for an answer.",
  request: {
    body: { required: true, content: { "application/json": { schema: described(WriteMessage) } } },
  },
  responses: {
    200: {
      description: "The request as it is found in change tracking, and the conversation",
      content: {
        "application/json": { schema: z.object({ id: z.uuid(), conversation: z.uuid() }) },
      },
    },
    ...refusals(400, 401, 403, 422, 423),
    409: {
      description: "The same was asked already",
      content: {
        "application/json": {
          schema: Refusal.extend({
            conversation: z.uuid().optional().describe("The conversation in which it was asked."),
          }),
        },
      },
    },
  },
});

export const conversationsRest = restRouter().openapi(writing, async (c) =>
  c.json(await writeMessage(c.var.ctx, c.req.valid("json")), 200),
);
