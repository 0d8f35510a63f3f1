import type { ConversationAnswer } from "@portal/model/inbox/conversations.ts";
import { departmentNames } from "@portal/model/desk/department-names.ts";
import { departments } from "@portal/model/desk/rights.ts";
import { Problem } from "@portal/model/portal/problems.ts";
import { knownLanguage } from "@portal/model/portal/languages.ts";
import { answerConversation, closeConversation } from "../../insurer/conversations/answer.ts";
import { requireOwn } from "../../insurer/conversations/treatment.ts";
import { type DeskCall, type DeskWork, deskAct } from "../call.ts";
import { toldConflict } from "../requests/told-conflict.ts";
import { act, subjectOf } from "./take-conversation.ts";

/** Answers a conversation that the person has, by the operation of the commands. It is no longer theirs then. */
export function answerCustomer(
  call: DeskCall,
  id: string,
  { text, seen, attachments: files }: ConversationAnswer,
): Promise<void> {
  return deskAct(call, act, async (desk) => {
    const { accountId, context } = await ownConversation(desk, id);
    const { name: authorName } = desk.staff;
    const department = await departmentFor(desk, accountId);
    // Noted first: the answer ends the access that the line names.
    await desk.note({ action: "request conversation answered", subject: subjectOf(id), accountId });
    await toldConflict(() =>
      answerConversation(context, id, { text, seen, authorName, department, files }),
    ).catch(withoutFile);
  });
}

/** A file that expired, was sent already or is another's. */
function withoutFile(error: unknown): never {
  const isGone = error instanceof Problem && error.code === "NOT_FOUND";
  throw isGone ? new Problem("INVALID", { fields: { attachments: "files.gone" } }) : error;
}

/** Settles a conversation without an answer, such as a thank you. The customer may still go on with it. */
export function settleConversation(
  call: DeskCall,
  id: string,
  { seen }: Pick<ConversationAnswer, "seen">,
): Promise<void> {
  return deskAct(call, act, async (desk) => {
    const { accountId, context } = await ownConversation(desk, id);
    await desk.note({ action: "request conversation closed", subject: subjectOf(id), accountId });
    await toldConflict(() => closeConversation(context, id, { seen }));
  });
}

async function ownConversation(desk: DeskWork, id: string) {
  await desk.requireOpen({ conversationId: id });
  const { db, secrets, now, actor } = desk;
  const { staffId } = desk.staff;
  const { accountId } = await toldConflict(() => requireOwn(db, { id, staffId }));
  return { accountId, context: { db, secrets, now, actor, staffId } };
}

/** The department in the customer's language, as they read who answered. */
async function departmentFor({ db, staff }: DeskWork, accountId: string): Promise<string> {
  const { language } = await db
    .selectFrom("account")
    .select("language")
    .where("id", "=", accountId)
    .executeTakeFirstOrThrow();
  const own = departments.find((one) => one === staff.department) ?? "CUSTOMER_SERVICE";
  return departmentNames[own][knownLanguage(language)];
}
