import { useState } from "react";
import { useTexts } from "../../core/language/i18n.tsx";
import { type Files, useFiles } from "../photos/useFiles.ts";
import { goToField } from "./field-id.ts";

/** As many photos of a declaration become one PDF. */
export const MOST_PHOTOS = 10;

interface StepFilesRules {
  /** The field of the form that holds them. */
  field: string;
  /** Whether the step that asks for them is open. */
  isHere: boolean;
  mostFiles: number;
  onChange: (uuids: string[]) => void;
}

export interface StepFiles extends Files {
  /** Shown after a try to go on before the files were uploaded. */
  readonly problem: string | undefined;
  /** Whether a file is still on its way, waits to become a PDF, or was refused. */
  readonly hold: () => boolean;
}

/** The files of a declaration. They outlive their step, which cannot be left before all of them are there. */
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
