import { ahvNumberOf } from "@portal/model/ahv-number.ts";
import { cardNumberOf } from "@portal/model/cards.ts";
import { sql as raw } from "kysely";
import { expect, test } from "vitest";
import { aCustomer, callsAs, clock, type Customer, db } from "../../test/portal.ts";
import { aHousehold, aSource, inPortal } from "../../test/samples/exchanged.ts";
import { cover } from "../../test/samples/covered.ts";
import { treatAll } from "../../test/samples/requests.ts";

const CARDS = `query Cards { insuranceCards {
  insuredNumber firstname lastname birthdate gender ahvNumber insurerCode insurerName
  cardNumber issuedOn validUntil state isOnItsWay
} }`;
const today = "2026-11-16";
const cardsOf = async (who: Pick<Customer, "graphql">) =>
  (await who.graphql(CARDS)).data.insuranceCards;

async function hasCard(
  { insuredNumber }: Pick<Customer, "insuredNumber">,
  card: { serial?: number; validUntil?: string; blockedOn?: string; issuedOn?: string } = {},
): Promise<string> {
  const { serial = insuredNumber, validUntil = "2028-12-31", blockedOn } = card;
  const cardNumber = cardNumberOf("9101", serial);
  const issuedOn = card.issuedOn ?? "2025-03-01";
  await db
    .insertInto("insuranceCard")
    .values({
      cardNumber,
      insuredNumber,
      insurerCode: "9101",
      issuedOn,
      validUntil,
      ...(blockedOn && { blockedOn, blockReason: "COML" }),
    })
    .execute();
  return cardNumber;
}

async function joins(account: Customer, person: Customer, position: number): Promise<void> {
  const { insuredNumber } = person;
  await db
    .insertInto("accountInsured")
    .values({ accountId: account.id, insuredNumber, position })
    .execute();
}

test("Y01 the cards of a household say all that a counter asks for, one for each person and insurer", async () => {
  clock.set(today);
  const anna = await aCustomer();
  await cover(anna);
  const ahvNumber = ahvNumberOf(anna.insuredNumber);
  await db
    .insertInto("ahvNumber")
    .values({ insuredNumber: anna.insuredNumber, ahvNumber })
    .execute();
  const cardNumber = await hasCard(anna);
  const { firstname, lastname, birthdate, gender } = await db
    .selectFrom("insured")
    .select(["firstname", "lastname", "birthdate", "gender"])
    .where("insuredNumber", "=", anna.insuredNumber)
    .executeTakeFirstOrThrow();
  expect(await cardsOf(anna)).toEqual([
    {
      insuredNumber: anna.insuredNumber,
      firstname,
      lastname,
      birthdate,
      gender,
      ahvNumber,
      insurerCode: "9101",
      insurerName: "Cervin Santé SA",
      cardNumber,
      issuedOn: "2025-03-01",
      validUntil: "2028-12-31",
      state: "VALID",
      isOnItsWay: false,
    },
  ]);
});

test("Y01 no card, a blocked, an expiring and an expired one, and a person insured elsewhere are told apart", async () => {
  clock.set(today);
  const anna = await aCustomer();
  const people = await Promise.all(Array.from({ length: 5 }, () => aCustomer()));
  const [born, blocked, ending, ended, elsewhere] = people;
  for (const person of [anna, born, blocked, ending, ended]) if (person) await cover(person);
  for (const [at, person] of people.entries()) await joins(anna, person, at + 1);
  await hasCard(anna);
  if (!born || !blocked || !ending || !ended || !elsewhere) throw new Error("Too few people");
  await hasCard(blocked, { blockedOn: "2026-11-01" });
  await hasCard(ending, { validUntil: "2026-12-31" });
  await hasCard(ended, { validUntil: "2025-12-31", issuedOn: "2022-03-01" });
  const states = (await cardsOf(anna)).map((one: { state: string }) => one.state);
  expect(states).toEqual(["VALID", "NONE", "BLOCKED", "EXPIRING", "EXPIRED", "NOT_INSURED"]);
});

test("Y01 of several cards the one in use is shown, and an order says that a printed one is on its way", async () => {
  clock.set(today);
  const anna = await aCustomer();
  await cover(anna);
  const first = await hasCard(anna);
  await anna.post(`/v1/veka/replace?insuredNumber=${anna.insuredNumber}`, {
    healthInsurer: "9101",
    reason: "COML",
  });
  expect(await cardsOf(anna)).toMatchObject([{ cardNumber: first, isOnItsWay: true }]);
  await treatAll();
  const [now] = await cardsOf(anna);
  expect(now).toMatchObject({ state: "VALID", isOnItsWay: true, issuedOn: today });
  expect(now.cardNumber).not.toBe(first);
  clock.set("2027-02-01");
  expect(await cardsOf(anna)).toMatchObject([{ cardNumber: now.cardNumber, isOnItsWay: false }]);
});

test("Y01 a stranger sees no card and no number of others, and without a session there is none", async () => {
  clock.set(today);
  const [anna, berta] = [await aCustomer(), await aCustomer()];
  for (const one of [anna, berta]) await cover(one);
  await hasCard(anna);
  await db
    .insertInto("ahvNumber")
    .values({ insuredNumber: anna.insuredNumber, ahvNumber: ahvNumberOf(anna.insuredNumber) })
    .execute();
  expect(await cardsOf(berta)).toMatchObject([
    { insuredNumber: berta.insuredNumber, cardNumber: null, ahvNumber: null, state: "NONE" },
  ]);
  expect(JSON.stringify(await cardsOf(berta))).not.toContain(String(anna.insuredNumber));
  expect((await callsAs().graphql(CARDS)).errors?.[0]?.extensions.code).toBe("UNAUTHENTICATED");
});

test("Y05 the insurer's systems send the number of the old-age insurance, change it and take it back", async () => {
  clock.set(today);
  const source = await aSource();
  const { policyholder, id, data } = aHousehold({ asOf: "2026-11-01T08:00:00.000Z" });
  const number = ahvNumberOf(policyholder % 1_000_000_000);
  const withNumber = (ahvNumber?: string) => ({
    ...data,
    people: data.people.map((person) =>
      person.insuredNumber === policyholder && ahvNumber ? { ...person, ahvNumber } : person,
    ),
  });
  expect((await source.put("households", id, withNumber(number), 1)).status).toBe("written");
  const customer = await inPortal(policyholder);
  const numberShown = async () => (await cardsOf(customer))[0].ahvNumber;
  expect(await numberShown()).toBe(number);
  const wrong = await source.put("households", id, withNumber(`${number.slice(0, 12)}x`), 2);
  expect(wrong).toMatchObject({ http: 400, fields: { "people.0.ahvNumber": "invalid" } });
  const other = ahvNumberOf(1);
  await source.put("households", id, withNumber(other), 3);
  expect(await numberShown()).toBe(other);
  await source.put("households", id, withNumber(), 4);
  expect(await numberShown()).toBeNull();
});

test("Y05 the database takes no number with a wrong check digit, and shows one to the card alone", async () => {
  const anna = await aCustomer();
  const { insuredNumber } = anna;
  for (const ahvNumber of ["7569217076984", "7579217076985", "756921707698"])
    await expect(
      db.insertInto("ahvNumber").values({ insuredNumber, ahvNumber }).execute(),
    ).rejects.toThrow(/check/);
  const { rows } = await raw<{ role: string }>`
    select grantee as role from information_schema.role_table_grants
    where table_name = 'ahv_number' and grantee like 'portal%' group by 1 order by 1`.execute(db);
  expect(rows.map(({ role }) => role.replace("test_", ""))).toEqual([
    "portal_api",
    "portal_exchange",
  ]);
});
