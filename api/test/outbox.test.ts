import { createECDH, randomBytes, randomUUID } from "node:crypto";
import { brand } from "@portal/brand/brand.ts";
import { severityWords } from "@portal/model/invoices/severity-words.ts";
import { type Language, languages } from "@portal/model/portal/languages.ts";
import pg from "pg";
import { afterAll, afterEach, expect, inject, test } from "vitest";
import webPush from "web-push";
import { cloneTemplate, testRoles, testTimeout, testSecrets as secrets } from "./database.ts";
import { aGateway, aMailServer } from "./listeners.ts";
import { messageTemplates } from "../src/back-office.ts";
import type { OutboxConfig } from "../src/core/config.ts";
import { onConnection } from "../src/core/db/connection-driver.ts";
import { databaseAt } from "../src/core/db/open.ts";
import { createLog } from "../src/core/log.ts";
import { startOutbox } from "../src/insurer/outbox/deliver.ts";
import { type Channel, enqueueMessage } from "../src/insurer/outbox/enqueue.ts";
import { renderMessage } from "../src/insurer/outbox/render.ts";
import { deviceNotes } from "../src/insurer/outbox/push-devices.ts";
import { createSenders } from "../src/insurer/outbox/senders.ts";

const clone = await cloneTemplate(inject("databaseUrl"));
const owner = new pg.Pool({ connectionString: clone.url, max: 2 });
const jobs = databaseAt(clone.url, testRoles, secrets, testTimeout).pool("jobs", 4);
const lines: string[] = [];
const undo: (() => Promise<void>)[] = [];
const TEMPLATE = "accountStatement.ready";
const EMAIL = "canary@example.ch";
const PHONE = "+41791112233";

afterEach(async () => {
  for (const step of undo.splice(0).toReversed()) await step();
  await owner.query("delete from message");
});
afterAll(async () => {
  await jobs.end();
  await owner.end();
  await clone.drop();
});

async function queued(channel: Channel, recipient: string): Promise<void> {
  const client = await owner.connect();
  try {
    await enqueueMessage(onConnection(client), secrets, {
      accountId: null,
      channel,
      recipient,
      template: TEMPLATE,
      language: "de",
    });
  } finally {
    client.release();
  }
}

const push = { subject: "mailto:a@b.example", hosts: ["localhost"] };
const pushKey = webPush.generateVAPIDKeys();

function anOutbox(
  config: Omit<OutboxConfig, "push">,
  options: { mostTries?: number; timeoutMs?: number } = {},
) {
  const outbox = startOutbox({
    pool: jobs,
    secrets,
    log: createLog("debug", (line) => void lines.push(line)),
    senders: createSenders(
      { ...config, push },
      {
        push: { key: pushKey, devices: deviceNotes(jobs, secrets) },
        timeoutMs: options.timeoutMs ?? 30_000,
      },
    ),
    messageTemplates,
    publicUrl: "https://portal.example",
    pollMs: 3_600_000,
    firstRetryMs: 20,
    mostTries: options.mostTries ?? 10,
  });
  undo.push(() => outbox.stop());
  return outbox;
}

async function states() {
  const { rows } = await owner.query<{ state: string; tries: number; last_error: string | null }>(
    "select state, tries, last_error from message order by created_at",
  );
  return rows;
}

/** Runs due messages until none waits. */
async function drained(outbox: { runDue(): Promise<void> }): Promise<void> {
  for (let round = 0; round < 60; round++) {
    await outbox.runDue();
    if ((await states()).every(({ state }) => state !== "WAITING")) return;
    await owner.query("update message set next_try_at = now() where state = 'WAITING'");
  }
}

test("without senders messages are kept, and what they say is not readable in the database", async () => {
  await queued("EMAIL", EMAIL);
  await queued("SMS", PHONE);
  await anOutbox({}).runDue();
  expect((await states()).map(({ state }) => state)).toEqual(["KEPT", "KEPT"]);
  const { rows } = await owner.query<{ text: string }>("select m::text as text from message m");
  expect(JSON.stringify(rows)).not.toMatch(/canary|9111/);
});

test("an e-mail arrives by SMTP in the customer's language, as HTML and as plain text", async () => {
  const server = await aMailServer();
  undo.push(server.stop);
  await queued("EMAIL", EMAIL);
  await drained(anOutbox({ smtp: { url: server.url, from: "no-reply@cervin.example" } }));
  expect(await states()).toEqual([{ state: "SENT", tries: 1, last_error: null }]);
  const [mail] = server.mails;
  expect(mail?.to).toEqual([EMAIL]);
  expect(mail?.raw).toContain("Subject: Ihr Kontoauszug ist bereit");
  expect(mail?.raw).toMatch(/text\/plain[\s\S]+text\/html/);
});

test("a mail server that is away is tried again until it is back; each mail keeps its id", async () => {
  let tries = 0;
  const server = await aMailServer(() => (++tries < 3 ? 451 : undefined));
  undo.push(server.stop);
  await queued("EMAIL", EMAIL);
  await drained(anOutbox({ smtp: { url: server.url, from: "no-reply@cervin.example" } }));
  expect(await states()).toEqual([{ state: "SENT", tries: 3, last_error: null }]);
  expect(server.mails).toHaveLength(1);
});

test("a refused recipient and a dead server are given up visibly, and no address is in the reason or the log", async () => {
  const server = await aMailServer(() => 550);
  undo.push(server.stop);
  await queued("EMAIL", EMAIL);
  await drained(anOutbox({ smtp: { url: server.url, from: "no-reply@cervin.example" } }));
  expect(await states()).toEqual([{ state: "FAILED", tries: 1, last_error: "SMTP EENVELOPE 550" }]);

  await owner.query("delete from message");
  await queued("EMAIL", EMAIL);
  const nowhere = { url: "smtp://127.0.0.1:9", from: "no-reply@cervin.example" };
  await drained(anOutbox({ smtp: nowhere }, { mostTries: 3 }));
  const [dead] = await states();
  expect(dead).toMatchObject({ state: "FAILED", tries: 3 });
  expect(dead?.last_error).toMatch(/^SMTP E\w+$/);
  expect(lines.join("")).not.toContain("canary");
});

test("an SMS gateway that fails, dawdles and answers garbage gets the message all the same, under one id", async () => {
  const gateway = await aGateway((response, count) => {
    if (count === 1) response.writeHead(503).end("later");
    else if (count === 2) setTimeout(() => response.end('{"id":"late"}'), 20_000).unref();
    else if (count === 3) response.end("<html>garbage");
    else if (count === 4) response.destroy();
    else response.end('{"id":"sms-1"}');
  });
  undo.push(gateway.stop);
  await queued("SMS", PHONE);
  const outbox = anOutbox({ sms: { url: gateway.url, token: "t0ken" } }, { timeoutMs: 5_000 });
  const reasons: (string | null)[] = [];
  for (let round = 0; round < 5; round++) {
    await outbox.runDue();
    reasons.push((await states())[0]?.last_error ?? null);
    await owner.query("update message set next_try_at = now() where state = 'WAITING'");
  }
  expect(reasons).toEqual([
    "SMS gateway 503",
    "no answer in time",
    "SMS gateway: unreadable answer",
    "cannot be reached",
    null,
  ]);
  expect((await states())[0]).toMatchObject({ state: "SENT", tries: 5 });
  expect(new Set(gateway.calls.map(({ headers }) => headers["idempotency-key"])).size).toBe(1);
  expect(gateway.calls[0]?.headers.authorization).toBe("Bearer t0ken");
  expect(JSON.parse(gateway.calls[0]?.body.toString() ?? "")).toMatchObject({
    to: PHONE,
    text: "Cervin: Ihr Kontoauszug ist bereit.",
  });
});

test("a push message goes encrypted to its service alone; a subscription that is gone is given up at once", async () => {
  let status = 201;
  const service = await aGateway((response) => response.writeHead(status).end());
  undo.push(service.stop);
  const receiver = createECDH("prime256v1");
  receiver.generateKeys();
  const subscription = (endpoint: string) =>
    JSON.stringify({
      endpoint,
      keys: {
        p256dh: receiver.getPublicKey("base64url"),
        auth: randomBytes(16).toString("base64url"),
      },
    });
  await queued("PUSH", subscription(service.url));
  await drained(anOutbox({}));
  expect((await states())[0]?.state).toBe("SENT");
  expect(service.calls[0]?.headers["content-encoding"]).toBe("aes128gcm");
  expect(service.calls[0]?.body.toString("latin1")).not.toContain("Kontoauszug");

  status = 410;
  await queued("PUSH", subscription(service.url));
  await queued("PUSH", subscription("https://127.0.0.1/internal"));
  await drained(anOutbox({}));
  expect((await states()).slice(1).map(({ state, last_error: why }) => [state, why])).toEqual([
    ["FAILED", "push service 410"],
    ["FAILED", "push subscription of no known service"],
  ]);
});

test("several nodes at once send each message once", async () => {
  const gateway = await aGateway((response) => response.end(JSON.stringify({ id: randomUUID() })));
  undo.push(gateway.stop);
  for (let count = 0; count < 30; count++) await queued("SMS", PHONE);
  const sms = { url: gateway.url, token: undefined };
  const nodes = [anOutbox({ sms }), anOutbox({ sms }), anOutbox({ sms })];
  await Promise.all(nodes.map((node) => node.runDue()));
  expect((await states()).every(({ state }) => state === "SENT")).toBe(true);
  expect(gateway.calls).toHaveLength(30);
});

test("what a node had taken when it died is sent by another after the lease, and not before", async () => {
  await queued("SMS", PHONE);
  await owner.query("update message set tries = 1, next_try_at = now() + interval '1 minute'");
  const outbox = anOutbox({});
  await outbox.runDue();
  expect((await states())[0]?.state).toBe("WAITING");
  await owner.query("update message set next_try_at = now() - interval '1 second'");
  await outbox.runDue();
  expect(await states()).toEqual([{ state: "KEPT", tries: 2, last_error: null }]);
});

test("an e-mail leads to the portal with the colon of its language, and who must call reads the number in the SMS too", () => {
  const of = (key: string) => {
    const found = messageTemplates.find((template) => template.key === key);
    if (!found) throw new Error(key);
    return (language: Language) => renderMessage(found, language, {}, "https://p");
  };
  expect(of(TEMPLATE)("fr").plain).toContain("Ouvrir mon espace client\u00a0: https://p/");
  expect(of(TEMPLATE)("de").plain).toContain("Mein Kundenportal öffnen: https://p/");
  for (const language of languages)
    expect(of("notification.invoiceCollection")(language).short).toContain(brand.phone[language]);
});

test("every message is worded in four languages, and what a customer wrote cannot become HTML or a header", () => {
  const bad = '<img src=x onerror="x">\r\nBcc: all@example.ch';
  for (const template of messageTemplates) {
    const asked = [...JSON.stringify(template).matchAll(/\{(\w+)\}/g)].map(([, name]) => name);
    // No customer can change the insurer's name.
    const given = asked.filter((name) => name !== "brand");
    const hostile = Object.fromEntries(given.map((name) => [name, bad]));
    for (const language of languages) {
      const { subject, short, plain, html } = renderMessage(
        template,
        language,
        hostile,
        "https://p",
      );
      for (const text of [subject, short, plain]) expect(text, template.key).not.toMatch(/\{\w+\}/);
      expect(subject).not.toMatch(/[\r\n]/);
      expect(html).not.toContain("<img");
      const usual = Object.fromEntries(given.map((name) => [name, "0123-4567-89ab"]));
      const link = { link: "https://kundenportal.cervin.example/activate" };
      const sent = renderMessage(template, language, { ...usual, ...link }, "https://p");
      expect(sent.short.length, template.key).toBeLessThanOrEqual(160);
    }
  }
});

test.each(languages)(
  "E08 a message about something owed names the invoice and leads to its payment, in %s",
  (language) => {
    const owed = ["invoiceNew", "invoiceReminder", "invoiceFormalNotice", "invoicePlanEnded"];
    const parameters = { invoice: "Prime 12.2026", link: "/invoices?pay=42" };
    for (const name of [...owed, "invoiceDebitReturned"]) {
      const template = messageTemplates.find(({ key }) => key === `notification.${name}`);
      if (!template) throw new Error(`There is no ${name}.`);
      const { html, plain } = renderMessage(template, language, parameters, "https://p.example");
      expect(plain, name).toContain("\n\nPrime 12.2026\n\n");
      expect(html, name).toContain('href="https://p.example/invoices?pay=42"');
      const before = renderMessage(template, language, {}, "https://p.example");
      expect(before.plain, "one that was queued before").not.toContain("{invoice}");
      expect(before.html).toContain('href="https://p.example/"');
    }
  },
);

test.each(languages)(
  "I08 a message about an unpaid invoice is headed by the word and the colour of its level, in %s",
  (language) => {
    const levels = [
      ["notification.invoiceNew", "DUE", "#083f57", "#e3f1f6"],
      ["notification.invoiceReminder", "REMINDER", "#8a5a00", "#fdf2d9"],
      ["notification.invoiceFormalNotice", "FORMAL_NOTICE", "#b3261e", "#fdeae8"],
      ["notification.invoiceCollection", "COLLECTION", "#ffffff", "#b3261e"],
      ["notification.invoiceDebitReturned", "DUE", "#083f57", "#e3f1f6"],
    ] as const;
    for (const [key, level, ink, ground] of levels) {
      const template = messageTemplates.find((one) => one.key === key);
      if (!template) throw new Error(`There is no ${key}.`);
      const { html, plain } = renderMessage(template, language, {}, "https://portal.example");
      const word = severityWords[level][language];
      expect(html).toContain(`background:${ground};color:${ink}`);
      expect(html.indexOf(word)).toBeGreaterThan(0);
      expect(plain.startsWith(`${word}\n\n`)).toBe(true);
    }
  },
);
