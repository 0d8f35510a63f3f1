import type { AccidentForm } from "@portal/model/accident/accident-form.ts";
import { MOST_REPORT_FILES } from "@portal/model/accident/accident-rule.ts";
import type { AccidentStep } from "@portal/model/accident/words.ts";
import { useEffect, useEffectEvent } from "react";
import type { SteppedForm } from "../parts/wizard/useSteppedForm.ts";
import { type StepFiles, useStepFiles } from "../parts/wizard/useStepFiles.ts";

/** The report of the accident; it is removed with the switch that asked for it. */
export function useReportFile(form: SteppedForm<AccidentForm, AccidentStep>): StepFiles {
  const isAsked = form.values.accidentReport;
  const files = useStepFiles({
    field: "accidentReportFiles",
    isHere: isAsked && form.stepName === "circulation",
    mostFiles: MOST_REPORT_FILES,
    onChange: (uuids) => form.change({ accidentReportFiles: uuids }),
  });
  const drop = useEffectEvent(() => files.clear());
  useEffect(() => {
    if (!isAsked) drop();
  }, [isAsked]);
  return files;
}
