import { ReturnReason } from "@portal/model/invoices/invoice.ts";
import { useState } from "react";
import { useTexts } from "../../../core/language/i18n.tsx";
import { ConfirmDialog } from "../../../ui/dialogs/ConfirmDialog.tsx";
import { Select } from "../../../ui/fields/Select.tsx";
import { TextArea } from "../../../ui/fields/TextArea.tsx";
import { TextField } from "../../../ui/fields/TextField.tsx";
import styles from "../Books.module.css";
import { useBookAct } from "../useBookAct.ts";

const [SHORTEST_REASON, LONGEST_REASON] = [3, 300];

/** A direct debit that the bank took back, which no file of the bank says. The invoice is open again. */
export function ReturnDialog({ onClose }: { onClose: () => void }) {
  const t = useTexts("desk_books");
  const [typed, setTyped] = useState("");
  const [code, setCode] = useState<ReturnReason | "">("");
  const [reason, setReason] = useState("");
  const [isTried, setTried] = useState(false);
  const no = typed.replaceAll(/\s/g, "");
  const giveBack = useBookAct({
    path: `invoices/${no}/return`,
    done: t("return.done"),
    onDone: onClose,
  });
  const isNumber = /^\d{7,20}$/.test(no);
  const isReasoned = reason.trim().length >= SHORTEST_REASON;
  const confirm = () => {
    setTried(true);
    if (isNumber && code !== "" && isReasoned) giveBack.mutate({ code, reason: reason.trim() });
  };
  return (
    <ConfirmDialog
      title={t("return.title")}
      confirm={t("return.act")}
      isBusy={giveBack.isPending}
      onConfirm={confirm}
      onClose={onClose}
    >
      <div className={styles.form}>
        <p>{t("return.text")}</p>
        <TextField
          label={t("column.invoice")}
          help={t("return.numberHelp")}
          error={isTried && !isNumber ? t("plans.number") : undefined}
          value={typed}
          onChange={setTyped}
          inputMode="numeric"
          autoComplete="off"
          hasFigures
          maxLength={30}
        />
        <Select
          label={t("return.code")}
          error={isTried && code === "" ? t("return.chooseCode") : undefined}
          value={code}
          onChange={setCode}
          options={ReturnReason.options.map((value) => ({
            value,
            label: `${value}: ${t(`return.reason.${value}`)}`,
          }))}
        />
        <TextArea
          label={t("return.source")}
          error={isTried && !isReasoned ? t("reason.missing") : undefined}
          value={reason}
          onChange={setReason}
          maxLength={LONGEST_REASON}
        />
      </div>
    </ConfirmDialog>
  );
}
