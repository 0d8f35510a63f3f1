import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { readFileSync } from "node:fs";
import { createServer, type AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, expect, test } from "vitest";
import { newWebhookSecret, signatureHeader } from "../../insurer/webhooks/signature.ts";

const guide = readFileSync(new URL("../../../../docs/exchange.md", import.meta.url), "utf8");
const undo: (() => unknown)[] = [];
afterEach(async () => {
  for (const step of undo.splice(0).toReversed()) await step();
});

async function freePort(): Promise<number> {
  const server = createServer().listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, "close");
  return port;
}

test("the consumer of the guide takes what is signed, once, and refuses everything else", async () => {
  const [, program = ""] = /^```js\n(.*?)^```/ms.exec(guide) ?? [];
  const folder = await mkdtemp(join(tmpdir(), "consumer-"));
  undo.push(() => rm(folder, { recursive: true }));
  await writeFile(join(folder, "consumer.mjs"), program);
  const [secret, former] = [newWebhookSecret(), newWebhookSecret()];
  const port = await freePort();
  const consumer = spawn(process.execPath, [join(folder, "consumer.mjs")], {
    env: { WEBHOOK_SECRETS: `${secret} ${former}`, PORT: String(port) },
  });
  undo.push(() => consumer.kill());
  let said = "";
  consumer.stdout.on("data", (chunk: Buffer) => (said += chunk.toString()));
  consumer.stderr.on("data", (chunk: Buffer) => (said += chunk.toString()));
  await expect.poll(() => said).toContain("listening");
  const body = JSON.stringify({ id: "e1", type: "ch.cervin.invoice.paid.v1", subject: "É 1" });
  const now = Math.floor(Date.now() / 1000);
  const send = async (by: string, { timestamp = now, sent = body } = {}) => {
    const headers = {
      "webhook-id": "e1",
      "webhook-timestamp": String(timestamp),
      "webhook-signature": signatureHeader([by], { id: "e1", timestamp, body }),
    };
    const url = `http://127.0.0.1:${port}/`;
    return (await fetch(url, { method: "POST", headers, body: sent })).status;
  };
  expect(await send(secret)).toBe(204);
  expect(await send(former)).toBe(204);
  expect(await send(newWebhookSecret())).toBe(401);
  expect(await send(secret, { sent: `${body} ` })).toBe(401);
  expect(await send(secret, { timestamp: now - 3_600 })).toBe(401);
  expect((await fetch(`http://127.0.0.1:${port}/`, { method: "POST", body })).status).toBe(401);
  expect(said).toBe("listening\nch.cervin.invoice.paid.v1 É 1\n");
});
