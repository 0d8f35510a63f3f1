import type { PublicConfiguration } from "@portal/model/portal/client.ts";
import { get } from "./http/api.ts";
import { transport } from "./http/transport.ts";
import { configurationPath } from "./portal-requests.ts";
import type { ExternalLinks } from "./routing/paths.ts";

/** The insurer's settings with the links of the page's language only, which keeps server-rendered pages small. */
export interface OwnConfiguration extends Omit<PublicConfiguration, "externalLinks"> {
  readonly externalLinks: ExternalLinks;
}

export async function loadOwnConfiguration(): Promise<OwnConfiguration> {
  const { language } = transport().asker();
  const { externalLinks, ...rest } = await get<PublicConfiguration>(configurationPath, {
    silent: true,
    anonymous: true,
  });
  const own: ExternalLinks = Object.fromEntries(
    Object.entries(externalLinks).map(([page, urls]) => [page, urls[language]]),
  );
  return { ...rest, externalLinks: own };
}
