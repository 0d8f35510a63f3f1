import { type RefObject, useEffect } from "react";
import { focusOn } from "../../core/routing/focus.ts";
import { isTyping } from "./commands.ts";

/** Moves the focus to what was opened, so that Tab and the arrow keys go on there, unless the person is typing. */
export function useShownFocus(part: RefObject<HTMLElement | null>, isShown: boolean): void {
  useEffect(() => {
    if (isShown && !isTyping(document.activeElement)) focusOn(part.current);
  }, [part, isShown]);
}
