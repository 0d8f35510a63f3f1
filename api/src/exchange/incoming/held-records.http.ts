import { z } from "@hono/zod-openapi";
import { HeldRecords, RecordId } from "@portal/model/exchange/records.ts";
import { Problem } from "@portal/model/portal/problems.ts";
import { described } from "../../core/http/described-rule.ts";
import { refusals, restRoute } from "../../core/http/rest-route.ts";
import { scopeOfEntity } from "../access.ts";
import { callOf, inExchange } from "../client.ts";
import { exchangeRouter } from "../router.ts";
import { entityNamed } from "./entities.ts";

const MOST = 1_000;

const list = restRoute({
  operationId: "listHeldRecords",
  tags: ["Records"],
  method: "get",
  path: "/exchange/v1/records/{entity}",
  summary: "List the versions that are held",
  description:
    "Ids and versions of the own source's records, in the order of their ids. A source that was restored from a backup compares them with its own and sends what differs with a higher version; a nightly comparison finds what was lost on the way.",
  request: {
    params: z.object({ entity: z.string().describe("The kind of record, as in its address.") }),
    query: z.object({
      after: described(RecordId).optional().describe("The last id of the page before."),
      limit: z.coerce
        .number()
        .int()
        .min(1)
        .max(MOST)
        .default(MOST)
        .describe("The most records of one page."),
    }),
  },
  responses: {
    200: {
      description: "At most as many as were asked for; an empty page is the end",
      content: { "application/json": { schema: described(HeldRecords) } },
    },
    ...refusals(400, 401, 403, 404, 429, 503),
  },
});

export function heldRecordRoutes() {
  const router = exchangeRouter();
  router.openapi(list, async (c) => {
    const { entity } = c.req.valid("param");
    const { after, limit } = c.req.valid("query");
    if (!entityNamed(entity)) throw new Problem("NOT_FOUND");
    const call = callOf(c);
    const scope = scopeOfEntity(entity);
    if (!call.client.scopes.some((one) => one === scope)) throw new Problem("FORBIDDEN");
    const records = await inExchange(call, async ({ db, client }) =>
      db
        .selectFrom("exchangeRecord")
        .select(["id", "version", "writtenAt"])
        .where("source", "=", client.source)
        .where("entity", "=", entity)
        .$if(after !== undefined, (query) => query.where("id", ">", after ?? ""))
        .orderBy("id")
        .limit(limit)
        .execute(),
    );
    return c.json(
      { records: records.map((one) => ({ ...one, writtenAt: one.writtenAt.toISOString() })) },
      200,
    );
  });
  return router;
}
