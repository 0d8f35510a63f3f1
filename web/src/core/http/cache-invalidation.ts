/** The meta of a query that shows pending requests: it is refetched when a request was decided. */
export const invalidatedByDecisions = { meta: { showsRequests: true } } as const;

export function isInvalidatedByDecisions({
  meta,
}: {
  meta?: Record<string, unknown> | undefined;
}): boolean {
  return meta?.["showsRequests"] === true;
}
