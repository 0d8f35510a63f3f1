import { MessageAuthor, MessageSubject } from "@portal/model/contact/conversations.ts";
import type { DeskMessage, OpenedConversation } from "@portal/model/inbox/conversations.ts";
import { departments } from "@portal/model/desk/rights.ts";
import { knownLanguage } from "@portal/model/portal/languages.ts";
import { sql as raw } from "kysely";
import { openContent } from "../../insurer/conversations/content.ts";
import { conversationNotes } from "./conversation-notes.ts";
import { type DeskCall, type DeskWork, deskRead } from "../call.ts";

/** A conversation that is open to the person, with all its messages; one that is not taken is not found. */
export function readConversation(call: DeskCall, id: string): Promise<OpenedConversation> {
  const look = { what: "Desk.requests conversation", conversationId: id };
  return deskRead(call, look, async (desk) => {
    const { row, treatment } = await conversationRow(desk, id);
    return {
      id,
      subjectCode: MessageSubject.parse(row.subjectCode),
      language: knownLanguage(row.language),
      department: departments.find((one) => one === treatment.department) ?? "CUSTOMER_SERVICE",
      startedAt: row.startedAt.toISOString(),
      waitsSince: treatment.waitsSince?.toISOString() ?? null,
      isClosed: row.closedAt !== null,
      takenBy: treatment.takenBy,
      isMine: treatment.takenByStaff === desk.staff.staffId,
      person: {
        insuredNumber: row.insuredNumber,
        firstname: row.firstname,
        lastname: row.lastname,
      },
      customer: row.displayName,
      messages: await messagesOf(desk, id),
      notes: await conversationNotes(desk, id),
    };
  });
}

async function conversationRow({ db }: DeskWork, id: string) {
  const row = await db
    .selectFrom("conversation as c")
    .innerJoin("account as a", "a.id", "c.accountId")
    .innerJoin("insured as p", "p.insuredNumber", "c.insuredNumber")
    .select(["c.subjectCode", "c.startedAt", "c.closedAt", "a.language", "a.displayName"])
    .select(["p.insuredNumber", "p.firstname", "p.lastname"])
    .where("c.id", "=", id)
    .executeTakeFirstOrThrow();
  const treatment = await db
    .selectFrom("conversationTreatment as t")
    .leftJoin("staff as s", "s.id", "t.takenByStaff")
    .select(["t.department", "t.waitsSince", "t.takenByStaff", "s.name as takenBy"])
    .where("t.conversationId", "=", id)
    .executeTakeFirstOrThrow();
  return { row, treatment };
}

async function messagesOf({ db, secrets }: DeskWork, id: string): Promise<DeskMessage[]> {
  const rows = await db
    .selectFrom("conversationMessage")
    .select(["id", "author", "authorName", "department", "content", "sentAt", "seenAt"])
    .select(raw<string | null>`representative_name(representation_id)`.as("sentBy"))
    .where("conversationId", "=", id)
    .orderBy("sentAt")
    .orderBy("id")
    .execute();
  return rows.map(({ content, author, sentAt, seenAt, ...message }) => ({
    ...message,
    author: MessageAuthor.parse(author),
    ...openContent(secrets, { id: message.id, content }),
    sentAt: sentAt.toISOString(),
    seenAt: seenAt?.toISOString() ?? null,
  }));
}
