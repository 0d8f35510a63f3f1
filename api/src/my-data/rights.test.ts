import { randomUUID } from "node:crypto";
import { todayInZurich } from "@portal/model/calendar/dates.ts";
import { moveDay } from "@portal/model/calendar/calendar.ts";
import type { CorrectionDatum } from "@portal/model/requests/correction.ts";
import { afterEach, expect, test } from "vitest";
import { aPdf } from "../../test/corpus.ts";
import { aCustomer, callsAs, clock, type Customer, db } from "../../test/portal.ts";
import { aSubscriber, readAll, READS_PERSONAL_DATA } from "../../test/samples/exchange-events.ts";
import { openDoor } from "../../test/samples/exchange.ts";
import { cover } from "../../test/samples/covered.ts";
import { decide } from "../../test/samples/decisions.ts";
import { hasInvoice } from "../../test/samples/invoices.ts";
import { upload } from "../../test/samples/uploads.ts";

afterEach(() => clock.set(undefined));

const HELD = `query Held { heldData { category count oldest newest keeping months days goesFrom } }`;
const DISCLOSURES = `query D($before: Date) { disclosures(before: $before) {
  days { day entries { recipient name subject count } } next } }`;
const REQUESTS = `query R { privacyRequests { id datum insuredNumber status requestedOn answerBy
  decidedOn isWithdrawn reason disputedOn } }`;
const CORRECT = "mutation C($input: CorrectionInput!) { requestCorrection(input: $input) }";
const DISPUTE = "mutation D($id: ID!) { disputeCorrection(id: $id) }";

const correct = (who: Customer, datum: CorrectionDatum, value: string, more: object = {}) =>
  who.graphql(CORRECT, {
    input: { insuredNumber: who.insuredNumber, datum, correct: value, ...more },
  });
type Answered = Awaited<ReturnType<Customer["graphql"]>>;
const problemOf = ({ errors }: Answered) => errors?.[0]?.extensions;
const requestsOf = async (who: Customer) => (await who.graphql(REQUESTS)).data.privacyRequests;
const heldOf = async (who: Customer, category: string) =>
  (await who.graphql(HELD)).data.heldData.find(
    (one: { category: string }) => one.category === category,
  );
const personOf = ({ insuredNumber }: Customer) =>
  db
    .selectFrom("insured")
    .select(["firstname", "lastname", "birthdate", "gender"])
    .where("insuredNumber", "=", insuredNumber)
    .executeTakeFirstOrThrow();
const refuse = (id: string) =>
  decide(
    id,
    { decision: "refused", reason: { words: "Der Ausweis sagt anderes." } },
    "BACK_OFFICE",
  );

async function hasNews(anna: Customer, sent: string): Promise<void> {
  const news = { kind: "InvoicePaid", paymentDate: "2026-11-02", amount: 10_000 };
  await db
    .insertInto("notification")
    .values({
      id: randomUUID(),
      accountId: anna.id,
      kind: news.kind,
      parameters: JSON.stringify(news),
      sent: new Date(sent),
    })
    .execute();
}

test("V75 each category says how long it is kept and when the oldest of it goes", async () => {
  clock.set("2026-11-16");
  const [anna, bea] = [await aCustomer(), await aCustomer()];
  await cover(anna);
  // An hour before midnight in Zurich is the same day, an hour after is the next.
  await hasNews(anna, "2026-02-28T23:30:00Z");
  await hasNews(anna, "2026-05-05T10:00:00Z");
  expect(await heldOf(anna, "notifications")).toEqual({
    category: "notifications",
    count: 2,
    oldest: "2026-03-01",
    newest: "2026-05-05",
    keeping: "RULE",
    months: 24,
    days: null,
    goesFrom: "2028-03-02",
  });
  expect(await heldOf(anna, "careCosts")).toMatchObject({
    oldest: "2026-01-01",
    keeping: "LAW",
    goesFrom: "2037-01-01",
  });
  expect(await heldOf(anna, "drafts")).toMatchObject({ keeping: "DAYS", days: 30, goesFrom: null });
  expect(await heldOf(bea, "notifications")).toMatchObject({ count: 0, oldest: null });

  await db
    .updateTable("retentionRule")
    .set({ months: 36 })
    .where("subject", "=", "notifications")
    .execute();
  expect(await heldOf(anna, "notifications")).toMatchObject({ months: 36, goesFrom: "2029-03-02" });
  await db
    .updateTable("retentionRule")
    .set({ months: 24 })
    .where("subject", "=", "notifications")
    .execute();
});

test("V76 an owner reads which system of record got data about them, and a stranger does not", async () => {
  const door = await openDoor();
  const [core, quiet] = [
    await aSubscriber(door, { scopes: READS_PERSONAL_DATA }),
    await aSubscriber(door),
  ];
  const [anna, bea, child] = [await aCustomer(), await aCustomer(), await aCustomer()];
  await db.deleteFrom("accountInsured").where("accountId", "=", child.id).execute();
  await db
    .insertInto("accountInsured")
    .values({ accountId: anna.id, insuredNumber: child.insuredNumber, position: 1 })
    .execute();
  await hasInvoice(anna);
  await db
    .insertInto("statement")
    .values({
      insuredNumber: child.insuredNumber,
      isPrivate: false,
      statementNumber: `2026-${child.insuredNumber}-001`,
      date: "2026-01-01",
    })
    .execute();
  await readAll(door, quiet);
  expect((await anna.graphql(DISCLOSURES)).data.disclosures.days).toEqual([]);
  await readAll(door, core);
  const [today] = (await anna.graphql(DISCLOSURES)).data.disclosures.days;
  expect(today.day).toBe(todayInZurich(new Date()));
  expect(today.entries).toEqual([
    { recipient: "SYSTEM", name: "Core system", subject: "CHANGES", count: expect.any(Number) },
  ]);
  const ofBea = (await bea.graphql(DISCLOSURES)).data.disclosures;
  expect(JSON.stringify(ofBea.days)).not.toContain("REQUESTS");
});

test("V76 banks and senders of messages are told by day, in pages of seven days", async () => {
  const [anna, bea] = [await aCustomer(), await aCustomer()];
  const daysAgo = (days: number) => new Date(Date.now() - days * 86_400_000);
  for (let days = 1; days <= 9; days++)
    await db
      .insertInto("message")
      .values({
        id: randomUUID(),
        accountId: anna.id,
        channel: days === 1 ? "SMS" : "EMAIL",
        recipient: Buffer.alloc(1),
        template: "deletion.done",
        language: "fr",
        parameters: Buffer.alloc(1),
        state: days === 9 ? "FAILED" : "SENT",
        settledAt: daysAgo(days),
      })
      .execute();
  const first = (await anna.graphql(DISCLOSURES)).data.disclosures;
  expect(first.days).toHaveLength(7);
  expect(first.days[0].entries).toEqual([
    { recipient: "SMS", name: null, subject: "MESSAGES", count: 1 },
  ]);
  const rest = (await anna.graphql(DISCLOSURES, { before: first.next })).data.disclosures;
  expect([rest.days.length, rest.next], "what failed was handed to none").toEqual([1, null]);
  expect((await bea.graphql(DISCLOSURES)).data.disclosures.days).toEqual([]);
});

test("V77 a correction with its proof is decided by an employee and changes the person, once at a time", async () => {
  const anna = await aCustomer({ firstname: "Anna" });
  const { uuid } = await upload(anna, "acte.pdf", new Uint8Array(aPdf()));
  const { data } = await correct(anna, "LAST_NAME", "Rossi-Keller", {
    explanation: "Seit der Heirat.",
    files: [uuid],
  });
  const today = todayInZurich(new Date());
  expect(await requestsOf(anna)).toEqual([
    {
      id: data.requestCorrection,
      datum: "LAST_NAME",
      insuredNumber: anna.insuredNumber,
      status: "REQUEST",
      requestedOn: today,
      answerBy: moveDay(today, { days: 30 }),
      decidedOn: null,
      isWithdrawn: false,
      reason: null,
      disputedOn: null,
    },
  ]);
  expect(problemOf(await correct(anna, "LAST_NAME", "Keller"))).toMatchObject({ code: "CONFLICT" });
  expect(problemOf(await correct(anna, "FIRST_NAME", "Anne"))).toBeUndefined();
  expect((await personOf(anna)).lastname).toBe("Rossi");
  await decide(data.requestCorrection, { decision: "approved" }, "BACK_OFFICE");
  expect((await personOf(anna)).lastname).toBe("Rossi-Keller");
  const { displayName } = await db
    .selectFrom("account")
    .select("displayName")
    .where("id", "=", anna.id)
    .executeTakeFirstOrThrow();
  expect(displayName).toBe("Anna Rossi-Keller");
  expect(problemOf(await correct(anna, "LAST_NAME", "Keller")), "again later").toBeUndefined();
});

test("V77 where a system of record keeps the person, the approval changes nothing here", async () => {
  const anna = await aCustomer();
  await db
    .updateTable("insured")
    .set({ household: "core 1" })
    .where("insuredNumber", "=", anna.insuredNumber)
    .execute();
  const { data } = await correct(anna, "LAST_NAME", "Keller");
  await decide(data.requestCorrection, { decision: "approved" }, "BACK_OFFICE");
  expect((await personOf(anna)).lastname).toBe("Rossi");
});

test("V77 a corrected birthdate changes the premiums from the beginning of the year", async () => {
  clock.set("2026-11-16");
  const anna = await aCustomer();
  await cover(anna);
  await db
    .updateTable("account")
    .set({ premiumsBilledTo: "2026-12-31" })
    .where("id", "=", anna.id)
    .execute();
  const { data } = await correct(anna, "BIRTHDATE", "2004-02-29");
  await decide(data.requestCorrection, { decision: "approved" }, "BACK_OFFICE");
  expect((await personOf(anna)).birthdate).toBe("2004-02-29");
  const { premiumsChangedFrom } = await db
    .selectFrom("account")
    .select("premiumsChangedFrom")
    .where("id", "=", anna.id)
    .executeTakeFirstOrThrow();
  expect(premiumsChangedFrom).toBe("2026-01-01");
});

test.each<[CorrectionDatum, string, string]>([
  ["BIRTHDATE", "2005-02-29", "birthday.format"],
  ["BIRTHDATE", "2026-11-17", "birthday.format"],
  ["BIRTHDATE", "31.12.1980", "birthday.format"],
  ["BIRTHDATE", "1899-12-31", "birthday.format"],
  ["SEX", "X", "required"],
  ["AHV_NUMBER", "756.9217.0769.84", "ahv.invalid"],
  ["AHV_NUMBER", "7569217076985x", "ahv.invalid"],
  ["FIRST_NAME", "A".repeat(41), "text.tooLong"],
  ["LAST_NAME", "   ", "required"],
  ["OTHER", "A".repeat(201), "text.tooLong"],
  ["OTHER", "Zeile\nZeile", "text.latin"],
])("V77 %s %j is refused as %s", async (datum, value, message) => {
  clock.set("2026-11-16");
  expect(problemOf(await correct(await aCustomer(), datum, value))).toMatchObject({
    code: "INVALID",
    fields: { correct: expect.stringMatching(message === "text.latin" ? /./ : `^${message}$`) },
  });
});

test("V77 the edges of each field are accepted", async () => {
  clock.set("2026-11-16");
  const edges: [CorrectionDatum, string][] = [
    ["BIRTHDATE", "2026-11-16"],
    ["AHV_NUMBER", "756.9217.0769.85"],
    ["FIRST_NAME", "É".repeat(40)],
    ["OTHER", "é".repeat(200)],
  ];
  const anna = await aCustomer();
  for (const [datum, value] of edges)
    expect(problemOf(await correct(anna, datum, value)), `${datum} ${value}`).toBeUndefined();
});

test("V77 nothing of a stranger is corrected, nor of another adult, nor proved with another's file", async () => {
  const [anna, spouse, bea] = [await aCustomer(), await aCustomer(), await aCustomer()];
  await db
    .insertInto("accountInsured")
    .values({ accountId: anna.id, insuredNumber: spouse.insuredNumber, position: 1 })
    .execute();
  const about = ({ insuredNumber }: Customer) =>
    correct(anna, "LAST_NAME", "Keller", { insuredNumber });
  expect(problemOf(await about(bea))).toMatchObject({
    fields: { insuredNumber: "insured.unknown" },
  });
  expect(problemOf(await about(spouse))).toMatchObject({ code: "FORBIDDEN" });
  const { uuid } = await upload(bea, "acte.pdf", new Uint8Array(aPdf()));
  expect(problemOf(await correct(anna, "LAST_NAME", "Keller", { files: [uuid] }))).toMatchObject({
    fields: { files: "files.gone" },
  });
  expect(await requestsOf(anna)).toEqual([]);
});

test("V78 a refusal is read with its reason and marked as disputed once, by its owner alone", async () => {
  const [anna, bea] = [await aCustomer(), await aCustomer()];
  const { data } = await correct(anna, "NATIONALITY", "Italien");
  const id: string = data.requestCorrection;
  const dispute = (who: Customer, which = id) => who.graphql(DISPUTE, { id: which });
  expect(problemOf(await dispute(anna)), "not decided yet").toEqual({ code: "NOT_FOUND" });
  await refuse(id);
  const [refused] = await requestsOf(anna);
  expect(refused).toMatchObject({ status: "REFUSED", reason: "Der Ausweis sagt anderes." });
  expect(problemOf(await dispute(bea))).toEqual({ code: "NOT_FOUND" });
  expect(problemOf(await dispute(anna, "no id"))).toEqual({ code: "NOT_FOUND" });
  expect((await dispute(anna)).data.disputeCorrection).toBe(true);
  expect((await dispute(anna)).data.disputeCorrection, "a second time").toBe(false);
  expect((await requestsOf(anna))[0].disputedOn).toBe(todayInZurich(new Date()));
  const lines = await db
    .selectFrom("audit")
    .select("action")
    .where("accountId", "=", anna.id)
    .where("action", "=", "dispute")
    .execute();
  expect(lines).toHaveLength(1);
});

test("V78 requests for deletion stand beside corrections; those of others do not", async () => {
  const [anna, bea] = [await aCustomer(), await aCustomer()];
  await anna.post("/v1/my-data/deletions", { scope: "OPTIONAL_DATA", isUnderstood: true });
  expect(await requestsOf(anna)).toMatchObject([{ datum: null, status: "REQUEST" }]);
  expect(await requestsOf(bea)).toEqual([]);
});

test("V75 V76 V77 V78 a visitor without a session and the operator learn nothing and ask for nothing", async () => {
  const operator = await aCustomer({ role: "OPERATOR" });
  const input = { insuredNumber: 1, datum: "OTHER", correct: "x" };
  const calls = [
    [HELD, {}],
    [DISCLOSURES, {}],
    [REQUESTS, {}],
    [CORRECT, { input }],
    [DISPUTE, { id: randomUUID() }],
  ] as const;
  for (const [document, variables] of calls) {
    expect(problemOf(await callsAs().graphql(document, variables))).toMatchObject({
      code: "UNAUTHENTICATED",
    });
    expect(problemOf(await operator.graphql(document, variables))).toMatchObject({
      code: "FORBIDDEN",
    });
  }
});
