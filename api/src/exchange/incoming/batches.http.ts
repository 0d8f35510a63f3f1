import { z } from "@hono/zod-openapi";
import { BatchState, RecordId } from "@portal/model/exchange/records.ts";
import { Problem } from "@portal/model/portal/problems.ts";
import { described } from "../../core/http/described-rule.ts";
import { parse } from "../../core/http/parse.ts";
import { refusals, restRoute } from "../../core/http/rest-route.ts";
import { callOf, inExchange } from "../client.ts";
import type { DoorParts } from "../door-parts.ts";
import { exchangeRouter } from "../router.ts";
import { AnswerStream } from "./answer-stream.ts";
import { BatchProgress } from "./batch-progress.ts";
import { chunksOf } from "./body.ts";
import { linesOf } from "./lines.ts";
import { runBatch } from "./run-batch.ts";

/** The longest pause within a body, and the longest batch: what is left goes on with the same id. */
const SILENCE_MS = 30_000;
export const LONGEST_BATCH_MS = 10 * 60_000;

const ndjson = { "application/x-ndjson": { schema: z.string() } };
const tags: ["Batches"] = ["Batches"];

const send = restRoute({
  operationId: "sendBatch",
  tags,
  method: "post",
  path: "/exchange/v1/batches",
  summary: "Write many records",
  description:
    "One line, one record: `entity`, `id`, `version` and `data`. Each is written by itself, in the order of the lines, and answered by a line with `status`, and with `code` and `fields` where it was refused. The last line is the summary. With an `id` an interrupted batch goes on where it stopped when it is sent again.",
  request: {
    query: z.object({
      id: described(RecordId)
        .optional()
        .describe("Chosen by the client; with it an interrupted batch can go on."),
      dryRun: z.enum(["true", "false"]).optional().describe("Checks and writes nothing."),
    }),
    body: { required: true, content: ndjson },
  },
  responses: {
    200: { description: "One line for each record, and the summary", content: ndjson },
    ...refusals(400, 401, 415, 429, 503),
  },
});

const read = restRoute({
  operationId: "readBatch",
  tags,
  method: "get",
  path: "/exchange/v1/batches/{id}",
  summary: "Read how far a batch came",
  description: "A batch is forgotten thirty days after its last line.",
  request: { params: z.object({ id: described(RecordId).describe("As it was sent.") }) },
  responses: {
    200: {
      description: "The batch",
      content: { "application/json": { schema: described(BatchState) } },
    },
    ...refusals(400, 401, 404, 429, 503),
  },
});

export function batchRoutes({ largestRecord }: DoorParts) {
  const router = exchangeRouter();
  router.openAPIRegistry.registerPath(send);
  router.post(send.path, async (c) => {
    if (!/^application\/(x-)?ndjson\s*(;|$)/i.test(c.req.header("content-type") ?? ""))
      throw new Problem("UNSUPPORTED_TYPE");
    const given = c.req.query("id");
    const id = given === undefined ? undefined : parse(RecordId, given);
    const isDryRun = c.req.query("dryRun") === "true";
    const call = callOf(c);
    const progress = await BatchProgress.open(call, isDryRun ? undefined : id);
    const answers = new AnswerStream();
    const signal = AbortSignal.any([answers.gone, AbortSignal.timeout(LONGEST_BATCH_MS)]);
    const lines = linesOf(chunksOf(c.req.raw.body, SILENCE_MS), largestRecord);
    const answer = answers.say.bind(answers);
    const run = runBatch({ call, lines, progress, isDryRun, signal, answer })
      .then(async (summary) => answers.say({ summary }))
      .finally(() => answers.end());
    c.set("answered", run);
    return c.body(answers.stream, 200, { "content-type": "application/x-ndjson" });
  });
  router.openapi(read, async (c) => {
    const call = callOf(c);
    const { id } = c.req.valid("param");
    const state = await inExchange(call, async ({ db }) =>
      db
        .selectFrom("exchangeBatch")
        .select(["id", "lastLine", "written", "unchanged", "outdated", "refused", "isComplete"])
        .where("clientId", "=", call.client.id)
        .where("id", "=", id)
        .executeTakeFirst(),
    );
    if (!state) throw new Problem("NOT_FOUND");
    return c.json(state, 200);
  });
  return router;
}
