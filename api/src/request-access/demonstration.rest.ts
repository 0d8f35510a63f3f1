import { z } from "@hono/zod-openapi";
import { DemonstrationPost, SimulatedCheck } from "@portal/model/request-access/demonstration.ts";
import { contentDisposition } from "@portal/model/files.ts";
import { described } from "../core/http/described-rule.ts";
import { refusals, restRoute } from "../core/http/rest-route.ts";
import { restRouter } from "../core/http/rest.ts";
import type { OutboxParts } from "../insurer/outbox/deliver.ts";
import { listPost, openLetter, simulateCheck } from "./demonstration.ts";

const tags: ["Demonstration"] = ["Demonstration"];
const ABSENT = "Where real people are served, this address does not exist.";

const post = restRoute({
  operationId: "listDemonstrationPost",
  tags,
  method: "get",
  path: "/v1/demonstration/post",
  summary: "What an invented person without an account gets by post, SMS and e-mail",
  description: `With the codes in them. ${ABSENT}`,
  request: {
    query: z.object({
      insuredNumber: z.coerce.number().int().max(2_147_483_647).describe("Whose post it is."),
    }),
  },
  responses: {
    200: {
      description: "The newest first",
      content: { "application/json": { schema: z.array(described(DemonstrationPost)) } },
    },
    ...refusals(400),
  },
});

const letter = restRoute({
  operationId: "openDemonstrationLetter",
  tags,
  method: "get",
  path: "/v1/demonstration/letters/{id}",
  summary: "A letter to an invented person, as a PDF",
  description: ABSENT,
  request: { params: z.object({ id: z.uuid("invalid").describe("As the list names it.") }) },
  responses: {
    200: {
      description: "The letter",
      content: { "application/pdf": { schema: z.string().openapi({ format: "binary" }) } },
    },
    ...refusals(400, 404),
  },
});

const check = restRoute({
  operationId: "simulateIdentityCheck",
  tags,
  method: "post",
  path: "/v1/demonstration/identity-checks",
  summary: "Answer an identity check as its service would, on the demonstration's page",
  description: `404 when the check is over or the secret is another one. ${ABSENT}`,
  request: {
    body: {
      required: true,
      content: { "application/json": { schema: described(SimulatedCheck) } },
    },
  },
  responses: { 204: { description: "Done" }, ...refusals(400, 404) },
});

/** The routes that a demonstration adds to request access; they are not mounted elsewhere. */
export function accessDemonstrationRest(
  parts: Pick<OutboxParts, "messageTemplates" | "publicUrl">,
) {
  return restRouter()
    .openapi(post, async (c) => {
      c.header("cache-control", "no-store");
      return c.json(await listPost(c.var.ctx, c.req.valid("query").insuredNumber, parts), 200);
    })
    .openapi(letter, async (c) => {
      const content = await openLetter(c.var.ctx, c.req.valid("param").id);
      return c.body(new Uint8Array(content), 200, {
        "content-type": "application/pdf",
        "content-disposition": contentDisposition("letter.pdf", "inline"),
      });
    })
    .openapi(check, async (c) => {
      await simulateCheck(c.var.ctx, c.req.valid("json"));
      return c.body(null, 204);
    });
}
