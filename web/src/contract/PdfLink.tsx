import FileText from "lucide-react/icons/file-text";
import { ExternalLink } from "../ui/layout/ExternalLink.tsx";
import { About } from "../ui/layout/About.tsx";
import styles from "./PdfLink.module.css";

/** A document, which opens in a new tab. */
export function PdfLink({ href, children }: { href: string; children: string }) {
  return (
    <ExternalLink className={styles.link} href={href}>
      <FileText size={18} aria-hidden="true" />
      {children}
      <About />
    </ExternalLink>
  );
}
