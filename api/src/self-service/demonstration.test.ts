import { beforeAll, expect, test } from "vitest";
import { aProcess, db, testConfig } from "../../test/portal.ts";
import { aBrowser, anInsured, newestTo, opened } from "../../test/samples/visitors.ts";

beforeAll(async () => {
  await opened();
  await db.insertInto("demonstration").values({ seededOn: "2026-11-16", seed: 1 }).execute();
});

const people = "/v1/demonstration/visitors";
const mailbox = "/v1/demonstration/visitors/messages";

async function anInvented() {
  const person = await anInsured();
  await db
    .updateTable("insured")
    .set({ isDemonstration: true })
    .where("insuredNumber", "=", person.insuredNumber)
    .execute();
  return person;
}

test("in a demonstration a browser reads what left for the invented person it gave, and for no other", async () => {
  const [martin, real] = [await anInvented(), await anInsured()];
  const browser = aBrowser();
  expect(await (await browser.call("GET", people)).json()).toContainEqual({
    insuredNumber: martin.insuredNumber,
    firstname: "Martin",
    lastname: "Muster",
    birthdate: martin.birthdate,
    way: "SMS",
  });
  expect(await (await browser.call("GET", mailbox)).json()).toEqual([]);
  await browser.identify(martin);
  const { code } = await newestTo(martin);
  expect(await (await browser.call("GET", mailbox)).json()).toMatchObject([
    { channel: "SMS", code, link: null, text: expect.stringContaining(code) },
  ]);
  expect(await (await aBrowser().call("GET", mailbox)).json()).toEqual([]);

  const theirs = aBrowser();
  await theirs.identify(real);
  expect(await (await theirs.call("GET", mailbox)).json()).toEqual([]);
  const listed = await (await theirs.call("GET", people)).text();
  expect(listed).not.toContain(String(real.insuredNumber));
});

test("where nothing is demonstrated both are unknown paths, and once a demonstration is closed nothing is told", async () => {
  const martin = await anInvented();
  const plain = await aProcess({ config: testConfig({ DEMONSTRATION: "false" }) });
  for (const path of [people, mailbox]) {
    const there = await aBrowser(plain).call("GET", path);
    const nowhere = await aBrowser(plain).call("GET", "/v1/demonstration/nothing");
    expect([there.status, await there.text()]).toEqual([404, await nowhere.text()]);
  }
  const browser = aBrowser(await aProcess());
  await browser.identify(martin);
  await db.updateTable("demonstration").set({ isOpen: false }).execute();
  for (const path of [people, mailbox])
    expect(await (await browser.call("GET", path)).json()).toEqual([]);
});
