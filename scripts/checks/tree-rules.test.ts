import { expect, test } from "vitest";
import {
  numbersGivenTwice,
  stalePathsIn,
  unlistedDecisions,
  unnamedVersion,
} from "./tree-rules.ts";

test("two migrations with one number are told, under any names", () => {
  expect(numbersGivenTwice(["api/migrations/0001_a.sql", "api/migrations/0002_b.sql"])).toEqual([]);
  expect(numbersGivenTwice(["api/migrations/0001_a.sql", "api/migrations/0001_b.sql"])).toEqual([
    "api/migrations has two files with the number 0001",
  ]);
});

const files = ["api/src/insurer/cover/contracts-at.ts"];

test.each([
  ["`api/src/insurer/cover` feeds it", []],
  ["`insurer/cover/contracts-at.ts` feeds it", []],
  ["`core/cover` feeds it", ["docs/a.md names core/cover, which is not there"]],
  ["`api/src/insurer/cov` feeds it", ["docs/a.md names api/src/insurer/cov, which is not there"]],
  ["`api/src/<area>/area.ts` is an example", []],
])("a path that a document names is there: %s", (text, faults) => {
  expect(stalePathsIn("docs/a.md", text, files)).toEqual(faults);
});

test("a decision that the index does not name is a fault", () => {
  const records = [
    "docs/decisions/README.md",
    "docs/decisions/0001-a.md",
    "docs/decisions/0002-b.md",
  ];
  expect(unlistedDecisions(records, "[1](0001-a.md)")).toEqual([
    "docs/decisions/README.md does not name 0002-b.md",
  ]);
});

test("a version without its entry in the changelog is told, and so is a changelog without Unreleased", () => {
  const manifest = '{ "name": "portal", "version": "1.1.0" }';
  expect(unnamedVersion(manifest, "## Unreleased\n\n## 1.1.0, 1 March 2027\n")).toEqual([]);
  expect(unnamedVersion(manifest, "## Unreleased\n\n## 1.0.0, 18 November 2026\n")).toHaveLength(1);
  expect(unnamedVersion(manifest, "## 1.1.0, 1 March 2027\n")).toHaveLength(1);
});
