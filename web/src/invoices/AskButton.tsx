import { useState } from "react";
import { uuid } from "../core/uuid.ts";
import { Button } from "../ui/layout/Button.tsx";
import { ConfirmDialog } from "../ui/dialogs/ConfirmDialog.tsx";
import { OutcomeDialog } from "../ui/dialogs/OutcomeDialog.tsx";
import { leaveForReceipt } from "../parts/receipt/receipt-address.ts";
import { useInvalidateInvoiceViews } from "../parts/pay/useInvalidateInvoiceViews.ts";

interface AskButtonProps {
  label: string;
  question: { title: string; text: string; confirm: string };
  /** Resolves to the request's id, or nothing if it was refused; if it throws, the dialog stays open. */
  send: (idempotencyKey: string) => Promise<string | undefined>;
  refused: { title: string; text: string };
}

/** A button with a confirmation. The receipt follows, or the reason of a refusal. */
export function AskButton({ label, question, send, refused }: AskButtonProps) {
  const [step, setStep] = useState<"closed" | "asking" | "busy" | "refused">("closed");
  const [key, setKey] = useState("");
  const tellElsewhere = useInvalidateInvoiceViews();
  const open = () => {
    setKey(uuid());
    setStep("asking");
  };
  const ask = async () => {
    setStep("busy");
    try {
      const request = await send(key);
      tellElsewhere();
      setStep(request === undefined ? "refused" : "closed");
      if (request !== undefined) leaveForReceipt(request);
    } catch {
      setStep("asking");
    }
  };
  const close = () => setStep("closed");
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
      {step === "refused" && (
        <OutcomeDialog outcome="error" title={refused.title} onClose={close}>
          <p>{refused.text}</p>
        </OutcomeDialog>
      )}
    </>
  );
}
