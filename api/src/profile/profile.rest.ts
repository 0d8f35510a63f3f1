import { z } from "@hono/zod-openapi";
import { PersonalData } from "@portal/model/personal-data.ts";
import { described } from "../core/http/described-rule.ts";
import { refusals, restRoute } from "../core/http/rest-route.ts";
import { restRouter } from "../core/http/rest.ts";
import { listPersonalData } from "./personal-data.ts";

const personalData = restRoute({
  operationId: "listPersonalData",
  tags: ["Profile"],
  method: "get",
  path: "/v1/partners/personal_data",
  summary: "What the insurer knows of the people on the account",
  description:
    "Names, numbers, sex, birth, nationality and permit of every insured person of the account.",
  responses: {
    200: {
      description: "In the account's order",
      content: { "application/json": { schema: z.array(described(PersonalData)) } },
    },
    ...refusals(401, 403),
  },
});

export const profileRest = restRouter().openapi(personalData, async (c) =>
  c.json(await listPersonalData(c.var.ctx), 200),
);
