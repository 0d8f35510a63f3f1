import { useTexts } from "../../core/language/i18n.tsx";
import { FileTray } from "../../parts/photos/FileTray.tsx";
import { StepField } from "../../parts/wizard/StepField.tsx";
import { MOST_PHOTOS, type StepFiles } from "../../parts/wizard/useStepFiles.ts";
import frame from "../../parts/wizard/Wizard.module.css";
import { FieldGroup } from "../../ui/fields/Field.tsx";
import { ThingsField } from "../ThingsField.tsx";
import { useDamageView } from "../useDamage.ts";
import { useLabels } from "../useLabels.ts";

/** The broken or lost things, and their proofs. */
export function ThingsStep({ files }: { files: StepFiles }) {
  return (
    <>
      <div className={frame.part}>
        <ThingsField />
      </div>
      <div className={frame.part}>
        <FilesField files={files} />
      </div>
    </>
  );
}

function FilesField({ files }: { files: StepFiles }) {
  const t = useTexts("damage");
  const labelOf = useLabels();
  const { form } = useDamageView();
  return (
    <StepField form={form} name="files">
      {(field) => (
        <FieldGroup
          label={labelOf("files")}
          help={t("help.files", { photos: MOST_PHOTOS })}
          error={files.problem ?? field.error}
          isOptional
        >
          {(control) => <FileTray files={files} label={labelOf("files")} control={control} />}
        </FieldGroup>
      )}
    </StepField>
  );
}
