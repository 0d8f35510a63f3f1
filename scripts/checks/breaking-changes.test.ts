import { expect, test } from "vitest";
import { openApiBreaks, schemaBreaks } from "./breaking-changes.ts";

test("a field that went or changed its type breaks a client, a new one does not", () => {
  const before = "type Query { invoices: [String!]! total: Int! }";
  const after = "type Query { invoices: [Int!]! more: Int }";
  expect(schemaBreaks(before, after).map(({ subject }) => subject)).toEqual([
    "Query.total",
    "Query.invoices",
  ]);
  expect(schemaBreaks(before, `${before.slice(0, -1)} more: Int }`)).toEqual([]);
});

const operation = (required: string[], statuses: string[]) => ({
  parameters: required.map((name) => ({ name, required: true })),
  responses: Object.fromEntries(statuses.map((status) => [status, {}])),
});

test("a path, an answer or a demand that a client does not know breaks it", () => {
  const before = { paths: { "/v1/files": { post: operation(["a"], ["200", "404"]), get: {} } } };
  const after = { paths: { "/v1/files": { post: operation(["a", "b"], ["200", "409"]) } } };
  expect(openApiBreaks(before, after).map(({ says }) => says)).toEqual([
    "POST /v1/files no longer answers 404.",
    "POST /v1/files now asks for b.",
    "GET /v1/files was removed.",
  ]);
  expect(openApiBreaks(before, before)).toEqual([]);
});
