import { createServer, type RequestListener, type Server } from "node:http";
import { getRequestListener } from "@hono/node-server";
import { commonHeaders, dataPolicy } from "./headers.ts";
import { StartProblem } from "./start-problem.ts";

const headers = new Map<string, string>(
  Object.entries({
    ...commonHeaders,
    "content-security-policy": dataPolicy,
    "cache-control": "no-store",
  }),
);

/** One HTTP server: what belongs to the embedded identity provider goes there, the rest to the API. */
export function createHttpServer(
  fetch: (request: Request) => Response | Promise<Response>,
  provider?: { prefix: string; listener: RequestListener },
): Server {
  // Its own Response, put in place of the global one, carries a body to the socket without a stream in between.
  const api = getRequestListener(fetch, { overrideGlobalObjects: true });
  return createServer(
    // A file may take two minutes to arrive; everything else is answered within its own deadline.
    { requestTimeout: 125_000, headersTimeout: 10_000, keepAliveTimeout: 65_000 },
    (request, response) => {
      response.setHeaders(headers);
      if (provider && request.url?.startsWith(provider.prefix))
        provider.listener(request, response);
      else void api(request, response);
    },
  );
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
    server.listen(port, host, resolve);
  });
  const address = server.address();
  return typeof address === "object" && address ? address.port : port;
}
