import { expect, test } from "vitest";
import {
  cardNumberOf,
  cardStateOn,
  cardsOnTheirWaySince,
  cardValidUntil,
  groupedCardNumber,
  isCardShown,
  OrderCard,
} from "./cards.ts";

test("R01 a card's number has twenty digits, names its insurer and ends in a digit that checks the others", () => {
  expect(cardNumberOf("9101", 900_000_001)).toBe("80756091019000000018");
  expect(groupedCardNumber(cardNumberOf("9101", 1))).toBe(
    "8075 6091 0100 0000 0017".replaceAll(" ", "\u00A0"),
  );
  const numbers = Array.from({ length: 500 }, (_, serial) => cardNumberOf("9102", serial));
  expect(new Set(numbers).size).toBe(500);
  for (const number of numbers) expect(luhn(number)).toBe(0);
});

/** An independent implementation, unlike that of the product. */
function luhn(number: string): number {
  let sum = 0;
  for (let place = 0; place < number.length; place++) {
    const digit = Number(number[number.length - 1 - place]);
    sum += place % 2 === 1 ? Math.trunc((digit * 2) / 10) + ((digit * 2) % 10) : digit;
  }
  return sum % 10;
}

test.each([
  ["2026-11-16", "2029-12-31", "2026-10-12"],
  ["2027-01-01", "2030-12-31", "2026-11-27"],
  ["2028-02-29", "2031-12-31", "2028-01-25"],
])(
  "R01 a card of %s holds until %s, and what was ordered since %s is on its way",
  (day, until, since) => {
    expect([cardValidUntil(day), cardsOnTheirWaySince(day)]).toEqual([until, since]);
  },
);

test.each([
  [{ healthInsurer: "9101", reason: "COML" }, undefined],
  [{ healthInsurer: "9101", reason: "LOST" }, "required"],
  [{ healthInsurer: "", reason: "COMV" }, "required"],
  [{ healthInsurer: "9101" }, "required"],
  [{ healthInsurer: "x".repeat(21), reason: "COME" }, "invalid"],
])("R01 an order of %j: %s", (order, problem) => {
  expect(OrderCard.safeParse(order).error?.issues[0]?.message).toBe(problem);
});

test.each([
  ["2026-12-31", null, "2026-12-31", "EXPIRING", true],
  ["2026-12-31", null, "2027-01-01", "EXPIRED", false],
  ["2026-12-31", null, "2026-11-01", "EXPIRING", true],
  ["2026-12-31", null, "2026-10-31", "VALID", true],
  ["2026-12-31", "2026-01-02", "2026-01-02", "BLOCKED", false],
] as const)(
  "Y01 a card until %s, blocked %s, is on %s %s; shown: %s",
  (validUntil, blockedOn, today, state, isShown) => {
    expect(cardStateOn(today, { validUntil, blockedOn })).toBe(state);
    expect(isCardShown(state)).toBe(isShown);
  },
);
