import { useTexts } from "../../core/language/i18n.tsx";
import { useBrand } from "../../core/language/useBrand.ts";
import { StepField } from "../../parts/wizard/StepField.tsx";
import frame from "../../parts/wizard/Wizard.module.css";
import { Notice } from "../../ui/feedback/Notice.tsx";
import { Checkbox } from "../../ui/fields/Checkbox.tsx";
import { useAccidentView } from "../useAccident.ts";
import { useNames } from "../useNames.ts";

/** All answers are shown above; only the authorisation is left. */
export function SummaryStep() {
  const t = useTexts("accident");
  const names = useNames();
  const { legalName } = useBrand();
  const { form, cover } = useAccidentView();
  return (
    <div className={frame.part}>
      <h3>{t("summary.title")}</h3>
      <p>{t("summary.text")}</p>
      {cover && (
        <Notice kind="info">
          <p>
            <strong>{t("summary.whoPays")}</strong>
          </p>
          <p>{names.cover(cover)}</p>
        </Notice>
      )}
      <StepField form={form} name="insurerCompanyAuthorized">
        {(field) => <Checkbox {...field} label={names.authorisation(legalName)} />}
      </StepField>
    </div>
  );
}
