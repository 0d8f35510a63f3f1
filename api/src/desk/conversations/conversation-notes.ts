import { randomUUID } from "node:crypto";
import type { OpenedConversation } from "@portal/model/inbox/conversations.ts";
import { type Department, departments } from "@portal/model/desk/rights.ts";
import type { CaseNote } from "@portal/model/inbox/requests.ts";
import { Problem } from "@portal/model/portal/problems.ts";
import { type DeskCall, type DeskWork, deskAct } from "../call.ts";
import { subjectOf } from "./take-conversation.ts";

function noteBinding(id: string) {
  return { table: "conversation_note", column: "note", row: id };
}

interface NewNote {
  conversationId: string;
  accountId: string;
  text: string;
  toStaff?: string;
  toDepartment?: Department;
}

/** Keeps a note for colleagues. The audit says that there is one, not what it says. */
export function addConversationNote(
  call: DeskCall,
  conversationId: string,
  { text }: CaseNote,
): Promise<void> {
  return deskAct(call, { right: "messages.answer" }, async (desk) => {
    const accountId = await desk.requireOpen({ conversationId });
    if (accountId === null) throw new Problem("NOT_FOUND");
    await keepNote(desk, { conversationId, accountId, text });
    await desk.note({
      action: "request conversation note",
      subject: subjectOf(conversationId),
      accountId,
    });
  });
}

export async function keepNote(
  { db, secrets, staff }: DeskWork,
  { text, ...note }: NewNote,
): Promise<void> {
  const id = randomUUID();
  await db
    .insertInto("conversationNote")
    .values({
      id,
      ...note,
      staffId: staff.staffId,
      note: secrets.encrypt(noteBinding(id), text),
    })
    .execute();
}

export async function conversationNotes(
  { db, secrets }: DeskWork,
  id: string,
): Promise<OpenedConversation["notes"]> {
  const rows = await db
    .selectFrom("conversationNote as n")
    .innerJoin("staff as s", "s.id", "n.staffId")
    .leftJoin("staff as t", "t.id", "n.toStaff")
    .select(["n.id", "n.note", "n.at", "n.toDepartment", "s.name as by", "t.name as to"])
    .where("n.conversationId", "=", id)
    .orderBy("n.at")
    .orderBy("n.id")
    .execute();
  return rows.map(({ note, at, toDepartment, to, ...row }) => ({
    ...row,
    at: at.toISOString(),
    text: secrets.decrypt(noteBinding(row.id), note),
    toColleague: to,
    toDepartment: departments.find((one) => one === toDepartment) ?? null,
  }));
}
