import { type SyntheticEvent, useState } from "react";
import type { FilesState } from "./useFiles.ts";

/** What the field of the files and its form tell each other. */
export interface Holding {
  /** A submit came before all files were uploaded. */
  readonly isHeld: boolean;
  readonly note: (state: FilesState) => void;
}

interface HeldForm<Name extends string> {
  submit: (event: SyntheticEvent<HTMLFormElement>) => Promise<boolean>;
  setFocus: (name: Name) => void;
  formState: { isSubmitting: boolean };
}

/** Sends only once all files are there; a submit before that is told what is missing. `onSent` runs once it was sent. */
export function useHolding<Name extends string>(
  form: HeldForm<Name>,
  field: Name,
  onSent?: () => Promise<void> | void,
) {
  const [state, setState] = useState<FilesState>("ready");
  const [isHeld, setHeld] = useState(false);
  const submit = async (event: SyntheticEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (form.formState.isSubmitting) return;
    setHeld(state !== "ready");
    if (state !== "ready") form.setFocus(field);
    else if (await form.submit(event)) await onSent?.();
  };
  const note = (next: FilesState) => {
    setState(next);
    if (next === "ready") setHeld(false);
  };
  return { isHeld, note, submit };
}
