import {
  createServer,
  type IncomingMessage,
  request,
  type Server,
  type ServerResponse,
} from "node:http";
import { once } from "node:events";
import { text } from "node:stream/consumers";

export interface Balancer {
  /** How many nodes it sends requests to at the moment. */
  ready(): number;
  stop(): void;
}

const EVERY_MS = 250;

/**
 * Sends requests in turn to the nodes that are ready, as the configuration in `deploy/compose` does: a request that
 * reached no node goes to another one, and so does a file of the pages that a node does not have.
 */
export async function startBalancer(ports: readonly number[], port: number): Promise<Balancer> {
  let ready: number[] = [];
  let turn = 0;
  const look = async (): Promise<void> => {
    const states = await Promise.all(
      ports.map(async (node) => [node, await isReady(node)] as const),
    );
    ready = states.filter(([, is]) => is).map(([node]) => node);
  };
  const server: Server = createServer((incoming, answer) => {
    turn += 1;
    const order = ready.map((_, at) => ready[(turn + at) % ready.length] ?? 0);
    void pass(incoming, answer, order).catch(() => answer.destroy());
  });
  await look();
  const timer = setInterval(() => void look(), EVERY_MS);
  server.listen(port, "127.0.0.1");
  await once(server, "listening");
  return {
    ready: () => ready.length,
    stop() {
      clearInterval(timer);
      server.close();
      server.closeAllConnections();
    },
  };
}

async function isReady(port: number): Promise<boolean> {
  const answer = await fetch(`http://127.0.0.1:${port}/ready`).catch(() => undefined);
  await answer?.body?.cancel();
  return answer?.status === 200;
}

async function pass(
  incoming: IncomingMessage,
  answer: ServerResponse,
  nodes: readonly number[],
): Promise<void> {
  const body = await text(incoming);
  const isFile = incoming.url?.startsWith("/assets/") === true;
  for (const [at, port] of nodes.entries()) {
    const isLast = at === nodes.length - 1;
    const passed = await askNode(incoming, body, port).catch((error: NodeJS.ErrnoException) => {
      if (error.code === "ECONNREFUSED" && !isLast) return undefined;
      throw error;
    });
    if (!passed || (isFile && passed.statusCode === 404 && !isLast)) {
      passed?.resume();
      continue;
    }
    answer.writeHead(passed.statusCode ?? 502, passed.headers);
    passed.pipe(answer);
    answer.once("close", () => passed.destroy());
    return;
  }
  answer.writeHead(502).end();
}

function askNode(incoming: IncomingMessage, body: string, port: number): Promise<IncomingMessage> {
  const { "transfer-encoding": _, connection: _connection, ...headers } = incoming.headers;
  return new Promise((resolve, reject) => {
    // A connection for each request: an idle one could be closed by a node at the moment at which it is used.
    request({
      host: "127.0.0.1",
      port,
      method: incoming.method,
      path: incoming.url,
      headers: {
        ...headers,
        connection: "close",
        "content-length": String(Buffer.byteLength(body)),
      },
      agent: false,
    })
      .once("response", resolve)
      .once("error", reject)
      .end(body);
  });
}
