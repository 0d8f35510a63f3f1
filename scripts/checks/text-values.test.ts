import { expect, test } from "vitest";
import { missingValues } from "./text-values.ts";

const texts = new Map([
  ["limit", "Au plus {{count}} fichiers de {{ size }} Mo"],
  ["plain", "Bonjour"],
]);

function faultsIn(call: string): string[] {
  return missingValues(`const t = useTexts("send");\nreturn ${call};`, () => texts);
}

test("a text that names values cannot be asked for without them", () => {
  expect(faultsIn('t("limit")')).toEqual([
    't("limit") of send needs {{count}}',
    't("limit") of send needs {{size}}',
  ]);
  expect(faultsIn('t("limit", { count: 10 })')).toEqual(['t("limit") of send needs {{size}}']);
  expect(faultsIn('t("limit", {\n  count,\n  size: 5,\n})')).toEqual([]);
});

test("what is not plainly written is left alone", () => {
  expect(faultsIn('t("plain")')).toEqual([]);
  expect(faultsIn('t("limit", values)')).toEqual([]);
  expect(faultsIn('t("limit", { ...values })')).toEqual([]);
});
