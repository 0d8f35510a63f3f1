import { useRef, useState } from "react";
import { useHasDraft } from "../core/forms/drafts.ts";

/**
 * Whether the form of a new entry is open: somebody asked for it, or left one unfinished. Once open it stays so until it
 * is closed, also when its draft goes. Whoever closes it is at the button again, as long as there is one.
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
