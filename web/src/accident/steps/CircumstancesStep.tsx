import { accidentDays } from "@portal/model/accident/accident-rule.ts";
import { longestAccidentText } from "@portal/model/accident/fields.ts";
import { useTexts } from "../../core/language/i18n.tsx";
import { StepField } from "../../parts/wizard/StepField.tsx";
import { SwitchedFields } from "../../parts/wizard/SwitchedFields.tsx";
import frame from "../../parts/wizard/Wizard.module.css";
import { DateField } from "../../ui/fields/dates/DateField.tsx";
import { TimeField } from "../../ui/fields/dates/TimeField.tsx";
import { TextArea } from "../../ui/fields/TextArea.tsx";
import { TextField } from "../../ui/fields/TextField.tsx";
import { LineField } from "../LineField.tsx";
import { useAccidentView } from "../useAccident.ts";
import { useNames } from "../useNames.ts";

/** The time, place and circumstances, and the others involved. */
export function CircumstancesStep() {
  return (
    <>
      <div className={frame.part}>
        <MomentFields />
        <EventFields />
      </div>
      <div className={frame.part}>
        <PoliceFields />
        <ThirdPartyFields />
        <LineField name="accidentWitnessName" isOptional />
      </div>
    </>
  );
}

function MomentFields() {
  const names = useNames();
  const { form, moment } = useAccidentView();
  return (
    <div className={frame.two}>
      <StepField form={form} name="accidentDate">
        {(field) => (
          <DateField
            {...field}
            label={names.field("accidentDate")}
            bounds={accidentDays(moment)}
            opensAt={moment.today}
          />
        )}
      </StepField>
      <StepField form={form} name="accidentHour">
        {(field) => <TimeField {...field} label={names.field("accidentHour")} />}
      </StepField>
    </div>
  );
}

function EventFields() {
  const t = useTexts("accident");
  const names = useNames();
  const { form } = useAccidentView();
  return (
    <>
      <StepField form={form} name="accidentPlace">
        {(field) => (
          <TextField
            {...field}
            label={names.field("accidentPlace")}
            help={t("help.place")}
            maxLength={longestAccidentText.place}
          />
        )}
      </StepField>
      <StepField form={form} name="accidentDescription">
        {(field) => (
          <TextArea
            {...field}
            label={names.field("accidentDescription")}
            help={t("help.description")}
            maxLength={longestAccidentText.description}
          />
        )}
      </StepField>
    </>
  );
}

function PoliceFields() {
  const t = useTexts("accident");
  const names = useNames();
  const { form } = useAccidentView();
  return (
    <StepField form={form} name="accidentPoliceReport">
      {(field) => (
        <SwitchedFields {...field} label={names.field("accidentPoliceReport")}>
          <LineField name="policeReportReporterName" help={t("help.reporter")} />
        </SwitchedFields>
      )}
    </StepField>
  );
}

function ThirdPartyFields() {
  const names = useNames();
  const { form } = useAccidentView();
  return (
    <StepField form={form} name="thirdPartyAccident">
      {(field) => (
        <SwitchedFields {...field} label={names.field("thirdPartyAccident")}>
          <LineField name="thirdPartyName" />
          <LineField name="thirdPartyInsuranceName" />
        </SwitchedFields>
      )}
    </StepField>
  );
}
