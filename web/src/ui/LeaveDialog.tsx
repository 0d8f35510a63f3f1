import { useTexts } from "../core/i18n.tsx";
import { useLeaveGuard } from "../core/useLeaveGuard.ts";
import { ConfirmDialog } from "./ConfirmDialog.tsx";

/** Asks whoever leaves with choices that are not saved. */
export function LeaveDialog({ isNeeded }: { isNeeded: boolean }) {
  const t = useTexts("blocks");
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
