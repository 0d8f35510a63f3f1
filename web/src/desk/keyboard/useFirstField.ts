import { type RefObject, useEffect } from "react";

/** Moves the focus to the first field of a form when it appears, because what is typed belongs there. */
export function useFirstField(form: RefObject<HTMLFormElement | null>): void {
  useEffect(() => form.current?.querySelector("input")?.focus(), [form]);
}
