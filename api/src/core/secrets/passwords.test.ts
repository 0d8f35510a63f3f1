import { expect, test } from "vitest";
import { hashPassword, verifyPassword } from "./passwords.ts";

test("a password opens what was kept of it, and no other one does", async () => {
  const kept = await hashPassword("Zermatt à l'aube");
  expect(await verifyPassword("Zermatt à l'aube", kept)).toBe(true);
  expect(await verifyPassword("Zermatt à l'aub", kept)).toBe(false);
  expect(await verifyPassword("", kept)).toBe(false);
});

test("what is kept names the method and its cost, and differs each time", async () => {
  const [one, other] = await Promise.all([hashPassword("same"), hashPassword("same")]);
  expect(one).toMatch(/^scrypt\$15\$[\w-]{22}\$[\w-]{43}$/);
  expect(one).not.toBe(other);
});

test("an accent typed as one letter or as two opens the same account", async () => {
  const kept = await hashPassword("caf\u00e9-cr\u00e8me");
  expect(await verifyPassword("cafe\u0301-cre\u0300me", kept)).toBe(true);
});

test.each([
  "",
  "cervin-demo",
  "scrypt$15$$",
  "scrypt$99$c2FsdA$aGFzaA",
  "scrypt$15$c2FsdA$aGFzaA",
  "bcrypt$15$c2FsdA$aGFzaA",
])("a kept value that was not made here (%j) opens nothing", async (kept) => {
  expect(await verifyPassword("cervin-demo", kept)).toBe(false);
});
