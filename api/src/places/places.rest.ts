import { createRoute } from "@hono/zod-openapi";
import { Attributions } from "@portal/model/portal/attributions.ts";
import { restRouter } from "../core/http/rest.ts";
import { readAttributions } from "./attributions.ts";

const attributions = createRoute({
  method: "get",
  path: "/v1/public/attributions",
  summary: "Where the directories of places of this installation come from",
  responses: {
    200: {
      description: "The directories that are loaded",
      content: { "application/json": { schema: Attributions } },
    },
  },
});

export const placesRest = restRouter().openapi(attributions, async (c) =>
  c.json(await readAttributions(c.var.ctx), 200),
);
