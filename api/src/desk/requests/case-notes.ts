import { randomUUID } from "node:crypto";
import type { CaseNote, OpenedRequest } from "@portal/model/inbox/requests.ts";
import { type DeskCall, type DeskWork, deskAct } from "../call.ts";

export function noteBinding(id: string) {
  return { table: "request_note", column: "note", row: id };
}

/** Keeps a note for the colleagues who treat the case. The audit says that there is one, not what it says. */
export function addNote(call: DeskCall, interactionId: string, { text }: CaseNote): Promise<void> {
  return deskAct(call, { right: "requests.decide" }, async ({ db, secrets, staff, ...desk }) => {
    const accountId = await desk.requireOpen({ requestId: interactionId });
    const id = randomUUID();
    await db
      .insertInto("requestNote")
      .values({
        id,
        interactionId,
        staffId: staff.staffId,
        note: secrets.encrypt(noteBinding(id), text),
      })
      .execute();
    await desk.note({ action: "request note", subject: interactionId, accountId });
  });
}

export async function notesOf(
  { db, secrets }: DeskWork,
  interactionId: string,
): Promise<OpenedRequest["notes"]> {
  const rows = await db
    .selectFrom("requestNote as n")
    .innerJoin("staff as s", "s.id", "n.staffId")
    .select(["n.id", "n.note", "n.at", "s.name"])
    .where("n.interactionId", "=", interactionId)
    .orderBy("n.at")
    .execute();
  return rows.map(({ id, note, at, name }) => ({
    id,
    by: name,
    at: at.toISOString(),
    text: secrets.decrypt(noteBinding(id), note),
  }));
}
