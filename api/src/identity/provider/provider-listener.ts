import { createServer, type IncomingMessage, type RequestListener, request } from "node:http";
import { duplexPair } from "node:stream";
import { getRequestListener } from "@hono/node-server";
import type { CustomFetch } from "openid-client";
import type Provider from "oidc-provider";
import type { Config } from "../../core/config.ts";
import { traceListener } from "../../core/http/trace-requests.ts";
import type { Log } from "../../core/log.ts";
import { PROVIDER_PREFIX } from "./provider.ts";

/** Routes of the provider that a log may name; other parts of an address may be confidential. */
const ROUTE =
  /^\/oidc\/(auth|token|jwks|session\/end|interaction|password|forgotten|reset|email|stop|change|\.well-known)\b/;

type PagesFetch = Parameters<typeof getRequestListener>[0];

/** The listener of the provider's prefix: the pages and the protocol endpoints. */
export function createProviderListener(
  provider: Provider,
  pages: PagesFetch,
  { publicUrl, trustProxy }: Pick<Config, "publicUrl" | "trustProxy">,
  log: Log,
): RequestListener {
  const protocol = provider.callback();
  const people = getRequestListener(pages, { overrideGlobalObjects: false });
  const { host, protocol: scheme } = new URL(publicUrl);
  return traceListener(routeOf, (incoming, outgoing) => {
    const started = performance.now();
    const route = routeOf(incoming);
    outgoing.once("finish", () => {
      const ms = Math.round((performance.now() - started) * 10) / 10;
      log.info("request", { method: incoming.method, route, status: outgoing.statusCode, ms });
    });
    // The provider builds its links from these headers; a proxy may have sent the request to an internal host.
    incoming.headers["x-forwarded-proto"] = scheme.slice(0, -1);
    incoming.headers["x-forwarded-host"] = host;
    if (!trustProxy) delete incoming.headers["x-forwarded-for"];
    if (isPage(incoming)) return void people(incoming, outgoing);
    outgoing.setHeader("content-security-policy", protocolPolicy);
    const mounted = { originalUrl: incoming.url, url: incoming.url?.slice(PROVIDER_PREFIX.length) };
    void protocol(Object.assign(incoming, mounted), outgoing);
  });
}

function routeOf({ url = "" }: IncomingMessage): string {
  return ROUTE.exec(url)?.[0] ?? "/oidc/*";
}

/** The provider adds the hash of its own form-submitting script to this policy. */
const protocolPolicy =
  "default-src 'none'; script-src 'report-sample'; form-action 'self'; frame-ancestors 'none'; base-uri 'none'";

function isPage({ url = "" }: IncomingMessage): boolean {
  return /^\/oidc\/(interaction\/|(password|forgotten(\/mails)?|reset|email|stop|change)(\?|$))/.test(
    url,
  );
}

/**
 * Calls a listener of the same process over HTTP without a network: behind a proxy or in a container, a process often
 * cannot reach its own public address.
 */
export function fetchWithin(listener: RequestListener): CustomFetch {
  const server = createServer(listener);
  return (url, { method, headers, body, signal }) =>
    new Promise((resolve, reject) => {
      const [near, far] = duplexPair();
      server.emit("connection", far);
      const { pathname, search, host } = new URL(url);
      const call = request(
        {
          method,
          path: pathname + search,
          headers: { ...headers, host, connection: "close" },
          createConnection: () => near,
          ...(signal && { signal }),
        },
        (answer) => {
          const chunks: Buffer[] = [];
          answer.on("data", (chunk: Buffer) => chunks.push(chunk));
          answer.on("error", reject);
          answer.on("end", () => {
            const given = Object.entries(answer.headers).flatMap(([name, value]) =>
              typeof value === "string" ? [[name, value] as [string, string]] : [],
            );
            const status = answer.statusCode ?? 500;
            resolve(new Response(Buffer.concat(chunks), { status, headers: given }));
          });
        },
      );
      call.on("error", reject);
      call.end(body instanceof URLSearchParams ? body.toString() : (body ?? undefined));
    });
}
