import { useState } from "react";
import { useTexts } from "../../core/language/i18n.tsx";
import { type Files, useFiles } from "../photos/useFiles.ts";
import { goToField } from "./field-id.ts";

/** The limit of photos in one PDF of a declaration. */
export const MOST_PHOTOS = 10;

interface StepFilesRules {
  /** The field of the form that holds them. */
  field: string;
  /** Whether the step of the files is open. */
  isHere: boolean;
  mostFiles: number;
  onChange: (uuids: string[]) => void;
}

export interface StepFiles extends Files {
  /** Shown after an attempt to continue before the files were uploaded. */
  readonly problem: string | undefined;
  /** Whether a file is still uploading, waits to become a PDF, or was refused. */
  readonly hold: () => boolean;
}

/** The files of a declaration. They survive their step, which cannot be left before all are uploaded. */
export function useStepFiles({ field, isHere, mostFiles, onChange }: StepFilesRules): StepFiles {
  const t = useTexts("forms");
  const [isHeld, setHeld] = useState(false);
  const files = useFiles({ mostFiles, mostPhotos: MOST_PHOTOS, onChange });
  const { state } = files;
  return {
    ...files,
    problem: isHeld && state !== "ready" ? t(`form.files.${state}`) : undefined,
    hold: () => {
      if (!isHere) return false;
      setHeld(state !== "ready");
      if (state !== "ready") goToField(field);
      return state !== "ready";
    },
  };
}
