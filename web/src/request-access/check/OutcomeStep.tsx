import type { SimulatedEvent } from "@portal/model/request-access/demonstration.ts";
import { onboardingErrors } from "@portal/model/request-access/request-access.ts";
import { useState } from "react";
import { useTexts } from "../../core/language/i18n.tsx";
import { RadioGroup } from "../../ui/fields/RadioGroup.tsx";
import { BusyButton } from "../../ui/layout/BusyButton.tsx";

type Outcome = Exclude<SimulatedEvent, "OPENED" | "SCANNED">;
const outcomes: readonly Outcome[] = ["PASSED", ...onboardingErrors];

interface OutcomeStepProps {
  isBusy: boolean;
  onChoose: (outcome: Outcome) => void;
}

/** The outcome of the check, which a real one would determine. */
export function OutcomeStep({ isBusy, onChoose }: OutcomeStepProps) {
  const t = useTexts("identity_check");
  const [outcome, setOutcome] = useState<Outcome>("PASSED");
  return (
    <>
      <RadioGroup
        label={t("outcome.label")}
        help={t("outcome.help")}
        value={outcome}
        options={outcomes.map((value) => ({ value, label: t(`outcome.${value}`) }))}
        onChange={(value) => value && setOutcome(value)}
      />
      <BusyButton isBusy={isBusy} onClick={() => onChoose(outcome)}>
        {t("outcome.send")}
      </BusyButton>
    </>
  );
}
