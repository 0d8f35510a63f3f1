import { expect, test } from "vitest";
import { faultsOfFile } from "./house-rules.ts";

test.each([
  ["a path of one machine", "docs/a.md", "see /Users/anna/project"],
  ["a package registry", ".npmrc", "registry=https://registry.example.com/"],
  ["an address in the lock file", "package-lock.json", '"resolved": "https://example.com/a.tgz"'],
  ["an unfinished merge", "api/src/a.ts", "<<<<<<< HEAD"],
  ["a TODO without an owner", "api/src/a.ts", "// TODO later"],
  ["a comment about nobody in particular", "api/src/a.ts", "/** Tells whoever asks. */"],
  ["a description of GraphQL without a person", "api/schema.graphql", '"Somebody treats it."'],
  ["a description of public GraphQL", "api/schema.public.graphql", '"For everybody."'],
  ["a description of REST", "api/openapi.json", '"summary": "Tell what somebody does"'],
  ["a document of the root", "README.md", "Whoever runs it"],
  ["a decision", "docs/decisions/0001-a.md", "What nobody pays is reminded."],
  ["a folder that says nothing", "api/src/utils/a.ts", ""],
  ["a file that only passes on others", "web/src/ui/index.ts", ""],
])("%s is told", (_what, file, text) => {
  expect(faultsOfFile(file, text)).toHaveLength(1);
});

test("ordinary text passes, and so does a TODO with an owner and an issue", () => {
  expect(faultsOfFile("docs/a.md", "GET https://www.example.ch/root/page and ./work/a")).toEqual(
    [],
  );
  expect(faultsOfFile("api/src/a.ts", "// TODO(anna, #12): until the new tariff")).toEqual([]);
  expect(faultsOfFile("api/released/openapi.json", '"For everybody."')).toEqual([]);
  expect(faultsOfFile("api/src/a.ts", 'test("nobody else sees it", () => {})')).toEqual([]);
});
