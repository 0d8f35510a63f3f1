import { createServer, type IncomingMessage, type RequestListener, type Server } from "node:http";
import { setImmediate as turn, setTimeout as pause } from "node:timers/promises";
import { getRequestListener } from "@hono/node-server";
import { commonHeaders, dataPolicy } from "./headers.ts";
import { type BodyLimits, hasBody, IncomingBodies, type OnRefused } from "./incoming-bodies.ts";
import type { ConcurrencyLimiter } from "./concurrency-limiter.ts";
import { StartProblem } from "../start-problem.ts";

const headers = new Map<string, string>(
  Object.entries({
    ...commonHeaders,
    "content-security-policy": dataPolicy,
    "cache-control": "no-store",
  }),
);

/** What watches the process is answered when nothing else is. */
const probes: ReadonlySet<string> = new Set(["/health", "/ready", "/metrics"]);

/**
 * Said before anything else is done about a request: to find out who asks, only to refuse, takes a good part of what an
 * answer takes, and at three times as many requests as can be served that would be most of all work.
 */
const overloaded = {
  headers: { "content-type": "application/json", "retry-after": "1" },
  body: JSON.stringify({ code: "UNAVAILABLE" }),
};

export interface HttpServerParts {
  /** Gets the connection's request beside it: limits ask it for the caller's address. */
  fetch: (request: Request, env: { incoming: unknown }) => Response | Promise<Response>;
  /** What belongs to the embedded identity provider goes there. */
  provider?: { prefix: string; listener: RequestListener } | undefined;
  /** Whether a request brings a file, which is read as a stream under limits of its own. */
  isUpload: (request: IncomingMessage) => boolean;
  /** Whom a request comes from. */
  addressOf: (request: IncomingMessage) => string;
  onRefused: OnRefused;
  bodies?: Partial<BodyLimits> | undefined;
  gate: ConcurrencyLimiter;
  onOverload: () => void;
  /** A page for a browser that goes to an address while there is no room for it. */
  overloadPage?: (
    request: IncomingMessage,
  ) => { body: string; headers: Record<string, string> } | undefined;
}

/**
 * How many connections may wait to be taken, as far as the system lets them. Where there is no room, a browser tries again
 * after one, three and seven seconds, and nobody can even be refused.
 */
const BACKLOG = 4096;

/** Servers that are about to close, and ask their connections to. */
const stopping = new WeakSet<Server>();

/** One HTTP server for the API and the identity provider. */
export function createHttpServer(parts: HttpServerParts): Server {
  const { provider, isUpload, addressOf } = parts;
  const bodies = new IncomingBodies(parts.bodies ?? {}, parts.onRefused);
  // Its own Response, put in place of the global one, carries a body to the socket without a stream in between.
  const api = getRequestListener(parts.fetch, {
    overrideGlobalObjects: true,
    // Load balancers ask with HTTP/1.0, which has no Host; a request of HTTP/1.1 without one is refused by Node.
    hostname: "localhost",
  });
  const server = createServer(
    // A file may take two minutes to arrive; everything else is answered within its own deadline.
    {
      requestTimeout: 125_000,
      headersTimeout: 10_000,
      connectionsCheckingInterval: 2_000,
      keepAliveTimeout: 65_000,
    },
    (request, response) => {
      response.setHeaders(headers);
      if (stopping.has(server)) response.shouldKeepAlive = false;
      if (provider && request.url?.startsWith(provider.prefix)) {
        if (hasBody(request)) bodies.watch(request, response, addressOf(request));
        provider.listener(request, response);
      } else if (parts.gate.isFull() && !isUpload(request) && !probes.has(request.url ?? "")) {
        const page = parts.overloadPage?.(request);
        response
          .writeHead(503, { ...overloaded.headers, ...page?.headers })
          .end(page?.body ?? overloaded.body);
        parts.onOverload();
      } else if (!hasBody(request) || isUpload(request)) void api(request, response);
      else
        bodies.receive(request, response, addressOf(request), (rawBody) => {
          void api(Object.assign(request, { rawBody }), response);
        });
    },
  );
  return server;
}

/**
 * Stops without breaking off what is on its way: for a while new requests are still taken, and each answer closes its
 * connection, so that kept ones end between two requests. Then nothing new is accepted, what is idle is closed, and what
 * still runs is cut when its time is over.
 */
export async function stopServer(
  server: Server,
  { graceMs, patienceMs }: { graceMs: number; patienceMs: number },
): Promise<void> {
  stopping.add(server);
  const graceEnds = performance.now() + graceMs;
  while (performance.now() < graceEnds && (await openConnections(server)) > 0) await pause(20);
  await takeWaiting(server);
  await new Promise<void>((resolve) => {
    const cut = setTimeout(() => server.closeAllConnections(), patienceMs);
    server.close(() => {
      clearTimeout(cut);
      resolve();
    });
    server.closeIdleConnections();
  });
}

/** How often the queue is looked at: under a steady stream of connections there is always one more. */
const MOST_LOOKS = 1_000;

/**
 * Takes the connections that the system has accepted and this process has not: closing the socket would reset them. The
 * queue is empty once a turn of the event loop has brought none.
 */
async function takeWaiting(server: Server): Promise<void> {
  let taken = 0;
  const count = (): void => void (taken += 1);
  server.on("connection", count);
  for (let looks = 0, before = -1; looks < MOST_LOOKS && taken !== before; looks += 1) {
    before = taken;
    // Two turns: the first may be the one that is under way.
    await turn();
    await turn();
  }
  server.off("connection", count);
}

function openConnections(server: Server): Promise<number> {
  return new Promise((resolve) => {
    server.getConnections((error, count) => resolve(error ? 0 : count));
  });
}

/** Says that a port is taken before anything else is begun. */
export async function requireFreePort(host: string, port: number): Promise<void> {
  const probe = createServer();
  await listen(probe, host, port);
  await new Promise((resolve) => probe.close(resolve));
}

export async function listen(server: Server, host: string, port: number): Promise<number> {
  await new Promise<void>((resolve, reject) => {
    server.once("error", (error: NodeJS.ErrnoException) => {
      if (error.code === "EADDRINUSE") {
        reject(
          new StartProblem(
            `Port ${port} is taken by another program. Stop it, or start with PORT=${port + 1}.`,
          ),
        );
      } else if (error.code === "EACCES") {
        reject(
          new StartProblem(
            `Port ${port} may not be opened by this user. Choose one above 1023 with PORT.`,
          ),
        );
      } else reject(error);
    });
    server.listen({ port, host, backlog: BACKLOG }, resolve);
  });
  const address = server.address();
  return typeof address === "object" && address ? address.port : port;
}
