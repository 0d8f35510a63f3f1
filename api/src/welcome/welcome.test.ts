import { expect, test } from "vitest";
import { aCustomer, aSession, callsAs, db } from "../../test/portal.ts";

const device = { platform: "browser", os: "Linux", device: "desktop" };
const isFirst = async (calls: Pick<ReturnType<typeof callsAs>, "get">) =>
  (await (await calls.get("/v1/extranaute/isFirstCnx")).json()).first;
const welcome = async (calls: Pick<ReturnType<typeof callsAs>, "get">) =>
  (await (await calls.get("/v1/welcome")).json()).welcomeInformationType;

test("A30 the first visit is the first for as long as it lasts, and the next one is not", async () => {
  const luca = await aCustomer({ isAddressOwner: false });
  expect(await isFirst(luca)).toBe(true);
  await luca.post("/v1/technicalInformation", device);
  expect(await isFirst(luca)).toBe(true);
  const nextVisit = callsAs(await aSession(luca.id));
  expect(await isFirst(nextVisit)).toBe(false);
});

test("A30 news welcome a customer until they have closed them", async () => {
  const anna = await aCustomer();
  expect(await welcome(anna)).toBe("NONE");
  const texts = JSON.stringify({ fr: { title: "Neuf", text: "…" } });
  await db.insertInto("whatsNew").values({ texts, eventLabel: "test" }).execute();
  expect(await welcome(anna)).toBe("WHATS_NEW");
  await anna.get("/v1/informations/light?infoType=WHATSNEW");
  expect(await welcome(anna), "given, and lost with the page perhaps").toBe("WHATS_NEW");
  await anna.call("PUT", "/v1/welcome");
  expect(await welcome(anna)).toBe("NONE");
});
