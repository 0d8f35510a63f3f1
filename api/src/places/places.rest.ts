import { Attributions } from "@portal/model/portal/attributions.ts";
import { described } from "../core/http/described-rule.ts";
import { restRoute } from "../core/http/rest-route.ts";
import { restRouter } from "../core/http/rest.ts";
import { readAttributions } from "./attributions.ts";

const attributions = restRoute({
  operationId: "listAttributions",
  tags: ["Platform"],
  method: "get",
  path: "/v1/public/attributions",
  summary: "Where the directories of places of this installation come from",
  description:
    "For each directory: whether it was shipped, is the official one or was invented, and since when it is loaded.",
  responses: {
    200: {
      description: "The directories that are loaded",
      content: { "application/json": { schema: described(Attributions) } },
    },
  },
});

export const placesRest = restRouter().openapi(attributions, async (c) =>
  c.json(await readAttributions(c.var.ctx), 200),
);
