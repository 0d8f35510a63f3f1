import { connect, type Socket } from "node:net";
import type { Ticket } from "../graphql/contestant.ts";

/** The result of a request: its status, or 0 if the connection ended before an answer. */
export interface Outcome {
  status: number;
  ms: number;
}

/** The keep-alive connection of one customer. It is reopened after the server has closed it. */
export class Line {
  readonly #port: number;
  #socket: Socket | undefined;
  #got: Buffer = Buffer.alloc(0);
  #settle: ((status: number) => void) | undefined;

  constructor(port: number) {
    this.#port = port;
  }

  async ask(ticket: Ticket): Promise<Outcome> {
    const began = performance.now();
    const status = await new Promise<number>((resolve) => {
      this.#settle = resolve;
      this.#open().write(bytesOf(ticket));
    });
    return { status, ms: performance.now() - began };
  }

  close(): void {
    this.#socket?.destroy();
  }

  #open(): Socket {
    if (this.#socket && !this.#socket.destroyed && this.#socket.writable) return this.#socket;
    const socket = connect({ port: this.#port, host: "127.0.0.1", noDelay: true });
    this.#got = Buffer.alloc(0);
    socket.on("data", (chunk: Buffer) => {
      this.#got = this.#got.length === 0 ? chunk : Buffer.concat([this.#got, chunk]);
      const status = statusIn(this.#got);
      if (status !== undefined) this.#end(status);
    });
    socket.on("error", () => socket.destroy());
    socket.on("close", () => {
      if (this.#socket === socket) this.#end(0);
    });
    this.#socket = socket;
    return socket;
  }

  #end(status: number): void {
    const settle = this.#settle;
    this.#settle = undefined;
    this.#got = Buffer.alloc(0);
    settle?.(status);
  }
}

/** The status once the answer is complete. */
function statusIn(got: Buffer): number | undefined {
  const headEnd = got.indexOf("\r\n\r\n");
  if (headEnd < 0) return undefined;
  const head = got.toString("latin1", 0, headEnd);
  const length = Number(/\r\ncontent-length: (\d+)/i.exec(head)?.[1] ?? 0);
  return got.length >= headEnd + 4 + length ? Number(head.slice(9, 12)) : undefined;
}

function bytesOf({ path, headers, body }: Ticket): string {
  const all = {
    host: "localhost",
    "content-type": "application/json",
    "content-length": String(Buffer.byteLength(body)),
    ...headers,
  };
  const lines = Object.entries(all).map(([name, value]) => `${name}: ${value}\r\n`);
  return `POST ${path} HTTP/1.1\r\n${lines.join("")}\r\n${body}`;
}
