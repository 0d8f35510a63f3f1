import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";
import { collectLicences } from "./licences.ts";

const { packages } = collectLicences(fileURLToPath(new URL("../..", import.meta.url)));
const runsOf = (name: string) => packages.find((one) => one.name === name)?.runs;

test("what runs in the browser and in the API is listed with where it runs, and the tools are not", () => {
  expect(runsOf("react-dom")).toEqual(["browser"]);
  expect(runsOf("scheduler"), "what a package needs itself").toEqual(["browser"]);
  expect(runsOf("@fontsource-variable/figtree")).toEqual(["browser"]);
  expect(runsOf("hono")).toEqual(["server"]);
  expect(runsOf("node")).toEqual(["server"]);
  expect(runsOf("zod")).toEqual(["browser", "server"]);
  for (const tool of ["vite", "vitest", "typescript", "oxlint"])
    expect(runsOf(tool)).toBeUndefined();
  expect(packages.filter(({ name }) => name.startsWith("@portal/"))).toEqual([]);
});

test("every package names its licence, nearly all bring its text, and addresses can be opened", () => {
  expect(packages.filter(({ licence }) => licence === "?").map(({ name }) => name)).toEqual([]);
  const silent = packages.filter(({ text }) => !text).length;
  expect(silent / packages.length).toBeLessThan(0.15);
  expect(packages.filter(({ url }) => url && !URL.canParse(url))).toEqual([]);
  const names = packages.map(({ name, version }) => `${name} ${version}`);
  expect(new Set(names).size).toBe(names.length);
});
