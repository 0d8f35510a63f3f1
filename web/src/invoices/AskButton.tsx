import { useState } from "react";
import { uuid } from "../core/uuid.ts";
import { Button } from "../ui/layout/Button.tsx";
import { ConfirmDialog } from "../ui/dialogs/ConfirmDialog.tsx";
import { OutcomeDialog } from "../ui/dialogs/OutcomeDialog.tsx";
import { useToldElsewhere } from "../parts/pay/useToldElsewhere.ts";

type Outcome = "success" | "error";

interface AskButtonProps {
  label: string;
  question: { title: string; text: string; confirm: string };
  /** Sends the request under its key and says how it went. Where it throws, the question stays open. */
  send: (idempotencyKey: string) => Promise<Outcome>;
  told: (outcome: Outcome) => { title: string; text: string };
  /** The person has read that it was done. */
  onDone?: () => void;
}

/** A request that is asked about first, and whose outcome is told. */
export function AskButton({ label, question, send, told, onDone }: AskButtonProps) {
  const [step, setStep] = useState<"closed" | "asking" | "busy" | Outcome>("closed");
  const [key, setKey] = useState("");
  const tellElsewhere = useToldElsewhere();
  const open = () => {
    setKey(uuid());
    setStep("asking");
  };
  const ask = async () => {
    setStep("busy");
    try {
      setStep(await send(key));
      tellElsewhere();
    } catch {
      setStep("asking");
    }
  };
  const close = () => {
    setStep("closed");
    if (step === "success") onDone?.();
  };
  return (
    <>
      <Button variant="secondary" aria-haspopup="dialog" onClick={open}>
        {label}
      </Button>
      {(step === "asking" || step === "busy") && (
        <ConfirmDialog
          title={question.title}
          confirm={question.confirm}
          isBusy={step === "busy"}
          onConfirm={() => void ask()}
          onClose={close}
        >
          <p>{question.text}</p>
        </ConfirmDialog>
      )}
      {(step === "success" || step === "error") && (
        <OutcomeDialog outcome={step} title={told(step).title} onClose={close}>
          <p>{told(step).text}</p>
        </OutcomeDialog>
      )}
    </>
  );
}
