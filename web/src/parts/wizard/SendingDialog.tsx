import { OutcomeDialog } from "../../ui/dialogs/OutcomeDialog.tsx";
import type { Sending, SendingOutcome } from "./useSending.ts";

interface SendingDialogProps {
  sending: Sending;
  words: (outcome: SendingOutcome) => { title: string; text: string };
}

/** The reason why it was not sent. */
export function SendingDialog({ sending: { outcome, close }, words }: SendingDialogProps) {
  if (!outcome) return null;
  const { title, text } = words(outcome);
  return (
    <OutcomeDialog outcome="error" title={title} onClose={close}>
      <p>{text}</p>
    </OutcomeDialog>
  );
}
