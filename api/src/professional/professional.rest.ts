import { z } from "@hono/zod-openapi";
import { ProfessionalPerson, answersShape } from "@portal/model/professional.ts";
import { described } from "../core/http/described-rule.ts";
import { refusals, restRoute } from "../core/http/rest-route.ts";
import { restRouter } from "../core/http/rest.ts";
import { changeProfessionalData, listProfessionalData } from "./professional.ts";

const LARGEST_NUMBER = 2_147_483_647;

const list = restRoute({
  operationId: "listProfessionalData",
  tags: ["Profile"],
  method: "get",
  path: "/v1/partners/professional_data",
  summary: "What the insured persons of the account do for a living",
  description: "What holds today and what is announced for later.",
  responses: {
    200: {
      description: "One entry per insured person",
      content: { "application/json": { schema: z.array(described(ProfessionalPerson)) } },
    },
    ...refusals(401, 403),
  },
});

const change = restRoute({
  operationId: "changeProfessionalData",
  tags: ["Profile"],
  method: "post",
  path: "/v1/partners/{insuredNumber}/professional_data",
  summary: "Change what an insured person does for a living, from a day on",
  description:
    "It becomes a request in change tracking. While one is open for the person, a second is refused.",
  request: {
    params: z.object({
      insuredNumber: z.coerce
        .number("invalid")
        .int("invalid")
        .min(1)
        .max(LARGEST_NUMBER)
        .describe("The number of the insured person."),
    }),
    body: {
      required: true,
      content: { "application/json": { schema: described(answersShape()) } },
    },
  },
  responses: {
    200: {
      description: "The request in change tracking",
      content: { "application/json": { schema: z.object({ id: z.uuid() }) } },
    },
    ...refusals(400, 401, 403, 404, 409),
  },
});

export const professionalRest = restRouter()
  .openapi(list, async (c) => c.json(await listProfessionalData(c.var.ctx), 200))
  .openapi(change, async (c) => {
    const { insuredNumber } = c.req.valid("param");
    return c.json(await changeProfessionalData(c.var.ctx, insuredNumber, c.req.valid("json")), 200);
  });
