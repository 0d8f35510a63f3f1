import { useTexts } from "../../core/language/i18n.tsx";
import { ConfirmDialog } from "../../ui/dialogs/ConfirmDialog.tsx";
import type { ActDialogProps } from "./OrderCardDialog.tsx";
import { useAct } from "./useAct.ts";

export function PasswordLinkDialog({ insuredNumber, onClose }: ActDialogProps) {
  const t = useTexts("desk_customers");
  const done = t("password.sent");
  const link = useAct({ insuredNumber, path: "password-link", done, onDone: onClose });
  return (
    <ConfirmDialog
      title={t("password.send")}
      confirm={t("password.confirm")}
      isBusy={link.isPending}
      onConfirm={() => link.mutate(undefined)}
      onClose={onClose}
    >
      <p>{t("password.text")}</p>
    </ConfirmDialog>
  );
}
