import { readFileSync } from "node:fs";
import type { RulesetDefinition } from "@stoplight/spectral-core";
import { expect, test } from "vitest";

const contract = readFileSync(new URL("../../api/exchange.asyncapi.json", import.meta.url), "utf8");

/** The faults of an AsyncAPI document by Spectral's rules, which hold it against the schema of AsyncAPI. */
async function faultsOf(text: string): Promise<string[]> {
  const { Spectral } = await import("@stoplight/spectral-core");
  const { asyncapi } = await import("@stoplight/spectral-rulesets");
  const spectral = new Spectral();
  const rules: object = asyncapi;
  if (!("rules" in rules)) throw new Error("Spectral's rules for AsyncAPI are not what they were.");
  spectral.setRuleset({
    extends: [[rules as RulesetDefinition, "all"]],
    // Most tools read 3.0, and nothing of 3.1 is needed.
    rules: { "asyncapi-latest-version": "off" },
  });
  const results = await spectral.run(text);
  return results.map(({ path, message, code }) => `${path.join(" ")}: ${message} (${code})`);
}

test("the description of the events is a valid AsyncAPI document", async () => {
  expect(await faultsOf(contract)).toEqual([]);
});

test("a description with an unknown part, or without its channels, does not pass", async () => {
  const unknown = contract.replace('"operations": {', '"unknown": {');
  expect((await faultsOf(unknown)).join("\n")).toContain("unknown");
  const wrong = contract.replace('"action": "send"', '"action": "shout"');
  expect((await faultsOf(wrong)).join("\n")).toContain("operations");
});
