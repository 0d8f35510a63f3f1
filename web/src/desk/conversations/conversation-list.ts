import {
  type ConversationFilter,
  type WaitingConversation,
  WaitingConversations,
} from "@portal/model/inbox/conversations.ts";
import { messageAnsweredWithin } from "@portal/model/contact/conversations.ts";
import { useInfiniteQuery } from "../../core/http/useInfiniteQuery.ts";
import { ask } from "../http/desk-api.ts";

/** A colleague's act is seen within this time; the order of the rows stays, so that none moves under the pointer. */
const REFRESH_MS = 5000;
const HOUR_MS = 3_600_000;

function searchOf(filter: ConversationFilter, after?: string): string {
  const given = Object.entries({ ...filter, after }).filter(
    (entry): entry is [string, string] => entry[1] !== undefined,
  );
  return new URLSearchParams(given).toString();
}

/** The pages of the conversations under a filter, kept current while they are shown. */
export function useConversations(filter: ConversationFilter) {
  const list = useInfiniteQuery({
    queryKey: ["conversations", filter],
    queryFn: ({ pageParam }) =>
      ask(`/conversations?${searchOf(filter, pageParam)}`, WaitingConversations, {
        isUnattended: true,
      }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ hasMore, conversations }) =>
      hasMore ? conversations.at(-1)?.id : undefined,
    refetchInterval: REFRESH_MS,
    placeholderData: (earlier) => earlier,
  });
  const pages = list.data?.pages ?? [];
  const all = pages.flatMap((page) => page.conversations);
  const conversations = [...new Map(all.map((one) => [one.id, one])).values()];
  return { ...list, conversations, counts: pages.at(-1)?.counts };
}

/** The conversation that follows: the next one of the list that no colleague has. */
export function nextAfter(
  conversations: readonly WaitingConversation[],
  id: string,
): string | undefined {
  const at = conversations.findIndex((one) => one.id === id);
  const order = [...conversations.slice(at + 1), ...conversations.slice(0, Math.max(at, 0))];
  return order.find(({ takenBy, isMine }) => takenBy === null || isMine)?.id;
}

/** Until when an answer was promised. */
export function dueAt({
  subjectCode,
  waitsSince,
}: Pick<WaitingConversation, "subjectCode" | "waitsSince">): Date | undefined {
  if (waitsSince === null) return undefined;
  const { unit, count } = messageAnsweredWithin(subjectCode);
  const hours = unit === "days" ? count * 24 : count;
  return new Date(new Date(waitsSince).getTime() + hours * HOUR_MS);
}
