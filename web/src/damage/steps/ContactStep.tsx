import { useTexts } from "../../core/language/i18n.tsx";
import { StepField } from "../../parts/wizard/StepField.tsx";
import frame from "../../parts/wizard/Wizard.module.css";
import { PhoneField } from "../../ui/fields/phone/PhoneField.tsx";
import { useDamageView } from "../useDamage.ts";
import { useLabels } from "../useLabels.ts";

/** The contact data of the customer who declares the damage. */
export function ContactStep() {
  const t = useTexts("damage");
  const labelOf = useLabels();
  const { form } = useDamageView();
  return (
    <div className={frame.part}>
      <StepField form={form} name="contactPhone">
        {(field) => (
          <PhoneField {...field} label={labelOf("contactPhone")} help={t("help.phone")} />
        )}
      </StepField>
    </div>
  );
}
