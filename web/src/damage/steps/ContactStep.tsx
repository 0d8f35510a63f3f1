import { useTexts } from "../../core/language/i18n.tsx";
import { StepField } from "../../parts/wizard/StepField.tsx";
import frame from "../../parts/wizard/Wizard.module.css";
import { PhoneField } from "../../ui/fields/phone/PhoneField.tsx";
import { useDamageView } from "../useDamage.ts";

/** Where we reach whoever declares it. */
export function ContactStep() {
  const t = useTexts("damage");
  const { form } = useDamageView();
  return (
    <div className={frame.part}>
      <StepField form={form} name="contactPhone">
        {(field) => (
          <PhoneField {...field} label={t("field.contactPhone")} help={t("help.phone")} />
        )}
      </StepField>
    </div>
  );
}
