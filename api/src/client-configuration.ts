import type { ClientConfiguration } from "@portal/model/portal/client.ts";
import type { Config } from "./core/config.ts";

/** The settings for the pages of this process. */
export function clientConfigurationOf(
  config: Config,
  passwordPath: string,
  pushPublicKey: string,
): ClientConfiguration {
  // Static files may be in any folder of their host; the server is at the root.
  const base = new URL(config.publicUrl).pathname.replace(/\/$/, "");
  return {
    environment: config.environment,
    demonstration: config.demonstration,
    graphqlPublicUrl: `${base}/graphql/public`,
    graphqlPrivateUrl: `${base}/graphql/private`,
    restBaseUrl: base,
    loginPath: `${base}/login`,
    logoutPath: `${base}/logout`,
    renewPath: `${base}/session/renew`,
    endOthersPath: `${base}/session/end-others`,
    passwordPath: passwordPath.startsWith("/") ? base + passwordPath : passwordPath,
    securityUrl: config.identityProvider?.securityUrl ?? "",
    pushPublicKey,
    traceSampleRate: 0.04,
    errorReportDsn: config.errorReportDsn,
    hasIdentityCheck: config.identityCheck !== undefined || config.demonstration,
    mapTilesUrl: config.mapTiles.url,
    mapTilesAttribution: config.mapTiles.attribution,
  };
}
