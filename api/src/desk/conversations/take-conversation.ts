import { giveBackConversation, takeConversation } from "../../insurer/conversations/treatment.ts";
import { type DeskCall, deskAct } from "../call.ts";
import { toldConflict } from "../requests/told-conflict.ts";

export const act = { right: "messages.answer", role: "jobs" } as const;

/** The subject of lines of the audit about a conversation. */
export function subjectOf(id: string): string {
  return `conversation ${id}`;
}

/** Takes a conversation, which opens the customer's rows. The later one of two is told who has it. */
export function openConversation(call: DeskCall, id: string): Promise<void> {
  return deskAct(call, act, async ({ db, actor, staff, note }) => {
    const { accountId } = await toldConflict(() =>
      takeConversation(db, { id, actor, staffId: staff.staffId }),
    );
    await note({ action: "request conversation taken", subject: subjectOf(id), accountId });
  });
}

export function returnConversation(call: DeskCall, id: string): Promise<void> {
  return deskAct(call, act, async ({ db, actor, staff, note, requireOpen }) => {
    const accountId = await requireOpen({ conversationId: id });
    await note({ action: "request conversation given back", subject: subjectOf(id), accountId });
    await toldConflict(() => giveBackConversation(db, { id, actor, staffId: staff.staffId }));
  });
}
