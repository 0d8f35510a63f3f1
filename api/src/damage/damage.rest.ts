import { z } from "@hono/zod-openapi";
import { damageShape } from "@portal/model/damage/damage-form.ts";
import { described } from "../core/http/described-rule.ts";
import { refusals, restRoute } from "../core/http/rest-route.ts";
import { restRouter } from "../core/http/rest.ts";
import { declareDamage } from "./declare-damage.ts";

const declaration = restRoute({
  operationId: "declareDamage",
  tags: ["Requests"],
  method: "post",
  path: "/v1/contact/damage",
  summary: "Declare a damage to belongings",
  description:
    "For policyholders of property insurance. It becomes a request in change tracking, which a person decides about, and a document of the account. The same damage is declared once: a second declaration is refused with 409.",
  request: {
    body: { required: true, content: { "application/json": { schema: described(damageShape()) } } },
  },
  responses: {
    200: {
      description: "The request in change tracking",
      content: {
        "application/json": {
          schema: z.object({
            id: z.uuid(),
            iddms: z.string().describe("The declaration among the documents."),
          }),
        },
      },
    },
    ...refusals(400, 401, 403, 409, 422),
  },
});

export const damageRest = restRouter().openapi(declaration, async (c) =>
  c.json(await declareDamage(c.var.ctx, c.req.valid("json")), 200),
);
