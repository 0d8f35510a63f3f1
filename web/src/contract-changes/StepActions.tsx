import { LAST_STEP, type Step } from "@portal/model/contract-changes/wizard-state.ts";
import { useTexts } from "../core/language/i18n.tsx";
import { PrintButton } from "../parts/wizard/PrintButton.tsx";
import frame from "../parts/wizard/Wizard.module.css";
import { BusyButton } from "../ui/layout/BusyButton.tsx";
import { Button } from "../ui/layout/Button.tsx";
import { Missing } from "./Missing.tsx";
import type { Sending } from "./summary/useSending.ts";
import { useWizardView } from "./wizard-view.ts";
import styles from "./Wizard.module.css";

/** Back and Next. On a phone Next is in the sheet at the bottom, which is always visible. */
export function StepActions({ sending }: { sending: Sending }) {
  const t = useTexts("contract_changes");
  const { state, goTo } = useWizardView();
  return (
    <>
      <Missing />
      <div className={frame.actions}>
        {state.step > 0 && (
          <Button variant="secondary" onClick={() => goTo(state.step === 2 ? 1 : 0)}>
            {t("previous")}
          </Button>
        )}
        {state.step === LAST_STEP && <PrintButton />}
        <div className={styles.onAtDesk}>
          <NextButton sending={sending} />
        </div>
      </div>
    </>
  );
}

/** Opens the next step if this one is valid; in the last step it sends. */
export function NextButton({ sending }: { sending: Sending }) {
  const t = useTexts("contract_changes");
  const { state, mayGoOn, goTo } = useWizardView();
  if (state.step === LAST_STEP) {
    return (
      <BusyButton isBusy={sending.isPending} disabled={!mayGoOn} onClick={sending.send}>
        {t("send")}
      </BusyButton>
    );
  }
  const next: Step = state.step === 0 ? 1 : 2;
  return (
    <Button disabled={!mayGoOn} onClick={() => goTo(next)}>
      {t(next === 1 ? "next.change" : "next.summary")}
    </Button>
  );
}
