import { useTexts } from "../../core/language/i18n.tsx";
import { ConfirmDialog } from "../../ui/dialogs/ConfirmDialog.tsx";
import { CheckedField, useChecked } from "./CheckedField.tsx";
import styles from "./Customers.module.css";
import type { ActDialogProps } from "./OrderCardDialog.tsx";
import { useAct } from "./useAct.ts";

export function UnlockDialog({ insuredNumber, onClose }: ActDialogProps) {
  const t = useTexts("desk_customers");
  const checked = useChecked();
  const done = t("unlock.done");
  const act = useAct({ insuredNumber, path: "unlock", done, onDone: onClose });
  return (
    <ConfirmDialog
      title={t("unlock.act")}
      confirm={t("unlock.act")}
      isBusy={act.isPending}
      onConfirm={() => checked.whenSaid((words) => act.mutate({ checked: words }))}
      onClose={onClose}
    >
      <div className={styles.form}>
        <p>{t("unlock.text")}</p>
        <CheckedField {...checked} />
      </div>
    </ConfirmDialog>
  );
}
