import type { ReactNode } from "react";
import { useTexts } from "../../core/language/i18n.tsx";
import { BusyButton } from "../layout/BusyButton.tsx";
import { Button } from "../layout/Button.tsx";
import { Dialog } from "./Dialog.tsx";

interface ConfirmDialogProps {
  title: string;
  /** The label names the action, never just OK. */
  confirm: string;
  isBusy?: boolean;
  onConfirm: () => void;
  onClose: () => void;
  children: ReactNode;
}

/** Asks before an action that is hard to undo. */
export function ConfirmDialog({
  title,
  confirm,
  isBusy = false,
  onConfirm,
  onClose,
  children,
}: ConfirmDialogProps) {
  const t = useTexts("blocks");
  return (
    <Dialog
      title={title}
      onClose={onClose}
      actions={
        <>
          <Button variant="secondary" onClick={onClose}>
            {t("cancel")}
          </Button>
          <BusyButton isBusy={isBusy} onClick={onConfirm}>
            {confirm}
          </BusyButton>
        </>
      }
    >
      {children}
    </Dialog>
  );
}
