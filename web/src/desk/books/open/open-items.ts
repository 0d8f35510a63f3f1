import {
  AccountBooks,
  OpenItems,
  type OpenItemsFilter,
  OpenSums,
} from "@portal/model/desk/books/open-items.ts";
import { useQuery } from "../../../core/http/useQuery.ts";
import { ask } from "../../http/desk-api.ts";
import { searchOf } from "../../http/search.ts";
import { usePages } from "../../http/usePages.ts";

const key = ["books", "open items"] as const;

/** The pages of what is owed under a filter. */
export function useOpenItems(filter: OpenItemsFilter) {
  return usePages({
    queryKey: [...key, filter],
    path: "/books/open-items",
    filter: { ...filter },
    rule: OpenItems,
    rowsOf: ({ items }) => items,
    placeOf: ({ no }) => no,
  });
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
