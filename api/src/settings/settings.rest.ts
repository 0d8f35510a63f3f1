import { ChangeCorrespondence } from "@portal/model/settings.ts";
import { described } from "../core/http/described-rule.ts";
import { refusals, restRoute } from "../core/http/rest-route.ts";
import { restRouter } from "../core/http/rest.ts";
import { changeCorrespondence } from "./settings.ts";

const change = restRoute({
  operationId: "changeCorrespondence",
  tags: ["Settings"],
  method: "patch",
  path: "/v1/extranaute",
  summary: "Choose letters on paper or in the portal",
  description: "It holds at once for all letters to the account.",
  request: {
    body: {
      required: true,
      content: { "application/json": { schema: described(ChangeCorrespondence) } },
    },
  },
  responses: {
    200: {
      description: "What holds now",
      content: { "application/json": { schema: described(ChangeCorrespondence) } },
    },
    ...refusals(400, 401, 403),
  },
});

export const settingsRest = restRouter().openapi(change, async (c) =>
  c.json({ correspondance: await changeCorrespondence(c.var.ctx, c.req.valid("json")) }, 200),
);
