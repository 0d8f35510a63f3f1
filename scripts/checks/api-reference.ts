import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { RulesetDefinition } from "@stoplight/spectral-core";
import { findUndescribed } from "./described-schema.ts";

/** Gaps in the API reference: of the REST paths by Spectral's rules, of GraphQL by our own. */
export async function findReferenceFaults(root: string): Promise<string[]> {
  const faults: string[] = [];
  for (const file of ["api/openapi.json", "api/exchange.openapi.json"]) {
    const found = await openApiFaults(readFileSync(join(root, file), "utf8"));
    faults.push(...found.map((fault) => `${file}: ${fault}`));
  }
  return [...faults, ...findUndescribed(root)];
}

/** Each route has an id, one of the listed areas, a summary and a description, and so on. */
export async function openApiFaults(contract: string): Promise<string[]> {
  // The import takes a second, so only this check loads it.
  const { Spectral } = await import("@stoplight/spectral-core");
  const { oas } = await import("@stoplight/spectral-rulesets");
  const spectral = new Spectral();
  if (!isRuleset(oas)) throw new Error("Spectral's rules for OpenAPI are not what they were.");
  spectral.setRuleset({
    extends: [[oas, "all"]],
    // The insurer is invented and has no page.
    rules: { "contact-properties": "off" },
  });
  const results = await spectral.run(contract);
  return results.map(({ path, message, code }) => `${path.join(" ")}: ${message} (${code})`);
}

/** The library's type covers only one of a ruleset's shapes. */
function isRuleset(rules: object): rules is RulesetDefinition {
  return "rules" in rules;
}
