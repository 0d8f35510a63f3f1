import { z } from "@hono/zod-openapi";
import { Problem } from "@portal/model/portal/problems.ts";
import { refusals, restRoute } from "../core/http/rest-route.ts";
import { restRouter } from "../core/http/rest.ts";

const age = z.coerce
  .number()
  .min(0)
  .optional()
  .describe("The age of the page's data, in milliseconds");

const stream = restRoute({
  operationId: "streamNews",
  tags: ["Notifications"],
  method: "get",
  path: "/v1/notifications/stream",
  summary: "Says when there is something new, for as long as the page listens",
  description:
    "Server-sent events. An event has no content: the page asks what is new. A page that says how old it is hears at once of what came meanwhile. How many pages of an account listen at once is limited.",
  request: { query: z.object({ age }) },
  responses: {
    200: {
      description: "Events called news, without content, and comments that keep the line open",
      content: { "text/event-stream": { schema: z.string() } },
    },
    ...refusals(400, 401, 403, 415, 429, 503),
  },
});

export const notificationsRest = restRouter().openapi(stream, async (c) => {
  const wants = c.req.header("accept")?.includes("text/event-stream");
  if (!wants || c.req.method !== "GET") throw new Problem("UNSUPPORTED_TYPE");
  const { ctx } = c.var;
  return c.body(ctx.liveNews.open(await ctx.session(), c.req.valid("query").age), 200, {
    "content-type": "text/event-stream",
    // A buffering proxy would hold back every event.
    "x-accel-buffering": "no",
  });
});
