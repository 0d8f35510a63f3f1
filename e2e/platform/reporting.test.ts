import { createServer } from "node:http";
import { afterAll, expect, inject, test } from "vitest";
import { openPortal } from "../harness/portal.ts";
import { it } from "../harness/variation.ts";
import { renderInBrowser } from "../harness/ssr.ts";

const received: { address: string; body: string }[] = [];
const collector = createServer((request, response) => {
  let body = "";
  request.on("data", (part: Buffer) => (body += part.toString()));
  request.on("end", () => {
    received.push({ address: request.url ?? "", body });
    response.end();
  });
});
await new Promise<void>((resolve) => void collector.listen(0, "127.0.0.1", resolve));
const address = collector.address();
const port = typeof address === "object" && address ? address.port : 0;
const portal = await openPortal(inject("databaseUrl"), {
  ERROR_REPORT_DSN: `http://somekey@localhost:${port}/7`,
});
afterAll(async () => {
  await portal.close();
  collector.close();
});

test("A34 with a collector configured an error is reported to it once, without anything of the person's", async () => {
  const page = await portal.visitAs("camille@example.ch");
  await page.goto("/account?insured=4218730");
  await page.getByRole("heading", { level: 1, name: "Compte" }).waitFor();
  const fail = () =>
    page.evaluate(() => {
      const error = new TypeError('Cannot read "Camille Rochat" of camille@example.ch, 4218730');
      dispatchEvent(new ErrorEvent("error", { error }));
    });
  await fail();
  await expect.poll(() => received.length).toBe(1);
  await fail();
  await page.evaluate(() => dispatchEvent(new ErrorEvent("error", { error: new Error("other") })));
  await expect.poll(() => received.length).toBe(2);
  const [first] = received;
  expect(first?.address).toBe("/api/7/envelope/?sentry_version=7&sentry_key=somekey");
  const [, kind, event] = first?.body.split("\n").map((line) => JSON.parse(line)) ?? [];
  expect(kind).toEqual({ type: "event" });
  expect(event).toMatchObject({ transaction: "/account", tags: { language: "fr" } });
  expect(event.exception.values[0]).toMatchObject({
    type: "TypeError",
    value: "Cannot read <text> of <email> <number>",
  });
  expect(received.map(({ body }) => body).join("")).not.toMatch(/camille|rochat|4218730|example/i);
  await page.context().close();
});

it("A34 one error in twenty-five carries a trace: which requests went before, and nothing of what they held", async () => {
  const page = await portal.visitAs("camille@example.ch");
  // A page rendered on the server sends no earlier request.
  await renderInBrowser(page);
  await page.addInitScript(() => {
    Math.random = () => 0.039;
  });
  await page.goto("/account");
  await page.getByRole("heading", { level: 1, name: "Compte" }).waitFor();
  received.length = 0;
  await page.evaluate(() => dispatchEvent(new ErrorEvent("error", { error: new Error("third") })));
  await expect.poll(() => received.length).toBe(1);
  expect(received[0]?.body).toContain('"message":"POST Portal 200"');
  await page.addInitScript(() => {
    Math.random = () => 0.041;
  });
  await page.reload();
  await page.getByRole("heading", { level: 1, name: "Compte" }).waitFor();
  await page.evaluate(() => dispatchEvent(new ErrorEvent("error", { error: new Error("fourth") })));
  await expect.poll(() => received.length).toBe(2);
  expect(received[1]?.body).not.toContain("breadcrumbs");
  await page.context().close();
});
