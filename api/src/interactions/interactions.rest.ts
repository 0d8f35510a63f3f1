import { z } from "@hono/zod-openapi";
import { InteractionNature } from "@portal/model/requests/interactions.ts";
import { described } from "../core/http/described-rule.ts";
import { refusals, restRoute } from "../core/http/rest-route.ts";
import { restRouter } from "../core/http/rest.ts";
import { readPendingUpdate } from "./interactions.ts";

const LARGEST_NUMBER = 2_147_483_647;

const pendingUpdate = restRoute({
  operationId: "readPendingUpdate",
  tags: ["Requests"],
  method: "get",
  path: "/v1/interaction/pending_update/{insuredNumber}/{nature}",
  summary: "Whether a change of this nature waits to be treated",
  description:
    "While a request of this nature is open, from any account of the household, its form is closed.",
  request: {
    params: z.object({
      insuredNumber: z.coerce
        .number("invalid")
        .int("invalid")
        .min(1)
        .max(LARGEST_NUMBER)
        .describe("The number of the insured person."),
      nature: described(InteractionNature).describe("What the change is about."),
    }),
  },
  responses: {
    200: {
      description: "Whether it waits",
      content: { "application/json": { schema: z.object({ pendingUpdate: z.boolean() }) } },
    },
    ...refusals(400, 401, 403, 404),
  },
});

export const interactionsRest = restRouter().openapi(pendingUpdate, async (c) =>
  c.json(await readPendingUpdate(c.var.ctx, c.req.valid("param")), 200),
);
