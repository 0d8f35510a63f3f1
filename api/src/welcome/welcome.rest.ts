import { createRoute, z } from "@hono/zod-openapi";
import { refusals, restRouter } from "../core/http/rest.ts";
import { isFirstConnection, noteNewsSeen, readWelcome } from "./welcome.ts";

const first = createRoute({
  method: "get",
  path: "/v1/extranaute/isFirstCnx",
  summary: "Whether this is the person's first visit",
  responses: {
    200: {
      description: "The answer",
      content: { "application/json": { schema: z.object({ first: z.boolean() }) } },
    },
    ...refusals(401, 403),
  },
});

const welcome = createRoute({
  method: "get",
  path: "/v1/welcome",
  summary: "What to welcome the person with",
  responses: {
    200: {
      description: "News, or nothing",
      content: {
        "application/json": {
          schema: z.object({ welcomeInformationType: z.enum(["WHATS_NEW", "NONE"]) }),
        },
      },
    },
    ...refusals(401, 403),
  },
});

const seen = createRoute({
  method: "put",
  path: "/v1/welcome",
  summary: "The news were seen and closed",
  responses: { 204: { description: "Kept" }, ...refusals(401, 403) },
});

export const welcomeRest = restRouter()
  .openapi(first, async (c) => c.json({ first: await isFirstConnection(c.var.ctx) }, 200))
  .openapi(welcome, async (c) =>
    c.json({ welcomeInformationType: await readWelcome(c.var.ctx) }, 200),
  )
  .openapi(seen, async (c) => {
    await noteNewsSeen(c.var.ctx);
    return c.body(null, 204);
  });
