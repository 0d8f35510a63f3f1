import { type SimulatedEvent } from "@portal/model/request-access/demonstration.ts";
import { useEffect, useState } from "react";
import { report } from "../../core/errors/errors.ts";
import { ApiProblem } from "../../core/http/api.ts";
import { useTexts } from "../../core/language/i18n.tsx";
import { RadioGroup } from "../../ui/fields/RadioGroup.tsx";
import { Notice } from "../../ui/feedback/Notice.tsx";
import { BusyButton } from "../../ui/layout/BusyButton.tsx";
import { Button } from "../../ui/layout/Button.tsx";
import { simulateCheck } from "../calls.ts";
import styles from "../RequestAccess.module.css";
import { OutcomeStep } from "./OutcomeStep.tsx";
import { PhotoStep } from "./PhotoStep.tsx";

const documents = ["passport", "identityCard", "permit"] as const;
type Document = (typeof documents)[number];
/** The check of this phone, and its secret. */
export interface Check {
  readonly id: string;
  readonly secret: string;
}
type Step = "document" | "photo" | "face" | "outcome" | "done";

/** The steps: choose a document, photograph it, show the face, choose the outcome. */
export function CheckSteps({ check }: { check: Check }) {
  const t = useTexts("identity_check");
  const [step, setStep] = useState<Step>("document");
  const [document, setDocument] = useState<Document | "">("");
  const { tell, isBusy, problem } = useEvents(check);
  useEffect(() => {
    tell("OPENED", () => undefined);
    // Runs once, when the page opens.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, []);
  return (
    <div className={styles.checkSteps}>
      {problem && (
        <Notice kind="error">
          <p>{t(problem)}</p>
        </Notice>
      )}
      {step === "document" && (
        <>
          <RadioGroup
            label={t("document.label")}
            variant="card"
            value={document}
            options={documents.map((value) => ({ value, label: t(`document.${value}`) }))}
            onChange={setDocument}
          />
          <Button disabled={document === ""} onClick={() => setStep("photo")}>
            {t("continue")}
          </Button>
        </>
      )}
      {step === "photo" && <PhotoStep onDone={() => tell("SCANNED", () => setStep("face"))} />}
      {step === "face" && (
        <>
          <h2>{t("face.title")}</h2>
          <p>{t("face.text")}</p>
          <BusyButton isBusy={isBusy} onClick={() => setStep("outcome")}>
            {t("face.done")}
          </BusyButton>
        </>
      )}
      {step === "outcome" && (
        <OutcomeStep isBusy={isBusy} onChoose={(event) => tell(event, () => setStep("done"))} />
      )}
      {step === "done" && (
        <>
          <h2>{t("done.title")}</h2>
          <p>{t("done.text")}</p>
        </>
      )}
    </div>
  );
}

/** Reports the events to the portal; a finished check is shown as such. */
function useEvents(check: Check) {
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState<"gone" | "failed">();
  const tell = (event: SimulatedEvent, then: () => void) => {
    setBusy(true);
    setProblem(undefined);
    simulateCheck({ ...check, event })
      .then(then, (error: unknown) => {
        const isGone = error instanceof ApiProblem && error.status === 404;
        setProblem(isGone ? "gone" : "failed");
        if (!isGone) report(error);
      })
      .finally(() => setBusy(false));
  };
  return { tell, isBusy, problem };
}
