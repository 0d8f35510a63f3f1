import {
  AccountBooks,
  OpenItems,
  type OpenItemsFilter,
  OpenSums,
} from "@portal/model/desk/books/open-items.ts";
import { useInfiniteQuery } from "../../../core/http/useInfiniteQuery.ts";
import { useQuery } from "../../../core/http/useQuery.ts";
import { ask } from "../../http/desk-api.ts";
import { searchOf } from "../search.ts";

const key = ["books", "open items"] as const;

/** The pages of what is owed under a filter. */
export function useOpenItems(filter: OpenItemsFilter) {
  const list = useInfiniteQuery({
    queryKey: [...key, filter],
    queryFn: ({ pageParam }) =>
      ask(`/books/open-items?${searchOf({ ...filter, after: pageParam })}`, OpenItems),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ hasMore, items }) => (hasMore ? items.at(-1)?.no : undefined),
    placeholderData: (earlier) => earlier,
  });
  return { ...list, items: list.data?.pages.flatMap((page) => page.items) ?? [] };
}

export function useOpenSums(filter: OpenItemsFilter) {
  return useQuery({
    queryKey: [...key, "sums", filter],
    queryFn: () => ask(`/books/open-items/sums?${searchOf(filter)}`, OpenSums),
    placeholderData: (earlier) => earlier,
  });
}

export function useAccountBooks(number: string) {
  return useQuery({
    queryKey: ["books", "account", number],
    queryFn: () => ask(`/books/accounts/${number}`, AccountBooks),
    gcTime: 0,
  });
}
