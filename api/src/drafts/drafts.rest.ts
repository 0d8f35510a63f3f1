import { z } from "@hono/zod-openapi";
import { Draft, KeepDraft } from "@portal/model/portal/drafts.ts";
import { described } from "../core/http/described-rule.ts";
import { refusals, restRoute } from "../core/http/rest-route.ts";
import { restRouter } from "../core/http/rest.ts";
import { discardDraft, keepDraft, listDrafts } from "./drafts.ts";

const params = z.object({
  form: z.string().describe("The form and its version, such as `profile.email.new@1`."),
});

const list = restRoute({
  operationId: "listDrafts",
  tags: ["Drafts"],
  method: "get",
  path: "/v1/drafts",
  summary: "What was typed into forms and not sent yet",
  description:
    "Kept for 30 days and for at most 20 forms; the oldest gives way. An entry without values says that the form was sent or given up.",
  responses: {
    200: {
      description: "One entry per form",
      content: { "application/json": { schema: z.object({ drafts: z.array(described(Draft)) }) } },
    },
    ...refusals(401, 403),
  },
});

const keep = restRoute({
  operationId: "keepDraft",
  tags: ["Drafts"],
  method: "put",
  path: "/v1/drafts/{form}",
  summary: "Keep what a form holds",
  description:
    "Replaces what was kept before. A form that was sent or given up meanwhile is of a later generation, and the draft is refused.",
  request: {
    params,
    body: { required: true, content: { "application/json": { schema: described(KeepDraft) } } },
  },
  responses: { 204: { description: "Kept" }, ...refusals(400, 401, 403, 409, 413) },
});

const discard = restRoute({
  operationId: "discardDraft",
  tags: ["Drafts"],
  method: "delete",
  path: "/v1/drafts/{form}",
  summary: "Give up what a form holds",
  description: "What was typed before does not come back; a draft of a later generation stays.",
  request: {
    params,
    query: z.object({
      generation: z.coerce.number().describe("The generation that is given up."),
    }),
  },
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
