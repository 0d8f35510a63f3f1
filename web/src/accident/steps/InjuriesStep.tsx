import { incapacityDays } from "@portal/model/accident/accident-rule.ts";
import { InjuryNature } from "@portal/model/accident/words.ts";
import { formatDate } from "@portal/model/calendar/dates.ts";
import { useTexts } from "../../core/language/i18n.tsx";
import { StepField } from "../../parts/wizard/StepField.tsx";
import { SwitchedFields } from "../../parts/wizard/SwitchedFields.tsx";
import frame from "../../parts/wizard/Wizard.module.css";
import { DateRangeField } from "../../ui/fields/dates/DateRangeField.tsx";
import { Select } from "../../ui/fields/Select.tsx";
import { Button } from "../../ui/layout/Button.tsx";
import styles from "../Accident.module.css";
import { BodyField } from "../body/BodyField.tsx";
import { LineField } from "../LineField.tsx";
import { useAccidentView } from "../useAccident.ts";
import { useNames } from "../useNames.ts";

/** The injuries, their treatment, and the incapacity for work or school. */
export function InjuriesStep() {
  const t = useTexts("accident");
  const names = useNames();
  const { form } = useAccidentView();
  return (
    <>
      <div className={frame.part}>
        <StepField form={form} name="injuredBodyPart">
          {(field) => (
            <BodyField {...field} label={names.field("injuredBodyPart")} help={t("help.body")}>
              <NatureField />
            </BodyField>
          )}
        </StepField>
      </div>
      <div className={frame.part}>
        <TreatmentFields />
      </div>
      <div className={frame.part}>
        <IncapacityFields />
      </div>
    </>
  );
}

function NatureField() {
  const names = useNames();
  const { form } = useAccidentView();
  return (
    <StepField form={form} name="injuryNature">
      {(field) => (
        <Select
          {...field}
          label={names.field("injuryNature")}
          options={InjuryNature.options.map((value) => ({
            value,
            label: names.code("injuryNature", value),
          }))}
          value={InjuryNature.safeParse(field.value).data ?? ""}
        />
      )}
    </StepField>
  );
}

function TreatmentFields() {
  const t = useTexts("accident");
  const names = useNames();
  const { form } = useAccidentView();
  const first = form.values.dentalInjuries ? "dentistConsulted" : "doctorName";
  return (
    <>
      <StepField form={form} name="dentalInjuries">
        {(field) => (
          <SwitchedFields
            {...field}
            label={names.field("dentalInjuries")}
            help={t("help.dental")}
          />
        )}
      </StepField>
      <LineField key={first} name={first} help={t("help.doctor")} />
      <StepField form={form} name="treatmentOngoing">
        {(field) => (
          <SwitchedFields {...field} label={names.field("treatmentOngoing")}>
            <LineField name="treatmentContinuationDoctorName" />
            <FamilyDoctor />
          </SwitchedFields>
        )}
      </StepField>
    </>
  );
}

/** The family doctor of the contract, as a one-press suggestion. */
function FamilyDoctor() {
  const t = useTexts("accident");
  const { form, person, doctor } = useAccidentView();
  if (!person || !doctor || form.values.treatmentContinuationDoctorName === doctor) return null;
  return (
    <p className={styles.suggestion}>
      {t("help.familyDoctor", { name: person.firstname, doctor })}
      <Button
        variant="secondary"
        onClick={() => form.change({ treatmentContinuationDoctorName: doctor })}
      >
        {t("help.take")}
      </Button>
    </p>
  );
}

function IncapacityFields() {
  const t = useTexts("accident");
  const names = useNames();
  const { form, moment } = useAccidentView();
  const { accidentDate } = form.values;
  return (
    <StepField form={form} name="incapacity">
      {(field) => (
        <SwitchedFields {...field} label={names.field("incapacity")} help={t("help.incapacity")}>
          <StepField form={form} name="incapacityRange">
            {({ error: _shownByParts, ...range }, errorOf) => (
              <DateRangeField
                {...range}
                errors={{ start: errorOf("start"), end: errorOf("end") }}
                label={names.field("incapacityRange")}
                help={t("help.incapacityFrom", { date: formatDate(accidentDate ?? "") })}
                bounds={incapacityDays(form.values, moment)}
                opensAt={accidentDate || moment.today}
              />
            )}
          </StepField>
        </SwitchedFields>
      )}
    </StepField>
  );
}
