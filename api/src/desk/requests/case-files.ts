import type { CaseFile } from "@portal/model/inbox/requests.ts";
import { todayInZurich } from "@portal/model/calendar/dates.ts";
import { Problem } from "@portal/model/portal/problems.ts";
import { type DeskCall, type DeskWork, deskRead } from "../call.ts";

/** The files that came with a request, with its whole, and with the answers to questions about it. */
export async function filesOf(
  { db }: DeskWork,
  { id, parentId }: { id: string; parentId: string | null },
): Promise<CaseFile[]> {
  const rows = await db
    .selectFrom("uploadedFile")
    .select(["id", "filename", "mimeType", "createdAt"])
    .where("attachedTo", "in", ownersOf(id, parentId))
    .orderBy("createdAt")
    .orderBy("id")
    .execute();
  return rows.map(({ createdAt, ...file }) => ({ ...file, day: todayInZurich(createdAt) }));
}

/** The bytes of a file of a case; it was made harmless when it arrived. */
export function openCaseFile(call: DeskCall, id: string, file: string) {
  const look = { what: "Desk.files", requestId: id };
  return deskRead(call, look, async ({ db }) => {
    const request = await db
      .selectFrom("interaction")
      .select("parentId")
      .where("id", "=", id)
      .executeTakeFirstOrThrow();
    const row = await db
      .selectFrom("uploadedFile")
      .select(["filename", "mimeType", "content"])
      .where("id", "=", file)
      .where("attachedTo", "in", ownersOf(id, request.parentId))
      .executeTakeFirst();
    if (!row) throw new Problem("NOT_FOUND");
    return row;
  });
}

function ownersOf(id: string, parentId: string | null): string[] {
  return [id, ...(parentId === null ? [] : [parentId])].map((one) => `interaction ${one}`);
}
