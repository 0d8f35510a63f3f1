import { MessageSubject } from "@portal/model/contact/conversations.ts";
import {
  CONVERSATIONS_PAGE,
  type ConversationQuery,
  type WaitingConversation,
  type WaitingConversations,
} from "@portal/model/inbox/conversations.ts";
import type { Department } from "@portal/model/desk/rights.ts";
import { knownLanguage } from "@portal/model/portal/languages.ts";
import { sql as raw } from "kysely";
import { type DeskCall, deskRead } from "../call.ts";

interface Row {
  id: string;
  subjectCode: string;
  language: string;
  department: Department;
  waitsSince: Date | null;
  lastAt: Date;
  takenBy: string | null;
  isMine: boolean;
  insuredNumber: number;
  firstname: string;
  lastname: string;
}

/** A page of the conversations that wait for an answer, the oldest first. None needs to be taken for the list. */
export function listConversations(
  call: DeskCall,
  query: ConversationQuery,
): Promise<WaitingConversations> {
  return deskRead(call, { what: "Desk.requests conversations" }, async ({ db }) => {
    const [{ rows }, counted] = await Promise.all([
      raw<Row>`select * from desk_conversations(${JSON.stringify(query)}, ${CONVERSATIONS_PAGE + 1})`.execute(
        db,
      ),
      raw<WaitingConversations["counts"]>`select * from desk_conversation_counts()`.execute(db),
    ]);
    return {
      conversations: rows.slice(0, CONVERSATIONS_PAGE).map(waitingConversation),
      hasMore: rows.length > CONVERSATIONS_PAGE,
      counts: counted.rows[0] ?? { mine: 0, waiting: 0 },
    };
  });
}

function waitingConversation({
  subjectCode,
  language,
  waitsSince,
  lastAt,
  insuredNumber,
  firstname,
  lastname,
  ...row
}: Row): WaitingConversation {
  return {
    ...row,
    subjectCode: MessageSubject.parse(subjectCode),
    language: knownLanguage(language),
    waitsSince: waitsSince?.toISOString() ?? null,
    lastAt: lastAt.toISOString(),
    person: { insuredNumber, firstname, lastname },
  };
}
