import { expect, test } from "vitest";
import { createSecrets, emailLookup, parseSecretKeys } from "./secrets.ts";

const old = { id: "k1", key: Buffer.alloc(32, 1) };
const fresh = { id: "k2", key: Buffer.alloc(32, 2) };
const place = { table: "account", column: "phone_number", row: "1" };

test("a value opens where it stands and nowhere else", () => {
  const secrets = createSecrets([old]);
  const sealed = secrets.encrypt(place, "+41 79 123 45 67");
  expect(secrets.decrypt(place, sealed)).toBe("+41 79 123 45 67");
  expect(() => secrets.decrypt({ ...place, row: "2" }, sealed)).toThrow();
  expect(() => secrets.decrypt({ ...place, column: "login_email" }, sealed)).toThrow();
  sealed[sealed.length - 1] = (sealed.at(-1) ?? 0) ^ 1;
  expect(() => secrets.decrypt(place, sealed)).toThrow();
});

test("a new key encrypts from now on, and what the old one sealed still opens", () => {
  const sealed = createSecrets([old]).encrypt(place, "before");
  const rotated = createSecrets([fresh, old]);
  expect(rotated.decrypt(place, sealed)).toBe("before");
  expect(rotated.encrypt(place, "after").toString("latin1")).toMatch(/^k2:/);
  expect(() => createSecrets([fresh]).decrypt(place, sealed)).toThrow("SECRET_KEYS does not name");
});

test("lookups stay the same when a key is added, and an e-mail is found in any case of its letters", () => {
  const before = emailLookup(createSecrets([old]), "Camille@Example.ch ");
  expect(emailLookup(createSecrets([fresh, old]), "camille@example.ch").equals(before)).toBe(true);
});

test.each(["", "k1", "k1:short", "K!:AAAA"])(
  "a key that is none is refused in words: %j",
  (text) => {
    expect(() => parseSecretKeys(text)).toThrow("SECRET_KEYS must be id:base64 pairs");
  },
);
