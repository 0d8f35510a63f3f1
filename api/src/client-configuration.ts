import type { ClientConfiguration } from "@portal/model/portal/client.ts";
import type { Config } from "./core/config.ts";

/** What the pages of this process are told about it. */
export function clientConfigurationOf(
  config: Config,
  passwordPath: string,
  pushPublicKey: string,
): ClientConfiguration {
  return {
    environment: config.environment,
    demonstration: config.demonstration,
    graphqlPublicUrl: "/graphql/public",
    graphqlPrivateUrl: "/graphql/private",
    restBaseUrl: "",
    loginPath: "/login",
    logoutPath: "/logout",
    renewPath: "/session/renew",
    endOthersPath: "/session/end-others",
    passwordPath,
    securityUrl: config.identityProvider?.securityUrl ?? "",
    pushPublicKey,
    traceSampleRate: 0.04,
    errorReportDsn: config.errorReportDsn,
    hasIdentityCheck: config.identityCheck !== undefined || config.demonstration,
    mapTilesUrl: config.mapTiles.url,
    mapTilesAttribution: config.mapTiles.attribution,
  };
}
