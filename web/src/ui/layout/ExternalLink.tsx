import ArrowUpRight from "lucide-react/icons/arrow-up-right";
import type { ComponentProps } from "react";
import { useTexts } from "../../core/language/i18n.tsx";
import { VisuallyHidden } from "./VisuallyHidden.tsx";

/** Keeps the arrow on the line of the last word. */
const noBreakSpace = "\u00a0";

/** Leaves the portal in a new tab, and says so. */
export function ExternalLink({ children, ...rest }: ComponentProps<"a">) {
  const t = useTexts("global");
  return (
    <a target="_blank" rel="noopener noreferrer" {...rest}>
      {children}
      {noBreakSpace}
      <ArrowUpRight size={16} aria-hidden="true" />
      <VisuallyHidden>{t("newTab")}</VisuallyHidden>
    </a>
  );
}
