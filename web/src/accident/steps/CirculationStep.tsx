import { useTexts } from "../../core/language/i18n.tsx";
import { StepField } from "../../parts/wizard/StepField.tsx";
import { SwitchedFields } from "../../parts/wizard/SwitchedFields.tsx";
import frame from "../../parts/wizard/Wizard.module.css";
import { DropZone } from "../../ui/files/DropZone.tsx";
import { FieldGroup } from "../../ui/fields/Field.tsx";
import { LineField } from "../LineField.tsx";
import { useAccidentView } from "../useAccident.ts";
import type { ReportFile } from "../useReportFile.ts";

/** Vehicles, their insurers, and the report that was written on the spot. */
export function CirculationStep({ report }: { report: ReportFile }) {
  const t = useTexts("accident");
  const { form } = useAccidentView();
  return (
    <div className={frame.part}>
      <StepField form={form} name="circulationAccident">
        {(field) => (
          <SwitchedFields {...field} label={t("field.circulationAccident")}>
            <div className={frame.two}>
              <LineField name="vehicleAtFaulNumberplate" />
              <LineField name="vehicleInsurerName" />
            </div>
            <LineField name="insuredVehicleNumberplate" />
            <StepField form={form} name="accidentReport">
              {(asked) => (
                <SwitchedFields
                  {...asked}
                  label={t("field.accidentReport")}
                  help={t("help.report")}
                >
                  <ReportField report={report} />
                </SwitchedFields>
              )}
            </StepField>
          </SwitchedFields>
        )}
      </StepField>
    </div>
  );
}

function ReportField({ report: { uploads, problem } }: { report: ReportFile }) {
  const t = useTexts("accident");
  const { form } = useAccidentView();
  return (
    <StepField form={form} name="accidentReportFiles">
      {(field) => (
        <FieldGroup
          label={t("field.accidentReportFiles")}
          help={t("help.files")}
          error={problem ?? field.error}
          isOptional
        >
          {() => <DropZone uploads={uploads} />}
        </FieldGroup>
      )}
    </StepField>
  );
}
