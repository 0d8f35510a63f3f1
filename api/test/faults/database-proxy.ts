import { createServer, type Server, Socket } from "node:net";
import type { AddressInfo } from "node:net";

/** A proxy between a process and its database that can be cut, frozen and closed. */
export interface DatabaseProxy {
  url: string;
  /** The ports by which the server knows the connections of this proxy. */
  ports(): number[];
  /** Breaks all connections at once. */
  cut(): void;
  /** Drops all data in both directions without closing the connections. */
  freeze(): void;
  /** New connections are refused. */
  close(): Promise<void>;
  open(): Promise<void>;
  stop(): Promise<void>;
}

/** A proxy to a database on its own port; closed until it is opened. */
export async function startDatabaseProxy(databaseUrl: string): Promise<DatabaseProxy> {
  const target = new URL(databaseUrl);
  const pairs = new Map<Socket, Socket>();
  let isFrozen = false;
  const server: Server = createServer((near) => {
    const far = new Socket();
    pairs.set(near, far);
    for (const [one, other] of [
      [near, far],
      [far, near],
    ] as const) {
      one.on("data", (chunk) => {
        if (!isFrozen) other.write(chunk);
      });
      one.on("error", () => {});
      one.on("close", () => {
        // The server must not notice while the proxy is frozen; it notices when the proxy stops.
        if (isFrozen) return;
        pairs.delete(near);
        other.destroy();
      });
    }
    far.connect(Number(target.port || 5432), target.hostname);
  });
  const listen = (port: number) =>
    new Promise<void>((resolve) => void server.listen(port, "127.0.0.1", resolve));
  const close = () => new Promise<void>((resolve) => void server.close(() => resolve()));
  await listen(0);
  const { port } = server.address() as AddressInfo;
  const url = new URL(databaseUrl);
  url.host = `127.0.0.1:${port}`;
  const cut = () => {
    for (const [near, far] of pairs) {
      near.resetAndDestroy();
      far.destroy();
    }
  };
  return {
    url: url.href,
    ports: () => [...pairs.values()].flatMap(({ localPort }) => localPort ?? []),
    cut,
    freeze: () => void (isFrozen = true),
    async close() {
      const closed = close();
      cut();
      await closed;
    },
    open: () => listen(port),
    async stop() {
      isFrozen = false;
      cut();
      if (server.listening) await close();
    },
  };
}
