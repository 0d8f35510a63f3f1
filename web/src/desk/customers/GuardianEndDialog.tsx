import { useState } from "react";
import { useTexts } from "../../core/language/i18n.tsx";
import { useToday } from "../../core/today.ts";
import { ConfirmDialog } from "../../ui/dialogs/ConfirmDialog.tsx";
import { DateField } from "../../ui/fields/dates/DateField.tsx";
import { CheckedField, useChecked } from "./CheckedField.tsx";
import styles from "./Customers.module.css";
import type { ActDialogProps } from "./OrderCardDialog.tsx";
import { useAct } from "./useAct.ts";

interface GuardianEndDialogProps extends ActDialogProps {
  /** The appointment, where the desk knows it. */
  readonly since: string | undefined;
}

/** The end of a guardianship. */
export function GuardianEndDialog({ insuredNumber, name, since, onClose }: GuardianEndDialogProps) {
  const t = useTexts("desk_customers");
  const today = useToday();
  const [endedOn, setEndedOn] = useState<string | undefined>(today);
  const checked = useChecked();
  const done = t("approve.asked");
  const act = useAct({ insuredNumber, path: "guardian/end", done, onDone: onClose });
  return (
    <ConfirmDialog
      title={t("guardian.endTitle", { name })}
      confirm={t("approve.send")}
      isBusy={act.isPending}
      onConfirm={() =>
        checked.whenSaid((words) => endedOn && act.mutate({ endedOn, checked: words }))
      }
      onClose={onClose}
    >
      <div className={styles.form}>
        <p>{t("guardian.endText")}</p>
        <DateField
          label={t("guardian.endedOn")}
          value={endedOn}
          onChange={setEndedOn}
          bounds={{ ...(since !== undefined && { min: since }), max: today }}
          opensAt={today}
          error={endedOn ? undefined : t("person.missing")}
        />
        <CheckedField {...checked} about="person" />
      </div>
    </ConfirmDialog>
  );
}
