import {
  useInfiniteQuery as useClientInfiniteQuery,
  type UseInfiniteQueryOptions,
  type UseQueryOptions,
  useSuspenseInfiniteQuery,
  type UseSuspenseInfiniteQueryOptions,
} from "@tanstack/react-query";
import { useSuspendsOnServer } from "./useQuery.ts";

/* oxlint-disable typescript/no-unsafe-type-assertion -- options and results are passed on to TanStack as they are */
/* oxlint-disable react/rules-of-hooks -- `SSR` is a constant of the build, and a server renders once */

/** TanStack's `useInfiniteQuery`, which also loads its first page on the server, as `useQuery.ts` explains. */
export const useInfiniteQuery = ((options: UseInfiniteQueryOptions) => {
  if (import.meta.env.SSR && useSuspendsOnServer(options as UseQueryOptions))
    useSuspenseInfiniteQuery(options as UseSuspenseInfiniteQueryOptions);
  return useClientInfiniteQuery(options);
}) as typeof useClientInfiniteQuery;
