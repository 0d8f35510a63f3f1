import { createServer } from "node:http";
import { listen } from "./server.ts";

export interface WaitingServer {
  /** Tells `/ready` why the node is not ready. */
  because(reason: string): void;
  stop(): Promise<void>;
}

/** Answers the probes of a node that cannot start yet, and 503 to everything else. */
export async function startWaitingServer(host: string, port: number): Promise<WaitingServer> {
  let reason = "schema";
  const server = createServer(({ url }, response) => {
    const answer = url === "/health" ? { alive: true } : { ready: false, reason };
    const isUp = url === "/health";
    response.writeHead(isUp ? 200 : 503, {
      "content-type": "application/json",
      "cache-control": "no-store",
      connection: "close",
      ...(!isUp && { "retry-after": "1" }),
    });
    const isProbe = isUp || url === "/ready";
    response.end(JSON.stringify(isProbe ? answer : { code: "UNAVAILABLE" }));
  });
  await listen(server, host, port);
  return {
    because(given) {
      reason = given;
    },
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
