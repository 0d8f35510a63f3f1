import { Boundary } from "../core/hydration.tsx";
import { formFieldOf, toPayload } from "@portal/model/accident/accident-payload.ts";
import type { AccidentStep } from "@portal/model/accident/words.ts";
import type { Draft } from "@portal/model/portal/drafts.ts";
import { post } from "../core/http/api.ts";
import { useTexts } from "../core/language/i18n.tsx";
import type { Insured } from "../core/portal.tsx";
import { FieldsSkeleton } from "../parts/FieldsSkeleton.tsx";
import { DeclarationWizard } from "../parts/wizard/DeclarationWizard.tsx";
import { type SentRequest, useSending } from "../parts/wizard/useSending.ts";
import type { StepFiles } from "../parts/wizard/useStepFiles.ts";
import { lazyPart, usePreload } from "../ui/feedback/lazy-part.tsx";
import { Side } from "./Side.tsx";
import { CircumstancesStep } from "./steps/CircumstancesStep.tsx";
import { InsuranceStep } from "./steps/InsuranceStep.tsx";
import { StatusStep } from "./steps/StatusStep.tsx";
import { SummaryStep } from "./steps/SummaryStep.tsx";
import { useAnswers } from "./summary/useAnswers.ts";
import { AccidentContext, type AccidentView, stepChoice, useAccident } from "./useAccident.ts";
import { useFieldName } from "./useFieldName.ts";
import { useNames } from "./useNames.ts";
import { useReportFile } from "./useReportFile.ts";

const CirculationStep = lazyPart(
  async () => (await import("./steps/CirculationStep.tsx")).CirculationStep,
);
const InjuriesStep = lazyPart(async () => (await import("./steps/InjuriesStep.tsx")).InjuriesStep);

interface DeclarationProps {
  people: readonly Insured[];
  found: Draft | undefined;
}

export function Declaration({ people, found }: DeclarationProps) {
  usePreload(InjuriesStep);
  usePreload(CirculationStep);
  const view = useAccident(people, found);
  return (
    <AccidentContext value={view}>
      <Steps view={view} />
    </AccidentContext>
  );
}

function Steps({ view: { form } }: { view: AccidentView }) {
  const t = useTexts("accident");
  const sending = useAccidentSending(form);
  const report = useReportFile(form);
  const next = stepChoice.options[form.step + 1];
  return (
    <DeclarationWizard
      form={form}
      steps={stepChoice.options}
      titleOf={useNames().step}
      t={t}
      answersOf={useAnswers()}
      onward={!next || next === "status" ? t("send") : t(`next.${next}`)}
      nameOf={useFieldName()}
      hold={report.hold}
      sending={sending}
      side={<Side />}
    >
      <Boundary fallback={<FieldsSkeleton />}>
        <CurrentStep step={form.stepName} report={report} />
      </Boundary>
    </DeclarationWizard>
  );
}

function CurrentStep({ step, report }: { step: AccidentStep; report: StepFiles }) {
  switch (step) {
    case "status":
      return <StatusStep />;
    case "circumstances":
      return <CircumstancesStep />;
    case "injuries":
      return <InjuriesStep />;
    case "otherInsurance":
      return <InsuranceStep />;
    case "circulation":
      return <CirculationStep report={report} />;
    case "summary":
      return <SummaryStep />;
  }
}

function useAccidentSending(form: AccidentView["form"]) {
  const t = useTexts("accident");
  return useSending({
    form,
    fieldOf: formFieldOf,
    send: (values, options) =>
      post<SentRequest>("/v1/contact/accident", toPayload(values, t("subject")), options),
  });
}
