import { todayInZurich } from "@portal/model/calendar/dates.ts";
import { movedDay } from "@portal/model/calendar/validity.ts";
import pg from "pg";
import { beforeAll, expect, test } from "vitest";
import { addDemonstrationAddresses } from "../../seed/places/places.ts";
import { livesIn, messagesTo, pendingOf } from "../../test/samples/addresses.ts";
import { cover } from "../../test/samples/covered.ts";
import { untilCode, withCode } from "../../test/samples/codes.ts";
import { aCustomer, type Customer, db, ownerUrl } from "../../test/portal.ts";
import { treatAll } from "../../test/samples/requests.ts";

const LIST = `query List { postalAddresses {
  id insured startDate endDate street number complement poBox nature country foundAddressId
  locality { idLocaliteCommune city npa zip prettyLocality canton country }
  postalType { idAdressePostale domicileLegal correspondance }
} }`;
const SWISS = `mutation Swiss($input: SwissPostalAddressInput!) {
  updateSwissPostalAddress(input: $input) { request insuredNumbers }
}`;
const FOREIGN = `mutation Foreign($input: ForeignPostalAddressInput!) {
  updateForeignPostalAddress(input: $input) { request insuredNumbers }
}`;
const PREMIUM = `query Premium($date: Date) { contracts(date: $date) { healthBasic { grossPremium } } }`;

const today = todayInZurich(new Date());
const inAMonth = movedDay(today, 30);
const lausanne = {
  postalUse: "DOMICILE_LEGAL",
  street: "Rue du Lac",
  number: "4",
  swissLocalityId: "1003-lausanne",
  npa: "1003",
  startOfValidity: inAMonth,
};
const ferney = {
  postalUse: "DOMICILE_LEGAL",
  street: "Rue de Meyrin",
  number: "14",
  country: "FR",
  zip: "01210",
  locality: "Ferney-Voltaire",
  startOfValidity: inAMonth,
};

beforeAll(async () => {
  const owner = new pg.Client({ connectionString: ownerUrl });
  await owner.connect();
  await addDemonstrationAddresses(owner);
  await owner.end();
});

const swiss = (who: Customer, change: object = {}) =>
  withCode(who, SWISS, { input: { ...lausanne, ...change } });
const foreign = (who: Customer, change: object = {}) =>
  withCode(who, FOREIGN, { input: { ...ferney, ...change } });
const refusal = ({ errors }: Awaited<ReturnType<typeof swiss>>) => errors?.[0]?.extensions;
const rowsOf = (insuredNumber: number) =>
  db
    .selectFrom("postalAddress")
    .select(["street", "city", "validFrom", "validTo", "domicileLegal", "correspondance"])
    .where("insuredNumber", "=", insuredNumber)
    .orderBy("validFrom")
    .orderBy("domicileLegal", "desc")
    .execute();

test("C05 the address owner reads where they live and get letters, from today on", async () => {
  const anna = await aCustomer();
  const id = await livesIn(anna.insuredNumber);
  const { data, errors } = await anna.graphql(LIST);
  expect(errors).toBeUndefined();
  expect(data.postalAddresses).toEqual([
    {
      id,
      insured: anna.insuredNumber,
      startDate: "2020-01-01",
      endDate: "9999-12-31",
      street: "Tannenhalde",
      number: "7",
      complement: null,
      poBox: null,
      nature: "PRV",
      country: "CH",
      foundAddressId: null,
      locality: {
        idLocaliteCommune: "3011-bern",
        city: "Bern",
        npa: "3011",
        zip: "3011",
        prettyLocality: "3011 Bern",
        canton: "BE",
        country: "CH",
      },
      postalType: { idAdressePostale: id, domicileLegal: true, correspondance: true },
    },
  ]);
});

test("C05 an address that is the same as before asks for no code and becomes no request; another complement does", async () => {
  const anna = await aCustomer();
  const id = await livesIn(anna.insuredNumber);
  const same = {
    id,
    street: "Tannenhalde",
    number: "7",
    swissLocalityId: "3011-bern",
    npa: "3011",
  };
  const unchanged = { code: "CONFLICT", errorCodes: ["unchanged"] };
  const first = await anna.graphql(SWISS, { input: { ...lausanne, ...same } });
  expect(refusal(first)).toEqual(unchanged);
  const later = { ...lausanne, ...same, startOfValidity: movedDay(inAMonth, 9) };
  expect(refusal(await anna.graphql(SWISS, { input: later }))).toEqual(unchanged);
  const codes = db.selectFrom("confirmation").select("id").where("accountId", "=", anna.id);
  expect(await codes.execute()).toEqual([]);
  const { errors } = await swiss(anna, { ...same, complement: "c/o Rossi" });
  expect(errors).toBeUndefined();
  expect(await pendingOf(anna, "POSTAL_ADDRESS")).toBe(true);
});

test("C05 a move is asked for, pending, told of by e-mail and SMS, and holds from its day on", async () => {
  const anna = await aCustomer();
  await cover(anna);
  const premiumOn = async (date: string) =>
    (await anna.graphql(PREMIUM, { date })).data.contracts[0].healthBasic.grossPremium;
  const [dayBefore, later] = [movedDay(inAMonth, -1), movedDay(inAMonth, 40)];
  const before = [await premiumOn(dayBefore), await premiumOn(later)];
  const { data, errors } = await swiss(anna);
  expect(errors).toBeUndefined();
  expect(await pendingOf(anna, "POSTAL_ADDRESS")).toBe(true);
  expect((await rowsOf(anna.insuredNumber)).map(({ city }) => city)).toEqual(["Bern"]);

  await treatAll();
  expect(await pendingOf(anna, "POSTAL_ADDRESS")).toBe(false);
  expect(await rowsOf(anna.insuredNumber)).toEqual([
    {
      street: "Tannenhalde",
      city: "Bern",
      validFrom: "2020-01-01",
      validTo: movedDay(inAMonth, -1),
      domicileLegal: true,
      correspondance: true,
    },
    {
      street: "Rue du Lac",
      city: "Lausanne",
      validFrom: inAMonth,
      validTo: "9999-12-31",
      domicileLegal: true,
      correspondance: true,
    },
  ]);
  // The new commune changes the premium region and the premium from that day on.
  expect(await premiumOn(dayBefore)).toBe(before[0]);
  expect(await premiumOn(later)).not.toBe(before[1]);
  expect(await messagesTo(anna)).toEqual([
    "EMAIL postalAddress.asked",
    "SMS postalAddress.asked",
    "EMAIL postalAddress.done",
  ]);
  const request = await db
    .selectFrom("interaction")
    .select(["type", "nature", "status"])
    .where("id", "=", data.updateSwissPostalAddress.request)
    .executeTakeFirst();
  expect(request).toEqual({
    type: "UPDATE_CORRESPONDENCE_ADDRESS",
    nature: "POSTAL_ADDRESS",
    status: "DONE",
  });
  const listed = (await anna.graphql(LIST)).data.postalAddresses;
  expect(listed.map(({ endDate }: { endDate: string }) => endDate)).toEqual([
    movedDay(inAMonth, -1),
    "9999-12-31",
  ]);
});

test("C05 a person who lives under the same roof moves along, and no other", async () => {
  const [anna, child, away, stranger] = [
    await aCustomer(),
    await aCustomer({ birthdate: "2019-01-01" }),
    await aCustomer(),
    await aCustomer(),
  ];
  for (const { insuredNumber } of [anna, child, away, stranger]) await livesIn(insuredNumber);
  for (const { insuredNumber } of [child, away])
    await db.insertInto("accountInsured").values({ accountId: anna.id, insuredNumber }).execute();
  await db
    .updateTable("postalAddress")
    .set({ number: "9" })
    .where("insuredNumber", "=", away.insuredNumber)
    .execute();
  const { data } = await swiss(anna);
  expect(data.updateSwissPostalAddress.insuredNumbers).toEqual([
    anna.insuredNumber,
    child.insuredNumber,
  ]);
  await treatAll();
  const last = async ({ insuredNumber }: Customer) => (await rowsOf(insuredNumber)).at(-1)?.city;
  expect(await Promise.all([anna, child, away, stranger].map(last))).toEqual([
    "Lausanne",
    "Lausanne",
    "Bern",
    "Bern",
  ]);
});

test("C05 nothing is asked for without the code that the person gets, and the code is good for that address alone", async () => {
  const anna = await aCustomer();
  await livesIn(anna.insuredNumber);
  const { errors } = await anna.graphql(SWISS, { input: lausanne });
  expect(errors?.[0]?.extensions).toMatchObject({
    code: "CONFIRMATION_NEEDED",
    challenge: { channel: "SMS" },
  });
  expect(await pendingOf(anna, "POSTAL_ADDRESS")).toBe(false);
  expect(await messagesTo(anna)).toEqual([]);
});

test("C05 a person of the household who moves out does so alone; a stranger is unknown", async () => {
  const [anna, child, stranger] = [await aCustomer(), await aCustomer(), await aCustomer()];
  for (const { insuredNumber } of [anna, child, stranger]) await livesIn(insuredNumber);
  const { insuredNumber } = child;
  await db.insertInto("accountInsured").values({ accountId: anna.id, insuredNumber }).execute();
  const listed = (await anna.graphql(LIST)).data.postalAddresses;
  expect(listed.map(({ insured }: { insured: number }) => insured)).toEqual([
    anna.insuredNumber,
    insuredNumber,
  ]);
  const { data } = await swiss(anna, { insuredNumber });
  expect(data.updateSwissPostalAddress.insuredNumbers).toEqual([insuredNumber]);
  await treatAll();
  expect(await rowsOf(anna.insuredNumber)).toHaveLength(1);
  expect(await rowsOf(insuredNumber)).toHaveLength(2);
  for (const nobody of [stranger.insuredNumber, 1_999_999_999])
    expect(refusal(await swiss(anna, { insuredNumber: nobody }))).toEqual({ code: "NOT_FOUND" });
});

test("C05 letters can go to a box elsewhere, and a later move leaves them there", async () => {
  const anna = await aCustomer();
  await livesIn(anna.insuredNumber);
  const box = { postalUse: "CORRESPONDANCE", street: "", number: "", poBox: "Case postale 12" };
  expect((await swiss(anna, { ...box, startOfValidity: today })).errors).toBeUndefined();
  await treatAll();
  const listed = (await anna.graphql(LIST)).data.postalAddresses;
  expect(listed).toMatchObject([
    { street: "Tannenhalde", postalType: { domicileLegal: true, correspondance: false } },
    { poBox: "Case postale 12", postalType: { domicileLegal: false, correspondance: true } },
  ]);
  expect((await foreign(anna, { id: listed[0].id })).errors).toBeUndefined();
  await treatAll();
  expect(
    (await rowsOf(anna.insuredNumber)).map(({ city, validFrom }) => [city, validFrom]),
  ).toEqual([
    ["Bern", "2020-01-01"],
    ["Bern", today],
    ["Lausanne", today],
    ["Ferney-Voltaire", inAMonth],
    ["Lausanne", inAMonth],
  ]);
});

test("C05 an address that was picked is the one of the directory, also if the page says otherwise", async () => {
  const anna = await aCustomer();
  await livesIn(anna.insuredNumber);
  const { data: found } = await anna.graphql(
    `query Find { searchSwissAddress(address: "Lausanne Rue") { id street streetNumber zip city } }`,
  );
  const [picked] = found.searchSwissAddress;
  const lie = { street: "Elsewhere", number: "1", swissLocalityId: null, npa: null };
  const { errors } = await swiss(anna, { ...lie, foundAddressId: picked.id });
  expect(errors).toBeUndefined();
  await treatAll();
  const [, moved] = await db
    .selectFrom("postalAddress")
    .select(["street", "number", "zip", "city", "localityId", "foundAddressId"])
    .where("insuredNumber", "=", anna.insuredNumber)
    .orderBy("validFrom")
    .execute();
  expect(moved).toMatchObject({
    street: picked.street,
    number: picked.streetNumber,
    zip: picked.zip,
    city: picked.city,
    foundAddressId: picked.id,
  });
  expect(moved?.localityId).toMatch(/^\d{4}-/);
});

test("C05 what is refused names its fields in the order of the form, and leaves nothing behind", async () => {
  const anna = await aCustomer();
  await livesIn(anna.insuredNumber);
  const fields = async (change: object) =>
    refusal(await swiss(anna, change))?.["fields"] as Record<string, string>;
  const unknown = { swissLocalityId: "locality.list" };
  expect(await fields({ swissLocalityId: "9999-nowhere" })).toEqual(unknown);
  expect(await fields({ swissLocalityId: "'; drop table postal_address; --" })).toEqual(unknown);
  expect(await fields({ npa: "3011" })).toEqual({ npa: "locality.list" });
  expect(await fields({ foundAddressId: "1" })).toEqual({ foundAddressId: "locality.list" });
  expect(await fields({ street: "a\u0000b" })).toEqual({ street: "text.characters" });
  expect(await fields({ poBox: "7" })).toEqual({ poBox: "postal.noPoBox" });
  expect(await fields({ startOfValidity: movedDay(today, -1) })).toEqual({
    startOfValidity: "date.format",
  });
  expect(
    Object.keys(await fields({ street: "", startOfValidity: "", swissLocalityId: "" })),
  ).toEqual(["street", "swissLocalityId", "startOfValidity"]);
  expect(refusal(await foreign(anna, { country: "CH" }))).toEqual({
    code: "INVALID",
    fields: { country: "country.unknown" },
  });
  expect(await rowsOf(anna.insuredNumber)).toHaveLength(1);
  expect(await messagesTo(anna)).toEqual([]);
});

test("C05 one change at a time: two tabs make one request, and what was changed meanwhile is a conflict", async () => {
  const anna = await aCustomer();
  const id = await livesIn(anna.insuredNumber);
  const tabs = [
    await untilCode(anna, SWISS, { input: { ...lausanne, id } }),
    await untilCode(anna, FOREIGN, { input: { ...ferney, id } }),
  ];
  const answers = await Promise.all(tabs.map((send) => send()));
  const codes = answers.map(({ errors }) => errors?.[0]?.message ?? "sent");
  expect(codes.toSorted()).toEqual(["CONFLICT", "sent"]);
  expect(refusal(await swiss(anna, { id }))).toEqual({ code: "CONFLICT", errorCodes: ["pending"] });
  await treatAll();
  const gone = { code: "CONFLICT", errorCodes: ["changed"] };
  const stranger = await livesIn((await aCustomer()).insuredNumber);
  expect(refusal(await swiss(anna, { id: stranger }))).toEqual(gone);
  expect(refusal(await swiss(anna, { id: "no id at all" }))).toEqual(gone);
  expect(refusal(await swiss(anna, { id, postalUse: "CORRESPONDANCE" }))).toBeUndefined();
});

test("C08 at most two entries: no third one is added", async () => {
  const anna = await aCustomer();
  await livesIn(anna.insuredNumber);
  const box = { postalUse: "CORRESPONDANCE", poBox: "12" };
  expect((await swiss(anna, box)).errors).toBeUndefined();
  await treatAll();
  expect(refusal(await swiss(anna, { ...box, poBox: "13" }))).toEqual({
    code: "CONFLICT",
    errorCodes: ["tooMany"],
  });
});

test("C05 a person who moves twice on a day lives in one place", async () => {
  const anna = await aCustomer();
  await livesIn(anna.insuredNumber);
  await swiss(anna, { startOfValidity: today });
  await treatAll();
  const [now] = (await anna.graphql(LIST)).data.postalAddresses;
  expect((await foreign(anna, { id: now.id, startOfValidity: today })).errors).toBeUndefined();
  await treatAll();
  const rows = await rowsOf(anna.insuredNumber);
  expect(rows.map(({ city, validFrom }) => [city, validFrom])).toEqual([
    ["Bern", "2020-01-01"],
    ["Ferney-Voltaire", today],
  ]);
});

test("W05 only the address owner reads and changes addresses", async () => {
  const luca = await aCustomer({ isAddressOwner: false });
  await livesIn(luca.insuredNumber);
  await db.insertInto("featureFlag").values({ id: "AFFILIATE_ACCOUNTS", value: true }).execute();
  expect(refusal(await luca.graphql(LIST))).toEqual({ code: "FORBIDDEN" });
  expect(refusal(await swiss(luca))).toEqual({ code: "FORBIDDEN" });
});

test("C05 an address that papers cannot print is refused at its fields, by both doors", async () => {
  const anna = await aCustomer();
  await livesIn(anna.insuredNumber);
  const wrong = { street: "Улица Мира", complement: "c/o 王芳" };
  for (const refused of [await swiss(anna, wrong), await foreign(anna, wrong)]) {
    expect(refusal(refused)).toMatchObject({
      code: "INVALID",
      fields: { street: "text.latin", complement: "text.latin" },
    });
  }
  const phone = { street: "Rue de l’Église", number: "12–14" };
  expect((await foreign(anna, phone)).errors).toBeUndefined();
  await treatAll();
  expect((await rowsOf(anna.insuredNumber)).at(-1)?.street).toBe("Rue de l'Église");
});
