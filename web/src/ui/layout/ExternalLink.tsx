import ArrowUpRight from "lucide-react/icons/arrow-up-right";
import type { ComponentProps } from "react";
import { useTexts } from "../../core/language/i18n.tsx";
import styles from "./ExternalLink.module.css";
import { VisuallyHidden } from "./VisuallyHidden.tsx";

/** Keeps the arrow on the line of the last word, and unlike a space shows no underline. */
const wordJoiner = "\u2060";

/** A link that opens in a new tab, and is marked as such. */
export function ExternalLink({ children, ...rest }: ComponentProps<"a">) {
  const t = useTexts("global");
  return (
    <a target="_blank" rel="noopener noreferrer" {...rest}>
      {children}
      {wordJoiner}
      <ArrowUpRight className={styles.arrow} size={16} aria-hidden="true" />
      <VisuallyHidden>{t("newTab")}</VisuallyHidden>
    </a>
  );
}
