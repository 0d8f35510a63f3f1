import { createRoute, z } from "@hono/zod-openapi";
import { refusals, restRouter } from "../core/http/rest.ts";
import { listDeeplinks } from "./deeplinks.ts";

const Deeplink = z
  .object({ gmnetPath: z.string(), gmappAvailability: z.boolean(), gmnetAvailability: z.boolean() })
  .openapi("Deeplink");

const list = createRoute({
  method: "get",
  path: "/v1/deeplinks",
  summary: "The addresses that letters and the mobile app lead to, and what serves each",
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
