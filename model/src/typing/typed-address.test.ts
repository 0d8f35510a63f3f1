import { expect, test } from "vitest";
import { readTypedAddress } from "./typed-address.ts";

test.each([
  ["Rue du Lac 12a, 1110 Morges", "Rue du Lac", "12a", "1110 Morges"],
  ["  Rue du   Lac 12 1110 Morges ", "Rue du Lac", "12", "1110 Morges"],
  ["Rue du Lac 12, Morges", "Rue du Lac", "12", "Morges"],
  ["Rue du 1er-Août 3", "Rue du 1er-Août", "3", ""],
  ["Grand-Rue", "Grand-Rue", "", ""],
  ["Rue du Lac, 1110", "Rue du Lac", "", "1110"],
  ["", "", "", ""],
])("C05 an address in one line is taken apart: %s", (text, street, number, place) => {
  expect(readTypedAddress(text)).toEqual({ street, number, place });
});
