import type { ReactNode } from "react";
import type { TextValues } from "../../core/texts/texts.ts";
import { useBrand } from "../../core/language/useBrand.ts";
import type { Answer } from "./Answers.tsx";
import { SendingDialog } from "./SendingDialog.tsx";
import { SteppedWizard } from "./SteppedWizard.tsx";
import type { Sending, SendingOutcome } from "./useSending.ts";
import { WizardSkeleton } from "./WizardSkeleton.tsx";
import type { SteppedForm } from "./useSteppedForm.ts";

type DeclarationText = "steps.label" | `outcome.${SendingOutcome}.${"title" | "text"}`;

interface DeclarationWizardProps<Values extends object, Step extends string> {
  form: SteppedForm<Values, Step>;
  steps: readonly Step[];
  titleOf: (step: Step) => string;
  t: (key: DeclarationText, values?: TextValues) => string;
  answersOf: (step: Step) => readonly Answer[];
  onward: string;
  nameOf: (path: string) => string;
  hold: () => boolean;
  sending: Sending;
  side: ReactNode;
  children: ReactNode;
}

/** A declaration in steps, with the dialog of a failed sending. */
export function DeclarationWizard<Values extends object, Step extends string>(
  props: DeclarationWizardProps<Values, Step>,
) {
  const { t, steps, titleOf, answersOf, sending, ...wizard } = props;
  const { phone } = useBrand();
  const wordsOf = (outcome: SendingOutcome) => ({
    title: t(`outcome.${outcome}.title`),
    text: t(`outcome.${outcome}.text`, { phone }),
  });
  return (
    <>
      {/* A sent declaration cannot be sent again: the receipt page is loading. */}
      {sending.isSent ? (
        <WizardSkeleton />
      ) : (
        <SteppedWizard
          {...wizard}
          sending={sending}
          label={t("steps.label")}
          steps={steps.map((step) => ({ title: titleOf(step), answers: answersOf(step) }))}
        />
      )}
      <SendingDialog sending={sending} words={wordsOf} />
    </>
  );
}
