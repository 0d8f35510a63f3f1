import { Boundary } from "../core/hydration.tsx";
import { withoutEmptyThings } from "@portal/model/damage/asked-fields.ts";
import { MOST_DAMAGE_FILES } from "@portal/model/damage/damage-rule.ts";
import type { DamageStep } from "@portal/model/damage/fields.ts";
import type { Draft } from "@portal/model/portal/drafts.ts";
import { post } from "../core/http/api.ts";
import { useTexts } from "../core/language/i18n.tsx";
import { FieldsSkeleton } from "../parts/FieldsSkeleton.tsx";
import { CallUs } from "../parts/wizard/CallUs.tsx";
import { DeclarationWizard } from "../parts/wizard/DeclarationWizard.tsx";
import { type SentRequest, useSending } from "../parts/wizard/useSending.ts";
import { type StepFiles, useStepFiles } from "../parts/wizard/useStepFiles.ts";
import { lazyPart, usePreload } from "../ui/feedback/lazy-part.tsx";
import type { Property } from "./contracts.ts";
import { Cover } from "./Cover.tsx";
import { ContactStep } from "./steps/ContactStep.tsx";
import { EventStep } from "./steps/EventStep.tsx";
import { SummaryStep } from "./steps/SummaryStep.tsx";
import { useAnswers } from "./useAnswers.ts";
import { DamageContext, type DamageView, stepChoice, useDamage } from "./useDamage.ts";
import { useFieldName } from "./useFieldName.ts";

const ThingsStep = lazyPart(async () => (await import("./steps/ThingsStep.tsx")).ThingsStep);

interface DeclarationProps {
  contracts: readonly Property[];
  found: Draft | undefined;
}

export function Declaration({ contracts, found }: DeclarationProps) {
  usePreload(ThingsStep);
  const view = useDamage(contracts, found);
  return (
    <DamageContext value={view}>
      <Steps view={view} />
    </DamageContext>
  );
}

function Steps({ view: { form } }: { view: DamageView }) {
  const t = useTexts("damage");
  const files = useStepFiles({
    field: "files",
    isHere: form.stepName === "things",
    mostFiles: MOST_DAMAGE_FILES,
    onChange: (uuids) => form.change({ files: uuids }),
  });
  const sending = useDamageSending(form);
  const next = stepChoice.options[form.step + 1];
  return (
    <DeclarationWizard
      form={form}
      steps={stepChoice.options}
      titleOf={(step) => t(`steps.${step}`)}
      t={t}
      answersOf={useAnswers()}
      onward={!next || next === "event" ? t("send") : t(`next.${next}`)}
      nameOf={useFieldName()}
      hold={files.hold}
      sending={sending}
      side={
        <>
          <Cover />
          <CallUs />
        </>
      }
    >
      <Boundary fallback={<FieldsSkeleton />}>
        <CurrentStep step={form.stepName} files={files} />
      </Boundary>
    </DeclarationWizard>
  );
}

function CurrentStep({ step, files }: { step: DamageStep; files: StepFiles }) {
  switch (step) {
    case "event":
      return <EventStep />;
    case "things":
      return <ThingsStep files={files} />;
    case "contact":
      return <ContactStep />;
    case "summary":
      return <SummaryStep />;
  }
}

function useDamageSending(form: DamageView["form"]) {
  return useSending({
    form,
    fieldOf: (named) => named,
    send: (values, options) =>
      post<SentRequest>("/v1/contact/damage", withoutEmptyThings(values), options),
  });
}
