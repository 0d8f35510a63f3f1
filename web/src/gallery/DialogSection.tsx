import { type ComponentType, useState } from "react";
import { Button } from "../ui/layout/Button.tsx";
import { ConfirmDialog } from "../ui/dialogs/ConfirmDialog.tsx";
import { Dialog } from "../ui/dialogs/Dialog.tsx";
import { OutcomeDialog } from "../ui/dialogs/OutcomeDialog.tsx";
import { State } from "./State.tsx";

interface Closing {
  onClose: () => void;
}

const dialogs: Record<string, ComponentType<Closing>> = {
  plain: Plain,
  confirm: Confirm,
  success: Success,
  error: Failure,
};

export function DialogSection() {
  const [open, setOpen] = useState("");
  const Opened = dialogs[open];
  return (
    <State name="Default, confirm (busy while it acts), success, error" layout="row">
      {Object.keys(dialogs).map((kind) => (
        <Button key={kind} variant="secondary" aria-haspopup="dialog" onClick={() => setOpen(kind)}>
          {`Open ${kind} dialog`}
        </Button>
      ))}
      {Opened && <Opened onClose={() => setOpen("")} />}
    </State>
  );
}

function Plain({ onClose }: Closing) {
  return (
    <Dialog
      title="A dialog"
      onClose={onClose}
      actions={<Button onClick={onClose}>Understood</Button>}
    >
      <p>It keeps the focus inside, and gives it back.</p>
    </Dialog>
  );
}

function Confirm({ onClose }: Closing) {
  const [isBusy, setBusy] = useState(false);
  const confirm = () => {
    setBusy(true);
    setTimeout(onClose, 1000);
  };
  return (
    <ConfirmDialog
      title="Extend the deadline?"
      confirm="Extend by 30 days"
      isBusy={isBusy}
      onConfirm={confirm}
      onClose={onClose}
    >
      <p>The new deadline is 21.12.2026. This works once per invoice.</p>
    </ConfirmDialog>
  );
}

function Success({ onClose }: Closing) {
  return (
    <OutcomeDialog outcome="success" title="Deadline extended" onClose={onClose}>
      <p>You now have until 21.12.2026. We sent you a confirmation.</p>
    </OutcomeDialog>
  );
}

function Failure({ onClose }: Closing) {
  return (
    <OutcomeDialog
      outcome="error"
      title="Not extended"
      onClose={onClose}
      action={<Button onClick={onClose}>Try again</Button>}
    >
      <p>The deadline is still 21.11.2026. Nothing was changed.</p>
    </OutcomeDialog>
  );
}
