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

/** The probes answer even under overload, and in a process that runs jobs alone. */
export const probes: ReadonlySet<string> = new Set(["/health", "/ready", "/metrics"]);

/**
 * Sent before authentication: at three times the load that can be served, identifying the callers of refused requests
 * would take most of the server's time.
 */
const overloaded = {
  headers: { "content-type": "application/json", "retry-after": "1" },
  body: JSON.stringify({ code: "UNAVAILABLE" }),
};

export interface HttpServerParts {
  /** The second argument carries Node's request, from which rate limits read the client address. */
  fetch: (request: Request, env: { incoming: unknown }) => Response | Promise<Response>;
  /** Requests below this prefix go to the embedded identity provider. */
  provider?: { prefix: string; listener: RequestListener } | undefined;
  /** Whether the request's body is a file, which is streamed under limits of its own. */
  isUpload: (request: IncomingMessage) => boolean;
  /** The client address. */
  addressOf: (request: IncomingMessage) => string;
  onRefused: OnRefused;
  bodies?: Partial<BodyLimits> | undefined;
  /** How long the longest request may take to arrive. */
  longestRequestMs?: number;
  gate: ConcurrencyLimiter;
  onOverload: () => void;
  /** The page for a browser's navigation under overload. */
  overloadPage?: (
    request: IncomingMessage,
  ) => { body: string; headers: Record<string, string> } | undefined;
}

/**
 * The length of the queue for new connections. When it is full, a browser retries after 1, 3 and 7 seconds, and the
 * server cannot even refuse the request.
 */
const BACKLOG = 4096;

/** Servers that are stopping; their answers close the connection. */
const stopping = new WeakSet<Server>();

export function createHttpServer(parts: HttpServerParts): Server {
  const { provider, isUpload, addressOf } = parts;
  const bodies = new IncomingBodies(parts.bodies ?? {}, parts.onRefused);
  // Hono's Response in place of the global one writes a body to the socket without a stream.
  const api = getRequestListener(parts.fetch, {
    overrideGlobalObjects: true,
    // Load balancers use HTTP/1.0 without a Host header; Node refuses an HTTP/1.1 request without one.
    hostname: "localhost",
  });
  const server = createServer(
    // A file may take two minutes to arrive; all other requests have their own deadline.
    {
      requestTimeout: parts.longestRequestMs ?? 125_000,
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
 * Graceful shutdown: during `graceMs` new requests are still served, and each answer closes its connection. Then the
 * server stops listening, closes idle connections, and cuts running requests after `patienceMs`.
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

/** The limit of the loop, because a steady stream of connections never leaves the queue empty. */
const MOST_LOOKS = 1_000;

/**
 * Accepts the connections in the system's queue: closing the socket would reset them. The queue is empty once a turn of
 * the event loop has accepted none.
 */
async function takeWaiting(server: Server): Promise<void> {
  let taken = 0;
  const count = (): void => void (taken += 1);
  server.on("connection", count);
  for (let looks = 0, before = -1; looks < MOST_LOOKS && taken !== before; looks += 1) {
    before = taken;
    // Two turns, because the first may be the current one.
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

/** Fails early if the port is taken. */
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
