import { createRoute, z } from "@hono/zod-openapi";
import { SendDocuments } from "@portal/model/send.ts";
import { refusals, restRouter } from "../core/http/rest.ts";
import { sendDocuments } from "./send.ts";

const sending = createRoute({
  method: "post",
  path: "/mobile-gw/api/v1/documents",
  summary: "Send uploaded PDFs to the insurer",
  request: {
    query: SendDocuments.pick({ insuredNumber: true, documentType: true }),
    body: {
      required: true,
      content: { "application/json": { schema: SendDocuments.pick({ files: true }) } },
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
