import { z } from "@hono/zod-openapi";
import { refusals, restRoute } from "../core/http/rest-route.ts";
import { restRouter } from "../core/http/rest.ts";
import { listCardInsurers } from "./veka.ts";

const LARGEST_NUMBER = 2_147_483_647;

const insurers = restRoute({
  operationId: "listCardInsurers",
  tags: ["Contracts"],
  method: "get",
  path: "/v1/veka/insurers",
  summary: "The insurers that give a person an insurance card",
  description:
    "Whom a lost card can be ordered from. The person must be one whom the account sees.",
  request: {
    query: z.object({
      insuredNumber: z.coerce
        .number("invalid")
        .int("invalid")
        .min(1)
        .max(LARGEST_NUMBER)
        .describe("The number of the insured person."),
    }),
  },
  responses: {
    200: {
      description: "The name of each, by its code",
      content: { "application/json": { schema: z.record(z.string(), z.string()) } },
    },
    ...refusals(400, 401, 403, 404),
  },
});

export const vekaRest = restRouter().openapi(insurers, async (c) =>
  c.json(await listCardInsurers(c.var.ctx, c.req.valid("query")), 200),
);
