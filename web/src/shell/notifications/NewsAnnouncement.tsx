import { useState } from "react";
import { useTexts } from "../../core/language/i18n.tsx";
import { VisuallyHidden } from "../../ui/layout/VisuallyHidden.tsx";
import { useUnread } from "./useUnread.ts";

/** Announces the number of new notifications in a polite live region. */
export function NewsAnnouncement() {
  const t = useTexts("template");
  const unread = useUnread();
  const [known, setKnown] = useState(unread);
  const [arrived, setArrived] = useState(0);
  if (unread !== known) {
    setKnown(unread);
    setArrived(Math.max(0, unread - known));
  }
  return (
    <div role="status">
      {arrived > 0 && <VisuallyHidden>{t("bell.arrived", { count: arrived })}</VisuallyHidden>}
    </div>
  );
}
