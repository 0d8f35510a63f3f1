import { z } from "@hono/zod-openapi";
import { ConfirmationChallenge } from "@portal/model/portal/confirmations.ts";
import { described } from "../../core/http/described-rule.ts";
import { refusals, restRoute } from "../../core/http/rest-route.ts";
import { restRouter } from "../../core/http/rest.ts";
import { resendCode } from "./resend.ts";

const resend = restRoute({
  operationId: "resendConfirmationCode",
  tags: ["Confirmations"],
  method: "post",
  path: "/v1/confirmations/{id}/resend",
  summary: "Send another one-time code for an act that waits for one",
  description:
    "The code that was sent before no longer counts. How often a code can be had is limited.",
  request: {
    params: z.object({ id: z.uuid("invalid").describe("The id of the challenge.") }),
    query: z.object({
      channel: z
        .literal("EMAIL", "invalid")
        .optional()
        .describe("To the mailbox in the place of the phone, where `otherRecipient` named one."),
    }),
  },
  responses: {
    200: {
      description: "Sent",
      content: { "application/json": { schema: described(ConfirmationChallenge) } },
    },
    ...refusals(400, 401, 403, 404, 429),
  },
});

export const confirmationsRest = restRouter().openapi(resend, async (c) =>
  c.json(await resendCode(c.var.ctx, c.req.valid("param").id, c.req.valid("query").channel), 200),
);
