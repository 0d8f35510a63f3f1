import type { ConversationHandOver } from "@portal/model/inbox/conversations.ts";
import { Problem } from "@portal/model/portal/problems.ts";
import { handOverConversation } from "../../insurer/conversations/treatment.ts";
import { type DeskCall, type DeskWork, deskAct } from "../call.ts";
import { toldConflict } from "../requests/told-conflict.ts";
import { colleagueWhoDecides } from "../requests/take-case.ts";
import { keepNote } from "./conversation-notes.ts";
import { act, subjectOf } from "./take-conversation.ts";

/**
 * Hands a conversation over with a word of why: a colleague has it at once, people of a department find it among what
 * waits. The customer's rows close to who had it.
 */
export function passConversationOn(
  call: DeskCall,
  id: string,
  { to, why }: ConversationHandOver,
): Promise<void> {
  return deskAct(call, act, async (desk) => {
    const { db, actor, staff, note } = desk;
    const { staffId } = staff;
    const accountId = await desk.requireOpen({ conversationId: id });
    if (accountId === null) throw new Problem("NOT_FOUND");
    const next = await nextOf(desk, to);
    await note({
      action: "request conversation handed over",
      subject: subjectOf(id),
      accountId,
      before: staff.name,
      after: next.name,
    });
    await keepNote(desk, { conversationId: id, accountId, text: why, ...next.noted });
    await toldConflict(() => handOverConversation(db, { id, actor, staffId, to: next.to }));
  });
}

async function nextOf(desk: DeskWork, to: ConversationHandOver["to"]) {
  if ("department" in to)
    return { name: to.department, noted: { toDepartment: to.department }, to } as const;
  const { id, name } = await colleagueWhoDecides(desk, to.staffId);
  return {
    name,
    noted: { toStaff: id },
    to: { staffId: id, actor: `staff ${name}` },
  } as const;
}
