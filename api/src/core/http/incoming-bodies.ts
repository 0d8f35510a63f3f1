import type { IncomingMessage, ServerResponse } from "node:http";

export interface BodyLimits {
  largest: number;
  /** How long nothing may come. */
  silenceMs: number;
  /** How long the whole may take. */
  wholeMs: number;
  /** How many may be on their way, from one address and from all together. */
  mostOfAddress: number;
  most: number;
}

const defaults: BodyLimits = {
  largest: 100 * 1024,
  silenceMs: 2_000,
  wholeMs: 10_000,
  mostOfAddress: 64,
  most: 1_024,
};

/** Why a body was not waited for, each with its status and the code that the answer names. */
const refusals = { TOO_SLOW: 408, TOO_LARGE: 413 } as const;
type Refusal = keyof typeof refusals;

interface Arrival {
  address: string;
  refuse(why: Refusal): void;
}

/** Whoever is told that a body was refused: the log and the measures. */
export type OnRefused = (status: (typeof refusals)[Refusal]) => void;

/**
 * Where bodies are waited for, before anything else is done about their requests: a sender who falls silent costs a
 * socket and no place among the requests that are served. Where too many are on their way, the oldest makes room: one
 * that is honest takes a few milliseconds.
 */
export class IncomingBodies {
  readonly #limits: BodyLimits;
  readonly #onRefused: OnRefused;
  /** Oldest first. */
  readonly #arrivals = new Set<Arrival>();
  readonly #counts = new Map<string, number>();

  constructor(limits: Partial<BodyLimits>, onRefused: OnRefused) {
    this.#limits = { ...defaults, ...limits };
    this.#onRefused = onRefused;
  }

  /** Reads the body and then calls `go` with it; never, when it does not arrive as it should. */
  receive(
    request: IncomingMessage,
    response: ServerResponse,
    address: string,
    go: (body: Buffer) => void,
  ): void {
    const { largest, silenceMs } = this.#limits;
    if (Number(request.headers["content-length"] ?? 0) > largest) {
      this.#answer(request, response, "TOO_LARGE");
      return;
    }
    const chunks: Buffer[] = [];
    let size = 0;
    const { arrival, leave } = this.#begin(request, response, address);
    const silence = setTimeout(() => arrival.refuse("TOO_SLOW"), silenceMs);
    request.once("close", () => clearTimeout(silence));
    request.on("data", (chunk: Buffer) => {
      silence.refresh();
      size += chunk.length;
      if (size > largest) arrival.refuse("TOO_LARGE");
      else chunks.push(chunk);
    });
    request.once("end", () => {
      clearTimeout(silence);
      if (leave()) go(Buffer.concat(chunks, size));
    });
  }

  /** Keeps the time of a body that somebody else reads. */
  watch(request: IncomingMessage, response: ServerResponse, address: string): void {
    const { leave } = this.#begin(request, response, address);
    request.once("end", leave);
  }

  #begin(request: IncomingMessage, response: ServerResponse, address: string) {
    const { wholeMs } = this.#limits;
    const arrival: Arrival = {
      address,
      refuse: (why) => {
        if (leave()) this.#answer(request, response, why);
      },
    };
    const whole = setTimeout(() => arrival.refuse("TOO_SLOW"), wholeMs);
    const leave = (): boolean => {
      clearTimeout(whole);
      if (!this.#arrivals.delete(arrival)) return false;
      const left = (this.#counts.get(address) ?? 1) - 1;
      if (left > 0) this.#counts.set(address, left);
      else this.#counts.delete(address);
      return true;
    };
    this.#makeRoom(address);
    this.#arrivals.add(arrival);
    this.#counts.set(address, (this.#counts.get(address) ?? 0) + 1);
    request.once("close", leave);
    return { arrival, leave };
  }

  #makeRoom(address: string): void {
    const { mostOfAddress, most } = this.#limits;
    if ((this.#counts.get(address) ?? 0) >= mostOfAddress) {
      const oldest = this.#arrivals.values().find((one) => one.address === address);
      oldest?.refuse("TOO_SLOW");
    } else if (this.#arrivals.size >= most) {
      this.#arrivals.values().next().value?.refuse("TOO_SLOW");
    }
  }

  #answer(request: IncomingMessage, response: ServerResponse, why: Refusal): void {
    this.#onRefused(refusals[why]);
    if (response.headersSent) {
      request.destroy();
      return;
    }
    const body = JSON.stringify({ code: why });
    // What is still to come of the body must not be taken for the next request.
    response.writeHead(refusals[why], {
      "content-type": "application/json",
      "content-length": body.length,
      connection: "close",
    });
    response.end(body);
  }
}

/** Whether a body follows the head of this request. */
export function hasBody({ headers }: IncomingMessage): boolean {
  const length = headers["content-length"];
  return headers["transfer-encoding"] !== undefined || (length !== undefined && length !== "0");
}
