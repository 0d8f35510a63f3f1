import { expect, test } from "vitest";
import { productFamily } from "./products.ts";

test("F06 the prefix of a product's code says what it is about", () => {
  const codes = ["RTSTD", "RX2", "RF", "rs-tel", "AH01", "BO-10", "MEN", "R", ""];
  expect(codes.map(productFamily)).toEqual([
    "STANDARD",
    "NETWORK",
    "FAMILY_DOCTOR",
    "TELEMEDICINE",
    "HOSPITAL",
    "OUTPATIENT",
    undefined,
    undefined,
    undefined,
  ]);
});
