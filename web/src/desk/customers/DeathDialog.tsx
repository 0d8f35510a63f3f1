import { LONGEST_AUTHORITY } from "@portal/model/desk/life-events.ts";
import { useState } from "react";
import { useTexts } from "../../core/language/i18n.tsx";
import { useToday } from "../../core/today.ts";
import { ConfirmDialog } from "../../ui/dialogs/ConfirmDialog.tsx";
import { DateField } from "../../ui/fields/dates/DateField.tsx";
import { TextField } from "../../ui/fields/TextField.tsx";
import { CheckedField, useChecked } from "./CheckedField.tsx";
import styles from "./Customers.module.css";
import type { ActDialogProps } from "./OrderCardDialog.tsx";
import { useAct } from "./useAct.ts";

interface DeathDialogProps extends ActDialogProps {
  readonly birthdate: string;
}

/** The death of a person, which a colleague approves because the person cannot take it back. */
export function DeathDialog({ insuredNumber, name, birthdate, onClose }: DeathDialogProps) {
  const t = useTexts("desk_customers");
  const today = useToday();
  const [diedOn, setDiedOn] = useState<string | undefined>("");
  const [document, setDocument] = useState("");
  const [reportedBy, setReportedBy] = useState("");
  const [isTried, setTried] = useState(false);
  const checked = useChecked();
  const done = t("approve.asked");
  const act = useAct({ insuredNumber, path: "death", done, onDone: onClose });
  const isComplete = Boolean(diedOn) && document.trim() !== "" && reportedBy.trim() !== "";
  const send = () => {
    setTried(true);
    checked.whenSaid((words) => {
      if (isComplete) act.mutate({ diedOn, document, reportedBy, checked: words });
    });
  };
  const missing = (value: string | undefined) =>
    isTried && !value?.trim() ? t("person.missing") : undefined;
  return (
    <ConfirmDialog
      title={t("death.title", { name })}
      confirm={t("approve.send")}
      isBusy={act.isPending}
      onConfirm={send}
      onClose={onClose}
    >
      <div className={styles.form}>
        <p>{t("death.text")}</p>
        <DateField
          label={t("death.day")}
          value={diedOn}
          onChange={setDiedOn}
          bounds={{ min: birthdate, max: today }}
          opensAt={today}
          error={missing(diedOn)}
        />
        <TextField
          label={t("death.document")}
          help={t("death.documentHelp")}
          value={document}
          onChange={setDocument}
          maxLength={LONGEST_AUTHORITY}
          error={missing(document)}
          autoComplete="off"
        />
        <TextField
          label={t("death.reportedBy")}
          value={reportedBy}
          onChange={setReportedBy}
          maxLength={LONGEST_AUTHORITY}
          error={missing(reportedBy)}
          autoComplete="off"
        />
        <CheckedField {...checked} about="person" />
      </div>
    </ConfirmDialog>
  );
}
