import { queryOptions } from "@tanstack/react-query";
import { ApiProblem, graphql, query } from "../core/http/api.ts";
import { invalidatedByDecisions } from "../core/http/cache-invalidation.ts";
import type { ConversationQuery, ConversationsQuery } from "../core/http/gql/private.ts";
import { paths } from "../core/routing/paths.ts";

const Conversations = graphql(`
  query Conversations {
    conversations {
      id
      subject
      concernedInsured {
        fullname
      }
      lastAt
      lastAuthor
      lastAuthorName
      lastDepartment
      lastSentBy
      excerpt
      unread
      isClosed
    }
  }
`);
const ConversationWithMessages = graphql(`
  query Conversation($id: ID!) {
    conversation(id: $id) {
      id
      subjectCode
      subject
      concernedInsured {
        fullname
      }
      lastAuthor
      unread
      isClosed
      messages {
        id
        author
        authorName
        department
        sentBy
        text
        sentAt
        isSeen
        about {
          statementNumber
          error
          careProvider
          category
          treatmentBegin
          treatmentEnd
          billed
          paidByUs
          own
        }
        attachments {
          uuid
          filename
        }
      }
    }
  }
`);

export type ListedConversation = ConversationsQuery["conversations"][number];
export type Conversation = ConversationQuery["conversation"];
export type Message = Conversation["messages"][number];

const key = "conversations";
export const everyConversation = { queryKey: [key] };

/** Invalidated by events, so that a new answer appears at once. */
export const conversationsQuery = queryOptions({
  ...invalidatedByDecisions,
  queryKey: [key, "list"],
  queryFn: async () => (await query(Conversations)).conversations,
});

export function conversationQuery(id: string) {
  return queryOptions({
    ...invalidatedByDecisions,
    queryKey: [key, "one", id],
    queryFn: () => findConversation(id),
  });
}

/** Null for a conversation that does not exist or belongs to another account. */
async function findConversation(id: string): Promise<Conversation | null> {
  try {
    const handles = ["NOT_FOUND"] as const;
    return (await query(ConversationWithMessages, { id }, { handles })).conversation;
  } catch (error) {
    if (error instanceof ApiProblem && error.code === "NOT_FOUND") return null;
    throw error;
  }
}

export function conversationPath(id: string): string {
  return `${paths.messages.path}?conversation=${encodeURIComponent(id)}`;
}
