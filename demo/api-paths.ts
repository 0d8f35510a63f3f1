/** What the insurer answers, of all that a page may ask of its host. */
export const apiPaths =
  /^\/(?:graphql|v1|api|mobile-gw|login|logout|session|activate|oidc|config\.json|health|ready)(?:\/|$)/;
