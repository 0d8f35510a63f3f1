import { createRoute, z } from "@hono/zod-openapi";
import { Draft, KeepDraft } from "@portal/model/portal/drafts.ts";
import { refusals, restRouter } from "../core/http/rest.ts";
import { discardDraft, keepDraft, listDrafts } from "./drafts.ts";

const params = z.object({ form: z.string() });

const list = createRoute({
  method: "get",
  path: "/v1/drafts",
  summary: "What was typed into forms and not sent yet",
  responses: {
    200: {
      description: "One entry per form",
      content: { "application/json": { schema: z.object({ drafts: z.array(Draft) }) } },
    },
    ...refusals(401, 403),
  },
});

const keep = createRoute({
  method: "put",
  path: "/v1/drafts/{form}",
  summary: "Keep what a form holds",
  request: {
    params,
    body: { required: true, content: { "application/json": { schema: KeepDraft } } },
  },
  responses: { 204: { description: "Kept" }, ...refusals(400, 401, 403, 409, 413) },
});

const discard = createRoute({
  method: "delete",
  path: "/v1/drafts/{form}",
  summary: "Give up what a form holds",
  request: { params, query: z.object({ generation: z.coerce.number() }) },
  responses: { 204: { description: "Given up" }, ...refusals(400, 401, 403) },
});

export const draftsRest = restRouter()
  .openapi(list, async (c) => c.json({ drafts: await listDrafts(c.var.ctx) }, 200))
  .openapi(keep, async (c) => {
    await keepDraft(c.var.ctx, c.req.valid("param").form, c.req.valid("json"));
    return c.body(null, 204);
  })
  .openapi(discard, async (c) => {
    await discardDraft(c.var.ctx, { ...c.req.valid("param"), ...c.req.valid("query") });
    return c.body(null, 204);
  });
