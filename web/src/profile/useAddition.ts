import { useRef, useState } from "react";
import { useHasDraft } from "../core/forms/drafts.ts";

/**
 * Whether the form of a new entry is open: after a press on the button or with a draft. It stays open until it is
 * closed, even if its draft is deleted. Closing it returns the focus to the button, if there is one.
 */
export function useAddition(draft: string, mayReopen: boolean) {
  const hasDraft = useHasDraft(draft);
  const [isAdding, setAdding] = useState(false);
  const [isReopened, setReopened] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  if (hasDraft && !isReopened && mayReopen) {
    setReopened(true);
    setAdding(true);
  }
  const close = () => {
    setAdding(false);
    setTimeout(() => button.current?.focus());
  };
  return { isAdding, open: () => setAdding(true), close, button };
}
