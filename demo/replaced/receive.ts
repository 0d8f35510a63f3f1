import { LARGEST_FILE } from "@portal/model/files.ts";
import { Problem } from "@portal/model/portal/problems.ts";
import type { receiveFile as receiveOnServer } from "../../api/src/insurer/uploads/receive.ts";

/** The part named `file` of a body in memory; the server writes it to the disk as it arrives. */
export const receiveFile: typeof receiveOnServer = async (upload, look) => {
  if (!upload.body || !/^multipart\/form-data\b/i.test(upload.contentType)) throw missing();
  if ((upload.contentLength ?? 0) > LARGEST_FILE + 16 * 1024) throw new Problem("TOO_LARGE");
  const file = await filePart(upload.body, upload.contentType);
  if (file.size > LARGEST_FILE) throw new Problem("TOO_LARGE");
  const content = new Uint8Array(await file.arrayBuffer());
  return look((into) => {
    into.set(content);
    return Promise.resolve(into.subarray(0, content.length));
  });
};

async function filePart(body: ReadableStream<Uint8Array>, contentType: string): Promise<File> {
  const answer = new Response(body, { headers: { "content-type": contentType } });
  const form = await answer.formData().catch(() => {
    throw missing();
  });
  const file = form.get("file");
  if (!(file instanceof File) || file.size === 0) throw missing();
  return file;
}

function missing(): Problem {
  return new Problem("INVALID", { fields: { file: "required" } });
}
