import { expect, test } from "vitest";
import { Email } from "./email.ts";

const problemOf = (value: unknown) => Email.safeParse(value).error?.issues[0]?.message;

test.each([
  "anna@example.ch",
  "Anna.Rossi+portal@mail.example.co.uk",
  "o'neill@example.ch",
  "a@b.ch",
  `${"a".repeat(64)}@example.ch`,
  "  anna@example.ch ",
])("B01 %j is an e-mail address", (email) => {
  expect(Email.parse(email)).toBe(email.trim());
});

test.each([
  "anna",
  "anna@",
  "@example.ch",
  "anna@example",
  "anna@@example.ch",
  "anna rossi@example.ch",
  "anna@exa mple.ch",
  ".anna@example.ch",
  "anna.@example.ch",
  "an..na@example.ch",
  "anna@-example.ch",
  "anna@example-.ch",
  "anna@example..ch",
  "anna@example.c",
  "anna@example.123",
  "jérôme@example.ch",
  "anna@müller.ch",
  "ANNA@ÉCOLE.CH",
  "анна@example.ch",
  "anna@example.ch, ben@example.ch",
  "anna@example.ch\nbcc: x@example.ch",
  `${"a".repeat(65)}@example.ch`,
  `a@${"b".repeat(60)}.${"c".repeat(60)}.${"d".repeat(60)}.${"e".repeat(60)}.${"f".repeat(12)}.ch`,
])("B01 %j is none", (email) => {
  expect(problemOf(email)).toBe("email.invalid");
});

test.each(["", "   ", undefined, null, 7])("B01 an e-mail address is required: %j", (nothing) => {
  const issues = Email.safeParse(nothing).error?.issues;
  expect(issues?.map(({ message }) => message)).toEqual(["required"]);
});

test("B01 a text made to slow the rule down is judged at once", () => {
  const began = performance.now();
  problemOf(`${"a.".repeat(50_000)}@`);
  problemOf(`a@${"a-".repeat(50_000)}`);
  expect(performance.now() - began).toBeLessThan(100);
});
