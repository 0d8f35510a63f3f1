import ArrowUpRight from "lucide-react/icons/arrow-up-right";
import type { ComponentProps } from "react";
import { useTexts } from "../../core/language/i18n.tsx";
import styles from "./ExternalLink.module.css";
import { VisuallyHidden } from "./VisuallyHidden.tsx";

/** Keeps the arrow on the line of the last word, and unlike a space shows no underline. */
const wordJoiner = "\u2060";

interface ExternalLinkProps extends ComponentProps<"a"> {
  /** What the words of the link are about, where the page has several with the same words. */
  about?: string;
}

/** A link that opens in a new tab, and is marked as such. */
export function ExternalLink({ children, about, ...rest }: ExternalLinkProps) {
  const t = useTexts("global");
  const name = about && { "aria-label": `${String(children)}, ${about} ${t("newTab")}` };
  return (
    <a target="_blank" rel="noopener noreferrer" {...name} {...rest}>
      {children}
      {wordJoiner}
      <ArrowUpRight className={styles.arrow} size={16} aria-hidden="true" />
      <VisuallyHidden>{t("newTab")}</VisuallyHidden>
    </a>
  );
}
