import { type InboxFilter, WaitingRequests } from "@portal/model/inbox/requests.ts";
import { usePages } from "../http/usePages.ts";

/** A colleague's act is seen within this time; the order of the rows stays, so that none moves under the pointer. */
export const REFRESH_MS = 5000;

/** The pages of the inbox under a filter, kept current while they are shown. */
export function useInbox(filter: InboxFilter) {
  return usePages({
    queryKey: ["requests", filter],
    path: "/requests",
    filter: { ...filter },
    rule: WaitingRequests,
    rowsOf: ({ requests }) => requests,
    placeOf: ({ id }) => id,
    refetchInterval: REFRESH_MS,
  });
}

interface Takeable {
  readonly id: string;
  readonly takenBy: string | null;
  readonly isMine: boolean;
}

/** The case that follows: the next one of the list that no colleague has. */
export function nextAfter(cases: readonly Takeable[], id: string): string | undefined {
  const at = cases.findIndex((one) => one.id === id);
  const order = [...cases.slice(at + 1), ...cases.slice(0, Math.max(at, 0))];
  return order.find(({ takenBy, isMine }) => takenBy === null || isMine)?.id;
}
