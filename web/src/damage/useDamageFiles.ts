import type { DamageForm } from "@portal/model/damage/damage-form.ts";
import { MOST_DAMAGE_FILES } from "@portal/model/damage/damage-rule.ts";
import type { DamageStep } from "@portal/model/damage/words.ts";
import { useState } from "react";
import { useTexts } from "../core/language/i18n.tsx";
import { useFiles } from "../parts/photos/useFiles.ts";
import { goToField } from "../parts/wizard/field-id.ts";
import type { SteppedForm } from "../parts/wizard/useSteppedForm.ts";

/** As many photos of a damage become one PDF. */
export const MOST_PHOTOS = 10;

/** The files outlive their step. Who goes on before they are all there is told what is missing. */
export function useDamageFiles(form: SteppedForm<DamageForm, DamageStep>) {
  const t = useTexts("forms");
  const [isHeld, setHeld] = useState(false);
  const files = useFiles({
    mostFiles: MOST_DAMAGE_FILES,
    mostPhotos: MOST_PHOTOS,
    onChange: (uuids) => form.change({ files: uuids }),
  });
  const { state } = files;
  return {
    ...files,
    problem: isHeld && state !== "ready" ? t(`form.files.${state}`) : undefined,
    hold: () => {
      if (form.stepName !== "things") return false;
      setHeld(state !== "ready");
      if (state !== "ready") goToField("files");
      return state !== "ready";
    },
  };
}
export type DamageFiles = ReturnType<typeof useDamageFiles>;
