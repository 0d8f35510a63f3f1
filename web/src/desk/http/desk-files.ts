import { deskHeader } from "@portal/model/desk/session.ts";
import { safeFileName } from "@portal/model/files.ts";
import { sendFileTo } from "../../core/http/upload.ts";
import type { FileServer } from "../../ui/files/useUploads.ts";
import { leaveSignedOut } from "./desk-api.ts";

/** Files that a member of staff sends to an address of the desk; without an act that uses them they expire. */
export function deskFileServer(path: string): FileServer {
  return {
    send: (file, onProgress) => {
      const query = new URLSearchParams({ filename: safeFileName(file.name) });
      const url = `/desk/v1${path}?${query.toString()}`;
      const target = { url, headers: { [deskHeader]: "1" }, onSignedOut: leaveSignedOut };
      return sendFileTo(() => target, file, onProgress);
    },
    remove: () => Promise.resolve(),
  };
}
