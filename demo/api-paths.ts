/** The paths that the insurer answers. */
export const apiPaths =
  /^\/(?:graphql|v1|api|mobile-gw|login|logout|session|activate|oidc|config\.json|health|ready)(?:\/|$)/;
