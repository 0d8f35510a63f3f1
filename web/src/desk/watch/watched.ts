import { Alerts } from "@portal/model/desk/alerts.ts";
import { RequestFigures, type RequestFiguresQuery } from "@portal/model/desk/request-figures.ts";
import {
  type FailureKind,
  Failures,
  SignInRefusals,
  WatchedHealth,
  WatchedQueues,
} from "@portal/model/desk/watch.ts";
import { queryOptions } from "@tanstack/react-query";
import { ask } from "../http/desk-api.ts";

/** Figures are read again while they are shown. */
const REFRESH_MS = 15_000;

export const queuesQuery = queryOptions({
  queryKey: ["watch", "queues"],
  queryFn: () => ask("/watch/queues", WatchedQueues, { isUnattended: true }),
  refetchInterval: REFRESH_MS,
});

export function failuresQuery(kind: FailureKind | undefined) {
  const query = kind === undefined ? "" : `?kind=${kind}`;
  return queryOptions({
    queryKey: ["watch", "failures", kind],
    queryFn: () => ask(`/watch/failures${query}`, Failures, { isUnattended: true }),
    refetchInterval: REFRESH_MS,
    placeholderData: (earlier) => earlier,
  });
}

export const healthQuery = queryOptions({
  queryKey: ["watch", "health"],
  queryFn: () => ask("/watch/health", WatchedHealth, { isUnattended: true }),
  refetchInterval: REFRESH_MS,
});

export const signInsQuery = queryOptions({
  queryKey: ["watch", "sign-ins"],
  queryFn: () => ask("/watch/sign-ins", SignInRefusals, { isUnattended: true }),
  refetchInterval: 4 * REFRESH_MS,
});

export const alertsQuery = queryOptions({
  queryKey: ["watch", "alerts"],
  queryFn: () => ask("/watch/alerts", Alerts, { isUnattended: true }),
  refetchInterval: 2 * REFRESH_MS,
});

export function requestFiguresQuery({ days, decider }: RequestFiguresQuery) {
  const search = new URLSearchParams({ days, ...(decider && { decider }) });
  return queryOptions({
    queryKey: ["watch", "requests", days, decider],
    queryFn: () => ask(`/watch/requests?${search}`, RequestFigures, { isUnattended: true }),
    refetchInterval: 8 * REFRESH_MS,
    placeholderData: (earlier) => earlier,
  });
}
