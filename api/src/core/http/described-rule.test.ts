import { expect, test } from "vitest";
import * as small from "zod/mini";
import { described } from "./described-rule.ts";

const Order = small.strictObject({
  name: small.string("required").check(small.trim(), small.minLength(1, "required")),
  count: small.pipe(
    small.string().check(small.regex(/^\d+$/, "number.invalid")),
    small.transform(Number),
  ),
  colours: small._default(small.array(small.enum(["RED", "BLUE"], "colour.unknown")), []),
  delivery: small.nullish(
    small.iso.date("date.invalid").check(small.describe("When it is to come.")),
  ),
});

test("a described rule takes and refuses what the rule does, with the same messages", () => {
  const values = [
    { name: " Anna ", count: "3", colours: ["RED"], delivery: "2026-02-01" },
    { name: "", count: "three", colours: ["GREEN"], delivery: "2026-02-30", more: 1 },
    { count: "1", delivery: null },
  ];
  for (const value of values) {
    const { data, error } = described(Order).safeParse(value);
    const byRule = Order.safeParse(value);
    expect([data, error?.issues]).toEqual([byRule.data, byRule.error?.issues]);
  }
});

test("what a described rule fills in is made anew each time", () => {
  const rule = described(Order);
  rule.parse({ name: "Anna", count: "1" }).colours.push("RED");
  expect(rule.parse({ name: "Anna", count: "1" }).colours).toEqual([]);
});

test("a route can say more of a described rule, and finds what the model says of it", () => {
  expect(described(Order.shape.count).describe("How many").meta()).toEqual({
    description: "How many",
  });
  expect(described(Order.shape.delivery._zod.def.innerType._zod.def.innerType).meta()).toEqual({
    description: "When it is to come.",
  });
});
