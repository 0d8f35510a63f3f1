import { expect, test } from "vitest";
import {
  digitsOnly,
  isMobile,
  northAmericanCountry,
  Phone,
  shownPhone,
  typedPhone,
  withDialCode,
  withPlus,
} from "./phone.ts";

test.each([
  ["+41 79 123 45 67", "+41791234567"],
  ["079 123 45 67", "+41791234567"],
  ["0041 79 123 45 67", "+41791234567"],
  ["41791234567", "+41791234567"],
  ["79 555 01 99", "+41795550199"],
  ["41 555 01 99", "+41415550199"],
  ["+33 (1) 23-45/67.89", "+33123456789"],
  ["+423 660 12 34", "+4236601234"],
  ["+41 079 123 45 67", "+41791234567"],
  ["+41 (0)79 123 45 67", "+41791234567"],
  ["+49 (0)171 123456", "+49171123456"],
  ["+39 (0)2 123 4567", "+39021234567"],
])("B02 %j is read as %s", (typed, number) => {
  expect(Phone.parse(typed)).toBe(number);
});

test.each([
  ["+41", "phone.invalid"],
  ["+0791234567", "phone.invalid"],
  ["+41 79 abc 45 67", "phone.invalid"],
  ["++41791234567", "phone.invalid"],
  ["+1234567890123456", "phone.invalid"],
  ["9".repeat(41), "phone.invalid"],
  ["", "required"],
  ["  ", "required"],
  [undefined, "required"],
])("B02 %j is refused: %s", (typed, problem) => {
  expect(Phone.safeParse(typed).error?.issues.map(({ message }) => message)).toEqual([problem]);
});

test("B02 a plus is added where it is missing, and the national zero gives way to the dial code", () => {
  expect(withPlus("")).toBe("");
  expect(withPlus("41 79 123 45 67")).toBe("+41 79 123 45 67");
  expect(withPlus("079 123")).toBe("+41 79 123");
  expect(withPlus("0171 12", "49")).toBe("+49 171 12");
});

test.each([
  ["+41 +41 79 123 45 67", "+41 79 123 45 67"],
  ["+41 +33 6", "+33 6"],
  ["+41 00", "+"],
  ["+41 0041 79", "+41 79"],
  ["+41 079", "+41 079"],
  ["+1 (800) 00", "+1 (800) 00"],
  ["+41791001234", "+41791001234"],
  ["+41 79 100 00 12", "+41 79 100 00 12"],
  ["0041 79", "0041 79"],
  ["", ""],
])("B02 typed behind a dial code, %j means %j", (typed, meant) => {
  expect(typedPhone(typed)).toBe(meant);
});

test("B02 a number without plus or 00 is one of the country that was chosen", () => {
  expect(withPlus("79 555 01 99")).toBe("+41 79 555 01 99");
  expect(withPlus("393 123 4567", "39")).toBe("+39 393 123 4567");
  expect(withPlus("6 12 34 56 78", "33")).toBe("+33 6 12 34 56 78");
});

test("B02 a number with the dial code 1 is of the United States until its area code says Canada", () => {
  expect(northAmericanCountry("+1 ")).toBeUndefined();
  expect(northAmericanCountry("+1 41")).toBeUndefined();
  expect(northAmericanCountry("+1 416 555 01 99")).toBe("CA");
  expect(northAmericanCountry("+1 (212) 555-0199")).toBe("US");
  expect(northAmericanCountry("+41 79 555 01 99")).toBeUndefined();
});

test("B02 the dial code follows the country, and the number stays", () => {
  expect(withDialCode("+41 79 123", "41", "33")).toBe("+33 79 123");
  expect(withDialCode("+41", "41", "33")).toBe("+33 ");
  expect(withDialCode("", "41", "33")).toBe("");
});

test("B02 a digits-only field keeps digits, ten at most", () => {
  expect(digitsOnly("12a-34 5٣")).toBe("12345");
  expect(digitsOnly("123456789012")).toBe("1234567890");
  expect(digitsOnly("123456", 4)).toBe("1234");
});

test("B03 a number that is neither mobile nor fixed-or-mobile is asked about", () => {
  expect(["MOBILE", "FIXED_LINE_OR_MOBILE"].every(isMobile)).toBe(true);
  expect(["FIXED_LINE", "TOLL_FREE", "UAN", "", null, undefined].some(isMobile)).toBe(false);
});

test("a Swiss number is shown in its groups, another one as it is", () => {
  expect(shownPhone("+41795550112")).toBe("+41 79 555 01 12");
  expect(shownPhone("+33612345678")).toBe("+33612345678");
});
