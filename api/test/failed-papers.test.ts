import { sql as raw } from "kysely";
import { beforeEach, expect, test } from "vitest";
import { runOperator } from "../src/commands/operator/run-operator.ts";
import { cover } from "./samples/covered.ts";
import { hasInvoice } from "./samples/invoices.ts";
import {
  aCustomer,
  aProcess,
  callsAs,
  clock,
  db,
  logged,
  ownerUrl,
  portal,
  testConfig,
} from "./portal.ts";

/** The check digits are wrong, so no slip can be drawn. */
const BROKEN = "CH0031999456001102025";
const GOOD = "CH6731999456001102025";
const SECRET_KEYS = `test:${Buffer.alloc(32, 7).toString("base64")}`;
const asPage = { "sec-fetch-mode": "navigate", accept: "text/html,*/*" };

const collects = (qrIban: string) =>
  db.updateTable("insurer").set({ qrIban }).where("code", "=", "9102").execute();
beforeEach(async () => {
  await db.deleteFrom("paperFailure").execute();
  clock.set("2026-11-18");
});

/** A customer with an invoice that cannot be drawn. */
async function withBrokenInvoice(options: Parameters<typeof hasInvoice>[1] = {}) {
  const anna = await aCustomer();
  await cover(anna);
  await collects(BROKEN);
  const no = await hasInvoice(anna, { law: "LCA", healthInsurerCode: "9102", ...options });
  await collects(GOOD);
  const { iddms } = await db
    .selectFrom("invoice")
    .select("iddms")
    .where("no", "=", no)
    .executeTakeFirstOrThrow();
  return { anna, no, iddms: iddms ?? "" };
}

/** Simulates a release that can draw it: the stored content cannot be changed otherwise. */
async function isMended(iddms: string): Promise<void> {
  await raw`alter table document disable trigger user`.execute(db);
  await raw`update document set content = jsonb_set(content, '{creditor,qrIban}', to_jsonb(${GOOD}::text))
    where iddms = ${iddms}`.execute(db);
  await raw`alter table document enable trigger user`.execute(db);
}

const failures = () =>
  db.selectFrom("paperFailure").select(["iddms", "code", "accountId"]).execute();
const alarms = (iddms: string) =>
  logged.map((line) => JSON.parse(line)).filter((line) => line.document === iddms);
const remindersOf = (no: string) =>
  db.selectFrom("invoiceReminder").select("status").where("invoiceNo", "=", no).execute();

test("L02 a paper that cannot be drawn raises one alarm when it is filed, until it can be drawn", async () => {
  const { anna, iddms } = await withBrokenInvoice();
  expect(await failures()).toEqual([{ iddms, code: "INVOICE", accountId: anna.id }]);
  for (let round = 0; round < 2; round++) await portal.papers.runDue();
  expect(alarms(iddms)).toMatchObject([{ level: "error", event: "paper not drawn" }]);
  await isMended(iddms);
  await portal.papers.runDue();
  expect(await failures()).toEqual([]);
  expect(alarms(iddms).at(-1)).toMatchObject({ level: "info", event: "paper drawn again" });
});

test("I04 an invoice that its customer cannot open is not reminded until it can be opened", async () => {
  const { no, iddms } = await withBrokenInvoice({ deadline: "2026-11-25" });
  const { no: other } = await (async () => {
    const beat = await aCustomer();
    await cover(beat);
    return { no: await hasInvoice(beat, { deadline: "2026-11-25" }) };
  })();
  clock.set("2027-01-11");
  await portal.billing.runDue();
  expect(await remindersOf(no)).toEqual([]);
  expect(await remindersOf(other)).toHaveLength(1);
  await isMended(iddms);
  await portal.papers.runDue();
  await portal.billing.runDue();
  expect(await remindersOf(no)).toEqual([{ status: "RAPPEL" }]);
});

test("I04 a reminder that cannot be drawn is not sent: no letter, no fee, no message", async () => {
  const anna = await aCustomer();
  await cover(anna);
  const no = await hasInvoice(anna, {
    law: "LCA",
    healthInsurerCode: "9102",
    deadline: "2026-11-25",
  });
  await collects(BROKEN);
  clock.set("2026-12-15");
  await portal.billing.runDue();
  const { fees } = await db
    .selectFrom("invoice")
    .select("fees")
    .where("no", "=", no)
    .executeTakeFirstOrThrow();
  expect([await remindersOf(no), fees]).toEqual([[], 0]);
  await collects(GOOD);
  await portal.billing.runDue();
  expect(await remindersOf(no)).toHaveLength(1);
});

test("L02 operators see which papers cannot be drawn, and metrics count them", async () => {
  const { iddms } = await withBrokenInvoice();
  const env = { DATABASE_URL: ownerUrl, SECRET_KEYS };
  const { lines } = await runOperator(["papers", "failed"], env);
  expect(lines.join("\n")).toContain(`${iddms} INVOICE`);
  const watched = await aProcess({ config: testConfig({ METRICS_TOKEN: "m".repeat(32) }) });
  const answer = await watched.app.request("/metrics", {
    headers: { authorization: `Bearer ${"m".repeat(32)}` },
  });
  const metrics = await answer.text();
  expect(metrics).toMatch(/portal_papers_failed_total [1-9]/);
  expect(metrics).toContain('portal_queue_failed{queue="papers"} 1');
});

test("L02 a customer who opens a paper that cannot be drawn reads so on a page in their language", async () => {
  const { anna, iddms } = await withBrokenInvoice();
  const link = `/api/v1/documents/${iddms}/binary/${iddms}.pdf`;
  const titles = {
    fr: "Nous ne pouvons pas afficher ce document",
    de: "Wir können dieses Dokument nicht anzeigen",
    it: "Non possiamo mostrare questo documento",
    en: "We cannot show this document",
  };
  for (const [language, title] of Object.entries(titles)) {
    const answer = await anna.get(link, { ...asPage, cookie: cookieOf(anna, language) });
    expect(answer.status).toBe(500);
    expect(answer.headers.get("content-type")).toContain("text/html");
    const page = await answer.text();
    expect(page).toContain(title);
    expect(page).toMatch(/26-[0-9a-z]{6}/);
  }
  const data = await anna.get(link);
  expect(await data.json()).toMatchObject({ code: "UNEXPECTED" });
});

test("L02 a link to a document that is not there, or of another account, or after the session, opens a page", async () => {
  const anna = await aCustomer();
  const unknown = "/api/v1/documents/AAAAAAAAAAAAAAAAAAAA/binary/AAAAAAAAAAAAAAAAAAAA.pdf";
  const missing = await anna.get(unknown, asPage);
  expect([missing.status, await missing.text()]).toEqual([
    404,
    expect.stringContaining("Ce document n’est pas disponible"),
  ]);
  const ended = await callsAs().get(unknown, asPage);
  expect([ended.status, await ended.text()]).toEqual([
    401,
    expect.stringMatching(/Votre session est terminée.*href="\/login/s),
  ]);
  expect((await callsAs().get(unknown)).headers.get("content-type")).toContain("json");
});

function cookieOf({ session }: { session: { fingerprint: string } }, language: string): string {
  return `fgp=${session.fingerprint}; user_lang=${language}`;
}
