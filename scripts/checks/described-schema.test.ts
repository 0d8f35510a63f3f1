import { expect, test } from "vitest";
import { undescribedIn } from "./described-schema.ts";

test("a type, a field, an argument and a value of an enum need a description", () => {
  const schema = `
    type Query { invoices(from: Int!): [Invoice!]! }
    type Invoice { status: Status! }
    enum Status { OPEN }
    input Wish { first: Int! }`;
  expect(undescribedIn(schema)).toEqual([
    "Query",
    "Query.invoices",
    "Query.invoices(from)",
    "Invoice",
    "Invoice.status",
    "Status",
    "Status.OPEN",
    "Wish",
    "Wish.first",
  ]);
});

test("a name that explains itself needs none, unless there may be no value", () => {
  const schema = `
    "Questions."
    type Query { city: String! street: String }
    "A wish."
    input Wish { city: String! street: String }`;
  expect(undescribedIn(schema)).toEqual(["Query.street", "Wish.street"]);
});
