import { useEffect, useEffectEvent } from "react";
import { useTexts } from "../../core/language/i18n.tsx";
import { LeaveDialog } from "../../ui/dialogs/LeaveDialog.tsx";
import { FieldGroup } from "../../ui/fields/Field.tsx";
import type { BoundField } from "../FormField.tsx";
import { FileTray } from "./FileTray.tsx";
import { useFiles } from "./useFiles.ts";
import type { Holding } from "./useSubmitAfterUploads.ts";

interface TrayFieldProps extends BoundField<string[] | undefined> {
  label: string;
  help?: string;
  isOptional?: boolean;
  mostFiles: number;
  mostPhotos: number;
  holding: Holding;
  /** Told of the chosen files before they are uploaded or become a PDF. */
  onPick?: (files: readonly File[]) => void;
  /** The dialog before leaving with unsent files, which no draft keeps. */
  leaving: { title: string; text: string; confirm: string };
}

/** The files of a form. It cannot be sent while one is uploading, waits to become a PDF or was refused. */
export function TrayField(props: TrayFieldProps) {
  const { label, help, isOptional, mostFiles, mostPhotos, holding, leaving } = props;
  const t = useTexts("forms");
  const files = useFiles({ mostFiles, mostPhotos, onChange: props.onChange, onPick: props.onPick });
  const { state, uploads, photos } = files;
  const tell = useEffectEvent(holding.note);
  useEffect(() => tell(state), [state]);
  const held = holding.isHeld && state !== "ready" ? t(`form.files.${state}`) : undefined;
  return (
    <FieldGroup label={label} help={help} isOptional={isOptional} error={held ?? props.error}>
      {(control) => (
        <>
          <FileTray files={files} label={label} control={control} ref={props.ref} />
          <LeaveDialog
            isNeeded={uploads.items.length > 0 || photos.photos.length > 0}
            words={leaving}
          />
        </>
      )}
    </FieldGroup>
  );
}
