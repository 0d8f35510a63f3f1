import {
  type FileExtension,
  fileExtensions,
  findFileProblem,
  type UploadedFile,
} from "@portal/model/files.ts";
import { useEffect, useRef, useState } from "react";
import { ApiProblem } from "../../core/http/api.ts";
import { BrokenConnection, removeFile, type Sending, sendFile } from "../../core/http/upload.ts";

/** Why a file was not sent; each is the key of a message. */
export type UploadProblem =
  | "415"
  | "413"
  | "empty"
  | "file_name"
  | "encrypted"
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
  readonly state: UploadState;
}

export interface UploadRules {
  /** How many files; one unless told otherwise. */
  max?: number | undefined;
  accepted?: readonly FileExtension[] | undefined;
  onChange?: ((files: UploadedFile[]) => void) | undefined;
}

let lastId = 0;

/** The files of one upload field: sent when picked, removed on the server too, and told to the form. */
export function useUploads({ max = 1, accepted = fileExtensions, onChange }: UploadRules) {
  const [items, setItems] = useState<readonly UploadItem[]>([]);
  const current = useRef(items);
  const sendings = useRef(new Map<number, Sending>());
  useEffect(() => {
    const running = sendings.current;
    return () => running.forEach((sending) => sending.cancel());
  }, []);

  const change = (next: readonly UploadItem[]) => {
    const [before, after] = [uploadedIn(current.current), uploadedIn(next)];
    current.current = next;
    setItems(next);
    if (before.map(({ uuid }) => uuid).join() !== after.map(({ uuid }) => uuid).join())
      onChange?.(after);
  };
  const set = (id: number, state: UploadState) =>
    change(current.current.map((item) => (item.id === id ? { ...item, state } : item)));
  const drop = (id: number) => change(current.current.filter((item) => item.id !== id));

  const send = async ({ id, file }: UploadItem) => {
    set(id, { kind: "uploading", percent: 0 });
    const sending = sendFile(file, (percent) => set(id, { kind: "uploading", percent }));
    sendings.current.set(id, sending);
    try {
      set(id, { kind: "uploaded", file: await sending.done });
    } catch (error) {
      set(id, { kind: "error", problem: problemOf(error) });
    } finally {
      sendings.current.delete(id);
    }
  };

  const pick = (files: readonly File[]) => {
    const kept = current.current.filter(isWorthKeeping);
    const room = max - kept.filter(takesRoom).length;
    const picked = files.map((file, index): UploadItem => {
      const problem = findFileProblem(file, accepted) ?? (index >= room ? "max" : undefined);
      lastId += 1;
      const state: UploadState = problem
        ? { kind: "error", problem }
        : { kind: "uploading", percent: 0 };
      return { id: lastId, file, state };
    });
    change([...kept, ...picked]);
    for (const item of picked) if (item.state.kind === "uploading") void send(item);
  };

  /** Stops what is being sent, removes what is on the server, forgets what never left; tells whether it is gone. */
  const remove = async ({ id, state }: UploadItem): Promise<boolean> => {
    if (state.kind !== "uploaded") {
      sendings.current.get(id)?.cancel();
      sendings.current.delete(id);
      drop(id);
      return true;
    }
    set(id, { kind: "removed", file: state.file });
    try {
      await removeFile(state.file.uuid);
      drop(id);
      return true;
    } catch {
      // The dialog has told what went wrong; the file is still there.
      set(id, state);
      return false;
    }
  };

  const isUploading = items.some(({ state }) => state.kind === "uploading");
  const isFull = items.filter(takesRoom).length >= max;
  return { items, pick, remove, send, max, accepted, isFull, isDisabled: isUploading || isFull };
}

export type Uploads = ReturnType<typeof useUploads>;

function uploadedIn(items: readonly UploadItem[]): UploadedFile[] {
  return items.flatMap(({ state }) => (state.kind === "uploaded" ? [state.file] : []));
}

function takesRoom({ state }: UploadItem): boolean {
  return state.kind !== "error";
}

/** A refused file makes way for the next choice; one that only lost its connection waits. */
function isWorthKeeping({ state }: UploadItem): boolean {
  return state.kind !== "error" || state.problem === "connection";
}

function problemOf(error: unknown): UploadProblem {
  if (error instanceof BrokenConnection) return "connection";
  if (!(error instanceof ApiProblem)) return "unknown";
  if (error.status === 415) return error.details["reason"] === "encrypted" ? "encrypted" : "415";
  // The line was too slow: what is picked again may get through.
  if (error.status === 408) return "connection";
  if (error.status === 413) return "413";
  if (error.status === 429) return "tooMany";
  if (error.fields["file"] === "required") return "empty";
  return error.fields["filename"] === "file_name" ? "file_name" : "unknown";
}
