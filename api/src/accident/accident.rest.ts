import { z } from "@hono/zod-openapi";
import { accidentPayload } from "@portal/model/accident/accident-payload.ts";
import { AccidentCover } from "@portal/model/accident/words.ts";
import { described } from "../core/http/described-rule.ts";
import { refusals, restRoute } from "../core/http/rest-route.ts";
import { restRouter } from "../core/http/rest.ts";
import { declareAccident } from "./declare-accident.ts";

const declaration = restRoute({
  operationId: "declareAccident",
  tags: ["Requests"],
  method: "post",
  path: "/v1/contact/accident",
  summary: "Declare an accident",
  description:
    "It becomes a request in change tracking and a document of the account. The same accident of the same person is declared once: a second declaration is refused with 409.",
  request: {
    body: {
      required: true,
      content: { "application/json": { schema: described(accidentPayload()) } },
    },
  },
  responses: {
    200: {
      description: "The request in change tracking",
      content: {
        "application/json": {
          schema: z.object({
            id: z.uuid(),
            cover: described(AccidentCover).describe(
              "Whether basic insurance covers accidents on that day.",
            ),
            iddms: z.string().describe("The declaration among the documents."),
          }),
        },
      },
    },
    ...refusals(400, 401, 403, 409, 422),
  },
});

export const accidentRest = restRouter().openapi(declaration, async (c) =>
  c.json(await declareAccident(c.var.ctx, c.req.valid("json")), 200),
);
