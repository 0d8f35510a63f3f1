import type { ClientConfiguration } from "@portal/model/portal/client.ts";
import type { Config } from "./core/config.ts";

/** What the pages of this process are told about it. */
export function clientConfigurationOf(
  config: Config,
  passwordPath: string,
  pushPublicKey: string,
): ClientConfiguration {
  // A folder of static files may lie anywhere on its host; a server of ours stands at the root.
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
