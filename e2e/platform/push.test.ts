import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import type { Page } from "playwright-core";
import { afterAll, afterEach, expect, inject, test } from "vitest";
import { aReceiver } from "../../api/test/samples/push.ts";
import { axeFindings } from "../harness/axe.ts";
import { openPortal } from "../harness/portal.ts";
import { it } from "../harness/variation.ts";

// The light browser shows no notifications.
const portal = await openPortal(
  inject("databaseUrl"),
  { PUSH_HOSTS: "localhost" },
  { light: false },
);
const pushed: Buffer[] = [];
const service = createServer((request, response) => {
  const chunks: Buffer[] = [];
  request.on("data", (chunk: Buffer) => chunks.push(chunk));
  request.on("end", () => {
    pushed.push(Buffer.concat(chunks));
    response.writeHead(201).end();
  });
});
await new Promise<void>((resolve) => void service.listen(0, "127.0.0.1", resolve));
const endpoint = `http://localhost:${(service.address() as AddressInfo).port}/send/1`;
afterAll(async () => {
  await portal.close();
  service.close();
});

let page: Page;
afterEach(() => page.context().close());

const section = () => page.getByRole("heading", { name: "Notifications sur cet appareil" });
const turnOn = () => page.getByRole("button", { name: "Activer sur cet appareil", exact: true });
const turnOff = () => page.getByRole("button", { name: "Désactiver sur cet appareil" });
const open = async () => {
  await page.goto("/settings");
  await section().waitFor();
};
const devices = async () =>
  (await portal.owner.query<{ count: number }>("select count(*)::int from push_subscription"))
    .rows[0]?.count;

/** Headless Chromium has no push service: this replaces it from `subscribe` on. */
function standInForPushService(device: { endpoint: string; p256dh: string; auth: string }) {
  let kept: object | null = null;
  Object.assign(PushManager.prototype, {
    subscribe(options: { applicationServerKey: string }) {
      const text = options.applicationServerKey.replaceAll("-", "+").replaceAll("_", "/");
      const key = Uint8Array.from(atob(text), (letter) => letter.codePointAt(0) ?? 0);
      const { endpoint: at, ...keys } = device;
      kept = {
        endpoint: at,
        options: { applicationServerKey: key.buffer },
        toJSON: () => ({ endpoint: at, keys }),
        unsubscribe() {
          kept = null;
          return Promise.resolve(true);
        },
      };
      return Promise.resolve(kept);
    },
    getSubscription: () => Promise.resolve(kept),
  });
}

test("E04 push chosen without a device is told; the device is turned on, gets a message, and is turned off", async () => {
  await portal.owner.query("delete from push_subscription");
  pushed.length = 0;
  page = await portal.visitAs("camille@example.ch");
  const receiver = aReceiver();
  await page.addInitScript(standInForPushService, receiver.at(endpoint));
  await page.context().grantPermissions(["notifications"], { origin: portal.url });
  await open();
  await page.getByRole("combobox", { name: "Nouveau message" }).selectOption("PUSH");
  await page.getByText(/Aucun de vos appareils ne reçoit encore/).waitFor();
  expect(await axeFindings(page)).toEqual([]);

  await turnOn().click();
  await page.getByText("Cet appareil recevra vos notifications.").waitFor();
  await turnOff().waitFor();
  expect(await page.getByText(/Aucun de vos appareils ne reçoit encore/).count()).toBe(0);
  expect(await devices()).toBe(1);
  await expect.poll(() => pushed.length).toBe(1);
  const message = receiver.open(pushed[0] ?? Buffer.alloc(0));
  expect(message).toMatchObject({ title: "Les notifications sont activées" });
  expect(await shownFor(message)).toEqual(["Les notifications sont activées"]);

  await turnOff().click();
  await turnOn().waitFor();
  expect(await devices()).toBe(0);

  const messages = page.getByRole("region", { name: "Messages" });
  const undo = messages.getByRole("button", { name: "Annuler" });
  expect(await undo.count(), "the latest change alone is taken back").toBe(1);
  await undo.click();
  await turnOff().waitFor();
  await expect.poll(devices).toBe(1);
  await turnOff().click();
  await turnOn().waitFor();
  await undo.hover();
  await page.context().setOffline(true);
  await undo.click();
  await messages.getByText("L’annulation n’a pas fonctionné").waitFor();
  expect(await devices(), "without a network it stays as it was").toBe(0);
  await page.context().setOffline(false);
  await turnOn().click();
  await undo.click();
  await turnOn().waitFor();
  await expect.poll(devices).toBe(0);
});

/** Delivers a message to the service worker as the browser would, and reads its notification. */
async function shownFor(message: unknown): Promise<string[]> {
  const tools = await page.context().newCDPSession(page);
  const registered = new Promise<string>((resolve) =>
    tools.on("ServiceWorker.workerVersionUpdated", ({ versions }) => {
      const active = versions.find(({ status }) => status === "activated");
      if (active) resolve(active.registrationId);
    }),
  );
  await tools.send("ServiceWorker.enable");
  const registrationId = await registered;
  const deliver = () =>
    tools.send("ServiceWorker.deliverPushMessage", {
      origin: portal.url,
      registrationId,
      data: JSON.stringify(message),
    });
  const titles = () =>
    page.evaluate(async () => {
      const registration = await navigator.serviceWorker.ready;
      return (await registration.getNotifications()).map(({ title }) => title);
    });
  // A starting service worker loses messages; the push service would send them again.
  await expect
    .poll(
      async () => {
        await deliver();
        return (await titles()).length;
      },
      { interval: 2000 },
    )
    .toBeGreaterThan(0);
  return [...new Set(await titles())];
}

it("E04 no permission is asked for before a press; who blocks notifications reads what to do", async () => {
  page = await portal.visitAs("oliver@example.ch");
  await page.addInitScript(() => {
    const asked = { times: 0 };
    Object.assign(globalThis, { asked });
    let permission = "default";
    Object.defineProperty(Notification, "permission", { get: () => permission });
    Notification.requestPermission = () => {
      asked.times++;
      permission = "denied";
      return Promise.resolve("denied");
    };
  });
  await open();
  const asked = () =>
    page.evaluate(() => (globalThis as unknown as { asked: { times: number } }).asked.times);
  expect(await asked()).toBe(0);
  expect(await page.evaluate(() => navigator.serviceWorker.getRegistration())).toBeUndefined();
  await turnOn().click();
  await page.getByText(/Votre navigateur bloque les notifications de ce site/).waitFor();
  expect(await asked()).toBe(1);
  expect(await turnOn().count()).toBe(0);
  expect(await axeFindings(page)).toEqual([]);
});

it("E04 a push service that fails is told, and the button stays", async () => {
  page = await portal.visitAs("oliver@example.ch");
  await page.context().grantPermissions(["notifications"], { origin: portal.url });
  await page.addInitScript(() => {
    PushManager.prototype.subscribe = () => Promise.reject(new DOMException("away", "AbortError"));
  });
  await open();
  await turnOn().click();
  await page
    .getByRole("alert")
    .getByText(/Cela n’a pas fonctionné/)
    .waitFor();
  expect(await turnOn().isEnabled()).toBe(true);
});

test.each([
  [
    "an iPhone's browser says how to get there",
    "Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) Version/18.0 Mobile Safari",
    /ajoutez d’abord l’espace client à l’écran d’accueil/,
  ],
  ["a browser without push says so", "Old", /Ce navigateur ne prend pas en charge/],
])("E04 %s", async (_what, userAgent, words) => {
  page = await portal.visitAs("oliver@example.ch", { userAgent });
  await page.addInitScript(() => void Reflect.deleteProperty(globalThis, "PushManager"));
  await open();
  await page.getByText(words).waitFor();
  expect(await turnOn().count()).toBe(0);
});

test("the worker is asked for each time, keeps no page and runs under the page's policy", async () => {
  page = await portal.visit();
  const answer = await fetch(`${portal.url}/push-worker.js`);
  expect(answer.headers.get("cache-control")).toBe("no-cache");
  expect(answer.headers.get("content-type")).toContain("javascript");
  const text = await answer.text();
  expect(text).not.toMatch(/caches|"fetch"/);
  const manifest = await (await fetch(`${portal.url}/manifest.webmanifest`)).json();
  expect(manifest).toMatchObject({ name: "Cervin", display: "standalone" });
});
