import { Boundary } from "../core/hydration.tsx";
import type { Proposals } from "@portal/model/contract-changes/proposal.ts";
import type { Draft } from "@portal/model/portal/drafts.ts";
import { useTexts } from "../core/language/i18n.tsx";
import { DraftNotice } from "../parts/DraftNotice.tsx";
import { FieldsSkeleton } from "../parts/FieldsSkeleton.tsx";
import { SavedNote } from "../parts/wizard/SavedNote.tsx";
import { useFocusOnStep } from "../parts/wizard/useFocusOnStep.ts";
import frame from "../parts/wizard/Wizard.module.css";
import { lazyPart, usePreload } from "../ui/feedback/lazy-part.tsx";
import { Notice } from "../ui/feedback/Notice.tsx";
import { Stepper } from "../ui/layout/Stepper.tsx";
import { ChoiceStep } from "./choice/ChoiceStep.tsx";
import { DroppedNotice } from "./DroppedNotice.tsx";
import type { Household, Person } from "./household.ts";
import { Receipt } from "./receipt/Receipt.tsx";
import { StepActions } from "./StepActions.tsx";
import { Outcome } from "./summary/Outcome.tsx";
import { useSending } from "./summary/useSending.ts";
import { stepChoice, useWizard } from "./useWizard.ts";
import { WizardSkeleton } from "./WizardSkeleton.tsx";
import { WizardContext, type WizardView } from "./wizard-view.ts";
import styles from "./Wizard.module.css";

const ChangeStep = lazyPart(async () => (await import("./ChangeStep.tsx")).ChangeStep);
const SummaryStep = lazyPart(async () => (await import("./summary/SummaryStep.tsx")).SummaryStep);

interface WizardProps {
  proposals: Proposals;
  people: readonly Person[];
  household: Household;
  found: Draft | undefined;
}

/** Three steps on the left, the cost on the right. */
export function Wizard({ proposals, people, household, found }: WizardProps) {
  const t = useTexts("contract_changes");
  usePreload(ChangeStep);
  usePreload(SummaryStep);
  const wizard = useWizard(proposals, people, found);
  const view: WizardView = { ...wizard, people, household };
  const sending = useSending(view);
  const { step } = wizard.state;
  const heading = useFocusOnStep(step, "page");
  // Prevents a second sending while the receipt loads.
  if (sending.isSent) return <WizardSkeleton />;
  return (
    <WizardContext value={view}>
      <Stepper
        label={t("steps.label")}
        steps={stepChoice.options.map((name) => t(`steps.${name}`))}
        current={step}
        onReopen={(earlier) => wizard.goTo(earlier === 0 ? 0 : 1)}
      >
        <div className={`${frame.columns} ${styles.columns}`}>
          <div className={`${frame.main} ${styles.main}`}>
            <Notices view={view} />
            <h2 ref={heading} className={styles.heading}>
              {t(`${stepChoice.options[step] ?? "choice"}.title`)}
            </h2>
            <Boundary fallback={<FieldsSkeleton />}>
              <CurrentStep step={step} />
            </Boundary>
            <StepActions sending={sending} />
            <SavedNote saved={wizard.draft.saved} />
          </div>
          <Receipt sending={sending} />
        </div>
      </Stepper>
      <Outcome sending={sending} />
    </WizardContext>
  );
}

function CurrentStep({ step }: { step: number }) {
  if (step === 0) return <ChoiceStep />;
  return step === 1 ? <ChangeStep /> : <SummaryStep />;
}

function Notices({ view }: { view: WizardView }) {
  const { proposals, draft, dropped, people } = view;
  const { warningMessage } = proposals.mutation ?? {};
  return (
    <>
      {warningMessage && (
        <Notice kind="warning">
          <p>{warningMessage}</p>
        </Notice>
      )}
      <DraftNotice draft={draft} />
      <DroppedNotice dropped={dropped} people={people} />
    </>
  );
}
