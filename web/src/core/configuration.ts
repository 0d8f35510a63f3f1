import type { ClientConfiguration } from "@portal/model/portal/client.ts";
import { recordIn } from "./http/json.ts";

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

/** Refuses a runtime configuration with a missing entry, by name. */
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

/** The runtime configuration, once the portal has started. */
export function configuration(): ClientConfiguration {
  if (!current) throw new Error("Runtime configuration is not loaded");
  return current;
}

/** Whether invented people use the portal; nobody says so on a page that has no configuration. */
export function isDemonstration(): boolean {
  return current?.demonstration ?? false;
}

/** Where another provider keeps how people sign in; "" where that is kept here. */
export function securityUrl(): string {
  return current?.securityUrl ?? "";
}

/** Where map tiles come from; nowhere on a page that has no configuration. */
export function mapTiles(): { url: string; attribution: string } {
  return { url: current?.mapTilesUrl ?? "", attribution: current?.mapTilesAttribution ?? "" };
}
