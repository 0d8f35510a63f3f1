import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { z } from "zod";
import { openApiFaults } from "./api-reference.ts";

const Document = z.looseObject({
  paths: z.record(z.string(), z.record(z.string(), z.looseObject({}))),
});

function committed() {
  const file = new URL("../../api/openapi.json", import.meta.url);
  return Document.parse(JSON.parse(readFileSync(file, "utf8")));
}

test("a route without id, area and description does not pass", async () => {
  const { paths, ...rest } = committed();
  const bare = { get: { summary: "Bare", responses: { 204: { description: "Kept" } } } };
  const faults = await openApiFaults({ ...rest, paths: { ...paths, "/v1/bare": bare } });
  expect(faults).toEqual([
    expect.stringContaining("(operation-description)"),
    expect.stringContaining("(operation-operationId)"),
    expect.stringContaining("(operation-tags)"),
  ]);
});

test("an area that is not listed does not pass", async () => {
  const document = committed();
  const welcome = document.paths["/v1/welcome"]?.["get"];
  if (welcome) welcome["tags"] = ["Elsewhere"];
  expect(await openApiFaults(document)).toEqual([
    expect.stringContaining("(operation-tag-defined)"),
  ]);
});
