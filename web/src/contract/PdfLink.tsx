import FileText from "lucide-react/icons/file-text";
import { useLanguage } from "../core/i18n.tsx";
import { ExternalLink } from "../ui/ExternalLink.tsx";
import styles from "./PdfLink.module.css";

/** A paper in the reader's language, in a tab of its own. */
export function PdfLink({ uri, children }: { uri: string; children: string }) {
  const { language } = useLanguage();
  return (
    <ExternalLink className={styles.link} href={`${uri}?lang=${language}`}>
      <FileText size={18} aria-hidden="true" />
      {children}
    </ExternalLink>
  );
}
