import { AuditExports } from "@portal/model/desk/audit-export.ts";
import {
  KnownPeople,
  type Look,
  Looks,
  type LookQuery,
  OpenedLook,
} from "@portal/model/desk/looks.ts";
import { queryOptions } from "@tanstack/react-query";
import { ask } from "../http/desk-api.ts";
import { usePages } from "../http/usePages.ts";

/** The pages of looks under a filter. */
export function useLooks(query: Omit<LookQuery, "after">) {
  return usePages({
    queryKey: ["looks", query],
    path: "/supervise/looks",
    filter: { ...query },
    rule: Looks,
    rowsOf: ({ looks }) => looks,
    placeOf: ({ id }) => id,
  });
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
