import { expect, test } from "vitest";
import { aCustomer, callsAs, clock, db } from "../../test/portal.ts";

const PROFILE = `query Profile {
  profile { extranaute { loginEmail extranauteType paymentMode phoneNumber sousTutelle } insureds { fullname partPrincipal } }
}`;
const INSUREDS = `query Insureds($year: Int) {
  insureds { insuredNumber contribution(year: $year) { year deductible { annual paid percent toBePaid } } }
}`;

test("A28 the profile is the account and the people on it, and no other account's", async () => {
  await aCustomer({ firstname: "Somebody" });
  const anna = await aCustomer({ paymentMode: "LSV" });
  const { data, errors } = await anna.graphql(PROFILE);
  expect(errors).toBeUndefined();
  expect(data.profile).toEqual({
    extranaute: {
      loginEmail: anna.email,
      extranauteType: "PPA",
      paymentMode: "LSV",
      phoneNumber: "+41791234567",
      sousTutelle: false,
    },
    insureds: [{ fullname: "Anna Rossi", partPrincipal: true }],
  });
});

test("costs borne are told per year, the current one by default, in francs", async () => {
  const anna = await aCustomer();
  const costs = {
    insuredNumber: anna.insuredNumber,
    deductibleAnnual: 250_000,
    coinsuranceAnnual: 70_000,
  };
  await db
    .insertInto("contribution")
    .values({ ...costs, year: 2026, deductiblePaid: 84_005 })
    .execute();
  await db
    .insertInto("contribution")
    .values({ ...costs, year: 2025, deductiblePaid: 250_000 })
    .execute();
  clock.set("2026-11-15");
  const deductible = { annual: 2500, paid: 840.05, percent: 33, toBePaid: 1659.95 };
  expect((await anna.graphql(INSUREDS)).data.insureds[0].contribution).toEqual({
    year: 2026,
    deductible,
  });
  const before = await anna.graphql(INSUREDS, { year: 2025 });
  expect(before.data.insureds[0].contribution.deductible.toBePaid).toBe(0);
  expect((await anna.graphql(INSUREDS, { year: 2020 })).data.insureds[0].contribution).toBeNull();
  clock.set(undefined);
});

test("costs borne are told wherever a document asks for them, also through a fragment", async () => {
  const anna = await aCustomer();
  const { insuredNumber } = anna;
  const costs = { insuredNumber, year: 2026, deductibleAnnual: 30_000, coinsuranceAnnual: 70_000 };
  await db.insertInto("contribution").values(costs).execute();
  const { data } = await anna.graphql(`query Deep { profile { insureds { ...Costs } } }
    fragment Costs on Insured { ... on Insured { contribution { deductible { annual } } } }`);
  expect(data.profile.insureds).toEqual([{ contribution: { deductible: { annual: 300 } } }]);
});

test("W05 without a session nothing private is answered", async () => {
  const { data, errors } = await callsAs().graphql(PROFILE);
  expect(data?.profile).toBeUndefined();
  expect(errors?.[0]?.extensions).toEqual({ code: "UNAUTHENTICATED" });
});

test("A29 an affiliated account reads its people only while the flag for such accounts is on", async () => {
  const luca = await aCustomer({ isAddressOwner: false });
  expect((await luca.graphql(INSUREDS)).errors?.[0]?.extensions).toEqual({ code: "FORBIDDEN" });
  await db.insertInto("featureFlag").values({ id: "AFFILIATE_ACCOUNTS", value: true }).execute();
  expect((await luca.graphql(INSUREDS)).data.insureds).toHaveLength(1);
});

test("the operator has no customer's profile", async () => {
  const operator = await aCustomer({ role: "OPERATOR" });
  expect((await operator.graphql(PROFILE)).errors?.[0]?.extensions).toEqual({ code: "FORBIDDEN" });
});

test("reading a profile leaves one audit line, without a value in it", async () => {
  const anna = await aCustomer();
  await anna.graphql(PROFILE);
  const lines = db
    .selectFrom("audit")
    .select(["action", "subject"])
    .where("accountId", "=", anna.id)
    .where("action", "=", "read");
  await expect.poll(() => lines.execute()).toEqual([{ action: "read", subject: "Query.profile" }]);
});
