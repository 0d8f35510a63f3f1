import type { Deeplink } from "@portal/model/portal/client.ts";
import type { MobileSystem } from "../mobile.ts";
import type { ExternalLinks } from "./paths.ts";

export type DeeplinkOutcome =
  | { readonly kind: "store"; readonly url: string }
  | { readonly kind: "home" }
  | { readonly kind: "unknown" };

interface Visitor {
  readonly system: MobileSystem | undefined;
  readonly externalLinks: ExternalLinks;
}

/**
 * The outcome of an address that only the mobile app serves: its store on a phone, the homepage with a notice on a
 * desktop. Other addresses are unknown.
 */
export function deeplinkOutcome(
  path: string,
  deeplinks: readonly Deeplink[],
  { system, externalLinks }: Visitor,
): DeeplinkOutcome {
  const link = deeplinks.find(({ gmnetPath }) => gmnetPath === path);
  if (!link?.gmappAvailability || link.gmnetAvailability) return { kind: "unknown" };
  const store = system && externalLinks[system === "iOS" ? "appStore" : "playStore"];
  return store ? { kind: "store", url: store } : { kind: "home" };
}
