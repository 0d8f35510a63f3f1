import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { PortalParts } from "../../src/portal.ts";
import { aProcess, testConfig } from "../portal.ts";
import { aClient, tokenOf } from "../samples/exchange.ts";

const USES_OF_A_TOKEN = 100;
const scopes = ["catalogue.write", "households.write", "events.read", "requests.decide"];

/** A client of the exchange in the role of the core system, with a token that is renewed by itself. */
export async function aCoreClient(parts: Partial<PortalParts> = {}) {
  const door = await aProcess({ config: testConfig({ EXCHANGE: "true" }), ...parts });
  const client = await aClient({ scopes });
  let token: { text: string; uses: number } | undefined;
  /** A connection that was broken answers the first call with 503. */
  const renewed = () => tokenOf(door, client).catch(() => tokenOf(door, client));
  return {
    door,
    source: client.source,
    token: async () => {
      // By uses and not by time, so that a walk of the same seed renews it at the same places.
      if (!token || token.uses >= USES_OF_A_TOKEN) token = { text: await renewed(), uses: 0 };
      token.uses += 1;
      return token.text;
    },
  };
}

/** Records of the invented insurer that ships as an example. */
export function exampleOf(file: string): { entity: string; id: string; data: unknown }[] {
  const text = readFileSync(join(import.meta.dirname, `../../../example/${file}.ndjson`), "utf8");
  return text
    .trim()
    .split("\n")
    .map((line) => JSON.parse(line));
}
