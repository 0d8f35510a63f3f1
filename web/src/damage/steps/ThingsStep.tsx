import { useTexts } from "../../core/language/i18n.tsx";
import { PhotoProblems } from "../../parts/photos/PhotoProblems.tsx";
import { PhotoTray } from "../../parts/photos/PhotoTray.tsx";
import { StepField } from "../../parts/wizard/StepField.tsx";
import frame from "../../parts/wizard/Wizard.module.css";
import { DropZone } from "../../ui/files/DropZone.tsx";
import { FieldGroup } from "../../ui/fields/Field.tsx";
import styles from "../Damage.module.css";
import { ThingsField } from "../ThingsField.tsx";
import { useDamageView } from "../useDamage.ts";
import { type DamageFiles, MOST_PHOTOS } from "../useDamageFiles.ts";

/** What is broken or gone, and what shows it. */
export function ThingsStep({ files }: { files: DamageFiles }) {
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

function FilesField({ files: { uploads, photos, bindPhotos, problem } }: { files: DamageFiles }) {
  const t = useTexts("damage");
  const { form } = useDamageView();
  return (
    <StepField form={form} name="files">
      {(field) => (
        <FieldGroup
          label={t("field.files")}
          help={t("help.files", { photos: MOST_PHOTOS })}
          error={problem ?? field.error}
          isOptional
        >
          {(control) => (
            <div
              className={styles.files}
              tabIndex={-1}
              role="group"
              aria-label={t("field.files")}
              aria-describedby={control["aria-describedby"]}
            >
              <DropZone uploads={uploads} />
              <PhotoProblems photos={photos} />
              <PhotoTray photos={photos} isFull={uploads.isFull} onBind={bindPhotos} />
            </div>
          )}
        </FieldGroup>
      )}
    </StepField>
  );
}
