import { beforeEach, expect, test } from "vitest";
import { businessOfferPriceRows } from "../../seed/news/business-offers.ts";
import { aCustomer, callsAs, clock, type Customer, db } from "../../test/portal.ts";

const flag = async (value: boolean) => {
  await db
    .insertInto("featureFlag")
    .values({ id: "CYBER_PROTECT_OFFER", value })
    .onConflict((conflict) => conflict.column("id").doUpdateSet({ value }))
    .execute();
};
beforeEach(() => flag(true));

const CREATE = `mutation Create($state: BusinessOfferState!, $metaData: [BusinessOfferFieldInput!]!) {
  createBusinessOfferRequest(offerName: CYBERPROTECT, state: $state, metaData: $metaData) { state metaData { field value } }
}`;
const READ = `query Read { businessOfferRequest(offerName: CYBERPROTECT) { offerName state metaData { field value } } }`;
const family = (value: string) => [{ field: "family", value }];
const ask = (who: Pick<Customer, "graphql">, given: object = {}) =>
  who.graphql(CREATE, { state: "NEW", metaData: family("true"), ...given });
const requestOf = async (who: Customer) => (await who.graphql(READ)).data.businessOfferRequest;
const codeOf = ({ errors }: Awaited<ReturnType<Customer["graphql"]>>) =>
  errors?.[0]?.extensions["code"];
const setState = (who: Customer, state: string) =>
  db.updateTable("businessOfferRequest").set({ state }).where("accountId", "=", who.id).execute();

test("S01 prices are those of the day, for one person first", async () => {
  await db.insertInto("businessOfferPrice").values(businessOfferPriceRows("2026-11-16")).execute();
  const anna = await aCustomer();
  const prices = async (day: string) => {
    clock.set(day);
    const { data } = await anna.graphql(
      "query P { businessOfferPrices(offerName: CYBERPROTECT) { family monthlyPremium } }",
    );
    return data.businessOfferPrices;
  };
  expect(await prices("2026-01-01")).toEqual([
    { family: false, monthlyPremium: 4.9 },
    { family: true, monthlyPremium: 7.9 },
  ]);
  expect(await prices("2025-12-31")).toMatchObject([
    { monthlyPremium: 4.5 },
    { monthlyPremium: 7.5 },
  ]);
  expect(await prices("2024-12-31")).toEqual([]);
  clock.set(undefined);
});

test("S02 an offer is asked for once, for one person or for the family, and is read by who asked alone", async () => {
  const [anna, bea] = [await aCustomer(), await aCustomer()];
  expect(await requestOf(anna)).toBeNull();
  const answers = await Promise.all([ask(anna), ask(anna, { metaData: family("false") })]);
  expect(answers.map(codeOf).filter(Boolean)).toEqual(["CONFLICT"]);
  expect((await requestOf(anna)).state).toBe("NEW");
  expect(codeOf(await ask(anna))).toBe("CONFLICT");
  await setState(anna, "PROCESSED");
  expect(codeOf(await ask(anna))).toBe("CONFLICT");
  expect(await requestOf(bea)).toBeNull();
  await ask(bea, { metaData: family("false") });
  expect(await requestOf(bea)).toEqual({
    offerName: "CYBERPROTECT",
    state: "NEW",
    metaData: family("false"),
  });
});

test("S02 what failed may be asked for again", async () => {
  const anna = await aCustomer();
  await ask(anna);
  await setState(anna, "ERROR_TECHNICAL");
  expect((await ask(anna, { metaData: family("false") })).data.createBusinessOfferRequest).toEqual({
    state: "NEW",
    metaData: family("false"),
  });
});

test("S02 who concludes no contracts is told so: an affiliated adult, and who is under guardianship", async () => {
  await db
    .insertInto("featureFlag")
    .values({ id: "AFFILIATE_ACCOUNTS", value: true })
    .onConflict((conflict) => conflict.column("id").doUpdateSet({ value: true }))
    .execute();
  for (const who of [
    await aCustomer({ isAddressOwner: false }),
    await aCustomer({ sousTutelle: true }),
  ]) {
    const { data } = await ask(who);
    expect(data.createBusinessOfferRequest.state).toBe("ERROR_POLICYHOLDER");
    expect((await ask(who)).data.createBusinessOfferRequest.state).toBe("ERROR_POLICYHOLDER");
  }
});

test("W04 a state of the insurer's, other fields and a closed offer write nothing", async () => {
  const anna = await aCustomer();
  for (const given of [
    { state: "PROCESSED" },
    { metaData: [] },
    { metaData: [...family("true"), ...family("false")] },
    { metaData: family("<b>yes</b>") },
    { metaData: [{ field: "price", value: "true" }] },
  ]) {
    expect(codeOf(await ask(anna, given)), JSON.stringify(given)).toBe("INVALID");
  }
  await flag(false);
  expect(codeOf(await ask(anna))).toBe("FORBIDDEN");
  expect(codeOf(await ask(callsAs()))).toBe("UNAUTHENTICATED");
  expect(await requestOf(anna)).toBeNull();
});
