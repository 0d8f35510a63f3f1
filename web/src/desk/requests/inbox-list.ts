import {
  type InboxFilter,
  WaitingRequests,
  type WaitingRequest,
} from "@portal/model/inbox/requests.ts";
import { useInfiniteQuery } from "../../core/http/useInfiniteQuery.ts";
import { ask } from "../http/desk-api.ts";

/** A colleague's act is seen within this time; the order of the rows stays, so that none moves under the pointer. */
const REFRESH_MS = 5000;

function searchOf(filter: Partial<InboxFilter>, after?: string): string {
  const given = Object.entries({ ...filter, after }).filter(
    (entry): entry is [string, string] => entry[1] !== undefined,
  );
  return new URLSearchParams(given).toString();
}

/** The pages of the inbox under a filter, kept current while they are shown. */
export function useInbox(filter: InboxFilter) {
  const list = useInfiniteQuery({
    queryKey: ["requests", filter],
    queryFn: ({ pageParam }) =>
      ask(`/requests?${searchOf(filter, pageParam)}`, WaitingRequests, { isUnattended: true }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ hasMore, requests }) => (hasMore ? requests.at(-1)?.id : undefined),
    refetchInterval: REFRESH_MS,
    placeholderData: (earlier) => earlier,
  });
  const pages = list.data?.pages ?? [];
  const requests = [...byId(pages.flatMap((page) => page.requests)).values()];
  return { ...list, requests, counts: pages.at(-1)?.counts };
}

/** A request whose deadline changed between two pages is shown once. */
function byId(requests: readonly WaitingRequest[]): Map<string, WaitingRequest> {
  return new Map(requests.map((request) => [request.id, request]));
}

/** The request that follows: the next one of the list that no colleague has. */
export function nextAfter(requests: readonly WaitingRequest[], id: string): string | undefined {
  const at = requests.findIndex((one) => one.id === id);
  const order = [...requests.slice(at + 1), ...requests.slice(0, Math.max(at, 0))];
  return order.find(({ takenBy, isMine }) => takenBy === null || isMine)?.id;
}
