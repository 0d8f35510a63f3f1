import { brand } from "@portal/brand/brand.ts";
import { useTexts } from "../../core/language/i18n.tsx";
import { StepField } from "../../parts/wizard/StepField.tsx";
import frame from "../../parts/wizard/Wizard.module.css";
import { Checkbox } from "../../ui/fields/Checkbox.tsx";
import { useAccidentView } from "../useAccident.ts";

/** All answers stand above; what is left is the authorisation. */
export function SummaryStep() {
  const t = useTexts("accident");
  const { form } = useAccidentView();
  return (
    <div className={frame.part}>
      <h3>{t("summary.title")}</h3>
      <p>{t("summary.text")}</p>
      <StepField form={form} name="insurerCompanyAuthorized">
        {(field) => (
          <Checkbox
            {...field}
            label={t("field.insurerCompanyAuthorized", { insurer: brand.legalName })}
          />
        )}
      </StepField>
    </div>
  );
}
