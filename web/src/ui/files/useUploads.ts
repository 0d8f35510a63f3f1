import {
  type FileExtension,
  fileExtensions,
  findFileProblem,
  shownFileName,
  type UploadedFile,
} from "@portal/model/files.ts";
import { useEffect, useRef, useState } from "react";
import { ApiProblem } from "../../core/http/api.ts";
import { BrokenConnection, removeFile, type Sending, sendFile } from "../../core/http/upload.ts";

/** The reason why a file was not uploaded; each is a message key. */
export type UploadProblem =
  | "415"
  | "413"
  | "empty"
  | "file_name"
  | "encrypted"
  | "active"
  | "tooMany"
  | "max"
  | "connection"
  | "unknown";

export type UploadState =
  | { kind: "uploading"; percent: number }
  | { kind: "uploaded"; file: UploadedFile }
  | { kind: "error"; problem: UploadProblem }
  | { kind: "removed"; file: UploadedFile };

export interface UploadItem {
  readonly id: number;
  readonly file: File;
  /** The displayed file name. */
  readonly name: string;
  readonly state: UploadState;
}

export interface UploadRules {
  /** The limit of files; one by default. */
  max?: number | undefined;
  accepted?: readonly FileExtension[] | undefined;
  onChange?: ((files: UploadedFile[]) => void) | undefined;
  /** Where the files are kept; in the portal by default. */
  server?: FileServer | undefined;
}

export interface FileServer {
  readonly send: (file: File, onProgress: (percent: number) => void) => Sending;
  readonly remove: (uuid: string) => Promise<void>;
}

const portalServer: FileServer = { send: sendFile, remove: removeFile };

let lastId = 0;

/** The files of one upload field: uploaded when chosen, removed on the server too, and reported to the form. */
export function useUploads({
  max = 1,
  accepted = fileExtensions,
  onChange,
  server = portalServer,
}: UploadRules) {
  const { items, read, change, set, drop } = useItems(onChange);
  const { send, cancel } = useSendings(set, server);

  const pick = (files: readonly File[]) => {
    // A single file is replaced by the next choice. In a list, a refused file stays until it is removed.
    const kept = max === 1 ? read().filter(isWorthKeeping) : read();
    const room = max - kept.filter(takesRoom).length;
    const picked = files.map((file, index) =>
      newItem(file, findFileProblem(file, accepted) ?? (index >= room ? "max" : undefined)),
    );
    change([...kept, ...picked]);
    for (const item of picked) if (item.state.kind === "uploading") void send(item);
  };

  /** Cancels an upload or removes an uploaded file from the server; resolves to whether it is gone. */
  const remove = async ({ id, state }: UploadItem): Promise<boolean> => {
    if (state.kind !== "uploaded") {
      cancel(id);
      drop(id);
      return true;
    }
    set(id, { kind: "removed", file: state.file });
    try {
      await server.remove(state.file.uuid);
      drop(id);
      return true;
    } catch {
      // The dialog has shown the error; the file still exists.
      set(id, state);
      return false;
    }
  };

  const isUploading = items.some(({ state }) => state.kind === "uploading");
  const isFull = items.filter(takesRoom).length >= max;
  return {
    items,
    pick,
    remove,
    send,
    max,
    accepted,
    isFull,
    isDisabled: isUploading || isFull,
  };
}

/** The list of files, also readable by callbacks of earlier renders. */
function useItems(onChange: UploadRules["onChange"]) {
  const [items, setItems] = useState<readonly UploadItem[]>([]);
  const current = useRef(items);
  const read = () => current.current;
  const change = (next: readonly UploadItem[]) => {
    const [before, after] = [uploadedIn(read()), uploadedIn(next)];
    current.current = next;
    setItems(next);
    if (before.map(({ uuid }) => uuid).join() !== after.map(({ uuid }) => uuid).join())
      onChange?.(after);
  };
  const set = (id: number, state: UploadState) =>
    change(read().map((item) => (item.id === id ? { ...item, state } : item)));
  const drop = (id: number) => change(read().filter((item) => item.id !== id));
  return { items, read, change, set, drop };
}

/** The running uploads, which are cancelled when the field unmounts. */
function useSendings(set: (id: number, state: UploadState) => void, server: FileServer) {
  const sendings = useRef(new Map<number, Sending>());
  useEffect(() => {
    const running = sendings.current;
    return () => running.forEach((sending) => sending.cancel());
  }, []);
  const send = async ({ id, file }: UploadItem) => {
    set(id, { kind: "uploading", percent: 0 });
    const sending = server.send(file, (percent) => set(id, { kind: "uploading", percent }));
    sendings.current.set(id, sending);
    try {
      set(id, { kind: "uploaded", file: await sending.done });
    } catch (error) {
      set(id, { kind: "error", problem: problemOf(error) });
    } finally {
      sendings.current.delete(id);
    }
  };
  const cancel = (id: number) => {
    sendings.current.get(id)?.cancel();
    sendings.current.delete(id);
  };
  return { send, cancel };
}

function newItem(file: File, problem: UploadProblem | undefined): UploadItem {
  lastId += 1;
  return {
    id: lastId,
    file,
    name: shownFileName(file.name),
    state: problem ? { kind: "error", problem } : { kind: "uploading", percent: 0 },
  };
}

export interface Uploads extends ReturnType<typeof useUploads> {
  /** Images are scaled down before the upload, so that they may have any size. */
  takesPhotos?: boolean;
}

function uploadedIn(items: readonly UploadItem[]): UploadedFile[] {
  return items.flatMap(({ state }) => (state.kind === "uploaded" ? [state.file] : []));
}

function takesRoom({ state }: UploadItem): boolean {
  return state.kind !== "error";
}

/** A refused file is replaced by the next choice; one with a broken connection stays. */
function isWorthKeeping({ state }: UploadItem): boolean {
  return state.kind !== "error" || state.problem === "connection";
}

function unsupported(reason: unknown): UploadProblem {
  return reason === "encrypted" || reason === "active" ? reason : "415";
}

function problemOf(error: unknown): UploadProblem {
  if (error instanceof BrokenConnection) return "connection";
  if (!(error instanceof ApiProblem)) return "unknown";
  if (error.status === 415) return unsupported(error.details["reason"]);
  // The upload timed out; a retry may succeed.
  if (error.status === 408) return "connection";
  if (error.status === 413) return "413";
  if (error.status === 429) return "tooMany";
  if (error.fields["file"] === "required") return "empty";
  return error.fields["filename"] === "file_name" ? "file_name" : "unknown";
}
