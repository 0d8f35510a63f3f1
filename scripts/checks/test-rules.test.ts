import { expect, test } from "vitest";
import { fixedWaits, testsWithoutProof } from "./test-rules.ts";

test("a test that expects nothing is told, with its title", () => {
  const source = `test("a joker works once", async () => {\n  await playJoker();\n});\n`;
  expect(testsWithoutProof("a.test.ts", source)).toEqual([
    "a.test.ts: the test a joker works once expects nothing",
  ]);
});

test.each([
  `test("it says so", () => {\n  expect(1).toBe(1);\n});\n`,
  `test("it is on the page", async () => {\n  await page.getByText("so").waitFor();\n});\n`,
  `test("it goes home", async () => {\n  await atHome();\n});\n\nasync function atHome() {\n  await page.getByText("so").waitFor();\n}\n`,
])("an expectation in the test or in a function of its file is one: %s", (source) => {
  expect(testsWithoutProof("a.test.ts", source)).toEqual([]);
});

test("the expectation of the next test is not one of the test before it", () => {
  const source = `test("first", () => {\n  act();\n});\n\ntest("second", () => {\n  expect(1).toBe(1);\n});\n`;
  expect(testsWithoutProof("a.test.ts", source)).toHaveLength(1);
});

test.each([
  ["await page.waitForTimeout(500)", 1],
  ["await new Promise((resolve) => setTimeout(resolve, 1_000));", 1],
  ["await pause(2000);", 1],
  ["await page.waitForTimeout(100)", 0],
  ["page.setDefaultTimeout(5_000)", 0],
])("a wait for a fixed time is told, the interval of a loop is not: %s", (source, faults) => {
  expect(fixedWaits("a.test.ts", source)).toHaveLength(faults);
});
