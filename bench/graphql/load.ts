import { connect, type Socket } from "node:net";
import type { Ticket } from "./contestant.ts";

const CONCURRENCY = 16;
const LONGEST_MS = 120_000;

export interface LoadResult {
  seconds: number;
  latenciesMs: number[];
}

/**
 * Repeats the same request on 16 keep-alive connections, each waiting for its answer. It uses plain sockets, because an
 * HTTP client would take more CPU than some of the servers.
 */
export async function load(port: number, ticket: Ticket, requests: number): Promise<LoadResult> {
  const bytes = requestBytes(ticket);
  const latenciesMs: number[] = [];
  const began = performance.now();
  let left = requests;
  await Promise.all(
    Array.from({ length: CONCURRENCY }, async () => {
      const line = await openLine(port);
      while (left > 0) {
        left -= 1;
        const sent = performance.now();
        if (sent - began > LONGEST_MS) throw new Error(`Over ${LONGEST_MS} ms for one round.`);
        await line.send(bytes);
        latenciesMs.push(performance.now() - sent);
      }
      line.close();
    }),
  );
  return { seconds: (performance.now() - began) / 1000, latenciesMs };
}

/** Sends one request after the other on one connection; returns the time of each. */
export async function sendInTurn(port: number, tickets: readonly Ticket[]): Promise<number[]> {
  const line = await openLine(port);
  const latenciesMs: number[] = [];
  for (const ticket of tickets) {
    const bytes = requestBytes(ticket);
    const sent = performance.now();
    const body = await line.send(bytes);
    latenciesMs.push(performance.now() - sent);
    if (!body.subarray(0, 8).equals(answerBegins)) throw new Error(body.toString("utf8"));
  }
  line.close();
  return latenciesMs;
}
const answerBegins = Buffer.from('{"data":');

/** The body of one answer. */
export async function answerTo(port: number, ticket: Ticket): Promise<string> {
  const line = await openLine(port);
  const body = await line.send(requestBytes(ticket));
  line.close();
  return body.toString("utf8");
}

function requestBytes({ path, headers, body }: Ticket): Buffer {
  const all = {
    host: "localhost",
    "content-type": "application/json",
    "content-length": String(Buffer.byteLength(body)),
    ...headers,
  };
  const lines = Object.entries(all).map(([name, value]) => `${name}: ${value}\r\n`);
  return Buffer.from(`POST ${path} HTTP/1.1\r\n${lines.join("")}\r\n${body}`);
}

async function openLine(port: number) {
  const socket = connect({ port, host: "127.0.0.1", noDelay: true });
  await new Promise<void>((resolve, reject) => {
    socket.once("connect", resolve);
    socket.once("error", reject);
  });
  return { send: (bytes: Buffer) => exchange(socket, bytes), close: () => socket.end() };
}

function exchange(socket: Socket, bytes: Buffer): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    let got: Buffer = Buffer.alloc(0);
    const end = (settle: () => void) => {
      socket.off("data", onData).off("close", onClose).off("error", onClose);
      settle();
    };
    const onClose = () => end(() => reject(new Error("The server closed the connection.")));
    const onData = (chunk: Buffer) => {
      got = got.length === 0 ? chunk : Buffer.concat([got, chunk]);
      try {
        const body = bodyIn(got);
        if (body) end(() => resolve(body));
      } catch (error) {
        end(() => reject(error instanceof Error ? error : new Error(String(error))));
      }
    };
    socket.on("data", onData).on("close", onClose).on("error", onClose);
    socket.write(bytes);
  });
}

/** The body once it is complete. Anything but a 200 of known length ends the benchmark. */
function bodyIn(got: Buffer): Buffer | undefined {
  const headEnd = got.indexOf("\r\n\r\n");
  if (headEnd < 0) return undefined;
  const head = got.toString("latin1", 0, headEnd);
  const length = /\r\ncontent-length: (\d+)/i.exec(head)?.[1];
  if (!head.startsWith("HTTP/1.1 200") || length === undefined)
    throw new Error(`Unexpected answer: ${got.toString("utf8", 0, 500)}`);
  const end = headEnd + 4 + Number(length);
  return got.length >= end ? got.subarray(headEnd + 4, end) : undefined;
}
