import { z } from "@hono/zod-openapi";
import { DemonstrationVisitor, VisitorMessage } from "@portal/model/self-service/demonstration.ts";
import { described } from "../core/http/described-rule.ts";
import { restRoute } from "../core/http/rest-route.ts";
import { restRouter } from "../core/http/rest.ts";
import type { OutboxParts } from "../insurer/outbox/deliver.ts";
import { listVisitors, listVisitorMessages } from "./demonstration.ts";
import { visitorOf } from "./visitor.ts";

const tags: ["Demonstration"] = ["Demonstration"];

const visitors = restRoute({
  operationId: "listDemonstrationVisitors",
  tags,
  method: "get",
  path: "/v1/demonstration/visitors",
  summary: "Invented people without an account, whose data public pages offer",
  description: "Where real people are served, this address does not exist.",
  responses: {
    200: {
      description: "By their number",
      content: { "application/json": { schema: z.array(described(DemonstrationVisitor)) } },
    },
  },
});

const messages = restRoute({
  operationId: "listVisitorMessages",
  tags,
  method: "get",
  path: "/v1/demonstration/visitors/messages",
  summary: "What left for the invented person whom this browser gave",
  description:
    "With codes and links. Empty for any other person. Where real people are served, this address does not exist.",
  responses: {
    200: {
      description: "The newest first",
      content: { "application/json": { schema: z.array(described(VisitorMessage)) } },
    },
  },
});

/** The routes that a demonstration adds to self-service; they are not mounted elsewhere. */
export function visitorDemonstrationRest(
  parts: Pick<OutboxParts, "messageTemplates" | "publicUrl">,
) {
  return restRouter()
    .openapi(visitors, async (c) => c.json(await listVisitors(c.var.ctx), 200))
    .openapi(messages, async (c) => {
      c.header("cache-control", "no-store");
      return c.json(await listVisitorMessages(c.var.ctx, visitorOf(c), parts), 200);
    });
}
