import { expect, test } from "vitest";
import { cover } from "../../test/samples/covered.ts";
import { aCustomer, aSession, callsAs, type Customer, db } from "../../test/portal.ts";
import { leaveTraces } from "../../test/samples/requests.ts";
import { holdings, withheld } from "./holdings.ts";
import { sql } from "kysely";

const HELD = "query Held { heldData { category count } }";
const SIGN_INS = `query SignIns($before: String) {
  signIns(before: $before) { signIns { at isRefused os device isOpen isCurrent } next }
}`;
const ACCESSES = `query Accesses($before: Date) {
  accesses(before: $before) { days { day entries { who area isChange count } } next }
}`;

const line = (
  anna: Customer,
  action: string,
  more: { actor?: string; at?: Date; subject?: string } = {},
) =>
  db
    .insertInto("audit")
    .values({ actor: "customer", accountId: anna.id, action, ...more })
    .execute();
const daysAgo = (days: number) => new Date(Date.now() - days * 86_400_000);
const accessesOf = async (anna: Customer, before?: string) =>
  (await anna.graphql(ACCESSES, { before })).data.accesses;
const signInsOf = async (anna: Pick<Customer, "graphql">, before?: string) =>
  (await anna.graphql(SIGN_INS, { before })).data.signIns;

test("every table with customers' data is part of what is held, or withheld for a reason", async () => {
  const { rows } = await sql<{ relname: string }>`select relname from pg_class
    where relnamespace = 'public'::regnamespace and relkind in ('r', 'p') and not relispartition and relrowsecurity`.execute(
    db,
  );
  const told = Object.values(holdings).flatMap((tables) => tables.map(({ name }) => name));
  const known = new Set([...told, ...Object.keys(withheld)]);
  expect(rows.map(({ relname }) => relname).filter((name) => !known.has(name))).toEqual([]);
});

test("what is held is counted by category, and a stranger's does not count", async () => {
  const [anna, bea] = [await aCustomer(), await aCustomer()];
  await cover(anna);
  await leaveTraces(anna);
  const counts = async (who: Customer) =>
    Object.fromEntries(
      (await who.graphql(HELD)).data.heldData.map(
        ({ category, count }: { category: string; count: number }) => [category, count],
      ),
    );
  const ofAnna = await counts(anna);
  expect(ofAnna).toMatchObject({ account: 1, people: 1 });
  for (const category of ["contracts", "requests", "vouchers", "careCosts"])
    expect(ofAnna[category], category).toBeGreaterThan(0);
  const { account, people, ...others } = await counts(bea);
  expect([account, people, ...Object.values(others)].filter(Boolean)).toEqual([1, 1]);
});

test("sign-ins are told with their device, failed ones too, ten at a time", async () => {
  const anna = await aCustomer();
  await anna.post("/v1/technicalInformation", { platform: "browser", os: "iOS", device: "mobile" });
  await db
    .insertInto("audit")
    .values({ actor: "anonymous", accountId: anna.id, action: "login refused" })
    .execute();
  const other = await aSession(anna.id);
  await db
    .updateTable("session")
    .set({ endedAt: new Date() })
    .where("id", "=", other.sid)
    .execute();
  const { signIns, next } = await signInsOf(anna);
  const told = signIns.map(({ at: _at, ...one }: { at: string }) => one);
  expect(told).toEqual([
    { isRefused: false, os: null, device: null, isOpen: false, isCurrent: false },
    { isRefused: true, os: null, device: null, isOpen: false, isCurrent: false },
    { isRefused: false, os: "iOS", device: "mobile", isOpen: true, isCurrent: true },
  ]);
  expect(next).toBeNull();

  for (let days = 1; days <= 9; days++) await line(anna, "login", { at: daysAgo(days) });
  const first = await signInsOf(anna);
  const rest = await signInsOf(anna, first.next);
  expect([first.signIns.length, rest.signIns.length, rest.next]).toEqual([10, 2, null]);
  expect((await anna.graphql(SIGN_INS, { before: "soon" })).errors?.[0]?.extensions["code"]).toBe(
    "INVALID",
  );
});

test("accesses are told by day and area: one's own summed up, the insurer's people apart from its machines", async () => {
  const anna = await aCustomer();
  await anna.graphql("query One { insureds { insuredNumber } }");
  await anna.graphql("query Two { insureds { insuredNumber } }");
  await line(anna, "request DONE", { actor: "operator Anna Muster", subject: "x" });
  await line(anna, "request IN_PROGRESS", { actor: "office", subject: "x" });
  await line(anna, "open document", { subject: "y", at: daysAgo(3) });
  await line(anna, "renew");
  const { days } = await accessesOf(anna);
  expect(days).toHaveLength(2);
  expect(days[0].entries).toEqual(
    expect.arrayContaining([
      { who: "YOU", area: "PROFILE", isChange: false, count: 2 },
      { who: "STAFF", area: "REQUESTS", isChange: true, count: 1 },
      { who: "OFFICE", area: "REQUESTS", isChange: true, count: 1 },
    ]),
  );
  expect(days[1].entries).toEqual([{ who: "YOU", area: "DOCUMENTS", isChange: true, count: 1 }]);
});

test("who manages the household's address is told of to the adult whom they see, and not the other way round", async () => {
  const [owner, spouse] = [await aCustomer(), await aCustomer({ isAddressOwner: false })];
  await db.insertInto("featureFlag").values({ id: "AFFILIATE_ACCOUNTS", value: true }).execute();
  await db
    .insertInto("accountInsured")
    .values({ accountId: owner.id, insuredNumber: spouse.insuredNumber, position: 1 })
    .execute();
  await owner.graphql("query Read { insureds { insuredNumber } }");
  await line(owner, "read", { subject: "Query.invoices" });
  const [today] = (await accessesOf(spouse)).days;
  expect(today.entries).toEqual([{ who: "HOUSEHOLD", area: "PROFILE", isChange: false, count: 1 }]);
  await spouse.graphql("query Read { insureds { insuredNumber } }");
  const [ofOwner] = (await accessesOf(owner)).days;
  expect(ofOwner.entries.every(({ who }: { who: string }) => who === "YOU")).toBe(true);
});

test("accesses are leafed through by day", async () => {
  const anna = await aCustomer();
  for (let days = 1; days <= 9; days++)
    await line(anna, "read", { at: daysAgo(days), subject: "Query.documents" });
  const first = await accessesOf(anna);
  const rest = await accessesOf(anna, first.next);
  const listed = [...first.days, ...rest.days].map(({ day }: { day: string }) => day);
  expect([first.days.length, new Set(listed).size >= 9, rest.next]).toEqual([7, true, null]);
});

test("a stranger, a visitor without a session and the operator learn nothing", async () => {
  const [anna, bea] = [await aCustomer(), await aCustomer()];
  await line(anna, "open document", { subject: "y" });
  expect((await accessesOf(bea)).days).toEqual([]);
  const operator = await aCustomer({ role: "OPERATOR" });
  for (const document of [HELD, SIGN_INS, ACCESSES]) {
    expect((await callsAs().graphql(document)).errors?.[0]?.extensions["code"]).toBe(
      "UNAUTHENTICATED",
    );
    expect((await operator.graphql(document)).errors?.[0]?.extensions["code"]).toBe("FORBIDDEN");
  }
});
