import type { AccidentForm } from "@portal/model/accident/accident-form.ts";
import { MOST_REPORT_FILES } from "@portal/model/accident/accident-rule.ts";
import type { AccidentStep } from "@portal/model/accident/words.ts";
import { useEffect, useEffectEvent, useState } from "react";
import { useTexts } from "../core/language/i18n.tsx";
import { goToField } from "../parts/wizard/field-id.ts";
import type { SteppedForm } from "../parts/wizard/useSteppedForm.ts";
import { type Uploads, useUploads } from "../ui/files/useUploads.ts";

export interface ReportFile {
  readonly uploads: Uploads;
  /** Said once somebody wanted to go on before the file was there. */
  readonly problem: string | undefined;
  /** Whether the file is still on its way, or did not get there. */
  readonly hold: () => boolean;
}

/** The report outlives its step; it goes with the switch that asked for it. */
export function useReportFile(form: SteppedForm<AccidentForm, AccidentStep>): ReportFile {
  const t = useTexts("forms");
  const [isHeld, setHeld] = useState(false);
  const uploads = useUploads({
    max: MOST_REPORT_FILES,
    onChange: (files) => form.change({ accidentReportFiles: files.map(({ uuid }) => uuid) }),
  });
  const state = stateOf(uploads);
  const isAsked = form.values.accidentReport;
  const drop = useEffectEvent(() => uploads.items.forEach((item) => void uploads.remove(item)));
  useEffect(() => {
    if (!isAsked) drop();
  }, [isAsked]);
  return {
    uploads,
    problem: isHeld && state !== "ready" ? t(`form.files.${state}`) : undefined,
    hold: () => {
      if (!isAsked || form.stepName !== "circulation") return false;
      setHeld(state !== "ready");
      if (state !== "ready") goToField("accidentReportFiles");
      return state !== "ready";
    },
  };
}

function stateOf({ items }: Uploads): "ready" | "uploading" | "failed" {
  if (items.some(({ state }) => state.kind === "uploading")) return "uploading";
  const isBroken = items.some(
    ({ state }) => state.kind === "error" && state.problem === "connection",
  );
  return isBroken ? "failed" : "ready";
}
