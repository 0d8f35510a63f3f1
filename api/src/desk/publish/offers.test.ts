import { moveDay } from "@portal/model/calendar/calendar.ts";
import { todayInZurich } from "@portal/model/calendar/dates.ts";
import { languages } from "@portal/model/portal/languages.ts";
import { beforeEach, expect, test } from "vitest";
import { aCustomer, db } from "../../../test/portal.ts";
import { aStaffMember, type StaffMember } from "../../../test/samples/staff.ts";

const inEach = (text: string) =>
  Object.fromEntries(languages.map((language) => [language, `${text} ${language}`]));
const same = (text: string) => Object.fromEntries(languages.map((language) => [language, text]));
const day = (days: number) => moveDay(todayInZurich(new Date()), { days });
const aPublisher = () => aStaffMember({ roles: ["PUBLISHER"] });
const put = (who: StaffMember, address: string, body: object) =>
  who.ask(`/publications/${address}`, { method: "PUT", body });
const open = async (who: StaffMember, address: string) =>
  (await who.ask(`/publications/${address}`)).body;

const anOffer = (title: string) => ({
  titles: inEach(title),
  subtitles: inEach("For two"),
  discounts: same("20 %"),
  discountTexts: inEach("on entry"),
  texts: inEach("Every day from nine"),
  buttons: inEach("Use"),
  links: same("https://baths.example"),
  image: "/pictures/baths.svg",
  images: ["/pictures/baths.svg", "/pictures/baths-hammam.svg"],
  partner: {
    name: "Baths",
    address: null,
    tel: "+41215550000",
    email: "info@baths.example",
    site: "https://baths.example",
    logo: null,
  },
  position: 3,
  beginsOn: day(-1),
  endsOn: null as string | null,
});

const shownOffers = async (): Promise<string[]> => {
  const anna = await aCustomer();
  const { data } = await anna.graphql("query O { offers { title } }");
  return data.offers.map(({ title }: { title: string }) => title);
};

beforeEach(async () => {
  await db.deleteFrom("publication").execute();
  await db.deleteFrom("offer").execute();
  await db.deleteFrom("businessOfferPrice").execute();
  await db
    .insertInto("featureFlag")
    .values({ id: "CYBER_PROTECT_OFFER", value: true })
    .onConflict((conflict) => conflict.column("id").doUpdateSet({ value: true }))
    .execute();
});

test("Z36 a club offer is shown from its first to its last day, in the order of the publishers", async () => {
  const publisher = await aPublisher();
  const publish = (item: string, content: object) =>
    put(publisher, `offer/${item}`, { seen: null, content });
  await publish("later", { ...anOffer("Later"), beginsOn: day(1) });
  await publish("over", { ...anOffer("Over"), beginsOn: day(-9), endsOn: day(-1) });
  await publish("second", { ...anOffer("Second"), endsOn: day(0) });
  expect((await publish("first", { ...anOffer("First"), position: 0 })).status).toBe(204);
  expect(await shownOffers()).toEqual(["First fr", "Second fr"]);
  const { publications } = await open(publisher, "offer");
  expect(publications[0]).toMatchObject({ item: "first", publishedBy: publisher.name });
  expect(
    publications.find(({ item }: { item: string }) => item === "second").endsAt >
      new Date().toISOString(),
  ).toBe(true);
});

test("Z36 an offer is changed by the faster of two, ended, and taken back from its history", async () => {
  const [one, other] = [await aPublisher(), await aPublisher()];
  await put(one, "offer/baths", { seen: null, content: anOffer("Baths") });
  const first = await open(one, "offer/baths");
  expect(first.content).toEqual(anOffer("Baths"));
  const ended = { ...anOffer("Baths"), endsOn: day(-1) };
  const answers = await Promise.all(
    [one, other].map((who) => put(who, "offer/baths", { seen: first.seen, content: ended })),
  );
  expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([204, 409]);
  expect(await shownOffers()).toEqual([]);
  const { seen, versions } = await open(other, "offer/baths");
  expect(versions).toHaveLength(2);
  const again = { seen, content: versions[1]?.content, restoredFrom: 1 };
  expect((await put(other, "offer/baths", again)).status).toBe(204);
  expect(await shownOffers()).toEqual(["Baths fr"]);
  expect((await open(one, "offer/baths")).versions[0]).toMatchObject({
    version: 3,
    restoredFrom: 1,
    publishedBy: other.name,
  });
});

test("Z36 what is wrong of an offer is refused at its field, and a clerk without the right publishes nothing", async () => {
  const [publisher, clerk] = [await aPublisher(), await aStaffMember()];
  const wrong = async (content: object) =>
    Object.keys((await put(publisher, "offer/baths", { seen: null, content })).body.fields);
  const offer = anOffer("Baths");
  expect(await wrong({ ...offer, links: same("javascript:alert") })).toHaveLength(4);
  expect(await wrong({ ...offer, images: ["//elsewhere.example"] })).toEqual(["images.0"]);
  expect(await wrong({ ...offer, endsOn: day(-2) })).toEqual(["endsOn"]);
  expect(await wrong({ ...offer, beginsOn: "2026-02-30" })).toEqual(["beginsOn"]);
  expect(await wrong({ ...offer, position: 1000 })).toEqual(["position"]);
  expect(await wrong({ ...offer, partner: { ...offer.partner, email: "baths" } })).toEqual([
    "partner.email",
  ]);
  expect(await wrong({ ...offer, titles: { ...offer.titles, it: "x".repeat(81) } })).toEqual([
    "titles.it",
  ]);
  expect((await put(publisher, "offer/Baths", { seen: null, content: offer })).status).toBe(404);
  for (const kind of ["offer", "businessoffer"]) {
    expect((await clerk.ask(`/publications/${kind}`)).status).toBe(403);
    const item = kind === "offer" ? "baths" : "CYBERPROTECT";
    expect((await put(clerk, `${kind}/${item}`, { seen: null, content: offer })).status).toBe(403);
  }
  expect(await db.selectFrom("offer").select("id").execute()).toEqual([]);
});

const shownPrices = async () => {
  const anna = await aCustomer();
  const { data } = await anna.graphql(
    "query P { businessOfferPrices(offerName: CYBERPROTECT) { monthlyPremium } }",
  );
  return data.businessOfferPrices.map((one: { monthlyPremium: number }) => one.monthlyPremium);
};
const asked = async () => {
  const { data, errors } = await (
    await aCustomer()
  ).graphql(
    `mutation C { createBusinessOfferRequest(offerName: CYBERPROTECT, state: NEW, metaData: [{ field: "family", value: "true" }]) { state } }`,
  );
  return errors?.[0]?.extensions.code ?? data.createBusinessOfferRequest.state;
};

test("Z36 the price of an own offer is planned, holds from its day and ends", async () => {
  const publisher = await aPublisher();
  const address = "businessoffer/CYBERPROTECT";
  const publish = async (content: object) =>
    put(publisher, address, { seen: (await open(publisher, address)).seen, content });
  const price = { individual: 6_00, family: 9_00, beginsOn: day(10), endsOn: null };
  await db
    .insertInto("businessOfferPrice")
    .values(
      [5_20, 8_40].map((monthlyPremium, place) => ({
        offerName: "CYBERPROTECT",
        validFrom: day(0),
        family: place === 1,
        monthlyPremium,
      })),
    )
    .execute();
  expect((await publish(price)).status).toBe(204);
  expect((await publish({ ...price, beginsOn: day(5) })).status).toBe(204);
  expect(await shownPrices()).toEqual([5.2, 8.4]);
  const refused = await publish({ ...price, beginsOn: day(-1) });
  expect(refused.body.fields).toEqual({ beginsOn: "desk.beforePrice" });
  expect((await publish({ ...price, individual: 0 })).body.fields).toHaveProperty("individual");
  const now = { ...price, beginsOn: day(0), endsOn: day(3) };
  expect((await publish(now)).status).toBe(204);
  expect([await shownPrices(), await asked()]).toEqual([[6, 9], "NEW"]);
  await db
    .updateTable("businessOfferPrice")
    .set({ validFrom: day(-5), validUntil: day(-1) })
    .execute();
  expect([await shownPrices(), await asked()]).toEqual([[], "FORBIDDEN"]);
  const { versions } = await open(publisher, address);
  const by = versions.map(({ publishedBy }: { publishedBy: string | null }) => publishedBy);
  expect(by.slice(0, 3)).toEqual([publisher.name, publisher.name, publisher.name]);
  expect(versions).toHaveLength(4);
});
