import {
  useQuery as useClientQuery,
  useQueryClient,
  type UseQueryOptions,
  useSuspenseQuery,
  type UseSuspenseQueryOptions,
} from "@tanstack/react-query";
import { isClientFirst, isClientOnly } from "../dehydrated-state.ts";

/* oxlint-disable typescript/no-unsafe-type-assertion -- options and results are passed on to TanStack as they are */
/* oxlint-disable react/rules-of-hooks -- `SSR` is a constant of the build, and a server renders once */

/**
 * TanStack's `useQuery`, which also loads on the server: a server runs no effects, so the hook alone would never fetch,
 * and only its suspending variant waits.
 */
export const useQuery = ((options: UseQueryOptions) => {
  if (import.meta.env.SSR && useSuspendsOnServer(options))
    useSuspenseQuery(options as UseSuspenseQueryOptions);
  return useClientQuery(options);
}) as typeof useClientQuery;

export function useSuspendsOnServer(options: UseQueryOptions): boolean {
  const { meta, enabled } = useQueryClient().defaultQueryOptions(options);
  if (enabled === false) return false;
  if (isClientFirst(meta)) throw new Error("The browser has to ask first");
  return !isClientOnly(meta);
}
