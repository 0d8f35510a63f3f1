import { z } from "@hono/zod-openapi";
import { RecordAnswer, RecordId, SentRecord } from "@portal/model/exchange/records.ts";
import { Problem } from "@portal/model/portal/problems.ts";
import { described } from "../../core/http/described-rule.ts";
import { parse } from "../../core/http/parse.ts";
import { refusals, restRoute } from "../../core/http/rest-route.ts";
import { callOf } from "../client.ts";
import type { DoorParts } from "../door-parts.ts";
import { exchangeRouter } from "../router.ts";
import { readBody } from "./body.ts";
import { entities } from "./entities.ts";
import type { Entity } from "../entity.ts";
import { readJson } from "./read-json.ts";
import { keepRefusals } from "./refusals.ts";
import { takeRecord } from "./take-record.ts";

const BODY_TIMES = { silenceMs: 5_000, wholeMs: 30_000 };

/** One route for each entity, so that the OpenAPI document describes the shape of each. */
export function recordRoutes({ largestRecord }: DoorParts) {
  const router = exchangeRouter();
  for (const entity of entities) {
    const route = describe(entity);
    router.openAPIRegistry.registerPath(route);
    // Not the router's own reading of bodies: it has no limit, and parses before the depth is known.
    router.put(route.path.replace("{id}", ":id"), async (c) => {
      if (!/^application\/json\s*(;|$)/i.test(c.req.header("content-type") ?? ""))
        throw new Problem("UNSUPPORTED_TYPE");
      const id = parse(RecordId, c.req.param("id"));
      const body = await readBody(c.req.raw.body, { largest: largestRecord, ...BODY_TIMES });
      const call = callOf(c);
      try {
        const { version, data } = parse(SentRecord, readJson(body));
        return c.json({ status: await takeRecord(call, entity, { id, version, data }) });
      } catch (error) {
        if (error instanceof Problem)
          await keepRefusals(call, [{ entity: entity.name, recordId: id, problem: error }]);
        throw error;
      }
    });
  }
  return router;
}

function describe({ name, about, rule }: Entity) {
  const data = described(rule);
  return restRoute({
    operationId: `put${name.replaceAll(/(?:^|-)(\w)/g, (_, letter: string) => letter.toUpperCase())}`,
    tags: ["Records"],
    method: "put",
    path: `/exchange/v1/${name}/{id}`,
    summary: `Write one of the ${name.replaceAll("-", " ")}`,
    description: `${about} 409: the same version was sent with other content, or another source writes this row.`,
    request: {
      params: z.object({ id: described(RecordId).describe("The id that the source gives it.") }),
      body: {
        required: true,
        content: { "application/json": { schema: described(SentRecord).and(z.object({ data })) } },
      },
    },
    responses: {
      200: {
        description: "What happened to the record",
        content: { "application/json": { schema: described(RecordAnswer) } },
      },
      ...refusals(400, 401, 403, 408, 409, 413, 415, 429, 503),
    },
  });
}
