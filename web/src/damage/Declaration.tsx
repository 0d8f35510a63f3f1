import { brand } from "@portal/brand/brand.ts";
import { withoutEmptyThings } from "@portal/model/damage/asked-fields.ts";
import type { DamageStep } from "@portal/model/damage/words.ts";
import type { Draft } from "@portal/model/portal/drafts.ts";
import { useQueryClient } from "@tanstack/react-query";
import { post } from "../core/http/api.ts";
import { useTexts } from "../core/language/i18n.tsx";
import { CallUs } from "../parts/wizard/CallUs.tsx";
import { SendingDialog } from "../parts/wizard/SendingDialog.tsx";
import { SteppedWizard } from "../parts/wizard/SteppedWizard.tsx";
import { useSending } from "../parts/wizard/useSending.ts";
import type { Property } from "./contracts.ts";
import { Cover } from "./Cover.tsx";
import { ContactStep } from "./steps/ContactStep.tsx";
import { EventStep } from "./steps/EventStep.tsx";
import { SummaryStep } from "./steps/SummaryStep.tsx";
import { ThingsStep } from "./steps/ThingsStep.tsx";
import { useAnswers } from "./useAnswers.ts";
import { DamageContext, type DamageView, stepChoice, useDamage } from "./useDamage.ts";
import { type DamageFiles, useDamageFiles } from "./useDamageFiles.ts";
import { useFieldName } from "./useFieldName.ts";

interface DeclarationProps {
  contracts: readonly Property[];
  found: Draft | undefined;
}

export function Declaration({ contracts, found }: DeclarationProps) {
  const view = useDamage(contracts, found);
  return (
    <DamageContext value={view}>
      <Steps view={view} />
    </DamageContext>
  );
}

function Steps({ view: { form } }: { view: DamageView }) {
  const t = useTexts("damage");
  const answersOf = useAnswers();
  const files = useDamageFiles(form);
  const sending = useDamageSending(form);
  const next = stepChoice.options[form.step + 1];
  return (
    <>
      <SteppedWizard
        form={form}
        label={t("steps.label")}
        steps={stepChoice.options.map((step) => ({
          title: t(`steps.${step}`),
          answers: answersOf(step),
        }))}
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
        <CurrentStep step={form.stepName} files={files} />
      </SteppedWizard>
      <SendingDialog
        sending={sending}
        home={t("outcome.sent.home")}
        words={{
          sent: { title: t("outcome.sent.title"), text: t("outcome.sent.text") },
          conflict: { title: t("outcome.conflict.title"), text: t("outcome.conflict.text") },
          refused: { title: t("outcome.refused.title"), text: t("outcome.refused.text") },
          failed: {
            title: t("outcome.failed.title"),
            text: t("outcome.failed.text", { phone: brand.phone }),
          },
        }}
      />
    </>
  );
}

function CurrentStep({ step, files }: { step: DamageStep; files: DamageFiles }) {
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
  const cache = useQueryClient();
  return useSending({
    form,
    fieldOf: (named) => named,
    send: (values, options) => post("/v1/contact/damage", withoutEmptyThings(values), options),
    onSent: () => {
      for (const changed of ["interactions", "documents"])
        void cache.invalidateQueries({ queryKey: [changed] });
    },
  });
}
