import { useTexts } from "../core/i18n.tsx";
import { useLeaveGuard } from "../core/useLeaveGuard.ts";
import { ConfirmDialog } from "../ui/ConfirmDialog.tsx";

/** Asks whoever leaves with files that are not sent. */
export function LeaveDialog({ isNeeded }: { isNeeded: boolean }) {
  const t = useTexts("send");
  const { wanted, leave, stay } = useLeaveGuard(isNeeded);
  if (wanted === undefined) return null;
  return (
    <ConfirmDialog
      title={t("leave.title")}
      confirm={t("leave.confirm")}
      onConfirm={leave}
      onClose={stay}
    >
      <p>{t("leave.text")}</p>
    </ConfirmDialog>
  );
}
