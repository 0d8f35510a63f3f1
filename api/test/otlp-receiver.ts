import { createServer, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";

/** A field of a protobuf message: a number, or the bytes of a text, a message or a list. */
type Field = bigint | Buffer;

/** The fields of a protobuf message by their numbers. */
function fieldsOf(bytes: Buffer): Map<number, Field[]> {
  const fields = new Map<number, Field[]>();
  let at = 0;
  const varint = (): bigint => {
    let value = 0n;
    for (let shift = 0n; ; shift += 7n) {
      const byte = bytes[at++] ?? 0;
      value |= BigInt(byte & 0x7f) << shift;
      if (byte < 0x80) return value;
    }
  };
  const part = (length: number): Buffer => bytes.subarray(at, (at += length));
  while (at < bytes.length) {
    const tag = Number(varint());
    const kind = tag & 7;
    const value = kind === 0 ? varint() : part(kind === 1 ? 8 : kind === 5 ? 4 : Number(varint()));
    fields.set(tag >> 3, [...(fields.get(tag >> 3) ?? []), value]);
  }
  return fields;
}

const bytesIn = (message: Buffer, field: number): Buffer[] =>
  (fieldsOf(message).get(field) ?? []).filter((one) => Buffer.isBuffer(one));
const first = (message: Buffer, field: number): Buffer =>
  bytesIn(message, field)[0] ?? Buffer.alloc(0);

/** Follows fields into a message: all that are found at the end. */
const within = (message: Buffer, ...path: number[]): Buffer[] =>
  path.reduce((found, field) => found.flatMap((one) => bytesIn(one, field)), [message]);

function attributesOf(message: Buffer, field: number): Record<string, string | number> {
  return Object.fromEntries(
    bytesIn(message, field).map((pair) => {
      const value = fieldsOf(first(pair, 2));
      const text = value.get(1)?.[0];
      return [
        String(first(pair, 1)),
        Buffer.isBuffer(text) ? String(text) : Number(value.get(3)?.[0]),
      ];
    }),
  );
}

export interface ReceivedSpan {
  traceId: string;
  id: string;
  parent: string;
  name: string;
  attributes: Record<string, string | number>;
  resource: Record<string, string | number>;
  isFailed: boolean;
}

function spansIn(body: Buffer): ReceivedSpan[] {
  return within(body, 1).flatMap((ofResource) =>
    within(ofResource, 2, 2).map((span) => ({
      traceId: first(span, 1).toString("hex"),
      id: first(span, 2).toString("hex"),
      parent: first(span, 4).toString("hex"),
      name: String(first(span, 5)),
      attributes: attributesOf(span, 9),
      resource: attributesOf(first(ofResource, 1), 1),
      isFailed: fieldsOf(first(span, 15)).get(3)?.[0] === 2n,
    })),
  );
}

export interface ReceivedPoint {
  metric: string;
  attributes: Record<string, string | number>;
  /** Of a histogram: how many values are between two limits, and all. */
  counts: number[];
  count: number;
  limits: number[];
  /** Of the other metrics. */
  value: number;
}

const numbers = (bytes: Buffer, read: "readDoubleLE" | "readBigUInt64LE"): number[] =>
  Array.from({ length: bytes.length / 8 }, (_, at) => Number(bytes[read](at * 8)));

/** The points of gauges (5), sums (7) and histograms (9). */
function pointsIn(body: Buffer): ReceivedPoint[] {
  return within(body, 1, 2, 2).flatMap((metric) =>
    [5, 7, 9].flatMap((kind) =>
      within(metric, kind, 1).map((point) => ({
        metric: String(first(metric, 1)),
        attributes: attributesOf(point, kind === 9 ? 9 : 7),
        counts: numbers(first(point, 6), "readBigUInt64LE"),
        limits: numbers(first(point, 7), "readDoubleLE"),
        count: numbers(first(point, 4), "readBigUInt64LE")[0] ?? 0,
        value: numbers(first(point, 4), "readDoubleLE")[0] ?? 0,
      })),
    ),
  );
}

/** A collector on loopback that takes OTLP over HTTP in protobuf; `answer` replaces its answer. */
export async function aCollector(
  answer: (response: ServerResponse) => void = (response) => void response.writeHead(200).end(),
) {
  const bodies: { path: string; body: Buffer }[] = [];
  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on("data", (chunk: Buffer) => chunks.push(chunk));
    request.on("end", () => {
      bodies.push({ path: request.url ?? "", body: Buffer.concat(chunks) });
      answer(response);
    });
  });
  await new Promise<void>((resolve) => void server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  const at = (path: string) => bodies.filter((one) => one.path === path).map(({ body }) => body);
  return {
    url: `http://127.0.0.1:${port}`,
    everything: () => Buffer.concat(bodies.map(({ body }) => body)),
    spans: () => at("/v1/traces").flatMap(spansIn),
    points: () => at("/v1/metrics").flatMap(pointsIn),
    requests: () => bodies.length,
    stop: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
