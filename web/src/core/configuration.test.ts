import { expect, test } from "vitest";
import { checkConfiguration } from "./configuration.ts";

const complete = {
  environment: "production",
  demonstration: false,
  graphqlPublicUrl: "/graphql/public",
  graphqlPrivateUrl: "/graphql/private",
  restBaseUrl: "",
  loginPath: "/login",
  logoutPath: "/logout",
  renewPath: "/session/renew",
  endOthersPath: "/session/end-others",
  passwordPath: "/password",
  securityUrl: "",
  pushPublicKey: "BKey",
  traceSampleRate: 0.04,
  errorReportDsn: "",
  hasIdentityCheck: true,
  mapTilesUrl: "",
  mapTilesAttribution: "",
};

test("a complete runtime configuration is taken as it is", () => {
  expect(checkConfiguration(complete)).toBe(complete);
});

test("a missing entry of the runtime configuration is named", () => {
  const { loginPath: _, ...rest } = complete;
  expect(() => checkConfiguration(rest)).toThrow("Runtime configuration without loginPath");
  expect(() => checkConfiguration(null)).toThrow("environment, demonstration");
});
