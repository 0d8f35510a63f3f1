import { MOST_SENT_FILES } from "@portal/model/send.ts";
import { useEffect } from "react";
import type { BoundField } from "../parts/FormField.tsx";
import { PhotoProblems } from "../parts/photos/PhotoProblems.tsx";
import { PhotoTray } from "../parts/photos/PhotoTray.tsx";
import { type FilesState, useFiles } from "../parts/photos/useFiles.ts";
import { useTexts } from "../core/language/i18n.tsx";
import { DropZone } from "../ui/files/DropZone.tsx";
import { FieldGroup } from "../ui/fields/Field.tsx";
import { LeaveDialog } from "../ui/dialogs/LeaveDialog.tsx";
import styles from "./SendScreen.module.css";

/** As many pages as stay readable in one file. */
const MOST_PHOTOS = 20;

interface FilesFieldProps extends BoundField<string[]> {
  label: string;
  /** Somebody wants to send before everything is there. */
  isHeld: boolean;
  onState: (state: FilesState) => void;
}

/** PDFs go as they are; photos become pages of a PDF first. */
export function FilesField(props: FilesFieldProps) {
  const { label, isHeld, ref, onChange, onState } = props;
  const t = useTexts("send");
  const g = useTexts("forms");
  const { uploads, photos, bindPhotos, state } = useFiles({
    mostFiles: MOST_SENT_FILES,
    mostPhotos: MOST_PHOTOS,
    onChange,
  });
  useEffect(() => onState(state), [state, onState]);
  const error = isHeld && state !== "ready" ? g(`form.files.${state}`) : props.error;
  return (
    <FieldGroup label={label} help={t("files.help", { count: MOST_SENT_FILES })} error={error}>
      {(control) => (
        <div
          ref={ref}
          className={styles.files}
          tabIndex={-1}
          role="group"
          aria-label={label}
          aria-describedby={control["aria-describedby"]}
          data-invalid={control["data-invalid"]}
        >
          <DropZone uploads={uploads} />
          <PhotoProblems photos={photos} />
          <PhotoTray photos={photos} isFull={uploads.isFull} onBind={bindPhotos} />
          <LeaveDialog
            isNeeded={uploads.items.length > 0 || photos.photos.length > 0}
            words={{
              title: t("leave.title"),
              text: t("leave.text"),
              confirm: t("leave.confirm"),
            }}
          />
        </div>
      )}
    </FieldGroup>
  );
}
