import ExternalLink from "lucide-react/icons/external-link";
import X from "lucide-react/icons/x";
import { useEffect, useMemo, useRef } from "react";
import { useTexts } from "../../core/language/i18n.tsx";
import { Button } from "../../ui/layout/Button.tsx";
import { useCommands } from "../keyboard/commands.ts";
import styles from "./FileViewer.module.css";

export interface ShownFile {
  /** Below `/desk`, where the file is read. */
  readonly address: string;
  readonly filename: string;
  readonly mimeType: string;
}

interface FileViewerProps {
  readonly file: ShownFile;
  readonly onClose: () => void;
}

/** A file beside what is treated, or below it on a tablet, so that both are read together. Escape closes it. */
export function FileViewer({ file, onClose }: FileViewerProps) {
  const t = useTexts("desk");
  const { address, filename, mimeType } = file;
  const close = t("file.close");
  const viewer = useRef<HTMLElement>(null);
  useEffect(() => viewer.current?.scrollIntoView({ block: "nearest" }), []);
  useCommands(
    useMemo(
      () => [{ id: "close file", label: close, key: "escape", run: onClose }],
      [close, onClose],
    ),
  );
  return (
    <aside ref={viewer} className={styles.viewer} aria-label={t("file.label", { name: filename })}>
      <header className={styles.head}>
        <strong>{filename}</strong>
        <a href={address} target="_blank" rel="noreferrer" aria-label={t("file.tab")}>
          <ExternalLink size={20} aria-hidden="true" />
        </a>
        <Button variant="icon" aria-label={close} onClick={onClose}>
          <X size={20} aria-hidden="true" />
        </Button>
      </header>
      {mimeType.startsWith("image/") ? (
        <div className={styles.picture}>
          <img src={address} alt={filename} />
        </div>
      ) : (
        // oxlint-disable-next-line react/iframe-missing-sandbox -- a sandbox turns the PDF viewer off; the file's own policy lets no script run
        <iframe className={styles.frame} src={address} title={filename} />
      )}
    </aside>
  );
}
