import { useState } from "react";
import { useTexts } from "../../core/language/i18n.tsx";
import { VisuallyHidden } from "../../ui/layout/VisuallyHidden.tsx";
import { useUnseen } from "./useUnseen.ts";

/** Tells those who listen to the page how many notifications have just arrived, when they pause. */
export function NewsAnnouncement() {
  const t = useTexts("template");
  const unseen = useUnseen();
  const [known, setKnown] = useState(unseen);
  const [arrived, setArrived] = useState(0);
  if (unseen !== known) {
    setKnown(unseen);
    setArrived(Math.max(0, unseen - known));
  }
  return (
    <div role="status">
      {arrived > 0 && <VisuallyHidden>{t("bell.arrived", { count: arrived })}</VisuallyHidden>}
    </div>
  );
}
