import { z } from "@hono/zod-openapi";
import { contentDisposition } from "@portal/model/files.ts";
import { todayInZurich } from "@portal/model/calendar/dates.ts";
import {
  DecisionTaken,
  HandedOut,
  HandedOutRequest,
  MOST_HANDED_OUT,
} from "@portal/model/exchange/requests.ts";
import { Problem } from "@portal/model/portal/problems.ts";
import { RequestDecision } from "@portal/model/requests/decisions.ts";
import type { Context } from "hono";
import { onConnection } from "../../core/db/connection-driver.ts";
import { inTransaction } from "../../core/db/transaction.ts";
import { described } from "../../core/http/described-rule.ts";
import { parse } from "../../core/http/parse.ts";
import { refusals, restRoute } from "../../core/http/rest-route.ts";
import { carryOutDecision } from "../../insurer/requests/decision.ts";
import {
  listHandedOut,
  readHandedOut,
  readHandedOutFile,
} from "../../insurer/requests/hand-out.ts";
import type { Work } from "../../insurer/requests/kinds.ts";
import { callOf, type ExchangeVariables } from "../client.ts";
import type { DoorParts } from "../door-parts.ts";
import { readJson } from "../incoming/read-json.ts";
import { retriedOnConflict } from "../incoming/retried.ts";
import { exchangeRouter } from "../router.ts";

const tags: [string] = ["Requests"];
const Id = z.object({ id: z.uuid().describe("The request.") });
const FileIds = Id.extend({ file: z.uuid().describe("The file, as the request names it.") });
const After = z.object({
  after: z.coerce
    .number("invalid")
    .int("invalid")
    .min(0, "invalid")
    .default(0)
    .describe("The position after which to continue; 0 is the beginning."),
  limit: z.coerce
    .number("invalid")
    .int("invalid")
    .min(1, "invalid")
    .max(MOST_HANDED_OUT, "invalid")
    .default(50)
    .describe("The most entries of an answer."),
});

const list = restRoute({
  operationId: "listRequests",
  tags,
  method: "get",
  path: "/exchange/v1/requests",
  summary: "List what happened to the requests that the core system decides",
  description:
    "In the order in which it happened, after a position; the same position gives the same entries again. A new request is in progress once it was listed. Details, people, texts and files need the scope `requests.personal`.",
  request: { query: After },
  responses: {
    200: {
      description: "The entries",
      content: { "application/json": { schema: described(HandedOut) } },
    },
    ...refusals(400, 401, 403, 429, 503),
  },
});

const readOne = restRoute({
  operationId: "readRequest",
  tags,
  method: "get",
  path: "/exchange/v1/requests/{id}",
  summary: "Read how a request stands",
  description: "Only a request that was listed before; others are not found.",
  request: { params: Id },
  responses: {
    200: {
      description: "The request as it stands now",
      content: { "application/json": { schema: described(HandedOutRequest) } },
    },
    ...refusals(400, 401, 403, 404, 429, 503),
  },
});

const readFile = restRoute({
  operationId: "readRequestFile",
  tags,
  method: "get",
  path: "/exchange/v1/requests/{id}/files/{file}",
  summary: "Read a file of a request",
  description: "While the request is open. Needs the scope `requests.personal`.",
  request: { params: FileIds },
  responses: {
    200: { description: "The bytes of the file", content: { "application/octet-stream": {} } },
    ...refusals(400, 401, 403, 404, 429, 503),
  },
});

const decide = restRoute({
  operationId: "decideRequest",
  tags,
  method: "post",
  path: "/exchange/v1/requests/{id}/decision",
  summary: "Decide a request, or ask its customer a question",
  description:
    "A repetition answers as the first time. An approval is applied at once; the portal's own rules may still refuse it, which the answer says. 409 with an error code: `withdrawn`, `decided`, `asked` (a question waits for its answer), `hasParts` (decide the parts), `noAccount` (the visitor cannot be asked), `ownDecision` (employees decide it).",
  request: {
    params: Id,
    body: {
      required: true,
      content: { "application/json": { schema: described(RequestDecision) } },
    },
  },
  responses: {
    200: {
      description: "How the request stands now",
      content: { "application/json": { schema: described(DecisionTaken) } },
    },
    ...refusals(400, 401, 403, 404, 408, 409, 413, 415, 429, 503),
  },
});

/** Requests run in the role of the jobs, as the worker does: applying one needs its rights. */
export function requestRoutes({ requests, services }: DoorParts) {
  const router = exchangeRouter();
  const within = <Result>(
    c: Context<ExchangeVariables>,
    work: (parts: Work & Asking) => Result,
  ) => {
    const { client } = callOf(c);
    const { secrets, clock } = services;
    return retriedOnConflict(() =>
      inTransaction(requests.pool, async (connection) =>
        work({
          db: onConnection(connection),
          secrets,
          today: todayInZurich(clock.now()),
          actor: `exchange ${client.name}`,
          isPersonal: client.scopes.includes("requests.personal"),
        }),
      ),
    );
  };
  for (const route of [list, readOne, readFile, decide]) router.openAPIRegistry.registerPath(route);
  router.get("/exchange/v1/requests", async (c) => {
    const wanted = parse(After, c.req.query());
    return c.json(await within(c, (reading) => listHandedOut(reading, wanted)));
  });
  router.get("/exchange/v1/requests/:id", async (c) => {
    const { id } = parse(Id, c.req.param());
    const found = await within(c, (reading) => readHandedOut(reading, id));
    if (!found) throw new Problem("NOT_FOUND");
    return c.json(found);
  });
  router.get("/exchange/v1/requests/:id/files/:file", async (c) => {
    const { id: request, file } = parse(FileIds, c.req.param());
    const found = await within(c, (reading) => readHandedOutFile(reading, { request, file }));
    if (!found) throw new Problem("NOT_FOUND");
    return c.body(Uint8Array.from(found.content), 200, {
      "content-type": found.mimeType,
      "content-disposition": contentDisposition(found.filename),
    });
  });
  router.post("/exchange/v1/requests/:id/decision", async (c) => {
    if (!/^application\/json\s*(;|$)/i.test(c.req.header("content-type") ?? ""))
      throw new Problem("UNSUPPORTED_TYPE");
    const { id } = parse(Id, c.req.param());
    const body = new Uint8Array(await c.req.arrayBuffer());
    const decision = parse(RequestDecision, readJson(body));
    const order = { id, decider: "EXCHANGE", decision } as const;
    return c.json(
      await within(c, (work) =>
        carryOutDecision(work, requests.kinds, { ...order, actor: work.actor }),
      ),
    );
  });
  return router;
}

interface Asking {
  actor: `exchange ${string}`;
  isPersonal: boolean;
}
