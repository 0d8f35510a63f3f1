import { navigate } from "../../core/routing/router.tsx";
import { OutcomeDialog } from "../../ui/dialogs/OutcomeDialog.tsx";
import { Button } from "../../ui/layout/Button.tsx";
import { Receipt } from "../receipt/Receipt.tsx";
import type { Sending, SendingOutcome } from "./useSending.ts";

interface SendingDialogProps {
  sending: Sending;
  words: Readonly<Record<SendingOutcome, { title: string; text: string }>>;
  /** What leads home once it was sent. */
  home: string;
}

/** How the sending went. What was sent leads to the homepage, also by closing the dialog. */
export function SendingDialog({ sending, words, home }: SendingDialogProps) {
  const { outcome, sent, close } = sending;
  if (!outcome) return null;
  const { title, text } = words[outcome];
  const goHome = () => {
    close();
    navigate("/");
  };
  if (outcome === "sent") {
    return (
      <OutcomeDialog
        outcome="success"
        title={title}
        onClose={goHome}
        action={<Button onClick={goHome}>{home}</Button>}
      >
        <p>{text}</p>
        {sent && <Receipt {...sent} />}
      </OutcomeDialog>
    );
  }
  return (
    <OutcomeDialog outcome="error" title={title} onClose={close}>
      <p>{text}</p>
    </OutcomeDialog>
  );
}
