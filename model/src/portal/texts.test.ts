import { expect, test } from "vitest";
import { optionalText, requiredText } from "./texts.ts";

test("B08 a text has at most 50 characters unless said otherwise, and is required where it is", () => {
  const problem = (rule: ReturnType<typeof requiredText>, value: unknown) =>
    rule.safeParse(value).error?.issues.map(({ message }) => message);
  expect(problem(requiredText(), "x".repeat(50))).toBeUndefined();
  expect(problem(requiredText(), "x".repeat(51))).toEqual(["text.tooLong"]);
  expect(problem(requiredText(80), "x".repeat(80))).toBeUndefined();
  expect(problem(requiredText(), " \n ")).toEqual(["required"]);
  expect(problem(requiredText(), undefined)).toEqual(["required"]);
  expect(problem(optionalText(), "")).toBeUndefined();
  expect(problem(optionalText(40), "x".repeat(41))).toEqual(["text.tooLong"]);
});
