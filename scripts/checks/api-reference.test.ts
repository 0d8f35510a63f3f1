import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { openApiFaults } from "./api-reference.ts";

const contract = readFileSync(new URL("../../api/openapi.json", import.meta.url), "utf8");

test("a route without id, area and description does not pass", async () => {
  const bare = '"/v1/bare": { "get": { "responses": { "204": { "description": "Kept" } } } },';
  const faults = await openApiFaults(contract.replace('"paths": {', `"paths": { ${bare}`));
  expect(faults).toEqual([
    expect.stringContaining("(operation-description)"),
    expect.stringContaining("(operation-operationId)"),
    expect.stringContaining("(operation-tags)"),
  ]);
});

test("an area that is not listed does not pass", async () => {
  const faults = await openApiFaults(contract.replace('["Welcome"]', '["Elsewhere"]'));
  expect(faults).toEqual([expect.stringContaining("(operation-tag-defined)")]);
});
