import { z } from "@hono/zod-openapi";
import { CardEligibility, OrderCard } from "@portal/model/cards.ts";
import { described } from "../core/http/described-rule.ts";
import { refusals, restRoute } from "../core/http/rest-route.ts";
import { restRouter } from "../core/http/rest.ts";
import { listCardEligibility } from "./eligibility.ts";
import { orderCard } from "./order-card.ts";
import { listCardInsurers } from "./cards.ts";

const LARGEST_NUMBER = 2_147_483_647;

const ofPerson = z.object({
  insuredNumber: z.coerce
    .number("invalid")
    .int("invalid")
    .min(1)
    .max(LARGEST_NUMBER)
    .describe("The number of the insured person."),
});

const insurers = restRoute({
  operationId: "listCardInsurers",
  tags: ["Contracts"],
  method: "get",
  path: "/v1/veka/insurers",
  summary: "The insurers that give a person an insurance card",
  description:
    "Whom a lost card can be ordered from. The person must be one whom the account sees.",
  request: { query: ofPerson },
  responses: {
    200: {
      description: "The name of each, by its code",
      content: { "application/json": { schema: z.record(z.string(), z.string()) } },
    },
    ...refusals(400, 401, 403, 404),
  },
});

const eligibility = restRoute({
  operationId: "listCardEligibility",
  tags: ["Contracts"],
  method: "get",
  path: "/v1/veka/insureds-eligibility",
  summary: "For whom an insurance card can be ordered",
  description:
    "All insured persons of the account, with the insurers of their cards and the card that is in use. A person for whom none can be ordered has a reason.",
  responses: {
    200: {
      description: "The people in the order of the account",
      content: { "application/json": { schema: z.array(described(CardEligibility)) } },
    },
    ...refusals(401, 403),
  },
});

const replace = restRoute({
  operationId: "orderCard",
  tags: ["Contracts"],
  method: "post",
  path: "/v1/veka/replace",
  summary: "Order another insurance card",
  description:
    "Becomes a request in change tracking. 409: a card for this person is on its way. 423: too many were ordered within a year.",
  request: {
    query: ofPerson,
    body: { required: true, content: { "application/json": { schema: described(OrderCard) } } },
  },
  responses: {
    200: {
      description: "The request as it is found in change tracking",
      content: { "application/json": { schema: z.object({ id: z.uuid() }) } },
    },
    ...refusals(400, 401, 403, 404, 409, 423),
  },
});

export const vekaRest = restRouter()
  .openapi(insurers, async (c) =>
    c.json(await listCardInsurers(c.var.ctx, c.req.valid("query")), 200),
  )
  .openapi(eligibility, async (c) => c.json(await listCardEligibility(c.var.ctx), 200))
  .openapi(replace, async (c) =>
    c.json(await orderCard(c.var.ctx, { ...c.req.valid("query"), ...c.req.valid("json") }), 200),
  );
