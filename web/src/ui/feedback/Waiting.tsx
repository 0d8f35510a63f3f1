import type { ReactNode } from "react";
import { useTexts } from "../../core/language/i18n.tsx";
import { VisuallyHidden } from "../layout/VisuallyHidden.tsx";

/** A skeleton, which screen readers announce as one word. */
export function Waiting({ children }: { children: ReactNode }) {
  const t = useTexts("global");
  return (
    <div aria-busy="true">
      <VisuallyHidden>
        <span role="status">{t("loading")}</span>
      </VisuallyHidden>
      <div aria-hidden="true">{children}</div>
    </div>
  );
}
