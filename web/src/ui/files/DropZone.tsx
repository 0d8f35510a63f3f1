import { type DragEvent, useRef, useState } from "react";
import { useTexts } from "../../core/language/i18n.tsx";
import stack from "../layout/Stack.module.css";
import styles from "./Upload.module.css";
import { UploadButton } from "./UploadButton.tsx";
import { UploadList } from "./UploadList.tsx";
import type { Uploads } from "./useUploads.ts";

/** A drop area for files, with a button for keyboard and touch, and the list of files below. */
export function DropZone({ uploads }: { uploads: Uploads }) {
  const t = useTexts("forms");
  const button = useRef<HTMLButtonElement>(null);
  const [isOver, setIsOver] = useState(false);
  const hover = (event: DragEvent) => {
    event.preventDefault();
    setIsOver(!uploads.isDisabled);
  };
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setIsOver(false);
    if (!uploads.isDisabled) uploads.pick([...event.dataTransfer.files]);
  };
  return (
    <div className={stack.gap3}>
      <div
        className={`${styles.zone} ${isOver ? styles.over : ""}`}
        onDragOver={hover}
        onDragLeave={() => setIsOver(false)}
        onDrop={drop}
      >
        <UploadButton uploads={uploads} buttonRef={button} />
        <span className={styles.rule} aria-hidden="true">
          {t("upload.drop", { count: uploads.max })}
        </span>
      </div>
      <UploadList uploads={uploads} buttonRef={button} />
    </div>
  );
}
