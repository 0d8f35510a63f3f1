import { Problem } from "@portal/model/portal/problems.ts";
import { expect, test } from "vitest";
import { z } from "zod";
import { parse } from "./parse.ts";

const Rule = z.strictObject({
  channel: z.enum(["SMS", "EMAIL"]),
  name: z.string(),
  amount: z.number().max(10),
  phone: z.string().regex(/^\+/, "phone.invalid"),
});

function fieldsOf(value: unknown): unknown {
  try {
    return parse(Rule, value);
  } catch (error) {
    if (!(error instanceof Problem)) throw error;
    return error.details["fields"];
  }
}

test("W01 what is wrong is told by field and key, and never in the words of a library", () => {
  const given = { channel: "FAX", amount: 11, phone: "079", more: 1 };
  expect(fieldsOf(given)).toEqual({
    channel: "invalid",
    name: "required",
    amount: "invalid",
    phone: "phone.invalid",
    "": "invalid",
  });
  expect(fieldsOf("text")).toEqual({ "": "invalid" });
});
