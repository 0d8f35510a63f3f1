import FileText from "lucide-react/icons/file-text";
import { useTexts } from "../core/language/i18n.tsx";
import { VisuallyHidden } from "../ui/layout/VisuallyHidden.tsx";
import { documentUrl, type Document } from "./documents.ts";
import styles from "./DocumentsScreen.module.css";

interface DocumentNameProps {
  document: Document;
  isChosen: boolean;
  onChoose: () => void;
  onOpen: () => void;
}

/** The whole row opens the document in a new tab; the box beside its name selects it. */
export function DocumentName({ document, isChosen, onChoose, onOpen }: DocumentNameProps) {
  const t = useTexts("documents");
  const { iddms, description, reference, seen } = document;
  return (
    <span className={styles.name}>
      <label className={styles.choose}>
        <input
          type="checkbox"
          checked={isChosen}
          aria-label={t("choose", { title: description })}
          onChange={onChoose}
        />
      </label>
      <FileText size={20} aria-hidden="true" className={styles.icon} />
      <a
        className={seen ? `${styles.open} ${styles.seen}` : styles.open}
        href={documentUrl(iddms)}
        target="_blank"
        rel="noopener"
        onClick={onOpen}
        onAuxClick={onOpen}
      >
        {description}
        {reference && <small className={styles.reference}>{reference}</small>}
        <VisuallyHidden> {t("opensPdf")}</VisuallyHidden>
      </a>
    </span>
  );
}
