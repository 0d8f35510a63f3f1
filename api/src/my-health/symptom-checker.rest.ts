import { z } from "@hono/zod-openapi";
import { EndAssessment, StartAssessment } from "@portal/model/my-health.ts";
import { described } from "../core/http/described-rule.ts";
import { refusals, restRoute } from "../core/http/rest-route.ts";
import { restRouter } from "../core/http/rest.ts";
import { finishAssessment, startAssessment } from "./symptom-checker.ts";

const start = restRoute({
  operationId: "startAssessment",
  tags: ["My health"],
  method: "post",
  path: "/v1/symptom-checker-assessments",
  summary: "Begin an assessment by the symptom checker",
  description:
    "For an insured person of the account. Answers the plan of basic insurance, which the partner's page has to know; null without one.",
  request: {
    body: {
      required: true,
      content: { "application/json": { schema: described(StartAssessment) } },
    },
  },
  responses: {
    201: {
      description: "Begun",
      content: {
        "application/json": {
          schema: z.object({ id: z.uuid(), insurancePlan: z.string().nullable() }),
        },
      },
    },
    ...refusals(400, 401, 403, 404),
  },
});

const finish = restRoute({
  operationId: "endAssessment",
  tags: ["My health"],
  method: "patch",
  path: "/v1/symptom-checker-assessments/{id}",
  summary: "Say that an assessment is over",
  description: "What the checker is told never comes to us. Saying it twice changes nothing.",
  request: {
    params: z.object({ id: z.string().describe("The id of the assessment.") }),
    body: { required: true, content: { "application/json": { schema: described(EndAssessment) } } },
  },
  responses: { 204: { description: "Noted" }, ...refusals(400, 401, 403, 404) },
});

export const symptomCheckerRest = restRouter()
  .openapi(start, async (c) => c.json(await startAssessment(c.var.ctx, c.req.valid("json")), 201))
  .openapi(finish, async (c) => {
    await finishAssessment(c.var.ctx, c.req.valid("param").id, c.req.valid("json"));
    return c.body(null, 204);
  });
