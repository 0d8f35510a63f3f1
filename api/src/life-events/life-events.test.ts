import { sql } from "kysely";
import { beforeEach, expect, test } from "vitest";
import { cover } from "../../test/samples/covered.ts";
import { aCustomer, callsAs, clock, type Customer, db } from "../../test/portal.ts";

const LISTS = `query Lists { lifeLists { event happensOn startedOn done { step byRequest } } }`;
const START = `mutation Start($event: LifeEvent!, $happensOn: Date) {
  startLifeList(event: $event, happensOn: $happensOn) }`;
const STEP = `mutation Step($event: LifeEvent!, $step: LifeStep!, $isDone: Boolean!) {
  setLifeStep(event: $event, step: $step, isDone: $isDone) }`;
const END = `mutation End($event: LifeEvent!) { endLifeList(event: $event) }`;
const MOVE = `query Move($locality: ID!) { movePremiums(locality: $locality) {
  insuredNumber before after isOffered isSameCanton } }`;
const CHILD = `query Child($parent: Int!, $birthdate: Date!) {
  newbornPremium(parent: $parent, birthdate: $birthdate) { insurer premium insureBy } }`;
const ACCIDENT = `query Accident { accidentPremiums { insuredNumber isCovered covered excluded } }`;

beforeEach(() => clock.set(undefined));

const listsOf = async (who: Customer) => (await who.graphql(LISTS)).data.lifeLists;
const tick = (who: Customer, event: string, step: string, isDone = true) =>
  who.graphql(STEP, { event, step, isDone });
const codeOf = (answer: Awaited<ReturnType<Customer["graphql"]>>) =>
  answer.errors?.[0]?.extensions?.["code"];

/** A request as the portal's own form leaves it. */
async function hasRequest(
  { id, insuredNumber }: Customer,
  { type, nature, status = "REQUEST", daysAgo = 0 }: Record<string, string | number>,
): Promise<void> {
  await db
    .insertInto("interaction")
    .values({
      accountId: id,
      insuredNumber,
      type: String(type),
      nature: String(nature),
      status: String(status),
      language: "fr",
      details: Buffer.from("x"),
      heldAt: new Date(),
      createdAt: new Date(Date.now() + 1_000 - Number(daysAgo) * 86_400_000),
    })
    .execute();
}

test("V31 a list remembers what is done, and forgets it once it has ended", async () => {
  const anna = await aCustomer();
  expect(await listsOf(anna)).toEqual([]);
  await tick(anna, "MOVING", "agency");
  await tick(anna, "MOVING", "household");
  await tick(anna, "MOVING", "household");
  await tick(anna, "MOVING", "agency", false);
  expect(await listsOf(anna)).toMatchObject([
    { event: "MOVING", done: [{ step: "household", byRequest: false }] },
  ]);
  await anna.graphql(END, { event: "MOVING" });
  await anna.graphql(END, { event: "MOVING" });
  expect(await listsOf(anna)).toEqual([]);
  await anna.graphql(START, { event: "MOVING" });
  expect(await listsOf(anna)).toMatchObject([{ event: "MOVING", done: [] }]);
});

test("V31 two presses at once begin one list", async () => {
  const anna = await aCustomer();
  await Promise.all([
    tick(anna, "BIRTH", "birth"),
    tick(anna, "BIRTH", "insureChild"),
    anna.graphql(START, { event: "BIRTH", happensOn: new Date().toISOString().slice(0, 10) }),
  ]);
  const lists = await listsOf(anna);
  expect(lists).toHaveLength(1);
  expect(lists[0].done).toHaveLength(2);
});

test("V31 what another customer does is not seen, and nothing is told without a session", async () => {
  const [anna, bea] = [await aCustomer(), await aCustomer()];
  await tick(anna, "MARRIAGE", "civilStatus");
  expect(await listsOf(bea)).toEqual([]);
  await bea.graphql(END, { event: "MARRIAGE" });
  expect(await listsOf(anna)).toHaveLength(1);
  for (const document of [LISTS, ACCIDENT])
    expect(codeOf(await callsAs().graphql(document))).toBe("UNAUTHENTICATED");
});

test.each([
  ["a step of another list", "DEATH", "birth"],
  ["a step that is none", "DEATH", "nothing"],
])("V31 %s is refused", async (_, event, step) => {
  const anna = await aCustomer();
  expect((await tick(anna, event, step)).errors).toHaveLength(1);
  expect(await listsOf(anna)).toEqual([]);
});

test.each([["1990-01-01"], ["2099-01-01"]])("V31 the day %s is refused", async (happensOn) => {
  const anna = await aCustomer();
  expect(codeOf(await anna.graphql(START, { event: "BIRTH", happensOn }))).toBe("INVALID");
});

test("V33 a step whose form was sent since the list began ticks itself, unless it was refused", async () => {
  const [anna, bea] = [await aCustomer(), await aCustomer()];
  await hasRequest(anna, { type: "X", nature: "FINANCIAL_ADDRESS", daysAgo: 3 });
  await anna.graphql(START, { event: "LEAVING" });
  await bea.graphql(START, { event: "LEAVING" });
  expect((await listsOf(anna))[0].done, "a request of before").toEqual([]);
  await hasRequest(anna, { type: "X", nature: "POSTAL_ADDRESS", status: "REFUSED" });
  expect((await listsOf(anna))[0].done, "a refused one").toEqual([]);
  await hasRequest(anna, { type: "UPDATE_CORRESPONDENCE_ADDRESS", nature: "POSTAL_ADDRESS" });
  expect((await listsOf(anna))[0].done).toEqual([{ step: "addressAbroad", byRequest: true }]);
  expect((await listsOf(bea))[0].done, "another customer").toEqual([]);
  await tick(anna, "LEAVING", "addressAbroad", false);
  expect((await listsOf(anna))[0].done, "unticked by hand").toHaveLength(1);
});

test("V32 a move shows the premium of the new region, which the contract has after the move", async () => {
  const anna = await aCustomer();
  await cover(anna);
  const [here] = (await anna.graphql(MOVE, { locality: "3011-bern" })).data.movePremiums;
  expect(here).toMatchObject({ insuredNumber: anna.insuredNumber, isSameCanton: true });
  expect(here.after).toBe(here.before);
  const { rows } = await sql<{ id: string }>`select l.id from swiss_locality l
    where l.canton <> 'BE' and exists (
      select from basic_premium p where p.territory = l.canton and p.insurer_code = '9101')
    order by l.id limit 1`.execute(db);
  const locality = rows[0]?.id ?? "";
  const [there] = (await anna.graphql(MOVE, { locality })).data.movePremiums;
  expect(there).toMatchObject({ before: here.before, isSameCanton: false });
  await db
    .updateTable("postalAddress")
    .set({ localityId: locality, canton: null, ofsLocalityId: null })
    .where("insuredNumber", "=", anna.insuredNumber)
    .execute();
  const contracts = `query C { contracts { healthBasic { monthlyAmount reductionsTotalAmount } } }`;
  const [{ healthBasic: moved }] = (await anna.graphql(contracts)).data.contracts;
  expect(there.after).toBeCloseTo(moved.monthlyAmount - moved.reductionsTotalAmount, 2);
});

test.each(["9999-nowhere", "x", "3011-bern' or true --"])(
  "V32 a move to %s is refused",
  async (locality) => {
    const anna = await aCustomer();
    await cover(anna);
    expect(["NOT_FOUND", "INVALID"]).toContain(codeOf(await anna.graphql(MOVE, { locality })));
  },
);

test("V32 a newborn costs what the tariff says for a child, and is insured within three months", async () => {
  clock.set("2026-11-30");
  const anna = await aCustomer();
  await cover(anna);
  const wanted = { parent: anna.insuredNumber, birthdate: "2026-11-30" };
  const { newbornPremium: child } = (await anna.graphql(CHILD, wanted)).data;
  expect(child.insureBy).toBe("2027-02-28");
  const { rows } = await sql<{ premium: number }>`select max(premium) as premium from basic_premium
    where insurer_code = '9101' and territory = 'BE' and age_class = 'CHILD' and is_ordinary
      and year <= 2026`.execute(db);
  expect(child.premium).toBeGreaterThan(0);
  expect(child.premium).toBeLessThanOrEqual((rows[0]?.premium ?? 0) / 100);
});

test("V32 the premium of a newborn is told of a person of the account alone, and for a possible day", async () => {
  const [anna, bea] = [await aCustomer(), await aCustomer()];
  await cover(anna);
  const today = new Date().toISOString().slice(0, 10);
  const asked = await bea.graphql(CHILD, { parent: anna.insuredNumber, birthdate: today });
  expect(asked.data.newbornPremium).toBeNull();
  for (const birthdate of ["2001-01-01", "2099-01-01"]) {
    const answer = await anna.graphql(CHILD, { parent: anna.insuredNumber, birthdate });
    expect(codeOf(answer)).toBe("INVALID");
  }
});

test("V32 accident cover costs the difference that a change of the contract would have", async () => {
  const anna = await aCustomer();
  await cover(anna);
  const [told] = (await anna.graphql(ACCIDENT)).data.accidentPremiums;
  expect(told).toMatchObject({ insuredNumber: anna.insuredNumber, isCovered: true });
  expect(told.excluded).toBeLessThan(told.covered);
  const contracts = `query C { contracts { healthBasic { monthlyAmount } } }`;
  const [contract] = (await anna.graphql(contracts)).data.contracts;
  expect(told.covered).toBeCloseTo(contract.healthBasic.monthlyAmount, 2);
});
