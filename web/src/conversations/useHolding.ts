import { type SyntheticEvent, useState } from "react";
import type { Uploads } from "../ui/files/useUploads.ts";

/** Why the file cannot be sent yet; all but the first are keys of messages. */
export type FileState = "ready" | "uploading" | "failed";

/** What the field of the file and its form tell each other. */
export interface Holding {
  /** Somebody wants to send before the file is there. */
  readonly isHeld: boolean;
  readonly note: (state: FileState) => void;
}

interface HeldForm {
  submit: (event: SyntheticEvent<HTMLFormElement>) => Promise<boolean>;
  setFocus: (name: "attachments") => void;
  formState: { isSubmitting: boolean };
}

/** Sends only once the file is there; who presses before is told so. Then goes on once it was sent. */
export function useHolding(form: HeldForm, onSent: () => Promise<void> | void) {
  const [state, setState] = useState<FileState>("ready");
  const [isHeld, setHeld] = useState(false);
  const submit = async (event: SyntheticEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (form.formState.isSubmitting) return;
    setHeld(state !== "ready");
    if (state !== "ready") form.setFocus("attachments");
    else if (await form.submit(event)) await onSent();
  };
  const note = (next: FileState) => {
    setState(next);
    if (next === "ready") setHeld(false);
  };
  return { isHeld, note, submit };
}

export function fileStateOf({ items }: Uploads): FileState {
  if (items.some(({ state }) => state.kind === "uploading")) return "uploading";
  const isBroken = items.some(
    ({ state }) => state.kind === "error" && state.problem === "connection",
  );
  return isBroken ? "failed" : "ready";
}
