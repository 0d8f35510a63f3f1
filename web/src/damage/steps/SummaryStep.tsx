import { useTexts } from "../../core/language/i18n.tsx";
import { StepField } from "../../parts/wizard/StepField.tsx";
import frame from "../../parts/wizard/Wizard.module.css";
import { Checkbox } from "../../ui/fields/Checkbox.tsx";
import { useDamageView } from "../useDamage.ts";
import { useLabels } from "../useLabels.ts";

/** All answers are shown above; only the confirmation is left. */
export function SummaryStep() {
  const t = useTexts("damage");
  const labelOf = useLabels();
  const { form } = useDamageView();
  return (
    <div className={frame.part}>
      <h3>{t("summary.title")}</h3>
      <p>{t("summary.text")}</p>
      <StepField form={form} name="isConfirmed">
        {(field) => <Checkbox {...field} label={labelOf("isConfirmed")} />}
      </StepField>
    </div>
  );
}
