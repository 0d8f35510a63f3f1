import { z } from "@hono/zod-openapi";
import { refusals, restRoute } from "../core/http/rest-route.ts";
import { restRouter } from "../core/http/rest.ts";
import { listDeeplinks } from "./deeplinks.ts";

const Deeplink = z
  .object({ gmnetPath: z.string(), gmappAvailability: z.boolean(), gmnetAvailability: z.boolean() })
  .openapi("Deeplink");

const list = restRoute({
  operationId: "listDeeplinks",
  tags: ["Platform"],
  method: "get",
  path: "/v1/deeplinks",
  summary: "The addresses that letters and the mobile app lead to, and what serves each",
  description: "An address may be served by the portal, by the mobile app, by both or by neither.",
  responses: {
    200: {
      description: "All of them",
      content: { "application/json": { schema: z.object({ deeplinks: z.array(Deeplink) }) } },
    },
    ...refusals(401),
  },
});

export const deeplinksRest = restRouter().openapi(list, async (c) =>
  c.json({ deeplinks: await listDeeplinks(c.var.ctx) }, 200),
);
