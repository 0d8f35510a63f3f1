import { setTimeout as pause } from "node:timers/promises";
import { z } from "@hono/zod-openapi";
import { Problem } from "@portal/model/portal/problems.ts";
import { sql as raw } from "kysely";
import { parse } from "../../core/http/parse.ts";
import { refusals, restRoute } from "../../core/http/rest-route.ts";
import { asyncApiDocument } from "../../insurer/events/async-api.ts";
import { CLOUD_EVENTS, CloudEvent } from "../../insurer/events/cloud-event.ts";
import { eventNameIn } from "../../insurer/events/event-types.ts";
import { type FeedPage, type FeedRequest, readFeed } from "../../insurer/events/read-feed.ts";
import { callOf, type ExchangeCall, type ExchangeWork, inExchange } from "../client.ts";
import type { DoorParts } from "../door-parts.ts";
import { exchangeRouter } from "../router.ts";

const DEFAULT_LIMIT = 100;
const LARGEST_LIMIT = 1_000;
const LONGEST_WAIT_SECONDS = 30;
const WAIT_POLL_MS = 500;
/** The requests of this process that wait for events; further ones are answered at once. */
const MOST_WAITING = 8;

const tags: ["Events"] = ["Events"];

const Query = z.object({
  after: z
    .string()
    .max(200, "exchange.cursor")
    .optional()
    .describe(
      "The `cursor` of the last event that was processed, or that of `Link`; `latest` begins at the end. Without it the feed begins with the oldest event.",
    ),
  limit: z.coerce
    .number("exchange.limit")
    .int("exchange.limit")
    .min(1, "exchange.limit")
    .max(LARGEST_LIMIT, "exchange.limit")
    .default(DEFAULT_LIMIT)
    .describe("The most events of one answer."),
  types: z
    .string()
    .optional()
    .describe("Only these types, with commas between, such as `request.submitted,invoice.paid`."),
  wait: z.coerce
    .number("exchange.wait")
    .int("exchange.wait")
    .min(0, "exchange.wait")
    .max(LONGEST_WAIT_SECONDS, "exchange.wait")
    .default(0)
    .describe("Seconds to wait for the first event where there is none yet."),
});

const read = restRoute({
  operationId: "readEvents",
  tags,
  method: "get",
  path: "/exchange/v1/events",
  summary: "Read what happened",
  description:
    'The feed of events in one order that never changes, as a CloudEvents 1.0 batch. An empty batch is the end for now. The header `Link` with `rel="next"` has the address that goes on. What a client\'s own source wrote is not told to it. 409 `CURSOR_UNKNOWN`: the cursor is of another installation, or of a history that a restored backup does not have. 410 `CURSOR_EXPIRED`: events behind it are deleted already. In both cases read the present state and go on with `after=latest`.',
  request: { query: Query },
  responses: {
    200: {
      description: "The events, the oldest first",
      headers: z.object({ link: z.string() }),
      content: { [CLOUD_EVENTS]: { schema: z.array(CloudEvent.openapi("CloudEvent")) } },
    },
    ...refusals(400, 401, 403, 409, 410, 429, 503),
  },
});

const describeEvents = restRoute({
  operationId: "describeEvents",
  tags,
  method: "get",
  path: "/exchange/v1/events.asyncapi.json",
  summary: "Read the description of all events",
  description: "AsyncAPI 3.0, with the schema of the data of each type.",
  responses: {
    200: {
      description: "The document",
      content: { "application/json": { schema: z.looseObject({}) } },
    },
  },
});

export function eventRoutes({ publicUrl }: DoorParts) {
  const router = exchangeRouter();
  let waiting = 0;
  router.openAPIRegistry.registerPath(read);
  router.get(read.path, async (c) => {
    const { types, wait, after, limit } = parse(Query, c.req.query());
    const request = { after, limit, types: types === undefined ? undefined : namesIn(types) };
    const isWaiting = wait > 0 && waiting < MOST_WAITING;
    const patience = { ms: isWaiting ? wait * 1_000 : 0, signal: c.req.raw.signal };
    if (isWaiting) waiting += 1;
    try {
      const { events, next } = await readOrWait({ call: callOf(c), publicUrl }, request, patience);
      const following = new URL(`${publicUrl}${read.path}`);
      for (const [name, value] of Object.entries(c.req.query()))
        following.searchParams.set(name, value);
      following.searchParams.set("after", next);
      return c.body(JSON.stringify(events), 200, {
        "content-type": CLOUD_EVENTS,
        "cache-control": "no-store",
        link: `<${following.href}>; rel="next"`,
      });
    } finally {
      if (isWaiting) waiting -= 1;
    }
  });
  router.openAPIRegistry.registerPath(describeEvents);
  router.get(describeEvents.path, (c) => c.json(asyncApiDocument(publicUrl)));
  return router;
}

function namesIn(types: string) {
  return types.split(",").map((text) => {
    const name = eventNameIn(text.trim());
    if (name === undefined)
      throw new Problem("INVALID", { fields: { types: "exchange.eventType" } });
    return name;
  });
}

interface Reading {
  call: ExchangeCall;
  publicUrl: string;
}

/** Looks again until an event is there, in a transaction each: a waiting client holds no connection. */
async function readOrWait(
  reading: Reading,
  request: FeedRequest,
  { ms, signal }: { ms: number; signal: AbortSignal },
): Promise<FeedPage> {
  const until = performance.now() + ms;
  let { after } = request;
  for (;;) {
    const page = await readPage(reading, { ...request, after });
    const isLast = performance.now() + WAIT_POLL_MS > until || signal.aborted;
    if (page.events.length > 0 || isLast) return page;
    after = page.next;
    await pause(WAIT_POLL_MS, undefined, { signal }).catch(() => undefined);
  }
}

function readPage({ call, publicUrl }: Reading, request: FeedRequest): Promise<FeedPage> {
  const hasPersonalData = call.client.scopes.includes("events.personal");
  return inExchange(call, async (exchange) => {
    const { db, client, services } = exchange;
    const { id, source } = client;
    const reader = { db, secrets: services.secrets, publicUrl };
    const page = await readFeed({ ...reader, client: { id, source, hasPersonalData } }, request);
    const [first] = page.events;
    if (hasPersonalData && first) {
      exchange.noteAct("read events with personal data", `${page.events.length} from ${first.id}`);
      await noteForAccounts(exchange, page.positions, first.id);
    }
    return page;
  });
}

/** A line for each account concerned, so that its owner is told who got data about them. */
async function noteForAccounts(
  { db, client, correlationId }: ExchangeWork,
  positions: readonly number[],
  first: string,
): Promise<void> {
  await raw`insert into audit (actor, action, subject, correlation_id, account_id)
    select ${`exchange ${client.name}`}, 'read events with personal data', ${first}, ${correlationId}, account
    from (select distinct account_concerned(e.account_id, e.insured_number) as account from event e
      where e.position = any (${positions}::bigint[])) concerned
    where account is not null`.execute(db);
}
