import { z } from "@hono/zod-openapi";
import { SendDocuments } from "@portal/model/send.ts";
import { described } from "../core/http/described-rule.ts";
import { refusals, restRoute } from "../core/http/rest-route.ts";
import { restRouter } from "../core/http/rest.ts";
import { sendDocuments } from "./send.ts";

const sending = restRoute({
  operationId: "sendDocuments",
  tags: ["Files"],
  method: "post",
  path: "/mobile-gw/api/v1/documents",
  summary: "Send uploaded PDFs to the insurer",
  description: "The files become one request in change tracking; a bill becomes a claim as well.",
  request: {
    query: z.object({
      insuredNumber: described(SendDocuments.shape.insuredNumber).describe("Whom it concerns."),
      documentType: described(SendDocuments.shape.documentType).describe("What is sent."),
    }),
    body: {
      required: true,
      content: {
        "application/json": {
          schema: z.object({
            files: described(SendDocuments.shape.files),
            bill: described(SendDocuments.shape.bill).describe(
              "What the sender says of a bill; ignored for other documents.",
            ),
          }),
        },
      },
    },
  },
  responses: {
    200: {
      description: "The request as it is found in change tracking",
      content: { "application/json": { schema: z.object({ id: z.uuid() }) } },
    },
    ...refusals(400, 401, 403, 409, 422),
  },
});

export const sendRest = restRouter().openapi(sending, async (c) =>
  c.json(await sendDocuments(c.var.ctx, { ...c.req.valid("query"), ...c.req.valid("json") }), 200),
);
