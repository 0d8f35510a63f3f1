import { type SyntheticEvent, useState } from "react";
import type { FilesState } from "./useFiles.ts";

/** The link between the file field and its form. */
export interface Holding {
  /** The customer submitted before all files were uploaded. */
  readonly isHeld: boolean;
  readonly note: (state: FilesState) => void;
}

interface HeldForm<Name extends string> {
  submit: (event: SyntheticEvent<HTMLFormElement>) => Promise<boolean>;
  setFocus: (name: Name) => void;
  formState: { isSubmitting: boolean };
}

/** Submits only once all files are uploaded; earlier it shows what is missing. `onSent` runs after success. */
export function useSubmitAfterUploads<Name extends string>(
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
