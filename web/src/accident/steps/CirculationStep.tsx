import { Boundary } from "../../core/hydration.tsx";
import { isAsked } from "@portal/model/accident/asked-fields.ts";
import { useTexts } from "../../core/language/i18n.tsx";
import { lazyPart } from "../../ui/feedback/lazy-part.tsx";
import { Skeleton } from "../../ui/feedback/Skeleton.tsx";
import { StepField } from "../../parts/wizard/StepField.tsx";
import { SwitchedFields } from "../../parts/wizard/SwitchedFields.tsx";
import type { StepFiles } from "../../parts/wizard/useStepFiles.ts";
import frame from "../../parts/wizard/Wizard.module.css";
import { Checkbox } from "../../ui/fields/Checkbox.tsx";
import { FieldGroup } from "../../ui/fields/Field.tsx";
import { LineField } from "../LineField.tsx";
import { useAccidentView } from "../useAccident.ts";
import { useNames } from "../useNames.ts";

/** Only a traffic accident has sketches and photos, so their code is loaded with this step. */
const FileTray = lazyPart(async () => (await import("../../parts/photos/FileTray.tsx")).FileTray);

/** Vehicles, their insurers, and the report written on site. */
export function CirculationStep({ report }: { report: StepFiles }) {
  const t = useTexts("accident");
  const names = useNames();
  const { form } = useAccidentView();
  return (
    <div className={frame.part}>
      <StepField form={form} name="circulationAccident">
        {(field) => (
          <SwitchedFields {...field} label={names.field("circulationAccident")}>
            <div className={frame.two}>
              <LineField name="vehicleAtFaulNumberplate" />
              <LineField name="vehicleInsurerName" />
            </div>
            <LineField name="insuredVehicleNumberplate" />
            <StepField form={form} name="accidentReport">
              {(asked) => (
                <SwitchedFields
                  {...asked}
                  label={names.field("accidentReport")}
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

/** The report as a file, or the promise to send it later. */
function ReportField({ report }: { report: StepFiles }) {
  const t = useTexts("accident");
  const names = useNames();
  const { form } = useAccidentView();
  return (
    <>
      <StepField form={form} name="accidentReportFiles">
        {(field) => (
          <FieldGroup
            label={names.field("accidentReportFiles")}
            help={t("help.files")}
            error={report.problem ?? field.error}
            isOptional={form.values.accidentReportLater}
          >
            {(control) => (
              <Boundary fallback={<Skeleton height="120px" />}>
                <FileTray
                  files={report}
                  label={names.field("accidentReportFiles")}
                  control={control}
                />
              </Boundary>
            )}
          </FieldGroup>
        )}
      </StepField>
      {isAsked(form.values, "accidentReportLater") && (
        <StepField form={form} name="accidentReportLater">
          {(field) => <Checkbox {...field} label={names.field("accidentReportLater")} />}
        </StepField>
      )}
    </>
  );
}
