import { useTexts } from "../../core/language/i18n.tsx";
import { useLeaveGuard } from "../../core/routing/useLeaveGuard.ts";
import { ConfirmDialog } from "./ConfirmDialog.tsx";

interface LeaveDialogProps {
  isNeeded: boolean;
  /** The texts for work that is not an unsaved choice. */
  words?: { title: string; text: string; confirm: string };
}

/** Asks before the customer leaves with unsaved or unsent work. */
export function LeaveDialog({ isNeeded, words }: LeaveDialogProps) {
  const t = useTexts("forms");
  const { wanted, leave, stay } = useLeaveGuard(isNeeded);
  if (wanted === undefined) return null;
  return (
    <ConfirmDialog
      title={words?.title ?? t("form.leave.title")}
      confirm={words?.confirm ?? t("form.leave.confirm")}
      onConfirm={leave}
      onClose={stay}
    >
      <p>{words?.text ?? t("form.leave.text")}</p>
    </ConfirmDialog>
  );
}
