/** For the options of a query that shows what waits to be treated: it is asked again when a request was decided. */
export const showsRequests = { meta: { showsRequests: true } } as const;

export function followsRequests({ meta }: { meta?: Record<string, unknown> | undefined }): boolean {
  return meta?.["showsRequests"] === true;
}
