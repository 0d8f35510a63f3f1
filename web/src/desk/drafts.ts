import { useState } from "react";
import { useStaff } from "./session.ts";

const drafts = new Map<string, string>();

/**
 * What is typed and not sent. It stays while another case is shown, and when the session ends meanwhile: the same
 * person finds it after the sign-in. It is nowhere but in the memory of the page.
 */
export function useDraft(place: string): readonly [string, (text: string) => void] {
  const { email } = useStaff();
  const key = `${email} ${place}`;
  const [text, setText] = useState(() => drafts.get(key) ?? "");
  return [
    text,
    (next) => {
      setText(next);
      if (next === "") drafts.delete(key);
      else drafts.set(key, next);
    },
  ];
}

/** The person leaves on purpose, and takes nothing along. */
export function forgetDrafts(): void {
  drafts.clear();
}
