import { FILE_LIFE_SECONDS, type UploadedFile } from "@portal/model/files.ts";
import { Problem } from "@portal/model/portal/problems.ts";
import { sql as raw } from "kysely";
import {
  type HarmlessFile,
  type NamedUpload,
  receiveHarmless,
} from "../../insurer/uploads/receive-harmless.ts";
import { type DeskCall, deskAct, deskRead } from "../call.ts";

/** Files of the account to which nothing refers yet, the customer's own among them. */
const MOST_WAITING = 50;

/** Receives a file for an answer under the rules of customers' files. It is gone after two hours without an answer. */
export function receiveAnswerFile(
  call: DeskCall,
  id: string,
  upload: NamedUpload,
): Promise<UploadedFile> {
  const { scanner, uploadTimeouts } = call.services;
  return receiveHarmless({ who: call.staff.staffId, scanner, uploadTimeouts }, upload, (file) =>
    keepFile(call, id, file),
  );
}

function keepFile(call: DeskCall, id: string, file: HarmlessFile): Promise<UploadedFile> {
  return deskAct(call, { right: "messages.answer" }, async ({ db, staff, note, requireOpen }) => {
    const accountId = await requireOpen({ conversationId: id });
    const own = await db
      .selectFrom("conversationTreatment")
      .select("conversationId")
      .where("conversationId", "=", id)
      .where("takenByStaff", "=", staff.staffId)
      .executeTakeFirst();
    if (accountId === null || !own) throw new Problem("NOT_FOUND");
    const { count } = await db
      .selectFrom("uploadedFile")
      .select((row) => row.fn.countAll<string>().as("count"))
      .where("accountId", "=", accountId)
      .where("attachedTo", "is", null)
      .where("expiresAt", ">", raw<Date>`now()`)
      .executeTakeFirstOrThrow();
    if (Number(count) >= MOST_WAITING) throw new Problem("TOO_MANY_REQUESTS", { retryAfter: 60 });
    const fileSize = file.content.length;
    const { id: uuid } = await db
      .insertInto("uploadedFile")
      .values({
        ...file,
        accountId,
        fileSize,
        expiresAt: raw<Date>`now() + make_interval(secs => ${FILE_LIFE_SECONDS})`,
      })
      .returning("id")
      .executeTakeFirstOrThrow();
    await note({ action: "request conversation file", subject: `file ${uuid}`, accountId });
    return { uuid, fileSize, filename: file.filename, mimeType: file.mimeType };
  });
}

/** The bytes of a file of the conversation, the customer's or the insurer's; it was made harmless when it arrived. */
export function openConversationFile(call: DeskCall, id: string, file: string) {
  const look = { what: "Desk.files conversation", conversationId: id };
  return deskRead(call, look, async ({ db }) => {
    const row = await db
      .selectFrom("uploadedFile")
      .select(["filename", "mimeType", "content"])
      .where("id", "=", file)
      .where("attachedTo", "=", `conversation ${id}`)
      .executeTakeFirst();
    if (!row) throw new Problem("NOT_FOUND");
    return row;
  });
}
