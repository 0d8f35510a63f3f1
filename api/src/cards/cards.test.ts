import { cardNumberOf, groupedCardNumber } from "@portal/model/cards.ts";
import { expect, test } from "vitest";
import { openPdf } from "../../test/pdf.ts";
import { aCustomer, callsAs, clock, type Customer, db } from "../../test/portal.ts";
import { cover } from "../../test/samples/covered.ts";
import { treatAll } from "../../test/samples/requests.ts";

const insurersOf = (number: number | string) => `/v1/veka/insurers?insuredNumber=${number}`;

test("W01 the insurers of a person's card come by code, each under its name", async () => {
  const anna = await aCustomer();
  await cover(anna);
  const answer = await anna.get(insurersOf(anna.insuredNumber));
  expect(answer.status).toBe(200);
  expect(await answer.json()).toEqual({ "9101": "Cervin Santé SA" });
});

test("W01 who has no basic insurance has no insurer of a card, and nothing is told of others", async () => {
  const [anna, berta] = [await aCustomer(), await aCustomer()];
  await cover(berta);
  expect(await (await anna.get(insurersOf(anna.insuredNumber))).json()).toEqual({});
  const [foreign, unknown] = await Promise.all([
    anna.get(insurersOf(berta.insuredNumber)),
    anna.get(insurersOf(2_000_000_000)),
  ]);
  expect([foreign.status, unknown.status]).toEqual([404, 404]);
  expect(await foreign.text()).toBe(await unknown.text());
});

test("W01 a number that is none is told by its field and a key", async () => {
  const anna = await aCustomer();
  const answer = await anna.get(insurersOf("seven"));
  expect(answer.status).toBe(400);
  expect(await answer.json()).toEqual({ code: "INVALID", fields: { insuredNumber: "invalid" } });
});

const today = "2026-11-16";
const eligibilityOf = async (who: Pick<Customer, "get">) =>
  (await who.get("/v1/veka/insureds-eligibility")).json();
const order = (who: Pick<Customer, "post">, insuredNumber: number | string, more: object = {}) =>
  who.post(`/v1/veka/replace?insuredNumber=${insuredNumber}`, {
    healthInsurer: "9101",
    reason: "COML",
    ...more,
  });
const cardsOf = ({ insuredNumber }: Customer) =>
  db
    .selectFrom("insuranceCard")
    .select(["cardNumber", "issuedOn", "validUntil", "blockedOn", "blockReason"])
    .where("insuredNumber", "=", insuredNumber)
    .orderBy("issuedOn")
    .orderBy("cardNumber")
    .execute();
const hasCard = async ({ insuredNumber }: Customer) => {
  const cardNumber = cardNumberOf("9101", insuredNumber);
  const held = { insurerCode: "9101", issuedOn: "2025-03-01", validUntil: "2028-12-31" };
  await db
    .insertInto("insuranceCard")
    .values({ cardNumber, insuredNumber, ...held })
    .execute();
  return cardNumber;
};

test("W02 everybody of the account is listed with their insurers and their card, and why a person cannot be chosen", async () => {
  clock.set(today);
  const anna = await aCustomer();
  await cover(anna);
  const cardNumber = await hasCard(anna);
  const [bruno, clara] = [await aCustomer(), await aCustomer()];
  await cover(clara);
  for (const [place, { insuredNumber }] of [bruno, clara].entries())
    await db
      .insertInto("accountInsured")
      .values({ accountId: anna.id, insuredNumber, position: place + 1 })
      .execute();
  await db
    .updateTable("insured")
    .set({ forInformation: true })
    .where("insuredNumber", "=", clara.insuredNumber)
    .execute();
  const card = { cardNumber, issuedOn: "2025-03-01", validUntil: "2028-12-31" };
  const cervin = { key: "9101", label: "Cervin Santé SA" };
  expect(await eligibilityOf(anna)).toEqual([
    {
      insuredNumber: anna.insuredNumber,
      eligibility: { eligible: true, reason: null },
      insurers: [{ ...cervin, card }],
    },
    {
      insuredNumber: bruno.insuredNumber,
      eligibility: { eligible: false, reason: "NO_INSURANCE" },
      insurers: [],
    },
    {
      insuredNumber: clara.insuredNumber,
      eligibility: { eligible: false, reason: "FOR_INFORMATION" },
      insurers: [{ ...cervin, card: null }],
    },
  ]);
  const refusal = await order(anna, clara.insuredNumber);
  expect([refusal.status, (await refusal.json()).fields]).toEqual([
    400,
    { insuredNumber: "card.notEligible" },
  ]);
  expect((await callsAs().get("/v1/veka/insureds-eligibility")).status).toBe(401);
});

test("R02 an order ends in a new card: its number, a letter, news, and the old one blocked", async () => {
  clock.set(today);
  const anna = await aCustomer();
  await cover(anna);
  const old = await hasCard(anna);
  const ordered = await order(anna, anna.insuredNumber, { reason: "COMV" });
  expect(ordered.status).toBe(200);
  expect((await eligibilityOf(anna))[0].eligibility).toEqual({
    eligible: false,
    reason: "PENDING",
  });
  await treatAll();
  const [blocked, made] = await cardsOf(anna);
  expect(blocked).toMatchObject({ cardNumber: old, blockedOn: today, blockReason: "COMV" });
  expect(made).toMatchObject({ issuedOn: today, validUntil: "2029-12-31", blockedOn: null });
  const [{ insurers }] = await eligibilityOf(anna);
  expect(insurers[0].card.cardNumber).toBe(made?.cardNumber);
  const { iddms } = await db
    .selectFrom("document")
    .select("iddms")
    .where("accountId", "=", anna.id)
    .where("code", "=", "CARD")
    .executeTakeFirstOrThrow();
  const answer = await anna.get(`/api/v1/documents/${iddms}/binary/${iddms}.pdf`);
  const { text } = await openPdf(Buffer.from(await answer.arrayBuffer()));
  expect(text.replaceAll("\u00A0", " ")).toContain(
    groupedCardNumber(old).replaceAll("\u00A0", " "),
  );
  expect(text.replaceAll(/\s/g, "")).toContain(made?.cardNumber);
  const told = await db
    .selectFrom("notification")
    .select(["kind", "idDms"])
    .where("accountId", "=", anna.id)
    .execute();
  expect(told).toEqual([{ kind: "CertificatNew", idDms: iddms }]);
  const { data } = await anna.graphql(
    `query T { interactions(from: "2026-01-01", to: "2030-12-31") { type details } }`,
  );
  expect(data.interactions).toEqual([
    {
      type: "CARD_ORDER",
      details: { kind: "card", healthInsurer: "Cervin Santé SA", reason: "COMV" },
    },
  ]);
});

test("R02 two tabs order one card; while it is on its way another is 409, and after three in a year it is 423", async () => {
  clock.set(today);
  const anna = await aCustomer();
  await cover(anna);
  const statuses = await Promise.all(
    [1, 2].map(async () => (await order(anna, anna.insuredNumber)).status),
  );
  expect(statuses.map(String).toSorted()).toEqual(["200", "409"]);
  await treatAll();
  expect(await cardsOf(anna)).toHaveLength(1);
  const again = async (day: string) => {
    clock.set(day);
    const answer = await order(anna, anna.insuredNumber);
    await treatAll();
    return [answer.status, answer.status === 200 ? undefined : (await answer.json()).code];
  };
  expect(await again(today)).toEqual([409, "CONFLICT"]);
  expect(await again("2026-12-20")).toEqual([409, "CONFLICT"]);
  expect(await again("2026-12-21")).toEqual([200, undefined]);
  expect(await again("2027-02-01")).toEqual([200, undefined]);
  expect(await again("2027-04-01")).toEqual([423, "LOCKED"]);
  expect(await again("2027-11-16")).toEqual([200, undefined]);
  const inUse = (await cardsOf(anna)).filter(({ blockedOn }) => blockedOn === null);
  expect(inUse).toHaveLength(1);
});

test("R01 what cannot be ordered writes nothing: other people, other insurers, other reasons, other bodies", async () => {
  clock.set(today);
  const [anna, stranger] = [await aCustomer(), await aCustomer()];
  for (const one of [anna, stranger]) await cover(one);
  expect((await order(anna, stranger.insuredNumber)).status).toBe(404);
  expect((await order(callsAs(), anna.insuredNumber)).status).toBe(401);
  for (const [more, fields] of [
    [{ healthInsurer: "9999" }, { healthInsurer: "card.insurer" }],
    [{ healthInsurer: "" }, { healthInsurer: "required" }],
    [{ reason: "BORED" }, { reason: "required" }],
  ] as const) {
    const answer = await order(anna, anna.insuredNumber, more);
    expect([answer.status, (await answer.json()).fields]).toEqual([400, fields]);
  }
  for (const number of ["0", "-1", "x", "99999999999"])
    expect((await order(anna, number)).status).toBe(400);
  expect((await order(anna, anna.insuredNumber, { pin: "1234" })).status).toBe(400);
  const written = await db
    .selectFrom("interaction")
    .select("id")
    .where("accountId", "in", [anna.id, stranger.id])
    .execute();
  expect(written).toEqual([]);
});

test("R02 whose insurance has ended by the time an order is treated gets no card, and is told why", async () => {
  clock.set(today);
  const anna = await aCustomer();
  await cover(anna);
  await order(anna, anna.insuredNumber);
  await db
    .updateTable("basicContract")
    .set({ validTo: "2026-11-15" })
    .where("insuredNumber", "=", anna.insuredNumber)
    .execute();
  await treatAll();
  expect(await cardsOf(anna)).toEqual([]);
  const { status } = await db
    .selectFrom("interaction")
    .select("status")
    .where("accountId", "=", anna.id)
    .executeTakeFirstOrThrow();
  expect(status).toBe("REFUSED");
});
