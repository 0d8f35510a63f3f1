import { AuditExports } from "@portal/model/desk/audit-export.ts";
import {
  KnownPeople,
  type Look,
  Looks,
  type LookQuery,
  OpenedLook,
} from "@portal/model/desk/looks.ts";
import { queryOptions } from "@tanstack/react-query";
import { useInfiniteQuery } from "../../core/http/useInfiniteQuery.ts";
import { ask } from "../http/desk-api.ts";

/** The pages of looks under a filter. */
export function useLooks(query: Omit<LookQuery, "after">) {
  const list = useInfiniteQuery({
    queryKey: ["looks", query],
    queryFn: ({ pageParam }) => {
      const { tab, sign } = query;
      const search = new URLSearchParams({
        tab,
        ...(sign && { sign }),
        ...(pageParam && { after: pageParam }),
      });
      return ask(`/supervise/looks?${search}`, Looks);
    },
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ hasMore, looks }) => (hasMore ? looks.at(-1)?.id : undefined),
    placeholderData: (earlier) => earlier,
  });
  const pages = list.data?.pages ?? [];
  return { ...list, looks: pages.flatMap((page) => page.looks), unusual: pages.at(-1)?.unusual };
}

export function openedLook({ id }: Look) {
  return queryOptions({
    queryKey: ["looks", "opened", id],
    queryFn: () => ask(`/supervise/looks/${id}`, OpenedLook),
  });
}

export const knownPeople = queryOptions({
  queryKey: ["known-people"],
  queryFn: () => ask("/supervise/known-people", KnownPeople),
});

/** While a file has not been read to its end, its manifest is looked for. */
const REFRESH_MS = 5_000;

export const auditExports = queryOptions({
  queryKey: ["audit-exports"],
  queryFn: () => ask("/supervise/audit-exports", AuditExports, { isUnattended: true }),
  refetchInterval: ({ state }) =>
    state.data?.exports.some(({ sha256 }) => sha256 === null) ? REFRESH_MS : false,
});
