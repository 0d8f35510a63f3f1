import { expect, test } from "vitest";
import { factsOf, isPlain, isPlainCode, readDetails } from "./interaction-details.ts";

const facts = (type: string, stored: object) => {
  const details = readDetails(type, stored);
  if (!details || !isPlain(details)) throw new Error(`${type} is not shown field by field`);
  return factsOf(details).map(({ name, format, value }) => [name, format, value]);
};

test("J02 a callback shows each of its stored fields by its format", () => {
  const call = { phone: "+41795550145", date: "2026-11-20", period: "MORNING", message: "Bonjour" };
  expect(facts("CALLBACK", call)).toEqual([
    ["phone", "phone", "+41795550145"],
    ["date", "day", "2026-11-20"],
    ["period", "code", "MORNING"],
    ["message", "lines", "Bonjour"],
  ]);
});

test("J02 hidden and empty fields are not shown, whether optional or missing in older requests", () => {
  const payout = { law: "LCA", insurerCode: "1", amount: 12_50, accountNumber: "CH93" };
  expect(facts("INVOICE", payout)).toEqual([
    ["amount", "amount", 12_50],
    ["accountNumber", "account", "CH93"],
  ]);
  expect(facts("UPDATE_PROFESSIONAL_DATA", { status: "EMP", employer: "" })).toEqual([
    ["status", "profession", "EMP"],
  ]);
});

test("J05 a code of a newer version is not looked up in the texts", () => {
  expect(isPlainCode("period.MORNING")).toBe(true);
  expect(isPlainCode("period.NIGHT")).toBe(false);
  expect(isPlainCode("law.LAMAL")).toBe(false);
});
