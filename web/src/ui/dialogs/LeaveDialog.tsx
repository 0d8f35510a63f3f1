import { useTexts } from "../../core/language/i18n.tsx";
import { useLeaveGuard } from "../../core/routing/useLeaveGuard.ts";
import { ConfirmDialog } from "./ConfirmDialog.tsx";

interface LeaveDialogProps {
  isNeeded: boolean;
  /** What would be lost, where it is not a choice that was not saved. */
  words?: { title: string; text: string; confirm: string };
}

/** Asks whoever leaves with something that is neither saved nor sent. */
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
