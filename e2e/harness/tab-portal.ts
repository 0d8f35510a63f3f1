import { once } from "node:events";
import type { AddressInfo } from "node:net";
import type { BrowserContextOptions, Page } from "playwright-core";
import { createSecrets } from "../../api/src/core/secrets/secrets.ts";
import { folderOf } from "../../demo/build/folder.ts";
import { serveFolder } from "../../demo/build/serve.ts";
import type { BarCommand, Reply } from "../../demo/insurer/protocol.ts";
import { secretKeys } from "../../demo/insurer/settings.ts";
import type { PortalUnderTest } from "./portal-under-test.ts";
import { openWindows } from "./windows.ts";

const READY_MS = 60_000;

/**
 * The portal of the demonstration build for the same journeys: each browser has its own insurer, behind a static host.
 * `owner` queries the database of the browser that was opened last.
 */
export async function openTabPortal(): Promise<PortalUnderTest> {
  const server = serveFolder(folderOf("demo")).listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  const url = `http://localhost:${port}`;
  const windows = await openWindows(url);
  let latest: Page | undefined;

  const query = async (text: string, values: unknown[] = []) => {
    const page = latest && !latest.isClosed() ? latest : await untouched();
    const rows = rowsIn(await actIn(page, { kind: "sql", text, values }));
    return { rows, rowCount: rows.length };
  };
  /** A query before the first visit or after the last one goes to a fresh insurer. */
  const untouched = async () => {
    latest = await (await windows.aNew({})).newPage();
    await latest.goto("/");
    await settled(latest);
    return latest;
  };
  const visitAs = async (login: string, options: BrowserContextOptions = {}): Promise<Page> => {
    const context = await windows.aNew(options);
    // This tab stays open and keeps the insurer running while the journey navigates.
    latest = await context.newPage();
    await latest.goto(`/?as=${login}`);
    await settled(latest);
    // All accounts have seen the news, as on the server.
    await query("update account set whats_new_seen_at = now()");
    return context.newPage();
  };
  const unsupported = (): never => {
    throw new Error("This needs a server: the journey does not run in a tab.");
  };
  return {
    url,
    owner: { query } as unknown as PortalUnderTest["owner"],
    secrets: createSecrets(secretKeys),
    databaseUrl: "",
    logged: [],
    visit: async (options?: BrowserContextOptions) => (await windows.aNew(options ?? {})).newPage(),
    visitAs,
    visitInTurn: unsupported,
    cookiesOf: unsupported,
    async close() {
      await windows.close();
      server.closeAllConnections();
      server.close();
    },
  };
}

/** Bytes become buffers, as in `pg`. */
function rowsIn(answer: unknown): unknown[] {
  const rows: object[] = Array.isArray(answer) ? answer : [];
  const asBuffer = (value: unknown) => (value instanceof Uint8Array ? Buffer.from(value) : value);
  return rows.map((row) =>
    Object.fromEntries(Object.entries(row).map(([name, value]) => [name, asBuffer(value)])),
  );
}

async function settled(page: Page): Promise<void> {
  await page.locator("#root > *").first().waitFor({ state: "attached", timeout: READY_MS });
}

/** Sends an act to the insurer in a page's browser, as the bar does. */
export function actIn(page: Page, act: BarCommand): Promise<unknown> {
  return page.evaluate(async (question) => {
    const options = { type: "module", name: "insurer", extendedLifetime: true } as const;
    const { port } = new SharedWorker("/insurer.js", options);
    const { port1, port2 } = new MessageChannel();
    port.start();
    port1.start();
    const answered = new Promise<Reply>((resolve) => {
      port1.addEventListener("message", ({ data }: MessageEvent<Reply>) => resolve(data));
    });
    port.postMessage({ act: question }, [port2]);
    const reply = await answered;
    if ("failure" in reply) throw new Error(reply.failure);
    return "result" in reply ? reply.result : undefined;
  }, act);
}
