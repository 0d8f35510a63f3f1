import { MOST_ATTACHED } from "@portal/model/contact/conversations.ts";
import { useEffect, useEffectEvent } from "react";
import { useTexts } from "../core/language/i18n.tsx";
import type { BoundField } from "../parts/FormField.tsx";
import { LeaveDialog } from "../ui/dialogs/LeaveDialog.tsx";
import { FieldGroup } from "../ui/fields/Field.tsx";
import { DropZone } from "../ui/files/DropZone.tsx";
import { useUploads } from "../ui/files/useUploads.ts";
import styles from "./AttachmentField.module.css";
import { fileStateOf, type Holding } from "./useHolding.ts";

interface AttachmentFieldProps extends BoundField<string[] | undefined> {
  label: string;
  holding: Holding;
}

/** One file that goes with a message, or none. It is gone with the page, unlike what was typed. */
export function AttachmentField({ label, holding, ref, onChange, error }: AttachmentFieldProps) {
  const t = useTexts("conversations");
  const g = useTexts("forms");
  const uploads = useUploads({
    max: MOST_ATTACHED,
    onChange: (files) => onChange(files.map(({ uuid }) => uuid)),
  });
  const { isHeld, note } = holding;
  const state = fileStateOf(uploads);
  const tell = useEffectEvent(note);
  useEffect(() => tell(state), [state]);
  const held = isHeld && state !== "ready" ? g(`form.files.${state}`) : undefined;
  return (
    <FieldGroup label={label} isOptional error={held ?? error}>
      {(control) => (
        <div
          ref={ref}
          className={styles.file}
          tabIndex={-1}
          role="group"
          aria-label={label}
          aria-describedby={control["aria-describedby"]}
          data-invalid={control["data-invalid"]}
        >
          <DropZone uploads={uploads} />
          <LeaveDialog
            isNeeded={uploads.items.length > 0}
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
