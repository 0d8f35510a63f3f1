import type { IncomingMessage, ServerResponse } from "node:http";

export interface BodyLimits {
  largest: number;
  /** The timeout between two chunks. */
  silenceMs: number;
  /** The timeout of the whole body. */
  wholeMs: number;
  /** How many bodies may arrive at the same time, from one address and in total. */
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

/** Why a body is refused, with the HTTP status; the name is the code of the answer. */
const refusals = { TOO_SLOW: 408, TOO_LARGE: 413 } as const;
type Refusal = keyof typeof refusals;

interface Arrival {
  address: string;
  refuse(why: Refusal): void;
}

/** Notifies the log and the metrics of a refused body. */
export type OnRefused = (status: (typeof refusals)[Refusal]) => void;

/**
 * Receives bodies before their requests are processed: a slow sender costs a socket, but no slot of the concurrency
 * limiter. With too many bodies the oldest is refused, because an honest one takes a few milliseconds.
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

  /** Reads the body and calls `go` with it; does not call it when the body is refused. */
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

  /** Applies the total timeout and the limits of concurrent bodies to a body that the caller reads. */
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
    // The rest of the body must not be parsed as the next request.
    response.writeHead(refusals[why], {
      "content-type": "application/json",
      "content-length": body.length,
      connection: "close",
    });
    response.end(body);
  }
}

export function hasBody({ headers }: IncomingMessage): boolean {
  const length = headers["content-length"];
  return headers["transfer-encoding"] !== undefined || (length !== undefined && length !== "0");
}
