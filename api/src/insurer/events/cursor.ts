import { sameBytes } from "../../core/secrets/secrets.ts";

/**
 * A place in the feed: after the event at a position. It names the installation and the event itself, so that a cursor
 * of another installation, or of a history that a restored backup does not have, is recognised.
 */
export interface Cursor {
  feedId: string;
  position: number;
  /** The id of the event at the position; undefined before the first one. */
  eventId: string | undefined;
}

const VERSION = 1;
const LENGTH = 33;
const FEED = { from: 1, to: 17 };
const POSITION = 17;
const EVENT = { from: 25, to: 33 };

/** The cursor is opaque to subscribers: base64url of its parts. */
export function formatCursor({ feedId, position, eventId }: Cursor): string {
  const bytes = Buffer.alloc(LENGTH);
  bytes.writeUInt8(VERSION, 0);
  bytesOf(feedId).copy(bytes, FEED.from);
  bytes.writeBigUInt64BE(BigInt(position), POSITION);
  markOf(eventId).copy(bytes, EVENT.from);
  return bytes.toString("base64url");
}

export interface GivenCursor {
  feed: Buffer;
  position: number;
  mark: Buffer;
}

/** The parts of a cursor as a subscriber gives it back; undefined for a text that never was one. */
export function parseCursor(text: string): GivenCursor | undefined {
  if (!/^[\w-]{44}$/.test(text)) return undefined;
  const bytes = Buffer.from(text, "base64url");
  if (bytes.length !== LENGTH || bytes.readUInt8(0) !== VERSION) return undefined;
  const position = bytes.readBigUInt64BE(POSITION);
  if (position > BigInt(Number.MAX_SAFE_INTEGER)) return undefined;
  return {
    feed: bytes.subarray(FEED.from, FEED.to),
    position: Number(position),
    mark: bytes.subarray(EVENT.from, EVENT.to),
  };
}

export function isOfFeed({ feed }: GivenCursor, feedId: string): boolean {
  return sameBytes(feed, bytesOf(feedId));
}

/** Whether the cursor was given after this event. */
export function isAtEvent({ mark }: GivenCursor, eventId: string | undefined): boolean {
  return sameBytes(mark, markOf(eventId));
}

function bytesOf(uuid: string): Buffer {
  return Buffer.from(uuid.replaceAll("-", ""), "hex");
}

function markOf(eventId: string | undefined): Buffer {
  return eventId === undefined ? Buffer.alloc(8) : bytesOf(eventId).subarray(0, 8);
}
