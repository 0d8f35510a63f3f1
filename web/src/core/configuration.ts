import type { ClientConfiguration } from "@portal/model/portal/client.ts";
import { recordIn } from "./json.ts";

const kinds: Record<keyof ClientConfiguration, "string" | "boolean" | "number"> = {
  environment: "string",
  demonstration: "boolean",
  graphqlPublicUrl: "string",
  graphqlPrivateUrl: "string",
  restBaseUrl: "string",
  loginPath: "string",
  logoutPath: "string",
  renewPath: "string",
  endOthersPath: "string",
  passwordPath: "string",
  securityUrl: "string",
  pushPublicKey: "string",
  traceSampleRate: "number",
  errorReportDsn: "string",
  hasIdentityCheck: "boolean",
  mapTilesUrl: "string",
  mapTilesAttribution: "string",
};

/** Throws an error that names the missing entries of a runtime configuration. */
export function checkConfiguration(given: unknown): ClientConfiguration {
  if (isWhole(given)) return given;
  throw new Error(`Runtime configuration without ${missingIn(given).join(", ")}`);
}

function isWhole(given: unknown): given is ClientConfiguration {
  return missingIn(given).length === 0;
}

function missingIn(given: unknown): string[] {
  const entries = recordIn(given);
  return Object.entries(kinds).flatMap(([entry, kind]) =>
    typeof entries[entry] === kind ? [] : [entry],
  );
}

/** The configuration that the server wrote into the page, or else the one at `/config.json`. */
export async function loadConfiguration(): Promise<ClientConfiguration> {
  const inline = document.getElementById("config")?.textContent;
  if (inline) return checkConfiguration(JSON.parse(inline));
  const answer = await fetch("/config.json", { cache: "no-cache" });
  return checkConfiguration(await answer.json());
}

let current: ClientConfiguration | undefined;

export function setConfiguration(loaded: ClientConfiguration): void {
  current = loaded;
}

/** Throws until the portal has started. */
export function configuration(): ClientConfiguration {
  if (!current) throw new Error("Runtime configuration is not loaded");
  return current;
}

/** Whether the portal runs with invented customers; false on a page without a configuration. */
export function isDemonstration(): boolean {
  return current?.demonstration ?? false;
}

/** The address of the external identity provider's security settings; "" if the portal keeps them itself. */
export function securityUrl(): string {
  return current?.securityUrl ?? "";
}

/** The source of the map tiles; empty on a page without a configuration. */
export function mapTiles(): { url: string; attribution: string } {
  return { url: current?.mapTilesUrl ?? "", attribution: current?.mapTilesAttribution ?? "" };
}
