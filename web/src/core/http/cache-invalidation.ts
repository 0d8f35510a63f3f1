/** For the options of a query that shows what waits to be treated: it is asked again when a request was decided. */
export const invalidatedByDecisions = { meta: { showsRequests: true } } as const;

export function isInvalidatedByDecisions({
  meta,
}: {
  meta?: Record<string, unknown> | undefined;
}): boolean {
  return meta?.["showsRequests"] === true;
}
