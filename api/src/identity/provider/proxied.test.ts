import { expect, test } from "vitest";
import { open } from "../../../test/browser.ts";
import { aPerson, atLogin, PASSWORD } from "../../../test/samples/people.ts";
import { aProcess, db, testConfig } from "../../../test/portal.ts";

const home = "https://portal.example.ch";
await open(await aProcess({ config: testConfig({ PUBLIC_URL: home, TRUST_PROXY: "true" }) }), home);

test("A24 behind a proxy every address is the public one and every cookie is secure", async () => {
  const anna = await aPerson();
  const { browser, form } = await atLogin(home);
  await browser.submit(form, { email: anna.email, password: PASSWORD });
  expect(browser.visited.at(-1)).toBe(`${home}/`);
  expect(await browser.whoAmI()).toBe(anna.email);
  const own = ["Authorization", "__Host-fgp", "__Host-rt", "__Host-idp"];
  for (const name of own) expect(browser.attributes(name)).toMatch(/secure/i);
  expect([...browser.jar.values()].every(({ attributes }) => /secure/i.test(attributes))).toBe(
    true,
  );

  const later = await browser.postJson("/session/renew", { active: true });
  expect(later.status).toBe(200);
  await browser.get("/logout");
  expect(browser.visited.at(-1)).toBe(`${home}/session/ended?state=signedOut`);
  for (const name of own) expect(browser.cookie(name)).toBeUndefined();
  expect(browser.visited.every((url) => url.startsWith(`${home}/`))).toBe(true);
});

test("behind a proxy the limit counts the address that the proxy saw, not one that was made up", async () => {
  const { browser, form } = await atLogin(home);
  const guess = (name: string, forwarded: string) =>
    browser.submit(
      form,
      { email: `${name}@example.com`, password: "x" },
      { "sec-fetch-site": "same-origin", "x-forwarded-for": forwarded },
    );
  await guess("first", "10.0.0.1, 203.0.113.9");
  await db
    .updateTable("throttle")
    .set({ hits: 20 })
    .where("key", "like", "login:address:%")
    .execute();
  expect((await guess("second", "10.9.9.9, 203.0.113.9")).status).toBe(429);
  expect((await guess("third", "203.0.113.9, 198.51.100.4")).status).toBe(401);
});
