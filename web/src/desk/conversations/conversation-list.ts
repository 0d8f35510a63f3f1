import {
  type ConversationFilter,
  type WaitingConversation,
  WaitingConversations,
} from "@portal/model/inbox/conversations.ts";
import { messageAnsweredWithin } from "@portal/model/contact/conversations.ts";
import { usePages } from "../http/usePages.ts";
import { REFRESH_MS } from "../requests/inbox-list.ts";

const HOUR_MS = 3_600_000;

/** The pages of the conversations under a filter, kept current while they are shown. */
export function useConversations(filter: ConversationFilter) {
  return usePages({
    queryKey: ["conversations", filter],
    path: "/conversations",
    filter: { ...filter },
    rule: WaitingConversations,
    rowsOf: ({ conversations }) => conversations,
    placeOf: ({ id }) => id,
    refetchInterval: REFRESH_MS,
  });
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
