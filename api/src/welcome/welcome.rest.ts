import { z } from "@hono/zod-openapi";
import { refusals, restRoute } from "../core/http/rest-route.ts";
import { restRouter } from "../core/http/rest.ts";
import { isFirstConnection, noteNewsSeen, readWelcome } from "./welcome.ts";

const first = restRoute({
  operationId: "isFirstConnection",
  tags: ["Welcome"],
  method: "get",
  path: "/v1/extranaute/isFirstCnx",
  summary: "Whether this is the person's first visit",
  description: "True until the session of the first visit is over.",
  responses: {
    200: {
      description: "The answer",
      content: { "application/json": { schema: z.object({ first: z.boolean() }) } },
    },
    ...refusals(401, 403),
  },
});

const welcome = restRoute({
  operationId: "readWelcome",
  tags: ["Welcome"],
  method: "get",
  path: "/v1/welcome",
  summary: "What to welcome the person with",
  description: "WHATS_NEW while there is news that the person has not closed, else NONE.",
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

const seen = restRoute({
  operationId: "closeWelcome",
  tags: ["Welcome"],
  method: "put",
  path: "/v1/welcome",
  summary: "The news were seen and closed",
  description: "The same news does not welcome the person again.",
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
