import { z } from "zod";
import { formatCursor } from "./cursor.ts";
import { publicType } from "./event-types.ts";

/** An event as it is stored, with its place in the feed. */
export interface StoredEvent {
  position: number;
  eventId: string;
  at: Date;
  type: string;
  subject: string;
  household: number;
  accountId: string | null;
  insuredNumber: number | null;
  data: unknown;
}

/** The installation that hands events out. */
export interface EventSource {
  feedId: string;
  /** The public address, which is the source of all events. */
  publicUrl: string;
}

export const CLOUD_EVENT = "application/cloudevents+json";
export const CLOUD_EVENTS = "application/cloudevents-batch+json";

/** CloudEvents 1.0 in the JSON format, with the extensions sequence and partitioning, and the cursor after the event. */
export const CloudEvent = z.object({
  specversion: z.literal("1.0"),
  id: z.uuid().describe("The same at each delivery: a subscriber recognises a repetition by it."),
  source: z.url(),
  type: z.string(),
  subject: z.string().describe("The id of what it tells about."),
  time: z.iso.datetime(),
  datacontenttype: z.literal("application/json"),
  dataschema: z.url(),
  sequence: z
    .string()
    .regex(/^\d{19}$/)
    .describe("Rises with each event of the installation, with gaps; compares as text."),
  partitionkey: z.string().describe("The household: its events come in order."),
  cursor: z.string().describe("For `after`: the feed goes on behind this event."),
  data: z.record(z.string(), z.unknown()),
});
export type CloudEvent = z.infer<typeof CloudEvent>;

const Data = z.record(z.string(), z.unknown());

export function toCloudEvent(
  event: StoredEvent,
  { feedId, publicUrl }: EventSource,
  personal?: Record<string, unknown>,
): CloudEvent {
  const { position, eventId, accountId, insuredNumber } = event;
  const type = publicType(event.type);
  const source = `${publicUrl}/exchange/v1`;
  return {
    specversion: "1.0",
    id: eventId,
    source,
    type,
    subject: event.subject,
    time: event.at.toISOString(),
    datacontenttype: "application/json",
    dataschema: `${source}/events.asyncapi.json#/components/schemas/${type}`,
    sequence: String(position).padStart(19, "0"),
    partitionkey: String(event.household),
    cursor: formatCursor({ feedId, position, eventId }),
    data: {
      ...(accountId !== null && { accountId }),
      ...(insuredNumber !== null && { insuredNumber }),
      ...Data.parse(event.data),
      ...(personal && { personal }),
    },
  };
}
