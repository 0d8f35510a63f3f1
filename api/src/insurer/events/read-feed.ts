import { Problem } from "@portal/model/portal/problems.ts";
import { type Kysely, sql as raw } from "kysely";
import type { Tables } from "../../core/db/tables.ts";
import type { Secrets } from "../../core/secrets/secrets.ts";
import {
  type CloudEvent,
  type EventSource,
  type StoredEvent,
  toCloudEvent,
} from "./cloud-event.ts";
import { type GivenCursor, formatCursor, isAtEvent, isOfFeed, parseCursor } from "./cursor.ts";
import type { EventName } from "./event-types.ts";
import { openPersonalData } from "./open-personal-data.ts";

export interface FeedRequest {
  /** A cursor; `latest` for the end of the feed; undefined for its beginning. */
  after: string | undefined;
  limit: number;
  types: readonly EventName[] | undefined;
}

export interface FeedReader {
  db: Kysely<Tables>;
  secrets: Secrets;
  publicUrl: string;
  client: {
    id: string;
    /** Its own writing is not told to it. */
    source: string;
    hasPersonalData: boolean;
  };
}

export interface FeedPage {
  events: CloudEvent[];
  /** Their positions. */
  positions: number[];
  /** The cursor behind everything that was looked at. */
  next: string;
}

interface Feed {
  feedId: string;
  lastPosition: number;
  deletedTo: number;
  deletedEvent: string | null;
}

const NUMBERED_AT_ONCE = 5_000;
/** The most batches that one request numbers, so that it ends in time after a large import. */
const MOST_NUMBERINGS = 4;
/** The positions that one statement looks through for the events that the subscriber wants. */
const WINDOW = 10_000;
const MOST_WINDOWS = 20;

const columns = [
  "position",
  "eventId",
  "at",
  "type",
  "subject",
  "household",
  "accountId",
  "insuredNumber",
  "data",
] as const;

/** Reads the feed behind a cursor. The caller's transaction must be committed before the page is handed out. */
export async function readFeed(reader: FeedReader, request: FeedRequest): Promise<FeedPage> {
  const { db } = reader;
  await numberEvents(db);
  const feed = await db
    .selectFrom("eventFeed")
    .select(["feedId", "lastPosition", "deletedTo", "deletedEvent"])
    .executeTakeFirstOrThrow();
  const from = await startOf(db, feed, request.after);
  const { found, end } = await findEvents(reader, feed, { ...request, from });
  return {
    events: await cloudEventsOf(reader, feed.feedId, found),
    positions: found.map(({ position }) => position),
    next: await cursorAt(db, feed, end),
  };
}

async function numberEvents(db: Kysely<Tables>): Promise<void> {
  for (let round = 0; round < MOST_NUMBERINGS; round++) {
    const { rows } = await raw<{ given: number }>`
      select number_events(${NUMBERED_AT_ONCE}::int) as given`.execute(db);
    if ((rows[0]?.given ?? 0) < NUMBERED_AT_ONCE) return;
  }
}

async function startOf(db: Kysely<Tables>, feed: Feed, after: string | undefined): Promise<number> {
  if (after === undefined) return feed.deletedTo;
  if (after === "latest") return feed.lastPosition;
  const cursor = parseCursor(after);
  if (!cursor) throw new Problem("INVALID", { fields: { after: "exchange.cursor" } });
  if (!isOfFeed(cursor, feed.feedId)) throw new Problem("CURSOR_UNKNOWN");
  if (cursor.position < feed.deletedTo) throw new Problem("CURSOR_EXPIRED");
  await requireEvent(db, feed, cursor);
  return cursor.position;
}

/** A history that a restored backup does not have is refused: its positions are given to other events. */
async function requireEvent(db: Kysely<Tables>, feed: Feed, cursor: GivenCursor): Promise<void> {
  const isThere =
    cursor.position <= feed.lastPosition &&
    isAtEvent(cursor, await eventAt(db, feed, cursor.position));
  if (!isThere) throw new Problem("CURSOR_UNKNOWN");
}

async function eventAt(
  db: Kysely<Tables>,
  { deletedTo, deletedEvent }: Feed,
  position: number,
): Promise<string | undefined> {
  if (position === deletedTo) return deletedEvent ?? undefined;
  const event = await db
    .selectFrom("event")
    .select("eventId")
    .where("position", "=", position)
    .executeTakeFirst();
  return event?.eventId;
}

async function cursorAt(db: Kysely<Tables>, feed: Feed, position: number): Promise<string> {
  const eventId = await eventAt(db, feed, position);
  return formatCursor({ feedId: feed.feedId, position, eventId });
}

interface Search {
  from: number;
  limit: number;
  types: readonly EventName[] | undefined;
}

/** The next events of the wanted types, and the position up to which was looked. */
async function findEvents(
  { db, client }: FeedReader,
  { lastPosition }: Feed,
  { from, limit, types }: Search,
): Promise<{ found: StoredEvent[]; end: number }> {
  let end = from;
  for (let window = 0; window < MOST_WINDOWS && end < lastPosition; window++) {
    const upTo = Math.min(end + WINDOW, lastPosition);
    let query = db
      .selectFrom("event")
      .select(columns)
      .where("position", ">", end)
      .where("position", "<=", upTo)
      .where("origin", "is distinct from", client.source);
    if (types) query = query.where("type", "in", types);
    const rows = await query.orderBy("position").limit(limit).execute();
    const found = rows.flatMap(({ position, ...event }) =>
      position === null ? [] : [{ position, ...event }],
    );
    const isFull = found.length === limit;
    end = isFull ? (found.at(-1)?.position ?? upTo) : upTo;
    if (found.length > 0) return { found, end };
  }
  return { found: [], end };
}

async function cloudEventsOf(
  { db, secrets, publicUrl, client }: FeedReader,
  feedId: string,
  found: readonly StoredEvent[],
): Promise<CloudEvent[]> {
  const source: EventSource = { feedId, publicUrl };
  if (!client.hasPersonalData) return found.map((event) => toCloudEvent(event, source));
  const held = await personalDataOf(
    db,
    client.id,
    found.map(({ position }) => position),
  );
  return found.map((event) =>
    toCloudEvent(event, source, openPersonalData(secrets, event, held.get(event.position))),
  );
}

type Held = Record<string, unknown> | null;

/** What the rows behind the events hold now. The database gives nothing to a client without the scope. */
export async function personalDataOf(
  db: Kysely<Tables>,
  clientId: string,
  positions: readonly number[],
): Promise<ReadonlyMap<number, Held>> {
  const { rows } = await raw<{ position: number; held: Held }>`
    select at_position as position, held
    from personal_data_of_events(${clientId}, ${positions}::bigint[])`.execute(db);
  return new Map(rows.map(({ position, held }) => [position, held]));
}
