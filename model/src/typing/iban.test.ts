import { expect, test } from "vitest";
import {
  caretAfter,
  foreignCountryIn,
  ibanFault,
  isQrIban,
  maskIban,
  OptionalIban,
  PayoutIban,
} from "./iban.ts";

test.each([
  "CH93 0076 2011 6238 5295 7",
  "ch9300762011623852957",
  "LI21 0881 0000 2324 013A A",
  "DE89370400440532013000",
  "NO9386011117947",
  "MT84MALT011000012345MTLCAST001S",
])("B04 %s is an IBAN", (iban) => {
  expect(ibanFault(iban)).toBeUndefined();
});

test.each([
  ["CH93 0076 2011 6238 5295 8", "checksum"],
  ["CH39 0076 2011 6238 5295 7", "checksum"],
  ["CH93 0076 2011 6238 5295", "length"],
  ["CH93 00A6 2011 6238 5295 7", "format"],
  ["1234567890123", "length"],
  ["NO93860111179", "length"],
  ["X".repeat(35), "length"],
  ["9393007620116238529", "format"],
  ["DE89-3704-0044-0532-0130-00", "format"],
])("B04 %s is none: %s", (iban, fault) => {
  expect(ibanFault(iban)).toBe(fault);
});

test("B04 nothing is valid in general, and required where money goes", () => {
  expect(OptionalIban.parse("  ")).toBe("");
  const problems = (iban: unknown) =>
    PayoutIban.safeParse(iban).error?.issues.map(({ message }) => message);
  expect(problems("")).toEqual(["required"]);
  expect(problems(undefined)).toEqual(["required"]);
  expect(problems("CH93 0076 2011 6238 5295 8")).toEqual(["iban.invalid"]);
  expect(PayoutIban.parse("ch93 0076 2011 6238 5295 7")).toBe("CH9300762011623852957");
});

test("B04 a QR-IBAN is an IBAN, but no payout can go to it", () => {
  const qr = "CH44 3199 9123 0008 8901 2";
  expect([ibanFault(qr), isQrIban(qr)]).toEqual([undefined, true]);
  expect(isQrIban("CH93 0076 2011 6238 5295 7")).toBe(false);
  expect(PayoutIban.safeParse(qr).error?.issues[0]?.message).toBe("iban.qr");
});

test.each([
  ["ch9300762011623852957", "CH93 0076 2011 6238 5295 7"],
  ["CH93-0076.2011", "CH93 0076 2011"],
  ["li", "LI"],
  ["DE89", ""],
  ["c7h9", "CH9"],
  ["CHx93", "CH93"],
  ["CH93 0076 2011 6238 5295 7999", "CH93 0076 2011 6238 5295 7"],
  ["", ""],
])("B04 the mask makes %j into %j", (typed, shown) => {
  expect(maskIban(typed)).toBe(shown);
});

test.each([
  ["FR14 2004 1010", "FR"],
  ["de8", "DE"],
  ["de", undefined],
  ["CH93", undefined],
  ["LI21", undefined],
  ["dech93", undefined],
  ["9300", undefined],
])("B04 %j begins like an IBAN of %s", (typed, country) => {
  expect(foreignCountryIn(typed)).toBe(country);
});

test("B04 the mask for any country keeps a foreign number", () => {
  expect(maskIban("de89370400440532013000", "any")).toBe("DE89 3704 0044 0532 0130 00");
});

test("B04 the caret stays after the character it stood after", () => {
  expect(caretAfter("CH93 0076", 4)).toBe(4);
  expect(caretAfter("CH93 0076", 5)).toBe(6);
  expect(caretAfter("CH93 0076", 99)).toBe(9);
});
